//! What the rulebook says everybody sees, for the laws; and for the server's tests, which ask the same of what it sends.

use hyakki_core::{Dice, Game, GameConfig, MAX_SEATS, Seat, Step, Turn, Viewer};
use hyakki_laws::Witness;
use hyakki_pagoda::{Action, Card, CardSet, Chance, Pagoda, PagodaConfig, Pile, Row};

/// What everybody sees of this game.
pub(crate) struct PagodaWitness;

impl Witness for PagodaWitness {
    type Game = Pagoda;

    fn universe(_: &PagodaConfig) -> Vec<Action> {
        let mut universe = vec![Action::Draw, Action::Take];
        universe.extend(Seat::all(MAX_SEATS).map(|to| Action::Feed { to }));
        for card in Card::all() {
            universe.extend(Seat::all(MAX_SEATS).map(|to| Action::Give { card, to }));
            for pile in Pile::BOTH {
                universe.extend([false, true].map(|close| Action::Play { close, card, pile }));
            }
        }
        universe
    }

    fn audit(state: &Pagoda) {
        if state.round() == 0 {
            return;
        }
        let n_seats = state.config().players();
        let in_hands: usize = Seat::all(n_seats).map(|seat| state.hand(seat).len()).sum();
        assert!(
            in_hands <= 7 * n_seats,
            "a turn never adds a card to the hands"
        );
        let mut all = CardSet::EMPTY;
        let mut n_cards = 0;
        let rows = Pile::BOTH.map(|pile| state.pile(pile).to_set());
        let sets = Seat::all(n_seats)
            .flat_map(|seat| [state.hand(seat), state.pool(seat)])
            .chain(rows)
            .chain([state.deck().to_set()]);
        for set in sets {
            all = all | set;
            n_cards += set.len();
        }
        assert_eq!(
            (n_cards, all),
            (100, CardSet::FULL),
            "every card is somewhere exactly once"
        );
        if let Turn::Act(seats) = state.turn() {
            assert!(Pile::BOTH.iter().all(|&pile| !state.pile(pile).is_empty()));
            let without_cards = Seat::all(n_seats).find(|&seat| state.hand(seat).is_empty());
            assert!(without_cards.is_none() || without_cards == seats.first());
        }
        if matches!(state.turn(), Turn::Over(_)) {
            assert_eq!(in_hands, 0, "the last hands are in the pools");
        }
    }

    fn observe(before: &Pagoda, step: &Step<Pagoda>, after: &Pagoda, viewer: Viewer) -> String {
        let n_seats = after.config().players();
        let (event, deck) = match step {
            Step::Chance(Chance::Setup { first, deck }) => {
                (format!("{first} begins"), deck.as_slice().to_vec())
            }
            Step::Chance(Chance::Shuffle { deck }) => (
                format!("shuffled: {:?}", deck.to_set()),
                deck.as_slice().to_vec(),
            ),
            Step::Action(seat, action) => {
                let deck = before.deck().as_slice().iter().rev().copied().collect();
                (observed_action(before, *seat, *action, viewer), deck)
            }
        };
        let drawn = &deck[..deck.len() - after.deck().len()];
        let own = viewer.seat().map(|seat| {
            let new: Vec<&Card> = drawn
                .iter()
                .filter(|&&card| after.hand(seat).contains(card))
                .collect();
            (new, after.hand(seat), after.pool(seat))
        });
        let sizes: Vec<(usize, usize)> = Seat::all(n_seats)
            .map(|seat| (after.hand(seat).len(), after.pool(seat).len()))
            .collect();
        let pools: Vec<CardSet> = match after.turn() {
            Turn::Over(_) => Seat::all(n_seats).map(|seat| after.pool(seat)).collect(),
            _ => Vec::new(),
        };
        format!(
            "{event}; own {own:?}; sizes {sizes:?}; piles {:?}; deck {}; round {}; next {:?}; pools {pools:?}",
            Pile::BOTH.map(|pile| after.pile(pile)),
            after.deck().len(),
            after.round(),
            after.turn(),
        )
    }

    fn is_in_the_dark(state: &Pagoda, _: Viewer) -> bool {
        state.deck().len() > 1
    }

    /// Some cards that the viewer will not see soon change places.
    fn twin_chance(twin: &Pagoda, chance: &Chance, viewer: Viewer, dice: &mut impl Dice) -> Chance {
        let n_seats = twin.config().players();
        let swap = |deck: &Row, hidden: Vec<usize>, dice: &mut _| {
            let mut cards = deck.as_slice().to_vec();
            if hidden.len() > 1 {
                let [one, other] = [0; 2].map(|_| hidden[Dice::index(dice, hidden.len())]);
                cards.swap(one, other);
            }
            cards.into_iter().collect()
        };
        match chance {
            Chance::Setup { first, deck } => {
                let is_hidden = |place: &usize| {
                    let is_dealt = *place < 7 * n_seats;
                    let seat = first.left_by(place % n_seats, n_seats);
                    (is_dealt && !viewer.is(seat)) || *place > 7 * n_seats + 20
                };
                Chance::Setup {
                    first: *first,
                    deck: swap(deck, (0..100).filter(is_hidden).collect(), dice),
                }
            }
            Chance::Shuffle { deck } => Chance::Shuffle {
                deck: swap(deck, (deck.len() / 2..deck.len()).collect(), dice),
            },
        }
    }
}

/// What a viewer sees of an action: a gift only if it is given or received, a closer's hand always.
fn observed_action(before: &Pagoda, seat: Seat, action: Action, viewer: Viewer) -> String {
    match action {
        Action::Give { to, .. } if !viewer.is(seat) && !viewer.is(to) => {
            format!("{seat} gives a card to {to}")
        }
        Action::Play {
            close: true, card, ..
        } => {
            let shown = before.hand(seat).without(card);
            format!("{seat} {action}, showing {shown:?}")
        }
        _ => format!("{seat} {action}"),
    }
}
