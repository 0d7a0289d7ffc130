//! The host of a table, over HTTP and on sockets.

use serde_json::json;

use crate::fixture::TestApp;

on_both!(
    the_host_changes_what_is_played_and_the_others_agree,
    a_table_that_is_listed_no_longer_is_gone_from_the_list,
);

async fn the_host_changes_what_is_played_and_the_others_agree(app: TestApp) {
    let (ada, ben) = (app.person("Ada").await, app.person("Ben").await);
    let table = ada
        .make_table(&json!({"game": "sketch", "players": 2}))
        .await;
    let (mut host, mut guest) = (ada.join(&table).await, ben.join(&table).await);
    // Whoever made the table is its host, also without a seat.
    host.until_table(|table| table["is_host"] == true && table["host"].is_null())
        .await;
    guest.until_table(|table| table["is_host"] == false).await;
    let set = json!({"do": "set", "change": {"undo": false}});
    assert_eq!(ben.ask(&table, &set).await.refused(403), "not-the-host");
    let bad = json!({"do": "set", "change": {"clock": {"kind": "per-move", "move_ms": 1}}});
    assert_eq!(ada.ask(&table, &bad).await.refused(422), "bad-clock");
    ada.ask(&table, &set).await.ok();
    host.sit(0, "Ada").await;
    guest.sit(1, "Ben").await;
    let asked = guest
        .until_table(|table| table["chairs"][1]["holder"]["kind"] == "person")
        .await;
    assert_eq!(asked["stage"], "gathering");
    assert_eq!((&asked["terms"], &asked["host"]), (&json!(1), &json!(0)));
    assert_eq!(asked["settings"]["undo"], false);
    let old = json!({"do": "agree", "terms": 0});
    assert_eq!(ben.ask(&table, &old).await.refused(409), "other-terms");
    for person in [&ada, &ben] {
        let agree = json!({"do": "agree", "terms": 1});
        person.ask(&table, &agree).await.ok();
    }
    for socket in [&mut host, &mut guest] {
        socket
            .until_table(|table| table["stage"] == "playing")
            .await;
    }
    assert_eq!(ada.ask(&table, &set).await.refused(422), "match-has-begun");
}

async fn a_table_that_is_listed_no_longer_is_gone_from_the_list(app: TestApp) {
    let ada = app.person("Ada").await;
    let table = ada
        .make_table(&json!({"game": "sketch", "players": 2, "public": true}))
        .await;
    ada.join(&table).await.sit(0, "Ada").await;
    let listed = || async { app.nobody().get("/api/lobby").await.ok()["public"].clone() };
    assert_eq!(listed().await[0]["id"], table);
    let hide = json!({"do": "set", "change": {"public": false}});
    ada.ask(&table, &hide).await.ok();
    assert_eq!(listed().await, json!([]));
}
