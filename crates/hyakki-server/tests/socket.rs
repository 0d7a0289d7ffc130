//! A WebSocket client that remembers every byte it was sent.

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::{HeaderName, HeaderValue, Response};
use tokio_tungstenite::tungstenite::{Error, Message};
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::described;
use crate::fixture::{DEADLINE, problem_code};
use crate::pairs::nonce;

/// What came instead of a socket.
pub(crate) type Refusal = Box<Response<Option<Vec<u8>>>>;

/// A socket, with the last picture of the table that came on it.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    url: String,
    next_id: u32,
    /// The last `table` message.
    pub(crate) picture: Value,
    /// How many steps the match has in it.
    pub(crate) step: u64,
    /// The text of every message, in order.
    pub(crate) received: Vec<String>,
    /// Why the server closed it: the code and the reason.
    pub(crate) closed: Option<(u16, String)>,
}

impl Socket {
    pub(crate) async fn open(
        url: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, Refusal> {
        let mut request = url.into_client_request().unwrap();
        for (name, value) in headers {
            let value = HeaderValue::from_str(value).unwrap();
            request
                .headers_mut()
                .insert(HeaderName::from_static(name), value);
        }
        match connect_async(request).await {
            Ok((stream, _)) => Ok(Socket {
                stream,
                url: url.to_owned(),
                next_id: 1,
                picture: Value::Null,
                step: 0,
                received: Vec::new(),
                closed: None,
            }),
            Err(Error::Http(response)) => Err(response),
            Err(error) => panic!("{error}"),
        }
    }

    pub(crate) async fn send(&mut self, frame: Message) {
        self.stream.send(frame).await.unwrap();
    }

    /// Sends a frame; false if the server has closed the socket.
    pub(crate) async fn try_send(&mut self, frame: Message) -> bool {
        self.stream.send(frame).await.is_ok()
    }

    pub(crate) async fn send_text(&mut self, text: &str) {
        self.send(Message::text(text)).await;
    }

    /// The next message; nothing once the server has closed the socket.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            let frame = timeout(DEADLINE, self.stream.next()).await;
            match frame.expect("something comes in time") {
                Some(Ok(Message::Text(text))) => return Some(self.note(&text)),
                Some(Ok(Message::Close(frame))) => {
                    let frame = frame.map(|frame| (frame.code.into(), frame.reason.to_string()));
                    self.closed = frame.or(self.closed.take());
                }
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }

    fn note(&mut self, text: &str) -> Value {
        let message: Value = serde_json::from_str(text).unwrap();
        described::check_message(&self.url, &message);
        self.received.push(text.to_owned());
        if message["type"] == "table" {
            self.picture = message["table"].clone();
            self.step = message["step"]
                .as_u64()
                .expect("every message carries the step");
        }
        message
    }

    /// Reads until a message is what is waited for.
    pub(crate) async fn until(&mut self, is_it: impl Fn(&Value) -> bool) -> Value {
        loop {
            let message = self.next().await.expect("the socket stays open");
            if is_it(&message) {
                return message;
            }
        }
    }

    /// Reads until the table looks like this; looks at the last picture first.
    pub(crate) async fn until_table(&mut self, is_it: impl Fn(&Value) -> bool) -> Value {
        while self.picture.is_null() || !is_it(&self.picture) {
            self.next().await.expect("the socket stays open");
        }
        self.picture.clone()
    }

    /// Reads until the match has so many steps in the last picture, or more.
    pub(crate) async fn until_step(&mut self, step: u64) {
        while self.picture.is_null() || self.step < step {
            self.next().await.expect("the socket stays open");
        }
    }

    /// What was said under this number, which may have come already.
    pub(crate) async fn chat_line(&mut self, number: usize) -> Value {
        loop {
            let messages = self
                .received
                .iter()
                .map(|text| serde_json::from_str(text).unwrap());
            let chats = messages.filter(|message: &Value| message["type"] == "chat");
            let mut lines = chats.flat_map(|chat| chat["lines"].as_array().unwrap().clone());
            if let Some(line) = lines.find(|line| line["number"] == number) {
                return line;
            }
            self.next().await.expect("the socket stays open");
        }
    }

    /// Reads until the server closes the socket; gives the code and the reason.
    pub(crate) async fn until_closed(&mut self) -> (u16, String) {
        while self.next().await.is_some() {}
        self.closed.clone().expect("a close frame says why")
    }

    /// Sends a command without waiting for its answer; gives the id that the answer will have.
    pub(crate) async fn send_command(&mut self, command: &Value) -> u32 {
        let id = self.next_id;
        self.next_id += 1;
        let message = json!({"type": "command", "id": id, "command": command});
        self.send_text(&message.to_string()).await;
        id
    }

    /// The answer to the command of this id.
    pub(crate) async fn answer_to(&mut self, id: u32) -> Value {
        self.until(|message| {
            let kind = message["type"].as_str().unwrap();
            message["id"] == id && ["done", "refused"].contains(&kind)
        })
        .await
    }

    /// Sends a command and waits for its answer.
    pub(crate) async fn ask(&mut self, command: &Value) -> Value {
        let id = self.send_command(command).await;
        self.answer_to(id).await
    }

    /// Sends a command that must be done; gives how many steps the match then has.
    pub(crate) async fn must(&mut self, command: &Value) -> u64 {
        let answer = self.ask(command).await;
        assert_eq!(answer["type"], "done", "{command}: {answer}");
        answer["step"].as_u64().unwrap()
    }

    /// Sends a command that must be refused; gives the code.
    pub(crate) async fn refused(&mut self, command: &Value) -> String {
        let answer = self.ask(command).await;
        assert_eq!(answer["type"], "refused", "{command}: {answer}");
        assert!(answer["step"].is_u64());
        problem_code(&answer["problem"])
    }

    /// Sits down.
    pub(crate) async fn sit(&mut self, seat: usize, name: &str) {
        self.must(&json!({"do": "sit", "seat": seat, "name": name, "nonce": nonce(name)}))
            .await;
    }

    /// Puts the random mover into these seats.
    pub(crate) async fn seat_minds(&mut self, seats: impl IntoIterator<Item = usize>) {
        for seat in seats {
            self.must(&json!({"do": "seat-mind", "seat": seat, "level": "novice"}))
                .await;
        }
    }

    /// The side of one's own seat in the last picture.
    pub(crate) fn side(&self, seat: usize) -> &Value {
        let sides = self.picture["match"]["sides"].as_array().unwrap();
        sides.iter().find(|side| side["seat"] == seat).unwrap()
    }

    /// What a seat of one's own can do in the last picture.
    pub(crate) fn legal(&self, seat: usize) -> Vec<String> {
        serde_json::from_value(self.side(seat)["legal"].clone()).unwrap()
    }

    /// An action of a seat at the step of the last picture.
    pub(crate) fn act(&self, seat: usize, action: &str) -> Value {
        json!({"do": "act", "seat": seat, "step": self.step, "action": action})
    }
}

/// Whether a picture waits for a seat.
pub(crate) fn waits_for(table: &Value, seat: usize) -> bool {
    let to_act = table["match"]["to_act"].as_array();
    to_act.is_some_and(|seats| seats.iter().any(|other| other == seat))
}
