//! Puzzles in Pagoda.

use hyakki_core::ActionSet;
use hyakki_pagoda::{Action, Fall, Pagoda};

use super::posed::{Candidate, Posed};
use super::proof::Kind;

impl Posed for Pagoda {
    const THEMES: &'static [&'static str] = &[
        "close",
        "do-not-close",
        "whom-to-give",
        "feed",
        "draw",
        "take",
        "match",
        "higher",
        "lower",
    ];

    const MOST_TO_THE_END: usize = 3;

    const KINDS: &'static [Kind] = &[Kind::Strong];

    fn themes(candidate: &Candidate<'_, Pagoda>, right: &[Action]) -> Vec<&'static str> {
        let (card, pile) = match right[0] {
            Action::Play { close: true, .. } => return vec!["close"],
            Action::Play { card, pile, .. } => (card, pile),
            Action::Give { .. } => return vec!["whom-to-give"],
            Action::Feed { .. } => return vec!["feed"],
            Action::Draw => return vec!["draw"],
            Action::Take => return vec!["take"],
        };
        let mut themes = Vec::new();
        let closes = |action| matches!(action, Action::Play { close: true, .. });
        if candidate.actions.iter().any(closes) {
            themes.push("do-not-close");
        }
        let top = candidate.state.pile(pile).last();
        themes.push(match top.map(|top| card.onto(top)) {
            Some(Fall::Match) | None => "match",
            Some(Fall::Higher) => "higher",
            Some(Fall::Lower) => "lower",
        });
        themes
    }
}
