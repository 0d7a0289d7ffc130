//! The rules texts.

use crate::game_id::GameId;
use crate::language::Language;

/// The texts of one language, in the order of [`GameId::ALL`].
macro_rules! texts {
    ($tag:literal) => {
        [
            include_str!(concat!("../rules/", $tag, "/septet.md")),
            include_str!(concat!("../rules/", $tag, "/sketch.md")),
            include_str!(concat!("../rules/", $tag, "/pagoda.md")),
            include_str!(concat!("../rules/", $tag, "/tajuto.md")),
        ]
    };
}

/// The rules of a game in a language, as Markdown.
#[must_use]
pub fn rules(game: GameId, language: Language) -> &'static str {
    let texts = match language {
        Language::English => texts!("en"),
        Language::German => texts!("de"),
        Language::Italian => texts!("it"),
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
