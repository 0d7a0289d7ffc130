//! The rulebook's examples, every ruling, and what the rules say besides. Ties (ruling P4) are in `endings.rs`.

use hyakki_core::{Game, GameRng, Seat, Turn};
use hyakki_pagoda::{
    Card, CardNeed, CardSet, Chance, Ending, Pagoda, PhaseView, Pile, RoundEnd, Yokai,
};
use hyakki_text::{Hue, Ink, Page};

use crate::table::{Table, card, cards, config, find, random_match, row, stacked};

fn last_end(table: &Table) -> RoundEnd {
    *table.spectator().last_end().unwrap()
}

// The two printed hands.

/// Two players; seat 0 has Olivia's four cards and y7, and it is its turn.
fn olivia() -> Table {
    let hands = ["o9 i8 y7 t1 t6 a2 a4", "k9 n8 k2 k3 k4 k5 k6"];
    let mut table = Table::dealt(0, &hands, ["g10", "r10"], "");
    table.acts(&["0: o9 L", "1: k9 R", "0: i8 L", "1: n8 R"]);
    table
}

#[test]
fn example_1_olivias_hand_counts_3_points_and_can_close() {
    assert_eq!(cards("t1 t6 a2 a4").points(), 3);
    let mut table = olivia();
    table.act(0, "y7 L close");
    assert_eq!(table.pool(0), cards("t1 t6 a2 a4"));
    assert_eq!(table.view(0).own.unwrap().pool_points, 3);
    assert_eq!(
        (last_end(&table).by, last_end(&table).ending),
        (Seat::new(0), Ending::Closed)
    );
}

#[test]
fn example_2_alexanders_pool_counts_5_points_although_its_cards_add_up_to_42() {
    let alexander = "k3 k7 k8 a2 a5 a7 a10";
    assert_eq!(cards(alexander).points(), 5);
    let sum: u32 = cards(alexander)
        .iter()
        .map(|card| u32::from(card.value()))
        .sum();
    assert_eq!(sum, 42, "the rulebooks print 47");
    let hands = ["t1 t2 t3 t4 t5 t6 t7", alexander];
    let mut table = Table::dealt(0, &hands, ["g10", "r10"], "");
    table.act(0, "t7 L close");
    let own = table.view(1).own.unwrap();
    assert_eq!((own.pool, own.pool_points), (cards(alexander), 5));
}

#[test]
fn only_the_lowest_card_of_each_yokai_counts() {
    assert_eq!(CardSet::EMPTY.points(), 0);
    assert_eq!(CardSet::FULL.points(), 10);
    assert_eq!(cards("g10").points(), 10);
    // Three kappa and four tengu are two cards in truth.
    assert_eq!(cards("k4 k5 k6 t2 t3 t9 t10").points(), 4 + 2);
}

// Cards, setup, rounds.

