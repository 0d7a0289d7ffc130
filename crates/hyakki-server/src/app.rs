//! What every handler can reach.

use std::net::IpAddr;
use std::sync::Arc;

use hyakki_store::{Store, TokenHash};
use tokio::sync::watch;
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

use crate::config::Config;
use crate::error::ApiError;
use crate::limits::Gate;
use crate::live::lobbies::Lobbies;
use crate::live::lobby_feed::PublicTables;
use crate::live::visitors::Visitors;
use crate::metrics::Metrics;
use crate::minds::MindPool;
use crate::password::PasswordDesk;
use crate::places::{MAX_WAIT, Places};
use crate::public_url::PublicUrl;
use crate::readiness::Readiness;
use crate::replays::Replays;
use crate::reviews::Reviews;
use crate::sessions::Sessions;
use crate::tables::hub::{Hub, Manners};
use crate::tries::Tries;

/// How many records are taken in at once.
const UPLOADS_AT_ONCE: usize = 4;

/// What every handler can reach.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) hub: Arc<Hub>,
    pub(crate) minds: MindPool,
    pub(crate) replays: Arc<Replays>,
    pub(crate) reviews: Arc<Reviews>,
    /// Records that are being brought in: each is some megabytes in memory until it is stored.
    pub(crate) uploads: Places<IpAddr>,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) gate: Gate,
    pub(crate) readiness: Readiness,
    pub(crate) passwords: PasswordDesk,
    /// Passwords tried for logins.
    pub(crate) tries: Tries,
    /// Old passwords tried by those who are logged in and want to set another: whoever tries a login from outside does not
    /// keep its owner from that.
    pub(crate) old_password_tries: Tries,
    /// The public tables, as anybody sees them.
    pub(crate) public_tables: watch::Sender<Arc<PublicTables>>,
    /// The lobbies that users look at.
    pub(crate) lobbies: Arc<Lobbies>,
    /// Cancelled when the server goes away.
    pub(crate) ending: CancellationToken,
    /// Sessions in use.
    pub(crate) sessions: Arc<Sessions>,
    /// Who is connected.
    pub(crate) visitors: Visitors,
    /// Sockets and streams that are open.
    pub(crate) connections: TaskTracker,
}

/// What handlers are given.
pub(crate) type SharedApp = Arc<App>;

impl App {
    pub(crate) fn new(config: Config, store: Store) -> SharedApp {
        let metrics = Arc::new(Metrics::new());
        metrics.tell_build(config.commit);
        let minds = MindPool::new(config.mind_threads, config.mind_thinking, config.mind_pause);
        let ending = CancellationToken::new();
        let replays = Arc::new(Replays::new(Arc::clone(&metrics), ending.clone()));
        let hub = Hub::new(
            store.clone(),
            minds.clone(),
            Arc::clone(&replays),
            Arc::clone(&metrics),
            Manners {
                away_after: config.away_after,
                patience: config.patience,
            },
            ending.clone(),
        );
        let reviews = Reviews::new(
            &config,
            store.clone(),
            minds.clone(),
            Arc::clone(&metrics),
            ending.clone(),
        );
        Arc::new(App {
            reviews: Arc::new(reviews),
            gate: Gate::new(&config),
            readiness: Readiness::default(),
            config,
            store,
            hub,
            minds,
            replays,
            uploads: Places::new(UPLOADS_AT_ONCE, MAX_WAIT),
            metrics,
            passwords: PasswordDesk::new(),
            tries: Tries::default(),
            old_password_tries: Tries::default(),
            public_tables: watch::Sender::default(),
            lobbies: Lobbies::new(),
            ending,
            sessions: Sessions::new(),
            visitors: Visitors::default(),
            connections: TaskTracker::new(),
        })
    }

    /// Refuses what comes too fast.
    pub(crate) fn admit(&self, is_admitted: bool) -> Result<(), ApiError> {
        is_admitted.then_some(()).ok_or_else(|| self.too_fast())
    }

    /// What comes too fast is counted.
    pub(crate) fn too_fast(&self) -> ApiError {
        self.metrics.rate_limited.inc();
        ApiError::TooFast
    }

    /// Ends the session of a token that the store has no more, with its connections.
    pub(crate) async fn log_out(&self, token: &TokenHash) {
        self.sessions.end(token).await;
        self.visitors.log_out(token);
    }

    /// Whether cookies must travel on secure connections only.
    pub(crate) fn is_secure(&self) -> bool {
        let url = self.config.public_url.as_ref();
        url.is_some_and(PublicUrl::is_secure)
    }
}
