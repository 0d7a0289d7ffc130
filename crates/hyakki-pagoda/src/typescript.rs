//! The view in TypeScript, for the web front.

use hyakki_core::{Outcome, typescript};

use crate::{
    Action, Card, CardNeed, CardSet, Ending, OwnCards, PagodaView, PhaseView, Pile, RoundEnd,
    RoundView, TurnView,
};

/// The declarations of the view and of all that it is made of.
#[must_use]
pub fn typescript() -> String {
    typescript![
        PagodaView, PhaseView, CardNeed, OwnCards, RoundView, TurnView, RoundEnd, Ending, Card,
        CardSet, Pile, Action, Outcome
    ]
}
