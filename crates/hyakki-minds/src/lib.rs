//! Players that are programs. A mind gets a view, never a state: peeking is a type error.
//!
//! - [`Level`] is how strong the minds are that people meet; [`MindId`] is any mind by name.
//! - [`references`] never change: progress is measured against them.

mod fit;
mod judge;
mod level;
mod mind_id;
pub mod pagoda;
pub mod references;
pub mod septet;
pub mod sketch;
mod skilled;
pub mod tajuto;
mod teaching;
mod training;

pub use fit::Lesson;
pub use level::{Level, UnknownLevel};
pub use mind_id::{MindId, UnknownMind};
pub use skilled::Skilled;
pub use teaching::{Judged, Weights};
pub use training::{CannotTrain, Listener, TaughtFile, Training, TrainingNews};
