//! Minds that never change.

mod first;
mod frozen_mind;
mod search;

pub use first::FirstLevel;
pub use frozen_mind::{FrozenMind, FrozenName};
