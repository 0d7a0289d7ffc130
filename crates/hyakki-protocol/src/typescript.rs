//! The types of this crate in TypeScript.

use hyakki_catalog::{GameId, Language};
use hyakki_table::Command;

use crate::games::{GameOption, GameOptionValue};
use crate::hint::HintedAction;
use crate::identity::{Credentials, NewBot, Rename, SecretToken};
use crate::settings::{Clock, Talk};
use crate::table_socket::ChatLine;
use crate::table_view::{ChairView, HolderView, MatchView, SideView, StageName};
use crate::{
    ClientMessage, GameSummary, Hint, Identity, LobbyMessage, MatchSummary, Problem, ServerMessage,
    Settings, StepView, TableSummary, TableView, VERSION, Verdict,
};

/// One TypeScript module with all of it.
#[must_use]
pub fn module() -> String {
    let types = hyakki_core::typescript![
        ClientMessage,
        ServerMessage,
        ChatLine,
        Command,
        Problem,
        TableView,
        StageName,
        ChairView,
        HolderView,
        MatchView,
        SideView,
        Settings,
        Clock,
        Talk,
        LobbyMessage,
        TableSummary,
        Identity,
        Rename,
        Credentials,
        SecretToken,
        NewBot,
        MatchSummary,
        StepView,
        Verdict,
        Hint,
        HintedAction,
        GameSummary,
        GameOption,
        GameOptionValue,
    ];
    let games = GameId::ALL.map(|game| format!("\"{game}\"")).join(", ");
    let languages = Language::ALL
        .map(|language| format!("\"{}\"", language.tag()))
        .join(", ");
    format!(
        "// Made from the Rust types of hyakki-protocol by `cargo xtask typescript`. Do not edit.\n\n\
         export const PROTOCOL = {VERSION};\n\n\
         /**\n * The games, in the order in which they are shown.\n */\n\
         export const GAMES = [{games}] as const;\n\n\
         /**\n * The languages, by their tags; the first is for whoever speaks none of them.\n */\n\
         export const LANGUAGES = [{languages}] as const;\n{types}"
    )
}
