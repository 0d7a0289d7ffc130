//! The way to a table's actor.

use std::sync::Arc;

use hyakki_catalog::AnyQuestion;
use hyakki_protocol::{Problem, ServerMessage, TableCard, TableView};
use hyakki_table::command::Sender;
use hyakki_table::{Command, Refusal, UserId};
use strum::IntoStaticStr;
use thiserror::Error;
use tokio::sync::{mpsc, oneshot};

use crate::live::outbox::Outbox;

/// What a table's actor is told.
pub(crate) enum Message {
    /// Somebody asks something of the table.
    Ask {
        sender: Sender,
        command: Command,
        reply: Reply,
    },
    /// A mind has decided.
    MindAnswers {
        seat: usize,
        step: usize,
        action: String,
    },
    /// Somebody wants to see the table from now on.
    Watch(Watcher),
    /// Somebody no longer does.
    Unwatch(u64),
    /// Somebody wants to see the table once.
    Look {
        viewer: Option<UserId>,
        reply: oneshot::Sender<Result<TableView, TableError>>,
    },
    /// Somebody wants to see the table in a list.
    Card {
        viewer: Option<UserId>,
        reply: oneshot::Sender<Result<TableCard, TableError>>,
    },
    /// Somebody wants to know what their seat has to decide.
    Question {
        viewer: UserId,
        seat: usize,
        reply: oneshot::Sender<Result<Hinted, TableError>>,
    },
    /// Another node has committed something for the table.
    ChangedElsewhere,
    /// The server has just begun: whatever should go on by itself must be set going.
    Revive,
}

/// A decision that a player asks advice on.
pub(crate) struct Hinted {
    pub(crate) step: usize,
    pub(crate) question: Box<dyn AnyQuestion>,
}

/// Somebody who sees the table.
pub(crate) struct Watcher {
    /// Which connection.
    pub(crate) key: u64,
    /// Who it is; nobody is a spectator.
    pub(crate) user: Option<UserId>,
    /// Where the pictures go.
    pub(crate) outbox: Arc<Outbox>,
}

/// Where an answer goes.
pub(crate) enum Reply {
    /// To a connection, under the id its client chose.
    Connection { outbox: Arc<Outbox>, id: u32 },
    /// To somebody who waits for it: how many steps the match has now.
    Once(oneshot::Sender<Result<usize, TableError>>),
}

impl Reply {
    pub(crate) fn give(self, result: Result<usize, TableError>, step: usize) {
        match self {
            Reply::Connection { outbox, id } => {
                let message = match result {
                    Ok(step) => ServerMessage::Done { id, step },
                    Err(error) => ServerMessage::Refused {
                        id,
                        step,
                        problem: error.to_problem(),
                    },
                };
                outbox.answer(encode(&message));
            }
            // Whoever has stopped waiting does not need the answer.
            Reply::Once(reply) => drop(reply.send(result)),
        }
    }
}

/// A message as it travels.
pub(crate) fn encode(message: &ServerMessage) -> axum::extract::ws::Utf8Bytes {
    // Pictures are some kilobytes; what is shorter is given back.
    let mut bytes = Vec::with_capacity(match message {
        ServerMessage::Table { .. } => 4096,
        _ => 128,
    });
    serde_json::to_writer(&mut bytes, message).expect("messages always make JSON");
    let text = String::from_utf8(bytes).expect("JSON is UTF-8");
    text.into()
}

/// Why a table did not do what it was asked to.
#[derive(Clone, Debug, PartialEq, Eq, Error, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum TableError {
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error("there is no such table")]
    #[strum(serialize = "no-such-table")]
    NotFound,
    #[error("the server cannot reach its database; send it again in a moment")]
    Unavailable,
    #[error("too much waits at this table; try again in a moment")]
    Busy,
    #[error("this table plays without hints")]
    NoHints,
    #[error("it is not your turn")]
    NotYourTurn,
}

impl TableError {
    pub(crate) fn code(&self) -> &'static str {
        match self {
            TableError::Refused(refusal) => refusal.code(),
            own => own.into(),
        }
    }

    pub(crate) fn to_problem(&self) -> Problem {
        Problem::new(self.code(), self.to_string())
    }
}

/// The way to a table's actor.
#[derive(Clone)]
pub(crate) struct TableStub {
    pub(crate) inbox: mpsc::Sender<Box<Message>>,
}

/// The actor has gone; the hub knows its successor. The message comes back.
pub(crate) struct Gone(pub(crate) Box<Message>);

impl TableStub {
    /// Sends without waiting; gives the message back if the actor has gone, and says if it has too much to do.
    pub(crate) fn try_send(&self, message: Box<Message>) -> Result<Result<(), TableError>, Gone> {
        match self.inbox.try_send(message) {
            Ok(()) => Ok(Ok(())),
            Err(mpsc::error::TrySendError::Full(_)) => Ok(Err(TableError::Busy)),
            Err(mpsc::error::TrySendError::Closed(message)) => Err(Gone(message)),
        }
    }
}
