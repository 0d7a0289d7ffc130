//! The course of a match: what a viewer knew after each of its steps.

use std::ops::RangeInclusive;
use std::sync::Arc;

use axum::extract::State;
use axum::http::HeaderMap;
use hyakki_catalog::{AnyMatch, Sight};
use hyakki_core::{MatchId, Seat, Viewer};
use hyakki_protocol::{Course, CourseStep};
use serde::Deserialize;
use utoipa::IntoParams;

use crate::app::SharedApp;
use crate::body::{Path, Query};
use crate::error::ApiError;
use crate::guard::Address;
use crate::identity::Caller;
use crate::replays::Asker;
use crate::routes::compressed::{PackedJson, takes_brotli};
use crate::routes::matches::{check_finished, match_id};
use crate::routes::tables::table_id;
use crate::tables::message::SeenStretch;

/// No answer has more steps.
pub(crate) const MOST_STEPS: usize = 64;

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct WhichSteps {
    /// The seat; nobody's views are the public ones.
    seat: Option<usize>,
    /// The first: after so many steps. 0 if it is not named.
    from: Option<usize>,
    /// The last. An answer has 64 steps at most, and none that has not happened yet.
    to: Option<usize>,
}

impl WhichSteps {
    fn range(&self) -> Result<RangeInclusive<usize>, ApiError> {
        let from = self.from.unwrap_or_default();
        let most = from.saturating_add(MOST_STEPS - 1);
        let to = self.to.map_or(most, |to| to.min(most));
        if to < from {
            return Err(ApiError::NoSuchStep);
        }
        Ok(from..=to)
    }
}

/// Who asks, and what they can read.
struct Reader {
    asker: Asker,
    takes_brotli: bool,
}

/// What I knew after each step of the match at a table
///
/// A seat's views are for whoever has it; the public ones for everybody, if the table may be watched.
#[utoipa::path(get, path = "/api/tables/{id}/steps", params(("id" = String, Path), WhichSteps),
    responses((status = 200, body = Course), (status = 403), (status = 404), (status = 422), (status = 429), (status = 503)))]
pub(super) async fn read_course_at_table(
    State(app): State<SharedApp>,
    Address(address): Address,
    caller: Caller,
    Path(id): Path<String>,
    Query(which): Query<WhichSteps>,
    headers: HeaderMap,
) -> Result<PackedJson, ApiError> {
    let viewer = caller.user_id().cloned();
    app.admit(app.gate.admits_look_back(address, viewer.as_ref()))?;
    let (id, range) = (table_id(id)?, which.range()?);
    let seen = app
        .hub
        .stretch(&id, viewer, which.seat, range, address)
        .await?;
    let reader = Reader {
        asker: Asker::at(address),
        takes_brotli: takes_brotli(&headers),
    };
    pack(&app, reader, seen, CourseStep::of_running).await
}

/// What a seat knew after each step of a match that is over, and what was done
#[utoipa::path(get, path = "/api/matches/{id}/steps", params(("id" = String, Path), WhichSteps),
    responses((status = 200, body = Course), (status = 404), (status = 409), (status = 429), (status = 503)))]
pub(super) async fn read_course(
    State(app): State<SharedApp>,
    Address(address): Address,
    caller: Caller,
    Path(id): Path<String>,
    Query(which): Query<WhichSteps>,
    headers: HeaderMap,
) -> Result<PackedJson, ApiError> {
    app.admit(app.gate.admits_look_back(address, caller.user_id()))?;
    let (id, range) = (match_id(id)?, which.range()?);
    check_finished(&app, &id).await?;
    let asker = Asker::at(address);
    let game = app.replays.read(&app.store, &id, asker.clone()).await?;
    let seen = stretch_of(id, &game, which.seat, range)?;
    let reader = Reader {
        asker,
        takes_brotli: takes_brotli(&headers),
    };
    pack(&app, reader, seen, move |sight| {
        CourseStep::of_finished(&*game, sight)
    })
    .await
}

fn stretch_of(
    match_id: MatchId,
    game: &Arc<dyn AnyMatch>,
    seat: Option<usize>,
    steps: RangeInclusive<usize>,
) -> Result<SeenStretch, ApiError> {
    let n_steps = game.n_steps();
    if *steps.start() > n_steps {
        return Err(ApiError::NoSuchStep);
    }
    let seat =
        seat.map(|seat| Seat::try_new(seat, game.header().players).ok_or(ApiError::NoSuchSeat));
    Ok(SeenStretch {
        match_id,
        n_steps,
        viewer: seat.transpose()?.map_or(Viewer::Spectator, Viewer::Seat),
        stretch: game.stretch(*steps.start(), *steps.end()),
    })
}

/// Looks at every step of a stretch, where nobody has to wait for it.
async fn pack(
    app: &SharedApp,
    reader: Reader,
    seen: SeenStretch,
    step: impl Fn(Sight) -> CourseStep + Send + 'static,
) -> Result<PackedJson, ApiError> {
    let looking = async {
        let turn = app.replays.turn(reader.asker).await?;
        let packing = move |may_go_on: &dyn Fn() -> bool| {
            let Some(sights) = seen.stretch.seen_by(seen.viewer, may_go_on) else {
                return Ok(None);
            };
            let course = Course {
                match_id: seen.match_id.as_str().to_owned(),
                n_steps: seen.n_steps,
                seat: seen.viewer.seat().map(Seat::index),
                steps: sights.into_iter().map(step).collect(),
            };
            let json = serde_json::to_vec(&course).expect("a course makes JSON");
            Ok::<_, ApiError>(Some(PackedJson::of(json, reader.takes_brotli)))
        };
        turn.run(packing).await
    };
    app.replays.until_the_end(looking).await
}
