//! Who asks: a cookie for people, a bearer token for bots.

use std::sync::Arc;

use axum::extract::FromRequestParts;
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use hyakki_core::UserId;
use hyakki_store::{StoreError, StoredUser, TokenHash, TokenKind};
use hyakki_table::command::Sender;
use sha2::{Digest, Sha256};

use crate::app::SharedApp;
use crate::clock::now_ms;
use crate::cookies::Cookies;
use crate::error::ApiError;
use crate::guard::Address;
use crate::sessions::Session;

/// That a token was seen is written down this seldom.
const TOUCH_AFTER_MS: i64 = 60 * 60 * 1000;

/// A browser that nobody used for so long is forgotten.
pub(crate) const SESSION_MS: i64 = 365 * 24 * 60 * 60 * 1000;

/// Somebody known.
#[derive(Clone, Debug)]
pub(crate) struct User {
    pub(crate) stored: StoredUser,
    /// The hash of what they showed.
    pub(crate) token: TokenHash,
    /// Whether they still may.
    pub(crate) session: Arc<Session>,
    /// Whether they come after a while: their session goes on from now.
    pub(crate) is_renewed: bool,
}

/// Whoever asks; perhaps nobody known.
#[derive(Clone, Debug)]
pub(crate) struct Caller(pub(crate) Option<User>);

impl User {
    pub(crate) fn sender(&self) -> Sender {
        let id = self.stored.id.clone();
        if self.stored.is_bot {
            Sender::Bot(id)
        } else {
            Sender::User(id)
        }
    }
}

impl Caller {
    pub(crate) fn user_id(&self) -> Option<&UserId> {
        self.0.as_ref().map(|user| &user.stored.id)
    }
}

/// What is stored of a token, and what it is found by.
///
/// Tokens themselves are never compared: a search for a hash takes a time that says nothing about the token,
/// because nobody can choose a token whose hash comes nearer to another's.
pub(crate) fn hash(token: &str) -> TokenHash {
    TokenHash(Sha256::digest(token.as_bytes()).into())
}

impl FromRequestParts<SharedApp> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &SharedApp) -> Result<Caller, ApiError> {
        let caller = Caller::find(parts, app).await?;
        if let Some(user) = caller.user_id() {
            let Address(address) = Address::from_request_parts(parts, app).await?;
            app.minds.note_address(user, address);
        }
        Ok(caller)
    }
}

impl Caller {
    async fn find(parts: &Parts, app: &SharedApp) -> Result<Caller, ApiError> {
        if let Some(token) = bearer(parts) {
            // A wrong bearer token is an error of its program, and is said so.
            let user = find(app, token, TokenKind::Bot).await?;
            return user
                .map(|user| Caller(Some(user)))
                .ok_or(ApiError::Unauthenticated);
        }
        match Cookies::of(&parts.headers, app.is_secure()).current {
            Some(token) => Ok(Caller(find(app, &token, TokenKind::Browser).await?)),
            None => Ok(Caller(None)),
        }
    }
}

impl FromRequestParts<SharedApp> for User {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &SharedApp) -> Result<User, ApiError> {
        let Caller(user) = Caller::from_request_parts(parts, app).await?;
        user.ok_or(ApiError::Unauthenticated)
    }
}

fn bearer(parts: &Parts) -> Option<&str> {
    let value = parts.headers.get(AUTHORIZATION)?.to_str().ok()?;
    let (scheme, token) = value.split_once(' ').unwrap_or((value, ""));
    scheme
        .eq_ignore_ascii_case("bearer")
        .then_some(token.trim())
}

/// Whose token it is, if it is good for this.
pub(crate) async fn find(
    app: &SharedApp,
    token: &str,
    kind: TokenKind,
) -> Result<Option<User>, ApiError> {
    let hash = hash(token);
    let session = app.sessions.of(hash);
    let found = match app.store.find_token(&hash).await {
        Ok(found) => found,
        Err(StoreError::NotFound(_)) => return Ok(None),
        Err(error) => return Err(error.into()),
    };
    let unseen_ms = now_ms() - found.last_seen_ms;
    let is_over = kind == TokenKind::Browser && unseen_ms > SESSION_MS;
    if found.kind != kind || is_over {
        return Ok(None);
    }
    let is_renewed = unseen_ms > TOUCH_AFTER_MS;
    if is_renewed {
        // It is tried again with the next request, so it may fail.
        let _ = app.store.touch_token(&hash, now_ms()).await;
    }
    let stored = app.store.load_user(&found.user_id).await?;
    Ok(Some(User {
        stored,
        token: hash,
        session,
        is_renewed,
    }))
}
