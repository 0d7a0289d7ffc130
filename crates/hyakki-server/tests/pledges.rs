//! Nonces that are pledged before the first is told, over sockets.

use std::time::Duration;

use hyakki_catalog::GameId;
use hyakki_core::TableId;
use hyakki_core::fairness::pledge_of;
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use crate::fixture::TestApp;

on_both!(
    a_match_begins_with_the_last_pledged_nonce_and_hides_it_until_the_end,
    who_does_not_tell_holds_nobody_up,
    a_match_that_was_about_to_begin_begins_after_a_restart,
);

fn sit(seat: usize, nonce: &str) -> Value {
    json!({"do": "sit", "seat": seat, "name": "", "pledge": pledge_of(nonce)})
}

fn reveal(seat: usize, nonce: &str) -> Value {
    json!({"do": "reveal", "seat": seat, "nonce": nonce})
}

async fn a_match_begins_with_the_last_pledged_nonce_and_hides_it_until_the_end(app: TestApp) {
    let (ada, ben) = (app.person("Ada").await, app.person("Ben").await);
    let table = ada.make_table_for(GameId::Sketch).await;
    let mut socket = ben.join(&table).await;
    ada.ask(&table, &sit(0, "chestnut")).await.ok();
    let refused = ada.ask(&table, &reveal(0, "chestnut")).await;
    assert_eq!(refused.refused(422), "nothing-to-reveal");
    ben.ask(&table, &sit(1, "walnut")).await.ok();
    socket
        .until_table(|table| table["reveal_by_ms"].is_number())
        .await;
    assert_eq!(socket.picture["stage"], "gathering");
    assert_eq!(
        socket.picture["chairs"][0]["pledge"],
        pledge_of("chestnut").as_str()
    );
    let refused = ada.ask(&table, &reveal(0, "walnut")).await;
    assert_eq!(refused.refused(422), "other-nonce");
    let leave = json!({"do": "leave", "seat": 0});
    assert_eq!(
        ada.ask(&table, &leave).await.refused(422),
        "match-has-begun"
    );
    ada.ask(&table, &reveal(0, "chestnut")).await.ok();
    ben.ask(&table, &reveal(1, "walnut")).await.ok();
    socket
        .until_table(|table| table["stage"] == "playing")
        .await;
    assert!(socket.picture["reveal_by_ms"].is_null());
    assert!(!socket.picture.to_string().contains("chestnut"));
}

async fn who_does_not_tell_holds_nobody_up(app: TestApp) {
    let (ada, ben) = (app.person("Ada").await, app.person("Ben").await);
    let table = ada.make_table_for(GameId::Sketch).await;
    let mut socket = ada.join(&table).await;
    ada.ask(&table, &sit(0, "chestnut")).await.ok();
    ben.ask(&table, &sit(1, "walnut")).await.ok();
    ada.ask(&table, &reveal(0, "chestnut")).await.ok();
    socket
        .until_table(|table| table["stage"] == "playing")
        .await;
    let refused = ben.ask(&table, &reveal(1, "walnut")).await;
    assert_eq!(refused.refused(422), "nothing-to-reveal");
}

async fn a_match_that_was_about_to_begin_begins_after_a_restart(app: TestApp) {
    let (ada, ben) = (app.person("Ada").await, app.person("Ben").await);
    let table = ada.make_table_for(GameId::Sketch).await;
    ada.ask(&table, &sit(0, "chestnut")).await.ok();
    ben.ask(&table, &sit(1, "walnut")).await.ok();
    let app = app.restart().await;
    // Nobody looks at the table.
    let id = TableId::new(table).unwrap();
    let begun = async {
        while app.store.list_matches_at(&id, 9).await.unwrap().is_empty() {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(Duration::from_secs(20), begun).await.unwrap();
}
