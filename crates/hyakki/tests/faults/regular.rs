//! Somebody who plays as fast as they can, and goes on after every fault.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::Duration;

use hyakki_core::{Dice as _, GameRng};
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::time::timeout;

use crate::ledger::{Acknowledged, Ledger};
use crate::person::Person;
use crate::picture::Picture;
use crate::socket::Socket;

/// How long a regular waits before they try again what could not be done.
const PAUSE: Duration = Duration::from_millis(30);

/// What all regulars of a club know.
#[derive(Default)]
pub(crate) struct Notebook {
    pub(crate) ledger: Ledger,
    /// How often somebody was told that the database is away, by a notice and by a refusal.
    pub(crate) n_notices: AtomicU32,
    pub(crate) n_unavailable: AtomicU32,
    /// How often somebody came back to a table.
    pub(crate) n_connections: AtomicU32,
    /// How often somebody sent an action again because its answer was lost.
    pub(crate) n_repeated: AtomicU32,
}

/// Somebody who plays as fast as they can.
pub(crate) struct Regular {
    pub(crate) person: Person,
    pub(crate) table: String,
    pub(crate) dice: GameRng,
    /// Where the server is; nothing while it is away.
    pub(crate) house: watch::Receiver<Option<SocketAddr>>,
    /// Whether the match being played is the last.
    pub(crate) is_closing: watch::Receiver<bool>,
    pub(crate) notebook: Arc<Notebook>,
    /// What was sent and not answered, also in an earlier life of the server.
    pub(crate) open: Option<Open>,
}

/// Something sent that waits for its answer.
#[derive(Clone, Debug)]
pub(crate) struct Open {
    command: Value,
    /// What there will be to enter if it is an action.
    entry: Option<Acknowledged>,
}

/// The connection is over.
struct Gone;

impl Regular {
    /// Plays until the task is ended.
    pub(crate) async fn play(mut self) {
        loop {
            let address = *self.house.wait_for(Option::is_some).await.unwrap();
            let address = address.expect("it was waited for");
            let opening = Socket::open(address, &self.table, self.person.cookie()).await;
            if let Ok(socket) = opening {
                self.notebook.n_connections.fetch_add(1, Relaxed);
                let Gone = self.play_on(socket).await;
            }
            // The server may be dying: there is another one soon, or this one is tried again.
            let _ = timeout(PAUSE, self.house.changed()).await;
        }
    }

    async fn play_on(&mut self, mut socket: Socket) -> Gone {
        let mut id = None;
        let mut has_repeated = self.open.is_none();
        loop {
            let Some(message) = socket.next().await else {
                return Gone;
            };
            match message["type"].as_str() {
                Some("done" | "refused") if message["id"].as_u64() == id.map(u64::from) => {
                    id = None;
                    self.on_answer(&message).await;
                }
                Some("notice") => {
                    assert_eq!(message["problem"]["code"], "unavailable", "{message}");
                    self.notebook.n_notices.fetch_add(1, Relaxed);
                }
                _ => {}
            }
            let picture = socket.last_picture().cloned();
            if let (Some(picture), None) = (picture, id) {
                if !has_repeated {
                    has_repeated = true;
                    self.notebook.n_repeated.fetch_add(1, Relaxed);
                }
                if self.open.is_none() {
                    self.open = self.decide(&picture);
                }
                if let Some(open) = &self.open {
                    match socket.command(&open.command).await {
                        Ok(sent) => id = Some(sent),
                        Err(_) => return Gone,
                    }
                }
            }
        }
    }

    /// What was open is done, or must be tried again; anything else should not happen to somebody who plays fair.
    async fn on_answer(&mut self, answer: &Value) {
        let open = self.open.take().expect("an answer answers something");
        let code = answer["problem"]["code"].as_str();
        match (answer["type"].as_str(), code, open.entry.clone()) {
            (Some("done"), _, Some(entry)) => self.notebook.ledger.enter(entry),
            (Some("done"), _, None) => {}
            (_, Some("unavailable"), _) => {
                self.notebook.n_unavailable.fetch_add(1, Relaxed);
                self.open = Some(open);
                tokio::time::sleep(PAUSE).await;
            }
            // The next match began with what was sent in an earlier life.
            (_, Some("match-not-over"), None) => {}
            _ => panic!("{open:?}: {answer}"),
        }
    }

    fn decide(&mut self, picture: &Picture) -> Option<Open> {
        if picture.is_over() && !picture.wants_rematch() && !*self.is_closing.borrow() {
            let command = json!({"do": "rematch", "nonce": "again"});
            return Some(Open {
                command,
                entry: None,
            });
        }
        let mut choices = picture.choices();
        if choices.is_empty() {
            return None;
        }
        let choice = choices.swap_remove(self.dice.index(choices.len()));
        let action = &choice.actions[self.dice.index(choice.actions.len())];
        Some(Open {
            command: picture.act(choice.seat, action),
            entry: Some(Acknowledged {
                table: self.table.clone(),
                match_id: picture.match_id(),
                seat: choice.seat,
                action: action.clone(),
                step: picture.step(),
                n_acting: picture.to_act().len(),
            }),
        })
    }
}
