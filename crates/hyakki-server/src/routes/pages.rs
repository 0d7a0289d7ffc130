//! The page for browsers, and everything it is made of.

use axum::extract::{Request, State};
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};

use crate::app::SharedApp;
use crate::error::ApiError;
use crate::page::PageFile;

/// What has a hash in its name never changes.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// The page itself is asked for each time; mostly the answer is that it has not changed.
const ASK_AGAIN: &str = "no-cache";

/// A file of the page; any other address is the page itself, which knows what to show there.
pub(super) async fn read_page(State(app): State<SharedApp>, request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return no_such_page();
    }
    let path = request.uri().path().trim_start_matches('/');
    let is_place = !path.starts_with("api/") && !path.starts_with("assets/") && !path.contains('.');
    let page = app.config.page;
    let front = || page.find("index.html").filter(|_| is_place);
    match page.find(path).or_else(front) {
        Some(file) => answer(file, request.headers()),
        None => no_such_page(),
    }
}

fn no_such_page() -> Response {
    ApiError::NoSuchPage.into_response()
}

fn answer(file: &'static PageFile, asked: &HeaderMap) -> Response {
    let mut headers = HeaderMap::new();
    let caching = if file.is_immutable() {
        FOR_EVER
    } else {
        ASK_AGAIN
    };
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(caching));
    headers.insert(ETAG, HeaderValue::from_static(file.etag));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if asked
        .get(IF_NONE_MATCH)
        .is_some_and(|etag| etag == file.etag)
    {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(file.content_type));
    match file.brotli.filter(|_| takes_brotli(asked)) {
        Some(compressed) => {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("br"));
            (headers, compressed).into_response()
        }
        None => (headers, file.bytes).into_response(),
    }
}

fn takes_brotli(asked: &HeaderMap) -> bool {
    let encodings = asked
        .get(ACCEPT_ENCODING)
        .and_then(|value| value.to_str().ok());
    encodings.is_some_and(|encodings| {
        let mut names = encodings
            .split(',')
            .map(|one| one.split(';').next().unwrap_or_default());
        names.any(|name| name.trim() == "br")
    })
}
