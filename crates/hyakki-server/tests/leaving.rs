//! Who is there, who is not, and how a match ends before its end.

use std::time::Duration;

use hyakki_server::Config;
use serde_json::{Value, json};

use crate::fixture::TestApp;
use crate::party::Party;
use crate::socket::Socket;

on_both!(
    whoever_closes_the_page_is_away_until_they_come_back,
    a_match_that_was_resigned_is_over_for_everybody,
    the_same_resignation_sent_again_is_answered_again,
    nothing_is_revealed_while_others_play_on,
);

/// A server that notices at once that somebody is away, and soon waits no more.
async fn quick(patience_ms: u64) -> TestApp {
    TestApp::start_with(|config| {
        config.away_after = Duration::ZERO;
        config.patience = Duration::from_millis(patience_ms);
    })
    .await
}

fn presence(table: &Value, seat: usize) -> &str {
    table["chairs"][seat]["presence"]["kind"].as_str().unwrap()
}

async fn until_presence(socket: &mut Socket, seat: usize, kind: &str) -> Value {
    socket
        .until_table(|table| table["chairs"][seat]["presence"]["kind"] == kind)
        .await
}

async fn whoever_closes_the_page_is_away_until_they_come_back(app: TestApp) {
    let mut party = Party::of(&app, "sketch", 2).await;
    let ben = party.sockets.pop().unwrap();
    let ada = &mut party.sockets[0];
    assert_eq!(presence(&ada.picture, 1), "here");
    drop(ben);
    // Ten seconds go by.
    let table = until_presence(ada, 1, "away").await;
    let since = table["chairs"][1]["presence"]["since_ms"].as_i64().unwrap();
    assert!(since <= table["now_ms"].as_i64().unwrap() - 10_000);
    let mut looker = app.guest().await.join(&party.table).await;
    until_presence(&mut looker, 1, "away").await;
    let _again = party.people[1].join(&party.table).await;
    until_presence(ada, 1, "here").await;
    until_presence(&mut looker, 1, "here").await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_is_gone_is_not_asked() {
    let app = quick(200).await;
    let mut party = Party::of(&app, "pagoda", 3).await;
    drop(party.sockets.pop());
    until_presence(&mut party.sockets[0], 2, "gone").await;
    for socket in &mut party.sockets {
        socket.must(&json!({"do": "abandon"})).await;
    }
    party.until_table(|table| table["stage"] == "over").await;
    let table = &party.sockets[0].picture;
    let outcome = json!({"places": [], "points": [], "ending": "abandoned", "resigned": []});
    assert_eq!(table["match"]["outcome"], outcome);
    assert_eq!(table["match"]["places"], json!([]));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_away_is_known_after_a_restart() {
    let app = quick(60_000).await;
    let mut party = Party::of(&app, "sketch", 2).await;
    drop(party.sockets.pop());
    let before = until_presence(&mut party.sockets[0], 1, "away").await;
    let ada = &party.people[0];
    let app = app.restart().await;
    let mut socket = ada.at(&app).join(&party.table).await;
    let after = until_presence(&mut socket, 1, "away").await;
    assert_eq!(
        after["chairs"][1]["presence"],
        before["chairs"][1]["presence"]
    );
    assert_eq!(presence(&after, 0), "here");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_know_who_is_at_the_other() {
    let at_once = |config: &mut Config| config.away_after = Duration::ZERO;
    let one = TestApp::start_on_postgres_with(at_once).await;
    let two = one.beside_with(at_once).await;
    let mut party = Party::of(&one, "sketch", 2).await;
    let ben = party.people[1].at(&two);
    let mut at_two = ben.join(&party.table).await;
    drop(party.sockets.pop());
    let ada = &mut party.sockets[0];
    // Ben is still at the other node, and what is done there is seen here.
    at_two.must(&json!({"do": "play-on"})).await;
    assert_eq!(presence(&ada.picture, 1), "here");
    drop(at_two);
    until_presence(ada, 1, "away").await;
    let _back = ben.join(&party.table).await;
    until_presence(ada, 1, "here").await;
}

async fn a_match_that_was_resigned_is_over_for_everybody(app: TestApp) {
    let mut party = Party::of(&app, "sketch", 2).await;
    let seat = party.waiting();
    let id = party.sockets[0].picture["match"]["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let record = format!("/api/matches/{id}/record");
    assert_eq!(
        party.people[0].get(&record).await.refused(409),
        "match-not-over"
    );
    let resign = json!({"do": "resign", "seat": seat});
    party.sockets[seat].must(&resign).await;
    party.until_table(|table| table["stage"] == "over").await;
    let places: Vec<usize> = (0..2).map(|one| 1 + usize::from(one == seat)).collect();
    for socket in &mut party.sockets {
        let current = &socket.picture["match"];
        assert_eq!(current["places"], json!(places));
        assert_eq!(current["outcome"]["ending"], "resigned");
        assert_eq!(current["outcome"]["resigned"], json!([seat]));
        assert_eq!(current["to_act"], json!([]));
        assert_eq!(current["sides"][0]["legal"], json!([]));
    }
    assert_eq!(party.sockets[seat].refused(&resign).await, "no-match");
    let text = app.nobody().get(&record).await.text;
    assert!(text.contains(&format!("{{\"resign\":{seat}}}")), "{text}");
    assert!(text.trim_end().lines().last().unwrap().contains("secret"));
    let verdict = app
        .nobody()
        .get(&format!("/api/matches/{id}/verdict"))
        .await
        .ok();
    assert_eq!(
        (&verdict["is_right"], &verdict["is_revealed"]),
        (&json!(true), &json!(true))
    );
    let listed = party.people[seat].get("/api/matches").await.ok();
    assert_eq!(listed[0]["ending"], "resigned");
    assert_eq!(listed[0]["resigned"], json!([seat]));
    let brought = app.guest().await;
    let request = brought.request(reqwest::Method::POST, "/api/matches");
    crate::fixture::answer(request.body(text)).await.ok();
}

async fn the_same_resignation_sent_again_is_answered_again(app: TestApp) {
    let party = Party::of(&app, "sketch", 2).await;
    let id = party.sockets[0].picture["match"]["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let path = format!("/api/tables/{}/commands?match={id}&key=once", party.table);
    let resign = json!({"do": "resign", "seat": 1});
    let first = party.people[1].post(&path, &resign).await.ok();
    assert_eq!(party.people[1].post(&path, &resign).await.ok(), first);
    let record = app
        .nobody()
        .get(&format!("/api/matches/{id}/record"))
        .await
        .text;
    assert_eq!(record.matches("\"resign\"").count(), 1);
}

/// With more than two sides a match goes on: then a resignation tells nothing about any card.
async fn nothing_is_revealed_while_others_play_on(app: TestApp) {
    let mut party = Party::of(&app, "pagoda", 3).await;
    let hidden = party.sockets[0].side(0)["view"].clone();
    let id = party.sockets[0].picture["match"]["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let seat = party.waiting();
    party.sockets[seat]
        .must(&json!({"do": "resign", "seat": seat}))
        .await;
    party
        .until_table(|table| table["chairs"][seat]["has_resigned"] == true)
        .await;
    let table = &party.sockets[0].picture;
    assert_eq!(table["stage"], "playing");
    assert_eq!(table["match"]["outcome"], Value::Null);
    assert_eq!(party.sockets[0].side(0)["view"], hidden);
    assert_eq!(party.sockets[seat].legal(seat), Vec::<String>::new());
    let record = app.nobody().get(&format!("/api/matches/{id}/record")).await;
    assert_eq!(record.refused(409), "match-not-over");
    let returning = json!({"do": "return", "seat": seat});
    assert_eq!(party.sockets[seat].refused(&returning).await, "resigned");
}
