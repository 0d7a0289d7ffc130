//! What the server itself says to people: little, and only before there is a page. In Fluent, as the page's own words.

use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource};
use hyakki_catalog::{GameId, Language, messages};

type Bundle = FluentBundle<FluentResource>;

static BUNDLES: OnceLock<[Bundle; Language::ALL.len()]> = OnceLock::new();

/// The message of a key in a language, with the things that it speaks of.
pub(crate) fn say(language: Language, key: &str, things: &FluentArgs<'_>) -> String {
    let bundle = &BUNDLES.get_or_init(|| Language::ALL.map(bundle))[language as usize];
    let Some(pattern) = bundle.get_message(key).and_then(|message| message.value()) else {
        debug_assert!(false, "there are no words for {key}");
        return key.to_owned();
    };
    let mut problems = Vec::new();
    let text = bundle.format_pattern(pattern, Some(things), &mut problems);
    debug_assert!(problems.is_empty(), "{key}: {problems:?}");
    text.into_owned()
}

fn bundle(language: Language) -> Bundle {
    let tag = language.tag().parse().expect("our tags are well-formed");
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    bundle.set_use_isolating(false);
    let own = match language {
        Language::English => include_str!("../../../locales/en/preview.ftl"),
        Language::German => include_str!("../../../locales/de/preview.ftl"),
        Language::Italian => include_str!("../../../locales/it/preview.ftl"),
    };
    let of_games = GameId::ALL.map(|game| messages(game, language));
    for text in [own].into_iter().chain(of_games) {
        let resource = FluentResource::try_new(text.to_owned());
        let resource = resource.expect("our messages are well-formed");
        bundle
            .add_resource(resource)
            .expect("every message has one place");
    }
    bundle
}
