//! What is known about playing Sketch well.
//!
//! - `board`: what lies on the table, seen from one side, and what a play makes of it.
//! - `tables`: what that is worth, by tables of numbers that self-play has fitted (`weights.txt`).
//! - [`SketchKnowledge`]: plays by these tables, and guesses the opponent's hand from a pass.

pub(crate) mod board;
mod knowledge;
mod levels;
mod tables;

pub use knowledge::{SketchInformationSet, SketchKnowledge};
