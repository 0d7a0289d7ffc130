//! What must be durable before anybody hears of it.

use std::time::Duration;

use hyakki_core::MatchId;
use hyakki_core::record::Line;
use hyakki_store::{
    Committed, DoneCommand, LogAppend, MatchEnd, NewChat, NewMatch, Store, StoreError, TableCommit,
    TableSave,
};
use hyakki_table::{Effect, Stage, StoredTable};

use crate::clock::now_ms;
use crate::metrics::{CommitCounts, Metrics};
use crate::random;
use crate::tables::loaded::{LoadedTable, content};
use crate::tables::request::Request;

/// A commit that takes longer than this is not waited for; the log will tell whether it was done.
const COMMIT_TIMEOUT: Duration = Duration::from_secs(10);

/// Effects that the store has made durable: only these may be published.
pub(crate) struct Durable {
    pub(crate) effects: Vec<Effect>,
    /// The number of what was said, if something was.
    pub(crate) chat_number: Option<i64>,
}

impl LoadedTable {
    /// Makes effects durable, with the key of the request that led to them. After an error the table in memory is gone, and must be read again.
    pub(crate) async fn commit(
        mut self,
        effects: Vec<Effect>,
        request: Option<&Request>,
        store: &Store,
        metrics: &Metrics,
    ) -> Result<(LoadedTable, Durable), StoreError> {
        let mut chat_number = None;
        if let Some(commit) = self.commit_for(&effects, request) {
            let saved = commit.save.as_ref();
            let saved_match = saved.map(|save| save.content.match_id.clone());
            let counts = CommitCounts::of(&commit);
            let done = commit_in_time(store, commit).await?;
            metrics.count_commit(counts);
            chat_number = done.chat_number;
            if let Some(match_id) = saved_match {
                // What is said is not judged by the version that this memory was made from: the store tells how far the
                // table has come, perhaps at another node, and this memory has not.
                self.version = done.version;
                self.match_id = match_id;
                self.saved = self.next_saved();
            }
        }
        let durable = Durable {
            effects,
            chat_number,
        };
        Ok((self, durable))
    }

    /// The commit that these effects need; nothing if the store has all of it already.
    fn commit_for(&self, effects: &[Effect], request: Option<&Request>) -> Option<TableCommit> {
        let mut commit = TableCommit::new(self.id.clone(), now_ms());
        commit.done = request.and_then(|request| self.done(request));
        let mut match_id = self.match_id.clone();
        for effect in effects {
            match effect {
                Effect::Begin { header, .. } => {
                    let new = self.new_match(header);
                    match_id = Some(new.id.clone());
                    commit.start = Some(new);
                }
                Effect::Append { first, lines } => {
                    let match_id = match_id.clone().expect("lines belong to a match");
                    commit.finish = self.end_of(&match_id);
                    commit.append = Some(LogAppend {
                        match_id,
                        // The header is line 0 of the record, but not a step of the log.
                        first_step: i64::try_from(first - 1).expect("a log is shorter"),
                        expected_version: self.version,
                        lines: lines.clone(),
                    });
                }
                Effect::Said(line) => {
                    commit.chat = Some(NewChat {
                        user_id: line.user.clone(),
                        text: line.text.clone(),
                    });
                }
                Effect::Changed | Effect::Ask { .. } | Effect::Wake { .. } => {}
            }
        }
        let has_new_stage = commit.start.is_some() || commit.finish.is_some();
        if has_new_stage || !self.table.is_as_in(self.saved.snapshot()) {
            commit.save = Some(TableSave {
                expected_version: self.version,
                content: content(&self.table, &self.next_saved(), match_id),
            });
        }
        let is_needed = commit.save.is_some()
            || commit.append.is_some()
            || commit.chat.is_some()
            || commit.done.is_some();
        is_needed.then_some(commit)
    }

    /// The key of a request, with the answer that it gets from now on.
    fn done(&self, request: &Request) -> Option<DoneCommand> {
        let (user_id, key) = request.key()?;
        Some(DoneCommand {
            user_id: user_id.clone(),
            key: key.as_str().to_owned(),
            step: i64::try_from(self.step()).expect("a match is shorter"),
        })
    }

    /// What the store is to have beside the log.
    fn next_saved(&self) -> StoredTable {
        self.saved.followed_by(self.table.snapshot())
    }

    fn new_match(&self, header: &str) -> NewMatch {
        let chairs = self.table.chairs().iter();
        NewMatch {
            id: MatchId::new(random::id()).expect("a random id is an id"),
            game: self.table.settings().game.name().to_owned(),
            header: header.to_owned(),
            players: chairs.map(|chair| chair.holder.user().cloned()).collect(),
        }
    }

    fn end_of(&self, match_id: &MatchId) -> Option<MatchEnd> {
        let Stage::Over { game } = self.table.stage() else {
            return None;
        };
        let outcome = game.outcome()?;
        Some(MatchEnd {
            match_id: match_id.clone(),
            outcome: Line::Outcome(outcome).to_line(),
        })
    }
}

async fn commit_in_time(store: &Store, commit: TableCommit) -> Result<Committed, StoreError> {
    tokio::time::timeout(COMMIT_TIMEOUT, store.commit(commit))
        .await
        .unwrap_or_else(|_| Err(StoreError::Unavailable("no answer".to_owned())))
}
