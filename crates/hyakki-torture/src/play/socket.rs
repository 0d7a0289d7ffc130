//! A table's socket, from the client's side.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::Result;
use futures_util::{SinkExt as _, StreamExt as _};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

/// A node that does not answer by then is tried again later, or another one is.
const OPEN_TIMEOUT: Duration = Duration::from_millis(1500);

/// A table's socket.
pub(crate) struct Socket {
    stream: WebSocketStream<TcpStream>,
}

impl Socket {
    pub(crate) async fn open(at: SocketAddr, table: &str, cookie: &str) -> Result<Socket> {
        let url = format!("ws://{at}/api/tables/{table}/socket?protocol=1");
        let mut request = url.into_client_request()?;
        request.headers_mut().insert("cookie", cookie.parse()?);
        let opening = async {
            let stream = TcpStream::connect(at).await?;
            stream.set_nodelay(true)?;
            let (stream, _) = tokio_tungstenite::client_async(request, stream).await?;
            anyhow::Ok(Socket { stream })
        };
        timeout(OPEN_TIMEOUT, opening).await?
    }

    /// The next message of the server; nothing when the connection is over. Dropping the future loses nothing.
    pub(crate) async fn next(&mut self) -> Option<String> {
        loop {
            match self.stream.next().await? {
                Ok(Message::Text(text)) => return Some(text.as_str().to_owned()),
                Ok(_) => {}
                Err(_) => return None,
            }
        }
    }

    /// Sends something; fails when the connection is over.
    pub(crate) async fn send(&mut self, text: String) -> Result<()> {
        Ok(self.stream.send(Message::text(text)).await?)
    }
}
