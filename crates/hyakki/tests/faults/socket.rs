//! A table's socket, from the client's side.

use std::net::SocketAddr;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::{self, Message};

use crate::TIMEOUT;
use crate::picture::Picture;

/// A table's socket.
pub(crate) struct Socket {
    stream: WebSocketStream<TcpStream>,
    picture: Option<Picture>,
    /// What the server said when it ended the connection.
    farewell: Option<(u16, String)>,
    next_id: u32,
}

impl Socket {
    pub(crate) async fn open(
        address: SocketAddr,
        table: &str,
        cookie: &str,
    ) -> Result<Socket, tungstenite::Error> {
        let url = format!("ws://{address}/api/tables/{table}/socket?protocol=1");
        let mut request = url.into_client_request()?;
        let cookie = cookie.parse().expect("a cookie is a header");
        request.headers_mut().insert("cookie", cookie);
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let (stream, _) = tokio_tungstenite::client_async(request, stream).await?;
        Ok(Socket {
            stream,
            picture: None,
            farewell: None,
            next_id: 1,
        })
    }

    /// The next message of the server; nothing when the connection is over.
    pub(crate) async fn next(&mut self) -> Option<Value> {
        loop {
            match self.stream.next().await? {
                Ok(Message::Text(text)) => {
                    let message: Value = serde_json::from_str(&text).unwrap();
                    if message["type"] == "table" {
                        self.picture = Some(Picture(message.clone()));
                    }
                    return Some(message);
                }
                Ok(Message::Close(close)) => {
                    self.farewell =
                        close.map(|frame| (frame.code.into(), frame.reason.to_string()));
                }
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    /// The next message for which this is true, which has to come.
    pub(crate) async fn wait_for(&mut self, what: &str, is_it: impl Fn(&Value) -> bool) -> Value {
        let waiting = async {
            loop {
                let message = self.next().await;
                let message = message.unwrap_or_else(|| panic!("{what}: the connection ended"));
                if is_it(&message) {
                    return message;
                }
            }
        };
        let waited = timeout(TIMEOUT, waiting).await;
        waited.unwrap_or_else(|_| panic!("waited too long: {what}"))
    }

    /// The last picture of the table; waits for the first.
    pub(crate) async fn picture(&mut self) -> Picture {
        self.picture_that("a picture", |_| true).await
    }

    /// The last picture, as soon as this is true of it.
    pub(crate) async fn picture_that(
        &mut self,
        what: &str,
        is_it: impl Fn(&Picture) -> bool,
    ) -> Picture {
        loop {
            if let Some(picture) = self.last_picture().filter(|picture| is_it(picture)) {
                return picture.clone();
            }
            self.wait_for(what, |message| message["type"] == "table")
                .await;
        }
    }

    /// The last picture that came.
    pub(crate) fn last_picture(&self) -> Option<&Picture> {
        self.picture.as_ref()
    }

    /// Sends a command and gives its id; fails when the connection is over.
    pub(crate) async fn command(&mut self, command: &Value) -> Result<u32, tungstenite::Error> {
        let id = self.next_id;
        self.next_id += 1;
        let message = json!({"type": "command", "id": id, "command": command});
        self.send(Message::text(message.to_string())).await?;
        Ok(id)
    }

    /// Sends anything at all.
    pub(crate) async fn send(&mut self, message: Message) -> Result<(), tungstenite::Error> {
        self.stream.send(message).await
    }

    /// Asks something and gives the answer, which has to come.
    pub(crate) async fn ask(&mut self, command: &Value) -> Value {
        let id = self.command(command).await.unwrap();
        self.answer_to(id).await
    }

    /// The answer to a command.
    pub(crate) async fn answer_to(&mut self, id: u32) -> Value {
        let is_it = |message: &Value| {
            message["id"] == id && (message["type"] == "done" || message["type"] == "refused")
        };
        self.wait_for("an answer", is_it).await
    }

    /// Asks something that must be done.
    pub(crate) async fn must_do(&mut self, command: &Value) -> Value {
        let answer = self.ask(command).await;
        assert_eq!(answer["type"], "done", "{command}: {answer}");
        answer
    }

    /// Asks something that must be refused with this code.
    pub(crate) async fn must_refuse(&mut self, code: &str, command: &Value) -> Value {
        let answer = self.ask(command).await;
        assert_eq!(answer["problem"]["code"], code, "{command}: {answer}");
        answer
    }

    /// Reads to the end; gives how the server said goodbye, if it did.
    pub(crate) async fn farewell(&mut self) -> Option<(u16, String)> {
        let reading = async { while self.next().await.is_some() {} };
        timeout(TIMEOUT, reading)
            .await
            .expect("the connection ends");
        self.farewell.take()
    }
}