#[test]
fn there_are_a_hundred_cards_ten_yokai_with_the_values_1_to_10() {
    assert_eq!(Card::all().count(), 100);
    for yokai in Yokai::ALL {
        let values: Vec<u8> = CardSet::FULL.of(yokai).iter().map(Card::value).collect();
        assert_eq!(values, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    }
}

#[test]
fn p1_three_yokai_are_printed_and_seven_are_ours() {
    let names = Yokai::ALL.map(Yokai::name);
    assert_eq!(names[..3], ["kappa", "tengu", "tanuki"]);
    let inks =
        [Yokai::Kappa, Yokai::Tengu, Yokai::Tanuki].map(|yokai| Page::of(&yokai).pieces()[0].0);
    assert_eq!(inks, [Hue::Green, Hue::Red, Hue::Blue].map(Ink::Hue));
    let ours = "kitsune oni yuki-onna nekomata karakasa rokurokubi gashadokuro";
    assert_eq!(names[3..].join(" "), ours);
}

#[test]
fn cards_are_dealt_one_at_a_time_from_the_starting_player_and_two_more_start_the_piles() {
    let deck: Vec<Card> = Card::all().collect();
    for n_seats in 2..=5 {
        let first = n_seats - 1;
        let mut table = Table::new(n_seats);
        table.fall(&Chance::Setup {
            first: Seat::new(first),
            deck: deck.iter().copied().collect(),
        });
        for seat in 0..n_seats {
            let offset = (seat + n_seats - first) % n_seats;
            let hand: CardSet = (0..7).map(|place| deck[place * n_seats + offset]).collect();
            assert_eq!(table.hand(seat), hand);
        }
        assert_eq!(table.pile(Pile::Left), [deck[7 * n_seats]]);
        assert_eq!(table.pile(Pile::Right), [deck[7 * n_seats + 1]]);
        assert_eq!(table.state.deck().last(), Some(deck[7 * n_seats + 2]));
        assert_eq!(table.deck_size(), 98 - 7 * n_seats);
        assert_eq!((table.next(), table.state.round()), (Some(first), 1));
    }
}

#[test]
fn the_starting_player_is_random() {
    for n_seats in 2..=5 {
        let state = Pagoda::new(config(n_seats));
        let mut counts = vec![0; n_seats];
        for seed in 0..1_000 {
            let chance = state.sample_chance(&mut GameRng::for_game(seed, 0));
            if let Chance::Setup { first, .. } = chance {
                counts[first.index()] += 1;
            }
        }
        let even = 1_000 / n_seats as i32;
        assert!(
            counts.iter().all(|n: &i32| (n - even).abs() < 90),
            "{counts:?}"
        );
    }
}

#[test]
fn a_match_has_three_rounds_and_four_for_two_players() {
    let n_rounds = [2, 3, 4, 5].map(|players| config(players).n_rounds());
    assert_eq!(n_rounds, [4, 3, 3, 3]);
    assert_eq!(random_match(2, 1).spectator().rounds.len(), 4);
}

#[test]
fn p2_the_piles_and_the_deck_stay_from_round_to_round() {
    let second = ["y1 y2 y3 y4 y5 y6 s1", "n1 n2 n3 n4 n5 n6 n7"];
    let hands = ["t1 t2 t3 t4 t5 t6 t7", "k1 k2 k3 k4 k5 k6 k7"];
    // Seat 1 begins round 2.
    let deck = stacked(1, &second);
    let mut table = Table::dealt(0, &hands, ["g10", "r10"], &deck);
    table.act(0, "t7 L close");
    assert_eq!(table.state.round(), 2);
    assert_eq!(table.pile(Pile::Left), row("g10 t7"));
    assert_eq!(table.pile(Pile::Right), row("r10"));
    assert_eq!([table.hand(0), table.hand(1)], second.map(cards));
    assert_eq!(table.deck_size(), 100 - 14 - 2 - 14);
}

/// Three players; seat 0 begins and seat 1 closes.
fn closed_by_seat_1() -> Table {
    let hands = [
        "o9 o2 o3 o4 o5 o6 o7",
        "t1 t2 t3 t4 t5 t6 t7",
        "a1 a2 a3 a4 a5 a6 a7",
    ];
    let mut table = Table::dealt(0, &hands, ["g10", "r10"], "");
    table.acts(&["0: o9 L", "1: t7 L close"]);
    table
}

#[test]
fn p3_left_of_the_closer_begins() {
    let table = closed_by_seat_1();
    assert_eq!((table.state.round(), table.next()), (2, Some(2)));
}

#[test]
fn p3_left_of_who_ran_out_of_cards_begins() {
    let mut n_run_out = 0;
    for seed in 0..40 {
        let view = random_match(3, seed).spectator();
        let end = view.rounds[0].end.unwrap();
        if end.ending == Ending::OutOfCards {
            n_run_out += 1;
            assert_eq!(view.rounds[1].starter, end.by.left(3));
        }
    }
    assert!(n_run_out > 5);
}

#[test]
fn two_players_begin_in_turn_whoever_ended_the_round() {
    for seed in 0..100 {
        let view = random_match(2, seed).spectator();
        let starters: Vec<usize> = view
            .rounds
            .iter()
            .map(|round| round.starter.index())
            .collect();
        let (one, other) = (starters[0], 1 - starters[0]);
        assert_eq!(starters, [one, other, one, other]);
    }
    // Seat 1 ends round 1: by ruling P3 seat 0 would begin again.
    let hands = ["o9 o2 o3 o4 o5 o6 o7", "t1 t2 t3 t4 t5 t6 t7"];
    let mut table = Table::dealt(0, &hands, ["g10", "r10"], "");
    table.acts(&["0: o9 L", "1: t7 L close"]);
    assert_eq!((table.state.round(), table.next()), (2, Some(1)));
}

// A turn.

/// Three players; seat 0 begins.
fn turn() -> Table {
    let hands = [
        "k9 t5 a6 i2 t1 k2 k3",
        "o3 n8 n9 n10 o8 o9 o10",
        "n4 y8 y1 y2 y3 y4 y5",
    ];
    Table::dealt(0, &hands, ["k5", "g8"], "s10 s9")
}

#[test]
fn any_card_goes_onto_either_pile_and_closing_plays_come_last() {
    let legal = turn().legal();
    let mut expected = Vec::new();
    for card in ["k2", "k3", "k9", "t1", "t5", "a6", "i2"] {
        expected.extend([format!("{card} L"), format!("{card} R")]);
    }
    assert_eq!(legal, expected);
    let legal = olivia().legal();
    assert_eq!(legal[..2], ["t1 L", "t1 R"]);
    assert_eq!(legal[10..], ["y7 L close", "y7 R close"]);
}

#[test]
fn p7_after_a_match_by_yokai_a_card_must_be_given_to_another_player() {
    let mut table = turn();
    // Higher too, but a match is a match.
    table.act(0, "k9 L");
    let mut expected = Vec::new();
    for card in ["k2", "k3", "t1", "t5", "a6", "i2"] {
        expected.extend([format!("give {card} 1"), format!("give {card} 2")]);
    }
    assert_eq!(table.legal(), expected);
    table.act(0, "give t1 2");
    assert_eq!(table.hand_sizes(), [5, 7, 8]);
    assert!(table.hand(2).contains(card("t1")));
    assert_eq!(table.next(), Some(1));
}

#[test]
fn p7_after_a_match_by_number_a_card_must_be_given_too() {
    let mut table = turn();
    table.act(0, "t5 L");
    assert!(
        table
            .legal()
            .iter()
            .all(|action| action.starts_with("give "))
    );
}

#[test]
fn p7_after_a_higher_card_one_must_be_drawn_or_taken() {
    let mut table = turn();
    table.act(0, "a6 L");
    assert_eq!(table.legal(), ["draw", "take"]);
}

#[test]
fn a_drawn_card_is_the_top_of_the_deck_and_seen_by_the_drawer_only() {
    let mut table = turn();
    table.acts(&["0: a6 L", "0: draw"]);
    assert!(table.hand(0).contains(card("s10")));
    assert_eq!(table.state.deck().last(), Some(card("s9")));
    assert_eq!(table.last_turn(0), "0: a6 L draw s10");
    assert_eq!(
        [table.last_turn(1), table.last_turn(2)],
        ["0: a6 L draw ?", "0: a6 L draw ?"]
    );
    assert_eq!(
        table.spectator().rounds[0].turns[0].to_string(),
        "0: a6 L draw ?"
    );
    assert_eq!(table.next(), Some(1));
}

#[test]
fn a_card_is_taken_from_the_other_pile_and_the_deck_starts_it_anew_when_it_was_the_last() {
    let mut table = turn();
    table.acts(&["0: a6 L", "0: take"]);
    assert!(table.hand(0).contains(card("g8")));
    assert_eq!(table.pile(Pile::Right), row("s10"));
    assert_eq!(table.pile(Pile::Left), row("k5 a6"));
    for seat in 0..3 {
        assert_eq!(table.last_turn(seat), "0: a6 L take g8 flip s10");
    }
    assert_eq!(table.next(), Some(1));
}

#[test]
fn a_pile_with_more_cards_is_not_started_anew() {
    let mut table = turn();
    let deck_size = table.deck_size();
    table.acts(&["0: t1 R", "1: n8 L", "1: take"]);
    assert_eq!(table.last_turn(2), "1: n8 L take t1");
    assert_eq!(table.pile(Pile::Right), row("g8"));
    assert_eq!(table.deck_size(), deck_size);
}

#[test]
fn a_gift_is_seen_by_the_two_it_concerns() {
    let mut table = turn();
    table.acts(&["0: k9 L", "0: give i2 1"]);
    let seen = [0, 1, 2].map(|seat| table.last_turn(seat));
    assert_eq!(
        seen,
        ["0: k9 L give i2 1", "0: k9 L give i2 1", "0: k9 L give ? 1"]
    );
}

#[test]
fn a_lower_card_ends_the_turn() {
    let mut table = turn();
    table.act(0, "t1 R");
    assert_eq!(table.hand_sizes(), [6, 7, 7]);
    assert_eq!(table.pile(Pile::Right), row("g8 t1"));
    assert_eq!(table.next(), Some(1));
}

// Closing.

#[test]
fn p9_closing_is_declared_with_the_play_and_nobody_is_asked_afterwards() {
    let mut table = olivia();
    table.act(0, "y7 L");
    assert_eq!(table.hand(0).points(), 3);
    assert_eq!(table.next(), Some(1), "the turn is over without a question");
    assert_eq!(table.last_turn(1), "0: y7 L");
}

#[test]
fn closing_needs_3_points_or_less_without_the_card_played() {
    let closers = |hand: &str, piles: [&str; 2]| -> Vec<String> {
        let table = Table::dealt(0, &[hand, "s2 s3 s4 s5 s6 s7 s8"], piles, "");
        let legal = table.legal();
        legal
            .into_iter()
            .filter(|action| action.ends_with("close"))
            .collect()
    };
    let both = ["o9 L close", "o9 R close"];
    assert_eq!(closers("t1 t6 t7 a2 a3 a4 o9", ["g10", "k10"]), both);
    assert_eq!(closers("t3 t6 t7 t8 t9 t10 o9", ["g10", "k10"]), both);
    assert!(closers("t1 t6 t7 a3 a4 a5 o9", ["g10", "k10"]).is_empty());
    assert!(closers("t4 t5 t6 t7 t8 t9 o9", ["g10", "k10"]).is_empty());
    // Without t1 the next tengu counts, and nothing closes on a match or on a lower card.
    assert_eq!(
        closers("t1 t3 t5 t6 t7 t8 t9", ["g2", "k1"]),
        ["t1 L close"]
    );
    assert!(closers("t1 t4 t5 t6 t7 t8 t9", ["g2", "k1"]).is_empty());
    assert!(closers("t1 t2 t3 t4 t5 t6 t7", ["t10", "k1"]).is_empty());
}

#[test]
fn closing_is_never_a_duty() {
    let table = olivia();
    let legal = table.legal();
    assert!(
        legal
            .iter()
            .filter_map(|play| play.strip_suffix(" close"))
            .all(|play| table.is_legal(play))
    );
}

#[test]
fn every_hand_goes_into_its_owners_pool_the_closers_too() {
    let mut table = olivia();
    let other = table.hand(1);
    table.act(0, "y7 L close");
    assert_eq!(
        [table.pool(0), table.pool(1)],
        [cards("t1 t6 a2 a4"), other]
    );
    assert_eq!(last_end(&table).shown, Some(cards("t1 t6 a2 a4")));
    assert_eq!(last_end(&table).n_failed.as_slice(), [4, 5]);
}

#[test]
fn pools_never_come_back_and_are_seen_by_their_owners_until_the_match_is_over() {
    let table = closed_by_seat_1();
    let view = table.view(2);
    assert_eq!(view.own.unwrap().pool, cards("a1 a2 a3 a4 a5 a6 a7"));
    assert_eq!(view.pools, None);
    assert_eq!(view.pool_sizes.as_slice(), [6, 6, 7]);
    assert_eq!(view.hand_sizes.as_slice(), [7, 7, 7]);
    assert_eq!((view.gate, view.deck_size), (2, 100 - 21 - 2 - 21));
    assert_eq!(table.spectator().own, None);
    let over = random_match(3, 1);
    assert!(over.is_over());
    let pools = over.spectator().pools.unwrap();
    assert!((0..3).all(|seat| pools[Seat::new(seat)] == over.pool(seat)));
}

// The last card.

/// Two players with one card each; n4 lies on the left pile and y4 on the right one.
fn last_card(last: &str) -> Table {
    let own = format!("t9 a8 i7 o6 y5 n4 {last}");
    let mut table = Table::dealt(0, &[&own, "k9 t8 a7 i6 o5 y4 n1"], ["g10", "r10"], "g9 g8");
    table.acts(&[
        "0: t9 L", "1: k9 R", "0: a8 L", "1: t8 R", "0: i7 L", "1: a7 R",
    ]);
    table.acts(&[
        "0: o6 L", "1: i6 R", "0: y5 L", "1: o5 R", "0: n4 L", "1: y4 R",
    ]);
    assert_eq!(table.hand_sizes(), [1, 1]);
    table
}

#[test]
fn a_last_card_that_matches_lets_somebody_draw_and_ends_the_round() {
    for last in ["n3", "s4"] {
        let mut table = last_card(last);
        table.act(0, &format!("{last} L"));
        let seat = Seat::new(0);
        assert_eq!(table.spectator().phase, PhaseView::Feed { seat });
        assert_eq!(table.legal(), ["feed 1"]);
        table.act(0, "feed 1");
        assert_eq!(
            [table.pool(0), table.pool(1)],
            [CardSet::EMPTY, cards("n1 g9")]
        );
        let end = last_end(&table);
        assert_eq!(
            (end.by, end.ending, end.shown),
            (seat, Ending::OutOfCards, None)
        );
        assert_eq!(table.state.round(), 2);
        assert_eq!(table.last_turn(0), format!("0: {last} L feed 1 ?"));
        assert_eq!(table.last_turn(1), format!("0: {last} L feed 1 g9"));
    }
}

#[test]
fn a_last_card_that_is_higher_is_followed_by_another_so_play_goes_on() {
    for (sequel, hand) in [("draw", "g9"), ("take", "y4")] {
        let mut table = last_card("s5");
        table.act(0, "s5 L");
        table.act(0, sequel);
        assert_eq!(table.hand(0), cards(hand));
        assert_eq!((table.state.round(), table.next()), (1, Some(1)));
    }
}

#[test]
fn a_last_card_that_is_lower_ends_the_round_by_itself_and_cannot_close() {
    let mut table = last_card("s3");
    assert_eq!(table.legal(), ["s3 L", "s3 R"]);
    table.act(0, "s3 L");
    let end = last_end(&table);
    assert_eq!(
        (end.by, end.ending, end.shown),
        (Seat::new(0), Ending::OutOfCards, None)
    );
    assert_eq!(
        [table.pool(0), table.pool(1)],
        [CardSet::EMPTY, cards("n1")]
    );
}

#[test]
fn giving_away_the_last_card_ends_the_round() {
    let hands = ["t9 a8 i7 o6 y5 n4 n3", "k9 t8 a7 i6 o5 y4 s1"];
    let mut table = Table::dealt(0, &hands, ["g10", "r10"], "");
    table.acts(&[
        "0: t9 L", "1: k9 R", "0: a8 L", "1: t8 R", "0: i7 L", "1: a7 R",
    ]);
    table.acts(&["0: o6 L", "1: i6 R", "0: y5 L", "1: o5 R", "0: n4 L"]);
    // y4 matches n4 by its number.
    table.acts(&["1: y4 L", "1: give s1 0"]);
    let end = last_end(&table);
    assert_eq!((end.by, end.ending), (Seat::new(1), Ending::OutOfCards));
    assert_eq!(table.pool(0), cards("n3 s1"));
}

// The longest rounds.

/// Kappa 1 and tengu 1 lie at the bottom of the piles, and nobody has a kappa, a tengu or a 1.
fn in_circles(n_seats: usize) -> Table {
    let hands = [
        "a2 a3 a4 a5 a6 a7 a8",
        "i2 i3 i4 i5 i6 i7 i8",
        "o2 o3 o4 o5 o6 o7 o8",
        "y2 y3 y4 y5 y6 y7 y8",
        "n2 n3 n4 n5 n6 n7 n8",
    ];
    Table::dealt(1, &hands[..n_seats], ["k1", "g10"], "t1")
}

/// Everybody plays higher onto one pile and takes from the other what was played before, until the round ends;
/// tells how many turns it had.
fn play_in_circles(table: &mut Table) -> usize {
    let round = table.state.round();
    let n_seats = table.state.config().n_dealt() / 7;
    let mut n_turns = 0;
    while table.state.round() == round {
        let seat = table.next().unwrap();
        assert_eq!(seat, (1 + n_turns) % n_seats);
        let n_left = usize::from(table.spectator().n_turns_left);
        assert_eq!(n_left, 50 * n_seats - n_turns);
        let played = table.hand(seat).nth(0);
        table.act(seat, &format!("{played} {}", ["L", "R"][n_turns % 2]));
        table.act(seat, "take");
        n_turns += 1;
    }
    n_turns
}

#[test]
fn p8_a_round_ends_after_50_turns_of_each_player_as_if_the_last_had_ended_it() {
    for n_seats in 2..=5 {
        let mut table = in_circles(n_seats);
        assert_eq!(play_in_circles(&mut table), 50 * n_seats);
        let end = last_end(&table);
        let last = Seat::new(1).left_by(50 * n_seats - 1, n_seats);
        assert_eq!(
            (end.by, end.ending, end.shown),
            (last, Ending::TurnLimit, None)
        );
        assert!((0..n_seats).all(|seat| table.pool(seat).len() == 7));
        let starter = if n_seats == 2 {
            0
        } else {
            last.left(n_seats).index()
        };
        assert_eq!(table.next(), Some(starter));
    }
}

#[test]
fn p8_the_longest_match_is_played_to_its_end() {
    // Everybody always plays higher if possible; what cannot be is shed.
    for n_seats in 2..=5 {
        let mut table = in_circles(n_seats);
        let mut dice = GameRng::for_game(1, 0);
        play_in_circles(&mut table);
        while !table.is_over() {
            let Some(seat) = table.next() else {
                let chance = table.state.sample_chance(&mut dice);
                table.fall(&chance);
                continue;
            };
            let play = table.higher(seat, &Pile::BOTH);
            let play = play.unwrap_or_else(|| table.legal()[0].clone());
            table.act(seat, &play);
            if table.next() == Some(seat) {
                let sequel = table.legal().pop().unwrap();
                table.act(seat, &sequel);
            }
        }
        let n_rounds = if n_seats == 2 { 4 } else { 3 };
        assert_eq!(table.spectator().rounds.len(), n_rounds);
    }
}

// When the deck runs out.

/// Five players with an empty deck, who used only these piles.
fn empty_deck(piles: &[Pile]) -> Table {
    let mut table = in_circles(5);
    table.empty_the_deck(piles);
    table
}

fn after(seat: usize) -> Option<usize> {
    Some((seat + 1) % 5)
}

fn need(table: &Table) -> Option<CardNeed> {
    match table.spectator().phase {
        PhaseView::Shuffle { need } => Some(need),
        _ => None,
    }
}

#[test]
fn p5_an_empty_deck_is_not_shuffled_before_a_card_is_needed() {
    let mut table = empty_deck(&Pile::BOTH);
    assert_eq!(table.deck_size(), 0);
    assert!(!table.under_the_tops().is_empty());
    let seat = table.next().unwrap();
    // Not even when a card is about to be drawn or taken: taking needs none.
    let play = table.higher(seat, &Pile::BOTH).unwrap();
    table.act(seat, &play);
    assert_eq!(table.legal(), ["draw", "take"]);
    table.act(seat, "take");
    assert_eq!((table.deck_size(), table.next()), (0, after(seat)));
}

#[test]
fn p5_the_piles_are_shuffled_at_the_moment_of_need_without_their_top_cards() {
    let mut table = empty_deck(&Pile::BOTH);
    let seat = table.next().unwrap();
    let play = table.higher(seat, &Pile::BOTH).unwrap();
    table.act(seat, &play);
    table.act(seat, "draw");
    assert_eq!(table.state.turn(), Turn::Chance);
    assert_eq!(need(&table), Some(CardNeed::Hand(Seat::new(seat))));
    let tops = Pile::BOTH.map(|pile| table.top(pile));
    let (hand, under) = (table.hand(seat), table.under_the_tops());
    let drawn = under.iter().last().unwrap();
    table.shuffle(&drawn.to_string());
    assert_eq!(
        Pile::BOTH.map(|pile| table.pile(pile).to_vec()),
        tops.map(|top| vec![top])
    );
    assert_eq!(table.hand(seat), hand.with(drawn), "the draw goes on");
    assert_eq!(table.state.deck().to_set(), under.without(drawn));
    assert_eq!(table.next(), after(seat));
    assert!(
        table
            .last_turn(seat)
            .ends_with(&format!("shuffle draw {drawn}"))
    );
    assert!(table.last_turn((seat + 1) % 5).ends_with("shuffle draw ?"));
}

#[test]
fn p5_a_pile_just_emptied_has_no_top_card_to_keep() {
    let mut table = empty_deck(&[Pile::Left]);
    assert_eq!(table.pile(Pile::Right), row("g10"));
    let (seat, play) = loop {
        let seat = table.next().unwrap();
        if let Some(play) = table.higher(seat, &[Pile::Left]) {
            break (seat, play);
        }
        let lower = table
            .legal()
            .into_iter()
            .find(|play| play.ends_with(" L"))
            .unwrap();
        table.act(seat, &lower);
        assert_eq!(table.next(), after(seat), "a lower card");
    };
    table.act(seat, &play);
    table.act(seat, "take");
    assert!(table.hand(seat).contains(card("g10")));
    assert!(table.pile(Pile::Right).is_empty());
    assert_eq!(need(&table), Some(CardNeed::Pile(Pile::Right)));
    let (top, under) = (table.top(Pile::Left), table.under_the_tops());
    let flipped = under.iter().last().unwrap();
    table.shuffle(&flipped.to_string());
    assert_eq!(table.pile(Pile::Left), [top]);
    assert_eq!(table.pile(Pile::Right), [flipped]);
    assert_eq!(table.deck_size(), under.len() - 1);
    assert_eq!(table.next(), after(seat));
    let turn = table.last_turn((seat + 1) % 5);
    assert!(
        turn.ends_with(&format!("take g10 shuffle flip {flipped}")),
        "{turn}"
    );
}

/// Five players, two rounds closed early: 28 cards are in the deck for the third deal, and three lie under the tops.
fn third_deal() -> Table {
    let first = [
        "o9 o1 o2 o3 o4 o5 o6",
        "k1 k2 k3 k4 k5 k6 k7",
        "a1 a2 a3 a4 a5 a6 a7",
        "i1 i2 i3 i4 i5 i6 i7",
        "y1 y2 y3 y4 y5 y6 y7",
    ];
    let second = [
        "n1 n2 n3 n4 n5 n6 n7",
        "s1 s2 s3 s4 s5 s6 s7",
        "t1 t2 t3 t4 t5 t6 t7",
        "r1 r2 r3 r4 r5 r6 r7",
        "g1 g2 g3 g4 g5 g6 g7",
    ];
    let mut table = Table::dealt(0, &first, ["g10", "r10"], &stacked(2, &second));
    table.acts(&["0: o9 L", "1: k7 L close", "2: t6 L close"]);
    table
}

#[test]
fn p5_a_deal_goes_on_after_the_shuffle_where_it_stopped() {
    let mut table = third_deal();
    assert_eq!(need(&table), Some(CardNeed::Deal));
    assert_eq!(table.deck_size(), 0);
    // Seat 3 begins round 3: 28 cards are six for seats 3, 4, 0 and five for seats 1 and 2.
    assert_eq!(table.hand_sizes(), [6, 5, 5, 6, 6]);
    assert_eq!(table.under_the_tops(), cards("g10 o9 k7"));
    table.shuffle("k7 g10 o9");
    assert!(table.hand(1).contains(card("k7")));
    assert!(table.hand(2).contains(card("g10")));
    assert!(table.hand(3).contains(card("o9")));
    let round = &table.spectator().rounds[2];
    assert_eq!(round.n_dealt_before_shuffle, Some(28));
}

#[test]
fn p6_a_deal_without_cards_stops_and_some_hold_fewer() {
    let mut table = third_deal();
    table.shuffle("k7 g10 o9");
    assert_eq!(table.hand_sizes(), [6, 6, 6, 7, 6]);
    assert_eq!(table.deck_size(), 0);
    assert_eq!(
        Pile::BOTH.map(|pile| table.pile(pile).to_vec()),
        [row("t6"), row("r10")]
    );
    assert_eq!(table.next(), Some(3));
    assert_eq!(
        table.spectator().rounds[2].dealt.as_slice(),
        [6, 6, 6, 7, 6]
    );
}

#[test]
fn a_draw_in_play_never_fails_because_the_card_just_played_covers_another() {
    let mut table = third_deal();
    table.shuffle("k7 g10 o9");
    // Nothing is left but the top cards; o9 is higher than t6 and covers it.
    table.acts(&["3: o9 L", "3: draw"]);
    assert_eq!(table.under_the_tops(), cards("t6"));
    table.shuffle("");
    assert!(table.hand(3).contains(card("t6")));
    assert_eq!((table.deck_size(), table.next()), (0, Some(4)));
}

#[test]
fn a_deal_that_takes_the_last_card_needs_no_shuffle() {
    // Three rounds of four players deal 84 cards and two start the piles: 14 draws leave nothing.
    let mut n_exact = 0;
    for seed in 0..20_000 {
        let table = find(4, seed, |state| state.round() == 3);
        if table.deck_size() == 0 && table.next().is_some() {
            n_exact += 1;
            assert_eq!(table.hand_sizes(), [7; 4]);
            assert!(!table.under_the_tops().is_empty());
            break;
        }
    }
    assert!(n_exact > 0, "no such deal was found");
}

#[test]
fn a_state_is_as_large_as_it_must_be() {
    // Most of it is the log, of which a copy copies only what is used.
    assert!(size_of::<Pagoda>() <= 6 * 1024, "{}", size_of::<Pagoda>());
}
