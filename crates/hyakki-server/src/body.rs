//! Bodies and addresses that are read before a handler runs, with refusals in our own words.

use std::sync::Arc;

use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::ws::{WebSocket, WebSocketUpgrade};
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::response::Response;

use crate::crowd::Ticket;
use crate::error::ApiError;
use crate::live::socket::{BUFFER, GATHERED, MAX_FRAME};

/// A JSON body.
#[derive(FromRequest)]
#[from_request(via(axum::Json), rejection(ApiError))]
pub(crate) struct Body<T>(pub(crate) T);

/// What stands behind the `?`.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(ApiError))]
pub(crate) struct Query<T>(pub(crate) T);

/// What stands between the slashes.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(ApiError))]
pub(crate) struct Path<T>(pub(crate) T);

/// A body of text.
pub(crate) struct Text(pub(crate) String);

impl<S: Send + Sync> FromRequest<S> for Text {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Text, ApiError> {
        let text = String::from_request(request, state).await;
        text.map(Text)
            .map_err(|rejection| ApiError::BadBody(rejection.status(), rejection.body_text()))
    }
}

/// A request to become a socket.
pub(crate) struct Upgrade {
    socket: WebSocketUpgrade,
    /// The place of the connection, which a socket keeps.
    connection: Option<Arc<Ticket>>,
}

impl Upgrade {
    /// Becomes a socket, and is served as one.
    pub(crate) fn serve<F: Future<Output = ()> + Send>(
        self,
        serving: impl FnOnce(WebSocket) -> F + Send + 'static,
    ) -> Response {
        self.socket.on_upgrade(move |socket| async move {
            let _connection = self.connection;
            serving(socket).await;
        })
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Upgrade {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Upgrade, ApiError> {
        let upgrade = WebSocketUpgrade::from_request_parts(parts, state).await;
        let upgrade = upgrade
            .map_err(|rejection| ApiError::NotASocket(rejection.status(), rejection.body_text()))?;
        Ok(Upgrade {
            socket: upgrade
                .max_message_size(MAX_FRAME)
                .max_frame_size(MAX_FRAME)
                .read_buffer_size(BUFFER)
                .write_buffer_size(GATHERED),
            connection: parts.extensions.get().cloned(),
        })
    }
}

impl From<JsonRejection> for ApiError {
    fn from(rejection: JsonRejection) -> ApiError {
        ApiError::BadBody(rejection.status(), rejection.body_text())
    }
}

impl From<QueryRejection> for ApiError {
    fn from(rejection: QueryRejection) -> ApiError {
        ApiError::BadQuery(rejection.status(), rejection.body_text())
    }
}

impl From<PathRejection> for ApiError {
    fn from(rejection: PathRejection) -> ApiError {
        ApiError::BadAddress(rejection.status(), rejection.body_text())
    }
}
