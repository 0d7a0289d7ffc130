//! Commands that are sent again, because no answer came: done once, and answered the same.

use hyakki_catalog::GameId;
use serde_json::{Value, json};

use crate::fixture::{Answer, Client, TestApp};
use crate::socket::Socket;

on_both!(
    every_command_is_done_once_under_its_key,
    an_act_that_was_taken_back_is_not_done_again,
    an_act_of_the_match_before_does_not_count_in_the_next,
    what_was_done_stays_done_after_a_restart,
    a_key_is_nobody_elses,
    a_node_that_has_heard_nothing_knows_what_was_done_elsewhere,
);

/// Sends a command under a key.
async fn send(client: &Client, table: &str, key: &str, command: &Value) -> Answer {
    let path = format!("/api/tables/{table}/commands?key={key}");
    client.post(&path, command).await
}

/// Sends a command under a key, about a match.
async fn send_in(
    client: &Client,
    table: &str,
    (match_id, key): (&str, &str),
    command: &Value,
) -> Answer {
    let path = format!("/api/tables/{table}/commands?match={match_id}&key={key}");
    client.post(&path, command).await
}

fn sit(seat: usize) -> Value {
    json!({"do": "sit", "seat": seat, "name": "", "nonce": ""})
}

async fn look(client: &Client, table: &str) -> Value {
    let mut seen = client.get(&format!("/api/tables/{table}")).await.ok();
    let _ = seen["now_ms"].take();
    seen
}

/// The first legal action of whoever must act; in Tajuto one that can be taken back.
fn first_act(seen: &Value) -> Value {
    let sides = seen["match"]["sides"].as_array().unwrap();
    let side = sides.iter().find(|side| side["legal"][0].is_string());
    let side = side.expect("somebody must act");
    let mut legal = side["legal"].as_array().unwrap().iter();
    let action = legal.find(|action| !action.as_str().unwrap().starts_with("draw"));
    json!({"do": "act", "seat": side["seat"], "step": seen["step"], "action": action})
}

fn match_of(seen: &Value) -> String {
    seen["match"]["id"].as_str().unwrap().to_owned()
}

