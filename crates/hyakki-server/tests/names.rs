//! Names and logins that look like those of others.

use hyakki_catalog::GameId;
use serde_json::{Value, json};

use crate::fixture::TestApp;

/// Cyrillic all over, and not to be told from "Ada".
const LOOKS_LIKE_ADA: &str = "А\u{501}а";

fn sit(seat: usize, name: &str) -> Value {
    json!({"do": "sit", "seat": seat, "name": name})
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lookalike_is_refused_beside_its_model_and_changing_the_name_does_not_help() {
    let app = TestApp::start().await;
    let (ada, eve) = (app.person("Ada").await, app.person(LOOKS_LIKE_ADA).await);
    let table = ada.make_table_for(GameId::Septet).await;
    ada.ask(&table, &sit(0, "")).await.ok();
    for name in ["", LOOKS_LIKE_ADA, "ADA"] {
        let refused = eve.ask(&table, &sit(1, name)).await;
        assert_eq!(refused.refused(409), "name-taken", "{name}");
    }
    let hidden = eve.ask(&table, &sit(1, "Ada\u{2060}")).await;
    assert_eq!(hidden.refused(422), "bad-text");
    eve.ask(&table, &sit(1, "Eve")).await.ok();
    // Her own name is Ada's still; at the table she stays Eve, to the eye and in the chat.
    eve.patch("/api/session", &json!({"name": "Ada"}))
        .await
        .ok();
    eve.ask(&table, &json!({"do": "say", "text": "I am Ada"}))
        .await
        .ok();
    let seen = ada.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!(seen["chairs"][1]["holder"]["name"], "Eve");
    let mut socket = ada.join(&table).await;
    let said = socket.until(|message| message["type"] == "chat").await;
    assert_eq!(said["lines"][0]["name"], "Eve");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn characters_that_nobody_sees_are_in_no_name_and_no_login() {
    let app = TestApp::start().await;
    let ada = app.person("Ada").await;
    for hidden in ["A\u{200b}da", "\u{202e}adA", "Ada\u{feff}x", "\u{3164}"] {
        let renamed = ada.patch("/api/session", &json!({ "name": hidden })).await;
        assert_eq!(renamed.refused(400), "bad-name");
        let nobody = app.nobody();
        let made = nobody.post("/api/bots", &json!({ "name": hidden })).await;
        assert_eq!(made.refused(400), "bad-name");
        let account = json!({"login": hidden, "password": "tell nobody"});
        let made = ada.put("/api/session/account", &account).await;
        assert_eq!(made.refused(400), "bad-name");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_login_that_looks_like_anothers_cannot_be_had() {
    let app = TestApp::start().await;
    let (ada, eve) = (app.person("Ada").await, app.person("Eve").await);
    let account = |login| json!({"login": login, "password": "tell nobody"});
    ada.put("/api/session/account", &account("Ada")).await.ok();
    let refused = eve
        .put("/api/session/account", &account(LOOKS_LIKE_ADA))
        .await;
    assert_eq!(refused.refused(409), "taken");
    eve.put("/api/session/account", &account("Eve")).await.ok();
}
