//! Players that are programs. A mind gets a view, never a state: peeking is a type error.
//!
//! - [`Mind`] is what chooses; [`Question`] is what it is asked; [`Advice`] is its choice with the reasons in figures.
//! - [`RandomMover`] plays any legal action; [`PlainSearch`] is information-set Monte Carlo tree search with random playouts.
//! - [`septet_solver`] solves Septet with open hands exactly.
//! - [`Budget`] limits the thinking: by simulations, so that a run repeats exactly, and by a stop signal for live play.
//!
//! There is no clock here: whoever needs an answer in time raises the stop signal.

mod advice;
mod budget;
mod insight;
mod mind;
mod plain_search;
mod random_mover;
mod rewards;
pub mod septet_solver;

pub use advice::{Advice, Considered};
pub use budget::Budget;
pub use insight::{Craft, Insight};
pub use mind::{Mind, Question};
pub use plain_search::PlainSearch;
pub use random_mover::RandomMover;
