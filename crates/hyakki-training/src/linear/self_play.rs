//! Knowledge against itself, without a search.

use hyakki_core::{ActionSet, Dice, GameConfig, Options, Turn, Viewer};
use hyakki_minds::LinearlyEvaluated;
use hyakki_search::{InformationSet, Knowledge, win_shares};

use super::example::Example;

/// Plays a match, and gives its positions with how it ended.
pub(super) fn play<G: LinearlyEvaluated>(
    knowledge: &G::Knowledge,
    players: usize,
    dice: &mut impl Dice,
) -> Vec<Example> {
    let config = G::Config::build(players, &Options::new()).expect("the plan fits the game");
    let mut state = G::new(config);
    let information_set = knowledge.information_set(&state.view(Viewer::Spectator));
    let mut positions = Vec::new();
    let outcome = loop {
        match state.turn() {
            Turn::Over(outcome) => break outcome,
            Turn::Chance => {
                let chance = state.sample_chance(dice);
                state.apply_chance(&chance);
            }
            Turn::Act(seats) => {
                positions.extend(state.features());
                let seat = seats.first().expect("somebody must act");
                let actions = state.legal_actions(seat);
                let action = match actions.len() {
                    1 => actions.nth(0),
                    _ => information_set.rollout_action(&state, seat, &actions, dice),
                };
                state.apply(seat, action);
            }
        }
    };
    let shares = win_shares(&state, &outcome);
    let examples = positions.into_iter();
    examples
        .map(|position| Example { position, shares })
        .collect()
}
