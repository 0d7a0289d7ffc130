//! As much HTTP as making tables takes: one request at a time on a connection that stays open.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};

use anyhow::{Context, Result, bail, ensure};
use memchr::memmem;

/// A connection for requests.
pub(crate) struct Http {
    address: SocketAddr,
    stream: TcpStream,
}

/// An answer, and what came behind its head.
pub(crate) struct Answer {
    pub(crate) head: String,
    pub(crate) rest: Vec<u8>,
}

impl Http {
    pub(crate) fn connect(address: SocketAddr) -> Result<Http> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        Ok(Http { address, stream })
    }

    /// The body of the answer to a GET.
    pub(crate) fn get(&mut self, path: &str) -> Result<String> {
        self.ask("GET", path, "", "")
    }

    /// The body of the answer to a POST of JSON.
    pub(crate) fn post(&mut self, path: &str, token: &str, body: &str) -> Result<String> {
        let mut headers = "content-type: application/json\r\n".to_owned();
        if !token.is_empty() {
            headers += &format!("authorization: Bearer {token}\r\n");
        }
        self.ask("POST", path, &headers, body)
    }

    fn ask(&mut self, method: &str, path: &str, headers: &str, body: &str) -> Result<String> {
        self.send(method, path, headers, body)?;
        let Answer { head, rest } = self.receive_head()?;
        let length = content_length(&head).with_context(|| format!("{path}: no length"))?;
        let mut body = rest;
        ensure!(body.len() <= length, "{path}: more than one answer");
        let n_here = body.len();
        body.resize(length, 0);
        self.stream.read_exact(&mut body[n_here..])?;
        let body = String::from_utf8(body)?;
        ensure!(head.starts_with("HTTP/1.1 200"), "{path}: {head}{body}");
        Ok(body)
    }

    /// Turns the connection into a WebSocket. Gives it with the bytes that came behind the handshake.
    pub(crate) fn upgrade(mut self, path: &str, token: &str) -> Result<(TcpStream, Vec<u8>)> {
        // The key is for proxies that might mistake the answer; there is none between us.
        let headers = format!(
            "connection: Upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\n\
             sec-websocket-key: aHlha2tpIGxvYWQgdGVzdA==\r\nauthorization: Bearer {token}\r\n"
        );
        self.send("GET", path, &headers, "")?;
        let Answer { head, rest } = self.receive_head()?;
        ensure!(head.starts_with("HTTP/1.1 101"), "{path}: {head}");
        Ok((self.stream, rest))
    }

    fn send(&mut self, method: &str, path: &str, headers: &str, body: &str) -> Result<()> {
        let request = format!(
            "{method} {path} HTTP/1.1\r\nhost: {}\r\n{headers}content-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        Ok(self.stream.write_all(request.as_bytes())?)
    }

    fn receive_head(&mut self) -> Result<Answer> {
        let mut received = Vec::new();
        let mut buffer = [0; 4096];
        loop {
            if let Some(end) = memmem::find(&received, b"\r\n\r\n") {
                let rest = received.split_off(end + 4);
                let head = String::from_utf8(received)?;
                return Ok(Answer { head, rest });
            }
            match self.stream.read(&mut buffer)? {
                0 => bail!("the server closed the connection"),
                n_read => received.extend_from_slice(&buffer[..n_read]),
            }
        }
    }
}

fn content_length(head: &str) -> Option<usize> {
    let fields = head.lines().filter_map(|line| line.split_once(':'));
    let mut lengths = fields.filter(|(name, _)| name.eq_ignore_ascii_case("content-length"));
    lengths.next()?.1.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::content_length;

    #[test]
    fn the_length_is_found_whatever_its_case() {
        let head = "HTTP/1.1 200 OK\r\nVary: x\r\nContent-LENGTH: 17\r\n\r\n";
        assert_eq!(content_length(head), Some(17));
        assert_eq!(content_length("HTTP/1.1 200 OK\r\n\r\n"), None);
    }
}
