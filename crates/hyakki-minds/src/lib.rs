//! Players that are programs. A mind gets a view, never a state: peeking is a type error.
//!
//! - [`Mind`] is what chooses; [`Question`] is what it is asked.
//! - [`Search`] is information-set Monte Carlo tree search with a game's [`Craft`]; its [`Advice`] is what it thinks of each action.
//! - [`Level`] is how strong the minds are that people meet; [`MindId`] is any mind by name.
//! - [`RandomMover`] plays any legal action; [`PlainSearch`] is a search with random playouts that never changes.
//! - [`Seer`] is given the true state, for comparison; it is no mind.
//! - [`septet_solver`] solves Septet with open hands exactly.
//! - [`Budget`] limits the thinking: by simulations, so that a run repeats exactly, and by time for live play.
//!
//! There is no clock here: whoever needs an answer in time says how much of it is used up.

mod advice;
mod budget;
mod by_thumb;
mod candidates;
mod fit;
mod insight;
mod judge;
mod level;
mod mind;
mod mind_id;
pub mod pagoda;
mod plain_search;
mod playout;
mod random_mover;
mod rewards;
mod search;
mod seer;
pub mod septet;
pub mod septet_solver;
mod shares;
pub mod sketch;
mod skilled;
mod softmax;
pub mod tajuto;
mod teaching;
mod training;
mod trials;
mod untaught;

pub use advice::Advice;
pub use budget::Budget;
pub use by_thumb::{ByThumb, Thumb, Thumbed};
pub use fit::Lesson;
pub use insight::{Craft, Insight};
pub use level::{Level, UnknownLevel};
pub use mind::{Mind, Question};
pub use mind_id::{MindId, UnknownMind};
pub use plain_search::PlainSearch;
pub use random_mover::RandomMover;
pub use search::{Search, Settings, advise};
pub use seer::Seer;
pub use shares::win_shares;
pub use skilled::Skilled;
pub use teaching::{Judged, Weights};
pub use training::{CannotTrain, Listener, TaughtFile, Training, TrainingNews};
pub use untaught::{Untaught, Unversed};
