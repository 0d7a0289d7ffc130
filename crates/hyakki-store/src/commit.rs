//! The one write that tables live on: everything that belongs together, or nothing.

use hyakki_core::{MatchId, TableId};

use crate::chat::NewChat;
use crate::done::DoneCommand;
use crate::error::StoreError;
use crate::log::LogAppend;
use crate::matches::{MatchEnd, NewMatch};
use crate::store::Store;
use crate::table::TableContent;

/// What happened at a table, to be written as one.
///
/// The parts are done in the order of the fields, so that one commit can begin a match and write its first lines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableCommit {
    /// Which table; the match of every part must be one of its own.
    pub table_id: TableId,
    /// When it happened.
    pub at_ms: i64,
    /// What the table is from now on.
    pub save: Option<TableSave>,
    /// A match begins.
    pub start: Option<NewMatch>,
    /// Lines are added to a log.
    pub append: Option<LogAppend>,
    /// A match ends.
    pub finish: Option<MatchEnd>,
    /// Somebody said something.
    pub chat: Option<NewChat>,
    /// The sender's name for all of this; if it is known already, nothing is done.
    pub done: Option<DoneCommand>,
}

/// What a table is from now on, if it is still what it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableSave {
    /// The version that the new content was made from.
    pub expected_version: i64,
    /// The new content.
    pub content: TableContent,
}

/// What a commit led to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Committed {
    /// The table's version now. It is that of what the caller has only if there was a save or lines of a log: nothing
    /// else is compared, and others may have saved since.
    pub version: i64,
    /// The number of what was said, if anything was.
    pub chat_number: Option<i64>,
}

impl TableCommit {
    /// A commit with nothing in it, to be filled.
    #[must_use]
    pub fn new(table_id: TableId, at_ms: i64) -> TableCommit {
        TableCommit {
            table_id,
            at_ms,
            save: None,
            start: None,
            append: None,
            finish: None,
            chat: None,
            done: None,
        }
    }

    /// Finds what no database could store, before it gets into one transaction with others.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        if let Some(save) = &self.save {
            save.content.check()?;
        }
        if let Some(start) = &self.start {
            start.check()?;
        }
        if let Some(append) = &self.append {
            append.check()?;
        }
        if let Some(finish) = &self.finish {
            crate::database::check_text(&finish.outcome)?;
        }
        if let Some(chat) = &self.chat {
            chat.check()?;
        }
        if let Some(done) = &self.done {
            done.check()?;
        }
        Ok(())
    }

    /// The matches it speaks of.
    pub(crate) fn match_ids(&self) -> impl Iterator<Item = &MatchId> {
        let started = self.start.iter().map(|start| &start.id);
        let appended = self.append.iter().map(|append| &append.match_id);
        let finished = self.finish.iter().map(|finish| &finish.match_id);
        started.chain(appended).chain(finished)
    }
}

impl Store {
    /// Writes what happened at a table: all of it or nothing, and durable when this returns.
    ///
    /// Commits of many tables share transactions; each gets its own answer.
    /// A caller that stops waiting does not know whether it was written.
    pub async fn commit(&self, commit: TableCommit) -> Result<Committed, StoreError> {
        commit.check()?;
        self.enqueue_commit(commit).await
    }
}
