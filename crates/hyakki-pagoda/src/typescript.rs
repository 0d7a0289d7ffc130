//! The view in TypeScript, for the web front.

use hyakki_core::{Outcome, typescript};

use crate::{
    Card, CardNeed, CardSet, Ending, OwnCards, PagodaView, Pile, RoundEnd, RoundView, TurnView,
    Waiting,
};

/// The declarations of the view and of all that it is made of.
#[must_use]
pub fn typescript() -> String {
    typescript![
        PagodaView, Waiting, CardNeed, OwnCards, RoundView, TurnView, RoundEnd, Ending, Card,
        CardSet, Pile, Outcome
    ]
}
