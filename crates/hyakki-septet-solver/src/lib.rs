//! The exact solver for Septet with open hands.
//!
//! - [`OpenPosition`] is a position in which everybody sees all cards, checked to be one that can occur.
//! - [`Solver`] says whether a seat wins the round, what the round is worth, and what each card is worth ([`Solution`]).
//!
//! ```
//! use hyakki_septet_solver::{OpenPosition, Solver};
//!
//! // The hands and the trump card, then what was won. The first team has six tricks, and lacks one boss.
//! let text = "p3 p5 k11 / p4 y6 b12 / y7 y8 y10 / g2 k6 k9 / g6; \
//!             lead 0; tricks 5 2 1 1; bosses k7 r7 b7 / p7 / - / g7 u7";
//! let position: OpenPosition = text.parse()?;
//! let solution = Solver::default().solve(&position, 1_000_000)?;
//!
//! // Only the high lead wins: the partner adds the boss to it. Any other loses, for two points.
//! let values: Vec<_> = solution.cards.iter().map(|found| (found.card.to_string(), found.value)).collect();
//! assert_eq!(values, [("p3".to_owned(), -2), ("p5".to_owned(), -2), ("k11".to_owned(), 6)]);
//! assert_eq!(solution.value(), 6);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
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
