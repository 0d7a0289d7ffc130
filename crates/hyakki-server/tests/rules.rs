//! The rules in the reader's language.

use reqwest::Method;

use crate::fixture::{Answer, Client, TestApp, answer};

async fn read(client: &Client, query: &str, accepted: &str) -> Answer {
    let request = client.request(Method::GET, &format!("/api/games/septet/rules{query}"));
    answer(request.header("accept-language", accepted)).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn rules_come_in_the_language_asked_for() {
    let app = TestApp::start().await;
    let client = app.nobody();
    for (query, accepted, language, word) in [
        ("", "", "en", "## The cards"),
        ("", "fr, it-CH;q=0.5", "it", "## Le carte"),
        ("?lang=de", "it", "de", "## Die Karten"),
        ("?lang=it", "", "it", "## Le carte"),
        ("?lang=de-AT", "", "de", "## Die Karten"),
        ("?lang=tlh", "de", "de", "## Die Karten"),
        ("?lang=tlh", "", "en", "## The cards"),
    ] {
        let rules = read(&client, query, accepted).await;
        assert!(rules.status.is_success(), "{query} {accepted}");
        assert_eq!(rules.header("content-language"), language);
        assert_eq!(rules.header("vary"), "accept-language");
        assert!(rules.text.contains(word), "{query} {accepted}");
    }
}
