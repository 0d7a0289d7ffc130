//! What travels on a table's socket, and in its stream for bots.

use hyakki_core::MatchId;
use hyakki_table::Command;
use serde::{Deserialize, Serialize};
use strum::VariantNames;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::envelope::CommandKey;
use crate::problem::Problem;
use crate::table_view::TableView;

/// What a client sends.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Asks something of the table. The answer is `done` or `refused` with the same id.
    Command {
        /// Chosen by the client, to know the answer by.
        id: u32,
        /// What is asked.
        command: Command,
        /// The match that it is about: at any other it is refused.
        #[serde(rename = "match", default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, as = "Option<String>")]
        #[schema(value_type = Option<String>)]
        match_id: Option<MatchId>,
        /// What the client calls it, also when it sends it again: under one key it is done once.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional, as = "Option<String>")]
        #[schema(value_type = Option<String>)]
        key: Option<CommandKey>,
    },
    /// Asks whether anybody is there. The answer is `pong` with the same id.
    Ping {
        /// Chosen by the client, to know the answer by.
        id: u32,
    },
}

/// What the server sends. Every message carries how many steps the match has.
#[derive(Clone, Debug, Serialize, TS, ToSchema, VariantNames)]
#[serde(tag = "type", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum ServerMessage {
    /// The table as this viewer may see it: all of it, each time.
    Table {
        /// How many steps the match has.
        step: usize,
        /// The table.
        table: Box<TableView>,
    },
    /// What was asked is done, and durable.
    Done {
        /// The id that the client chose.
        id: u32,
        /// How many steps the match has now.
        step: usize,
    },
    /// What was asked is refused, and nothing has changed.
    Refused {
        /// The id that the client chose.
        id: u32,
        /// How many steps the match has.
        step: usize,
        /// Why.
        problem: Problem,
    },
    /// What was said at the table: at first the last lines, then each new one.
    Chat {
        /// How many steps the match has.
        step: usize,
        /// In order.
        lines: Vec<ChatLine>,
    },
    /// The answer to a `ping`.
    Pong {
        /// The id that the client chose.
        id: u32,
        /// How many steps the match has.
        step: usize,
        /// The server's time, in milliseconds since 1970.
        #[ts(type = "number")]
        now_ms: i64,
    },
    /// Something that concerns the whole table, such as a database that is away for a moment.
    Notice {
        /// How many steps the match has.
        step: usize,
        /// What to tell.
        problem: Problem,
    },
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct ChatLine {
    /// Its place in the table's chat, from 0.
    #[ts(type = "number")]
    pub number: i64,
    /// The name of who said it.
    pub name: String,
    /// The first seat of who said it, while they sit at the table.
    pub seat: Option<usize>,
    /// What was said: plain text, to be shown as such.
    pub text: String,
    /// When, in milliseconds since 1970.
    #[ts(type = "number")]
    pub at_ms: i64,
}
