//! Logins and passwords, and those who try them.

use serde_json::{Value, json};

use crate::fixture::{Client, TestApp};

fn account(password: &str) -> Value {
    json!({"login": "ada", "password": password})
}

async fn log_in(client: &Client, password: &str) -> crate::fixture::Answer {
    client.post("/api/session/login", &account(password)).await
}

/// Ada with an account, on her phone and her laptop.
async fn two_devices(app: &TestApp) -> (Client, Client) {
    let (phone, laptop) = (app.person("Ada").await, app.nobody());
    let made = phone
        .put("/api/session/account", &account("correct horse"))
        .await;
    made.ok();
    log_in(&laptop, "correct horse").await.ok();
    (phone, laptop)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn changing_the_password_needs_the_old_one() {
    let app = TestApp::start().await;
    let (phone, laptop) = two_devices(&app).await;
    let mut change = account("battery staple");
    for old in [None, Some("wrong horse"), Some("")] {
        if let Some(old) = old {
            change["old_password"] = json!(old);
        }
        let refused = phone.put("/api/session/account", &change).await;
        assert_eq!(refused.refused(403), "wrong-login", "{old:?}");
    }
    log_in(&app.nobody(), "correct horse").await.ok();
    laptop.get("/api/session").await.ok();
    change["old_password"] = json!("correct horse");
    phone.put("/api/session/account", &change).await.ok();
    log_in(&app.nobody(), "battery staple").await.ok();
    let old = log_in(&app.nobody(), "correct horse").await;
    assert_eq!(old.refused(403), "wrong-login");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn changing_the_password_ends_all_other_sessions_and_links() {
    let app = TestApp::start().await;
    let (phone, laptop) = two_devices(&app).await;
    let link = laptop.post("/api/session/link", &json!({})).await.ok();
    let mut lobby = laptop.open("/api/lobby/socket").await.unwrap();
    let mut change = account("battery staple");
    change["old_password"] = json!("correct horse");
    phone.put("/api/session/account", &change).await.ok();
    assert_eq!(phone.get("/api/session").await.ok()["login"], "ada");
    assert_eq!(laptop.get("/api/session").await.refused(401), "who-are-you");
    assert_eq!(lobby.until_closed().await.0, 4001);
    let refused = app.nobody().post("/api/session/enter", &link).await;
    assert_eq!(refused.refused(403), "bad-link");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_has_the_session_guesses_the_old_password_no_faster() {
    let app = TestApp::start().await;
    let (phone, laptop) = two_devices(&app).await;
    let mut change = account("battery staple");
    change["old_password"] = json!("wrong horse");
    for _ in 0..6 {
        let refused = phone.put("/api/session/account", &change).await;
        assert_eq!(refused.refused(403), "wrong-login");
    }
    change["old_password"] = json!("correct horse");
    let refused = laptop.put("/api/session/account", &change).await;
    assert_eq!(refused.refused(429), "too-many-tries");
    // Whoever knows the password gets in meanwhile.
    log_in(&app.nobody(), "correct horse").await.ok();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_tries_passwords_waits_longer_and_longer_but_not_the_owner() {
    let app = TestApp::start().await;
    let (_phone, laptop) = two_devices(&app).await;
    for _ in 0..6 {
        let wrong = log_in(&app.nobody(), "wrong horse").await;
        assert_eq!(wrong.refused(403), "wrong-login");
    }
    for password in ["wrong horse", "correct horse"] {
        let refused = log_in(&app.nobody(), password).await;
        assert_eq!(refused.refused(429), "too-many-tries");
        assert!(refused.header("retry-after").parse::<u32>().unwrap() >= 1);
    }
    log_in(&laptop, "correct horse").await.ok();
    log_in(&app.nobody(), "correct horse").await.ok();
    // Nobody learns from it which logins exist.
    let unknown = json!({"login": "nobody", "password": "wrong horse"});
    for status in [403, 403, 403, 403, 403, 403, 429] {
        let refused = app.nobody().post("/api/session/login", &unknown).await;
        assert_eq!(refused.status, status);
    }
}
