//! Streams of JSON lines, and the lobby.

use reqwest::{Method, Response};
use serde_json::{Value, json};
use tokio::time::timeout;

use crate::described;
use crate::fixture::{Client, DEADLINE, TestApp};
use crate::party::Party;
use crate::socket::waits_for;

/// A stream, line by line.
pub(crate) struct Lines {
    response: Response,
    path: String,
    rest: Vec<u8>,
}

impl Lines {
    pub(crate) async fn open(client: &Client, path: &str) -> Lines {
        let response = client.request(Method::GET, path).send().await.unwrap();
        assert_eq!(response.status().as_u16(), 200);
        assert_eq!(response.headers()["content-type"], "application/x-ndjson");
        assert_eq!(response.headers()["x-content-type-options"], "nosniff");
        Lines {
            response,
            path: path.to_owned(),
            rest: Vec::new(),
        }
    }

    /// The next message; nothing at the end of the stream.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            if let Some(end) = self.rest.iter().position(|&byte| byte == b'\n') {
                let line: Vec<u8> = self.rest.drain(..=end).collect();
                // An empty line is a sign of life.
                if line.len() > 1 {
                    let message = serde_json::from_slice(&line).unwrap();
                    described::check_message(&self.path, &message);
                    return Some(message);
                }
                continue;
            }
            let chunk = timeout(DEADLINE, self.response.chunk()).await;
            match chunk.expect("something comes in time").unwrap() {
                Some(bytes) => self.rest.extend_from_slice(&bytes),
                None => {
                    assert!(self.rest.is_empty(), "the last line is whole");
                    return None;
                }
            }
        }
    }

    pub(crate) async fn until(&mut self, is_it: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await.expect("the stream goes on");
            if is_it(&message) {
                return message;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_plays_a_match_over_plain_http() {
    let app = TestApp::start().await;
    let (bot, person) = (app.bot("Robo").await, app.person("Ada").await);
    let table = person
        .make_table(&json!({"game": "sketch", "players": 2}))
        .await;
    let mut person = person.join(&table).await;
    person.sit(0, "Ada").await;
    let mut lines = Lines::open(&bot, &format!("/api/tables/{table}/stream?protocol=1")).await;
    let first = lines.next().await.unwrap();
    assert_eq!(
        (&first["type"], &first["table"]["stage"]),
        (&json!("table"), &json!("gathering"))
    );
    bot.ask(&table, &json!({"do": "sit", "seat": 1, "name": ""}))
        .await
        .ok();
    person
        .until_table(|table| table["stage"] == "playing")
        .await;
    let holder = &person.picture["chairs"][1]["holder"];
    assert_eq!(
        (&holder["name"], &holder["is_bot"]),
        (&json!("Robo"), &json!(true))
    );
    // A mind plays the person's seat.
    person.must(&json!({"do": "leave", "seat": 0})).await;
    loop {
        let message = lines.until(|message| message["type"] == "table").await;
        if message["table"]["stage"] == "over" {
            break;
        }
        if waits_for(&message["table"], 1) {
            let action = &message["table"]["match"]["sides"][0]["legal"][0];
            let act = json!({"do": "act", "seat": 1, "step": message["step"], "action": action});
            let answer = bot.ask(&table, &act).await;
            assert!(answer.status.is_success() || answer.refused(409) == "stale");
        }
    }
    let finished = bot.get("/api/matches").await.ok();
    assert_eq!(
        (&finished[0]["mine"], &finished[0]["names"]),
        (&json!([1]), &json!(["Ada", "Robo"]))
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_stream_carries_what_a_socket_does() {
    let app = TestApp::start().await;
    let mut party = Party::of(&app, "sketch", 2).await;
    let seat = party.acting();
    let path = format!("/api/tables/{}/stream", party.table);
    let mut own = Lines::open(&party.people[seat], &path).await;
    let mut public = Lines::open(&app.nobody(), &path).await;
    let message = own.until(|message| message["type"] == "table").await;
    assert_eq!(
        message["table"]["match"],
        party.sockets[seat].picture["match"]
    );
    let message = public.until(|message| message["type"] == "table").await;
    assert_eq!(message["table"]["match"]["sides"][0]["seat"], Value::Null);
    let action = party.sockets[seat].legal(seat)[0].clone();
    let step = party.act(seat, &action).await;
    for lines in [&mut own, &mut public] {
        lines
            .until(|message| message["type"] == "table" && message["step"] == step)
            .await;
    }
    party.sockets[seat]
        .must(&json!({"do": "say", "text": "hm"}))
        .await;
    let chat = public.until(|message| message["type"] == "chat").await;
    assert_eq!(chat["lines"][0]["text"], "hm");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_shows_tables_and_whose_turn_it_is() {
    let app = TestApp::start().await;
    let (ada, ben) = (app.person("Ada").await, app.person("Ben").await);
    let mut mine = ada.open("/api/lobby/socket").await.unwrap();
    let mut stream = Lines::open(&app.nobody(), "/api/lobby/stream").await;
    let empty = json!({"type": "lobby", "mine": [], "public": []});
    assert_eq!(mine.next().await.unwrap(), empty);
    assert_eq!(stream.next().await.unwrap(), empty);
    let public = ada
        .make_table(&json!({"game": "sketch", "players": 2, "public": true}))
        .await;
    ada.ask(&public, &json!({"do": "sit", "seat": 0, "name": ""}))
        .await
        .ok();
    let shown = stream
        .until(|lobby| lobby["public"][0]["seats"][0]["name"] == "Ada")
        .await;
    let card = &shown["public"][0];
    assert_eq!(
        (&card["id"], &card["game"], &card["stage"], &card["my_turn"]),
        (
            &json!(public),
            &json!("sketch"),
            &json!("gathering"),
            &json!([])
        )
    );
    assert_eq!(
        (&card["seats"][1]["kind"], &shown["mine"]),
        (&json!("nobody"), &json!([]))
    );
    mine.until(|lobby| lobby["mine"][0]["id"] == public.as_str())
        .await;
    ben.ask(&public, &json!({"do": "sit", "seat": 1, "name": ""}))
        .await
        .ok();
    // Whoever's turn it is sees it flagged, and nobody else.
    let cards =
        [&ada, &ben].map(async |client| client.get("/api/lobby").await.ok()["mine"][0].clone());
    let [ada_card, ben_card] = cards;
    let (ada_card, ben_card) = (ada_card.await, ben_card.await);
    let turns = [&ada_card["my_turn"], &ben_card["my_turn"]];
    assert!(
        turns == [&json!([0]), &json!([])] || turns == [&json!([]), &json!([1])],
        "{turns:?}"
    );
    let shown = mine
        .until(|lobby| lobby["mine"][0]["stage"] == "playing")
        .await;
    assert_eq!(shown["mine"][0]["my_turn"], ada_card["my_turn"]);
    assert_eq!(shown["mine"][0]["step"], 1);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_lobby_keeps_private_tables_private() {
    let app = TestApp::start().await;
    let (ada, ben) = (app.person("Ada").await, app.person("Ben").await);
    let mut watching = ben.open("/api/lobby/socket").await.unwrap();
    let hidden = ada
        .make_table(&json!({"game": "pagoda", "players": 3}))
        .await;
    ada.ask(&hidden, &json!({"do": "sit", "seat": 0, "name": ""}))
        .await
        .ok();
    let public = ada
        .make_table(&json!({"game": "sketch", "players": 2, "public": true}))
        .await;
    ada.ask(&public, &json!({"do": "sit", "seat": 1, "name": ""}))
        .await
        .ok();
    watching
        .until(|lobby| lobby["public"][0]["id"] == public.as_str())
        .await;
    assert!(watching.received.iter().all(|text| !text.contains(&hidden)));
    assert_eq!(
        ada.get("/api/lobby").await.ok()["mine"]
            .as_array()
            .unwrap()
            .len(),
        2
    );
    // Nothing can be asked of it, and asking does no harm.
    watching
        .send_text(r#"{"type":"command","id":1,"command":{"do":"pause"}}"#)
        .await;
    watching.send_text("garbage").await;
    ada.ask(&public, &json!({"do": "leave", "seat": 1}))
        .await
        .ok();
    watching
        .until(|lobby| lobby["public"][0]["seats"][1]["kind"] == "nobody")
        .await;
}
