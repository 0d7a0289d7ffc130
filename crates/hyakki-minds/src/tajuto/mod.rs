//! What is known about playing Tajuto well.
//!
//! - `tables`: what a player's things are worth at each stage, fitted by self-play (`weights-N.txt`).
//! - [`TajutoCraft`]: plays by these tables.

mod craft;
mod scores;
mod tables;

pub use craft::{TajutoCraft, TajutoInsight};
