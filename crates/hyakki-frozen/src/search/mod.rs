//! The search as it was when the first generation of minds was frozen, and the third reference with it.
//!
//! It is a copy of what `hyakki-search` held then: the search of later minds changes, this one does not. Only what a question
//! and an answer look like is shared ([`Question`](hyakki_search::Question), [`Advice`](hyakki_search::Advice)).

mod information_set;
mod knowledge;
mod rewards;
mod rollout;
mod sequential_halving;
pub(crate) mod softmax;
mod tree_search;
mod weighted_worlds;

pub(crate) use information_set::InformationSet;
pub(crate) use knowledge::Knowledge;
pub(crate) use rewards::rewards;
pub(crate) use sequential_halving::SequentialHalving;
pub(crate) use tree_search::{Search, Settings};
pub(crate) use weighted_worlds::{Limits, WeightedWorlds, noisy_log_likelihood};
