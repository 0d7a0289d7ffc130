//! Players that are programs. A mind gets a view, never a state: peeking is a type error.
//!
//! - [`Level`] is how strong the minds are that people meet; [`MindId`] is any mind by name.
//! - [`references`] never change: progress is measured against them.
//!
//! ```
//! use hyakki_core::{Game, GameRng, settle};
//! use hyakki_minds::{Level, MindId};
//! use hyakki_search::{Advice, Budget, Mind, Question};
//! use hyakki_septet::{Septet, SeptetConfig};
//!
//! let mut state = Septet::new(SeptetConfig::default());
//! let mut rng = GameRng::for_game(1, 0);
//! settle(&mut state, &mut rng);
//! let seat = state.turn().seats().first().unwrap();
//!
//! // What an adept thinks of each pass, within a budget, and what it does.
//! let question = Question::of(&state, seat, Budget::simulations(200));
//! let advice = Level::Adept.advise(&question, &mut rng);
//! let best = Advice::best(&advice).unwrap();
//! assert_eq!(state.check(seat, best), Ok(()));
//!
//! // Any mind by its name.
//! let mut mind: MindId = "r2".parse()?;
//! let action = mind.choose(&question, &mut rng);
//! assert_eq!(state.check(seat, action), Ok(()));
//! # Ok::<(), hyakki_minds::UnknownMind>(())
//! ```
//!
//! The rules are those of the game crates. Where [`septet`] and [`sketch`] play on a board of their own, for speed, the test
//! `random_play_is_what_the_engine_makes_of_it_card_by_card` (`septet/board/tests.rs`, `sketch/board/tests.rs`) compares it with
//! the engine, and `a_round_changes_the_score_as_the_engine_does` (`septet/match_equity.rs`) what Septet's makes of a round's end.

mod bad_weights;
mod game_with_minds;
mod level;
mod linear_evaluator;
mod linearly_evaluated;
mod mind_id;
mod net_valued;
pub mod pagoda;
mod position_features;
pub mod references;
pub mod septet;
pub mod sketch;
pub mod tajuto;

pub use bad_weights::BadWeights;
pub use game_with_minds::GameWithMinds;
pub use level::{Level, UnknownLevel};
pub use linear_evaluator::LinearEvaluator;
pub use linearly_evaluated::LinearlyEvaluated;
pub use mind_id::{MindId, UnknownMind};
pub use net_valued::NetValued;
pub use position_features::PositionFeatures;
