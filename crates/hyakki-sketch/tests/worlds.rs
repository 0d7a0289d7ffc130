//! Sampled worlds are exactly those that a perfect player thinks possible, each as likely as it should be.

use std::collections::{BTreeMap, BTreeSet};

use hyakki_core::{Game, GameRng, Seat, Step, Viewer, at_random, next_step};
use hyakki_sketch::{Action, Card, CardBag, Sketch, SketchView};

use crate::table::{Position, SEATS, bag};

/// The hands that the other seat can have, kept by nothing but what the viewer sees: cards dealt, drawn and played.
struct Belief {
    viewer: Seat,
    hands: BTreeSet<Vec<Card>>,
}

impl Belief {
    fn after_the_deal(state: &Sketch, viewer: Seat) -> Belief {
        let mut belief = Belief {
            viewer,
            hands: BTreeSet::from([vec![]]),
        };
        // What the first draw was, if it was the viewer's own, is part of the own hand already.
        for _ in 0..state.hand(belief.other()).len() {
            belief.other_draws(unseen(state, viewer));
        }
        belief
    }

    fn other(&self) -> Seat {
        self.viewer.left(2)
    }

    /// The other seat draws one of the cards that are neither seen nor in the hand thought of.
    fn other_draws(&mut self, unseen: CardBag) {
        let mut after = BTreeSet::new();
        for hand in &self.hands {
            let in_hand: CardBag = hand.iter().copied().collect();
            if !unseen.contains_all(in_hand) {
                continue;
            }
            for card in distinct(unseen.minus(in_hand)) {
                let mut hand = hand.clone();
                hand.push(card);
                hand.sort();
                after.insert(hand);
            }
        }
        self.hands = after;
    }

    /// A hand is possible only while its cards are not seen elsewhere.
    fn look(&mut self, unseen: CardBag) {
        self.hands
            .retain(|hand| unseen.contains_all(hand.iter().copied().collect()));
    }

    fn other_plays(&mut self, card: Card) {
        self.hands = self
            .hands
            .iter()
            .filter_map(|hand| {
                let place = hand.iter().position(|&held| held == card)?;
                let mut hand = hand.clone();
                hand.remove(place);
                Some(hand)
            })
            .collect();
    }
}

/// The cards that the viewer does not see now: those in the other hand and in the deck.
fn unseen(state: &Sketch, viewer: Seat) -> CardBag {
    state
        .hand(viewer.left(2))
        .plus(state.deck().to_bag().unwrap())
}

fn distinct(cards: CardBag) -> impl Iterator<Item = Card> {
    Card::all().filter(move |&card| cards.contains(card))
}

/// The hands that fit a view: what is known of it, and any of the unseen cards.
fn hands_of_view(view: &SketchView, seat: Seat) -> BTreeSet<Vec<Card>> {
    let known = view.hands[seat].known.unwrap();
    let mut hands = BTreeSet::from([known.iter().collect::<Vec<_>>()]);
    for _ in known.len()..view.hands[seat].len {
        hands = hands
            .iter()
            .flat_map(|hand| {
                let bag: CardBag = hand.iter().copied().collect();
                let left = view.unseen_cards().plus(known).minus(bag);
                distinct(left).map(|card| {
                    let mut hand = hand.clone();
                    hand.push(card);
                    hand.sort();
                    hand
                })
            })
            .collect();
    }
    hands
}

#[test]
fn the_hands_that_fit_a_view_are_exactly_those_a_perfect_player_thinks_possible() {
    let mut n_partly_known = 0;
    for seed in 0..60 {
        let mut dice = GameRng::for_game(seed, 0);
        let mut state = Sketch::new(Default::default());
        let setup = state.sample_chance(&mut dice);
        state.apply_chance(&setup);
        let mut beliefs = SEATS.map(|viewer| Belief::after_the_deal(&state, viewer));
        while let Some(step) = next_step(&state, &mut dice, at_random) {
            let sizes = SEATS.map(|seat| state.hand(seat).len());
            let played = match step {
                Step::Action(seat, Action::Play { card, .. }) => Some((seat, card)),
                Step::Action(_, Action::Pass) | Step::Chance(_) => None,
            };
            step.apply_to(&mut state);
            for belief in &mut beliefs {
                let other = belief.other();
                let mut size = sizes[other.index()];
                if let Some((seat, card)) = played
                    && seat == other
                {
                    belief.other_plays(card);
                    size -= 1;
                }
                if state.hand(other).len() > size {
                    belief.other_draws(unseen(&state, belief.viewer));
                }
                belief.look(unseen(&state, belief.viewer));
                let view = state.view(Viewer::Seat(belief.viewer));
                assert_eq!(belief.hands, hands_of_view(&view, other), "seed {seed}");
                let known = view.hands[other].known.unwrap();
                n_partly_known += usize::from(!known.is_empty() && view.deck_len > 0);
            }
        }
    }
    assert!(n_partly_known > 100, "hands were hardly ever partly known");
}

