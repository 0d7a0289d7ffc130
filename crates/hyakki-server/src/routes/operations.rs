//! For those who run the server.

use axum::extract::State;
use axum::http::StatusCode;
use axum::http::header::CONTENT_TYPE;
use axum::response::{IntoResponse, Response};

use crate::app::SharedApp;
use crate::readiness::NotReady;

/// The process is alive.
pub(super) async fn healthz() -> &'static str {
    "ok\n"
}

/// The server can do its work: it is not going away, and the database answers and can be written.
pub(super) async fn readyz(State(app): State<SharedApp>) -> Response {
    let why = match app.check_ready().await {
        Ok(()) => return "ok\n".into_response(),
        Err(NotReady::Ending) => "going away\n",
        Err(NotReady::DatabaseAway) => "the database is away\n",
        Err(NotReady::DatabaseNotWritten) => "the database cannot be written\n",
    };
    (StatusCode::SERVICE_UNAVAILABLE, why).into_response()
}

/// What the server counts, for Prometheus.
pub(super) async fn metrics(State(app): State<SharedApp>) -> Response {
    let as_gauge = |number: usize| i64::try_from(number).unwrap_or(i64::MAX);
    app.metrics.mind_queue.set(as_gauge(app.minds.n_waiting()));
    let n_connections = app.gate.connections.n_inside();
    app.metrics.connections.set(as_gauge(n_connections));
    let n_waiting = app.replays.n_waiting();
    app.metrics.replay_queue.set(as_gauge(n_waiting));
    let n_waiting = app.store.stats().n_waiting;
    app.metrics
        .store_queue
        .set(i64::try_from(n_waiting).unwrap_or(i64::MAX));
    let kind = "application/openmetrics-text; version=1.0.0; charset=utf-8";
    ([(CONTENT_TYPE, kind)], app.metrics.to_text()).into_response()
}
