//! The one place where errors become what clients see.

use axum::Json;
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderValue, StatusCode};
use axum::response::{IntoResponse, Response};
use hyakki_protocol::Problem;
use hyakki_store::{Conflict, Noun, StoreError};

use crate::tables::stub::TableError;

/// A refusal over HTTP: a status, a code for programs and a sentence for people.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ApiError {
    pub(crate) status: StatusCode,
    pub(crate) problem: Problem,
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, code: &str, message: impl Into<String>) -> ApiError {
        ApiError {
            status,
            problem: Problem::new(code, message),
        }
    }

    pub(crate) fn bad_request(code: &str, message: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, code, message)
    }

    pub(crate) fn not_found(what: &str) -> ApiError {
        ApiError::new(
            StatusCode::NOT_FOUND,
            &format!("no-such-{what}"),
            format!("there is no such {what}"),
        )
    }

    pub(crate) fn who_are_you() -> ApiError {
        ApiError::new(
            StatusCode::UNAUTHORIZED,
            "who-are-you",
            "this needs an identity: POST /api/session makes one, bots show a bearer token",
        )
    }

    pub(crate) fn too_fast() -> ApiError {
        ApiError::new(
            StatusCode::TOO_MANY_REQUESTS,
            "too-fast",
            "too many requests; wait a moment",
        )
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(self.problem)).into_response();
        if self.status == StatusCode::TOO_MANY_REQUESTS {
            let headers = response.headers_mut();
            headers.insert(RETRY_AFTER, HeaderValue::from_static("1"));
        }
        response
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::NotFound(Noun::Thing) => ApiError::not_found("thing"),
            StoreError::NotFound(noun) => ApiError::not_found(&noun.to_string()),
            StoreError::Conflict(Conflict::Taken(noun)) => ApiError::new(
                StatusCode::CONFLICT,
                "taken",
                format!("this {noun} is taken"),
            ),
            StoreError::Conflict(_) => ApiError::new(
                StatusCode::CONFLICT,
                "conflict",
                "somebody else was first; try again",
            ),
            StoreError::Invalid(_) => ApiError::bad_request("invalid", error.to_string()),
            StoreError::Unavailable(_) => {
                tracing::warn!(%error, "the store is away");
                TableError::Unavailable.into()
            }
            // What happened inside is for the log, not for clients.
            _ => {
                tracing::error!(%error, "the store failed");
                ApiError::new(
                    StatusCode::INTERNAL_SERVER_ERROR,
                    "internal",
                    "something went wrong in the server",
                )
            }
        }
    }
}

impl From<TableError> for ApiError {
    fn from(error: TableError) -> ApiError {
        let status = match &error {
            TableError::Refused(refusal) => match refusal.code() {
                "not-your-seat" | "not-a-player" => StatusCode::FORBIDDEN,
                "stale" | "seat-taken" => StatusCode::CONFLICT,
                _ => StatusCode::UNPROCESSABLE_ENTITY,
            },
            TableError::NoHints => StatusCode::FORBIDDEN,
            TableError::NotYourTurn => StatusCode::UNPROCESSABLE_ENTITY,
            TableError::NotFound => StatusCode::NOT_FOUND,
            TableError::Unavailable | TableError::Busy => StatusCode::SERVICE_UNAVAILABLE,
        };
        ApiError {
            status,
            problem: error.to_problem(),
        }
    }
}

impl From<hyakki_table::Refusal> for ApiError {
    fn from(refusal: hyakki_table::Refusal) -> ApiError {
        TableError::Refused(refusal).into()
    }
}
