//! Bodies that a handler did not read, because it refused the request before, or had no use for one.

use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;

use axum::body::{Body, BodyDataStream, Bytes, HttpBody};
use axum::extract::Request;
use axum::http::HeaderValue;
use axum::http::header::CONNECTION;
use axum::middleware::Next;
use axum::response::Response;
use futures_util::{Stream, StreamExt as _};

/// So much of a body is read although nobody wants it: more than a request that is refused usually has.
const MAX_UNWANTED: usize = 64 * 1024;

/// So long it is waited for.
const PATIENCE: Duration = Duration::from_millis(50);

/// Reads what a handler has left of a body, so that the connection can be used again; where that would be too much, tells
/// the client that the connection ends with the answer. It ends in that case, and a client that is not told sends its next
/// request on it and gets no answer.
pub(crate) async fn read_the_rest(request: Request, next: Next) -> Response {
    if request.body().is_end_stream() {
        return next.run(request).await;
    }
    let rest = Rest::default();
    let response = next.run(lend(request, &rest)).await;
    let left = rest.lock().unwrap_or_else(PoisonError::into_inner).take();
    let is_done = match left {
        None => true,
        Some(left) => has_ended(left).await,
    };
    if is_done { response } else { closing(response) }
}

/// What is left of a body that was dropped before its end.
type Rest = Arc<Mutex<Option<BodyDataStream>>>;

/// The request with a body that comes back when it is dropped before its end.
fn lend(request: Request, rest: &Rest) -> Request {
    let rest = Arc::clone(rest);
    request.map(|body| {
        Body::from_stream(Lent {
            body: Some(body.into_data_stream()),
            rest,
        })
    })
}

struct Lent {
    /// Nothing when it has been read to its end.
    body: Option<BodyDataStream>,
    rest: Rest,
}

impl Stream for Lent {
    type Item = Result<Bytes, axum::Error>;

    fn poll_next(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let Some(body) = &mut self.body else {
            return Poll::Ready(None);
        };
        let next = body.poll_next_unpin(context);
        if matches!(next, Poll::Ready(None | Some(Err(_)))) {
            self.body = None;
        }
        next
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        let mut rest = self.rest.lock().unwrap_or_else(PoisonError::into_inner);
        *rest = self.body.take();
    }
}

/// Reads on to the end of a body; false if that is far off.
async fn has_ended(mut body: BodyDataStream) -> bool {
    let reading = async {
        let mut n_read = 0;
        while let Some(Ok(bytes)) = body.next().await {
            n_read += bytes.len();
            if n_read > MAX_UNWANTED {
                return false;
            }
        }
        true
    };
    tokio::time::timeout(PATIENCE, reading).await == Ok(true)
}

fn closing(mut response: Response) -> Response {
    let close = HeaderValue::from_static("close");
    response.headers_mut().insert(CONNECTION, close);
    response
}
