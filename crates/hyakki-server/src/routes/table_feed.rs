//! A table from now on: a socket for people, a stream for programs.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use hyakki_protocol::{ServerMessage, VERSION};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::app::SharedApp;
use crate::body::{Path, Query, Upgrade};
use crate::error::ApiError;
use crate::guard::Address;
use crate::identity::Caller;
use crate::live::place::Place;
use crate::live::stream::StreamEnd;
use crate::live::watching::Watching;
use crate::live::{stream, table_socket};
use crate::routes::tables::table_id;

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Protocol {
    /// The version that the client speaks; the newest if it does not say.
    protocol: Option<u32>,
}

impl Protocol {
    fn check(&self) -> Result<(), ApiError> {
        match self.protocol {
            None | Some(VERSION) => Ok(()),
            Some(other) => Err(ApiError::OtherProtocol(other)),
        }
    }
}

/// A line of a table's stream
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
#[expect(dead_code, reason = "only described: lines are written one by one")]
pub(super) enum TableLine {
    Message(ServerMessage),
    End(StreamEnd),
}

/// A table from now on, over a WebSocket
///
/// The server sends `ServerMessage`s and takes `ClientMessage`s, one in each text frame.
#[utoipa::path(get, path = "/api/tables/{id}/socket", params(("id" = String, Path), Protocol),
    responses((status = 101), (status = 400), (status = 503)))]
pub(super) async fn open_table_socket(
    State(app): State<SharedApp>,
    Address(address): Address,
    caller: Caller,
    Path(id): Path<String>,
    Query(protocol): Query<Protocol>,
    upgrade: Upgrade,
) -> Result<Response, ApiError> {
    protocol.check()?;
    let id = table_id(id)?;
    let place = Place::take_at(&app, address, &caller, &id).await?;
    Ok(upgrade.serve(move |socket| async move {
        if let Ok(watching) = Watching::begin(place, id) {
            table_socket::serve(socket, watching, caller.0).await;
        }
    }))
}

/// A table from now on, as JSON lines
#[utoipa::path(get, path = "/api/tables/{id}/stream", params(("id" = String, Path), Protocol),
    responses((status = 200, body = TableLine, content_type = "application/x-ndjson", description = "Messages, one a line; an empty line is a sign of life."),
        (status = 400), (status = 404), (status = 503)))]
pub(super) async fn open_table_stream(
    State(app): State<SharedApp>,
    Address(address): Address,
    caller: Caller,
    Path(id): Path<String>,
    Query(protocol): Query<Protocol>,
) -> Result<Response, ApiError> {
    protocol.check()?;
    let id = table_id(id)?;
    let place = Place::take_at(&app, address, &caller, &id).await?;
    // A program learns from the status that there is no such table.
    app.hub.summary(&id, None, Some(address)).await?;
    let watching = Watching::begin(place, id)?;
    let outbox = Arc::clone(&watching.place.outbox);
    Ok(stream::serve(app, outbox, watching))
}
