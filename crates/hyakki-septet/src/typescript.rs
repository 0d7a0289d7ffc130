//! The view in TypeScript, for the web front.

use hyakki_core::{Outcome, typescript};

use crate::{
    Action, Card, CardSet, LastTrick, Lead, LeadCard, PhaseView, Play, RoundEnd, RoundResult,
    Scoring, SeptetView, SuitSet, Trio,
};

/// The declarations of the view and of all that it is made of.
#[must_use]
pub fn typescript() -> String {
    typescript![
        SeptetView,
        PhaseView,
        Scoring,
        Lead,
        LeadCard,
        Play,
        RoundResult,
        RoundEnd,
        LastTrick,
        Card,
        CardSet,
        Trio,
        Action,
        SuitSet,
        Outcome
    ]
}
