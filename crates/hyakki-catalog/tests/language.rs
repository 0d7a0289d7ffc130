//! Whoever comes with the same wishes is spoken to in the same language, by the page and by us.

use hyakki_catalog::Language;
use serde::Deserialize;

/// What browsers and locales name, the dearest first, and the language that is spoken then.
#[derive(Deserialize)]
struct Case {
    wishes: Vec<String>,
    language: String,
}

/// The page's tests read the same file.
fn cases() -> Vec<Case> {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../locales/negotiation.json"
    );
    let text = std::fs::read_to_string(path).expect("the cases can be read");
    serde_json::from_str(&text).expect("the cases are well-formed")
}

/// How a browser writes its languages into a request: each weighs less than the one before.
fn header_of(wishes: &[String]) -> String {
    let wishes = wishes.iter().enumerate();
    let weighed = wishes.map(|(place, tag)| format!("{tag};q=0.{}", 9 - place));
    weighed.collect::<Vec<_>>().join(",")
}

#[test]
fn whoever_speaks_none_of_ours_is_spoken_to_in_the_first() {
    assert_eq!(Language::ALL[0], Language::default());
}

#[test]
fn the_first_wish_that_we_can_fulfil_wins() {
    let cases = cases();
    assert!(cases.len() > 20);
    for Case { wishes, language } in cases {
        let first = wishes.iter().find_map(|tag| Language::from_tag(tag));
        assert_eq!(first.unwrap_or_default().tag(), language, "{wishes:?}");
        let accepted = Language::accepted(&header_of(&wishes));
        assert_eq!(accepted.unwrap_or_default().tag(), language, "{wishes:?}");
    }
}
