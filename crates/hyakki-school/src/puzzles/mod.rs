//! Puzzles: positions with one right answer, and the proof that it is.
//!
//! - [`Puzzle`] is a position, the seat that must act, what is right, and its [`Proof`].
//! - [`PuzzleFile`] is a game's collection as text, sealed so that nobody changes it unnoticed.
//! - [`Maker`] makes puzzles from matches; [`check`] proves one again; [`Posed`] is what a game adds.
//! - [`Verdict`] is what is said to somebody who tried.
//!
//! `docs/puzzles.md` says what the kinds prove, and how good the figures are.

mod check;
mod closed_worlds;
mod collection;
mod compare;
mod difficulty;
mod favourite;
mod level_choices;
mod maker;
mod pagoda;
mod posed;
mod position;
mod proof;
mod puzzle;
mod puzzle_file;
mod septet;
mod sketch;
mod strong;
mod tajuto;
mod verdict;

pub use check::{Checked, check};
pub use collection::{Collection, collection};
pub use difficulty::Difficulty;
pub use favourite::Favourite;
pub use maker::{Maker, Stopped};
pub use posed::{Candidate, Posed, Proven};
pub use proof::{JudgeFigures, Kind, Proof, Worth};
pub use puzzle::{Fails, Puzzle, PuzzleError};
pub use puzzle_file::{Making, PuzzleFile, PuzzleFileError};
pub use verdict::{LostWorld, Move, Refutation, Verdict};

use hyakki_catalog::{GameId, with_game};

/// The names of all themes that puzzles of this game can have.
#[must_use]
pub fn theme_names(game: GameId) -> &'static [&'static str] {
    with_game!(game, G => <G as Posed>::THEMES)
}
