//! The view in TypeScript, for the web front.

use hyakki_core::{Outcome, typescript};

use crate::{
    AbilityUse, Action, Called, Card, CardBag, Colour, Completed, HandView, Happened, Notebook,
    PhaseView, Pile, Placed, SketchView, StackView, Yokai, YokaiSet,
};

/// The declarations of the view and of all that it is made of.
#[must_use]
pub fn typescript() -> String {
    typescript![
        SketchView, PhaseView, Called, HandView, StackView, Notebook, Placed, Happened, Completed,
        Card, CardBag, Yokai, YokaiSet, Pile, Colour, Action, AbilityUse, Outcome
    ]
}
