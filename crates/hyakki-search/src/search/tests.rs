//! What the search does with its tree and its worlds.

use hyakki_core::{ActionSet, Dice, Game, GameRng, PerSeat, Seat, Viewer};
use hyakki_septet::{Action, Actions, Septet, SeptetConfig};

use super::tree::Tree;
use super::{Settings, simulate};
use crate::advice::Advice;
use crate::budget::Budget;
use crate::information_set::InformationSet;
use crate::question::Question;

/// Random play that ends with the round.
struct OneRound {
    state: Septet,
    seat: Seat,
}

impl InformationSet<Septet> for OneRound {
    fn sample(&mut self, dice: &mut impl Dice) -> Septet {
        Septet::determinize(&self.state.view(Viewer::Seat(self.seat)), dice)
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

    fn horizon_value(&self, world: &Septet) -> Option<PerSeat<f32>> {
        let is_over = world.turn().seats().is_empty();
        is_over.then(|| PerSeat::from_fn(4, |seat| f32::from(world.points(seat).min(1))))
    }
}

/// The first lead of a round.
fn first_lead() -> OneRound {
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
    OneRound {
        seat: state.turn().seats().first().expect("somebody leads"),
        state,
    }
}

const N_SIMULATIONS: u32 = 2_000;

/// Thinks about the lead, and gives what it thinks of each card.
fn advice(max_edges: Option<usize>) -> Vec<Advice<Action>> {
    let mut information_set = first_lead();
    let OneRound { state, seat } = information_set;
    let question = Question::of(&state, seat, Budget::simulations(N_SIMULATIONS));
    let mut tree = Tree::new(Settings::default());
    tree.max_edges = max_edges.unwrap_or(tree.max_edges);
    let mut dice = GameRng::for_game(2, 0);
    simulate(&mut tree, &mut information_set, &question, &mut dice);
    tree.advice()
}

fn n_visits(advice: &[Advice<Action>]) -> u32 {
    advice.iter().map(|advice| advice.n_visits).sum()
}

/// More than a lead of one card needs before it is clear that none will be looked at as often.
const ENOUGH: u32 = N_SIMULATIONS / 4;

#[test]
fn a_full_tree_goes_on_learning_at_what_it_has() {
    let free = advice(None);
    // Room for the leads and a few replies.
    let full = advice(Some(40));
    assert!(n_visits(&free) > ENOUGH);
    assert!(n_visits(&full) > ENOUGH, "{full:?}");
}
