//! What is known about playing Sketch well.
//!
//! - `board`: what lies on the table, seen from one side, and what a play makes of it.
//! - `features`: what an evaluator sees of it; self-play has fitted the weights (`weights.txt`).
//! - [`SketchKnowledge`]: plays by these weights, and guesses the opponent's hand from a pass.

pub(crate) mod board;
mod features;
mod knowledge;
mod levels;
mod net_inputs;

pub use knowledge::{SketchInformationSet, SketchKnowledge};
