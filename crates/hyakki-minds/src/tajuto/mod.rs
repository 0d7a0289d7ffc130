//! What is known about playing Tajuto well.
//!
//! - `tables`: what a player's things are worth at each stage, fitted by self-play (`weights-N.txt`).
//! - [`TajutoKnowledge`]: plays by these tables.

mod action_scores;
mod knowledge;
mod levels;
mod tables;

pub use knowledge::{TajutoInformationSet, TajutoKnowledge};
