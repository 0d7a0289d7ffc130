//! Matches: their records, and what was seen at their steps.

use std::fmt::Write as _;

use axum::Json;
use axum::extract::State;
use axum::http::header::{CONTENT_DISPOSITION, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};
use hyakki_catalog::MindId;
use hyakki_core::record::{Header, Line};
use hyakki_core::{MatchId, Seat, Viewer};
use hyakki_protocol::{MatchSummary, StepView, Verdict};
use hyakki_store::StoredMatch;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::app::SharedApp;
use crate::body::{Path, Query};
use crate::error::ApiError;
use crate::guard::Address;
use crate::identity::{Caller, User};
use crate::replays::Asker;
use crate::tables::loaded::record_lines;

/// How many matches one page lists.
const PAGE: u32 = 50;

pub(super) fn match_id(text: String) -> Result<MatchId, ApiError> {
    MatchId::new(text).map_err(|_| ApiError::NoSuchMatch)
}

/// A match in a list.
pub(super) fn summary(stored: &StoredMatch, caller: &Caller) -> MatchSummary {
    let me = caller.user_id();
    let outcome = stored
        .outcome
        .as_deref()
        .and_then(|line| match Line::from_line(line) {
            Ok(Line::Outcome(outcome)) => Some(outcome),
            _ => None,
        });
    let (places, ending, resigned) = match outcome {
        Some(outcome) => (Some(outcome.places), Some(outcome.ending), outcome.resigned),
        None => (None, None, Vec::new()),
    };
    let names = Header::from_line(&stored.header)
        .map(|header| header.names)
        .unwrap_or_default();
    // A seat that no identity held is a mind's, and then the record has its level for a name.
    let level = |(name, player): (&String, &Option<_>)| {
        let mind = MindId::from_stored(name).ok();
        mind.filter(|_| player.is_none())
    };
    let is_mine = |seat: &usize| me.is_some() && stored.players[*seat].as_ref() == me;
    MatchSummary {
        id: stored.id.as_str().to_owned(),
        table: stored.table_id.as_str().to_owned(),
        game: stored.game.clone(),
        levels: names.iter().zip(&stored.players).map(level).collect(),
        names,
        mine: (0..stored.players.len()).filter(is_mine).collect(),
        began_ms: stored.created_ms,
        ended_ms: stored.finished_ms,
        places,
        ending,
        resigned,
    }
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct Before {
    /// When the last match of the page before ended.
    before_ms: Option<i64>,
    /// The id of the last match of the page before.
    before_id: Option<String>,
}

/// The matches I have finished, the last first, page by page
#[utoipa::path(get, path = "/api/matches", params(Before),
    responses((status = 200, body = Vec<MatchSummary>), (status = 401)))]
pub(super) async fn list_my_matches(
    State(app): State<SharedApp>,
    user: User,
    Query(before): Query<Before>,
) -> Result<Json<Vec<MatchSummary>>, ApiError> {
    let before_id = before.before_id.map(match_id).transpose()?;
    let before = before.before_ms.zip(before_id.as_ref());
    let matches = app
        .store
        .list_finished_matches_of(&user.stored.id, before, PAGE)
        .await?;
    let caller = Caller(Some(user));
    Ok(Json(
        matches
            .iter()
            .map(|stored| summary(stored, &caller))
            .collect(),
    ))
}

/// A match
#[utoipa::path(get, path = "/api/matches/{id}", params(("id" = String, Path)),
    responses((status = 200, body = MatchSummary), (status = 404)))]
pub(super) async fn read_match(
    State(app): State<SharedApp>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Json<MatchSummary>, ApiError> {
    let stored = app.store.load_match(&match_id(id)?).await?;
    Ok(Json(summary(&stored, &caller)))
}

/// Only of a match that is over may everything be known, also what was hidden.
pub(super) async fn check_finished(app: &SharedApp, id: &MatchId) -> Result<(), ApiError> {
    let stored = app.store.load_match(id).await?;
    let finished = stored.finished_ms.map(drop);
    finished.ok_or(ApiError::MatchNotOver)
}

/// The record of a match that is over.
async fn finished_record(app: &SharedApp, id: &MatchId) -> Result<String, ApiError> {
    check_finished(app, id).await?;
    let mut text = String::new();
    for line in record_lines(&app.store, id).await? {
        let _ = writeln!(text, "{line}");
    }
    Ok(text)
}

/// The record of a match that is over, as JSON lines; `hyakki verify` checks it
///
/// It counts as eight stretches of steps.
#[utoipa::path(get, path = "/api/matches/{id}/record", params(("id" = String, Path)),
    responses((status = 200, body = String, content_type = "application/x-ndjson", description = "The record, as docs/records.md describes it."), (status = 404), (status = 409), (status = 429)))]
pub(super) async fn read_record(
    State(app): State<SharedApp>,
    Address(address): Address,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    app.admit(app.gate.admits_record_out(address, caller.user_id()))?;
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

/// Whether a match that is over was played by the rules with the deals that were committed to: its record is replayed
#[utoipa::path(get, path = "/api/matches/{id}/verdict", params(("id" = String, Path)),
    responses((status = 200, body = Verdict), (status = 404), (status = 409), (status = 503)))]
pub(super) async fn read_verdict(
    State(app): State<SharedApp>,
    Address(address): Address,
    Path(id): Path<String>,
) -> Result<Json<Verdict>, ApiError> {
    let id = match_id(id)?;
    check_finished(&app, &id).await?;
    let asker = Asker::at(address);
    app.replays.judge(&app.store, &id, asker).await.map(Json)
}

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct WhoseView {
    /// The seat; nobody's is the public view.
    seat: Option<usize>,
}

/// What a seat saw after so many steps of a match that is over: what links to a step show
#[utoipa::path(get, path = "/api/matches/{id}/steps/{step}", params(("id" = String, Path), ("step" = usize, Path), WhoseView),
    responses((status = 200, body = StepView), (status = 404), (status = 409), (status = 503)))]
pub(super) async fn read_step(
    State(app): State<SharedApp>,
    Address(address): Address,
    Path((id, step)): Path<(String, usize)>,
    Query(whose): Query<WhoseView>,
) -> Result<Json<StepView>, ApiError> {
    let id = match_id(id)?;
    check_finished(&app, &id).await?;
    let asker = Asker::at(address);
    let game = app.replays.read(&app.store, &id, asker).await?;
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
