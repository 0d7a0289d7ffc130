//! What one person sees of the lobby, kept fresh.

use std::sync::Arc;
use std::time::Duration;

use hyakki_protocol::{LobbyMessage, Problem, TableCard};
use hyakki_store::StoredTable;
use hyakki_table::UserId;
use tokio::sync::broadcast::error::RecvError;

use crate::app::SharedApp;
use crate::error::ApiError;
use crate::live::outbox::Outbox;
use crate::tables::loading::stored_user;

/// However much happens, nobody gets a new picture more often.
const AT_MOST_EVERY: Duration = Duration::from_millis(500);

/// How many tables a list shows.
const SHOWN: u32 = 50;

/// The lobby as a user sees it, or nobody known.
pub(crate) async fn lobby(app: &SharedApp, user: Option<&UserId>) -> Result<LobbyMessage, ApiError> {
    let public = app.store.list_public_tables(SHOWN).await?;
    let mine = match user {
        Some(user) => app.store.list_tables_of(&stored_user(user), SHOWN).await?,
        None => Vec::new(),
    };
    Ok(LobbyMessage::Lobby {
        public: cards(app, public, user).await,
        mine: cards(app, mine, user).await,
    })
}

async fn cards(
    app: &SharedApp,
    tables: Vec<StoredTable>,
    user: Option<&UserId>,
) -> Vec<TableCard> {
    let mut cards = Vec::with_capacity(tables.len());
    for table in tables {
        // A table that cannot be read now is left out; the others matter too.
        if let Ok(card) = app.hub.card(&table.id, user.cloned()).await {
            cards.push(card);
        }
    }
    cards
}

/// Keeps an outbox fresh for ever.
pub(crate) async fn feed(app: SharedApp, user: Option<UserId>, outbox: Arc<Outbox>) {
    let mut changes = app.hub.changes();
    loop {
        let message = match lobby(&app, user.as_ref()).await {
            Ok(message) => message,
            Err(error) => LobbyMessage::Notice {
                problem: Problem::new(&error.problem.code, error.problem.message),
            },
        };
        let text = serde_json::to_string(&message).expect("messages always make JSON");
        outbox.show(text.into());
        tokio::time::sleep(AT_MOST_EVERY).await;
        loop {
            match changes.recv().await {
                Ok(change) => {
                    let is_mine = match (&change.users, &user) {
                        (None, _) => true,
                        (Some(users), Some(user)) => users.contains(user),
                        (Some(_), None) => false,
                    };
                    if is_mine || change.is_public {
                        break;
                    }
                }
                Err(RecvError::Lagged(_)) => break,
                Err(RecvError::Closed) => return,
            }
        }
    }
}
