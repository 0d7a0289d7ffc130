//! What the search does with its tree and its worlds.

use std::cell::Cell;

use hyakki_core::{ActionSet, Dice, Game, GameRng, PerSeat, Seat, Viewer};
use hyakki_septet::{Action, Actions, CardSet, Septet, SeptetConfig};

use super::tree::Tree;
use super::{Settings, simulate};
use crate::advice::Advice;
use crate::budget::Budget;
use crate::information_set::InformationSet;
use crate::question::Question;

/// Random play that ends with the round, and an eye on the hand of the seat that is asked.
struct Witness {
    state: Septet,
    asked: Seat,
    /// How often that hand had a card which the seat does not have.
    n_strange: Cell<u32>,
}

impl Witness {
    fn hand(&self) -> CardSet {
        self.state.hand(self.asked)
    }
}

impl InformationSet<Septet> for Witness {
    fn sample(&mut self, dice: &mut impl Dice) -> Septet {
        Septet::determinize(&self.state.view(Viewer::Seat(self.asked)), dice)
    }

    fn rollout_action(
        &self,
        _: &Septet,
        _: Seat,
        actions: &Actions,
        dice: &mut impl Dice,
    ) -> Action {
        actions.pick(dice)
    }

    fn priors(&self, _: &Septet, _: Seat, actions: &Actions, priors: &mut Vec<f32>) {
        priors.resize(actions.len(), 1.0);
    }

    fn exact_value(&self, world: &Septet) -> Option<PerSeat<f32>> {
        let is_strange = world.hand(self.asked).bits() & !self.hand().bits() != 0;
        self.n_strange
            .set(self.n_strange.get() + u32::from(is_strange));
        let is_over = world.turn().seats().is_empty();
        is_over.then(|| PerSeat::from_fn(4, |seat| f32::from(world.points(seat).min(1))))
    }
}

/// The first lead of a round.
fn witness() -> Witness {
    let mut dice = GameRng::for_game(1, 0);
    let config = SeptetConfig::default();
    let mut state = Septet::new(config);
    let deal = state.sample_chance(&mut dice);
    state.apply_chance(&deal);
    while state.turn().seats().len() > 1 || state.leader().is_none() {
        let seat = state.turn().seats().first().expect("somebody passes");
        let action = state.legal_actions(seat).pick(&mut dice);
        state.apply(seat, action);
    }
    Witness {
        asked: state.turn().seats().first().expect("somebody leads"),
        state,
        n_strange: Cell::new(0),
    }
}

const N_SIMULATIONS: u32 = 2_000;

/// Thinks about the lead, and gives what it thinks of each card.
fn advice(
    witness: &mut Witness,
    settings: Settings,
    max_edges: Option<usize>,
) -> Vec<Advice<Action>> {
    let (state, seat) = (witness.state, witness.asked);
    let question = Question::of(&state, seat, Budget::simulations(N_SIMULATIONS));
    let mut tree = Tree::new(settings);
    tree.max_edges = max_edges.unwrap_or(tree.max_edges);
    let mut dice = GameRng::for_game(2, 0);
    simulate(&mut tree, witness, settings, &question, &mut dice);
    tree.advice()
}

fn n_visits(advice: &[Advice<Action>]) -> u32 {
    advice.iter().map(|advice| advice.n_visits).sum()
}

/// More than a lead of one card needs before it is clear that none will be looked at as often.
const ENOUGH: u32 = N_SIMULATIONS / 4;

#[test]
fn a_full_tree_goes_on_learning_at_what_it_has() {
    let free = advice(&mut witness(), Settings::default(), None);
    // Room for the leads and a few replies.
    let full = advice(&mut witness(), Settings::default(), Some(40));
    assert!(n_visits(&free) > ENOUGH);
    assert!(n_visits(&full) > ENOUGH, "{full:?}");
}

#[test]
fn the_others_know_our_hand_unless_they_learn_in_worlds_of_their_own() {
    let mut all_know = witness();
    advice(&mut all_know, Settings::default(), None);
    assert_eq!(all_know.n_strange.get(), 0);

    let mut nobody_knows = witness();
    let settings = Settings {
        opponents_view_every: 2,
        ..Settings::default()
    };
    let advice = advice(&mut nobody_knows, settings, None);
    assert!(nobody_knows.n_strange.get() > ENOUGH);
    // What happens in such worlds does not count for us.
    assert!(n_visits(&advice) <= N_SIMULATIONS / 2);
}
