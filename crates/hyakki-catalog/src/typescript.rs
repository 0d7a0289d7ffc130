//! The views of the games in TypeScript, for the web front.

use crate::games::{GameId, declarations};

/// One TypeScript module with the view of a game and all that it is made of.
#[must_use]
pub fn view_in_typescript(game: GameId) -> String {
    format!(
        "// Made from the Rust types of hyakki-{game} by `cargo xtask typescript`. Do not edit.\n{}",
        declarations(game)
    )
}
