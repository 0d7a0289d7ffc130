//! What a table's actor does with the store: reads the table, makes what happens durable, and bears the store being away.

use std::time::Duration;

use hyakki_store::{Committed, Noun, StoreError, TableCommit};
use hyakki_table::Effect;

use crate::clock::now_ms;
use crate::live::outbox::Farewell;
use crate::metrics::CommitCounts;
use crate::tables::actor::Actor;
use crate::tables::hub::Hub;
use crate::tables::loaded::commit::commit_for;
use crate::tables::loaded::load;
use crate::tables::questions::Asked;
use crate::tables::stub::TableError;

/// A commit that takes longer than this is not waited for; the log will tell whether it was done.
const COMMIT_PATIENCE: Duration = Duration::from_secs(10);

impl Actor {
    /// Reads the table if it is not in memory, and sets it going.
    pub(crate) async fn load(&mut self) -> Result<(), TableError> {
        if self.loaded.is_some() {
            return Ok(());
        }
        self.read().await?;
        self.set_going().await;
        // Setting it going may have failed at the store again.
        self.loaded
            .as_ref()
            .map(|_| ())
            .ok_or(TableError::Unavailable)
    }

    pub(crate) async fn read(&mut self) -> Result<(), TableError> {
        match load(&self.hub.store, &self.id).await {
            Ok(loaded) => {
                self.loaded = Some(loaded);
                self.timers.calm_down();
                self.has_told_away = false;
                self.show_all();
                Ok(())
            }
            Err(error) => Err(self.on_store_error(&error)),
        }
    }

    /// Makes effects durable, and then lets everybody know. After an error the table must be read again.
    pub(crate) async fn carry_out(&mut self, effects: Vec<Effect>) -> Result<(), StoreError> {
        let now = now_ms();
        let Some(loaded) = &mut self.loaded else {
            return Err(StoreError::Unavailable("not loaded".to_owned()));
        };
        let mut chat_number = None;
        if let Some(commit) = commit_for(&self.id, loaded, &effects, now) {
            let saved_match = commit
                .save
                .as_ref()
                .map(|save| save.content.match_id.clone());
            let counts = CommitCounts::of(&commit);
            let done = match commit_in_time(&self.hub, commit).await {
                Ok(done) => done,
                Err(error) => {
                    self.loaded = None;
                    return Err(error);
                }
            };
            self.hub.metrics.count_commit(counts);
            loaded.version = done.version;
            chat_number = done.chat_number;
            if let Some(match_id) = saved_match {
                loaded.match_id = match_id;
                loaded.saved = loaded.table.snapshot();
            }
        }
        self.announce(&effects, chat_number);
        Ok(())
    }

    /// Carries out what nobody asked for.
    pub(crate) async fn carry_out_alone(&mut self, effects: Vec<Effect>) {
        match self.carry_out(effects).await {
            Ok(()) => {}
            // Another node was faster; what it did is read now, and it sets it going.
            Err(StoreError::Conflict(_)) => drop(self.read().await),
            Err(error) => drop(self.on_store_error(&error)),
        }
    }

    pub(crate) fn on_store_error(&mut self, error: &StoreError) -> TableError {
        self.loaded = None;
        match error {
            StoreError::NotFound(Noun::Table) => {
                for watcher in self.watchers.drain(..) {
                    watcher.outbox.close(Farewell::NO_SUCH_TABLE);
                }
                self.is_gone = true;
                return TableError::NotFound;
            }
            // The store is closed last, when nobody is left to be told.
            StoreError::Unavailable(_) if self.hub.ending.is_cancelled() => {}
            StoreError::Unavailable(_) => {
                tracing::warn!(table = %self.id, %error, "the store is away");
            }
            _ => tracing::error!(table = %self.id, %error, "the store failed"),
        }
        self.timers.retry_later();
        self.asked = Asked::default();
        if !self.has_told_away {
            self.has_told_away = true;
            self.show_notice(&TableError::Unavailable);
        }
        TableError::Unavailable
    }
}

async fn commit_in_time(hub: &Hub, commit: TableCommit) -> Result<Committed, StoreError> {
    let committing = hub.store.commit(commit);
    tokio::time::timeout(COMMIT_PATIENCE, committing)
        .await
        .unwrap_or_else(|_| Err(StoreError::Unavailable("no answer".to_owned())))
}
