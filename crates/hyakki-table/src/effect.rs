//! What must happen because of a command.

use hyakki_core::UserId;

/// What must happen because of a command, in this order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Effect {
    /// A match begins: its log starts with this header line.
    Begin {
        /// The number of the match at this table, from 1.
        number: u32,
        /// The header.
        header: String,
    },
    /// Lines go to the match's log. Nothing is acknowledged before they are durable.
    Append {
        /// The place of the first line in the log; the header is line 0.
        first: usize,
        /// The lines.
        lines: Vec<String>,
    },
    /// Something changed that people see.
    Changed,
    /// A mind must be asked to play this seat at this step; its answer is an `Act`.
    Ask {
        /// The seat.
        seat: usize,
        /// The step that the question is about.
        step: usize,
    },
    /// The table must be told at this time that it has come, unless it names another time first.
    Wake {
        /// In milliseconds.
        at_ms: i64,
    },
    /// Something was said.
    Said(Said),
}

/// Something that was said at a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Said {
    /// Who said it.
    pub user: UserId,
    /// What.
    pub text: String,
    /// When, in milliseconds.
    pub at_ms: i64,
}
