//! Power cuts: what a disk may hold when the power goes, at any moment.
//!
//! The real binary plays on SQLite while `strace` writes down everything that it writes to its files, every sync, and
//! every answer that it sends. From that, states of the disk are built: a prefix of it all, with what was synced, and
//! with any part of what was not, in any order and torn at sectors. Each is opened, and must hold all that was
//! acknowledged before that moment.
//!
//! | what | module |
//! | --- | --- |
//! | what `strace` wrote down, read | `trace` |
//! | a disk that may lose what was not synced | `disk` |
//! | recording, cutting and checking | `cut` |

mod cut;
mod disk;
mod trace;

pub use cut::{CutCounts, Recording};
pub use disk::Honesty;
