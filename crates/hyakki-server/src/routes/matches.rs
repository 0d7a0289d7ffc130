//! Matches: their records, and what was seen at their steps.

use std::fmt::Write as _;

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use hyakki_catalog::{AnyMatch, MindId, replay};
use hyakki_core::record::{Header, Line};
use hyakki_core::{MatchId, Seat, Secret, TableId, Viewer};
use hyakki_protocol::{MatchCard, StepView, Verdict};
use hyakki_store::{
    FIRST_VERSION, LogAppend, MatchEnd, NewMatch, NewTable, StoredMatch, TableCommit, TableSave,
};
use hyakki_table::{Settings, Table};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::app::SharedApp;
use crate::body::{Path, Query, Text};
use crate::clock::now_ms;
use crate::error::ApiError;
use crate::guard::Address;
use crate::identity::{Caller, User};
use crate::random;
use crate::tables::loaded::{content, record_lines};

/// How many matches one page lists.
const PAGE: u32 = 50;

fn match_id(text: String) -> Result<MatchId, ApiError> {
    MatchId::new(text).map_err(|_| ApiError::NoSuchMatch)
}

/// A match in a list.
pub(super) fn card(stored: &StoredMatch, caller: &Caller) -> MatchCard {
    let me = caller.user_id();
    let places = stored
        .outcome
        .as_deref()
        .and_then(|line| match Line::from_line(line) {
            Ok(Line::Outcome(outcome)) => Some(outcome.places),
            _ => None,
        });
    let names = Header::from_line(&stored.header)
        .map(|header| header.names)
        .unwrap_or_default();
    // A seat that no identity held is a mind's, and then the record has its level for a name.
    let level = |(name, player): (&String, &Option<_>)| {
        let is_mind = player.is_none() && MindId::from_stored(name).is_ok();
        is_mind.then(|| name.clone())
    };
    let is_mine = |seat: &usize| me.is_some() && stored.players[*seat].as_ref() == me;
    MatchCard {
        id: stored.id.as_str().to_owned(),
        table: stored.table_id.as_str().to_owned(),
        game: stored.game.clone(),
        levels: names.iter().zip(&stored.players).map(level).collect(),
        names,
        mine: (0..stored.players.len()).filter(is_mine).collect(),
        began_ms: stored.created_ms,
        ended_ms: stored.finished_ms,
        places,
    }
}

#[derive(Deserialize, IntoParams)]
pub(super) struct Before {
    /// When the last match of the page before ended.
    before_ms: Option<i64>,
    /// The id of the last match of the page before.
    before_id: Option<String>,
}

/// The matches I have finished, the last first, page by page
#[utoipa::path(get, path = "/api/matches", params(Before),
    responses((status = 200, body = Vec<MatchCard>), (status = 401)))]
pub(super) async fn list_my_matches(
    State(app): State<SharedApp>,
    user: User,
    Query(before): Query<Before>,
) -> Result<Json<Vec<MatchCard>>, ApiError> {
    let before_id = before.before_id.map(match_id).transpose()?;
    let before = before.before_ms.zip(before_id.as_ref());
    let matches = app
        .store
        .list_finished_matches_of(&user.stored.id, before, PAGE)
        .await?;
    let caller = Caller(Some(user));
    Ok(Json(
        matches.iter().map(|stored| card(stored, &caller)).collect(),
    ))
}

/// A match
#[utoipa::path(get, path = "/api/matches/{id}", params(("id" = String, Path)),
    responses((status = 200, body = MatchCard), (status = 404)))]
pub(super) async fn read_match(
    State(app): State<SharedApp>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<MatchCard>, ApiError> {
    let stored = app.store.load_match(&match_id(id)?).await?;
    Ok(Json(card(&stored, &caller)))
}

/// The record of a match that is over: everything, also what was hidden
async fn finished_record(app: &SharedApp, id: &MatchId) -> Result<String, ApiError> {
    let stored = app.store.load_match(id).await?;
    if stored.finished_ms.is_none() {
        return Err(ApiError::MatchNotOver);
    }
    let mut text = String::new();
    for line in record_lines(&app.store, id).await? {
        let _ = writeln!(text, "{line}");
    }
    Ok(text)
}

/// The record of a match that is over, as JSON lines; `hyakki verify` checks it
#[utoipa::path(get, path = "/api/matches/{id}/record", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "application/x-ndjson"), (status = 404), (status = 409)))]
pub(super) async fn read_record(
    State(app): State<SharedApp>,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    let id = match_id(id)?;
    let text = finished_record(&app, &id).await?;
    let headers = [
        (CONTENT_TYPE, "application/x-ndjson".to_owned()),
        (
            CONTENT_DISPOSITION,
            format!("attachment; filename=\"hyakki-{id}.jsonl\""),
        ),
    ];
    Ok((headers, text).into_response())
}

/// Whether a match that is over was played by the rules with the deals that were committed to: its record is replayed anew
#[utoipa::path(get, path = "/api/matches/{id}/verdict", params(("id" = String, Path)),
    responses((status = 200, body = Verdict), (status = 404), (status = 409)))]
