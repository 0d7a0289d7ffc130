//! The closed list of the games: typed below, erased above.
//!
//! - [`GameId`] names a game; [`with_game!`] runs generic code for the game that a name stands for.
//! - [`AnyMatch`] is a match of whichever game, read and driven in text; [`drive_any`] plays one to its end.
//! - [`AnyQuestion`] is what a seat must decide, for any of the minds that [`MindId`] names.
//! - [`rules`] holds the rules texts, one Markdown file for each game and language.
//!
//! Whoever has names and texts in their hands, from a command line, a socket or a file, needs no types of a game:
//!
//! ```
//! use hyakki_catalog::{GameId, new_match, replay};
//! use hyakki_core::{GameRng, Options, Seat};
//!
//! let game: GameId = "septet".parse()?;
//! assert_eq!(game.title(), "Yokai Septet");
//! assert_eq!(game.players(), 3..=4);
//!
//! let options = Options::from([("scoring".to_owned(), "basic".to_owned())]);
//! let names = ["Ada", "Ben", "Cai"].map(str::to_owned).to_vec();
//! let mut septet = new_match(game, 3, &options, names, None)?;
//! septet.settle(&mut GameRng::for_game(1, 0));
//!
//! // What a seat can do, and what happens if it tries something else.
//! let seat = septet.turn().seats().first().unwrap();
//! let legal = septet.legal_after(septet.n_steps(), seat);
//! assert!(septet.act(seat, "fly").is_err());
//! septet.act(seat, &legal[0])?;
//!
//! // The record names the game, so that anybody can replay it.
//! let again = replay(&septet.to_record())?;
//! assert_eq!((again.game.game(), again.game.n_steps()), (game, 2));
//! assert!(!again.is_complete);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! `examples/play_a_match.rs` lets minds play, and `examples/replay_a_record.rs` reads what they did.
//!
//! `games.rs` is the one list of the games. A crate above this one reads it and lists no games itself.

// First, because its macros are seen only by what follows.
#[macro_use]
mod games;

mod advice;
mod any_match;
mod drive_any;
mod game_id;
mod language;
mod messages;
mod minds;
mod rules;
#[cfg(feature = "schema")]
mod schemas;
mod stretch;
#[cfg(feature = "schema")]
mod typescript;

pub use hyakki_minds::{Level, MindId, UnknownMind};
pub use hyakki_search::Budget;

pub use advice::{AnyAdvice, Considered};
pub use any_match::{AnyMatch, Refused, new_match, replay, replay_while};
pub use drive_any::drive_any;
pub use game_id::UnknownGame;
pub use games::{GameId, states};
pub use language::Language;
pub use messages::messages;
pub use minds::AnyQuestion;
pub use rules::rules;
#[cfg(feature = "schema")]
pub use schemas::{GameSchemas, fields_in_markdown, schemas};
pub use stretch::{AnyStretch, Sight};
#[cfg(feature = "schema")]
pub use typescript::view_in_typescript;
