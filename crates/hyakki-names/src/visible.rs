//! What can be seen of a name.

use unicode_properties::{GeneralCategory, UnicodeEmoji, UnicodeGeneralCategory};

/// Joins emoji to one.
const JOINER: char = '\u{200d}';

/// Asks for the colourful picture of an emoji.
const IN_COLOUR: char = '\u{fe0f}';

/// A letter of Braille without a dot.
const BLANK: char = '\u{2800}';

/// Whether every character of a name shows itself and nothing but itself: none is a control character, invisible,
/// or turns the direction of the text. What emoji are joined by is allowed between them.
#[must_use]
pub fn is_visible(name: &str) -> bool {
    let mut is_emoji_before = false;
    let mut letters = name.chars().peekable();
    while let Some(letter) = letters.next() {
        let is_good = match letter {
            IN_COLOUR => is_emoji_before,
            JOINER => is_emoji_before && letters.peek().copied().is_some_and(is_emoji),
            letter => is_plain(letter),
        };
        if !is_good {
            return false;
        }
        is_emoji_before = is_emoji(letter) || is_emoji_before && letter == IN_COLOUR;
    }
    true
}

/// Digits are emoji to Unicode, but not to anybody else.
fn is_emoji(letter: char) -> bool {
    !letter.is_ascii() && letter.is_emoji_char()
}

fn is_plain(letter: char) -> bool {
    let shows_nothing = matches!(
        letter.general_category(),
        GeneralCategory::Control
            | GeneralCategory::Format
            | GeneralCategory::LineSeparator
            | GeneralCategory::ParagraphSeparator
            | GeneralCategory::PrivateUse
    );
    // What Unicode says to ignore has no skeleton.
    let mut bytes = [0; 4];
    let is_ignored = unicode_security::skeleton(letter.encode_utf8(&mut bytes))
        .next()
        .is_none();
    !shows_nothing && !is_ignored && letter != BLANK
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_in_all_scripts_and_emoji_can_be_seen() {
        for name in [
            "",
            "Ada",
            "Ada Lovelace",
            "山田　太郎",
            "Jörg",
            "e\u{301}",
            "علي",
            "שרה",
            "नीना",
            "❤️",
            "👩‍👩‍👧",
            "👍🏽",
            "🏳️‍🌈",
            "🇮🇹",
            "❤️‍🔥 Ada",
            "<b>",
            "’",
            "7",
        ] {
            assert!(is_visible(name), "{name}");
        }
    }

    #[test]
    fn what_nobody_sees_is_not_in_a_name() {
        for hidden in [
            '\0',
            '\n',
            '\t',
            '\u{7f}',
            '\u{ad}',
            '\u{34f}',
            '\u{61c}',
            '\u{115f}',
            '\u{180e}',
            '\u{200b}',
            '\u{200c}',
            '\u{200d}',
            '\u{200e}',
            '\u{200f}',
            '\u{2028}',
            '\u{2029}',
            '\u{202a}',
            '\u{202e}',
            '\u{2060}',
            '\u{2066}',
            '\u{2069}',
            '\u{2800}',
            '\u{3164}',
            '\u{fe0f}',
            '\u{feff}',
            '\u{ffa0}',
            '\u{e000}',
            '\u{e0041}',
            '\u{e0100}',
        ] {
            for name in [
                hidden.to_string(),
                format!("A{hidden}da"),
                format!("{hidden}❤"),
                format!("7{hidden}"),
            ] {
                assert!(!is_visible(&name), "{:x}", hidden as u32);
            }
        }
        assert!(!is_visible("❤\u{200d}"), "joined to nothing");
        assert!(!is_visible("❤\u{200d}a"), "joined to a letter");
    }
}