pub(super) async fn read_verdict(
    State(app): State<SharedApp>,
    Path(id): Path<String>,
) -> Result<Json<Verdict>, ApiError> {
    let text = finished_record(&app, &match_id(id)?).await?;
    Ok(Json(Verdict::of(&text)))
}

#[derive(Deserialize, IntoParams)]
pub(super) struct WhoseView {
    /// The seat; nobody's is the public view.
    seat: Option<usize>,
}

/// What a seat saw after so many steps of a match that is over: what links to a step show
#[utoipa::path(get, path = "/api/matches/{id}/steps/{step}", params(("id" = String, Path), ("step" = usize, Path), WhoseView),
    responses((status = 200, body = StepView), (status = 404), (status = 409)))]
pub(super) async fn read_step(
    State(app): State<SharedApp>,
    Path((id, step)): Path<(String, usize)>,
    Query(whose): Query<WhoseView>,
) -> Result<Json<StepView>, ApiError> {
    let text = finished_record(&app, &match_id(id)?).await?;
    let (game, _) = replay(&text).map_err(|error| {
        tracing::error!(%error, "a stored record cannot be replayed");
        ApiError::Internal
    })?;
    let viewer = match whose.seat {
        None => Viewer::Spectator,
        Some(number) => {
            let seat = Seat::try_new(number, game.header().players);
            Viewer::Seat(seat.ok_or(ApiError::NoSuchSeat)?)
        }
    };
    if step > game.n_steps() {
        return Err(ApiError::NoSuchStep);
    }
    Ok(Json(StepView::of_finished(&*game, step, viewer)))
}

/// A match that was brought in
#[derive(Serialize, ToSchema)]
pub(super) struct Brought {
    /// The match.
    id: String,
    /// The table it lies on.
    table: String,
}

/// Brings in the record of a finished match from elsewhere; every step of it is checked
#[utoipa::path(post, path = "/api/matches", request_body(content = String, content_type = "application/x-ndjson"),
    responses((status = 200, body = Brought), (status = 401), (status = 422)))]
pub(super) async fn bring_record(
    State(app): State<SharedApp>,
    Address(address): Address,
    _bringer: User,
    Text(text): Text,
) -> Result<Json<Brought>, ApiError> {
    app.admit(app.gate.admits_table(address))?;
    let replaying = tokio::task::spawn_blocking(move || replay(&text));
    let replayed = replaying
        .await
        .map_err(|_| ApiError::BadRecord("this record cannot be read".to_owned()))?;
    let (game, is_complete) = replayed.map_err(|error| ApiError::BadRecord(error.to_string()))?;
    if !is_complete {
        return Err(ApiError::BadRecord(
            "the record ends before its match does".to_owned(),
        ));
    }
    let (id, table) = keep(&app, &*game).await?;
    Ok(Json(Brought {
        id: id.as_str().to_owned(),
        table: table.as_str().to_owned(),
    }))
}

/// Lays a finished match on a table of its own.
async fn keep(app: &SharedApp, game: &dyn AnyMatch) -> Result<(MatchId, TableId), ApiError> {
    let now = now_ms();
    let table_id = TableId::new(random::id()).expect("a random id is an id");
    let match_id = MatchId::new(random::id()).expect("a random id is an id");
    let lines = game.lines_from(0);
    let header = game.header();
    let mut settings = Settings::usual(game.game());
    settings.players = header.players;
    settings.options.clone_from(&header.options);
    // Whoever sits down at the table can play on, so it needs a secret like any other.
    let secret = Secret::new(random::bytes());
    let empty = Table::new(settings, secret.clone())?;
    let mut snapshot = empty.snapshot();
    snapshot.match_number = 1;
    let table = Table::restore(snapshot, secret.clone(), &lines)
        .map_err(|error| ApiError::BadRecord(error.to_string()))?;
    let new = NewTable {
        id: table_id.clone(),
        content: content(&empty, None),
        secret,
        created_ms: now,
    };
    app.store.create_table(new).await?;
    let mut commit = TableCommit::new(table_id.clone(), now);
    commit.save = Some(TableSave {
        expected_version: FIRST_VERSION,
        content: content(&table, Some(match_id.clone())),
    });
    commit.start = Some(NewMatch {
        id: match_id.clone(),
        game: header.game.clone(),
        header: lines[0].clone(),
        players: vec![None; header.players],
    });
    commit.append = Some(LogAppend {
        match_id: match_id.clone(),
        first_step: 0,
        lines: lines[1..].to_vec(),
    });
    commit.finish = game.turn().outcome().map(|outcome| MatchEnd {
        match_id: match_id.clone(),
        outcome: Line::Outcome(outcome.into()).to_line(),
    });
    app.store.commit(commit).await?;
    Ok((match_id, table_id))
}
