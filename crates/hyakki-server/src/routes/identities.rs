//! Which identity a browser has: another one by a link, and the way back to an earlier one.

use axum::Json;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use hyakki_core::UserId;
use hyakki_protocol::Identity;
use hyakki_protocol::identity::{ChosenIdentity, SecretToken};
use hyakki_store::{Device, StoreError, StoredToken, StoredUser, TokenKind};

use crate::app::SharedApp;
use crate::body::Body;
use crate::clock::now_ms;
use crate::cookies::Cookies;
use crate::device::device;
use crate::error::ApiError;
use crate::guard::Address;
use crate::identity::{User, find, hash};
use crate::routes::session::{identity, new_token};

/// A link that carries an identity is good for a day, and once.
pub(super) const LINK_MS: i64 = 24 * 60 * 60 * 1000;

/// So many earlier identities does a browser keep.
const MOST_EARLIER: usize = 16;

/// Makes a private link's token, which carries my identity to another device: good for a day, and once
#[utoipa::path(post, path = "/api/session/link", responses((status = 200, body = SecretToken), (status = 401), (status = 429)))]
pub(super) async fn make_link(
    State(app): State<SharedApp>,
    Address(address): Address,
    user: User,
) -> Result<Json<SecretToken>, ApiError> {
    app.admit(app.gate.admits_link(address, &user.stored.id))?;
    let _doing = user.session.begin()?;
    let device = Device::default();
    let token = new_token(&app, &user.stored.id, TokenKind::Link, device).await?;
    Ok(Json(SecretToken { token }))
}

/// Whose identity a private link carries; the link stays good
#[utoipa::path(post, path = "/api/session/link/owner", request_body = SecretToken,
    responses((status = 200, body = Identity), (status = 403), (status = 429)))]
pub(super) async fn read_link_owner(
    State(app): State<SharedApp>,
    Address(address): Address,
    Body(SecretToken { token }): Body<SecretToken>,
) -> Result<Json<Identity>, ApiError> {
    app.admit(app.gate.admits_guest(address))?;
    let link = find_link(&app, &token).await?;
    Ok(Json(identity(&app.store.load_user(&link.user_id).await?)))
}

/// Takes the identity that a private link carries
#[utoipa::path(post, path = "/api/session/enter", request_body = SecretToken,
    responses((status = 200, body = Identity), (status = 403), (status = 409), (status = 429)))]
pub(super) async fn enter_by_link(
    State(app): State<SharedApp>,
    Address(address): Address,
    headers: HeaderMap,
    Body(SecretToken { token }): Body<SecretToken>,
) -> Result<Response, ApiError> {
    app.admit(app.gate.admits_guest(address))?;
    let link = find_link(&app, &token).await?;
    let user = app.store.load_user(&link.user_id).await?;
    let cookies = without_loss(&app, &headers, &user).await?;
    // Whoever removes it is the one who may use it.
    if !app.store.remove_token(&hash(&token)).await? {
        return Err(ApiError::BadLink);
    }
    enter(&app, &user, cookies, &headers).await
}

async fn find_link(app: &SharedApp, token: &str) -> Result<StoredToken, ApiError> {
    let found = match app.store.find_token(&hash(token)).await {
        Err(StoreError::NotFound(_)) => return Err(ApiError::BadLink),
        found => found?,
    };
    let is_good = found.kind == TokenKind::Link && now_ms() - found.created_ms < LINK_MS;
    is_good.then_some(found).ok_or(ApiError::BadLink)
}

/// What a browser keeps when it becomes this user: who it was is among the earlier ones then,
/// unless that is the same, or a guest with nothing to lose.
pub(super) async fn without_loss(
    app: &SharedApp,
    headers: &HeaderMap,
    user: &StoredUser,
) -> Result<Cookies, ApiError> {
    let mut cookies = Cookies::of(headers, app.is_secure());
    let Some(token) = cookies.current.take() else {
        return Ok(cookies);
    };
    let known = find(app, &token, TokenKind::Browser).await?;
    let Some(known) = known.filter(|known| known.stored.id != user.id) else {
        return Ok(cookies);
    };
    if app.store.has_past(&known.stored.id).await? {
        cookies.earlier.insert(0, token);
    }
    if cookies.earlier.len() > MOST_EARLIER {
        return Err(ApiError::TooManyIdentities);
    }
    Ok(cookies)
}

/// Whether a browser is this user, or was before and can be again.
pub(super) async fn was_here(
    app: &SharedApp,
    headers: &HeaderMap,
    id: &UserId,
) -> Result<bool, ApiError> {
    let mut cookies = Cookies::of(headers, app.is_secure());
    cookies.earlier.splice(0..0, cookies.current.take());
    let users = earlier_users(app, &cookies).await?;
    Ok(users.iter().any(|(_, user)| user.id == *id))
}

/// The answer that lets a browser be this user from now on.
pub(super) async fn enter(
    app: &SharedApp,
    user: &StoredUser,
    mut cookies: Cookies,
    headers: &HeaderMap,
) -> Result<Response, ApiError> {
    let token = new_token(app, &user.id, TokenKind::Browser, device(headers)).await?;
    cookies.current = Some(token);
    Ok(become_user(app, user, &cookies))
}

/// The answer that lets a browser keep these tokens, the first of which is this user's.
pub(super) fn become_user(app: &SharedApp, user: &StoredUser, cookies: &Cookies) -> Response {
    let headers = cookies.to_headers(app.is_secure());
    (headers, Json(identity(user))).into_response()
}

/// Who this browser was before and can be again, the latest first
#[utoipa::path(get, path = "/api/session/earlier", responses((status = 200, body = Vec<Identity>)))]
pub(super) async fn list_earlier(
    State(app): State<SharedApp>,
    headers: HeaderMap,
) -> Result<Json<Vec<Identity>>, ApiError> {
    let earlier = earlier_users(&app, &Cookies::of(&headers, app.is_secure())).await?;
    Ok(Json(
        earlier.iter().map(|(_, user)| identity(user)).collect(),
    ))
}

/// Makes this browser an earlier identity again; the present one is among the earlier ones then
#[utoipa::path(post, path = "/api/session/earlier", request_body = ChosenIdentity,
    responses((status = 200, body = Identity), (status = 404)))]
pub(super) async fn return_to_earlier(
    State(app): State<SharedApp>,
    headers: HeaderMap,
    Body(ChosenIdentity { user }): Body<ChosenIdentity>,
) -> Result<Response, ApiError> {
    let mut cookies = Cookies::of(&headers, app.is_secure());
    let earlier = earlier_users(&app, &cookies).await?;
    let chosen = earlier
        .into_iter()
        .find(|(_, earlier)| earlier.id.as_str() == user);
    let (token, user) = chosen.ok_or(ApiError::NoSuchUser)?;
    cookies.earlier.retain(|other| *other != token);
    let left = cookies.current.replace(token);
    cookies.earlier.splice(0..0, left);
    Ok(become_user(&app, &user, &cookies))
}

/// The earlier identities whose tokens are still good.
async fn earlier_users(
    app: &SharedApp,
    cookies: &Cookies,
) -> Result<Vec<(String, StoredUser)>, ApiError> {
    let mut users = Vec::new();
    for token in cookies.earlier.iter().take(MOST_EARLIER) {
        if let Some(user) = find(app, token, TokenKind::Browser).await? {
            users.push((token.clone(), user.stored));
        }
    }
    Ok(users)
}
