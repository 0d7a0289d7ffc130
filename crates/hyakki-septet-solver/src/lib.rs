//! The exact solver for Septet with open hands.
//!
//! - [`OpenPosition`] is a position in which everybody sees all cards, checked to be one that can occur.
//! - [`Solver`] says whether a seat wins the round, what the round is worth, and what each card is worth ([`Solution`]).
//!
//! How it works: a question is answered yes or no ("can this party make the round worth at least 2 to itself?") by trying cards
//! until one proves the answer, and the value is found by a few such questions. What is proved before a lead goes to a table,
//! by a key that is the same for positions that differ only in what does not matter: the names of suits, ranks that decide
//! nothing, where the leader sits.
//!
//! The rules are those of `hyakki-septet`. Tricks are played on bits of the solver's own, for speed; the test
//! `random_play_is_what_the_engine_makes_of_it_card_by_card` (`moment/tests.rs`) compares them with the engine, and those of
//! `tests/all.rs` compare every value with a plain search that plays by the engine alone.

mod bad_position;
mod before_trick;
mod choices;
mod frontier;
mod key;
mod last_tricks;
mod leads;
mod moment;
mod notation;
mod order;
mod pattern;
mod position;
mod question;
mod replies;
mod round;
mod search;
mod seats;
mod shortcuts;
mod solution;
mod solver;
mod transposition_table;
mod trick;

pub use bad_position::BadPosition;
pub use notation::PositionError;
pub use position::{OpenPosition, OpenPositionParts};
pub use search::OutOfNodes;
pub use solution::{CardValue, Solution};
pub use solver::Solver;
