//! What is made once, however often it is asked for.

use hyakki_catalog::{AnyMatch, GameId, drive_any, new_match};
use hyakki_core::{Dice, GameRng, Options};
use reqwest::Method;
use serde_json::{Value, json};

use crate::fixture::{Answer, Client, TestApp, answer};

on_both!(
    under_one_key_one_table_is_made,
    under_one_key_a_record_is_brought_in_once,
    keys_of_others_make_other_things,
);

fn settings() -> Value {
    json!({"game": "sketch", "players": 2})
}

/// The record of a match that is over.
fn record() -> String {
    let names = vec![String::new(); 2];
    let mut game = new_match(GameId::Sketch, 2, &Options::new(), names, None).unwrap();
    let choose = |game: &dyn AnyMatch, seat, rng: &mut GameRng| {
        let mut legal = game.legal_after(game.n_steps(), seat);
        legal.swap_remove(rng.index(legal.len()))
    };
    drive_any(&mut *game, &mut GameRng::for_game(1, 0), choose).unwrap();
    game.to_record()
}

async fn make(client: &Client, key: &str) -> Answer {
    let path = format!("/api/tables?key={key}");
    client.post(&path, &settings()).await
}

async fn bring(client: &Client, key: &str, record: &str) -> Answer {
    let path = format!("/api/matches?key={key}");
    let bringing = client.request(Method::POST, &path);
    answer(bringing.body(record.to_owned())).await
}

async fn under_one_key_one_table_is_made(app: TestApp) {
    let ada = app.guest().await;
    let first = make(&ada, "k1").await.ok();
    let table = first["id"].as_str().unwrap();
    let sit = json!({"do": "sit", "seat": 0, "name": "Ada"});
    ada.ask(table, &sit).await.ok();
    // Also at once, and at another node.
    let (again, beside) = tokio::join!(make(&ada, "k1"), make(&ada, "k1"));
    assert_eq!([again.ok(), beside.ok()], [first.clone(), first.clone()]);
    let view = ada.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!(
        view["chairs"][0]["holder"]["is_me"], true,
        "it is as it was"
    );
    assert_ne!(make(&ada, "k2").await.ok(), first);
    let settings = settings();
    let [one, other] = [(); 2].map(|()| ada.post("/api/tables", &settings));
    assert_ne!(one.await.ok(), other.await.ok(), "without a key");
    assert_eq!(make(&ada, "%20").await.refused(400), "bad-query");
}

async fn under_one_key_a_record_is_brought_in_once(app: TestApp) {
    let record = record();
    let ada = app.guest().await;
    let first = bring(&ada, "k1", &record).await.ok();
    let (again, beside) = tokio::join!(bring(&ada, "k1", &record), bring(&ada, "k1", &record));
    assert_eq!([again.ok(), beside.ok()], [first.clone(), first.clone()]);
    let path = format!("/api/tables/{}/matches", first["table"].as_str().unwrap());
    assert_eq!(ada.get(&path).await.ok().as_array().unwrap().len(), 1);
    assert_ne!(bring(&ada, "k2", &record).await.ok(), first);
}

async fn keys_of_others_make_other_things(app: TestApp) {
    let (ada, eve) = (app.guest().await, app.guest().await);
    let table = make(&ada, "k1").await.ok();
    assert_ne!(make(&eve, "k1").await.ok(), table);
}
