//! What is known about playing Pagoda well.
//!
//! - `tables`: what cards are worth to their owner in the pool and in the hand, fitted by self-play (`weights-N.txt`).
//! - `values`: what a hand would be worth with another card or without one, without adding everything up again.
//! - `beliefs`: worlds are weighted by how likely the others' plays and gifts were in them.
//! - [`PagodaKnowledge`]: plays by these tables, ends its search with the round, and remembers all it saw.

mod action_scores;
mod beliefs;
mod hand_values;
mod knowledge;
mod levels;
mod tables;

pub use knowledge::{PagodaInformationSet, PagodaKnowledge};
