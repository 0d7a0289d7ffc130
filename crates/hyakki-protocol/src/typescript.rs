//! The types of this crate in TypeScript.

use hyakki_table::{Clock, Command, Settings, Talk};
use ts_rs::{Config, TS};

use crate::games::{OptionCard, ValueCard};
use crate::identity::{Credentials, NewBot, Rename, SecretToken};
use crate::table_socket::ChatLine;
use crate::table_view::{ChairView, HolderView, MatchView, SideView, StageName};
use crate::{
    ClientMessage, GameCard, Identity, LobbyMessage, MatchCard, Problem, ServerMessage, StepView,
    TableCard, TableView, VERSION,
};

/// One TypeScript module with all of it.
#[must_use]
pub fn module() -> String {
    let config = Config::default();
    let mut text = format!(
        "// Made from the Rust types of hyakki-protocol by `cargo xtask typescript`. Do not edit.\n\n\
         export const PROTOCOL = {VERSION};\n"
    );
    macro_rules! export {
        ($($name:ty),* $(,)?) => {$(
            text.push('\n');
            if let Some(docs) = <$name>::docs() {
                text.push_str(&docs);
            }
            text.push_str("export ");
            text.push_str(&<$name>::decl(&config));
            text.push('\n');
        )*};
    }
    export!(
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
        TableCard,
        Identity,
        Rename,
        Credentials,
        SecretToken,
        NewBot,
        MatchCard,
        StepView,
        GameCard,
        OptionCard,
        ValueCard,
    );
    text
}
