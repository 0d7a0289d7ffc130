//! Reviews: what could have been played better in a finished match, and what was luck.

use std::net::IpAddr;

use axum::extract::State;
use axum::http::HeaderMap;
use hyakki_core::MatchId;
use hyakki_core::record::Header;
use hyakki_protocol::ReviewStatus;

use crate::app::{App, SharedApp};
use crate::body::Path;
use crate::error::ApiError;
use crate::guard::Address;
use crate::identity::Caller;
use crate::replays::Asker;
use crate::reviews::ReviewAnswer;
use crate::routes::compressed::{PackedJson, takes_brotli};
use crate::routes::matches::{check_finished, match_id};

/// How far the review of a match that is over is, and the review when it is there
#[utoipa::path(get, path = "/api/matches/{id}/review", params(("id" = String, Path)),
    responses((status = 200, body = ReviewStatus), (status = 404), (status = 409), (status = 429), (status = 503)))]
pub(super) async fn read_review(
    State(app): State<SharedApp>,
    Address(address): Address,
    caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<PackedJson, ApiError> {
    app.admit(app.gate.admits_look_back(address, caller.user_id()))?;
    let id = match_id(id)?;
    check_finished(&app, &id).await?;
    look(&app, address, &id, &headers).await
}

/// Asks for the review of a match that is over
///
/// It is made once, in the background, however often it is asked for.
#[utoipa::path(post, path = "/api/matches/{id}/review", params(("id" = String, Path)),
    responses((status = 200, body = ReviewStatus), (status = 404), (status = 409), (status = 422), (status = 429), (status = 503)))]
pub(super) async fn request_review(
    State(app): State<SharedApp>,
    Address(address): Address,
    caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<PackedJson, ApiError> {
    app.admit(app.gate.admits_review(address, caller.user_id()))?;
    let id = match_id(id)?;
    check_finished(&app, &id).await?;
    check_rules(&app, &id).await?;
    let user_id = caller.user_id();
    app.reviews.request(&id, user_id, address).await?;
    look(&app, address, &id, &headers).await
}

async fn look(
    app: &App,
    address: IpAddr,
    id: &MatchId,
    headers: &HeaderMap,
) -> Result<PackedJson, ApiError> {
    let takes_brotli = takes_brotli(headers);
    match app.reviews.look(id).await? {
        ReviewAnswer::Done(compressed) if takes_brotli => Ok(PackedJson::of_compressed(compressed)),
        ReviewAnswer::Done(compressed) => {
            let unpacking = move || PackedJson::unpacked(&compressed).ok_or(ApiError::Internal);
            let asker = Asker::at(address);
            app.replays.off_the_runtime(asker, unpacking).await
        }
        ReviewAnswer::Status(status) => {
            let json = serde_json::to_vec(&status).expect("a status makes JSON");
            Ok(PackedJson::of(json, takes_brotli))
        }
    }
}

/// A match that was played by other rules cannot be judged by these.
async fn check_rules(app: &App, id: &MatchId) -> Result<(), ApiError> {
    let stored = app.store.load_match(id).await?;
    let header = Header::from_line(&stored.header).ok();
    let game = header.as_ref().and_then(|header| header.game.parse().ok());
    let is_known = game.map(hyakki_school::rules_version) == header.map(|header| header.rules);
    if game.is_some() && is_known {
        return Ok(());
    }
    Err(ApiError::OtherRules)
}
