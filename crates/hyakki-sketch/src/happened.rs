//! What happened when somebody acted, as everybody saw it.

use hyakki_core::{InParts, Seat};
use serde::{Serialize, Serializer};

use crate::action::Action;
use crate::card::Card;
use crate::colour::Colour;
use crate::yokai::Yokai;

/// A sketch card on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Placed {
    /// The card.
    pub card: Card,
    /// The stack it lies at.
    pub colour: Colour,
}

/// What happened when somebody acted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Happened {
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    #[serde(flatten)]
    pub action: InParts<Action>,
    /// The yokai completed by it, in order.
    #[serde(serialize_with = "as_list")]
    #[cfg_attr(
        feature = "schema",
        ts(as = "Vec<Completed>"),
        schemars(with = "Vec<Completed>")
    )]
    pub completed: [Option<Completed>; 2],
}

/// What there is, without what there is not.
fn as_list<S: Serializer>(
    completed: &[Option<Completed>; 2],
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(completed.iter().flatten())
}

/// A yokai whose drawing was completed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Completed {
    /// The stack.
    pub stack: Colour,
    /// The yokai.
    pub yokai: Yokai,
    /// Who took it; nobody if the sides were equal and it ran to the bottom.
    pub taken_by: Option<Seat>,
}
