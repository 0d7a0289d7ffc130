//! Another identity by a link or a login, and the way back.

use hyakki_core::UserId;
use hyakki_store::{Device, NewToken, TokenHash, TokenKind};
use reqwest::Method;
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

use crate::fixture::{Answer, Client, TestApp, answer};

async fn link_of(client: &Client) -> Value {
    client.post("/api/session/link", &json!({})).await.ok()
}

async fn earlier_names(client: &Client) -> Vec<Value> {
    let earlier = client.get("/api/session/earlier").await.ok();
    let earlier = earlier.as_array().unwrap().iter();
    earlier.map(|identity| identity["name"].clone()).collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_says_whose_it_is_and_stays_good() {
    let app = TestApp::start().await;
    let (ada, nobody) = (app.person("Ada").await, app.nobody());
    let link = link_of(&ada).await;
    for _ in 0..2 {
        let told = nobody.post("/api/session/link/owner", &link).await;
        assert_eq!(told.ok(), ada.get("/api/session").await.ok());
        assert_eq!(told.header("set-cookie"), "");
    }
    assert_eq!(
        nobody.get("/api/session").await.refused(401),
        "who-are-you",
        "looking makes nobody Ada"
    );
    nobody.post("/api/session/enter", &link).await.ok();
    let used = nobody.post("/api/session/link/owner", &link).await;
    assert_eq!(used.refused(403), "bad-link");
    let no_link = json!({ "token": ada.token().unwrap() });
    let refused = nobody.post("/api/session/link/owner", &no_link).await;
    assert_eq!(refused.refused(403), "bad-link");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_enters_as_another_can_go_back_and_forth() {
    let app = TestApp::start().await;
    let (ada, ben) = (app.person("Ada").await, app.person("Ben").await);
    let ben_was = ben.user().await;
    assert_eq!(earlier_names(&ben).await, [] as [&str; 0]);
    ben.post("/api/session/enter", &link_of(&ada).await)
        .await
        .ok();
    assert_eq!(ben.user().await, ada.user().await);
    assert_eq!(earlier_names(&ben).await, ["Ben"]);
    let back = json!({ "user": ben_was });
    assert_eq!(
        ben.post("/api/session/earlier", &back).await.ok()["name"],
        "Ben"
    );
    assert_eq!(ben.user().await, ben_was);
    assert_eq!(earlier_names(&ben).await, ["Ada"]);
    let forth = json!({ "user": ada.user().await });
    ben.post("/api/session/earlier", &forth).await.ok();
    assert_eq!(ben.user().await, ada.user().await);
    // Whoever logs out of one identity keeps the others.
    ben.delete("/api/session").await;
    assert_eq!(earlier_names(&ben).await, ["Ben"]);
    ben.post("/api/session/earlier", &back).await.ok();
    assert_eq!(ben.user().await, ben_was);
    assert_eq!(earlier_names(&ben).await, [] as [&str; 0]);
    // Nobody becomes whom they never were.
    let stranger = app.person("Eve").await;
    let refused = stranger.post("/api/session/earlier", &back).await;
    assert_eq!(refused.refused(404), "no-such-user");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_login_keeps_the_guest_and_a_guest_with_nothing_is_not_kept() {
    let app = TestApp::start().await;
    let ada = app.person("Ada").await;
    let account = json!({"login": "ada", "password": "correct horse"});
    ada.put("/api/session/account", &account).await.ok();
    let (ben, guest) = (app.person("Ben").await, app.guest().await);
    for client in [&ben, &guest, &ada] {
        client.post("/api/session/login", &account).await.ok();
    }
    assert_eq!(earlier_names(&ben).await, ["Ben"]);
    assert_eq!(earlier_names(&guest).await, [] as [&str; 0]);
    assert_eq!(
        earlier_names(&ada).await,
        [] as [&str; 0],
        "the same person"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_browser_that_keeps_too_many_identities_uses_no_link_up() {
    let app = TestApp::start().await;
    let browser = app.person("Number 0").await;
    for number in 1..=16 {
        let other = app.person(&format!("Number {number}")).await;
        let link = link_of(&other).await;
        browser.post("/api/session/enter", &link).await.ok();
    }
    assert_eq!(earlier_names(&browser).await.len(), 16);
    let link = link_of(&app.person("One more").await).await;
    let refused = browser.post("/api/session/enter", &link).await;
    assert_eq!(refused.refused(409), "too-many-identities");
    let entered = app.nobody().post("/api/session/enter", &link).await;
    assert_eq!(entered.ok()["name"], "One more");
}

/// A browser's token that was last shown so many days ago.
#[allow(
    clippy::disallowed_methods,
    reason = "a test looks at the calendar from outside"
)]
async fn token_of_days_ago(app: &TestApp, n_days: i64) -> String {
    let client = app.person("Ada").await;
    let token = format!("shown {n_days} days ago");
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let now_ms = i64::try_from(now.unwrap().as_millis()).unwrap();
    let new = NewToken {
        hash: TokenHash(Sha256::digest(token.as_bytes()).into()),
        user_id: UserId::new(client.user().await).unwrap(),
        kind: TokenKind::Browser,
        device: Device::default(),
        created_ms: now_ms - n_days * 24 * 60 * 60 * 1000,
    };
    app.store.add_token(new).await.unwrap();
    token
}

async fn come_with(app: &TestApp, cookie: String) -> Answer {
    let client = app.nobody();
    let coming = client.request(Method::POST, "/api/session");
    answer(coming.header("cookie", cookie)).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_session_ends_a_year_after_it_was_last_used() {
    let app = TestApp::start().await;
    let token = token_of_days_ago(&app, 364).await;
    let renewed = come_with(&app, format!("hyakki={token}")).await;
    assert_eq!(renewed.ok()["name"], "Ada");
    let cookie = renewed.header("set-cookie");
    assert!(
        cookie.starts_with(&format!("hyakki={token};")) && cookie.contains("Max-Age=31536000"),
        "{cookie}"
    );
    let again = come_with(&app, format!("hyakki={token}")).await;
    assert_eq!(
        (&again.ok()["name"], again.header("set-cookie")),
        (&json!("Ada"), "")
    );
    let token = token_of_days_ago(&app, 366).await;
    let over = come_with(&app, format!("hyakki={token}")).await;
    assert_eq!(over.ok()["name"], "", "a new guest");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn under_https_no_other_site_of_the_domain_can_set_the_cookie() {
    let app = TestApp::start_with(|config| {
        config.public_url = Some("https://games.example.org".parse().unwrap());
    })
    .await;
    let made = come_with(&app, String::new()).await;
    let me = made.ok();
    let cookie = made.header("set-cookie").split(';').next().unwrap();
    let token = cookie.strip_prefix("__Host-hyakki=").unwrap();
    // A plain cookie can be planted by any site of the domain: a fresh browser is nobody with it.
    let planted = come_with(&app, format!("hyakki={token}; hyakki-earlier={token}")).await;
    assert_ne!(planted.ok()["user"], me["user"]);
    let listing = app
        .nobody()
        .request(Method::GET, "/api/session/earlier")
        .header("cookie", format!("hyakki-earlier={token}"));
    assert_eq!(answer(listing).await.ok(), json!([]));
    let both = come_with(&app, format!("hyakki=planted; {cookie}")).await;
    assert_eq!((both.ok(), both.header("set-cookie")), (me, ""));
}
