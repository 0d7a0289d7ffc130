//! The languages that Hyakki speaks.

/// A language that there are rules and messages in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Language {
    /// English, for whoever speaks none of ours.
    #[default]
    English,
    /// German.
    German,
    /// Italian.
    Italian,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 3] = [Language::English, Language::German, Language::Italian];

    /// The language's tag, as browsers and folders write it.
    #[must_use]
    pub fn tag(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
            Language::Italian => "it",
        }
    }

    /// The language that a tag or a locale names, whatever the country: `de`, `de-AT`, `de_DE.UTF-8`.
    ///
    /// The page follows the same rule: `locales/negotiation.json` holds the cases that both are tested with.
    #[must_use]
    pub fn from_tag(tag: &str) -> Option<Language> {
        let name = tag.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Language::ALL
            .into_iter()
            .find(|language| name.eq_ignore_ascii_case(language.tag()))
    }

    /// The one that an `Accept-Language` header likes best, if we speak any that it names.
    #[must_use]
    pub fn accepted(header: &str) -> Option<Language> {
        let wishes = header.split(',').filter_map(|wish| {
            let (tag, weight) = wish.split_once(';').unwrap_or((wish, "q=1"));
            let weight: f32 = weight.trim().strip_prefix("q=")?.parse().ok()?;
            Some((Language::from_tag(tag.trim())?, weight))
        });
        let wishes = wishes.filter(|&(_, weight)| weight > 0.0);
        // Of two equal wishes the first one counts.
        let best = wishes.reduce(|best, wish| if wish.1 > best.1 { wish } else { best });
        best.map(|(language, _)| language)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_dearest_wish_that_we_can_fulfil_wins() {
        for (header, language) in [
            ("it", Some(Language::Italian)),
            ("fr-CH, de;q=0.7, it;q=0.9", Some(Language::Italian)),
            ("de-CH,de;q=0.9,en;q=0.8", Some(Language::German)),
            ("en,de", Some(Language::English)),
            ("de;q=0, it;q=0.1", Some(Language::Italian)),
            ("de; q=0.5, it ; q=0.9", Some(Language::Italian)),
            ("ja, ko;q=0.5", None),
            ("de;q=much", None),
            ("", None),
        ] {
            assert_eq!(Language::accepted(header), language, "{header}");
        }
    }
}
