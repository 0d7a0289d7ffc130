//! Tables.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::Response;
use hyakki_protocol::{ClientMessage, Hint, MatchCard, Problem, ServerMessage, TableView, VERSION};
use hyakki_store::{NewTable, Secret, TableId};
use hyakki_table::command::Sender;
use hyakki_table::{Clock, Command, Refusal, Settings, Table};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::app::SharedApp;
use crate::body::{Body, Path, Query, Upgrade};
use crate::clock::now_ms;
use crate::error::ApiError;
use crate::guard::Address;
use crate::identity::{Caller, User};
use crate::live::outbox::Outbox;
use crate::live::socket::{self, Listener, Place};
use crate::live::stream;
use crate::minds;
use crate::random;
use crate::routes::lobby::no_place;
use crate::routes::matches::card;
use crate::tables::loading::content;
use crate::tables::stub::{Message, Reply, TableError, Watcher, encode};

/// A clock shorter than this is none, and one longer outlives the players.
const CLOCK_MS: std::ops::RangeInclusive<i64> = 1_000..=366 * 24 * 60 * 60 * 1000;

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
    TableId::new(text).map_err(|_| ApiError::not_found("table"))
}

/// Makes a table
#[utoipa::path(post, path = "/api/tables", request_body = Settings,
    responses((status = 200, body = MadeTable), (status = 401), (status = 422)))]
pub(super) async fn make_table(
    State(app): State<SharedApp>,
    Address(address): Address,
    _maker: User,
    Body(settings): Body<Settings>,
) -> Result<Json<MadeTable>, ApiError> {
    app.admit(app.gate.admits_table(address))?;
    check_clock(settings.clock)?;
    let master: [u8; 32] = random::bytes();
    let table = Table::new(settings, hyakki_core::Secret::new(master))?;
    let id = TableId::new(random::id()).expect("a random id is an id");
    let new = NewTable {
        id: id.clone(),
        content: content(&table, None),
        secret: Some(Secret(master.to_vec())),
        created_ms: now_ms(),
    };
    app.store.create_table(new).await?;
    Ok(Json(MadeTable {
        id: id.as_str().to_owned(),
    }))
}

fn check_clock(clock: Clock) -> Result<(), ApiError> {
    let is_good = match clock {
        Clock::None => true,
        Clock::PerMove { move_ms } => CLOCK_MS.contains(&move_ms),
        Clock::Bank {
            bank_ms,
            increment_ms,
        } => CLOCK_MS.contains(&bank_ms) && (0..=*CLOCK_MS.end()).contains(&increment_ms),
    };
    if is_good {
        return Ok(());
    }
    let message = "a clock runs from a second to a year";
    Err(ApiError::new(
        StatusCode::UNPROCESSABLE_ENTITY,
        "bad-clock",
        message,
    ))
}

/// A table as I may see it
#[utoipa::path(get, path = "/api/tables/{id}", params(("id" = String, Path)),
    responses((status = 200, body = TableView), (status = 404)))]
pub(super) async fn read_table(
    State(app): State<SharedApp>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<TableView>, ApiError> {
    let view = app.hub.look(&table_id(id)?, caller.table_user()).await?;
    Ok(Json(view))
}

/// Asks something of a table; the answer comes when it is durable
#[utoipa::path(post, path = "/api/tables/{id}/commands", params(("id" = String, Path)), request_body = Command,
    responses((status = 200, body = Done), (status = 401), (status = 403), (status = 404), (status = 409),
              (status = 422), (status = 503)))]
pub(super) async fn ask_table(
    State(app): State<SharedApp>,
    user: User,
    Path(id): Path<String>,
    Body(command): Body<Command>,
) -> Result<Json<Done>, ApiError> {
    let command = named(command, &user);
    let step = app.hub.ask(&table_id(id)?, user.sender(), command).await?;
    Ok(Json(Done { step }))
}

/// Whoever sits down without a name has their own.
fn named(command: Command, user: &User) -> Command {
    match command {
        Command::Sit { seat, name, nonce } if name.trim().is_empty() => Command::Sit {
            seat,
            name: user.stored.name.clone(),
            nonce,
        },
        command => command,
    }
}

#[derive(Deserialize, IntoParams)]
pub(super) struct Protocol {
    /// The version that the client speaks; the newest if it does not say.
    protocol: Option<u32>,
}

