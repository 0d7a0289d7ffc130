//! A command as somebody sent it.

use hyakki_core::UserId;
use hyakki_protocol::{CommandKey, Envelope};
use hyakki_table::Command;
use hyakki_table::command::Sender;

/// A command, who sent it, and what stands beside it.
#[derive(Debug)]
pub(crate) struct Request {
    pub(crate) sender: Sender,
    pub(crate) command: Command,
    pub(crate) envelope: Envelope,
}

impl Request {
    /// What a mind answers: it is never sent again.
    pub(crate) fn of_mind(command: Command) -> Request {
        Request {
            sender: Sender::Mind,
            command,
            envelope: Envelope::default(),
        }
    }

    /// Whose key the command is done under, if it has one.
    pub(crate) fn key(&self) -> Option<(&UserId, &CommandKey)> {
        Some((self.sender.user()?, self.envelope.key.as_ref()?))
    }
}
