//! Who one is: guests, names, links, accounts, bots.

use hyakki_catalog::GameId;
use reqwest::Method;
use serde_json::json;

use crate::fixture::{TestApp, answer, contains};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_first_visit_makes_a_guest() {
    let app = TestApp::start().await;
    let client = app.nobody();
    assert_eq!(client.get("/api/session").await.refused(401), "who-are-you");
    let made = client.post("/api/session", &json!({})).await;
    let me = made.ok();
    assert_eq!(
        (&me["name"], &me["is_bot"], &me["login"]),
        (&json!(""), &json!(false), &json!(null))
    );
    let cookie = made.header("set-cookie").to_owned();
    let attributes: Vec<&str> = cookie.split("; ").collect();
    for attribute in ["Path=/", "HttpOnly", "SameSite=Lax"] {
        assert!(attributes.contains(&attribute), "{cookie}");
    }
    assert!(
        !attributes.contains(&"Secure"),
        "a plain address cannot have secure cookies"
    );
    assert!(
        !made.text.contains(&client.token().unwrap()),
        "scripts never see the token"
    );
    assert_eq!(client.get("/api/session").await.ok(), me);
    // Coming again makes nobody new.
    let again = client.post("/api/session", &json!({})).await;
    assert_eq!((again.ok(), again.header("set-cookie")), (me, ""));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn cookies_are_secure_where_the_address_is() {
    let app = TestApp::start_with(|config| {
        config.public_url = Some("https://games.example.org".parse().unwrap());
    })
    .await;
    let made = app.nobody().post("/api/session", &json!({})).await;
    made.ok();
    assert!(
        made.header("set-cookie")
            .split("; ")
            .any(|attribute| attribute == "Secure")
    );
    let gone = app.nobody().delete("/api/session").await;
    assert!(
        gone.header("set-cookie").contains("Max-Age=0")
            && gone.header("set-cookie").contains("Secure")
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tokens_are_stored_hashed() {
    let app = TestApp::start().await;
    let client = app.person("Ada of the long name").await;
    let link = client.post("/api/session/link", &json!({})).await.ok();
    let bot = app.bot("Bot of the long name").await;
    let bytes = app.database_bytes();
    assert!(contains(&bytes, "Ada of the long name") && contains(&bytes, "Bot of the long name"));
    for token in [
        client.token().unwrap(),
        link["token"].as_str().unwrap().to_owned(),
        bot.bearer.unwrap(),
    ] {
        assert!(token.len() >= 32);
        assert!(!contains(&bytes, &token));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_can_be_changed_within_reason() {
    let app = TestApp::start().await;
    let client = app.guest().await;
    let renamed = client
        .patch("/api/session", &json!({"name": "  Mönch 鬼 <b>  "}))
        .await;
    assert_eq!(renamed.ok()["name"], "Mönch 鬼 <b>");
    for name in ["", "   ", "a\nb", "a\u{0}b", &"x".repeat(1000)] {
        let refused = client.patch("/api/session", &json!({"name": name})).await;
        assert_eq!(refused.refused(400), "bad-name");
    }
    assert_eq!(
        client.get("/api/session").await.ok()["name"],
        "Mönch 鬼 <b>"
    );
    assert_eq!(
        app.nobody()
            .patch("/api/session", &json!({"name": "Eve"}))
            .await
            .refused(401),
        "who-are-you"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_sits_down_without_a_name_has_the_newest_of_their_own() {
    let app = TestApp::start().await;
    let person = app.person("Ada").await;
    let table = person.make_table_for(GameId::Sketch).await;
    let mut socket = person.join(&table).await;
    person
        .patch("/api/session", &json!({"name": "Ada Lovelace"}))
        .await
        .ok();
    socket
        .must(&json!({"do": "sit", "seat": 0, "name": "", "nonce": "ab".repeat(16)}))
        .await;
    let seated = |table: &serde_json::Value| table["chairs"][0]["holder"]["name"] == "Ada Lovelace";
    socket.until_table(seated).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_carries_the_identity_once() {
    let app = TestApp::start().await;
    let (phone, laptop) = (app.person("Ada").await, app.nobody());
    let link = phone.post("/api/session/link", &json!({})).await.ok();
    // It is a link, not a cookie and not a bot's token.
    let token = link["token"].as_str().unwrap();
    let as_cookie = app
        .nobody()
        .request(Method::GET, "/api/session")
        .header("cookie", format!("hyakki={token}"));
    assert_eq!(answer(as_cookie).await.refused(401), "who-are-you");
    let as_bearer = app
        .nobody()
        .request(Method::GET, "/api/session")
        .bearer_auth(token);
    assert_eq!(answer(as_bearer).await.refused(401), "who-are-you");
    let entered = laptop.post("/api/session/enter", &link).await.ok();
    assert_eq!(entered, phone.get("/api/session").await.ok());
    assert_eq!(laptop.get("/api/session").await.ok(), entered);
    assert_ne!(laptop.token(), phone.token());
    // Twice, and with what never was a link.
    for token in [token, &phone.token().unwrap(), "nonsense", ""] {
        let refused = app
            .nobody()
            .post("/api/session/enter", &json!({"token": token}))
            .await;
        assert_eq!(refused.refused(403), "bad-link");
        assert_eq!(refused.header("set-cookie"), "");
    }
    assert_eq!(
        app.nobody()
            .post("/api/session/link", &json!({}))
            .await
            .refused(401),
        "who-are-you"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_used_by_two_at_once_is_good_for_one() {
    let app = TestApp::start().await;
    let link = app
        .guest()
        .await
        .post("/api/session/link", &json!({}))
        .await
        .ok();
    let (one, other) = (app.nobody(), app.nobody());
    let (one, other) = tokio::join!(
        one.post("/api/session/enter", &link),
        other.post("/api/session/enter", &link)
    );
    let mut statuses = [one.status.as_u16(), other.status.as_u16()];
    statuses.sort_unstable();
    assert_eq!(statuses, [200, 403]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_account_is_entered_with_its_password_only() {
    let app = TestApp::start().await;
    let phone = app.person("Ada").await;
    let account = json!({"login": "Ada@example.org", "password": "correct horse"});
    assert_eq!(
        phone.put("/api/session/account", &account).await.ok()["login"],
        "Ada@example.org"
    );
    let bytes = app.database_bytes();
    assert!(contains(&bytes, "$argon2id$") && !contains(&bytes, "correct horse"));
    let laptop = app.nobody();
    let entered = laptop
        .post(
            "/api/session/login",
            &json!({"login": " aDA@example.ORG", "password": "correct horse"}),
        )
        .await;
    assert_eq!(entered.ok()["user"], json!(phone.user().await));
    assert_eq!(laptop.user().await, phone.user().await);
    // Nobody learns which logins exist.
    let wrong = app
        .nobody()
        .post(
            "/api/session/login",
            &json!({"login": "ada@example.org", "password": "wrong horse"}),
        )
        .await;
    let unknown = app
        .nobody()
        .post(
            "/api/session/login",
            &json!({"login": "nobody", "password": "wrong horse"}),
        )
        .await;
    assert_eq!(wrong.refused(403), "wrong-login");
    assert_eq!(
        (wrong.status, &wrong.text, wrong.header("set-cookie")),
        (unknown.status, &unknown.text, "")
    );
    // A login belongs to one.
    let other = app.person("Ben").await;
    assert_eq!(
        other
            .put(
                "/api/session/account",
                &json!({"login": "ADA@example.org", "password": "12345678"})
            )
            .await
            .refused(409),
        "taken"
    );
    for password in ["1234567", &"x".repeat(513)] {
        let refused = other
            .put(
                "/api/session/account",
                &json!({"login": "Ben", "password": password}),
            )
            .await;
        assert_eq!(refused.refused(400), "bad-password");
    }
    assert_eq!(
        app.nobody()
            .put("/api/session/account", &account)
            .await
            .refused(401),
        "who-are-you"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_show_bearer_tokens_and_browsers_cookies() {
    let app = TestApp::start().await;
    let (bot, person) = (app.bot("Robo").await, app.person("Ada").await);
    let me = bot.get("/api/session").await.ok();
    assert_eq!((&me["name"], &me["is_bot"]), (&json!("Robo"), &json!(true)));
    let token = bot.bearer.as_ref().unwrap();
    let as_cookie = app
        .nobody()
        .request(Method::GET, "/api/session")
        .header("cookie", format!("hyakki={token}"));
    assert_eq!(answer(as_cookie).await.refused(401), "who-are-you");
    for token in [person.token().unwrap().as_str(), "nonsense", ""] {
        // Wherever anybody may look, a wrong bearer token is still said to be wrong.
        for path in ["/api/session", "/api/lobby"] {
            let as_bearer = app.nobody().request(Method::GET, path).bearer_auth(token);
            assert_eq!(answer(as_bearer).await.refused(401), "who-are-you");
        }
    }
    let account = json!({"login": "robo", "password": "12345678"});
    assert_eq!(
        bot.put("/api/session/account", &account).await.refused(403),
        "not-for-bots"
    );
    assert_eq!(
        app.nobody()
            .post("/api/bots", &json!({"name": ""}))
            .await
            .refused(400),
        "bad-name"
    );
}
