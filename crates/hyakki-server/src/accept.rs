//! Connections, from the moment they come in.

use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;

use axum::Router;
use axum::extract::ConnectInfo;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::{Request, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use tower::ServiceExt;

/// Whoever has not said in this time what they want is gone, or means no good.
const HEADER_TIMEOUT: Duration = Duration::from_secs(20);

/// When there are too many open files there is nothing to do but to wait.
const BREATHER: Duration = Duration::from_millis(100);

/// The most that the head of a request may be, in bytes; what a connection keeps when it is idle is far less.
const MAX_HEAD: usize = 32 * 1024;

/// The address that a connection comes from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Peer(pub(crate) SocketAddr);

/// Serves connections until the end, and then lets those that are busy finish.
pub(crate) async fn accept(listener: TcpListener, router: Router, ending: CancellationToken) {
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIMEOUT)
        .max_buf_size(MAX_HEAD);
    let connections = TaskTracker::new();
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = ending.cancelled() => break,
        };
        match accepted {
            Ok((stream, address)) => {
                let serving = serve(&http, stream, Peer(address), &router, ending.clone());
                connections.spawn(serving);
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

fn serve(
    http: &http1::Builder,
    stream: TcpStream,
    peer: Peer,
    router: &Router,
    ending: CancellationToken,
) -> impl Future<Output = ()> + use<> {
    // Answers are small and must go at once; without it everything still works, only later.
    let _ = stream.set_nodelay(true);
    let router = router.clone();
    let service = service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(axum::body::Body::new);
        request.extensions_mut().insert(ConnectInfo(peer));
        router.clone().oneshot(request)
    });
    let connection = http
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    async move {
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
