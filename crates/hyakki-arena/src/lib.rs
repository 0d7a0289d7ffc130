//! Who is stronger, with figures.
//!
//! - [`Contest`] lets [`Contestant`]s play the same chance in each other's seats, so that luck cancels.
//! - [`Standings`] says what came out: shares of wins and Elo with 95 % intervals.
//! - [`ArenaCommand`], [`StudyCommand`] and [`TrainCommand`] are `hyakki arena`, `study` and `train` without the rest of the program.

mod arena_command;
mod bar;
mod contest;
mod contestant;
mod family;
mod journal;
mod limit;
mod lineup;
mod outside;
mod play;
mod played;
mod ratings;
mod report;
mod run_args;
mod sequential_test;
mod shortened;
mod stamp;
mod standings;
mod statistics;
mod study;
mod study_command;
mod train_command;

pub use arena_command::ArenaCommand;
pub use contest::{Contest, Finished, Watcher};
pub use contestant::{BadContestant, Contestant, Kind};
pub use journal::Journal;
pub use limit::{BadLimit, Limit};
pub use lineup::Lineup;
pub use played::{Forfeit, Pace, Played};
pub use sequential_test::{Bounds, SequentialTest, Verdict};
pub use standings::{Standing, Standings};
pub use statistics::{Estimate, elo, expected_share};
pub use study_command::StudyCommand;
pub use train_command::TrainCommand;
