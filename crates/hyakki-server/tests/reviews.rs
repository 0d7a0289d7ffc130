//! Reviews of finished matches: asked for by anybody, made once, and kept, whatever becomes of the server meanwhile.

use std::time::{Duration, Instant};

use hyakki_catalog::{Budget, GameId, MindId, drive_any, new_match};
use hyakki_core::{GameRng, MatchId, Options, TableId};
use hyakki_store::{MatchEnd, NewMatch, TableCommit};
use reqwest::Method;
use serde_json::{Value, json};

use crate::fixture::{Answer, Client, DEADLINE, TestApp, answer};

on_both!(
    a_review_is_made_once_and_everybody_gets_the_same,
    what_a_node_did_not_end_is_made_after_it,
);

/// The record of a match between novices.
fn record(game: GameId, number: u64) -> String {
    let players = game.default_players();
    let names = vec!["Ada".to_owned(); players];
    let mut game = new_match(game, players, &Options::new(), names, None).unwrap();
    let novice: MindId = "novice".parse().unwrap();
    let mut rng = GameRng::for_game(3, number);
    let outcome = drive_any(&mut *game, &mut rng, |game, seat, rng| {
        let question = game.question(seat).unwrap();
        question.answer(novice, Budget::simulations(1), rng)
    });
    outcome.unwrap();
    game.to_record()
}

async fn bring(client: &Client, record: String) -> Answer {
    let bringing = client.request(Method::POST, "/api/matches");
    let bringing = bringing.header("content-type", "application/x-ndjson");
    answer(bringing.body(record)).await
}

/// A finished match on the server.
async fn finished(app: &TestApp, number: u64) -> String {
    let client = app.guest().await;
    let brought = bring(&client, record(GameId::Sketch, number)).await.ok();
    brought["id"].as_str().unwrap().to_owned()
}

fn path(id: &str) -> String {
    format!("/api/matches/{id}/review")
}

async fn ask(client: &Client, id: &str) -> Answer {
    client.post(&path(id), &json!(null)).await
}

