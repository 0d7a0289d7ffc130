//! Who one is here.

use std::net::IpAddr;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use hyakki_core::UserId;
use hyakki_core::record::MAX_NAME;
use hyakki_protocol::Identity;
use hyakki_protocol::identity::{Credentials, Rename};
use hyakki_store::{NewToken, NewUser, StoreError, StoredUser, TokenKind};

use crate::app::SharedApp;
use crate::body::Body;
use crate::clock::now_ms;
use crate::cookies::{Cookies, forget_current};
use crate::error::ApiError;
use crate::guard::Address;
use crate::identity::{Caller, User, hash};
use crate::password::{LEAST_PASSWORD, MOST_PASSWORD, Turn};
use crate::random;
use crate::routes::identities::{enter, without_loss};

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
    if let Some(user) = known {
        return Ok(Json(identity(&user.stored)).into_response());
    }
    app.admit(app.gate.admits_guest(address))?;
    let user = new_user(&app, "", IsBot::No).await?;
    enter(&app, &user, Cookies::of(&headers)).await
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
) -> Result<String, ApiError> {
    let token = random::token();
    let new = NewToken {
        hash: hash(&token),
        user_id: user.clone(),
        kind,
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

/// A name without control characters and not too long.
pub(super) fn checked_name(name: &str) -> Result<String, ApiError> {
    let name = name.trim();
    if name.is_empty() || name.chars().count() > MAX_NAME || name.contains(char::is_control) {
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

fn goodbye(app: &SharedApp) -> Response {
    let forget = forget_current(app.is_secure());
    (StatusCode::NO_CONTENT, forget).into_response()
}

/// Makes an account of my identity, or changes its login and password
#[utoipa::path(put, path = "/api/session/account", request_body = Credentials,
    responses((status = 200, body = Identity), (status = 400), (status = 401), (status = 409)))]
pub(super) async fn set_account(
    State(app): State<SharedApp>,
    Address(address): Address,
    user: User,
    headers: HeaderMap,
    Body(credentials): Body<Credentials>,
) -> Result<Json<Identity>, ApiError> {
    app.admit(app.gate.admits_guest(address))?;
    if headers.contains_key("authorization") {
        return Err(ApiError::NotForBots);
    }
    let login = checked_name(&credentials.login)?;
    let n_letters = credentials.password.chars().count();
    if !(LEAST_PASSWORD..=MOST_PASSWORD).contains(&n_letters) {
        return Err(ApiError::BadPassword);
    }
    let turn = line_up(&app, address)?;
    let hash = turn.hash(credentials.password).await;
    let hash = hash.ok_or(ApiError::BadPassword)?;
    let _doing = user.session.begin()?;
    app.store.set_login(&user.stored.id, &login, &hash).await?;
    Ok(Json(identity(&app.store.load_user(&user.stored.id).await?)))
}

/// Enters an account
#[utoipa::path(post, path = "/api/session/login", request_body = Credentials,
    responses((status = 200, body = Identity), (status = 403), (status = 429)))]
pub(super) async fn log_in(
    State(app): State<SharedApp>,
    Address(address): Address,
    headers: HeaderMap,
    Body(credentials): Body<Credentials>,
) -> Result<Response, ApiError> {
    app.admit(app.gate.admits_guest(address))?;
    let found = match app.store.find_login(credentials.login.trim()).await {
        Ok(found) => Some(found),
        Err(StoreError::NotFound(_)) => None,
        Err(error) => return Err(error.into()),
    };
    let stored_hash = found.as_ref().map(|found| found.password_hash.clone());
    let turn = line_up(&app, address)?;
    let is_right = turn.check(credentials.password, stored_hash).await;
    let found = found.filter(|_| is_right).ok_or(ApiError::WrongLogin)?;
    let user = app.store.load_user(&found.user_id).await?;
    let cookies = without_loss(&app, &headers, &user).await?;
    enter(&app, &user, cookies).await
}

/// A place in the line of those whose passwords are hashed.
fn line_up(app: &SharedApp, address: IpAddr) -> Result<Turn, ApiError> {
    let turn = app.passwords.line_up(address);
    turn.ok_or_else(|| app.too_fast())
}
