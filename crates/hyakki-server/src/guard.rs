//! What every request passes: the address's rate, the origin, and the headers of every answer.

use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRequestParts, Request, State};
use axum::http::header::{HOST, ORIGIN, STRICT_TRANSPORT_SECURITY, UPGRADE};
use axum::http::request::Parts;
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use tokio::time::timeout;

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

/// For so long, browsers do not come without https once they came with it.
const A_YEAR: &str = "max-age=31536000";

/// Where orchestrators look, by whatever name they know us.
const PROBES: [&str; 2] = ["/healthz", "/readyz"];

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
    } else if !is_for_us(&app, &request) {
        ApiError::OtherHost.into_response()
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
    if app.is_secure() {
        let headers = response.headers_mut();
        headers.insert(STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(A_YEAR));
    }
    response
}

/// Gives up what takes too long to be answered, mostly because the request does not come.
pub(crate) async fn in_time(
    State(app): State<SharedApp>,
    request: Request,
    next: Next,
) -> Response {
    let answering = timeout(app.config.request_timeout, next.run(request));
    let answered = answering.await;
    answered.unwrap_or_else(|_| ApiError::TooSlow.into_response())
}

/// Whether a request names our site, if we know its name: another name that leads here is somebody else's trick.
/// Whoever only looks whether the server lives may call it what they like.
fn is_for_us(app: &App, request: &Request) -> bool {
    let Some(url) = &app.config.public_url else {
        return true;
    };
    let is_probe = PROBES.contains(&request.uri().path());
    is_probe || host_of(request).is_some_and(|host| url.is_known_host(host))
}

/// The host that a request names.
fn host_of(request: &Request) -> Option<&str> {
    let host = request.headers().get(HOST);
    let authority = request.uri().authority().map(Authority::as_str);
    host.and_then(|host| host.to_str().ok()).or(authority)
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
    let public = app.config.public_url.as_ref();
    public.is_some_and(|url| url.is_origin(origin)) || host_of(request) == Some(host_of_origin)
}
