//! Somebody at a table whose socket says whatever a command could be, and much that none could.

use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use super::odd::{Dice, odd_bytes, odd_number, odd_text, odd_value};
use super::schema::{Known, Writer};
use super::stranger::Failure;
use super::table_with;
use crate::fixture::Client;
use crate::socket::Socket;

/// What a refusal never says unless the server failed.
const FAILURES: [&str; 4] = ["unavailable", "unreadable", "busy", "internal"];

/// Games by their fewest and most players.
const GAMES: [(&str, usize, usize); 4] = [
    ("septet", 3, 4),
    ("sketch", 2, 2),
    ("pagoda", 2, 5),
    ("tajuto", 2, 4),
];

/// Somebody at a table of their own.
pub(crate) struct Speaker<'a> {
    client: &'a Client,
    table: String,
    socket: Socket,
    next_ping: u32,
    pub(crate) n_done: u64,
    said: String,
}

impl<'a> Speaker<'a> {
    /// Makes a table of any game, and takes some of its seats.
    pub(crate) async fn sit_down(client: &'a Client, dice: &mut Dice) -> Speaker<'a> {
        let (game, fewest, most) = GAMES[dice.below(GAMES.len())];
        let players = fewest + dice.below(most - fewest + 1);
        let n_own = players - usize::from(dice.once_in(3));
        let table = table_with(client, game, players, n_own).await;
        let socket = client.join(&table).await;
        Speaker {
            client,
            table,
            socket,
            next_ping: 1_000_000,
            n_done: 0,
            said: String::new(),
        }
    }

    /// Says something; gives what went wrong.
    pub(crate) async fn try_message(
        &mut self,
        description: &Value,
        known: &Known,
        dice: &mut Dice,
    ) -> Option<Failure> {
        let known = self.known_now(known).await;
        let writer = Writer {
            description,
            known: &known,
            one_odd_in: 15,
        };
        let message = if dice.once_in(40) {
            Message::binary(odd_bytes(dice))
        } else {
            Message::text(message_text(&writer, dice))
        };
        self.said = format!("{message:?}").chars().take(400).collect();
        // What the server has closed can be opened again; why it did is looked at.
        if !self.socket.try_send(message).await {
            return self.come_back().await;
        }
        self.listen().await
    }

    /// Reads until the server answers a ping; gives what went wrong.
    async fn listen(&mut self) -> Option<Failure> {
        self.next_ping += 1;
        let ping = self.next_ping;
        let message = json!({"type": "ping", "id": ping});
        let is_sent = self
            .socket
            .try_send(Message::text(message.to_string()))
            .await;
        if !is_sent {
            return self.come_back().await;
        }
        while let Some(message) = self.socket.next().await {
            let kind = message["type"].as_str().unwrap();
            let code = message["problem"]["code"].as_str().unwrap_or_default();
            self.n_done += u64::from(kind == "done");
            if kind == "notice" || FAILURES.contains(&code) {
                return Some(format!("{}: {message}", self.said));
            }
            if kind == "pong" && message["id"] == ping {
                return None;
            }
        }
        self.come_back().await
    }

    /// Opens the socket again; gives what went wrong if it was the server's failure.
    async fn come_back(&mut self) -> Option<Failure> {
        while self.socket.next().await.is_some() {}
        let farewell = self.socket.closed.take();
        self.socket = self.client.join(&self.table).await;
        let (code, reason) = farewell.unwrap_or((0, "no farewell".to_owned()));
        let is_fair = matches!(code, 1002 | 1003 | 1007 | 1008 | 1009);
        (!is_fair).then(|| format!("{}: closed with {code} {reason}", self.said))
    }

    /// What can be said sensibly now.
    async fn known_now(&mut self, known: &Known) -> Known {
        let picture = self.socket.until_table(|_| true).await;
        let mut known = known.clone();
        let sides = picture["match"]["sides"].as_array();
        let legal = sides.into_iter().flatten();
        let legal = legal.flat_map(|side| side["legal"].as_array().into_iter().flatten());
        let actions: Vec<String> = legal.filter_map(Value::as_str).map(str::to_owned).collect();
        let to_act = picture["match"]["to_act"].as_array();
        let seats: Vec<String> = to_act.into_iter().flatten().map(Value::to_string).collect();
        if !actions.is_empty() {
            known.insert("action", actions);
            known.insert("seat", seats);
        }
        known.insert("step", vec![self.socket.step.to_string()]);
        if let Some(id) = picture["match"]["id"].as_str() {
            known.insert("match", vec![id.to_owned()]);
        }
        known.insert("key", vec!["one-key".to_owned(), "another".to_owned()]);
        known
    }

    /// The table lives, whatever was said at it.
    pub(crate) async fn get_up(mut self) -> Option<Failure> {
        let wrong = self.listen().await;
        let path = format!("/api/tables/{}", self.table);
        let answer = self.client.get(&path).await;
        let is_well = answer.status.is_success();
        wrong.or_else(|| (!is_well).then(|| format!("the table: {answer:?}")))
    }
}

/// The text of a message.
fn message_text(writer: &Writer<'_>, dice: &mut Dice) -> String {
    match dice.below(30) {
        0 => return odd_value(dice),
        1 => return format!("{{\"type\":\"ping\",\"id\":{}}}", odd_number(dice)),
        2 => return format!("{{\"type\":\"{}\",\"id\":1}}", odd_text(dice)),
        _ => {}
    }
    let schema = json!({"$ref": "#/components/schemas/Command"});
    let command = writer.value(&schema, "", dice);
    let mut fields = vec![
        "\"type\":\"command\"".to_owned(),
        format!(
            "\"id\":{}",
            if dice.once_in(30) {
                odd_number(dice)
            } else {
                "1".to_owned()
            }
        ),
        format!("\"command\":{command}"),
    ];
    for name in ["match", "key"] {
        if dice.once_in(6) {
            fields.push(format!("\"{name}\":\"{}\"", writer.text(name, dice)));
        }
    }
    if dice.once_in(40) {
        fields.push(fields[dice.below(fields.len())].clone());
    }
    format!("{{{}}}", fields.join(","))
}
