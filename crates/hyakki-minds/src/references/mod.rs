//! The two references that progress is measured against: plain search with random rollouts (R1), and the same with rollouts by
//! heuristics (R2).
//!
//! **All of this is frozen**: a figure against a reference means the same for ever. What the heuristics of Septet and Sketch look
//! at stands on files that they share with other minds, and `tests/references.rs` holds both references to decisions that
//! were written down once.

mod heuristic;
mod pagoda;
mod plain_search;
mod rewards;
mod septet;
mod sketch;
mod tajuto;

pub use heuristic::{Heuristic, HeuristicInformationSet, HeuristicKnowledge};
pub use pagoda::PagodaHeuristic;
pub use plain_search::PlainSearch;
pub use septet::{SeptetHeuristic, SeptetHeuristicInformationSet};
pub use sketch::SketchHeuristic;
pub use tajuto::TajutoHeuristic;
