//! Who one is here.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use hyakki_core::UserId;
use hyakki_core::record::MAX_NAME;
use hyakki_names::is_visible;
use hyakki_protocol::Identity;
use hyakki_protocol::identity::Rename;
use hyakki_store::{Device, NewToken, NewUser, StoredUser, TokenKind};

use crate::app::SharedApp;
use crate::body::Body;
use crate::clock::now_ms;
use crate::cookies::{Cookies, forget_current};
use crate::error::ApiError;
use crate::guard::Address;
use crate::identity::{Caller, User, hash};
use crate::random;
use crate::routes::identities::{become_user, enter};

/// Who I am
#[utoipa::path(get, path = "/api/session", responses((status = 200, body = Identity), (status = 401)))]
pub(super) async fn read_session(user: User) -> Json<Identity> {
    Json(identity(&user.stored))
}

/// Makes a guest of somebody who is nobody yet, and tells who they are
#[utoipa::path(post, path = "/api/session", responses((status = 200, body = Identity), (status = 429)))]
pub(super) async fn make_session(
    State(app): State<SharedApp>,
    Address(address): Address,
    Caller(known): Caller,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let cookies = Cookies::of(&headers, app.is_secure());
    if let Some(user) = known {
        if cookies.current.is_some() && user.is_renewed {
            return Ok(become_user(&app, &user.stored, &cookies));
        }
        return Ok(Json(identity(&user.stored)).into_response());
    }
    app.admit(app.gate.admits_guest(address))?;
    let user = new_user(&app, "", IsBot::No).await?;
    enter(&app, &user, cookies, &headers).await
}

/// Whether a new user is a program.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum IsBot {
    Yes,
    No,
}

pub(super) async fn new_user(
    app: &SharedApp,
    name: &str,
    is_bot: IsBot,
) -> Result<StoredUser, ApiError> {
    let id = UserId::new(random::id()).expect("a random id is an id");
    let new = NewUser {
        id: id.clone(),
        name: name.to_owned(),
        is_bot: is_bot == IsBot::Yes,
        created_ms: now_ms(),
    };
    app.store.create_user(new).await?;
    Ok(app.store.load_user(&id).await?)
}

pub(super) async fn new_token(
    app: &SharedApp,
    user: &UserId,
    kind: TokenKind,
    device: Device,
) -> Result<String, ApiError> {
    let token = random::token();
    let new = NewToken {
        hash: hash(&token),
        user_id: user.clone(),
        kind,
        device,
        created_ms: now_ms(),
    };
    app.store.add_token(new).await?;
    Ok(token)
}

pub(super) fn identity(user: &StoredUser) -> Identity {
    Identity {
        user: user.id.as_str().to_owned(),
        name: user.name.clone(),
        is_bot: user.is_bot,
        login: user.login.clone(),
    }
}

/// Takes another name
#[utoipa::path(patch, path = "/api/session", request_body = Rename,
    responses((status = 200, body = Identity), (status = 400), (status = 401)))]
pub(super) async fn rename(
    State(app): State<SharedApp>,
    user: User,
    Body(Rename { name }): Body<Rename>,
) -> Result<Json<Identity>, ApiError> {
    let name = checked_name(&name)?;
    let _doing = user.session.begin()?;
    app.store.rename_user(&user.stored.id, &name).await?;
    Ok(Json(identity(&app.store.load_user(&user.stored.id).await?)))
}

/// A name that can be seen and is not too long.
pub(super) fn checked_name(name: &str) -> Result<String, ApiError> {
    let name = name.trim();
    if name.is_empty() || name.chars().count() > MAX_NAME || !is_visible(name) {
        return Err(ApiError::BadName);
    }
    Ok(name.to_owned())
}

/// Forgets who I am in this browser
#[utoipa::path(delete, path = "/api/session", responses((status = 204)))]
pub(super) async fn end_session(
    State(app): State<SharedApp>,
    Caller(known): Caller,
) -> Result<Response, ApiError> {
    if let Some(user) = known {
        app.store.remove_token(&user.token).await?;
        app.log_out(&user.token).await;
    }
    Ok(goodbye(&app))
}

/// Forgets who I am in every browser, and every link of mine
#[utoipa::path(delete, path = "/api/session/everywhere", responses((status = 204), (status = 401)))]
pub(super) async fn end_everywhere(
    State(app): State<SharedApp>,
    user: User,
) -> Result<Response, ApiError> {
    let tokens = app.store.list_tokens_of(&user.stored.id).await?;
    app.store.remove_tokens_of(&user.stored.id).await?;
    for token in &tokens {
        app.log_out(&token.hash).await;
    }
    Ok(goodbye(&app))
}

pub(super) fn goodbye(app: &SharedApp) -> Response {
    let forget = forget_current(app.is_secure());
    (StatusCode::NO_CONTENT, forget).into_response()
}
