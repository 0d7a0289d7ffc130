//! The rules texts.

use crate::game_id::GameId;

/// A language that there are rules texts in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Language {
    /// English.
    #[default]
    English,
}

/// The rules of a game in a language, as Markdown.
#[must_use]
pub fn rules(game: GameId, language: Language) -> &'static str {
    match (language, game) {
        (Language::English, GameId::Septet) => include_str!("../../../rules/en/septet.md"),
        (Language::English, GameId::Sketch) => include_str!("../../../rules/en/sketch.md"),
        (Language::English, GameId::Pagoda) => include_str!("../../../rules/en/pagoda.md"),
        (Language::English, GameId::Tajuto) => include_str!("../../../rules/en/tajuto.md"),
    }
}
