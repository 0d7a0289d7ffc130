//! Which tables are alive, and the way to each.

use std::collections::HashMap;
use std::net::IpAddr;
use std::ops::RangeInclusive;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use hyakki_core::{TableId, UserId};
use hyakki_protocol::{TableSummary, TableView};
use hyakki_store::{News, Origin, Store, TableStatus};
use tokio::runtime::Handle;
use tokio::sync::{broadcast, mpsc, oneshot};
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use crate::live::table_socket::Reply;
use crate::metrics::Metrics;
use crate::minds::MindPool;
use crate::replays::Replays;
use crate::sessions::Doing;
use crate::tables::actor::Actor;
use crate::tables::change::Change;
use crate::tables::message::{HintQuestion, Letter, Message, SeenStretch};
use crate::tables::request::Request;
use crate::tables::stub::{TableStub, Undelivered};
use crate::tables::table_error::TableError;

/// More messages than this do not wait at one table.
pub(crate) const MAX_WAITING: usize = 256;

/// More changes than this do not wait for one listener of the lobby; it then looks at everything.
const MAX_CHANGES: usize = 256;

/// How many tables are read at once when the server begins.
const REVIVED_AT_ONCE: u32 = 64;

/// How long people are waited for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Manners {
    /// Whoever is out of sight for less is not away.
    pub(crate) away_after: Duration,
    /// Whoever is away for longer need not be waited for; a clock makes it less or more.
    pub(crate) patience: Duration,
}

/// Which tables are alive.
pub(crate) struct Hub {
    pub(crate) store: Store,
    pub(crate) minds: MindPool,
    pub(crate) replays: Arc<Replays>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) manners: Manners,
    /// Cancelled when the server goes away.
    pub(crate) ending: CancellationToken,
    live: Mutex<HashMap<TableId, TableStub>>,
    changes: broadcast::Sender<Arc<Change>>,
    /// Minds send from threads that belong to no runtime.
    runtime: Handle,
}

impl Hub {
    pub(crate) fn new(
        store: Store,
        minds: MindPool,
        replays: Arc<Replays>,
        metrics: Arc<Metrics>,
        manners: Manners,
        ending: CancellationToken,
    ) -> Arc<Hub> {
        Arc::new(Hub {
            store,
            minds,
            replays,
            metrics,
            manners,
            ending,
            live: Mutex::default(),
            changes: broadcast::Sender::new(MAX_CHANGES),
            runtime: Handle::current(),
        })
    }

    /// Tells whenever lists change.
    pub(crate) fn changes(&self) -> broadcast::Receiver<Arc<Change>> {
        self.changes.subscribe()
    }

    /// How many listen to that.
    #[cfg(test)]
    pub(crate) fn n_listeners(&self) -> usize {
        self.changes.receiver_count()
    }

    pub(crate) fn tell(&self, change: Change) {
        // Without listeners there is nobody to tell.
        let _ = self.changes.send(Arc::new(change));
    }

    /// Sends a message to a table, which is read from the store if it is not alive.
    pub(crate) fn send(
        self: &Arc<Self>,
        id: &TableId,
        letter: impl Into<Letter>,
    ) -> Result<(), TableError> {
        let mut letter = Box::new(letter.into());
        loop {
            match self.stub(id).try_send(letter) {
                Ok(()) => return Ok(()),
                Err(Undelivered::Busy) => return Err(TableError::Busy),
                Err(Undelivered::Gone(back)) => {
                    // It has just left; the next one takes its place.
                    letter = back;
                    self.forget_closed(id);
                }
            }
        }
    }

    /// Sends a command to a table, and waits for the answer.
    pub(crate) async fn command(
        self: &Arc<Self>,
        id: &TableId,
        request: Request,
        doing: Doing,
        from: IpAddr,
    ) -> Result<usize, TableError> {
        self.request(id, Some(from), |reply| Message::Command {
            request,
            reply: Reply::Request(reply),
            doing,
        })
        .await
    }

    pub(crate) async fn look(
        self: &Arc<Self>,
        id: &TableId,
        viewer: Option<UserId>,
        from: IpAddr,
    ) -> Result<TableView, TableError> {
        self.request(id, Some(from), |reply| Message::Look { viewer, reply })
            .await
    }

    /// The table in a list: somebody's, or one that the server keeps for everybody.
    pub(crate) async fn summary(
        self: &Arc<Self>,
        id: &TableId,
        viewer: Option<UserId>,
        from: Option<IpAddr>,
    ) -> Result<TableSummary, TableError> {
        self.request(id, from, |reply| Message::Summary { viewer, reply })
            .await
    }

