//! News: which tables have changed, here and on other nodes.

use std::hash::{BuildHasher, Hasher, RandomState};
use std::time::Duration;

use hyakki_core::TableId;
use tokio::sync::broadcast;
use tokio::sync::broadcast::error::RecvError;

use crate::database::{Database, Listener, Told, Topic};
use crate::store::Store;

/// A subscriber that is further behind is told to catch up instead.
const MAX_BEHIND: usize = 4096;

/// The pause between attempts to listen again; it doubles from the first to the last.
const FIRST_PAUSE: Duration = Duration::from_millis(50);
const LAST_PAUSE: Duration = Duration::from_secs(2);

/// Something that subscribers hear.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// Something was committed for a table.
    Changed {
        /// Which table.
        table_id: TableId,
        /// Who committed it.
        origin: Origin,
    },
    /// Another node has noted who is at a table.
    Presence {
        /// Which table.
        table_id: TableId,
    },
    /// There may have been news that nobody heard: read what matters to you again.
    Missed,
}

/// Who committed something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Origin {
    /// This process.
    Here,
    /// Another node.
    Elsewhere,
}

/// A subscriber's end of the news.
#[derive(Debug)]
pub struct Subscription {
    receiver: broadcast::Receiver<News>,
}

impl Subscription {
    /// The next news; `None` when the store is closed.
    ///
    /// Dropping the future loses nothing.
    pub async fn next(&mut self) -> Option<News> {
        match self.receiver.recv().await {
            Ok(news) => Some(news),
            Err(RecvError::Lagged(_)) => Some(News::Missed),
            Err(RecvError::Closed) => None,
        }
    }
}

impl Store {
    /// Every commit from now on: those of this process, and on PostgreSQL those of every other.
    ///
    /// News come after the commit is durable. One piece of news may stand for several commits.
    #[must_use]
    pub fn subscribe(&self) -> Subscription {
        Subscription {
            receiver: self.newsroom().news.subscribe(),
        }
    }
}

/// Where news come in and go out.
#[derive(Clone)]
pub(crate) struct Newsroom {
    news: broadcast::Sender<News>,
    node: String,
}

impl Newsroom {
    pub(crate) fn new() -> Newsroom {
        // The standard library's hasher is keyed at random: good enough to tell nodes apart.
        let node = RandomState::new().build_hasher().finish();
        Newsroom {
            news: broadcast::Sender::new(MAX_BEHIND),
            node: format!("{node:016x}"),
        }
    }

    /// The name under which this process tells others.
    pub(crate) fn node(&self) -> &str {
        &self.node
    }

    pub(crate) fn tell(&self, table_id: TableId, origin: Origin) {
        self.send(News::Changed { table_id, origin });
    }

    fn send(&self, news: News) {
        // Without subscribers there is nobody to tell.
        let _ = self.news.send(news);
    }

    /// Passes on what other nodes tell, for ever.
    pub(crate) async fn listen(self, database: Database, mut listener: Listener) {
        loop {
            while let Ok(told) = listener.next().await {
                // What this process did, its subscribers have heard already.
                if told.node != self.node {
                    self.pass_on(told);
                }
            }
            listener = listen_again(&database).await;
            // Only now: whoever reads at this word hears of everything that comes later.
            self.send(News::Missed);
        }
    }
}

impl Newsroom {
    fn pass_on(&self, told: Told) {
        for table_id in told.table_ids {
            self.send(match (TableId::new(table_id), told.topic) {
                (Ok(table_id), Topic::Changed) => News::Changed {
                    table_id,
                    origin: Origin::Elsewhere,
                },
                (Ok(table_id), Topic::Presence) => News::Presence { table_id },
                (Err(_), _) => News::Missed,
            });
        }
    }
}

async fn listen_again(database: &Database) -> Listener {
    let mut pause = FIRST_PAUSE;
    loop {
        if let Ok(Some(listener)) = Listener::open(database).await {
            return listener;
        }
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(LAST_PAUSE);
    }
}
