//! Limits hold for a user over all of their connections, and for an address over all of its users.

use hyakki_catalog::GameId;
use hyakki_server::Proxies;
use reqwest::Method;
use serde_json::{Value, json};

use crate::fixture::{Answer, Client, TestApp, answer, problem_code};
use crate::socket::Socket;

async fn ping(socket: &mut Socket) -> Value {
    socket.send_text(r#"{"type":"ping","id":7}"#).await;
    socket.until(|message| message["id"] == 7).await
}

fn is_too_fast(message: &Value) -> bool {
    message["type"] == "refused" && problem_code(&message["problem"]) == "too-fast"
}

/// Sends a request as if through a proxy that was asked from this address.
async fn post_from(client: &Client, address: &str, path: &str) -> Answer {
    let request = client.request(Method::POST, path).json(&json!({}));
    answer(request.header("x-forwarded-for", address)).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn messages_of_a_user_count_over_all_sockets_and_over_http() {
    let app = TestApp::start_with(|config| config.limits.messages_per_second = 1).await;
    let (ada, ben) = (app.guest().await, app.guest().await);
    let table = ada.make_table_for(GameId::Sketch).await;
    let mut sockets = [ada.join(&table).await, ada.join(&table).await];
    let mut is_refused = false;
    // Time goes on and makes room again, so it is tried several times: a socket with room of its own would never be refused.
    for _ in 0..3 {
        while !is_too_fast(&ping(&mut sockets[0]).await) {}
        is_refused |= is_too_fast(&ping(&mut sockets[1]).await);
        let over_http = ada.ask(&table, &json!({"do": "pause"})).await;
        is_refused &= over_http.status.as_u16() == 429;
        if is_refused {
            break;
        }
    }
    assert!(is_refused);
    assert!(
        !is_too_fast(&ping(&mut ben.join(&table).await).await),
        "somebody else at the same address has said nothing yet"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_address_says_only_so_much_however_many_users_it_has() {
    let app = TestApp::start_with(|config| config.limits.chat_per_minute = 1).await;
    let table = app.guest().await.make_table_for(GameId::Sketch).await;
    let say = json!({"do": "say", "text": "psst"});
    let first = app.guest().await;
    assert_eq!(first.ask(&table, &say).await.refused(403), "not-a-player");
    assert_eq!(first.ask(&table, &say).await.refused(429), "too-fast");
    let mut socket = first.join(&table).await;
    assert_eq!(socket.refused(&say).await, "too-fast");
    for _ in 1..10 {
        let next = app.guest().await;
        assert_eq!(next.ask(&table, &say).await.refused(403), "not-a-player");
    }
    let last = app.guest().await;
    assert_eq!(last.ask(&table, &say).await.refused(429), "too-fast");
    let other_command = last.ask(&table, &json!({"do": "pause"})).await;
    assert_eq!(other_command.refused(403), "not-a-player", "only chat");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn links_are_not_made_without_end_wherever_their_user_comes_from() {
    let app = TestApp::start_with(|config| {
        config.proxies = Some(Proxies::ONE);
        config.limits.guests_per_minute = 3;
    })
    .await;
    let [ada, ben] = [app.guest().await, app.guest().await];
    for number in 1..=3 {
        let from = format!("192.0.2.{number}");
        post_from(&ada, &from, "/api/session/link").await.ok();
    }
    let refused = post_from(&ada, "192.0.2.4", "/api/session/link").await;
    assert_eq!(refused.refused(429), "too-fast");
    post_from(&ben, "192.0.2.4", "/api/session/link").await.ok();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn records_bring_only_so_many_bytes() {
    let app = TestApp::start_with(|config| config.limits.record_bytes_per_second = 1).await;
    let record = "x".repeat(75 * 1024);
    for number in 0..5 {
        // Each from a new user: it is the address that brings them.
        let client = app.guest().await;
        let request = client.request(Method::POST, "/api/matches");
        let refused = answer(request.body(record.clone())).await;
        if number < 4 {
            assert_eq!(refused.refused(422), "bad-record");
        } else {
            assert_eq!(refused.refused(429), "too-fast");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn puzzles_count_with_looks_back_at_matches() {
    let app = TestApp::start_with(|config| config.limits.looks_back_per_minute = 3).await;
    let client = app.guest().await;
    let day = client.get("/api/puzzles").await.ok();
    let of_game = &day["games"][0];
    let text = |value: &Value| value.as_str().unwrap().to_owned();
    let puzzle = format!(
        "/api/puzzles/{}/{}",
        text(&of_game["game"]),
        text(&of_game["today"])
    );
    let action = client.get(&puzzle).await.ok()["legal"][0].clone();
    let tried = json!({ "action": action });
    client.post(&format!("{puzzle}/try"), &tried).await.ok();
    client.get(&puzzle).await.ok();
    let refused = client.post(&format!("{puzzle}/try"), &tried).await;
    assert_eq!(refused.refused(429), "too-fast");
    assert_eq!(client.get(&puzzle).await.refused(429), "too-fast");
    let no_match = "/api/matches/gnyjqn55t0a4syn4/steps";
    assert_eq!(client.get(no_match).await.refused(429), "too-fast");
}
