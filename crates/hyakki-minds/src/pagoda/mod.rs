//! What is known about playing Pagoda well.
//!
//! - `tables`: what cards are worth to their owner in the pool and in the hand, fitted by self-play (`weights-N.txt`).
//! - `worths`: what a hand would be worth with another card or without one, without adding everything up again.
//! - `beliefs`: worlds are weighed by how likely the others' plays and gifts were in them.
//! - [`PagodaCraft`]: plays by these tables, ends its search with the round, and remembers all it saw.

mod beliefs;
mod craft;
mod scores;
mod tables;
mod worths;

pub use craft::{PagodaCraft, PagodaInsight};
