//! What is known about playing Tajuto well.
//!
//! - `features`: what an evaluator sees of a player's things at each stage; self-play has fitted the weights (`weights-N.txt`).
//! - `action_scores`: how good each action looks, by what it changes in the logits.
//! - [`TajutoKnowledge`]: plays by these weights.

mod action_scores;
mod features;
mod knowledge;
mod levels;
mod net_inputs;

pub use knowledge::{TajutoInformationSet, TajutoKnowledge};
