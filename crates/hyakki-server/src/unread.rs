//! Connections whose last request was answered before all of it had come.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use axum::body::{Body, Bytes, HttpBody};
use axum::extract::Request;
use axum::http::HeaderValue;
use axum::http::header::CONNECTION;
use axum::middleware::Next;
use axum::response::Response;
use futures_util::{StreamExt as _, stream};

/// Tells the client that the connection ends with this answer, where a body was refused or not looked at.
/// The connection ends in any case; a client that is not told sends its next request on it, and gets no answer.
pub(crate) async fn close_where_unread(request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let is_read = Arc::new(AtomicBool::new(false));
    let response = next.run(watch_end(request, &is_read)).await;
    if is_read.load(Ordering::Relaxed) {
        response
    } else {
        closing(response)
    }
}

/// The request with a body that notes when it has been read to its end.
fn watch_end(request: Request, is_read: &Arc<AtomicBool>) -> Request {
    let is_read = Arc::clone(is_read);
    let at_end = stream::once(async move {
        is_read.store(true, Ordering::Relaxed);
        Ok(Bytes::new())
    });
    request.map(|body| Body::from_stream(body.into_data_stream().chain(at_end)))
}

fn closing(mut response: Response) -> Response {
    let close = HeaderValue::from_static("close");
    response.headers_mut().insert(CONNECTION, close);
    response
}
