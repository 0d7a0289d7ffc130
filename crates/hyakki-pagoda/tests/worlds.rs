//! What a perfect player remembers: what is sure is the same in every sampled world, what is not differs.

use hyakki_core::{Game, GameRng, Seat, Viewer};
use hyakki_pagoda::{CardSet, Pagoda, Pile};

use crate::table::{Table, card, cards};

const HANDS: [&str; 4] = [
    "k2 k3 k4 k5 k6 k7 k8",
    "t2 t3 t4 t5 t6 t7 t8",
    "a2 a3 a4 a5 a6 a7 a8",
    "i2 i3 i4 i5 i6 i7 i8",
];

fn worlds(table: &Table, viewer: usize) -> Vec<Pagoda> {
    sampled(table, Viewer::Seat(Seat::new(viewer)))
}

fn sampled(table: &Table, viewer: Viewer) -> Vec<Pagoda> {
    let view = table.state.view(viewer);
    let mut dice = GameRng::for_game(5, 0);
    (0..300)
        .map(|_| Pagoda::determinize(&view, &mut dice))
        .inspect(|world| assert_eq!(world.view(viewer), view))
        .collect()
}

/// Which seats hold the card in the worlds, in order.
fn holders(worlds: &[Pagoda], name: &str) -> Vec<usize> {
    let is_held = |&seat: &usize| {
        let holds = |world: &Pagoda| world.hand(Seat::new(seat)).contains(card(name));
        worlds.iter().any(holds)
    };
    (0..4).filter(is_held).collect()
}

fn is_always_in_hand(worlds: &[Pagoda], seat: usize, name: &str) -> bool {
    worlds
        .iter()
        .all(|world| world.hand(Seat::new(seat)).contains(card(name)))
}

/// Seat 1 has taken k2, which seat 0 had played; it is seat 2's turn. The piles are `g5 t6` and `r5`.
fn taken() -> Table {
    let mut table = Table::dealt(0, &HANDS, ["g5", "r5"], "");
    table.acts(&["0: k2 R", "1: t6 L", "1: take"]);
    table
}

/// Seat 1 has then given k2 to seat 3, unseen by seats 0 and 2; it is seat 2's turn. The piles are `g5 t6 a4 i3 k4 t4` and `r5`.
fn given() -> Table {
    let mut table = taken();
    table.acts(&[
        "2: a4 L",
        "3: i3 L",
        "0: k4 L",
        "0: draw",
        "1: t4 L",
        "1: give k2 3",
    ]);
    table
}

#[test]
fn a_taken_card_stays_known_in_the_takers_hand() {
    let mut table = taken();
    for viewer in [0, 2, 3] {
        assert!(is_always_in_hand(&worlds(&table, viewer), 1, "k2"));
    }
    assert!(is_always_in_hand(
        &sampled(&table, Viewer::Spectator),
        1,
        "k2"
    ));
    // Turns in which it is not played change nothing.
    table.acts(&["2: a4 L", "3: i3 L", "0: k4 L", "0: draw", "1: t3 L"]);
    assert!(is_always_in_hand(&worlds(&table, 2), 1, "k2"));
}

#[test]
fn a_taken_card_that_is_played_is_known_to_have_left() {
    let mut table = taken();
    table.acts(&["2: a4 L", "3: i3 L", "0: k4 L", "0: draw", "1: k2 R"]);
    for viewer in [0, 2, 3] {
        assert!(holders(&worlds(&table, viewer), "k2").is_empty());
    }
}

#[test]
fn after_an_unseen_gift_a_card_is_with_the_giver_or_the_receiver_and_both_happen() {
    let table = given();
    for viewer in [
        Viewer::Seat(Seat::new(0)),
        Viewer::Seat(Seat::new(2)),
        Viewer::Spectator,
    ] {
        let worlds = sampled(&table, viewer);
        assert_eq!(holders(&worlds, "k2"), [1, 3], "{viewer}");
        let is_with_one = |world: &Pagoda| {
            [1, 3].map(|seat| world.hand(Seat::new(seat)).contains(card("k2"))) != [false; 2]
        };
        assert!(worlds.iter().all(is_with_one));
    }
}

#[test]
fn a_gift_is_known_to_the_giver_and_the_receiver() {
    let table = given();
    for viewer in [1, 3] {
        assert!(is_always_in_hand(&worlds(&table, viewer), 3, "k2"));
    }
    let turn = |viewer: usize| {
        table.view(viewer).rounds[0]
            .turns
            .last()
            .unwrap()
            .to_string()
    };
    assert_eq!(
        [0, 1, 2, 3].map(turn),
        [
            "1: t4 L give ? 3",
            "1: t4 L give k2 3",
            "1: t4 L give ? 3",
            "1: t4 L give k2 3",
        ]
    );
}

