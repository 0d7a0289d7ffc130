//! Programs with an identity of their own.

use axum::Json;
use axum::extract::State;
use hyakki_protocol::identity::{NewBot, Rename};
use hyakki_store::{Device, TokenKind};

use crate::app::SharedApp;
use crate::body::Body;
use crate::error::ApiError;
use crate::guard::Address;
use crate::routes::session::{IsBot, checked_name, new_token, new_user};

/// Makes a bot and the token it shows as `Authorization: Bearer …`
#[utoipa::path(post, path = "/api/bots", request_body = Rename,
    responses((status = 200, body = NewBot), (status = 400), (status = 429)))]
pub(super) async fn make_bot(
    State(app): State<SharedApp>,
    Address(address): Address,
    Body(Rename { name }): Body<Rename>,
) -> Result<Json<NewBot>, ApiError> {
    app.admit(app.gate.admits_guest(address))?;
    let name = checked_name(&name)?;
    let user = new_user(&app, &name, IsBot::Yes).await?;
    let token = new_token(&app, &user.id, TokenKind::Bot, Device::default()).await?;
    Ok(Json(NewBot {
        user: user.id.as_str().to_owned(),
        name,
        token,
    }))
}
