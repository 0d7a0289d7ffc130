//! Sessions in a list, and how each is ended.

use hyakki_catalog::GameId;
use reqwest::Method;
use serde_json::{Value, json};

use crate::fixture::{Client, TestApp, answer};

const PHONE: &str = "Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0";

async fn list(client: &Client) -> Vec<Value> {
    let sessions = client.get("/api/sessions").await.ok();
    sessions.as_array().unwrap().clone()
}

/// Ada's laptop, and her phone, which says what it is.
async fn two_devices(app: &TestApp) -> (Client, Client) {
    let (laptop, phone) = (app.person("Ada").await, app.nobody());
    let link = laptop.post("/api/session/link", &json!({})).await.ok();
    let entering = phone.request(Method::POST, "/api/session/enter");
    let entering = entering.header("user-agent", PHONE).json(&link);
    answer(entering).await.ok();
    (laptop, phone)
}

async fn end(client: &Client, session: &Value) -> u16 {
    let id = session["id"].as_str().unwrap();
    let ended = client.delete(&format!("/api/sessions/{id}")).await;
    ended.status.as_u16()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sessions_are_listed_this_one_first_with_what_they_are() {
    let app = TestApp::start().await;
    assert_eq!(
        app.nobody().get("/api/sessions").await.refused(401),
        "who-are-you"
    );
    let (laptop, phone) = two_devices(&app).await;
    laptop.post("/api/session/link", &json!({})).await.ok();
    let sessions = list(&laptop).await;
    assert_eq!(sessions.len(), 3, "the link that the phone used is gone");
    assert_eq!(sessions[0]["is_this"], true);
    assert_eq!(sessions[0]["browser"], json!(null), "a program");
    let on_phone = &list(&phone).await[0];
    assert_eq!(
        [&on_phone["kind"], &on_phone["browser"], &on_phone["system"]],
        ["browser", "Firefox", "Android"]
    );
    assert!(on_phone["began_ms"].as_i64() <= on_phone["last_used_ms"].as_i64());
    let kinds = sessions.iter().filter(|one| one["kind"] == "link");
    assert_eq!(kinds.count(), 1);
    let shown = laptop.get("/api/sessions").await.text;
    for client in [&laptop, &phone] {
        assert!(!shown.contains(&client.token().unwrap()));
    }
    let of_bot = list(&app.bot("Kobo").await).await;
    assert_eq!(of_bot.len(), 1);
    assert_eq!(of_bot[0]["kind"], "bot");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_session_is_ended_with_its_connections_and_no_other() {
    let app = TestApp::start().await;
    let (laptop, phone) = two_devices(&app).await;
    let table = laptop.make_table_for(GameId::Sketch).await;
    let mut on_phone = phone.join(&table).await;
    let sessions = list(&laptop).await;
    assert_eq!(end(&laptop, &sessions[1]).await, 204);
    assert_eq!(on_phone.until_closed().await.0, 4001);
    assert_eq!(phone.get("/api/session").await.refused(401), "who-are-you");
    assert_eq!(list(&laptop).await.len(), 1);
    assert_eq!(end(&laptop, &sessions[1]).await, 404, "it is gone");
    // Ending this one is a logout.
    assert_eq!(end(&laptop, &sessions[0]).await, 204);
    assert_eq!(laptop.token(), None);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_ends_a_session_of_somebody_else() {
    let app = TestApp::start().await;
    let (ada, eve) = (app.person("Ada").await, app.person("Eve").await);
    let [session] = list(&ada).await.try_into().unwrap();
    let id = session["id"].as_str().unwrap();
    let refused = eve.delete(&format!("/api/sessions/{id}")).await;
    assert_eq!(refused.refused(404), "no-such-session");
    eve.delete("/api/sessions").await;
    assert_eq!(ada.get("/api/session").await.ok()["name"], "Ada");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_others_end_with_the_links_and_this_one_goes_on() {
    let app = TestApp::start().await;
    let (laptop, phone) = two_devices(&app).await;
    let link = laptop.post("/api/session/link", &json!({})).await.ok();
    let ended = laptop.delete("/api/sessions").await;
    assert_eq!(ended.status, 204);
    assert_eq!(list(&laptop).await.len(), 1);
    assert_eq!(phone.get("/api/session").await.refused(401), "who-are-you");
    let entered = phone.post("/api/session/enter", &link).await;
    assert_eq!(entered.refused(403), "bad-link");
}

/// Each waits for what the other has begun, but not for its end.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_sessions_can_end_each_other_at_once() {
    let app = TestApp::start().await;
    for _ in 0..20 {
        let (laptop, phone) = two_devices(&app).await;
        let (one, other) = tokio::join!(
            laptop.delete("/api/sessions"),
            phone.delete("/api/sessions")
        );
        assert!(one.status == 204 || other.status == 204);
    }
}
