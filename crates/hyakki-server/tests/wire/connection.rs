//! A connection of which every byte is kept: the plainest client there can be, so that nothing stands between.

use std::net::SocketAddr;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use crate::fixture::DEADLINE;

/// A connection, with everything that the server has sent on it.
pub(crate) struct Connection {
    stream: TcpStream,
    token: Option<String>,
    pub(crate) bytes: Vec<u8>,
    /// How much of it has been looked at.
    n_seen: usize,
}

impl Connection {
    pub(crate) async fn open(address: SocketAddr, token: Option<String>) -> Connection {
        let stream = TcpStream::connect(address).await.unwrap();
        stream.set_nodelay(true).unwrap();
        Connection {
            stream,
            token,
            bytes: Vec::new(),
            n_seen: 0,
        }
    }

    /// Sends a request without waiting for anything.
    pub(crate) async fn send(&mut self, method: &str, path: &str, more: &str, body: &str) {
        let authorization = self.token.as_ref();
        let authorization = authorization.map(|token| format!("authorization: Bearer {token}\r\n"));
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: hyakki.test\r\n{}{more}content-length: {}\r\n\r\n{body}",
            authorization.unwrap_or_default(),
            body.len()
        );
        self.stream.write_all(request.as_bytes()).await.unwrap();
    }

    /// Becomes a WebSocket. The key is always the same, and so is the answer to it.
    pub(crate) async fn upgrade(&mut self, path: &str) {
        let more = "connection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
                    sec-websocket-key: aHlha2tpIHdpcmUgbGF3IQ==\r\n";
        self.send("GET", path, more, "").await;
        self.until("\r\n\r\n").await;
    }

    /// Sends a message on a WebSocket; a client's frames are masked, here with zeros.
    pub(crate) async fn say(&mut self, message: &Value) {
        let text = message.to_string();
        let length = u16::try_from(text.len()).unwrap().to_be_bytes();
        let mut frame = vec![0x81, 0x80 | 126, length[0], length[1], 0, 0, 0, 0];
        frame.extend(text.as_bytes());
        self.stream.write_all(&frame).await.unwrap();
    }

    /// Reads until this text has come behind what was waited for before.
    pub(crate) async fn until(&mut self, text: &str) {
        loop {
            let new = &self.bytes[self.n_seen..];
            let place = new
                .windows(text.len())
                .position(|window| window == text.as_bytes());
            if let Some(place) = place {
                self.n_seen += place + text.len();
                return;
            }
            self.read().await;
        }
    }

    /// The newest message that begins like this; nothing before the first.
    pub(crate) fn newest(&self, beginning: &str) -> &[u8] {
        let place = self.bytes[..self.n_seen]
            .windows(beginning.len())
            .rposition(|window| window == beginning.as_bytes());
        place.map_or(&[], |place| &self.bytes[place..self.n_seen])
    }

    /// Reads until a picture comes after more steps than these; gives how many.
    pub(crate) async fn until_beyond(&mut self, n_steps: usize) -> usize {
        loop {
            self.until(r#"{"type":"table","step":"#).await;
            let start = self.n_seen;
            self.until(",").await;
            let number = str::from_utf8(&self.bytes[start..self.n_seen - 1]).unwrap();
            let shown = number.parse().unwrap();
            if shown > n_steps {
                return shown;
            }
        }
    }

    async fn read(&mut self) {
        let mut buffer = [0; 16 * 1024];
        let read = timeout(DEADLINE, self.stream.read(&mut buffer)).await;
        let n_read = read.expect("something comes in time").unwrap();
        assert!(n_read > 0, "the server has closed the connection");
        self.bytes.extend(&buffer[..n_read]);
    }

    /// A request, and its whole answer: the status and the body.
    pub(crate) async fn ask(&mut self, method: &str, path: &str, body: &str) -> (u16, String) {
        let more = "content-type: application/json\r\n";
        let (status, _, body) = self.ask_with(method, path, more, body).await;
        (status, String::from_utf8(body).unwrap())
    }

    /// The same with other headers; gives those of the answer too.
    pub(crate) async fn ask_with(
        &mut self,
        method: &str,
        path: &str,
        more: &str,
        body: &str,
    ) -> (u16, String, Vec<u8>) {
        let start = self.bytes.len();
        self.n_seen = start;
        self.send(method, path, more, body).await;
        self.until("\r\n\r\n").await;
        let head = String::from_utf8(self.bytes[start..self.n_seen].to_vec()).unwrap();
        let mut lines = head.lines();
        let status = lines.next().unwrap().split(' ').nth(1).unwrap().parse();
        let length = lines.find_map(|line| line.strip_prefix("content-length: "));
        let length: usize = length.expect("an answer has a length").parse().unwrap();
        while self.bytes.len() < self.n_seen + length {
            self.read().await;
        }
        let body = self.bytes[self.n_seen..].to_vec();
        self.n_seen = self.bytes.len();
        (status.unwrap(), head, body)
    }
}
