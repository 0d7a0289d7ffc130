//! Files that programs look for at fixed addresses.

use axum::extract::State;
use axum::response::{IntoResponse, Response};
use humantime::format_rfc3339_seconds;
use std::time::{Duration, UNIX_EPOCH};

use crate::app::SharedApp;
use crate::clock::now_ms;
use crate::error::ApiError;

/// Tables and matches are found by those who were given a link.
const ROBOTS: &str =
    "User-agent: *\nDisallow: /api/\nDisallow: /table/\nDisallow: /match/\nDisallow: /enter\n";

/// What is said about reporting holes holds for so long.
const GOOD_FOR: Duration = Duration::from_secs(90 * 24 * 60 * 60);

/// What search engines may look at.
pub(super) async fn robots() -> &'static str {
    ROBOTS
}

/// Where to report a hole (RFC 9116), if whoever runs the server has said.
pub(super) async fn security(State(app): State<SharedApp>) -> Response {
    let Some(contact) = &app.config.security_contact else {
        return ApiError::NoSuchPage.into_response();
    };
    let now = Duration::from_millis(now_ms().unsigned_abs());
    let expires = format_rfc3339_seconds(UNIX_EPOCH + now + GOOD_FOR);
    let mut text = format!("Contact: {contact}\nExpires: {expires}\n");
    if let Some(url) = &app.config.public_url {
        text += &format!("Canonical: {url}/.well-known/security.txt\n");
    }
    text.into_response()
}
