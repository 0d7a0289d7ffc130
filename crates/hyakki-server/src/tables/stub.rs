//! The way to a table's actor.

use tokio::sync::mpsc;
use tokio::sync::mpsc::error::TrySendError;

use crate::tables::message::Letter;

/// The way to a table's actor.
#[derive(Clone)]
pub(crate) struct TableStub {
    inbox: mpsc::Sender<Box<Letter>>,
}

/// Why a message did not reach its actor.
pub(crate) enum Undelivered {
    /// The actor has too much to do.
    Busy,
    /// The actor has gone; the hub knows its successor. The letter comes back.
    Gone(Box<Letter>),
}

impl TableStub {
    pub(crate) fn new(inbox: mpsc::Sender<Box<Letter>>) -> TableStub {
        TableStub { inbox }
    }

    /// Whether the actor has gone.
    pub(crate) fn is_closed(&self) -> bool {
        self.inbox.is_closed()
    }

    /// Sends without waiting.
    pub(crate) fn try_send(&self, letter: Box<Letter>) -> Result<(), Undelivered> {
        self.inbox.try_send(letter).map_err(|error| match error {
            TrySendError::Full(_) => Undelivered::Busy,
            TrySendError::Closed(letter) => Undelivered::Gone(letter),
        })
    }
}
