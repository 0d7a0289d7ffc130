//! The closed list of the games: typed below, erased above.
//!
//! - [`GameId`] names a game; [`with_game!`] runs generic code for the game that a name stands for.
//! - [`AnyMatch`] is a match of whichever game, read and driven in text.
//! - [`rules`] holds the rules texts, one Markdown file for each game and language.
//!
//! `games.rs` is the one list of the games. A crate above this one reads it and lists no games itself.

// First, because its macros are seen only by what follows.
#[macro_use]
mod games;

mod advice;
mod any_match;
mod game_id;
mod language;
mod minds;
mod rules;
#[cfg(feature = "schema")]
mod typescript;

pub use hyakki_minds::{Level, MindId, UnknownMind};
pub use hyakki_search::Budget;

pub use advice::{AnyAdvice, Considered};
pub use any_match::{AnyMatch, Refused, new_match, replay};
pub use game_id::UnknownGame;
pub use games::{GameId, states};
pub use language::Language;
pub use minds::AnyQuestion;
pub use rules::rules;
#[cfg(feature = "schema")]
pub use typescript::view_in_typescript;
