//! A table from now on: a socket for people, a stream for programs.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use hyakki_protocol::{ClientMessage, ServerMessage, VERSION};
use hyakki_store::TableId;
use hyakki_table::Command;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::app::SharedApp;
use crate::body::{Path, Query, Upgrade};
use crate::clock::now_ms;
use crate::error::ApiError;
use crate::guard::Address;
use crate::identity::{Caller, User};
use crate::live::outbox::Outbox;
use crate::live::place::Place;
use crate::live::socket::{self, Listener};
use crate::live::stream;
use crate::routes::tables::{has_no_name, named, table_id};
use crate::tables::stub::{Message, Reply, TableError, Watcher, encode};

#[derive(Deserialize, IntoParams)]
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

/// A table from now on, over a WebSocket
#[utoipa::path(get, path = "/api/tables/{id}/socket", params(("id" = String, Path), Protocol),
    responses((status = 101), (status = 400), (status = 503)))]
pub(super) async fn open_table_socket(
    State(app): State<SharedApp>,
    Address(address): Address,
    caller: Caller,
    Path(id): Path<String>,
    Query(protocol): Query<Protocol>,
    Upgrade(upgrade): Upgrade,
) -> Result<Response, ApiError> {
    protocol.check()?;
    let id = table_id(id)?;
    let place = Place::take(&app, address, &caller)?;
    Ok(upgrade.on_upgrade(move |socket| async move {
        let Ok(watching) = Watching::begin(place, id) else {
            return;
        };
        let outbox = Arc::clone(&watching.place.outbox);
        let mut listener = TableListener {
            watching,
            user: caller.0,
        };
        socket::serve(&app, socket, &outbox, &mut listener).await;
    }))
}

/// A table from now on, as JSON lines
#[utoipa::path(get, path = "/api/tables/{id}/stream", params(("id" = String, Path), Protocol),
    responses((status = 200, body = ServerMessage), (status = 400), (status = 404), (status = 503)))]
pub(super) async fn open_table_stream(
    State(app): State<SharedApp>,
    Address(address): Address,
    caller: Caller,
    Path(id): Path<String>,
    Query(protocol): Query<Protocol>,
) -> Result<Response, ApiError> {
    protocol.check()?;
    let id = table_id(id)?;
    let place = Place::take(&app, address, &caller)?;
    // A program learns from the status that there is no such table.
    app.hub.card(&id, None).await?;
    let watching = Watching::begin(place, id)?;
    let outbox = Arc::clone(&watching.place.outbox);
    Ok(stream::serve(app, outbox, watching))
}

/// Being a watcher of a table, until it is dropped.
struct Watching {
    place: Place,
    id: TableId,
}

impl Watching {
    fn begin(place: Place, id: TableId) -> Result<Watching, TableError> {
        let watcher = Watcher {
            key: place.key,
            user: place.user.clone(),
            outbox: Arc::clone(&place.outbox),
        };
        place.app.hub.send(&id, Message::Watch(watcher))?;
        Ok(Watching { place, id })
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        // A table that is too busy to hear it finds out when it sends.
        let message = Message::Unwatch(self.place.key);
        self.place.app.hub.send_if_live(&self.id, message);
    }
}

/// What a table's socket does with what its client says.
struct TableListener {
    watching: Watching,
    user: Option<User>,
}

impl TableListener {
    fn outbox(&self) -> &Arc<Outbox> {
        &self.watching.place.outbox
    }

    fn refuse(&self, id: u32, error: &ApiError) {
        refuse(self.outbox(), id, error);
    }

    fn ask(&self, id: u32, command: Command) {
        let Some(user) = &self.user else {
            return self.refuse(id, &ApiError::Unauthenticated);
        };
        let (app, table) = (
            Arc::clone(&self.watching.place.app),
            self.watching.id.clone(),
        );
        let outbox = Arc::clone(self.outbox());
        if has_no_name(&command) {
            // The name may have changed since the socket was opened.
            let mut user = user.clone();
            tokio::spawn(async move {
                match app.store.load_user(&user.stored.id).await {
                    Ok(stored) => user.stored = stored,
                    Err(error) => return refuse(&outbox, id, &error.into()),
                }
                pass_on(&app, &table, &user, &outbox, id, command);
            });
        } else {
            pass_on(&app, &table, user, &outbox, id, command);
        }
    }
}

/// Passes a command on to the table, which answers it.
fn pass_on(
    app: &SharedApp,
    table: &TableId,
    user: &User,
    outbox: &Arc<Outbox>,
    id: u32,
    command: Command,
) {
    let message = Message::Ask {
        sender: user.sender(),
        command: named(command, user),
        reply: Reply::Connection {
            outbox: Arc::clone(outbox),
            id,
        },
    };
    if let Err(error) = app.hub.send(table, message) {
        refuse(outbox, id, &error.into());
    }
}

fn refuse(outbox: &Outbox, id: u32, error: &ApiError) {
    outbox.answer(encode(&ServerMessage::Refused {
        id,
        step: outbox.step(),
        problem: error.to_problem(),
    }));
}

impl Listener for TableListener {
    fn on_text(&mut self, text: &str) {
        match serde_json::from_str(text) {
            Ok(ClientMessage::Command { id, command }) => self.ask(id, command),
            Ok(ClientMessage::Ping { id }) => self.outbox().answer(encode(&ServerMessage::Pong {
                id,
                step: self.outbox().step(),
                now_ms: now_ms(),
            })),
            Err(error) => self.refuse(id_in(text), &ApiError::BadMessage(error.to_string())),
        }
    }

    fn on_too_fast(&mut self, text: &str) {
        self.refuse(id_in(text), &ApiError::TooFast);
    }
}

/// The id in a message that could not be read, if one can be found.
fn id_in(text: &str) -> u32 {
    #[derive(Deserialize)]
    struct OnlyId {
        id: u32,
    }
    serde_json::from_str(text).map_or(0, |OnlyId { id }| id)
}