/// How often each world of 30,000 is sampled, by what `key` tells of it.
fn frequencies(view: &SketchView, key: impl Fn(&Sketch) -> String) -> BTreeMap<String, u32> {
    let mut dice = GameRng::for_game(11, 0);
    let mut counts = BTreeMap::new();
    for _ in 0..30_000 {
        let world = Sketch::determinize(view, &mut dice);
        *counts.entry(key(&world)).or_insert(0) += 1;
    }
    counts
}

/// Chi-square against these weights, which must be below its 99.9 percent point for up to 11 degrees of freedom.
#[track_caller]
fn assert_fits(counts: &BTreeMap<String, u32>, weights: &[(&str, f64)]) {
    let total: f64 = weights.iter().map(|(_, weight)| weight).sum();
    let n: u32 = counts.values().sum();
    assert_eq!(counts.len(), weights.len(), "{counts:?}");
    let chi_square: f64 = weights
        .iter()
        .map(|(key, weight)| {
            let expected = f64::from(n) * weight / total;
            let found = f64::from(*counts.get(*key).unwrap_or(&0));
            (found - expected).powi(2) / expected
        })
        .sum();
    assert!(
        weights.len() <= 12 && chi_square < 31.3,
        "{chi_square}: {counts:?}"
    );
}

#[test]
fn every_deal_of_the_unseen_cards_is_equally_likely() {
    // One unknown card besides a known rb, and a deck of three: the unseen cards are gr gr gr by.
    let mut view = Position::new("gy", "rb")
        .deck("gr gr gr by")
        .table()
        .view(0);
    view.hands[SEATS[1]].len = 2;
    view.deck_len = 3;
    let counts = frequencies(&view, |world| {
        format!("{} | {}", world.hand(SEATS[1]), world.deck())
    });
    assert_fits(
        &counts,
        &[
            ("rb by | gr gr gr", 1.0),
            ("gr rb | by gr gr", 1.0),
            ("gr rb | gr by gr", 1.0),
            ("gr rb | gr gr by", 1.0),
        ],
    );
}

#[test]
fn kinds_are_weighed_by_their_copies() {
    // Two unknown cards of gr gr by by: one pair of each in one of six deals, a mixed pair in four.
    let mut view = Position::new("gy", "").deck("gr gr by by").table().view(0);
    view.hands[SEATS[1]].len = 2;
    view.deck_len = 2;
    let counts = frequencies(&view, |world| world.hand(SEATS[1]).to_string());
    assert_fits(&counts, &[("gr gr", 1.0), ("by by", 1.0), ("gr by", 4.0)]);
}

#[test]
fn every_order_of_the_unseen_yokai_is_equally_likely() {
    let mut view = Position::new("gy", "rb").table().view(0);
    let yokai = |text: &str| text.parse().unwrap();
    view.stacks[1].unseen = ["r3", "r4", "r5"].map(yokai).into_iter().collect();
    view.stacks[1].below = ["r6"].map(yokai).into_iter().collect();
    let counts = frequencies(&view, |world| {
        format!("{:?}", world.yokai(hyakki_sketch::Colour::Red))
    });
    let orders = [
        "3, r4, r5",
        "3, r5, r4",
        "4, r3, r5",
        "4, r5, r3",
        "5, r3, r4",
        "5, r4, r3",
    ];
    let expected: Vec<String> = orders
        .iter()
        .map(|order| format!("[r7, r{order}, r6]"))
        .collect();
    let weights: Vec<(&str, f64)> = expected.iter().map(|key| (key.as_str(), 1.0)).collect();
    assert_fits(&counts, &weights);
}

#[test]
fn a_spectators_worlds_deal_both_hands() {
    let table = Position::new("gr", "by").deck("rb gy").table();
    let view = table.state.view(Viewer::Spectator);
    assert_eq!(view.unseen_cards(), bag("gr by rb gy"));
    let counts = frequencies(&view, |world| {
        SEATS.map(|seat| world.hand(seat).to_string()).join(" ")
    });
    assert_eq!(counts.len(), 12);
}
