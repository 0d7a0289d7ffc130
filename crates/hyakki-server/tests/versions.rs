//! Nodes of two versions on one database, as while a server is updated: this version beside a newer one.

use hyakki_catalog::GameId;
use hyakki_core::TableId;
use hyakki_store::{Store, TableCommit, TableSave};
use serde_json::{Value, json};

use crate::fixture::TestApp;

on_both!(
    what_a_newer_node_adds_outlives_what_an_older_one_writes,
    a_table_that_only_a_newer_node_can_read_is_the_only_one_refused,
    a_mind_that_only_a_newer_node_knows_closes_its_own_table_alone,
);

/// What a newer version would be: it reads and writes the same rows, and says more in them.
struct NewerNode {
    store: Store,
}

impl NewerNode {
    async fn beside(app: &TestApp) -> NewerNode {
        NewerNode {
            store: Store::open(&app.url).await.unwrap(),
        }
    }

    async fn state(&self, table: &str) -> Value {
        let stored = self.store.load_table(&id(table)).await.unwrap();
        serde_json::from_str(&stored.content.state).unwrap()
    }

    async fn change(&self, table: &str, change: impl FnOnce(&mut Value)) {
        let stored = self.store.load_table(&id(table)).await.unwrap();
        let mut state: Value = serde_json::from_str(&stored.content.state).unwrap();
        change(&mut state);
        let mut content = stored.content;
        content.state = state.to_string();
        let mut commit = TableCommit::new(stored.id, stored.updated_ms);
        commit.save = Some(TableSave {
            expected_version: stored.version,
            content,
        });
        self.store.commit(commit).await.unwrap();
    }
}

fn id(table: &str) -> TableId {
    TableId::new(table).unwrap()
}

fn sit(seat: usize) -> Value {
    json!({"do": "sit", "seat": seat, "name": "", "nonce": ""})
}

fn claim(on: bool) -> Value {
    json!({"do": "claim-for-me", "seat": 0, "on": on})
}

async fn what_a_newer_node_adds_outlives_what_an_older_one_writes(older: TestApp) {
    let newer = NewerNode::beside(&older).await;
    let (ada, ben) = (older.person("Ada").await, older.person("Ben").await);
    let table = ada.make_table_for(GameId::Sketch).await;
    ada.ask(&table, &sit(0)).await.ok();
    newer
        .change(&table, |state| {
            state["league"] = json!("Tuesday");
            state["settings"]["handicap"] = json!(2);
            state["chairs"][0]["rating"] = json!(1500);
        })
        .await;
    ada.ask(&table, &claim(false)).await.ok();
    ben.ask(&table, &sit(1)).await.ok();
    let state = newer.state(&table).await;
    assert_eq!(state["league"], "Tuesday");
    assert_eq!(state["settings"]["handicap"], 2);
    assert_eq!(state["chairs"][0]["rating"], 1500);
    // And the older one has really written it.
    assert_eq!(state["match_number"], 1);
    assert_eq!(state["chairs"][0]["claims_for_me"], false);
    assert_eq!(state["chairs"][1]["holder"]["name"], "Ben");
    let view = ben.get(&format!("/api/tables/{table}")).await.ok();
    assert_eq!(view["stage"], "playing");
}

async fn a_table_that_only_a_newer_node_can_read_is_the_only_one_refused(older: TestApp) {
    let newer = NewerNode::beside(&older).await;
    let ada = older.person("Ada").await;
    let settings = json!({"game": "sketch", "players": 2, "public": true});
    let (table, other) = (
        ada.make_table(&settings).await,
        ada.make_table(&settings).await,
    );
    ada.ask(&table, &sit(0)).await.ok();
    ada.ask(&other, &sit(0)).await.ok();
    let readable = newer.state(&table).await;
    newer
        .change(&table, |state| state["version"] = json!(4))
        .await;
    // What was in memory is judged again by what is stored.
    let refused = ada.ask(&table, &claim(false)).await;
    assert_eq!(refused.refused(503), "unreadable-table");
    let looked = ada.get(&format!("/api/tables/{table}")).await;
    assert_eq!(looked.refused(503), "unreadable-table");
    let mut socket = ada.join(&table).await;
    let notice = socket.until(|message| message["type"] == "notice").await;
    assert_eq!(notice["problem"]["code"], "unreadable-table");
    ada.ask(&other, &claim(false)).await.ok();
    let lobby = ada.get("/api/lobby").await.ok();
    for list in ["mine", "public"] {
        let listed = lobby[list].as_array().unwrap().iter();
        let listed: Vec<&Value> = listed.map(|summary| &summary["id"]).collect();
        assert_eq!(listed, [&json!(other)], "{list}");
    }
    // Nothing was written over it, and nothing is wrong with it once it can be read.
    assert_eq!(newer.state(&table).await["version"], 4);
    newer.change(&table, |state| *state = readable).await;
    ada.ask(&table, &claim(false)).await.ok();
    socket
        .until_table(|table| table["chairs"][0]["claims_for_me"] == false)
        .await;
}

async fn a_mind_that_only_a_newer_node_knows_closes_its_own_table_alone(older: TestApp) {
    let newer = NewerNode::beside(&older).await;
    let ada = older.person("Ada").await;
    let table = ada.make_table_for(GameId::Septet).await;
    let other = ada.make_table_for(GameId::Septet).await;
    ada.ask(&table, &sit(0)).await.ok();
    let oracle = json!({"kind": "mind", "level": "oracle"});
    newer
        .change(&table, |state| {
            state["chairs"][1]["holder"] = oracle.clone();
        })
        .await;
    let refused = ada.ask(&table, &claim(false)).await;
    assert_eq!(refused.refused(503), "unreadable-table");
    ada.ask(&other, &sit(0)).await.ok();
    let state = newer.state(&table).await;
    assert_eq!(state["chairs"][1]["holder"], oracle);
}
