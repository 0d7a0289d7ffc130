//! Search for games with hidden information, generic over the game. A mind gets a view, never a state: peeking is a type error.
//!
//! - [`Mind`] is what chooses; [`Question`] is what it is asked.
//! - [`Search`] is information-set Monte Carlo tree search; its [`Advice`] is what it thinks of each action.
//! - [`Knowledge`] is what a search knows about a game beyond its rules, and [`InformationSet`] what that makes of one view.
//! - [`SequentialHalving`] tries actions out side by side, without a tree.
//! - [`RandomMover`] plays any legal action.
//! - [`Seer`] is given the true state, for comparison; it is no mind.
//! - [`Budget`] limits the thinking: by simulations, so that a run repeats exactly, and by time for live play.
//!
//! There is no clock here: whoever needs an answer in time says how much of it is used up.

mod advice;
mod budget;
mod information_set;
mod knowledge;
mod mind;
mod no_knowledge;
mod question;
mod random_mover;
mod rollout;
mod search;
mod seer;
mod sequential_halving;
pub mod softmax;
mod weighted_worlds;
mod win_shares;

pub use advice::Advice;
pub use budget::Budget;
pub use information_set::InformationSet;
pub use knowledge::Knowledge;
pub use mind::Mind;
pub use no_knowledge::{NoKnowledge, UniformInformationSet};
pub use question::Question;
pub use random_mover::RandomMover;
pub use search::{Search, Settings, advise};
pub use seer::Seer;
pub use sequential_halving::SequentialHalving;
pub use weighted_worlds::{Limits, WeightedWorlds, noisy_log_likelihood};
pub use win_shares::win_shares;
