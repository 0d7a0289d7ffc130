//! The way to a table's actor.

use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;

use crate::tables::message::Message;

/// The way to a table's actor.
#[derive(Clone)]
pub(crate) struct TableStub {
    inbox: mpsc::Sender<Box<Message>>,
}

/// Why a message did not reach its actor.
pub(crate) enum Undelivered {
    /// The actor has too much to do.
    Busy,
    /// The actor has gone; the hub knows its successor. The message comes back.
    Gone(Box<Message>),
}

impl TableStub {
    pub(crate) fn new(inbox: mpsc::Sender<Box<Message>>) -> TableStub {
        TableStub { inbox }
    }

    /// Whether the actor has gone.
    pub(crate) fn is_closed(&self) -> bool {
        self.inbox.is_closed()
    }

    /// Sends without waiting.
    pub(crate) fn try_send(&self, message: Box<Message>) -> Result<(), Undelivered> {
        self.inbox.try_send(message).map_err(|error| match error {
            TrySendError::Full(_) => Undelivered::Busy,
            TrySendError::Closed(message) => Undelivered::Gone(message),
        })
    }
}