/// Looks again and again until the review is there.
async fn wait(client: &Client, id: &str) -> Value {
    let begun = Instant::now();
    loop {
        let status = client.get(&path(id)).await.ok();
        match status["state"].as_str().unwrap() {
            "waiting" | "working" => {
                assert!(begun.elapsed() < 3 * DEADLINE, "{status}");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            _ => return status,
        }
    }
}

async fn a_review_is_made_once_and_everybody_gets_the_same(app: TestApp) {
    let id = finished(&app, 1).await;
    let (client, nobody) = (app.guest().await, app.nobody());
    let none = client.get(&path(&id)).await.ok();
    assert_eq!(none, json!({"state": "none"}));
    for _ in 0..5 {
        ask(&client, &id).await.ok();
        ask(&nobody, &id).await.ok();
    }
    let done = wait(&client, &id).await;
    assert_eq!(done["state"], "done");
    let review = &done["review"];
    let summary = client.get(&format!("/api/matches/{id}/record")).await;
    let n_steps =
        summary.text.matches("\"seat\":").count() + summary.text.matches("\"chance\":").count();
    assert_eq!(review["values"].as_array().unwrap().len(), n_steps);
    for seat in review["seats"].as_array().unwrap() {
        let part = |name: &str| seat[name].as_f64().unwrap();
        let parts = [
            "expectation",
            "deals",
            "own_play",
            "others_play",
            "unseen",
            "conceded",
        ];
        let sum: f64 = parts.map(part).iter().sum();
        assert!((sum - part("result")).abs() < 1e-4, "{seat}");
    }
    // Another one asks a hundred times: what is there is not made again.
    let other = app.guest().await;
    for _ in 0..100 {
        assert_eq!(ask(&other, &id).await.ok(), done);
    }
    assert!(app.metrics().await.contains("hyakki_reviews_total 1\n"));
    assert_eq!(app.nobody().get(&path(&id)).await.ok(), done);
}

async fn what_a_node_did_not_end_is_made_after_it(app: TestApp) {
    let id = finished(&app, 2).await;
    // A node that is told to review in more detail, which takes a minute, is stopped in the middle.
    let slow = app
        .beside_with(|config| config.review_playouts = 40_000)
        .await;
    let client = slow.guest().await;
    ask(&client, &id).await.ok();
    let begun = Instant::now();
    let stored = || async {
        let id = MatchId::new(id.clone()).unwrap();
        app.store.load_review(&id).await.unwrap().unwrap()
    };
    while stored().await.leased_until_ms == 0 {
        assert!(begun.elapsed() < DEADLINE);
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(client.get(&path(&id)).await.ok()["state"], "working");
    let ending = Instant::now();
    slow.stop().await;
    assert!(
        ending.elapsed() < Duration::from_secs(10),
        "{:?}",
        ending.elapsed()
    );
    while stored().await.leased_until_ms != 0 {
        // The thread looks up between two decisions, and runs only when no other wants to.
        assert!(ending.elapsed() < 3 * DEADLINE, "it is given back");
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert!(stored().await.content.is_none());
    // Whoever asks again is served by another node, which works less thoroughly and begins anew.
    ask(&app.nobody(), &id).await.ok();
    assert_eq!(wait(&app.nobody(), &id).await["state"], "done");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_queue_outlives_the_server() {
    let app = TestApp::start_with(|config| config.review_threads = 0).await;
    let id = finished(&app, 3).await;
    let asked = ask(&app.nobody(), &id).await.ok();
    assert_eq!(asked, json!({"state": "waiting", "n_before": 0}));
    let app = app.restart().await;
    assert_eq!(wait(&app.nobody(), &id).await["state"], "done");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_make_nothing_twice() {
    let one = TestApp::start_on_postgres().await;
    let other = one.beside().await;
    let mut ids = Vec::new();
    for number in 0..4 {
        let id = finished(&one, 10 + number).await;
        let (at_one, at_other) = (one.guest().await, other.guest().await);
        ask(&at_one, &id).await.ok();
        ask(&at_other, &id).await.ok();
        ids.push(id);
    }
    for id in &ids {
        let [there, here] = [
            wait(&other.nobody(), id).await,
            wait(&one.nobody(), id).await,
        ];
        assert_eq!(there["state"], "done");
        assert_eq!(there, here);
    }
    let mut n_made = 0;
    for app in [&one, &other] {
        let metrics = app.metrics().await;
        let line = metrics
            .lines()
            .find(|line| line.starts_with("hyakki_reviews_total "));
        let count = line.and_then(|line| line.rsplit(' ').next());
        n_made += count.unwrap().parse::<usize>().unwrap();
    }
    assert_eq!(n_made, ids.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_review_of_every_game_is_as_it_is_described() {
    let app = TestApp::start().await;
    let client = app.guest().await;
    for game in GameId::ALL {
        let brought = bring(&client, record(game, 5)).await.ok();
        let id = brought["id"].as_str().unwrap();
        ask(&client, id).await.ok();
        let done = wait(&client, id).await;
        assert_eq!(done["state"], "done", "{game}");
        for exercise in done["review"]["exercises"].as_array().unwrap() {
            let step = format!(
                "/api/matches/{id}/steps/{}?seat={}",
                exercise["step"], exercise["seat"]
            );
            let position = client.get(&step).await.ok();
            let legal = position["legal"].as_array().unwrap();
            for option in exercise["options"].as_array().unwrap() {
                assert!(legal.contains(&option["action"]), "{game}: {option}");
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_cannot_be_reviewed_is_refused() {
    let app = TestApp::start().await;
    let (client, table, mut socket) = app.guest_at(GameId::Sketch).await;
    socket.sit(0, "Ada").await;
    socket.seat_minds(1..2).await;
    socket
        .until_table(|table| table["stage"] == "playing")
        .await;
    let running = socket.picture["match"]["id"].as_str().unwrap().to_owned();
    assert_eq!(ask(&client, &running).await.refused(409), "match-not-over");
    assert_eq!(
        client.get(&path(&running)).await.refused(409),
        "match-not-over"
    );
    assert_eq!(ask(&client, "nowhere").await.refused(404), "no-such-match");
    // One that was resigned is reviewed, as far as it was played.
    socket.must(&json!({"do": "resign", "seat": 0})).await;
    socket.until_table(|table| table["stage"] == "over").await;
    ask(&client, &running).await.ok();
    assert!(["done", "failed"].contains(&wait(&client, &running).await["state"].as_str().unwrap()));
    // A match of other rules cannot be brought in; one that is there already may be older than today's rules.
    let id = of_other_rules(&app, &table).await;
    assert_eq!(ask(&client, &id).await.refused(422), "other-rules");
}

/// A match at a table that ended when the rules were others.
async fn of_other_rules(app: &TestApp, table: &str) -> String {
    let header = record(GameId::Sketch, 6).lines().next().unwrap().to_owned();
    let id = MatchId::new("match000000other").unwrap();
    let mut commit = TableCommit::new(TableId::new(table).unwrap(), 0);
    commit.start = Some(NewMatch {
        id: id.clone(),
        game: "sketch".to_owned(),
        header: header.replace("\"rules\":1", "\"rules\":9"),
        players: vec![None; 2],
    });
    commit.finish = Some(MatchEnd {
        match_id: id.clone(),
        outcome: "{}".to_owned(),
    });
    app.store.commit(commit).await.unwrap();
    id.to_string()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_fills_the_queue() {
    let app = TestApp::start_with(|config| config.review_threads = 0).await;
    let client = app.guest().await;
    let mut answers = Vec::new();
    for number in 0..8 {
        let id = finished(&app, 20 + number).await;
        answers.push(ask(&client, &id).await);
    }
    let n_taken = answers
        .iter()
        .filter(|answer| answer.status.is_success())
        .count();
    assert_eq!(n_taken, 3);
    assert_eq!(answers[7].refused(503), "too-many-reviews");
    let hasty = TestApp::start_with(|config| config.limits.reviews_per_minute = 2).await;
    let id = finished(&hasty, 30).await;
    let client = hasty.guest().await;
    for _ in 0..2 {
        ask(&client, &id).await.ok();
    }
    assert_eq!(ask(&client, &id).await.refused(429), "too-fast");
}
