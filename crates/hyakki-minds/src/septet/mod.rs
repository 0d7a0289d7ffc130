//! What is known about playing Septet well.

mod beliefs;
pub(crate) mod board;
mod craft;
mod features;
mod lore;
mod policy;
mod reference;
mod scene;
mod standings;
mod taste;
mod thumb;
pub(crate) mod training;

pub use craft::{SeptetCraft, SeptetInsight};
pub use reference::{Thumb, ThumbInsight};
