//! A way between a node and its database that can be broken.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use anyhow::Result;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// How the way is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Everything passes.
    Open,
    /// Every connection is ended, and new ones are at once.
    Cut,
    /// Nothing passes and nobody is told; what is sent meanwhile comes when the way is open again.
    BlackHole,
    /// Everything passes later.
    Slow(Duration),
    /// Everything passes but what the database tells listeners; these connections are ended when the way is open again.
    Deaf,
}

/// A way between a node and its database. It ends when dropped.
#[derive(Debug)]
pub struct Proxy {
    address: SocketAddr,
    way: watch::Sender<Way>,
    accepting: JoinHandle<()>,
}

impl Drop for Proxy {
    fn drop(&mut self) {
        self.accepting.abort();
        self.way.send_replace(Way::Cut);
    }
}

impl Proxy {
    /// A way to the database at this address.
    pub async fn to(database: SocketAddr) -> Result<Proxy> {
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let address = listener.local_addr()?;
        let (way, looking) = watch::channel(Way::Open);
        let accepting = tokio::spawn(accept(listener, database, looking));
        Ok(Proxy {
            address,
            way,
            accepting,
        })
    }

    /// Where the node finds the database.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Breaks the way, or mends it.
    pub fn set(&self, way: Way) {
        self.way.send_replace(way);
    }
}

async fn accept(listener: TcpListener, database: SocketAddr, way: watch::Receiver<Way>) {
    while let Ok((node, _)) = listener.accept().await {
        if *way.borrow() == Way::Cut {
            continue;
        }
        let way = way.clone();
        tokio::spawn(async move {
            // A connection that cannot be made, or breaks, is what a broken way looks like.
            if let Ok(database) = TcpStream::connect(database).await {
                let _ = database.set_nodelay(true);
                let _ = node.set_nodelay(true);
                join(node, database, way).await;
            }
        });
    }
}

async fn join(node: TcpStream, database: TcpStream, way: watch::Receiver<Way>) {
    let ((from_node, to_node), (from_database, to_database)) =
        (node.into_split(), database.into_split());
    let listens = Arc::new(AtomicBool::new(false));
    let there = Pipe {
        from: from_node,
        to: to_database,
        way: way.clone(),
        is_from_node: true,
        listens: Arc::clone(&listens),
    };
    let back = Pipe {
        from: from_database,
        to: to_node,
        way,
        is_from_node: false,
        listens,
    };
    tokio::select! {
        () = there.run() => {}
        () = back.run() => {}
    }
}

/// One direction of a connection.
struct Pipe {
    from: OwnedReadHalf,
    to: OwnedWriteHalf,
    way: watch::Receiver<Way>,
    is_from_node: bool,
    /// Whether this is the connection on which the node hears of changes.
    listens: Arc<AtomicBool>,
}

impl Pipe {
    /// Carries bytes until either side ends, or the way is cut.
    async fn run(mut self) {
        let mut bytes = vec![0; 16 * 1024];
        let mut has_swallowed = false;
        loop {
            let mut watching = self.way.clone();
            let n_bytes = tokio::select! {
                read = self.from.read(&mut bytes) => match read {
                    Ok(n_bytes @ 1..) => n_bytes,
                    Ok(0) | Err(_) => return,
                },
                () = ended(&mut watching, has_swallowed) => return,
            };
            let is_listening = b"LISTEN".as_slice();
            if self.is_from_node && bytes[..n_bytes].windows(6).any(|word| word == is_listening) {
                self.listens.store(true, Relaxed);
            }
            let is_news = !self.is_from_node && self.listens.load(Relaxed);
            if is_news && *self.way.borrow() == Way::Deaf {
                has_swallowed = true;
                continue;
            }
            if !self.may_pass().await || self.to.write_all(&bytes[..n_bytes]).await.is_err() {
                return;
            }
        }
    }

    /// Waits until something may pass; false if the way was cut.
    async fn may_pass(&mut self) -> bool {
        let way = *self.way.borrow_and_update();
        if let Way::Slow(pause) = way {
            tokio::time::sleep(pause).await;
        }
        match self.way.wait_for(|way| *way != Way::BlackHole).await {
            Ok(way) => *way != Way::Cut,
            Err(_) => false,
        }
    }
}

/// Waits until a connection is to be ended: when the way is cut, or when it is deaf no more to what it has swallowed.
async fn ended(way: &mut watch::Receiver<Way>, has_swallowed: bool) {
    let is_end = |way: &Way| match way {
        Way::Cut => true,
        Way::Deaf | Way::BlackHole => false,
        Way::Open | Way::Slow(_) => has_swallowed,
    };
    // Without anybody who can break the way it is over too.
    let _ = way.wait_for(is_end).await;
}
