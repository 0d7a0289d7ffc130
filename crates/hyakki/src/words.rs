//! What the commands say, in the language of whoever runs them: messages in Fluent, shared with the page.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use hyakki_catalog::{GameId, Language, messages};

/// What POSIX looks at for the language of messages; the first that says something decides.
const LOCALE_VARIABLES: [&str; 3] = ["LC_ALL", "LC_MESSAGES", "LANG"];

static WORDS: OnceLock<Words> = OnceLock::new();

struct Words {
    language: Language,
    bundle: FluentBundle<FluentResource>,
}

/// The message of a key, with the things it speaks of: `say!("cli-seat", seat = 2, what = name)`.
macro_rules! say {
    ($key:expr $(, $name:ident = $value:expr)* $(,)?) => {{
        #[allow(unused_mut, reason = "many messages speak of nothing else")]
        let mut things = fluent_bundle::FluentArgs::new();
        $(things.set(stringify!($name), $value);)*
        $crate::words::message($key, &things)
    }};
}
pub(crate) use say;

/// Settles the language, once and for all: what was asked for, or else what the environment says.
pub(crate) fn choose(asked: Option<Language>) {
    let language = asked.unwrap_or_else(|| of_environment(|name| std::env::var(name).ok()));
    WORDS.get_or_init(|| Words::of(language));
}

/// The language we speak.
pub(crate) fn language() -> Language {
    words().language
}

/// Whether there are words for this key.
pub(crate) fn has(key: &str) -> bool {
    words().bundle.has_message(key)
}

/// See [`say!`].
pub(crate) fn message(key: &str, things: &FluentArgs<'_>) -> String {
    let bundle = &words().bundle;
    let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
        debug_assert!(false, "there are no words for {key}");
        return key.to_owned();
    };
    let mut problems = Vec::new();
    let text = bundle.format_pattern(pattern, Some(things), &mut problems);
    debug_assert!(problems.is_empty(), "{key}: {problems:?}");
    text.into_owned()
}

/// A number with so many digits behind the decimal mark.
pub(crate) fn decimal(number: f64, n_digits: usize) -> String {
    let text = format!("{number:.n_digits$}");
    match language() {
        Language::English => text,
        Language::German | Language::Italian => text.replace('.', ","),
    }
}

fn words() -> &'static Words {
    WORDS.get_or_init(|| Words::of(Language::default()))
}

fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
    let mut values = LOCALE_VARIABLES.into_iter().filter_map(variable);
    let locale = values.find(|value| !value.is_empty());
    let language = locale.and_then(|locale| Language::from_tag(&locale));
    language.unwrap_or_default()
}

/// The texts that a language's messages are in, as far as the commands need them.
macro_rules! texts {
    ($tag:literal) => {
        [
            include_str!(concat!("../../../locales/", $tag, "/cli.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/cli-puzzles.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/common.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/problem.ftl")),
            include_str!(concat!("../../../locales/", $tag, "/puzzles.ftl")),
        ]
    };
}

impl Words {
    fn of(language: Language) -> Words {
        let tag = language.tag().parse().expect("our tags are well-formed");
        let mut bundle = FluentBundle::new_concurrent(vec![tag]);
        // Terminals show the marks that would keep texts of two directions apart.
        bundle.set_use_isolating(false);
        let texts = match language {
            Language::English => texts!("en"),
            Language::German => texts!("de"),
            Language::Italian => texts!("it"),
        };
        let of_games = GameId::ALL.map(|game| messages(game, language));
        for text in texts.into_iter().chain(of_games) {
            let resource = FluentResource::try_new(text.to_owned());
            let resource = resource.expect("our messages are well-formed");
            bundle
                .add_resource(resource)
                .expect("every message has one place");
        }
        Words { language, bundle }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_language_can_be_spoken() {
        for language in Language::ALL {
            let words = Words::of(language);
            for key in ["cli-open", "problem-not-your-turn"] {
                assert!(words.bundle.has_message(key), "{language:?}: {key}");
            }
        }
    }

    #[test]
    fn every_game_and_every_rule_of_it_has_words() {
        for language in Language::ALL {
            let words = Words::of(language);
            for game in GameId::ALL {
                let rules = game.rule_names().iter();
                let keys = rules.map(|rule| format!("problem-{rule}"));
                for key in keys.chain([format!("game-{game}"), format!("summary-{game}")]) {
                    assert!(words.bundle.has_message(&key), "{language:?}: {key}");
                }
            }
        }
    }

    #[test]
    fn the_first_variable_that_says_something_decides() {
        let language = |variables: &[(&str, &str)]| {
            of_environment(|name| {
                let found = variables.iter().find(|(known, _)| *known == name);
                found.map(|(_, value)| (*value).to_owned())
            })
        };
        assert_eq!(language(&[]), Language::English);
        assert_eq!(language(&[("LANG", "it_IT.UTF-8")]), Language::Italian);
        let both = [("LANG", "it_IT.UTF-8"), ("LC_ALL", "de_AT")];
        assert_eq!(language(&both), Language::German);
        let empty = [("LC_ALL", ""), ("LC_MESSAGES", "de"), ("LANG", "it")];
        assert_eq!(language(&empty), Language::German);
        let other = [("LC_ALL", "C.UTF-8"), ("LANG", "de_DE.UTF-8")];
        assert_eq!(language(&other), Language::English);
    }
}
