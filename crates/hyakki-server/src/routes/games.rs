//! What can be played, and with whom.

use axum::Json;
use axum::http::HeaderMap;
use axum::http::header::{ACCEPT_LANGUAGE, CONTENT_LANGUAGE, VARY};
use axum::response::IntoResponse;
use hyakki_catalog::{GameId, Language, Level, rules};
use hyakki_protocol::GameSummary;
use hyakki_protocol::schemas::LevelName;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::body::{Path, Query};
use crate::error::ApiError;

/// The games, with their players and options
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameSummary>)))]
pub(super) async fn list_games() -> Json<Vec<GameSummary>> {
    Json(GameId::ALL.map(GameSummary::of).to_vec())
}

/// In which language.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(super) struct WhichLanguage {
    /// `en`, `de` or `it`; otherwise `Accept-Language` is looked at.
    lang: Option<String>,
}

/// The rules of a game, as Markdown
#[utoipa::path(get, path = "/api/games/{game}/rules", params(("game" = String, Path), WhichLanguage),
    responses((status = 200, body = String, content_type = "text/plain", description = "The rules, in Markdown."), (status = 404)))]
pub(super) async fn read_rules(
    Path(game): Path<String>,
    Query(which): Query<WhichLanguage>,
    headers: HeaderMap,
) -> Result<impl IntoResponse, ApiError> {
    let game: GameId = game.parse().map_err(|_| ApiError::NoSuchGame)?;
    let asked = which.lang.as_deref().and_then(Language::from_tag);
    let language = asked.or_else(|| accepted(&headers)).unwrap_or_default();
    let about = [
        (CONTENT_LANGUAGE, language.tag()),
        (VARY, ACCEPT_LANGUAGE.as_str()),
    ];
    Ok((about, rules(game, language)))
}

fn accepted(headers: &HeaderMap) -> Option<Language> {
    Language::accepted(headers.get(ACCEPT_LANGUAGE)?.to_str().ok()?)
}

/// The names of the minds, weakest first
#[utoipa::path(get, path = "/api/minds", responses((status = 200, body = Vec<LevelName>)))]
pub(super) async fn list_minds() -> Json<Vec<Level>> {
    Json(Level::ALL.to_vec())
}
