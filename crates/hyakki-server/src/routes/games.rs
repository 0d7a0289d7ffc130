//! What can be played, and with whom.

use axum::Json;
use hyakki_catalog::{GameId, Language, MINDS, rules};
use hyakki_protocol::GameCard;

use crate::body::Path;
use crate::error::ApiError;

/// The games, with their players and options
#[utoipa::path(get, path = "/api/games", responses((status = 200, body = Vec<GameCard>)))]
pub(super) async fn list_games() -> Json<Vec<GameCard>> {
    Json(GameId::ALL.map(GameCard::of).to_vec())
}

/// The rules of a game, as Markdown
#[utoipa::path(get, path = "/api/games/{game}/rules", params(("game" = String, Path)),
    responses((status = 200, body = String), (status = 404)))]
pub(super) async fn read_rules(Path(game): Path<String>) -> Result<String, ApiError> {
    let game: GameId = game.parse().map_err(|_| ApiError::not_found("game"))?;
    Ok(rules(game, Language::English).to_owned())
}

/// The names of the minds, weakest first
#[utoipa::path(get, path = "/api/minds", responses((status = 200, body = Vec<String>)))]
pub(super) async fn list_minds() -> Json<Vec<String>> {
    Json(MINDS.map(str::to_owned).to_vec())
}
