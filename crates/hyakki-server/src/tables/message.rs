//! What a table's actor is told.

use std::net::IpAddr;
use std::ops::RangeInclusive;

use hyakki_catalog::{AnyQuestion, AnyStretch};
use hyakki_core::{MatchId, UserId, Viewer};
use hyakki_protocol::{TableSummary, TableView};
use tokio::sync::oneshot;

use crate::live::table_socket::Reply;
use crate::sessions::Doing;
use crate::tables::request::Request;
use crate::tables::table_error::TableError;
use crate::tables::watchers::Watcher;

/// A message on its way to a table's actor.
pub(crate) struct Letter {
    pub(crate) message: Message,
    /// The address of whoever it is sent for; nothing if the server itself has something to say.
    pub(crate) from: Option<IpAddr>,
}

impl From<Message> for Letter {
    fn from(message: Message) -> Letter {
        Letter {
            message,
            from: None,
        }
    }
}

/// What a table's actor is told.
pub(crate) enum Message {
    /// Somebody sends a command.
    Command {
        request: Request,
        reply: Reply,
        /// A logout waits until the command is done.
        doing: Doing,
    },
    /// A mind has answered the question of this number.
    MindAnswer { number: u64, action: String },
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
    /// Somebody wants to see a stretch of the match, from a seat of theirs or from beside the table.
    Stretch {
        viewer: Option<UserId>,
        seat: Option<usize>,
        steps: RangeInclusive<usize>,
        reply: oneshot::Sender<Result<SeenStretch, TableError>>,
    },
    /// Another node has committed something for the table.
    ChangedElsewhere,
    /// Another node has noted who is at the table.
    AttendedElsewhere,
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
                | Message::Stretch { .. }
        )
    }
}

impl Message {
    /// Whether somebody may have come, gone, sat down or got up.
    pub(crate) fn brings_people(&self) -> bool {
        self.is_visit() || matches!(self, Message::Unwatch(_))
    }

    /// For whom it is sent.
    pub(crate) fn user(&self) -> Option<&UserId> {
        match self {
            Message::Command { request, .. } => request.sender.user(),
            Message::Watch(watcher) => watcher.user.as_ref(),
            Message::Hint { viewer, .. } => Some(viewer),
            Message::Look { viewer, .. }
            | Message::Summary { viewer, .. }
            | Message::Stretch { viewer, .. } => viewer.as_ref(),
            _ => None,
        }
    }

    /// This message, sent for somebody at an address.
    pub(crate) fn sent_from(self, address: IpAddr) -> Letter {
        Letter {
            message: self,
            from: Some(address),
        }
    }

    /// Who is at the table without watching it: programs ask, and go again.
    pub(crate) fn visitor(&self) -> Option<&UserId> {
        match self {
            Message::Command {
                request,
                reply: Reply::Request(_),
                ..
            } => request.sender.user(),
            Message::Look { viewer, .. } => viewer.as_ref(),
            Message::Hint { viewer, .. } => Some(viewer),
            _ => None,
        }
    }
}

/// A decision that a player wants a hint on.
pub(crate) struct HintQuestion {
    pub(crate) step: usize,
    pub(crate) question: Box<dyn AnyQuestion>,
}

/// A stretch of a match, for somebody who may see it.
pub(crate) struct SeenStretch {
    pub(crate) match_id: MatchId,
    pub(crate) n_steps: usize,
    pub(crate) viewer: Viewer,
    pub(crate) stretch: Box<dyn AnyStretch>,
}