#[test]
fn when_the_receiver_plays_it_the_gift_is_known_to_have_been_it() {
    let mut table = given();
    table.acts(&["2: a3 L", "3: k2 L"]);
    for viewer in [0, 2] {
        for world in worlds(&table, viewer) {
            let seen_by_the_giver = world.view(Viewer::Seat(Seat::new(1)));
            let gift = seen_by_the_giver.rounds[0].turns[5].to_string();
            assert_eq!(gift, "1: t4 L give k2 3");
        }
    }
}

#[test]
fn when_the_giver_plays_it_the_gift_is_known_to_have_been_another_card() {
    let mut table = taken();
    table.acts(&[
        "2: a4 L",
        "3: i3 L",
        "0: k4 L",
        "0: draw",
        "1: t4 L",
        "1: give t8 3",
    ]);
    table.acts(&["2: a3 L", "3: i2 L", "0: k3 L", "0: draw", "1: k2 L"]);
    // k2 on k3 matches.
    for viewer in [0, 2] {
        let worlds = worlds(&table, viewer);
        assert!(holders(&worlds, "k2").is_empty());
        for world in worlds {
            let seen_by_the_giver = world.view(Viewer::Seat(Seat::new(1)));
            let gift = seen_by_the_giver.rounds[0].turns[5].to_string();
            assert!(
                gift.starts_with("1: t4 L give ") && !gift.contains("k2"),
                "{gift}"
            );
        }
    }
}

/// Where one card that everybody saw taken can be, as far as seat 0 knows: its chances are carried forward from event to event.
struct Whereabouts {
    chances: [f64; 4],
    hand_sizes: [f64; 4],
}

impl Whereabouts {
    /// A card leaves the hand and is another one: any of the others was as likely.
    fn plays_another(&mut self, seat: usize) {
        for (holder, chance) in self.chances.iter_mut().enumerate() {
            let is_there = if holder == seat { 1.0 } else { 0.0 };
            *chance *= self.hand_sizes[seat] - is_there;
        }
        self.hand_sizes[seat] -= 1.0;
    }

    fn gives(&mut self, from: usize, to: usize) {
        let size = self.hand_sizes[from];
        let moved = self.chances[from];
        self.chances = self.chances.map(|chance| chance * size);
        self.chances[from] -= moved;
        self.chances[to] += moved;
        self.hand_sizes[from] -= 1.0;
        self.hand_sizes[to] += 1.0;
    }
}

#[test]
fn after_two_unseen_gifts_and_later_plays_every_course_is_equally_likely() {
    let mut table = given();
    table.acts(&[
        "2: a3 L",
        "3: i5 R",
        "3: give i4 2",
        "0: k8 L",
        "0: draw",
        "1: t2 L",
        "2: a6 R",
        "2: draw",
        "3: i6 R",
        "3: give k2 1",
    ]);
    // Seat 1 has just taken the card; seats 1, 2 and 3 hold 7 cards each.
    let mut card = Whereabouts {
        chances: [0.0, 1.0, 0.0, 0.0],
        hand_sizes: [0.0, 7.0, 7.0, 7.0],
    };
    card.plays_another(2);
    card.plays_another(3);
    card.plays_another(1);
    card.gives(1, 3);
    card.plays_another(2);
    card.plays_another(3);
    card.gives(3, 2);
    card.plays_another(1);
    card.plays_another(2);
    card.hand_sizes[2] += 1.0;
    card.plays_another(3);
    card.gives(3, 1);

    let view = table.view(0);
    let mut dice = GameRng::for_game(6, 0);
    let n_worlds = 20_000;
    let mut counts = [0.0; 4];
    for _ in 0..n_worlds {
        let world = Pagoda::determinize(&view, &mut dice);
        let holds = |seat: &usize| {
            world
                .hand(Seat::new(*seat))
                .contains(crate::table::card("k2"))
        };
        counts[(0..4).find(holds).unwrap()] += 1.0;
    }
    let total: f64 = card.chances.iter().sum();
    for (count, chance) in counts.into_iter().zip(card.chances) {
        let share = chance / total;
        let deviation = (f64::from(n_worlds) * share * (1.0 - share)).sqrt();
        let expected = f64::from(n_worlds) * share;
        assert!(
            (count - expected).abs() <= 5.0 * deviation,
            "{counts:?} {:?}",
            card.chances
        );
    }
}

