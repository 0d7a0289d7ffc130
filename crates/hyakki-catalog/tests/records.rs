//! What records can be, in every game.

use hyakki_catalog::{GameId, with_game};
use hyakki_core::Game as _;
use hyakki_core::record::{MAX_LINES, MAX_UNDO_LINES};

#[test]
fn no_match_by_the_rules_has_more_lines_than_a_record_may_have() {
    for game in GameId::ALL {
        let n_steps = with_game!(game, G => G::MAX_STEPS);
        let header_outcome_and_secret = 3;
        let n_lines = n_steps + MAX_UNDO_LINES + header_outcome_and_secret;
        assert!(n_lines <= MAX_LINES, "{game:?}: {n_lines}");
    }
}
