//! Players that are programs. A mind gets a view, never a state: peeking is a type error.
//!
//! - [`Level`] is how strong the minds are that people meet; [`MindId`] is any mind by name.
//! - [`PlainSearch`] is a search with random playouts that never changes.

mod by_thumb;
mod fit;
mod judge;
mod level;
mod mind_id;
pub mod pagoda;
mod plain_search;
mod rewards;
pub mod septet;
pub mod sketch;
mod skilled;
pub mod tajuto;
mod teaching;
mod training;

pub use by_thumb::{ByThumb, Thumb, Thumbed};
pub use fit::Lesson;
pub use level::{Level, UnknownLevel};
pub use mind_id::{MindId, UnknownMind};
pub use plain_search::PlainSearch;
pub use skilled::Skilled;
pub use teaching::{Judged, Weights};
pub use training::{CannotTrain, Listener, TaughtFile, Training, TrainingNews};
