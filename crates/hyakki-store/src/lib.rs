//! What a server keeps, in its own words: users, tokens, tables, matches, logs and chats.
//!
//! [`Store::open`] takes an address, `sqlite:PATH` for one machine or `postgres://…` for several nodes; everything
//! else is the same on both. Ids are made by the caller, times are given by the caller.
//!
//! - Tables live on [`Store::commit`]: all of it or nothing, durable when it returns.
//! - A step of a match exists once: whoever comes second gets [`Conflict`], and can read what is there.
//! - [`Store::subscribe`] tells which tables have changed, also by other nodes.
//! - [`Store::note_presence`] keeps who is at a table, one row for each seat.
//! - [`Store::request_review`] puts a review into a queue that all nodes work at.
//! - [`StoreError`] says what a client can be told.
//!
//! The way of a write: `store.rs` puts it into a queue, `writer.rs` gathers what waits there into one transaction,
//! `judge.rs` decides which commits can be done, `batch.rs` writes them, `flusher.rs` brings them to the disk (PostgreSQL does
//! that itself), `answers.rs` answers those who wait, and `news.rs` tells of them.

mod answers;
mod backup;
mod batch;
mod chat;
mod commit;
mod database;
mod done;
mod error;
mod flushed;
mod flusher;
mod job;
mod judge;
mod log;
mod matches;
mod news;
mod presence;
mod prune;
mod puzzle_days;
mod review;
mod serving;
mod skeletons;
mod small;
mod stats;
mod store;
mod table;
mod token;
mod user;
mod writer;

pub use chat::{NewChat, StoredChat};
pub use commit::{Committed, TableCommit, TableSave};
pub use done::{DoneCommand, REMEMBERED_KEYS};
pub use error::{Conflict, Noun, StoreError};
pub use log::{LogAppend, LogLine};
pub use matches::{MatchEnd, NewMatch, StoredMatch};
pub use news::{News, Origin, Subscription};
pub use presence::SeatPresence;
pub use prune::{Extent, Pruned};
pub use puzzle_days::PuzzleDay;
pub use review::{MAX_TRIES, ReviewLease, ReviewLimits, ReviewRequest, ReviewState, StoredReview};
pub use stats::Stats;
pub use store::Store;
pub use table::{FIRST_VERSION, NewTable, StoredTable, TableContent, TablePosition, TableStatus};
pub use token::{Device, ListedToken, NewToken, StoredToken, TokenHash, TokenKind};
pub use user::{MAX_LOGIN, NewUser, StoredLogin, StoredUser};
