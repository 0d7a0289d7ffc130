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
//! ```
//! use hyakki_core::example::{Action, Dare, DareConfig};
//! use hyakki_core::{Game, GameRng, Seat, Viewer, settle};
//! use hyakki_search::{Budget, Mind, NoKnowledge, Question, Search};
//!
//! // In this little game the highest card of those who dare wins; to fold is safe, and wins if nobody dares.
//! let mut state = Dare::new(DareConfig::default());
//! let mut rng = GameRng::for_game(1, 0);
//! settle(&mut state, &mut rng);
//! let card_of = |seat: Seat| state.view(Viewer::Seat(seat)).cards[seat];
//! let seat = Seat::all(3).max_by_key(|&seat| card_of(seat)).unwrap();
//!
//! // The mind sees its own card and nothing else. It plays on in worlds that fit, as often as it may.
//! let question = Question::of(&state, seat, Budget::simulations(500));
//! let mut mind = Search::<NoKnowledge>::default();
//! let advice = mind.advise(&question, &mut rng);
//! assert_eq!(advice.len(), 2);
//! assert_eq!(mind.choose(&question, &mut rng), Action::Dare);
//! ```
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
mod rewards;
mod rollout;
mod search;
mod seer;
mod sequential_halving;
pub mod softmax;
mod weighted_worlds;

pub use advice::Advice;
pub use budget::Budget;
pub use information_set::InformationSet;
pub use knowledge::Knowledge;
pub use mind::Mind;
pub use no_knowledge::{NoKnowledge, UniformInformationSet};
pub use question::Question;
pub use random_mover::RandomMover;
pub use rewards::rewards;
pub use search::{Search, Settings, advise};
pub use seer::Seer;
pub use sequential_halving::SequentialHalving;
pub use weighted_worlds::{Limits, WeightedWorlds, noisy_log_likelihood};
