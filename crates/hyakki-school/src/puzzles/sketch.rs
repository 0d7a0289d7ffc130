//! Puzzles in Sketch.

use hyakki_core::{Game, Seat};
use hyakki_sketch::{Ability, AbilityUse, Action, Sketch};

use super::posed::{Candidate, Posed};
use super::proof::Kind;

impl Posed for Sketch {
    const THEMES: &'static [&'static str] = &[
        "call",
        "distract",
        "save-ability",
        "take-yokai",
        "give-yokai",
        "stop",
        "prepare",
    ];

    const KINDS: &'static [Kind] = &[Kind::Strong];

    fn themes(candidate: &Candidate<'_, Sketch>, right: &[Action]) -> Vec<&'static str> {
        let mut themes = Vec::new();
        let Action::Play { card, ability, .. } = right[0] else {
            return vec!["stop"];
        };
        match (card.ability(), ability) {
            (_, AbilityUse::Call { .. }) => themes.push("call"),
            (_, AbilityUse::Distract) => themes.push("distract"),
            (Some(Ability::Call | Ability::Distract), AbilityUse::None) => {
                themes.push("save-ability");
            }
            (None, AbilityUse::None) => {}
        }
        let mut after = *candidate.state;
        after.apply(candidate.seat, right[0]);
        let n_yokai = |state: &Sketch, seat: Seat| state.notebook(seat).yokai().len();
        let gains = |seat| n_yokai(&after, seat) > n_yokai(candidate.state, seat);
        if gains(candidate.seat) {
            themes.push("take-yokai");
        }
        if gains(candidate.seat.left(2)) {
            themes.push("give-yokai");
        }
        if themes.is_empty() {
            themes.push("prepare");
        }
        themes
    }
}
