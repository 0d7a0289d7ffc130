//! The lobby.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use hyakki_protocol::LobbyMessage;
use tokio_util::task::AbortOnDropHandle;

use crate::app::SharedApp;
use crate::body::Upgrade;
use crate::error::ApiError;
use crate::guard::Address;
use crate::identity::Caller;
use crate::live::lobby_feed::{feed, lobby};
use crate::live::outbox::Outbox;
use crate::live::socket::{self, Listener, Place};
use crate::live::stream;

/// The lobby now
#[utoipa::path(get, path = "/api/lobby", responses((status = 200, body = LobbyMessage)))]
pub(super) async fn read_lobby(
    State(app): State<SharedApp>,
    caller: Caller,
) -> Result<Json<LobbyMessage>, ApiError> {
    lobby(&app, caller.table_user().as_ref()).await.map(Json)
}

/// The lobby from now on, over a WebSocket
#[utoipa::path(get, path = "/api/lobby/socket", responses((status = 101), (status = 503)))]
pub(super) async fn open_lobby_socket(
    State(app): State<SharedApp>,
    Address(address): Address,
    caller: Caller,
    Upgrade(upgrade): Upgrade,
) -> Result<Response, ApiError> {
    let place = Place::take(&app, address).ok_or_else(no_place)?;
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _place = place;
        let outbox = Outbox::new();
        let feeding = feed(app.clone(), caller.table_user(), outbox.clone());
        let _feeding = AbortOnDropHandle::new(tokio::spawn(feeding));
        socket::serve(&app, socket, &outbox, &mut Silent).await;
    }))
}

/// The lobby from now on, as JSON lines
#[utoipa::path(get, path = "/api/lobby/stream", responses((status = 200, body = LobbyMessage), (status = 503)))]
pub(super) async fn open_lobby_stream(
    State(app): State<SharedApp>,
    Address(address): Address,
    caller: Caller,
) -> Result<Response, ApiError> {
    let place = Place::take(&app, address).ok_or_else(no_place)?;
    let outbox = Outbox::new();
    let feeding = feed(app.clone(), caller.table_user(), outbox.clone());
    let feeding = AbortOnDropHandle::new(tokio::spawn(feeding));
    Ok(stream::serve(app, outbox, (place, feeding)))
}

pub(super) fn no_place() -> ApiError {
    ApiError::new(
        StatusCode::SERVICE_UNAVAILABLE,
        "too-many-sockets",
        "too many connections are open; close one, or try again later",
    )
}

/// Nothing can be asked of the lobby.
struct Silent;

impl Listener for Silent {
    fn on_text(&mut self, _: &str) {}
    fn on_too_fast(&mut self, _: &str) {}
}
