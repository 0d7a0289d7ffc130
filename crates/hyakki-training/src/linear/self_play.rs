//! Knowledge against itself, without a search.

use hyakki_core::{ActionSet, Dice, GameConfig, Viewer, drive};
use hyakki_minds::LinearlyEvaluated;
use hyakki_search::{InformationSet, Knowledge, rewards};

use super::example::Example;

/// Plays a match, and gives its positions with how it ended.
pub(super) fn play<G: LinearlyEvaluated>(
    knowledge: &G::Knowledge,
    players: usize,
    dice: &mut impl Dice,
) -> Vec<Example> {
    let config = G::Config::for_players(players).expect("the plan fits the game");
    let mut state = G::new(config);
    let information_set = knowledge.information_set(&state.view(Viewer::Spectator));
    let mut positions = Vec::new();
    let outcome = drive(&mut state, dice, |state, seat, dice| {
        positions.extend(state.features());
        let actions = state.legal_actions(seat);
        match actions.len() {
            1 => actions.nth(0),
            _ => information_set.rollout_action(state, seat, &actions, dice),
        }
    });
    let target = rewards(&state, &outcome);
    let examples = positions.into_iter();
    examples
        .map(|position| Example { position, target })
        .collect()
}
