//! A stream of JSON lines, for programs that speak plain HTTP.

use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::SharedApp;
use crate::live::outbox::{Farewell, Outbox, Outgoing};

/// An empty line says that the stream is alive.
pub(crate) const HEARTBEAT: Duration = Duration::from_secs(15);

/// The last line of a stream
#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "kebab-case")]
pub(crate) enum StreamEnd {
    /// The server ends the stream; open it again after a moment
    End {
        /// Why, in English.
        reason: &'static str,
    },
}

struct Feed<G> {
    app: SharedApp,
    outbox: Arc<Outbox>,
    is_over: bool,
    /// Dropped with the stream, and does then whatever has to be done.
    _guard: G,
}

/// Whatever comes into the outbox, a line each, until either side ends it.
pub(crate) fn serve<G: Send + 'static>(app: SharedApp, outbox: Arc<Outbox>, guard: G) -> Response {
    let feed = Feed {
        app,
        outbox,
        is_over: false,
        _guard: guard,
    };
    let lines = stream::unfold(feed, |mut feed| async move {
        if feed.is_over {
            return None;
        }
        let line = feed.next_line().await;
        Some((Ok::<_, Infallible>(line), feed))
    });
    let headers = [
        (CONTENT_TYPE, "application/x-ndjson"),
        (CACHE_CONTROL, "no-store"),
    ];
    (headers, Body::from_stream(lines)).into_response()
}

impl<G> Feed<G> {
    async fn next_line(&mut self) -> Bytes {
        let outgoing = tokio::select! {
            outgoing = self.outbox.next() => outgoing,
            () = tokio::time::sleep(HEARTBEAT) => return Bytes::from_static(b"\n"),
            () = self.app.ending.cancelled() => Outgoing::Farewell(Farewell::RESTARTING),
        };
        match outgoing {
            Outgoing::Text(text) => Bytes::from(format!("{text}\n")),
            Outgoing::Farewell(farewell) => {
                self.is_over = true;
                let line = StreamEnd::End {
                    reason: farewell.reason,
                };
                let line = serde_json::to_string(&line).expect("an end makes JSON");
                Bytes::from(format!("{line}\n"))
            }
        }
    }
}
