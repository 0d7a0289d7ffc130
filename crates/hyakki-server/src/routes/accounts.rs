//! Accounts: a login and a password that lead to an identity from anywhere.

use std::net::IpAddr;
use std::time::Instant;

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::Response;
use hyakki_core::UserId;
use hyakki_core::record::MAX_NAME;
use hyakki_protocol::Identity;
use hyakki_protocol::identity::{Credentials, NewCredentials};
use hyakki_store::{StoreError, StoredLogin};

use crate::app::SharedApp;
use crate::body::Body;
use crate::error::ApiError;
use crate::guard::Address;
use crate::identity::User;
use crate::password::{LEAST_PASSWORD, MOST_PASSWORD, Turn};
use crate::routes::identities::{enter, was_here, without_loss};
use crate::routes::session::{checked_name, identity};
use crate::routes::sessions::end_others;

/// Makes an account of my identity, or changes its login and password, and ends my other sessions and links then
#[utoipa::path(put, path = "/api/session/account", request_body = NewCredentials,
    responses((status = 200, body = Identity), (status = 400), (status = 401), (status = 403), (status = 409), (status = 429)))]
pub(super) async fn set_account(
    State(app): State<SharedApp>,
    Address(address): Address,
    user: User,
    headers: HeaderMap,
    Body(credentials): Body<NewCredentials>,
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
    if let Some(login) = &user.stored.login {
        let stored = find_login(&app, login).await?;
        let old = credentials.old_password.unwrap_or_default();
        // A stolen session is no place to guess from, either.
        let tried = app.old_password_tries.admit(login, Instant::now());
        tried.map_err(ApiError::TooManyTries)?;
        check(&app, address, old, stored).await?;
        app.old_password_tries.forget(login);
    }
    let turn = line_up(&app, address)?;
    let hash = turn.hash(credentials.password).await;
    let hash = hash.ok_or(ApiError::BadPassword)?;
    let doing = user.session.begin()?;
    app.store.set_login(&user.stored.id, &login, &hash).await?;
    drop(doing);
    if user.stored.login.is_some() {
        // Whoever knew the old password may have come in with it.
        end_others(&app, &user).await?;
    }
    Ok(Json(identity(&app.store.load_user(&user.stored.id).await?)))
}

/// Enters an account
#[utoipa::path(post, path = "/api/session/login", request_body = Credentials,
    responses((status = 200, body = Identity), (status = 403), (status = 409), (status = 429)))]
pub(super) async fn log_in(
    State(app): State<SharedApp>,
    Address(address): Address,
    headers: HeaderMap,
    Body(credentials): Body<Credentials>,
) -> Result<Response, ApiError> {
    app.admit(app.gate.admits_guest(address))?;
    let login = credentials.login.trim();
    if login.chars().count() > MAX_NAME {
        // Nobody can have it, which is no secret.
        return Err(ApiError::WrongLogin);
    }
    let found = find_login(&app, login).await?;
    // Whoever tries the passwords of others must not keep them out of their own browsers.
    let owner = found.as_ref().map(|found| &found.user_id);
    if !is_known(&app, &headers, owner).await? {
        let tried = app.tries.admit(login, Instant::now());
        tried.map_err(ApiError::TooManyTries)?;
    }
    let user_id = check(&app, address, credentials.password, found).await?;
    app.tries.forget(login);
    let user = app.store.load_user(&user_id).await?;
    let cookies = without_loss(&app, &headers, &user).await?;
    enter(&app, &user, cookies, &headers).await
}

async fn is_known(
    app: &SharedApp,
    headers: &HeaderMap,
    owner: Option<&UserId>,
) -> Result<bool, ApiError> {
    match owner {
        Some(owner) => was_here(app, headers, owner).await,
        None => Ok(false),
    }
}

async fn find_login(app: &SharedApp, login: &str) -> Result<Option<StoredLogin>, ApiError> {
    match app.store.find_login(login).await {
        Ok(found) => Ok(Some(found)),
        Err(StoreError::NotFound(_)) => Ok(None),
        Err(error) => Err(error.into()),
    }
}

/// Whose login it is, if the password is right.
async fn check(
    app: &SharedApp,
    address: IpAddr,
    password: String,
    found: Option<StoredLogin>,
) -> Result<UserId, ApiError> {
    let stored_hash = found.as_ref().map(|found| found.password_hash.clone());
    let is_right = line_up(app, address)?.check(password, stored_hash).await;
    let found = found.filter(|_| is_right).ok_or(ApiError::WrongLogin)?;
    Ok(found.user_id)
}

/// A place in the line of those whose passwords are hashed.
fn line_up(app: &SharedApp, address: IpAddr) -> Result<Turn, ApiError> {
    let turn = app.passwords.line_up(address);
    turn.ok_or_else(|| app.too_fast())
}
