//! Search for games with hidden information, generic over the game. A mind gets a view, never a state: peeking is a type error.
//!
//! - [`Mind`] is what chooses; [`Question`] is what it is asked.
//! - [`Search`] is information-set Monte Carlo tree search with a game's [`Craft`]; its [`Advice`] is what it thinks of each action.
//! - [`Trials`] tries actions out side by side, without a tree.
//! - [`RandomMover`] plays any legal action.
//! - [`Seer`] is given the true state, for comparison; it is no mind.
//! - [`Budget`] limits the thinking: by simulations, so that a run repeats exactly, and by time for live play.
//!
//! There is no clock here: whoever needs an answer in time says how much of it is used up.

mod advice;
mod budget;
mod candidates;
mod insight;
mod mind;
mod playout;
mod random_mover;
mod search;
mod seer;
mod shares;
pub mod softmax;
mod trials;
mod untaught;

pub use advice::Advice;
pub use budget::Budget;
pub use candidates::{Candidates, Limits, log_chance};
pub use insight::{Craft, Insight};
pub use mind::{Mind, Question};
pub use random_mover::RandomMover;
pub use search::{Search, Settings, advise};
pub use seer::Seer;
pub use shares::win_shares;
pub use trials::Trials;
pub use untaught::{Untaught, Unversed};
