//! A table without I/O: seats, people and minds, clocks, undo, leavers, rematch, chat.
//!
//! A [`Command`] comes in with the time, a list of [`Effect`]s comes out; what is refused changes nothing.
//! Nothing here waits, writes or sends: whoever drives a table makes the effects happen, in order,
//! and acknowledges a command only after its [`Effect::Append`] is durable.
//!
//! | noun | module |
//! | --- | --- |
//! | [`Settings`], [`SettingsChange`], [`Clock`], [`Talk`] | [`settings`] |
//! | [`Chair`], [`Holder`] | [`chair`] |
//! | [`Command`] | [`command`], [`level_name`] |
//! | [`Effect`] | [`effect`] |
//! | [`Presence`] | [`presence`] |
//! | [`Refusal`] | [`refusal`] |
//! | [`Table`] | [`table`], `lifecycle`, `hosting`, `beginning`, `playing`, `taking_back`, `conceding`, `clocks` |
//! | [`Snapshot`] | [`snapshot`] |
//! | [`StoredTable`] | [`stored`] |

mod beginning;
pub mod chair;
mod clocks;
pub mod command;
mod conceding;
pub mod effect;
mod hosting;
pub mod level_name;
mod lifecycle;
mod playing;
pub mod presence;
pub mod refusal;
pub mod settings;
mod share;
pub mod snapshot;
pub mod stored;
pub mod table;
mod taking_back;

pub use chair::{Chair, Holder};
pub use command::Command;
pub use effect::{Effect, Said};
pub use level_name::LevelName;
pub use presence::Presence;
pub use refusal::Refusal;
pub use settings::{Clock, Settings, SettingsChange, Talk};
pub use snapshot::Snapshot;
pub use stored::StoredTable;
pub use table::{Stage, Table};
