//! What a table's actor is told.

use hyakki_catalog::AnyQuestion;
use hyakki_core::UserId;
use hyakki_protocol::{TableSummary, TableView};
use tokio::sync::oneshot;

use crate::live::table_socket::Reply;
use crate::sessions::Doing;
use crate::tables::request::Request;
use crate::tables::table_error::TableError;
use crate::tables::watchers::Watcher;

/// What a table's actor is told.
pub(crate) enum Message {
    /// Somebody sends a command.
    Command {
        request: Request,
        reply: Reply,
        /// A logout waits until the command is done.
        doing: Doing,
    },
    /// A mind has answered a question.
    MindAnswer {
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
    Summary {
        viewer: Option<UserId>,
        reply: oneshot::Sender<Result<TableSummary, TableError>>,
    },
    /// Somebody wants a hint, and needs to know what their seat has to decide.
    Hint {
        viewer: UserId,
        seat: usize,
        reply: oneshot::Sender<Result<HintQuestion, TableError>>,
    },
    /// Another node has committed something for the table.
    ChangedElsewhere,
    /// The server has just begun: whatever should go on by itself must be set going.
    Revive,
}

impl Message {
    /// Whether it comes from somebody who is at the table; lists and other nodes are not.
    pub(crate) fn is_visit(&self) -> bool {
        matches!(
            self,
            Message::Command { .. }
                | Message::Watch(_)
                | Message::Look { .. }
                | Message::Hint { .. }
        )
    }
}

/// A decision that a player wants a hint on.
pub(crate) struct HintQuestion {
    pub(crate) step: usize,
    pub(crate) question: Box<dyn AnyQuestion>,
}