/// How often something was said, as a socket has heard it.
fn n_heard(socket: &Socket, text: &str) -> usize {
    let said = json!(text).to_string();
    let received = socket.received.concat();
    received.matches(&format!(r#""text":{said}"#)).count()
}

/// Somebody in both seats of a match that has begun.
async fn both_seats(app: &TestApp, game: &str) -> (Client, String) {
    let ada = app.person("Ada").await;
    let table = ada.make_table(&json!({"game": game, "players": 2})).await;
    for seat in 0..2 {
        ada.ask(&table, &sit(seat)).await.ok();
    }
    (ada, table)
}

async fn every_command_is_done_once_under_its_key(app: TestApp) {
    let ada = app.person("Ada").await;
    let table = ada.make_table_for(GameId::Sketch).await;
    let commands = [
        sit(0),
        json!({"do": "leave", "seat": 0}),
        sit(0),
        json!({"do": "say", "text": "Good evening!"}),
        json!({"do": "claim-for-me", "seat": 0, "on": false}),
        json!({"do": "claim-for-me", "seat": 0, "on": true}),
        sit(1),
        // While the table is paused the mind that stands in does nothing.
        json!({"do": "pause"}),
        json!({"do": "leave", "seat": 1}),
        json!({"do": "return", "seat": 1}),
        json!({"do": "resume"}),
    ];
    for (number, command) in commands.iter().enumerate() {
        let key = format!("key-{number}");
        let first = send(&ada, &table, &key, command).await;
        let seen = look(&ada, &table).await;
        let again = send(&ada, &table, &key, command).await;
        assert_eq!(first.ok(), again.ok(), "{command}");
        assert_eq!(look(&ada, &table).await, seen, "{command}");
        // All that was asked before it is done as well, and stays as it is.
        for (earlier, command) in commands.iter().enumerate().take(number) {
            let key = format!("key-{earlier}");
            send(&ada, &table, &key, command).await.ok();
        }
        assert_eq!(look(&ada, &table).await, seen, "{command}");
    }
    let mut socket = ada.join(&table).await;
    socket.chat_line(0).await;
    assert_eq!(n_heard(&socket, "Good evening!"), 1);
}

async fn an_act_that_was_taken_back_is_not_done_again(app: TestApp) {
    let (ada, table) = both_seats(&app, "tajuto").await;
    let seen = look(&ada, &table).await;
    let (act, id) = (first_act(&seen), match_of(&seen));
    let acted = send_in(&ada, &table, (&id, "a"), &act).await.ok();
    let undo = json!({"do": "undo", "seat": act["seat"], "step": acted["step"]});
    let undone = send_in(&ada, &table, (&id, "b"), &undo).await.ok();
    assert_eq!(undone["step"], seen["step"]);
    assert_eq!(send_in(&ada, &table, (&id, "a"), &act).await.ok(), acted);
    assert_eq!(send_in(&ada, &table, (&id, "b"), &undo).await.ok(), undone);
    assert_eq!(look(&ada, &table).await["step"], seen["step"]);
    // On a socket, too.
    let mut socket = ada.join(&table).await;
    let message = json!({"type": "command", "id": 7, "command": act, "match": id, "key": "a"});
    socket.send_text(&message.to_string()).await;
    assert_eq!(socket.answer_to(7).await["step"], acted["step"]);
    assert_eq!(look(&ada, &table).await["step"], seen["step"]);
}

async fn an_act_of_the_match_before_does_not_count_in_the_next(app: TestApp) {
    let (ada, table) = both_seats(&app, "sketch").await;
    let first = match_of(&look(&ada, &table).await);
    let mut acts = Vec::new();
    loop {
        let seen = look(&ada, &table).await;
        if seen["stage"] == "over" {
            break;
        }
        let act = first_act(&seen);
        let key = format!("act-{}", acts.len());
        let answer = send_in(&ada, &table, (&first, &key), &act).await.ok();
        acts.push((key, act, answer));
    }
    let rematch = json!({"do": "rematch", "nonce": ""});
    let begun = send_in(&ada, &table, (&first, "again"), &rematch)
        .await
        .ok();
    let seen = look(&ada, &table).await;
    assert_ne!(match_of(&seen), first);
    // The newest keys are remembered; the match tells the others apart.
    for (key, act, answer) in &acts {
        let again = send_in(&ada, &table, (&first, key), act).await;
        if again.status.is_success() {
            assert_eq!(again.json(), *answer);
        } else {
            assert_eq!(again.refused(409), "other-match");
        }
        let unnamed = format!("/api/tables/{table}/commands?match={first}");
        assert_eq!(ada.post(&unnamed, act).await.refused(409), "other-match");
    }
    let again = send_in(&ada, &table, (&first, "again"), &rematch).await;
    assert_eq!(again.ok(), begun);
    assert_eq!(look(&ada, &table).await, seen);
}

async fn what_was_done_stays_done_after_a_restart(app: TestApp) {
    let (ada, table) = both_seats(&app, "tajuto").await;
    let seen = look(&ada, &table).await;
    let (act, id) = (first_act(&seen), match_of(&seen));
    let acted = send_in(&ada, &table, (&id, "a"), &act).await.ok();
    let say = json!({"do": "say", "text": "once"});
    let said = send_in(&ada, &table, ("", "b"), &say).await;
    assert_eq!(said.refused(400), "bad-query", "an empty match is none");
    let said = send(&ada, &table, "b", &say).await.ok();
    let undo = json!({"do": "undo", "seat": act["seat"], "step": acted["step"]});
    ada.ask(&table, &undo).await.ok();
    let app = app.restart().await;
    let ada = ada.at(&app);
    assert_eq!(send_in(&ada, &table, (&id, "a"), &act).await.ok(), acted);
    assert_eq!(send(&ada, &table, "b", &say).await.ok(), said);
    assert_eq!(look(&ada, &table).await["step"], seen["step"]);
    let mut socket = ada.join(&table).await;
    socket.chat_line(0).await;
    assert_eq!(n_heard(&socket, "once"), 1);
}

async fn a_key_is_nobody_elses(app: TestApp) {
    let (ada, ben) = (app.person("Ada").await, app.person("Ben").await);
    let table = ada.make_table_for(GameId::Sketch).await;
    send(&ada, &table, "k", &sit(0)).await.ok();
    // What is done under somebody else's key is neither done for Ben nor told to him.
    let refused = send(&ben, &table, "k", &sit(0)).await;
    assert_eq!(refused.refused(409), "seat-taken");
    send(&ben, &table, "k", &sit(1)).await.ok();
    let bad = send(&ada, &table, &"k".repeat(65), &sit(0)).await;
    assert_eq!(bad.refused(400), "bad-query");
}

async fn a_node_that_has_heard_nothing_knows_what_was_done_elsewhere(app: TestApp) {
    let other = app.beside().await;
    let (ada, table) = both_seats(&app, "sketch").await;
    let there = ada.at(&other);
    let mut done = Vec::new();
    for number in 0..3 {
        // The other node has the table in memory; on SQLite it hears of nothing.
        let seen = look(&there, &table).await;
        let newest = look(&ada, &table).await;
        let (act, id) = (first_act(&newest), match_of(&newest));
        let key = format!("key-{number}");
        let answer = send_in(&ada, &table, (&id, &key), &act).await.ok();
        done.push((act, answer, seen));
        // Without a key the log tells, also for a node that is steps behind.
        let newest = look(&ada, &table).await;
        let act = first_act(&newest);
        let answer = ada.ask(&table, &act).await.ok();
        let again = there.ask(&table, &act).await.ok();
        assert_eq!(again["step"], answer["step"]);
    }
    for (number, (act, answer, _)) in done.iter().enumerate() {
        let again = send(&there, &table, &format!("key-{number}"), act).await;
        assert_eq!(again.ok(), *answer);
    }
    assert_eq!(
        look(&ada, &table).await["step"],
        look(&there, &table).await["step"]
    );
}
