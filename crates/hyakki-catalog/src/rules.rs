//! The rules texts.

use crate::games::GameId;
use crate::language::Language;

/// The rules of a game in a language, as Markdown.
///
/// # Examples
/// ```
/// use hyakki_catalog::{GameId, Language, rules};
///
/// let german = rules(GameId::Septet, Language::German);
/// assert!(german.starts_with("# Yokai Septet"));
/// ```
#[must_use]
pub fn rules(game: GameId, language: Language) -> &'static str {
    let texts = match language {
        Language::English => rules_texts!("en"),
        Language::German => rules_texts!("de"),
        Language::Italian => rules_texts!("it"),
    };
    texts[game as usize]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_text_is_about_its_game() {
        for language in Language::ALL {
            for game in GameId::ALL {
                let title = rules(game, language).lines().next().unwrap();
                let expected = format!("# {}", game.title());
                assert!(title.starts_with(&expected), "{language:?}: {title}");
            }
        }
    }
}
