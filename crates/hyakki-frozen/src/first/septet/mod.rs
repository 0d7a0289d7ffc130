//! What is known about playing Septet well.
//!
//! - `board`: a position as a few words, copied for every card played.
//! - `trick_context`: a card to be chosen as the seat that chooses sees it; `card_features` and `pass_features` are
//!   what a policy looks at.
//! - [`Policy`]: a score for every card and every pass, fitted by self-play (`*-policy.txt`); `heuristic` does without weights.
//! - `match_equity`: the probability of winning the match at every score, from how rounds end (`*-rounds.txt`).
//! - `beliefs`: worlds are weighted by how likely the others' passes and plays were in them.
//! - [`SeptetKnowledge`]: plays by all of these, and ends its search with the round.

mod beliefs;
mod board;
mod card_features;
mod distribution;
mod feature_sink;
mod heuristic;
mod knowledge;
mod levels;
mod match_equity;
mod pass_features;
mod policy;
pub(crate) mod policy_kind;
mod round_ends;
mod trick_context;
mod weights;
