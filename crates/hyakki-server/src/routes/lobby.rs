//! The lobby.

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use hyakki_protocol::LobbyMessage;
use serde::Serialize;
use tokio_util::task::AbortOnDropHandle;
use utoipa::ToSchema;

use crate::app::SharedApp;
use crate::body::Upgrade;
use crate::error::ApiError;
use crate::guard::Address;
use crate::identity::Caller;
use crate::live::lobby_feed::{feed, lobby};
use crate::live::place::Place;
use crate::live::socket::{self, Listener};
use crate::live::stream::{self, StreamEnd};

/// The lobby now
#[utoipa::path(get, path = "/api/lobby", responses((status = 200, body = LobbyMessage)))]
pub(super) async fn read_lobby(
    State(app): State<SharedApp>,
    Address(address): Address,
    caller: Caller,
) -> Result<Json<LobbyMessage>, ApiError> {
    lobby(&app, caller.user_id(), address).await.map(Json)
}

/// A line of the lobby's stream
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "only described: lines are written one by one")]
pub(super) enum LobbyLine {
    Message(LobbyMessage),
    End(StreamEnd),
}

/// The lobby from now on, over a WebSocket
///
/// The server sends `LobbyMessage`s, one in each text frame.
#[utoipa::path(get, path = "/api/lobby/socket", responses((status = 101), (status = 503)))]
pub(super) async fn open_lobby_socket(
    State(app): State<SharedApp>,
    Address(address): Address,
    caller: Caller,
    upgrade: Upgrade,
) -> Result<Response, ApiError> {
    let place = Place::take(&app, address, &caller)?;
    Ok(upgrade.serve(move |socket| async move {
        let _feeding = begin(&place);
        socket::serve(&app, socket, &place.outbox, &place.speaker(), &mut Silent).await;
    }))
}

/// The lobby from now on, as JSON lines
#[utoipa::path(get, path = "/api/lobby/stream",
    responses((status = 200, body = LobbyLine, content_type = "application/x-ndjson", description = "Messages, one a line; an empty line is a sign of life."),
        (status = 503)))]
pub(super) async fn open_lobby_stream(
    State(app): State<SharedApp>,
    Address(address): Address,
    caller: Caller,
) -> Result<Response, ApiError> {
    let place = Place::take(&app, address, &caller)?;
    let feeding = begin(&place);
    Ok(stream::serve(app, place.outbox.clone(), (place, feeding)))
}

/// Keeps the outbox of a place fresh until the handle is dropped.
fn begin(place: &Place) -> AbortOnDropHandle<()> {
    let feeding = feed(
        place.app.clone(),
        place.user.clone(),
        place.address,
        place.outbox.clone(),
    );
    AbortOnDropHandle::new(tokio::spawn(feeding))
}

/// Nothing can be asked of the lobby.
struct Silent;

impl Listener for Silent {
    fn on_text(&mut self, _: &str) {}
    fn on_too_fast(&mut self, _: &str) {}
}
