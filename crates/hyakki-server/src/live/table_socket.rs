//! A table's socket: what its client sends, and what it is sent.

use std::sync::Arc;

use axum::extract::ws::{Utf8Bytes, WebSocket};
use hyakki_protocol::{ClientMessage, Envelope, ServerMessage};
use hyakki_table::Command;
use serde::Deserialize;
use tokio::sync::oneshot;

use crate::clock::now_ms;
use crate::error::ApiError;
use crate::identity::User;
use crate::live::outbox::Outbox;
use crate::live::socket::{self, Listener};
use crate::live::watching::Watching;
use crate::tables::message::Message;
use crate::tables::naming::{has_no_name, named};
use crate::tables::request::Request;
use crate::tables::table_error::TableError;

/// Serves a table's socket until either side ends it.
pub(crate) async fn serve(socket: WebSocket, watching: Watching, user: Option<User>) {
    let (app, outbox) = (
        Arc::clone(&watching.place.app),
        Arc::clone(&watching.place.outbox),
    );
    let speaker = watching.place.speaker();
    let mut listener = TableListener { watching, user };
    socket::serve(&app, socket, &outbox, &speaker, &mut listener).await;
}

/// What a table's socket does with what its client says.
struct TableListener {
    watching: Watching,
    user: Option<User>,
}

impl Listener for TableListener {
    fn on_text(&mut self, text: &str) {
        match serde_json::from_str(text) {
            Ok(ClientMessage::Command {
                id,
                command,
                match_id,
                key,
            }) => self.on_command(id, command, Envelope { match_id, key }),
            Ok(ClientMessage::Ping { id }) => self.reply(id).pong(),
            Err(error) => {
                let error = ApiError::BadMessage(error.to_string());
                self.reply(id_in(text)).refuse(&error);
            }
        }
    }

    fn on_too_fast(&mut self, text: &str) {
        self.reply(id_in(text)).refuse(&ApiError::TooFast);
    }
}

impl TableListener {
    fn reply(&self, id: u32) -> SocketReply {
        SocketReply {
            outbox: Arc::clone(&self.watching.place.outbox),
            id,
        }
    }

    /// Passes a command on to the table, which answers it.
    fn on_command(&self, id: u32, command: Command, envelope: Envelope) {
        let reply = self.reply(id);
        let Some(user) = &self.user else {
            return reply.refuse(&ApiError::Unauthenticated);
        };
        let (app, address) = (
            Arc::clone(&self.watching.place.app),
            self.watching.place.address,
        );
        let is_admitted = app.gate.admits_command(address, &user.stored.id, &command);
        if let Err(error) = app.admit(is_admitted) {
            return reply.refuse(&error);
        }
        let doing = match user.session.begin() {
            Ok(doing) => doing,
            Err(error) => return reply.refuse(&error),
        };
        let (table, sender) = (self.watching.id.clone(), user.sender());
        let send = move |command, reply: SocketReply| {
            let request = Request {
                sender,
                command,
                envelope,
            };
            let message = Message::Command {
                request,
                reply: Reply::Socket(reply.clone()),
                doing,
            };
            if let Err(error) = app.hub.send(&table, message.sent_from(address)) {
                reply.refuse(&error.into());
            }
        };
        if !has_no_name(&command) {
            return send(command, reply);
        }
        // The name may have changed since the socket was opened.
        let (store, id) = (
            self.watching.place.app.store.clone(),
            user.stored.id.clone(),
        );
        tokio::spawn(async move {
            match store.load_user(&id).await {
                Ok(user) => send(named(command, &user), reply),
                Err(error) => reply.refuse(&error.into()),
            }
        });
    }
}

/// The id in a message that could not be read, if one can be found.
fn id_in(text: &str) -> u32 {
    #[derive(Deserialize)]
    struct OnlyId {
        id: u32,
    }
    serde_json::from_str(text).map_or(0, |OnlyId { id }| id)
}

/// Where the answer to a command goes.
pub(crate) enum Reply {
    /// To the socket that it came from.
    Socket(SocketReply),
    /// To a request that waits for it: how many steps the match has now.
    Request(oneshot::Sender<Result<usize, TableError>>),
}

impl Reply {
    /// Gives the answer, and to a socket with it how many steps the match has if nothing was done.
    pub(crate) fn give(self, result: Result<usize, TableError>, step: usize) {
        match self {
            Reply::Socket(reply) => reply.give(result, step),
            // Whoever has stopped waiting does not need the answer.
            Reply::Request(reply) => drop(reply.send(result)),
        }
    }

    /// Shows a socket a fresh picture; a request has none to be refreshed.
    pub(crate) fn show(&self, picture: Utf8Bytes) {
        if let Reply::Socket(reply) = self {
            reply.outbox.show(picture);
        }
    }
}

/// The way back to a socket, for the answer to one of its messages.
#[derive(Clone)]
pub(crate) struct SocketReply {
    outbox: Arc<Outbox>,
    /// The id that the client chose.
    id: u32,
}

impl SocketReply {
    fn give(&self, result: Result<usize, TableError>, step: usize) {
        let id = self.id;
        self.answer(&match result {
            Ok(step) => ServerMessage::Done { id, step },
            Err(error) => ServerMessage::Refused {
                id,
                step,
                problem: error.to_problem(),
            },
        });
    }

    /// Refuses what did not get as far as the table.
    fn refuse(&self, error: &ApiError) {
        self.answer(&ServerMessage::Refused {
            id: self.id,
            step: self.outbox.step(),
            problem: error.to_problem(),
        });
    }

    fn pong(&self) {
        self.answer(&ServerMessage::Pong {
            id: self.id,
            step: self.outbox.step(),
            now_ms: now_ms(),
        });
    }

    fn answer(&self, message: &ServerMessage) {
        self.outbox.answer(encode(message));
    }
}

/// A message as it travels.
pub(crate) fn encode(message: &ServerMessage) -> Utf8Bytes {
    // Pictures are some kilobytes; what is shorter is given back.
    let mut bytes = Vec::with_capacity(match message {
        ServerMessage::Table { .. } => 4096,
        _ => 128,
    });
    serde_json::to_writer(&mut bytes, message).expect("messages always make JSON");
    let text = String::from_utf8(bytes).expect("JSON is UTF-8");
    text.into()
}
