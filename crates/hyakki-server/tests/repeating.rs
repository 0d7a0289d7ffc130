//! Commands that are sent again, because no answer came: done once, and answered the same.

use std::collections::BTreeSet;

use hyakki_catalog::GameId;
use hyakki_core::fairness::pledge_of;
use hyakki_table::Command;
use serde_json::{Value, json};
use strum::VariantNames as _;

use crate::fixture::{Answer, Client, TestApp};
use crate::socket::{Socket, waits_for};

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

/// A table at which everything that is asked is asked again, and so is all that was asked before it.
struct Echo<'a> {
    table: String,
    /// Who asked what; the key is the place.
    asked: Vec<(&'a Client, Value)>,
}

impl<'a> Echo<'a> {
    fn at(table: String) -> Echo<'a> {
        Echo {
            table,
            asked: Vec::new(),
        }
    }

    /// Asks something under a key of its own; it must be done once, however often it is asked.
    async fn must(&mut self, who: &'a Client, command: Value) -> Value {
        let (table, key) = (&self.table, format!("key-{}", self.asked.len()));
        let first = send(who, table, &key, &command).await.ok();
        let seen = look(who, table).await;
        self.asked.push((who, command.clone()));
        for (number, (who, earlier)) in self.asked.iter().enumerate() {
            let again = send(who, table, &format!("key-{number}"), earlier).await;
            again.ok();
        }
        let again = send(who, table, &key, &command).await;
        assert_eq!(again.ok(), first, "{command}");
        assert_eq!(look(who, table).await, seen, "{command}");
        first
    }

    fn kinds(&self) -> impl Iterator<Item = &str> {
        let kinds = self.asked.iter().map(|(_, command)| &command["do"]);
        kinds.map(|kind| kind.as_str().unwrap())
    }
}

async fn every_command_is_done_once_under_its_key(app: TestApp) {
    let (ada, ben) = (app.person("Ada").await, app.person("Ben").await);
    let settings = json!({"game": "pagoda", "players": 3});
    let mut gathering = Echo::at(ada.make_table(&settings).await);
    gather(&mut gathering, &ada, &ben).await;
    let settings = json!({"game": "tajuto", "players": 2});
    let mut playing = Echo::at(ada.make_table(&settings).await);
    play(&mut playing, &ada, &ben).await;
    let kinds = gathering.kinds().chain(playing.kinds());
    let kinds: BTreeSet<&str> = kinds.collect();
    assert_eq!(kinds, Command::VARIANTS.iter().copied().collect());
    let mut socket = ada.join(&gathering.table).await;
    socket.chat_line(0).await;
    assert_eq!(n_heard(&socket, "Good evening!"), 1);
}

/// Everything that can be asked before a match.
async fn gather<'a>(table: &mut Echo<'a>, ada: &'a Client, ben: &'a Client) {
    table.must(ada, sit(0)).await;
    table
        .must(ada, json!({"do": "rename", "seat": 0, "name": "Adelheid"}))
        .await;
    table
        .must(
            ada,
            json!({"do": "seat-mind", "seat": 1, "level": "novice"}),
        )
        .await;
    table
        .must(ada, json!({"do": "unseat-mind", "seat": 1}))
        .await;
    table
        .must(ada, json!({"do": "move", "seat": 0, "to": 2}))
        .await;
    table.must(ben, sit(1)).await;
    table.must(ada, json!({"do": "send-away", "seat": 1})).await;
    table.must(ben, sit(1)).await;
    table
        .must(ada, json!({"do": "set", "change": {"undo": false}}))
        .await;
    table.must(ben, json!({"do": "agree", "terms": 1})).await;
    table
        .must(ben, json!({"do": "say", "text": "Good evening!"}))
        .await;
    table.must(ben, json!({"do": "leave", "seat": 1})).await;
}

/// Everything that can be asked from the deal to the next match.
async fn play<'a>(table: &mut Echo<'a>, ada: &'a Client, ben: &'a Client) {
    let people = [ada, ben];
    for (seat, nonce) in ["chestnut", "walnut"].into_iter().enumerate() {
        let pledge = pledge_of(nonce);
        let sit = json!({"do": "sit", "seat": seat, "name": "", "pledge": pledge});
        table.must(people[seat], sit).await;
    }
    for (seat, nonce) in ["chestnut", "walnut"].into_iter().enumerate() {
        let reveal = json!({"do": "reveal", "seat": seat, "nonce": nonce});
        table.must(people[seat], reveal).await;
    }
    table
        .must(ada, json!({"do": "claim-for-me", "seat": 0, "on": false}))
        .await;
    let seen = [look(ada, &table.table).await, look(ben, &table.table).await];
    let seat = usize::from(!waits_for(&seen[0], 0));
    let act = first_act(&seen[seat]);
    let acted = table.must(people[seat], act).await;
    let undo = json!({"do": "undo", "seat": seat, "step": acted["step"]});
    table.must(people[seat], undo).await;
    // While the table is paused the mind that stands in does nothing.
    table.must(ada, json!({"do": "pause"})).await;
    table
        .must(ada, json!({"do": "vote-stand-in", "seat": 1}))
        .await;
    table.must(ben, json!({"do": "return", "seat": 1})).await;
    table.must(ada, json!({"do": "resume"})).await;
    table.must(ada, json!({"do": "abandon"})).await;
    table.must(ben, json!({"do": "play-on"})).await;
    table.must(ben, json!({"do": "resign", "seat": 1})).await;
    for person in people {
        table
            .must(person, json!({"do": "rematch", "nonce": ""}))
            .await;
    }
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
