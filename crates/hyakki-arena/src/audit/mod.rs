//! What is measured of a mind beside its games.

mod agreement;
mod endings;
mod worlds;

pub(crate) use agreement::Agreement;
pub(crate) use endings::{Endings, EndingsAsked};
pub(crate) use worlds::WorldsMeasured;
