//! How a server goes away, and comes back.

use std::time::Duration;

use hyakki_catalog::{GameId, drive_any, new_match};
use hyakki_core::{Dice, GameRng, Options};
use hyakki_server::{Config, Server};
use hyakki_store::Store;
use reqwest::Method;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::fixture::{TestApp, answer};
use crate::party::Party;
use crate::streams::Lines;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_told_that_the_server_goes_away() {
    let app = TestApp::start().await;
    let mut party = Party::of(&app, "sketch", 2).await;
    let nobody = app.nobody();
    let mut lobby = nobody.open("/api/lobby/socket").await.unwrap();
    let mut streams = [
        Lines::open(&nobody, &format!("/api/tables/{}/stream", party.table)).await,
        Lines::open(&nobody, "/api/lobby/stream").await,
    ];
    for stream in &mut streams {
        stream.next().await.unwrap();
    }
    lobby.next().await.unwrap();
    let store = app.store.clone();
    app.stop().await;
    let reason = (1012, "server-restarting".to_owned());
    for socket in party.sockets.iter_mut().chain([&mut lobby]) {
        assert_eq!(socket.until_closed().await, reason);
    }
    for stream in &mut streams {
        let mut last = None;
        while let Some(message) = stream.next().await {
            last = Some(message);
        }
        assert_eq!(
            last,
            Some(json!({"type": "end", "reason": "server-restarting"}))
        );
    }
    assert!(store.health().await.is_err(), "the store is closed");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_match_goes_on_where_it_was() {
    let app = TestApp::start().await;
    let mut party = Party::of(&app, "septet", 4).await;
    party.sockets[0]
        .must(&json!({"do": "claim-for-me", "seat": 0, "on": false}))
        .await;
    for seat in [0, 1, 2, 3] {
        let action = party.sockets[seat].legal(seat)[5].clone();
        party.act(seat, &action).await;
    }
    let seat = party.acting();
    party.sockets[seat]
        .until_table(|table| table["chairs"][0]["claims_for_me"] == false)
        .await;
    let (before, cookies) = (
        party.sockets[seat].picture.clone(),
        party.people[seat].cookies(),
    );
    let act = party.sockets[seat].act(seat, &party.sockets[seat].legal(seat)[0]);
    let (server, _folder) = restart(app).await;
    assert!(
        cookies.is_some() && party.people[seat].cookies() == cookies,
        "nobody has to log in again"
    );
    let mut socket = party.people[seat].join(&party.table).await;
    socket.until_table(|_| true).await;
    assert_eq!(without_time(&socket.picture), without_time(&before));
    assert_eq!(socket.must(&act).await, party.sockets[seat].step + 1);
    server.stop().await;
}

/// A match that was brought from elsewhere lies on a table like any other: people can sit down and play on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_with_a_brought_match_outlives_the_server() {
    let app = TestApp::start().await;
    let client = app.guest().await;
    let mut game = new_match(
        GameId::Sketch,
        2,
        &Options::new(),
        vec![String::new(); 2],
        None,
    )
    .unwrap();
    let mut dice = GameRng::for_game(1, 1);
    drive_any(&mut *game, &mut dice, |game, seat, dice| {
        let mut legal = game.legal_after(game.n_steps(), seat);
        legal.swap_remove(dice.index(legal.len()))
    })
    .unwrap();
    let bringing = client
        .request(Method::POST, "/api/matches")
        .body(game.to_record());
    let brought = answer(bringing).await.ok();
    let table = brought["table"].as_str().unwrap();
    let mut socket = client.join(table).await;
    socket.sit(0, "Ada").await;
    socket.sit(1, "Ben").await;
    socket
        .must(&json!({"do": "rematch", "nonce": "again"}))
        .await;
    let before = socket
        .until_table(|table| table["stage"] == "playing")
        .await;
    let (server, _folder) = restart(app).await;
    let mut socket = client.join(table).await;
    let after = socket.until_table(|_| true).await;
    assert_eq!(without_time(&after), without_time(&before));
    server.stop().await;
}

/// Another server at the same address, with the same database.
async fn restart(app: TestApp) -> (Server, TempDir) {
    let (path, listen) = (app.folder.path().join("hyakki.db"), app.address);
    let folder = app.stop().await;
    let store = Store::open(&format!("sqlite:{}", path.display()))
        .await
        .unwrap();
    let config = Config {
        listen,
        mind_pause: Duration::ZERO,
        ..Config::default()
    };
    (Server::start(config, store).await.unwrap(), folder)
}

fn without_time(table: &Value) -> Value {
    let mut table = table.clone();
    table["now_ms"] = Value::Null;
    table
}
