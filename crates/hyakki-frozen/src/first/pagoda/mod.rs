//! What is known about playing Pagoda well.
//!
//! - `features`: what an evaluator sees of the cards in pool and hand; self-play has fitted the weights (`weights-N.txt`), and
//!   `evaluator` holds them.
//! - `hand_values`: what a hand would be worth with another card or without one, without adding everything up again.
//! - `action_scores`: how good each action looks, by what it makes of the hand.
//! - `beliefs`: worlds are weighted by how likely the others' plays and gifts were in them.
//! - [`PagodaKnowledge`]: plays by these weights, ends its search with the round, and remembers all it saw.

mod action_scores;
mod beliefs;
mod evaluator;
mod features;
mod hand_values;
mod knowledge;
mod levels;
