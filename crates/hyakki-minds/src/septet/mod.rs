//! What is known about playing Septet well.

mod beliefs;
mod board;
mod craft;
mod decision;
mod features;
mod lore;
mod policy;
mod scene;
mod standings;
pub(crate) mod taste;
mod thumb;

pub use craft::{SeptetCraft, SeptetInsight};
pub use decision::{Decision, DecisionKind};
pub use policy::Policy;
pub use standings::{Ending, RoundEnds};
