//! A node that is behind another: on SQLite it hears of nothing, and finds out when it saves.

use hyakki_catalog::GameId;
use hyakki_core::TableId;
use serde_json::{Value, json};

use crate::fixture::TestApp;

on_both!(
    what_is_said_from_an_old_memory_does_not_make_it_new,
    a_key_that_is_done_from_an_old_memory_does_not_make_it_new,
    nobody_is_refused_from_an_old_memory_that_has_said_something,
    nobody_acts_from_an_old_memory,
);

fn sit(seat: usize) -> Value {
    json!({"do": "sit", "seat": seat, "name": "", "nonce": ""})
}

fn say() -> Value {
    json!({"do": "say", "text": "hello"})
}

async fn what_is_said_from_an_old_memory_does_not_make_it_new(app: TestApp) {
    one_match_begins_after(app, say()).await;
}

async fn a_key_that_is_done_from_an_old_memory_does_not_make_it_new(app: TestApp) {
    // It is so already: nothing is written but the key.
    one_match_begins_after(app, json!({"do": "claim-for-me", "seat": 0, "on": true})).await;
}

/// The other node does what needs no save while it has not heard that a match has begun.
async fn one_match_begins_after(app: TestApp, command: Value) {
    let other = app.beside().await;
    let (ada, ben) = (app.person("Ada").await, app.person("Ben").await);
    let cleo = other.person("Cleo").await;
    let table = ada.make_table_for(GameId::Sketch).await;
    ada.ask(&table, &sit(0)).await.ok();
    let there = ada.at(&other);
    there.get(&format!("/api/tables/{table}")).await.ok();
    ben.ask(&table, &sit(1)).await.ok();
    let keyed = format!("/api/tables/{table}/commands?key=k");
    there.post(&keyed, &command).await.ok();
    let refused = cleo.ask(&table, &sit(1)).await;
    assert_eq!(refused.refused(422), "match-has-begun");
    let id = TableId::new(table).unwrap();
    assert_eq!(app.store.list_matches_at(&id, 9).await.unwrap().len(), 1);
}

async fn nobody_is_refused_from_an_old_memory_that_has_said_something(app: TestApp) {
    let other = app.beside().await;
    let ada = app.person("Ada").await;
    let table = ada.make_table_for(GameId::Sketch).await;
    for seat in 0..2 {
        ada.ask(&table, &sit(seat)).await.ok();
    }
    let there = ada.at(&other);
    there.get(&format!("/api/tables/{table}")).await.ok();
    ada.ask(&table, &json!({"do": "pause"})).await.ok();
    there.ask(&table, &say()).await.ok();
    there.ask(&table, &json!({"do": "resume"})).await.ok();
}

async fn nobody_acts_from_an_old_memory(app: TestApp) {
    let other = app.beside().await;
    let ada = app.person("Ada").await;
    let table = ada.make_table_for(GameId::Sketch).await;
    for seat in 0..2 {
        ada.ask(&table, &sit(seat)).await.ok();
    }
    let there = ada.at(&other);
    let mut seen = there.join(&table).await;
    seen.until_table(|table| table["stage"] == "playing").await;
    let seat = (0..2).find(|seat| !seen.legal(*seat).is_empty()).unwrap();
    let act = seen.act(seat, &seen.legal(seat)[0]);
    ada.ask(&table, &json!({"do": "pause"})).await.ok();
    let refused = there.ask(&table, &act).await;
    assert_eq!(refused.refused(422), "paused");
}
