//! Who watches a table, and what they are sent.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use hyakki_core::UserId;
use hyakki_protocol::ServerMessage;
use hyakki_store::Store;
use hyakki_table::Said;

use crate::live::outbox::{Farewell, Outbox};
use crate::live::table_socket::encode;
use crate::tables::chat;
use crate::tables::loaded::LoadedTable;
use crate::tables::table_error::TableError;

/// Somebody who sees the table.
pub(crate) struct Watcher {
    /// Which connection.
    pub(crate) key: u64,
    /// Who it is; nobody is a spectator.
    pub(crate) user: Option<UserId>,
    /// Where the pictures go.
    pub(crate) outbox: Arc<Outbox>,
}

impl Watcher {
    fn show(&self, loaded: &LoadedTable, picture: Utf8Bytes) {
        self.outbox.set_step(loaded.step());
        self.outbox.show(picture);
    }

    /// Tells why the table cannot be read now.
    fn tell_trouble(&self, trouble: &TableError) {
        self.outbox.answer(encode(&ServerMessage::Notice {
            // Nothing is known of its match.
            step: 0,
            problem: trouble.to_problem(),
        }));
    }
}

/// Everybody who sees a table.
#[derive(Default)]
pub(crate) struct Watchers {
    all: Vec<Watcher>,
    /// Why the table cannot be read now, if they were told.
    trouble: Option<TableError>,
}

impl Watchers {
    pub(crate) fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// Somebody comes, and sees the table as it is; perhaps it cannot be read now.
    pub(crate) async fn add(
        &mut self,
        watcher: Watcher,
        loaded: Option<&LoadedTable>,
        store: &Store,
    ) {
        let user = watcher.user.as_ref();
        match loaded {
            Some(loaded) => {
                watcher.show(loaded, loaded.picture(user));
                if loaded.may_hear(user)
                    && let Some(chat) = chat::read(loaded, store).await
                {
                    watcher.outbox.answer(chat);
                }
            }
            None => {
                let trouble = self.trouble.as_ref();
                watcher.tell_trouble(trouble.unwrap_or(&TableError::Unavailable));
            }
        }
        self.all.push(watcher);
    }

    /// Whether somebody sees the table from here.
    pub(crate) fn has(&self, user: &UserId) -> bool {
        let is_theirs = |watcher: &Watcher| watcher.user.as_ref() == Some(user);
        // Whoever could not say goodbye has left nevertheless.
        self.all
            .iter()
            .any(|watcher| is_theirs(watcher) && Arc::strong_count(&watcher.outbox) > 1)
    }

    pub(crate) fn remove(&mut self, key: u64) {
        self.all.retain(|watcher| watcher.key != key);
    }

    /// Shows everybody the table as they may see it.
    pub(crate) fn show(&mut self, loaded: &LoadedTable) {
        self.trouble = None;
        // Whoever could not say goodbye has left nevertheless.
        self.all
            .retain(|watcher| Arc::strong_count(&watcher.outbox) > 1);
        let mut pictures: Vec<(Option<&UserId>, Utf8Bytes)> = Vec::new();
        for watcher in &self.all {
            // Everybody without a seat sees the same, but the host.
            let viewer = watcher.user.as_ref();
            let viewer = viewer.filter(|user| loaded.has_own_picture(user));
            let known = pictures.iter().find(|(shown, _)| *shown == viewer);
            let picture = match known {
                Some((_, picture)) => picture.clone(),
                None => {
                    let picture = loaded.picture(viewer);
                    pictures.push((viewer, picture.clone()));
                    picture
                }
            };
            watcher.show(loaded, picture);
        }
    }

    /// Tells those who may hear it what was just said.
    pub(crate) fn tell_said(&self, loaded: &LoadedTable, line: &Said, number: i64) {
        let said = chat::said(loaded, line, number);
        for watcher in self.hearers(loaded) {
            watcher.outbox.answer(said.clone());
        }
    }

    /// Tells those who may hear it what was said last: it may have been at another node.
    pub(crate) async fn tell_chat(&self, loaded: &LoadedTable, store: &Store) {
        let mut hearers = self.hearers(loaded).peekable();
        if hearers.peek().is_some()
            && let Some(chat) = chat::read(loaded, store).await
        {
            hearers.for_each(|watcher| watcher.outbox.answer(chat.clone()));
        }
    }

    fn hearers(&self, loaded: &LoadedTable) -> impl Iterator<Item = &Watcher> {
        let may_hear = |watcher: &&Watcher| loaded.may_hear(watcher.user.as_ref());
        self.all.iter().filter(may_hear)
    }

    /// Tells everybody once why the table cannot be read now.
    pub(crate) fn tell_trouble(&mut self, trouble: &TableError) {
        if self.trouble.as_ref() != Some(trouble) {
            self.trouble = Some(trouble.clone());
            for watcher in &self.all {
                watcher.tell_trouble(trouble);
            }
        }
    }

    /// Sends everybody away.
    pub(crate) fn close(&mut self, farewell: Farewell) {
        for watcher in self.all.drain(..) {
            watcher.outbox.close(farewell);
        }
    }
}