impl Protocol {
    fn check(&self) -> Result<(), ApiError> {
        match self.protocol {
            None | Some(VERSION) => Ok(()),
            Some(other) => Err(ApiError::bad_request(
                "other-protocol",
                format!(
                    "this server speaks version {VERSION} of the protocol, not {other}: load the page again"
                ),
            )),
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
    let place = Place::take(&app, address).ok_or_else(no_place)?;
    Ok(upgrade.on_upgrade(move |socket| async move {
        let _place = place;
        let Ok((outbox, _watching)) = watch(&app, &id, &caller) else {
            return;
        };
        let mut listener = TableListener {
            app: Arc::clone(&app),
            id,
            user: caller.0,
            outbox: Arc::clone(&outbox),
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
    let place = Place::take(&app, address).ok_or_else(no_place)?;
    // A program learns from the status that there is no such table.
    app.hub.card(&id, None).await?;
    let (outbox, watching) = watch(&app, &id, &caller)?;
    Ok(stream::serve(app, outbox, (place, watching)))
}

/// Being a watcher of a table, until it is dropped.
struct Watching {
    app: SharedApp,
    id: TableId,
    key: u64,
}

impl Drop for Watching {
    fn drop(&mut self) {
        // A table that is too busy to hear it finds out when it sends.
        self.app
            .hub
            .send_if_live(&self.id, Message::Unwatch(self.key));
    }
}

fn watch(
    app: &SharedApp,
    id: &TableId,
    caller: &Caller,
) -> Result<(Arc<Outbox>, Watching), TableError> {
    let outbox = Outbox::new();
    let key = app.new_connection();
    let watcher = Watcher {
        key,
        user: caller.table_user(),
        outbox: Arc::clone(&outbox),
    };
    app.hub.send(id, Message::Watch(watcher))?;
    let watching = Watching {
        app: Arc::clone(app),
        id: id.clone(),
        key,
    };
    Ok((outbox, watching))
}

/// What a table's socket does with what its client says.
struct TableListener {
    app: SharedApp,
    id: TableId,
    user: Option<User>,
    outbox: Arc<Outbox>,
}

impl TableListener {
    fn refuse(&self, id: u32, problem: Problem) {
        self.outbox.answer(encode(&ServerMessage::Refused {
            id,
            step: self.outbox.step(),
            problem,
        }));
    }

    fn ask(&self, id: u32, command: Command) {
        let Some(user) = &self.user else {
            return self.refuse(id, ApiError::who_are_you().problem);
        };
        let sender: Sender = user.sender();
        let message = Message::Ask {
            sender,
            command: named(command, user),
            reply: Reply::Connection {
                outbox: Arc::clone(&self.outbox),
                id,
            },
        };
        if let Err(error) = self.app.hub.send(&self.id, message) {
            self.refuse(id, error.to_problem());
        }
    }
}

impl Listener for TableListener {
    fn on_text(&mut self, text: &str) {
        match serde_json::from_str(text) {
            Ok(ClientMessage::Command { id, command }) => self.ask(id, command),
            Ok(ClientMessage::Ping { id }) => self.outbox.answer(encode(&ServerMessage::Pong {
                id,
                step: self.outbox.step(),
                now_ms: now_ms(),
            })),
            Err(error) => self.refuse(id_in(text), Problem::new("bad-message", error.to_string())),
        }
    }

    fn on_too_fast(&mut self, text: &str) {
        self.refuse(id_in(text), ApiError::too_fast().problem);
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

#[derive(Deserialize, IntoParams)]
pub(super) struct WhichSeat {
    /// The own seat.
    seat: usize,
    /// The mind to ask; the strongest if none is named.
    mind: Option<String>,
}

/// What a mind would play in my seat, given what I see
#[utoipa::path(get, path = "/api/tables/{id}/hint", params(("id" = String, Path), WhichSeat),
    responses((status = 200, body = Hint), (status = 401), (status = 403), (status = 422)))]
pub(super) async fn read_hint(
    State(app): State<SharedApp>,
    Address(address): Address,
    user: User,
    Path(id): Path<String>,
    Query(which): Query<WhichSeat>,
) -> Result<Json<Hint>, ApiError> {
    app.admit(app.gate.admits_hint(address))?;
    let hinted = app
        .hub
        .question(&table_id(id)?, user.table_user(), which.seat)
        .await?;
    let strongest = hyakki_catalog::MINDS.last().copied().unwrap_or_default();
    let level = which.mind.unwrap_or_else(|| strongest.to_owned());
    if !hyakki_catalog::MINDS.contains(&level.as_str()) {
        return Err(Refusal::NoSuchMind.into());
    }
    let (reply, answer) = tokio::sync::oneshot::channel();
    app.minds.think(minds::Job {
        question: hinted.question,
        level: level.clone(),
        then: minds::Then::Advise(Box::new(move |advice| drop(reply.send(advice)))),
    });
    let advice = answer.await.map_err(|_| TableError::Busy)?;
    Ok(Json(Hint::of(hinted.step, level, advice)))
}

/// The matches of a table, the newest first
#[utoipa::path(get, path = "/api/tables/{id}/matches", params(("id" = String, Path)),
    responses((status = 200, body = Vec<MatchCard>), (status = 404)))]
pub(super) async fn list_matches_at_table(
    State(app): State<SharedApp>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<Vec<MatchCard>>, ApiError> {
    let id = table_id(id)?;
    app.store.load_table(&id).await?;
    let matches = app.store.list_matches_at(&id, LISTED).await?;
    let cards = matches.iter().map(|stored| card(stored, &caller));
    Ok(Json(cards.collect()))
}
