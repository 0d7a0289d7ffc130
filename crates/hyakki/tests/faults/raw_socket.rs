//! A connection on which anything can be sent.

use std::io;
use std::net::SocketAddr;
use std::time::Duration;

use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;

use crate::TIMEOUT;

/// A connection on which anything can be sent, and nothing is read by itself.
pub(crate) struct RawSocket(pub(crate) TcpStream);

impl RawSocket {
    /// Only connected: no word of HTTP yet.
    pub(crate) async fn connect(address: SocketAddr) -> RawSocket {
        RawSocket(TcpStream::connect(address).await.unwrap())
    }

    /// Connected from this address of this machine, with a receive buffer of this size if one is given.
    pub(crate) async fn connect_from(
        source: [u8; 4],
        address: SocketAddr,
        buffer: Option<u32>,
    ) -> io::Result<RawSocket> {
        let socket = TcpSocket::new_v4()?;
        if let Some(buffer) = buffer {
            socket.set_recv_buffer_size(buffer)?;
        }
        socket.bind(SocketAddr::from((source, 0)))?;
        socket.connect(address).await.map(RawSocket)
    }

    /// Asks for a WebSocket, and reads the answer up to its empty line.
    pub(crate) async fn shake_hands(&mut self, path: &str) {
        let request = format!(
            "GET {path} HTTP/1.1\r\nHost: hyakki\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\
             Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: aHlha2tpIGh5YWtraSBoeQ==\r\n\r\n"
        );
        self.0.write_all(request.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        let reading = async {
            // A byte at a time, so that what comes after it stays unread.
            while !answer.ends_with(b"\r\n\r\n") {
                answer.push(self.0.read_u8().await.unwrap());
            }
        };
        timeout(TIMEOUT, reading)
            .await
            .expect("the server shakes hands");
        let answer = String::from_utf8(answer).unwrap();
        assert!(answer.starts_with("HTTP/1.1 101"), "{answer}");
    }

    /// Sends a whole frame with this first byte (the last fragment is 0x80, a text 0x01, …).
    pub(crate) async fn send_frame(&mut self, first: u8, payload: &[u8]) -> io::Result<()> {
        let mut bytes = frame_head(first, payload.len());
        // The mask is zero, so the payload stands as it is.
        bytes.extend_from_slice(payload);
        self.0.write_all(&bytes).await
    }

    /// Reads whatever comes and keeps nothing, until the connection ends.
    pub(crate) async fn read_and_forget(mut self) {
        let mut bytes = [0; 1024];
        while self.0.read(&mut bytes).await.is_ok_and(|n_read| n_read > 0) {}
    }

    /// Reads until the server ends the connection, or takes it away.
    pub(crate) async fn read_to_end(&mut self) -> Vec<u8> {
        self.read_to_end_in(TIMEOUT).await
    }

    /// The same with a patience of its own.
    pub(crate) async fn read_to_end_in(&mut self, patience: Duration) -> Vec<u8> {
        let mut bytes = Vec::new();
        let reading = timeout(patience, self.0.read_to_end(&mut bytes)).await;
        // A connection that was reset has ended too.
        let _ = reading.expect("the server ends the connection");
        bytes
    }
}

/// The beginning of a masked frame that says it is so long.
pub(crate) fn frame_head(first: u8, length: usize) -> Vec<u8> {
    let mut head = vec![first];
    match (u8::try_from(length), u16::try_from(length)) {
        (Ok(length), _) if length < 126 => head.push(0x80 | length),
        (_, Ok(length)) => {
            head.push(0x80 | 126);
            head.extend(length.to_be_bytes());
        }
        _ => {
            head.push(0x80 | 127);
            head.extend((length as u64).to_be_bytes());
        }
    }
    head.extend([0; 4]);
    head
}
