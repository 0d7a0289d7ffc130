//! Who is stronger, with figures.
//!
//! - [`Contest`] lets [`Contestant`]s play the same chance in each other's seats, so that luck cancels.
//! - [`duel`] does so for two minds in Rust that need no name: `examples/my_mind.rs` writes one and asks how strong it is.
//! - [`Standings`] says what came out: shares of wins and Elo with 95 % intervals.
//! - [`ArenaCommand`], [`AuditCommand`], [`StudyCommand`] and [`TrainCommand`] are `hyakki arena`, `audit`, `study` and `train` without the rest of the program.
//!
//! ```
//! use hyakki_arena::{Contest, Contestant, Journal, Played, Watcher};
//! use hyakki_septet::{Septet, SeptetConfig};
//!
//! /// Looks on, and says nothing.
//! struct Silent;
//!
//! impl Watcher for Silent {
//!     fn begin(&mut self, _n_games: usize, _n_played: usize) {}
//!     fn tick(&mut self, _played: &Played) {}
//! }
//!
//! let contest = Contest::<Septet> {
//!     config: SeptetConfig::default(),
//!     contestants: vec![Contestant::parse("apprentice", None)?, Contestant::parse("random", None)?],
//!     seed: 1,
//!     n_deals: 10,
//!     n_threads: 2,
//!     stop: None,
//!     records: None,
//! };
//! let finished = contest.run(&mut Journal::none(), &mut Silent)?;
//! let standings = contest.standings(&finished.games);
//! assert_eq!(standings.n_games, 20);
//! assert!(standings.standings[0].share.low > 0.5, "{}", standings.to_text());
//! # Ok::<(), anyhow::Error>(())
//! ```

mod arena_command;
mod audit;
mod audit_command;
mod bar;
mod contest;
mod contestant;
mod duel;
mod family;
mod journal;
mod limit;
mod lineup;
mod made_by;
mod outside;
mod play;
mod played;
mod plural;
mod program_seed;
mod ratings;
mod recorder;
mod report;
mod run_args;
mod sequential_test;
mod shortened;
mod stamp;
mod standings;
mod statistics;
mod stop;
mod stopping;
mod study;
mod study_command;
mod thinker;
mod thread_time;
mod threads;
mod train_command;

pub use arena_command::ArenaCommand;
pub use audit_command::AuditCommand;
pub use contest::{Contest, Finished, Watcher};
pub use contestant::{BadContestant, Contestant, Kind, Sight};
pub use duel::duel;
pub use journal::Journal;
pub use limit::{BadLimit, Limit};
pub use lineup::Lineup;
pub use made_by::MadeBy;
pub use played::{Forfeit, Pace, Played};
pub use sequential_test::{Bounds, SequentialTest, Verdict};
pub use standings::{Standing, Standings};
pub use statistics::{Estimate, elo, expected_share};
pub use stop::{Narrow, Stop};
pub use study_command::StudyCommand;
pub use threads::{n_threads, spawn_workers};
pub use train_command::TrainCommand;
