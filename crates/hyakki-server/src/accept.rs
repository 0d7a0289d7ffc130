//! Connections, from the moment they come in.

use std::net::SocketAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::{Request, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::task::TaskTracker;
use tower::ServiceExt;

use crate::app::SharedApp;
use crate::crowd::{Crowd, Newcomer, Ticket};
use crate::slow_reader::InTime;

/// Whoever has not said in this time what they want is gone, or means no good.
const HEADER_TIMEOUT: Duration = Duration::from_secs(20);

/// The same when there is hardly a place left.
const HEADER_TIMEOUT_IN_A_CROWD: Duration = Duration::from_secs(3);

/// When there are too many open files there is nothing to do but to wait.
const BREATHER: Duration = Duration::from_millis(100);

/// The most that the head of a request may be, in bytes; what a connection keeps when it is idle is far less.
const MAX_HEAD: usize = 32 * 1024;

/// The address that a connection comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// Serves connections until the end, and then lets those that are busy finish.
pub(crate) async fn accept(
    listener: TcpListener,
    router: Router,
    crowd: Arc<Crowd>,
    app: SharedApp,
) {
    let connections = TaskTracker::new();
    let door = Door::new(router, crowd, app);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = door.app.ending.cancelled() => break,
        };
        match accepted {
            Ok((stream, address)) => {
                if let Some(ticket) = door.admit(address) {
                    connections.spawn(door.serve(stream, Peer(address), ticket));
                }
            }
            Err(error) => {
                tracing::warn!(%error, "cannot take a connection");
                tokio::time::sleep(BREATHER).await;
            }
        }
    }
    drop(listener);
    connections.close();
    connections.wait().await;
}

/// Where connections come in.
struct Door {
    router: Router,
    crowd: Arc<Crowd>,
    app: SharedApp,
    http: http1::Builder,
    /// When there is hardly a place left, nobody keeps one without a request: those who sit at a table must get in.
    http_in_a_crowd: http1::Builder,
}

impl Door {
    fn new(router: Router, crowd: Arc<Crowd>, app: SharedApp) -> Door {
        let mut http = http1::Builder::new();
        http.timer(TokioTimer::new())
            .header_read_timeout(HEADER_TIMEOUT)
            .max_buf_size(MAX_HEAD);
        let mut http_in_a_crowd = http.clone();
        http_in_a_crowd
            .header_read_timeout(HEADER_TIMEOUT_IN_A_CROWD)
            .keep_alive(false);
        Door {
            router,
            crowd,
            app,
            http,
            http_in_a_crowd,
        }
    }

    /// A place for a connection. Who it is shows only in its requests, so nobody is a stranger yet.
    fn admit(&self, address: SocketAddr) -> Option<Ticket> {
        let ticket = self.crowd.enter(address.ip(), Newcomer::Expected);
        if ticket.is_none() {
            self.app.metrics.refused_connections.inc();
        }
        ticket
    }

    fn prepare(&self, stream: &TcpStream) {
        // Answers are small and must go at once; without it everything still works, only later.
        let _ = stream.set_nodelay(true);
        // The system ends a connection whose other side has taken nothing for so long, whatever we were sending.
        #[cfg(target_os = "linux")]
        {
            let unread_ms = self.app.config.unread_timeout.as_millis();
            let unread_ms = u32::try_from(unread_ms).unwrap_or(u32::MAX);
            let _ = rustix::net::sockopt::set_tcp_user_timeout(stream, unread_ms);
        }
    }

    fn serve(
        &self,
        stream: TcpStream,
        peer: Peer,
        ticket: Ticket,
    ) -> impl Future<Output = ()> + use<> {
        self.prepare(&stream);
        let stream = InTime::new(stream, self.app.config.answer_timeout);
        let router = self.router.clone();
        let ticket = Arc::new(ticket);
        let held = Arc::clone(&ticket);
        let service = service_fn(move |request: Request<Incoming>| {
            let mut request = request.map(axum::body::Body::new);
            request.extensions_mut().insert(ConnectInfo(peer));
            // A connection that becomes a socket takes it along.
            request.extensions_mut().insert(Arc::clone(&held));
            router.clone().oneshot(request)
        });
        let http = if self.crowd.is_dense() {
            &self.http_in_a_crowd
        } else {
            &self.http
        };
        let connection = http
            .serve_connection(TokioIo::new(stream), service)
            .with_upgrades();
        let ending = self.app.ending.clone();
        async move {
            let _ticket = ticket;
            let mut connection = pin!(connection);
            let served = tokio::select! {
                served = connection.as_mut() => served,
                () = ending.cancelled() => {
                    // What is being answered is answered to the end.
                    connection.as_mut().graceful_shutdown();
                    connection.await
                }
            };
            if let Err(error) = served {
                tracing::debug!(%error, "a connection broke");
            }
        }
    }
}
