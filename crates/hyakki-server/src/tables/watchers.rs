//! What a table's actor lets people see.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use hyakki_protocol::table_socket::ChatLine;
use hyakki_protocol::{ServerMessage, TableCard, TableView};
use hyakki_table::{Table, UserId};

use crate::clock::now_ms;
use crate::tables::actor::Actor;
use crate::tables::hub::Change;
use crate::tables::stub::{Hinted, TableError, Watcher, encode};

/// How much of what was said a newcomer hears.
const CHAT_SHOWN: u32 = 50;

impl Actor {
    /// Shows everybody the table as they may see it.
    pub(crate) fn show_all(&mut self) {
        // Whoever could not say goodbye has left nevertheless.
        self.watchers
            .retain(|watcher| Arc::strong_count(&watcher.outbox) > 1);
        let step = self.step();
        let mut pictures: Vec<(Option<&UserId>, Utf8Bytes)> = Vec::new();
        for watcher in &self.watchers {
            // Everybody without a seat sees the same.
            let viewer = watcher.user.as_ref().filter(|user| self.has_seat(user));
            let known = pictures.iter().find(|(shown, _)| *shown == viewer);
            let picture = match known {
                Some((_, picture)) => picture.clone(),
                None => {
                    let picture = self.picture(viewer);
                    pictures.push((viewer, picture.clone()));
                    picture
                }
            };
            watcher.outbox.set_step(step);
            watcher.outbox.show(picture);
        }
    }

    /// The table as a viewer may see it, as it travels.
    pub(crate) fn picture(&self, viewer: Option<&UserId>) -> Utf8Bytes {
        encode(&ServerMessage::Table {
            step: self.step(),
            table: Box::new(self.view(viewer)),
        })
    }

    /// The table as a viewer may see it.
    pub(crate) fn view(&self, viewer: Option<&UserId>) -> TableView {
        let loaded = self.loaded.as_ref().expect("only loaded tables are shown");
        let match_id = loaded.match_id.as_ref().map(hyakki_store::MatchId::as_str);
        TableView::of(self.id.as_str(), match_id, &loaded.table, viewer, now_ms())
    }

    pub(crate) fn card(&self, viewer: Option<&UserId>) -> TableCard {
        let loaded = self.loaded.as_ref().expect("only loaded tables are shown");
        TableCard::of(self.id.as_str(), &loaded.table, viewer)
    }

    /// What a seat of the viewer has to decide.
    pub(crate) fn hinted(&self, viewer: &UserId, seat: usize) -> Result<Hinted, TableError> {
        use hyakki_table::Refusal;
        let table = self.table().ok_or(TableError::Unavailable)?;
        if !table.settings().hints {
            return Err(TableError::NoHints);
        }
        let own = table
            .seats_of(viewer)
            .iter()
            .find(|own| own.index() == seat);
        let seat = own.ok_or(Refusal::NotYourSeat)?;
        let game = table.game().ok_or(Refusal::NoMatch)?;
        let question = game.question(seat).ok_or(TableError::NotYourTurn)?;
        Ok(Hinted {
            step: game.n_steps(),
            question,
        })
    }

    pub(crate) async fn on_watch(&mut self, watcher: Watcher) {
        match self.load().await {
            Ok(()) => {
                watcher.outbox.set_step(self.step());
                watcher.outbox.show(self.picture(watcher.user.as_ref()));
                self.send_chat(&watcher).await;
            }
            Err(TableError::NotFound) => {
                watcher
                    .outbox
                    .close(crate::live::outbox::Farewell::NO_SUCH_TABLE);
                return;
            }
            Err(error) => watcher.outbox.answer(self.notice(&error)),
        }
        self.watchers.push(watcher);
    }

    /// The last things said, for somebody who may hear them.
    async fn send_chat(&self, watcher: &Watcher) {
        if !self.may_hear(watcher) {
            return;
        }
        let Ok(lines) = self.hub.store.read_chat(&self.id, CHAT_SHOWN).await else {
            return;
        };
        if lines.is_empty() {
            return;
        }
        let mut shown = Vec::new();
        for line in lines {
            let user = UserId(line.user_id.as_str().to_owned());
            let name = match self.name_at_table(&user) {
                Some(name) => name,
                None => match self.hub.store.load_user(&line.user_id).await {
                    Ok(user) => user.name,
                    Err(_) => String::new(),
                },
            };
            shown.push(ChatLine {
                number: line.number,
                name,
                seat: self.first_seat(&user),
                text: line.text,
                at_ms: line.at_ms,
            });
        }
        watcher.outbox.answer(encode(&ServerMessage::Chat {
            step: self.step(),
            lines: shown,
        }));
    }

    /// Somebody on another node may have said something.
    pub(crate) async fn tell_chat_changed(&self) {
        for watcher in &self.watchers {
            self.send_chat(watcher).await;
        }
    }

    pub(crate) fn show_chat(&self, line: &hyakki_table::ChatLine, number: i64) {
        let message = encode(&ServerMessage::Chat {
            step: self.step(),
            lines: vec![ChatLine {
                number,
                name: self.name_at_table(&line.user).unwrap_or_default(),
                seat: self.first_seat(&line.user),
                text: line.text.clone(),
                at_ms: line.at_ms,
            }],
        });
        for watcher in self
            .watchers
            .iter()
            .filter(|watcher| self.may_hear(watcher))
        {
            watcher.outbox.answer(message.clone());
        }
    }

    pub(crate) fn show_notice(&self, error: &TableError) {
        let message = self.notice(error);
        for watcher in &self.watchers {
            watcher.outbox.answer(message.clone());
        }
    }

    fn notice(&self, error: &TableError) -> Utf8Bytes {
        encode(&ServerMessage::Notice {
            step: self.step(),
            problem: error.to_problem(),
        })
    }

    /// Lists show who sits where and whose turn it is.
    pub(crate) fn tell_lobby(&self) {
        let Some(table) = self.table() else { return };
        let users = table
            .chairs()
            .iter()
            .filter_map(|chair| chair.holder.user());
        self.hub.tell(Change {
            table_id: Some(self.id.clone()),
            users: Some(users.cloned().collect()),
            is_public: table.settings().public,
        });
    }

    fn table(&self) -> Option<&Table> {
        self.loaded.as_ref().map(|loaded| &loaded.table)
    }

    fn has_seat(&self, user: &UserId) -> bool {
        self.first_seat(user).is_some()
    }

    fn may_hear(&self, watcher: &Watcher) -> bool {
        let is_open = self
            .table()
            .is_some_and(|table| table.settings().spectators);
        is_open
            || watcher
                .user
                .as_ref()
                .is_some_and(|user| self.has_seat(user))
    }

    fn first_seat(&self, user: &UserId) -> Option<usize> {
        let seats = self.table()?.seats_of(user);
        seats.iter().next().map(hyakki_core::Seat::index)
    }

    fn name_at_table(&self, user: &UserId) -> Option<String> {
        let seat = self.first_seat(user)?;
        let chair = self.table()?.chairs().get(seat)?;
        Some(chair.holder.name().to_owned())
    }
}

impl std::fmt::Debug for Watcher {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Watcher")
            .field("key", &self.key)
            .field("n_owners", &Arc::strong_count(&self.outbox))
            .finish_non_exhaustive()
    }
}
