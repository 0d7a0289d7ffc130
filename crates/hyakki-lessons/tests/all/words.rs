//! What lessons say, read from `locales/`.

use std::path::PathBuf;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;
use hyakki_catalog::{GameId, Language};

/// The repository.
pub(crate) fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The messages of a game's lessons in one language.
pub(crate) struct Words {
    bundle: FluentBundle<FluentResource>,
}

impl Words {
    pub(crate) fn of(game: GameId, language: Language) -> Words {
        let tag = language.tag();
        let path = root().join(format!("locales/{tag}/lessons-{}.ftl", game.name()));
        let text = std::fs::read_to_string(&path).unwrap_or_else(|_| panic!("{}", path.display()));
        let resource = FluentResource::try_new(text).unwrap();
        let mut bundle = FluentBundle::new_concurrent(vec![tag.parse().unwrap()]);
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).unwrap();
        Words { bundle }
    }

    pub(crate) fn has(&self, key: &str) -> bool {
        let message = self.bundle.get_message(key);
        message.is_some_and(|message| message.value().is_some())
    }

    /// The message, which speaks of nothing but itself.
    pub(crate) fn say(&self, key: &str) -> String {
        let pattern = self
            .bundle
            .get_message(key)
            .and_then(|message| message.value());
        let mut problems = Vec::new();
        let pattern = pattern.unwrap_or_else(|| panic!("{key} has no words"));
        let text = self.bundle.format_pattern(pattern, None, &mut problems);
        assert!(problems.is_empty(), "{key}: {problems:?}");
        text.into_owned()
    }
}
