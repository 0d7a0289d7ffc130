//! What is known about playing Septet well.

mod beliefs;
mod board;
mod craft;
mod features;
mod lore;
mod policy;
mod scene;
mod standings;
pub(crate) mod taste;
mod thumb;
pub(crate) mod training;

pub use craft::{SeptetCraft, SeptetInsight};
