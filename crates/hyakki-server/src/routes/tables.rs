//! Tables.

use axum::Json;
use axum::extract::State;
use hyakki_core::{Secret, TableId};
use hyakki_protocol::{Envelope, MatchSummary, Settings, TableView};
use hyakki_store::NewTable;
use hyakki_table::{Command, StoredTable, Table};
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::SharedApp;
use crate::body::{Body, Path, Query};
use crate::clock::now_ms;
use crate::error::ApiError;
use crate::guard::Address;
use crate::identity::{Caller, User};
use crate::random;
use crate::routes::making::Making;
use crate::routes::matches::summary;
use crate::tables::loaded::content;
use crate::tables::naming::named;
use crate::tables::request::Request;

/// How many matches of a table are listed.
const LISTED: u32 = 100;

/// A table that was made
#[derive(Serialize, ToSchema)]
pub(super) struct MadeTable {
    /// The id: whoever knows it can come to the table.
    id: String,
}

/// How many steps a match has after what was asked
#[derive(Serialize, ToSchema)]
pub(super) struct Done {
    step: usize,
}

pub(super) fn table_id(text: String) -> Result<TableId, ApiError> {
    TableId::new(text).map_err(|_| ApiError::NoSuchTable)
}

/// Makes a table
#[utoipa::path(post, path = "/api/tables", params(Making), request_body = Settings,
    responses((status = 200, body = MadeTable), (status = 401), (status = 422)))]
pub(super) async fn make_table(
    State(app): State<SharedApp>,
    Address(address): Address,
    maker: User,
    Query(making): Query<Making>,
    Body(settings): Body<Settings>,
) -> Result<Json<MadeTable>, ApiError> {
    app.admit(app.gate.admits_table(address, &maker.stored.id))?;
    let _doing = maker.session.begin()?;
    let settings = hyakki_table::Settings::from(settings);
    let secret = Secret::new(random::bytes());
    let table = Table::new(settings, secret.clone())?.hosted_by(maker.stored.id.clone());
    let id = TableId::new(making.id(&maker, "table")).expect("it is as a random id");
    let new = NewTable {
        id: id.clone(),
        content: content(&table, &StoredTable::new(table.snapshot()), None),
        secret,
        created_ms: now_ms(),
    };
    making.made(app.store.create_table(new).await)?;
    Ok(Json(MadeTable {
        id: id.as_str().to_owned(),
    }))
}

/// A table as I may see it
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)),
    responses((status = 200, body = TableView), (status = 404)))]
pub(super) async fn read_table(
    State(app): State<SharedApp>,
    Address(address): Address,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<TableView>, ApiError> {
    let viewer = caller.user_id().cloned();
    let view = app.hub.look(&table_id(id)?, viewer, address).await?;
    Ok(Json(view))
}

/// Asks something of a table; the answer comes when it is durable
#[utoipa::path(post, path = "/api/tables/{id}/commands", params(("id" = String, Path), Envelope),
    request_body = Command,
    responses((status = 200, body = Done), (status = 401), (status = 403), (status = 404), (status = 409),
              (status = 422), (status = 503)))]
pub(super) async fn send_command(
    State(app): State<SharedApp>,
    Address(address): Address,
    user: User,
    Path(id): Path<String>,
    Query(envelope): Query<Envelope>,
    Body(command): Body<Command>,
) -> Result<Json<Done>, ApiError> {
    let sender = &user.stored.id;
    app.admit(app.gate.admits_message(address, Some(sender)))?;
    app.admit(app.gate.admits_command(address, sender, &command))?;
    let doing = user.session.begin()?;
    let request = Request {
        sender: user.sender(),
        command: named(command, &user.stored),
        envelope,
    };
    let step = app
        .hub
        .command(&table_id(id)?, request, doing, address)
        .await?;
    Ok(Json(Done { step }))
}

/// The matches of a table, the newest first
#[utoipa::path(get, path = "/api/tables/{id}/matches", params(("id" = String, Path)),
    responses((status = 200, body = Vec<MatchSummary>), (status = 404)))]
pub(super) async fn list_matches_at_table(
    State(app): State<SharedApp>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Vec<MatchSummary>>, ApiError> {
    let id = table_id(id)?;
    app.store.load_table(&id).await?;
    let matches = app.store.list_matches_at(&id, LISTED).await?;
    let summaries = matches.iter().map(|stored| summary(stored, &caller));
    Ok(Json(summaries.collect()))
}
