//! The page for browsers, and everything it is made of.

use std::net::IpAddr;

use axum::extract::{Request, State};
use axum::http::header::{
    ACCEPT_LANGUAGE, CACHE_CONTROL, CONTENT_ENCODING, CONTENT_TYPE, ETAG, HOST, IF_NONE_MATCH, VARY,
};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode};
use axum::response::{IntoResponse, Response};

use hyakki_catalog::Language;
use sha2::{Digest, Sha256};

use crate::app::{App, SharedApp};
use crate::error::ApiError;
use crate::guard::Address;
use crate::page::PageFile;
use crate::preview::Preview;
use crate::routes::compressed::takes_brotli;

/// What has a hash in its name never changes.
const FOR_EVER: &str = "public, max-age=31536000, immutable";

/// Pictures of links: whoever shows a link asks for them by an address that changes with them.
const A_WEEK: &str = "public, max-age=604800";

/// The page itself is asked for each time; mostly the answer is that it has not changed.
const ASK_AGAIN: &str = "no-cache";

/// The page itself.
const FRONT: &str = "index.html";

/// A file of the page; any other address is the page itself, which knows what to show there.
pub(super) async fn read_page(
    State(app): State<SharedApp>,
    Address(address): Address,
    request: Request,
) -> Response {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return no_such_page();
    }
    let path = request.uri().path().trim_start_matches('/');
    let page = app.config.page;
    if let Some(file) = page.find(path).filter(|file| file.path != FRONT) {
        return answer(file, request.headers());
    }
    let is_place = !path.starts_with("api/") && !path.starts_with("assets/") && !path.contains('.');
    match page.find(FRONT).filter(|_| is_place || path == FRONT) {
        Some(front) => answer_front(&app, address, front, path, request.headers()).await,
        None => no_such_page(),
    }
}

/// The page itself, which tells at its head what stands at the address.
async fn answer_front(
    app: &App,
    asked_from: IpAddr,
    front: &'static PageFile,
    path: &str,
    asked: &HeaderMap,
) -> Response {
    let Ok(html) = str::from_utf8(front.bytes) else {
        return answer(front, asked);
    };
    let wishes = asked.get(ACCEPT_LANGUAGE);
    let wishes = wishes.and_then(|value| value.to_str().ok());
    let language = wishes.and_then(Language::accepted).unwrap_or_default();
    let etag_of = |path: &str| app.config.page.find(path).map(|file| file.etag);
    let preview = Preview::of(app, asked_from, path, language).await;
    let html = preview.put_into(html, &site(app, asked), path, etag_of);
    let digest = base16ct::lower::encode_string(&Sha256::digest(&html)[..8]);
    let etag = format!("\"{digest}\"");
    let headers = [
        (CACHE_CONTROL, ASK_AGAIN),
        (ETAG, etag.as_str()),
        (VARY, "accept-language"),
        (CONTENT_TYPE, front.content_type),
    ];
    if asked.get(IF_NONE_MATCH).is_some_and(|known| *known == etag) {
        return (StatusCode::NOT_MODIFIED, headers).into_response();
    }
    (headers, html).into_response()
}

/// Where people find the site: as it was told, or by the name that they asked for.
fn site(app: &App, asked: &HeaderMap) -> String {
    if let Some(url) = &app.config.public_url {
        return url.to_string();
    }
    let host = asked.get(HOST).and_then(|host| host.to_str().ok());
    format!("http://{}", host.unwrap_or_default())
}

fn no_such_page() -> Response {
    ApiError::NoSuchPage.into_response()
}

fn answer(file: &'static PageFile, asked: &HeaderMap) -> Response {
    let mut headers = HeaderMap::new();
    let caching = if file.is_immutable() {
        FOR_EVER
    } else if file.is_shared() {
        A_WEEK
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
