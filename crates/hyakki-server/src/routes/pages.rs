//! The page for browsers, and everything it is made of.

use axum::extract::Request;
use axum::http::header::{
    ACCEPT_ENCODING, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};
use hyakki_web::Asset;

use crate::error::ApiError;

/// What has a hash in its name never changes.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// The page itself is asked for each time; mostly the answer is that it has not changed.
const ASK_AGAIN: &str = "no-cache";

/// A file of the page; any other address is the page itself, which knows what to show there.
pub(super) async fn read_page(request: Request) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return no_such_page();
    }
    let path = request.uri().path().trim_start_matches('/');
    let is_place = !path.starts_with("api/") && !path.starts_with("assets/") && !path.contains('.');
    match Asset::find(path) {
        Some(asset) => answer(asset, request.headers(), StatusCode::OK),
        None if is_place => match Asset::find("index.html") {
            Some(page) => answer(page, request.headers(), StatusCode::OK),
            None => no_such_page(),
        },
        None => no_such_page(),
    }
}

fn no_such_page() -> Response {
    ApiError::NoSuchPage.into_response()
}

fn answer(asset: &'static Asset, asked: &HeaderMap, status: StatusCode) -> Response {
    let mut headers = HeaderMap::new();
    let caching = if asset.is_immutable() {
        FOR_EVER
    } else {
        ASK_AGAIN
    };
    headers.insert(CACHE_CONTROL, HeaderValue::from_static(caching));
    headers.insert(ETAG, HeaderValue::from_static(asset.etag));
    headers.insert(VARY, HeaderValue::from_static("accept-encoding"));
    if asked
        .get(IF_NONE_MATCH)
        .is_some_and(|etag| etag == asset.etag)
    {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    headers.insert(CONTENT_TYPE, HeaderValue::from_static(asset.content_type));
    match asset.brotli.filter(|_| takes_brotli(asked)) {
        Some(compressed) => {
            headers.insert(CONTENT_ENCODING, HeaderValue::from_static("br"));
            (status, headers, compressed).into_response()
        }
        None => (status, headers, asset.bytes).into_response(),
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