    /// What a seat has to decide, for somebody who wants a hint on it.
    pub(crate) async fn hint_question(
        self: &Arc<Self>,
        id: &TableId,
        viewer: UserId,
        seat: usize,
        from: IpAddr,
    ) -> Result<HintQuestion, TableError> {
        self.request(id, Some(from), |reply| Message::Hint {
            viewer,
            seat,
            reply,
        })
        .await
    }

    /// A stretch of the match at a table, for somebody who may see it.
    pub(crate) async fn stretch(
        self: &Arc<Self>,
        id: &TableId,
        viewer: Option<UserId>,
        seat: Option<usize>,
        steps: RangeInclusive<usize>,
        from: IpAddr,
    ) -> Result<SeenStretch, TableError> {
        self.request(id, Some(from), |reply| Message::Stretch {
            viewer,
            seat,
            steps,
            reply,
        })
        .await
    }

    async fn request<T>(
        self: &Arc<Self>,
        id: &TableId,
        from: Option<IpAddr>,
        message: impl FnOnce(oneshot::Sender<Result<T, TableError>>) -> Message,
    ) -> Result<T, TableError> {
        let (reply, answer) = oneshot::channel();
        let message = message(reply);
        self.send(id, Letter { message, from })?;
        // An actor that ended without an answer has failed; nothing is known to be done.
        answer.await.unwrap_or(Err(TableError::Unavailable))
    }

    fn stub(self: &Arc<Self>, id: &TableId) -> TableStub {
        let mut live = self.lock();
        if let Some(stub) = live.get(id) {
            return stub.clone();
        }
        let (inbox, messages) = mpsc::channel(MAX_WAITING);
        let stub = TableStub::new(inbox);
        live.insert(id.clone(), stub.clone());
        self.metrics
            .tables
            .set(i64::try_from(live.len()).unwrap_or(i64::MAX));
        drop(live);
        self.runtime
            .spawn(Actor::new(id.clone(), Arc::clone(self), messages).run());
        stub
    }

    /// Takes a table out whose actor no longer listens.
    pub(crate) fn forget_closed(&self, id: &TableId) {
        let mut live = self.lock();
        if live.get(id).is_some_and(TableStub::is_closed) {
            live.remove(id);
        }
        self.metrics
            .tables
            .set(i64::try_from(live.len()).unwrap_or(i64::MAX));
    }

    fn live_ids(&self) -> Vec<TableId> {
        self.lock().keys().cloned().collect()
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, HashMap<TableId, TableStub>> {
        self.live.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Passes on what other nodes have done, for ever.
    pub(crate) async fn follow_news(self: Arc<Self>) {
        let mut news = self.store.subscribe();
        while let Some(news) = news.next().await {
            match news {
                News::Changed {
                    origin: Origin::Here,
                    ..
                } => {}
                News::Changed { table_id, .. } => {
                    self.changed_elsewhere(&table_id);
                    self.tell(Change::elsewhere(Some(table_id)));
                }
                News::Presence { table_id } => {
                    self.send_if_live(&table_id, Message::AttendedElsewhere);
                }
                News::Missed => {
                    for table_id in self.live_ids() {
                        self.changed_elsewhere(&table_id);
                        self.send_if_live(&table_id, Message::AttendedElsewhere);
                    }
                    self.tell(Change::elsewhere(None));
                }
            }
        }
    }

    fn changed_elsewhere(&self, id: &TableId) {
        // A table with a full inbox is reading the store soon anyway.
        self.send_if_live(id, Message::ChangedElsewhere);
    }

    /// Sends what only matters to a table in memory.
    pub(crate) fn send_if_live(&self, id: &TableId, message: Message) {
        let stub = self.lock().get(id).cloned();
        if let Some(stub) = stub {
            drop(stub.try_send(Box::new(message.into())));
        }
    }

    /// Wakes a table that is not in memory at this time.
    pub(crate) fn revive_at(self: &Arc<Self>, id: &TableId, at: Instant) {
        let (hub, id) = (Arc::clone(self), id.clone());
        tokio::spawn(async move {
            tokio::time::sleep_until(at).await;
            drop(hub.send(&id, Message::Revive));
        });
    }

    /// Sets going whatever should go on by itself after the server was away: minds think, clocks run.
    pub(crate) async fn revive(self: Arc<Self>) {
        let mut after: Option<TableId> = None;
        loop {
            let page = self
                .store
                .list_tables_with_status(TableStatus::Playing, after.as_ref(), REVIVED_AT_ONCE)
                .await;
            let page = match page {
                Ok(page) => page,
                Err(error) => {
                    tracing::warn!(%error, "cannot revive tables yet");
                    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
                    continue;
                }
            };
            for id in &page {
                let _ = self.send(id, Message::Revive);
                // Answered when the revival before it is done, so that no more than one page is being read.
                let _ = self.summary(id, None, None).await;
            }
            match page.last() {
                Some(last) => after = Some(last.clone()),
                None => return,
            }
        }
    }
}
