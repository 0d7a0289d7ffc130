//! The addresses, one module for each noun.

mod accounts;
mod bots;
pub(crate) mod compressed;
mod courses;
mod description;
mod games;
mod hints;
mod identities;
mod imports;
mod lessons;
mod lobby;
mod making;
mod matches;
mod operations;
mod pages;
mod puzzles;
mod reviews;
mod session;
mod sessions;
mod table_feed;
mod tables;
mod well_known;

use axum::body::Bytes;
use axum::extract::DefaultBodyLimit;
use axum::http::header::CONTENT_TYPE;
use axum::routing::get;
use axum::{Router, middleware};
use hyakki_protocol::{ClientMessage, LobbyMessage, ServerMessage};
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::app::SharedApp;
use crate::error::ApiError;
use crate::guard::{guard, in_time};
use crate::unread::read_the_rest;

#[cfg(test)]
pub(crate) use courses::MOST_STEPS;

/// No body is larger, but records that are brought in.
pub(crate) const MAX_BODY: usize = 64 * 1024;

/// No record that is brought in is larger: the longest of people's matches has a thirtieth of that.
pub(crate) const MAX_RECORD: usize = 512 * 1024;

#[derive(OpenApi)]
#[openapi(
    info(
        title = "Hyakki",
        description = "An open table for four yokai games. Errors are always `{code, message}`. \
                       Sockets and streams carry the messages that docs/protocol.md describes."
    ),
    components(schemas(ClientMessage, ServerMessage, LobbyMessage))
)]
struct Api;

/// The description of everything under `/api`.
fn described() -> serde_json::Value {
    description::whole(api().split_for_parts().1)
}

fn api() -> OpenApiRouter<SharedApp> {
    let records = OpenApiRouter::new()
        .routes(routes!(imports::import_record))
        .layer(DefaultBodyLimit::max(MAX_RECORD));
    OpenApiRouter::with_openapi(Api::openapi())
        .routes(routes!(games::list_games))
        .routes(routes!(games::read_rules))
        .routes(routes!(games::list_minds))
        .routes(routes!(lessons::list_lessons))
        .routes(routes!(lessons::go_on_with_lesson))
        .routes(routes!(puzzles::list_puzzles))
        .routes(routes!(puzzles::read_fitting_puzzle))
        .routes(routes!(puzzles::read_puzzle))
        .routes(routes!(puzzles::try_puzzle))
        .routes(routes!(
            session::read_session,
            session::make_session,
            session::rename,
            session::end_session
        ))
        .routes(routes!(session::end_everywhere))
        .routes(routes!(
            sessions::list_sessions,
            sessions::end_other_sessions
        ))
        .routes(routes!(sessions::end_one_session))
        .routes(routes!(identities::make_link))
        .routes(routes!(identities::read_link_owner))
        .routes(routes!(identities::enter_by_link))
        .routes(routes!(
            identities::list_earlier,
            identities::return_to_earlier
        ))
        .routes(routes!(accounts::set_account))
        .routes(routes!(accounts::log_in))
        .routes(routes!(bots::make_bot))
        .routes(routes!(lobby::read_lobby))
        .routes(routes!(lobby::open_lobby_socket))
        .routes(routes!(lobby::open_lobby_stream))
        .routes(routes!(tables::make_table))
        .routes(routes!(tables::read_table))
        .routes(routes!(tables::send_command))
        .routes(routes!(table_feed::open_table_socket))
        .routes(routes!(table_feed::open_table_stream))
        .routes(routes!(hints::read_hint))
        .routes(routes!(courses::read_course_at_table))
        .routes(routes!(tables::list_matches_at_table))
        .routes(routes!(matches::list_my_matches))
        .routes(routes!(matches::read_match))
        .routes(routes!(matches::read_record))
        .routes(routes!(matches::read_verdict))
        .routes(routes!(matches::read_step))
        .routes(routes!(reviews::read_review, reviews::request_review))
        .routes(routes!(courses::read_course))
        .layer(DefaultBodyLimit::max(MAX_BODY))
        .merge(records)
}

/// Everything that can be asked of the server.
pub(crate) fn router(app: SharedApp) -> Router {
    let (api, _) = api().split_for_parts();
    // It is the same for everybody, and large: it is written once.
    let description = Bytes::from(described().to_string());
    let description = ([(CONTENT_TYPE, "application/json")], description);
    Router::new()
        .route("/api", get(move || async move { description }))
        .merge(api)
        .route("/healthz", get(operations::healthz))
        .route("/readyz", get(operations::readyz))
        .route("/robots.txt", get(well_known::robots))
        .route("/.well-known/security.txt", get(well_known::security))
        .fallback(pages::read_page)
        .method_not_allowed_fallback(|| async { ApiError::NoSuchMethod })
        .layer(middleware::from_fn_with_state(app.clone(), in_time))
        .layer(middleware::from_fn_with_state(app.clone(), guard))
        .layer(middleware::from_fn(read_the_rest))
        .with_state(app)
}

/// What only those who run the server ask.
pub(crate) fn metrics_router(app: SharedApp) -> Router {
    Router::new()
        .route("/metrics", get(operations::metrics))
        .with_state(app)
}