#[test]
fn a_card_i_gave_is_known_there_until_it_is_given_on() {
    let mut table = Table::dealt(0, &HANDS, ["g5", "r5"], "");
    table.acts(&["0: k5 L", "0: give k8 1"]);
    assert!(is_always_in_hand(&worlds(&table, 0), 1, "k8"));
    assert!(is_always_in_hand(&worlds(&table, 1), 1, "k8"));
    assert!(!is_always_in_hand(&worlds(&table, 2), 1, "k8"));
    // Seat 1 matches, and the card may have been the gift.
    table.acts(&["1: t5 L", "1: give t8 2"]);
    assert_eq!(holders(&worlds(&table, 0), "k8"), [1, 2]);
    assert!(is_always_in_hand(&worlds(&table, 1), 1, "k8"));
    let from_the_receiver = worlds(&table, 2);
    assert!(
        is_always_in_hand(&from_the_receiver, 2, "t8"),
        "it saw the gift"
    );
}

#[test]
fn a_drawn_card_is_known_to_the_drawer_only() {
    let mut table = Table::dealt(0, &HANDS, ["g5", "r5"], "n9");
    table.acts(&["0: k6 L", "0: draw"]);
    assert!(is_always_in_hand(&worlds(&table, 0), 0, "n9"));
    let others = worlds(&table, 2);
    assert!(holders(&others, "n9").len() > 1);
    assert!(
        others
            .iter()
            .any(|world| world.deck().to_set().contains(card("n9")))
    );
}

#[test]
fn the_closers_shown_hand_is_known_in_the_pool() {
    let closer = "k1 k3 k4 k5 k6 k7 o4";
    let hands = [closer, HANDS[1], HANDS[2], HANDS[3]];
    let mut table = Table::dealt(0, &hands, ["g5", "r3"], "");
    table.act(0, "o4 L close");
    let shown = cards("k1 k3 k4 k5 k6 k7");
    for viewer in [Viewer::Seat(Seat::new(2)), Viewer::Spectator] {
        let worlds = sampled(&table, viewer);
        assert!(worlds.iter().all(|world| world.pool(Seat::new(0)) == shown));
        let others: Vec<CardSet> = worlds
            .iter()
            .map(|world| world.pool(Seat::new(1)))
            .collect();
        assert!(
            others.windows(2).any(|pair| pair[0] != pair[1]),
            "the others' pools are not known"
        );
    }
    let view = table.state.view(Viewer::Spectator);
    assert_eq!(view.last_end().unwrap().shown, Some(shown));
}

#[test]
fn the_own_hand_and_pool_are_the_same_in_every_world() {
    let closer = "k1 k3 k4 k5 k6 k7 o4";
    let hands = [closer, HANDS[1], HANDS[2], HANDS[3]];
    let mut table = Table::dealt(0, &hands, ["g5", "r3"], "");
    table.act(0, "o4 L close");
    for world in worlds(&table, 2) {
        assert_eq!(world.hand(Seat::new(2)), table.hand(2));
        assert_eq!(world.pool(Seat::new(2)), cards(HANDS[2]));
    }
}

/// Five players with an empty deck, of whom one has just asked for a card; and who that is.
fn before_a_shuffle() -> (Table, usize) {
    let hands = [
        HANDS[0],
        HANDS[1],
        HANDS[2],
        HANDS[3],
        "o2 o3 o4 o5 o6 o7 o8",
    ];
    let mut table = Table::dealt(0, &hands, ["g1", "r1"], "");
    table.empty_the_deck(&Pile::BOTH);
    loop {
        let seat = table.next().unwrap();
        if let Some(play) = table.higher(seat, &Pile::BOTH) {
            table.act(seat, &play);
            table.act(seat, "draw");
            return (table, seat);
        }
        let play = table.legal().swap_remove(0);
        table.act(seat, &play);
        if table.next() == Some(seat) {
            let sequel = table.legal().swap_remove(0);
            table.act(seat, &sequel);
        }
    }
}

#[test]
fn after_a_shuffle_the_composition_of_the_deck_is_known_and_its_order_is_not() {
    let (mut table, seat) = before_a_shuffle();
    let under = table.under_the_tops();
    table.shuffle("");
    let drawn = under.iter().next().unwrap();
    assert!(table.hand(seat).contains(drawn));

    let own = worlds(&table, seat);
    assert!(
        own.iter()
            .all(|world| world.deck().to_set() == under.without(drawn))
    );
    assert!(
        own.windows(2).any(|pair| pair[0].deck() != pair[1].deck()),
        "the order is hidden"
    );
    // The others know it but for the card drawn, which is one of them.
    for world in worlds(&table, (seat + 1) % 5) {
        let drawn = under - world.deck().to_set();
        assert_eq!(drawn.len(), 1);
        assert!((drawn - world.hand(Seat::new(seat))).is_empty());
    }
}
