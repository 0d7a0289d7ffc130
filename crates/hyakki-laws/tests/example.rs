//! The example game of the documentation obeys the laws.

#![allow(clippy::unwrap_used, reason = "tests")]

use hyakki_core::example::{Action, Chance, Dare, DareConfig};
use hyakki_core::{Dice, Game, Seat, Step, Viewer};
use hyakki_laws::{CountingAllocator, Witness, allocation, conduct, paired, replay, worlds};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

struct DareWitness;

impl Witness for DareWitness {
    type Game = Dare;

    fn universe(_: &DareConfig) -> Vec<Action> {
        vec![Action::Dare, Action::Fold]
    }

    fn audit(state: &Dare) {
        let Some(cards) = state.cards() else {
            return;
        };
        let mut cards = cards.as_slice().to_vec();
        cards.sort_unstable();
        assert!(cards.windows(2).all(|pair| pair[0] < pair[1]), "{cards:?}");
        assert!(cards.iter().all(|card| (1..=9).contains(card)));
    }

    /// Cards and actions are shown when everybody has acted; before that everybody knows only their own.
    fn observe(_: &Dare, step: &Step<Dare>, after: &Dare, viewer: Viewer) -> String {
        if after.turn().outcome().is_some() {
            return format!("{after:?}");
        }
        match step {
            Step::Chance(_) => {
                let own = viewer.seat().zip(after.cards());
                format!("{:?}", own.map(|(seat, cards)| cards[seat]))
            }
            Step::Action(seat, action) if viewer.is(*seat) => action.to_string(),
            Step::Action(seat, _) => format!("{seat} acts"),
        }
    }

    fn is_in_the_dark(state: &Dare, _: Viewer) -> bool {
        !state.turn().seats().is_empty()
    }

    /// Another seat gets a card that nobody has, if the viewer does not see it.
    fn twin_chance(_: &Dare, chance: &Chance, viewer: Viewer, dice: &mut impl Dice) -> Chance {
        let mut cards: Vec<u8> = chance
            .to_string()
            .split(' ')
            .map(|card| card.parse().unwrap())
            .collect();
        let seat = Seat::new(dice.index(cards.len()));
        if !viewer.is(seat) {
            let free = (1..=9).filter(|card| !cards.contains(card));
            let free: Vec<u8> = free.collect();
            cards[seat.index()] = free[dice.index(free.len())];
        }
        let cards: Vec<String> = cards.iter().map(u8::to_string).collect();
        cards.join(" ").parse().unwrap()
    }
}

#[test]
fn conduct() {
    conduct::conduct::<DareWitness>(200);
}

#[test]
fn replay() {
    replay::replay::<DareWitness>(200);
}

#[test]
fn worlds() {
    worlds::worlds::<DareWitness>(200, 1);
}

#[test]
fn paired() {
    paired::paired::<DareWitness>(200);
}

#[test]
fn never_allocates() {
    allocation::never_allocates::<DareWitness>(200);
}
