//! What every request passes: the address's rate, the origin, and the headers of every answer.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::header::{HOST, ORIGIN, UPGRADE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use crate::accept::Peer;
use crate::app::{App, SharedApp};
use crate::error::ApiError;
use crate::metrics::Status;

/// Scripts, styles, pictures and connections from here only; nobody may frame us.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
    img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
    base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

const HEADERS: [(&str, &str); 6] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("x-frame-options", "DENY"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    (
        "permissions-policy",
        "camera=(), geolocation=(), microphone=()",
    ),
];

/// The address of a client.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Address(pub(crate) IpAddr);

impl FromRequestParts<SharedApp> for Address {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &SharedApp) -> Result<Address, ApiError> {
        let peer = parts.extensions.get::<ConnectInfo<Peer>>();
        Ok(address_of(app, &parts.headers, peer.map(|peer| peer.0.0)))
    }
}

fn address_of(app: &App, headers: &HeaderMap, peer: Option<SocketAddr>) -> Address {
    let told = app
        .config
        .proxies
        .and_then(|proxies| proxies.client(headers));
    let peer = peer.map_or(IpAddr::from([0, 0, 0, 0]), |peer| peer.ip());
    Address(told.unwrap_or(peer))
}

/// Refuses what comes too fast or from another site; counts; and puts the headers on every answer.
pub(crate) async fn guard(
    State(app): State<SharedApp>,
    peer: ConnectInfo<Peer>,
    request: Request,
    next: Next,
) -> Response {
    let Address(address) = address_of(&app, request.headers(), Some(peer.0.0));
    let mut response = if !app.gate.admits_request(address) {
        app.metrics.rate_limited.inc();
        ApiError::TooFast.into_response()
    } else if !is_from_here(&app, &request) {
        ApiError::OtherOrigin.into_response()
    } else {
        next.run(request).await
    };
    let status = response.status().as_u16();
    app.metrics.requests.get_or_create(&Status { status }).inc();
    for (name, value) in HEADERS {
        let name = HeaderName::from_static(name);
        let headers = response.headers_mut();
        headers.insert(name, HeaderValue::from_static(value));
    }
    response
}

/// Browsers say which site's page a request comes from; only ours may change things or open sockets.
/// Programs that are not browsers say nothing, and have no cookies to misuse.
fn is_from_here(app: &App, request: &Request) -> bool {
    let headers = request.headers();
    let is_reading = matches!(
        *request.method(),
        Method::GET | Method::HEAD | Method::OPTIONS
    );
    if is_reading && !headers.contains_key(UPGRADE) {
        return true;
    }
    let Some(origin) = headers.get(ORIGIN) else {
        return true;
    };
    let Ok(origin) = origin.to_str() else {
        return false;
    };
    let Some((_, host_of_origin)) = origin.split_once("://") else {
        return false;
    };
    let host = headers.get(HOST).and_then(|host| host.to_str().ok());
    let host = host.or_else(|| {
        request
            .uri()
            .authority()
            .map(axum::http::uri::Authority::as_str)
    });
    let public = app.config.public_url.as_deref();
    public.is_some_and(|url| url.trim_end_matches('/') == origin) || host == Some(host_of_origin)
}
