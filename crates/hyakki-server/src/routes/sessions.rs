//! The sessions of somebody: what they are known by, and how each is ended.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use base16ct::lower as hex;
use hyakki_protocol::identity::{SessionKind, SessionSummary};
use hyakki_store::{ListedToken, TokenHash, TokenKind};
use sha2::{Digest, Sha256};

use crate::app::SharedApp;
use crate::body::Path;
use crate::clock::now_ms;
use crate::error::ApiError;
use crate::identity::{SESSION_MS, User};
use crate::routes::identities::LINK_MS;
use crate::routes::session::goodbye;

/// No list is longer; whoever has more ends all others at once.
const MOST_LISTED: usize = 100;

/// So many bytes of a hash name a session.
const ID_LEN: usize = 10;

/// My sessions: this one first, then the last used
#[utoipa::path(get, path = "/api/sessions", responses((status = 200, body = Vec<SessionSummary>), (status = 401)))]
pub(super) async fn list_sessions(
    State(app): State<SharedApp>,
    user: User,
) -> Result<Json<Vec<SessionSummary>>, ApiError> {
    let now_ms = now_ms();
    let mut tokens = app.store.list_tokens_of(&user.stored.id).await?;
    tokens.retain(|token| is_good(token, now_ms));
    tokens.sort_by_key(|token| token.hash != user.token);
    tokens.truncate(MOST_LISTED);
    let sessions = tokens.into_iter().map(|token| summary(token, &user));
    Ok(Json(sessions.collect()))
}

/// Ends one of my sessions, with its connections
#[utoipa::path(delete, path = "/api/sessions/{id}", params(("id" = String, Path)),
    responses((status = 204), (status = 401), (status = 404)))]
pub(super) async fn end_one_session(
    State(app): State<SharedApp>,
    user: User,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let doing = user.session.begin()?;
    let tokens = app.store.list_tokens_of(&user.stored.id).await?;
    let token = tokens.iter().find(|token| session_id(&token.hash) == id);
    let token = token.ok_or(ApiError::NoSuchSession)?.hash;
    app.store.remove_token(&token).await?;
    // An end waits for whatever its session does.
    drop(doing);
    app.log_out(&token).await;
    if token == user.token {
        return Ok(goodbye(&app));
    }
    Ok(StatusCode::NO_CONTENT.into_response())
}

/// Ends all of my sessions but this one, and every link of mine
#[utoipa::path(delete, path = "/api/sessions", responses((status = 204), (status = 401)))]
pub(super) async fn end_other_sessions(
    State(app): State<SharedApp>,
    user: User,
) -> Result<StatusCode, ApiError> {
    end_others(&app, &user).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ends all sessions of a user but the one that asks.
pub(super) async fn end_others(app: &SharedApp, user: &User) -> Result<(), ApiError> {
    let doing = user.session.begin()?;
    let mut others = app.store.list_tokens_of(&user.stored.id).await?;
    others.retain(|other| other.hash != user.token);
    for other in &others {
        app.store.remove_token(&other.hash).await?;
    }
    // Two sessions that end each other must not wait for each other.
    drop(doing);
    for other in &others {
        app.log_out(&other.hash).await;
    }
    Ok(())
}

/// Whether a token still opens anything.
fn is_good(token: &ListedToken, now_ms: i64) -> bool {
    match token.kind {
        TokenKind::Browser => now_ms - token.last_seen_ms <= SESSION_MS,
        TokenKind::Link => now_ms - token.created_ms < LINK_MS,
        TokenKind::Bot => true,
    }
}

fn summary(token: ListedToken, user: &User) -> SessionSummary {
    SessionSummary {
        id: session_id(&token.hash),
        kind: match token.kind {
            TokenKind::Browser => SessionKind::Browser,
            TokenKind::Link => SessionKind::Link,
            TokenKind::Bot => SessionKind::Bot,
        },
        browser: token.device.browser,
        system: token.device.system,
        began_ms: token.created_ms,
        last_used_ms: token.last_seen_ms,
        is_this: token.hash == user.token,
    }
}

/// What names a session outside: it leads neither to the token nor to what is stored of it.
fn session_id(token: &TokenHash) -> String {
    let hash = Sha256::digest(token.0);
    hex::encode_string(&hash[..ID_LEN])
}
