//! A server, from its start to its end.

use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use hyakki_store::Store;
use thiserror::Error;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio::time::{interval, timeout};
use tokio_util::task::AbortOnDropHandle;

use crate::accept::accept;
use crate::app::{App, SharedApp};
use crate::config::Config;
use crate::crowd::Crowd;
use crate::live::lobby_feed::keep_public_list;
use crate::pruning::{Pruning, prune};
use crate::readiness;
use crate::routes::{metrics_router, router};

/// How long connections have to end when the server does.
const FAREWELL: Duration = Duration::from_secs(5);

/// How long the store has to close then.
const LAST_WRITES: Duration = Duration::from_secs(3);

/// How often the house is tidied.
const TIDY_EVERY: Duration = Duration::from_secs(60);

/// So many programs may read at once what is counted.
const MAX_SCRAPERS: usize = 32;

/// Somewhere it cannot listen.
#[derive(Debug, Error)]
#[error("cannot listen on {address}: {why}")]
pub struct CannotListen {
    /// Where.
    pub address: SocketAddr,
    /// What the system says.
    #[source]
    pub why: io::Error,
}

async fn listen(address: SocketAddr) -> Result<(TcpListener, SocketAddr), CannotListen> {
    let listening = async {
        let listener = TcpListener::bind(address).await?;
        let address = listener.local_addr()?;
        Ok((listener, address))
    };
    listening.await.map_err(|why| CannotListen { address, why })
}

/// A server that runs.
pub struct Server {
    app: SharedApp,
    address: SocketAddr,
    metrics_address: Option<SocketAddr>,
    serving: JoinHandle<()>,
    reviewing: Vec<JoinHandle<()>>,
    _upkeep: Vec<AbortOnDropHandle<()>>,
}

impl Server {
    /// Listens and serves from now on. Must be called inside a Tokio runtime.
    pub async fn start(config: Config, store: Store) -> Result<Server, CannotListen> {
        let (listener, address) = listen(config.listen).await?;
        let (metrics_listener, metrics_address) = match config.metrics_listen {
            Some(address) => Some(listen(address).await?).unzip(),
            None => (None, None),
        };
        // Before anything is written here, which a wrong clock would make young.
        let pruning = match config.keep {
            Some(keep) => Pruning::begin(&store, keep).await,
            None => None,
        };
        let app = App::new(config, store);
        let serving = serve(app.clone(), listener, metrics_listener);
        let reviewing = (0..app.config.review_threads)
            .map(|_| tokio::spawn(app.reviews.clone().work()))
            .collect();
        let upkeep = [
            tokio::spawn(app.hub.clone().follow_news()),
            tokio::spawn(app.hub.clone().revive()),
            tokio::spawn(keep_public_list(app.clone())),
            tokio::spawn(tidy(app.clone())),
            tokio::spawn(prune(pruning, app.store.clone())),
            tokio::spawn(readiness::keep_trying(app.clone())),
        ];
        Ok(Server {
            app,
            address,
            metrics_address,
            serving: tokio::spawn(serving),
            reviewing,
            _upkeep: upkeep.map(AbortOnDropHandle::new).into_iter().collect(),
        })
    }

    /// Where it listens.
    #[must_use]
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// Where it tells what is counted, if it does.
    #[must_use]
    pub fn metrics_address(&self) -> Option<SocketAddr> {
        self.metrics_address
    }

    /// Tells every client that the server goes away, finishes what is being done, and closes the store.
    pub async fn stop(mut self) {
        self.app.ending.cancel();
        self.app.minds.close();
        self.app.connections.close();
        let leaving = async {
            let _ = (&mut self.serving).await;
            self.app.connections.wait().await;
            for reviewing in &mut self.reviewing {
                let _ = reviewing.await;
            }
        };
        // Whoever does not leave in time is left behind.
        let _ = timeout(FAREWELL, leaving).await;
        self.serving.abort();
        // Whatever was acknowledged is durable already: a database that does not answer is not waited for.
        let _ = timeout(LAST_WRITES, self.app.store.close()).await;
    }
}

/// Serves everybody, and those who run the server at an address of their own.
async fn serve(app: SharedApp, listener: TcpListener, metrics_listener: Option<TcpListener>) {
    let connections = Arc::clone(&app.gate.connections);
    let public = accept(listener, router(app.clone()), connections, app.clone());
    let metrics = async {
        if let Some(listener) = metrics_listener {
            let crowd = Crowd::new(MAX_SCRAPERS, MAX_SCRAPERS);
            accept(listener, metrics_router(app.clone()), crowd, app.clone()).await;
        }
    };
    tokio::join!(public, metrics);
}

async fn tidy(app: SharedApp) {
    let mut ticks = interval(TIDY_EVERY);
    loop {
        ticks.tick().await;
        app.gate.tidy();
        app.tries.tidy(std::time::Instant::now());
        for token in app.visitors.gone_tokens(&app.store).await {
            app.log_out(&token).await;
        }
    }
}
