//! Lessons. Nothing of them is kept here: what was played so far comes with every request.

use axum::Json;
use axum::extract::State;
use hyakki_catalog::GameId;
use hyakki_lessons::{find, lessons};
use hyakki_protocol::{LessonProgress, LessonReply, LessonSummary};

use crate::app::SharedApp;
use crate::body::{Body, Path};
use crate::error::ApiError;
use crate::guard::Address;
use crate::identity::Caller;
use crate::replays::Asker;

/// The lessons, game by game, in the order in which they are learnt
#[utoipa::path(get, path = "/api/lessons", responses((status = 200, body = Vec<LessonSummary>)))]
pub(super) async fn list_lessons() -> Json<Vec<LessonSummary>> {
    let all = GameId::ALL.into_iter().flat_map(lessons);
    Json(all.map(LessonSummary::of).collect())
}

/// What comes next in a lesson, after what was played so far
///
/// The same progress gets the same answer: nothing is stored.
#[utoipa::path(post, path = "/api/lessons/{game}/{lesson}", params(("game" = String, Path), ("lesson" = String, Path)),
    request_body = LessonProgress,
    responses((status = 200, body = LessonReply), (status = 404), (status = 409), (status = 429), (status = 503)))]
pub(super) async fn go_on_with_lesson(
    State(app): State<SharedApp>,
    Address(address): Address,
    caller: Caller,
    Path((game, lesson)): Path<(String, String)>,
    Body(progress): Body<LessonProgress>,
) -> Result<Json<LessonReply>, ApiError> {
    let game: GameId = game.parse().map_err(|_| ApiError::NoSuchGame)?;
    let lesson = find(game, &lesson).ok_or(ApiError::NoSuchLesson)?;
    app.admit(app.gate.admits_look_back(address, caller.user_id()))?;
    // The match is replayed for every decision that was made.
    let replying = move || {
        let reply = lesson.reply(&progress.played);
        let reply = reply.map_err(|_| ApiError::OtherLesson)?;
        Ok(Json(LessonReply::from(reply)))
    };
    let asker = Asker::at(address);
    app.replays.off_the_runtime(asker, replying).await
}
