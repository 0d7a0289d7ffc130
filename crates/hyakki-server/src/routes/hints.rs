//! What a mind would play.

use axum::Json;
use axum::extract::State;
use hyakki_catalog::Level;
use hyakki_protocol::Hint;
use hyakki_table::LevelName;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::app::SharedApp;
use crate::body::{Path, Query};
use crate::error::ApiError;
use crate::guard::Address;
use crate::identity::User;
use crate::minds;
use crate::routes::tables::table_id;
use crate::thinking_queue::Urgency;

#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub(super) struct WhichSeat {
    /// The own seat.
    seat: usize,
    /// The mind to ask; the strongest if none is named.
    #[param(value_type = Option<String>)]
    mind: Option<LevelName>,
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
    app.admit(app.gate.admits_hint(address, &user.stored.id))?;
    let hinted = app
        .hub
        .hint_question(&table_id(id)?, user.stored.id.clone(), which.seat, address)
        .await?;
    let level = which
        .mind
        .map_or(Ok(Level::STRONGEST), |name| name.level())?;
    let (reply, answer) = tokio::sync::oneshot::channel();
    app.minds.think(minds::Job {
        asker: Some(user.stored.id),
        urgency: Urgency::Hint,
        question: hinted.question,
        on_answer: minds::OnAnswer::Advise(level, Box::new(move |advice| drop(reply.send(advice)))),
    });
    // A mind that fails has nobody to stand in for it here: what anybody could play is no advice.
    let advice = answer.await.map_err(|_| ApiError::NoAdvice)?;
    Ok(Json(Hint::of(hinted.step, level, advice)))
}
