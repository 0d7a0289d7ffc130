//! What page and commands say of a game.

use crate::games::GameId;
use crate::language::Language;

/// The messages of a game in a language, in Fluent: its name, options, minds, broken rules, and what its table says.
///
/// # Examples
/// ```
/// use hyakki_catalog::{GameId, Language, messages};
///
/// assert!(messages(GameId::Septet, Language::Italian).contains("game-septet = Yokai Septet"));
/// ```
#[must_use]
pub fn messages(game: GameId, language: Language) -> &'static str {
    let texts = match language {
        Language::English => messages_texts!("en"),
        Language::German => messages_texts!("de"),
        Language::Italian => messages_texts!("it"),
    };
    texts[game as usize]
}
