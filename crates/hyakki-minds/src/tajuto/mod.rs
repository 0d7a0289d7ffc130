//! What is known about playing Tajuto well.
//!
//! - `tables`: what a player's things are worth at each stage, fitted by self-play (`weights-N.txt`).
//! - [`TajutoCraft`]: plays by these tables.
//! - [`TajutoThumb`]: the rules of thumb of the second reference.

mod craft;
mod scores;
mod tables;
mod thumb;

pub use craft::{TajutoCraft, TajutoInsight};
pub use thumb::TajutoThumb;
