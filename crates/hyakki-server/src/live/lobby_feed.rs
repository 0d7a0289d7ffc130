//! What people see of the lobby, kept fresh.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use hyakki_core::{TableId, UserId};
use hyakki_protocol::{LobbyMessage, TableSummary};
use tokio::sync::broadcast::Receiver;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::watch;

use crate::app::SharedApp;
use crate::error::ApiError;
use crate::live::lobbies::Lobbies;
use crate::live::outbox::Outbox;
use crate::tables::change::Change;

/// However much happens, nobody gets a new picture more often.
const AT_MOST_EVERY: Duration = Duration::from_millis(500);

/// However little happens, everything is looked at now and then.
const AT_LEAST_EVERY: Duration = Duration::from_secs(60);

/// How many tables a list shows.
const SHOWN: u32 = 50;

/// The public tables, as anybody sees them.
#[derive(Debug, Default)]
pub(crate) struct PublicTables {
    summaries: Vec<TableSummary>,
    /// The whole message for somebody who has no tables: it is the same for all of them.
    alone: Utf8Bytes,
}

impl PublicTables {
    fn of(summaries: Vec<TableSummary>) -> Arc<PublicTables> {
        let message = LobbyMessage::Lobby {
            mine: Vec::new(),
            public: summaries.clone(),
        };
        Arc::new(PublicTables {
            summaries,
            alone: encode(&message),
        })
    }
}

fn encode(message: &LobbyMessage) -> Utf8Bytes {
    let text = serde_json::to_string(message).expect("messages always make JSON");
    text.into()
}

/// The lobby as a user sees it, or nobody known.
pub(crate) async fn lobby(
    app: &SharedApp,
    user: Option<&UserId>,
    address: IpAddr,
) -> Result<LobbyMessage, ApiError> {
    Ok(LobbyMessage::Lobby {
        mine: own_tables(app, user, address).await?,
        public: public_cards(app).await?,
    })
}

/// The public tables, as anybody sees them.
async fn public_cards(app: &SharedApp) -> Result<Vec<TableSummary>, ApiError> {
    let ids = app.store.list_public_tables(SHOWN).await?;
    Ok(summaries(app, ids, None, None).await)
}

async fn own_tables(
    app: &SharedApp,
    user: Option<&UserId>,
    address: IpAddr,
) -> Result<Vec<TableSummary>, ApiError> {
    let Some(user) = user else {
        return Ok(Vec::new());
    };
    let ids = app.store.list_tables_of(user, SHOWN).await?;
    Ok(summaries(app, ids, Some(user), Some(address)).await)
}

async fn summaries(
    app: &SharedApp,
    ids: Vec<TableId>,
    user: Option<&UserId>,
    from: Option<IpAddr>,
) -> Vec<TableSummary> {
    let mut summaries = Vec::with_capacity(ids.len());
    for id in ids {
        // A table that cannot be read now is left out; the others matter too.
        if let Ok(summary) = app.hub.summary(&id, user.cloned(), from).await {
            summaries.push(summary);
        }
    }
    summaries
}

/// Keeps the list of public tables fresh for everybody, for ever: it is made once, however many look at it.
pub(crate) async fn keep_public_list(app: SharedApp) {
    let mut changes = app.hub.changes();
    loop {
        match public_cards(&app).await {
            Ok(summaries) => drop(app.public_tables.send_replace(PublicTables::of(summaries))),
            // It is tried again with the next change, or after a while.
            Err(error) => tracing::warn!(code = error.code(), "no list of public tables"),
        }
        tokio::time::sleep(AT_MOST_EVERY).await;
        wait_for(&mut changes, |change| change.is_public).await;
    }
}

/// Keeps the lobby of a user fresh, for ever.
pub(crate) async fn keep_lobby(
    app: SharedApp,
    user: UserId,
    address: IpAddr,
    lobby: watch::Sender<Utf8Bytes>,
) {
    let mut changes = app.hub.changes();
    let mut public = app.public_tables.subscribe();
    loop {
        let own = own_tables(&app, Some(&user), address).await;
        let tables = Arc::clone(&public.borrow_and_update());
        let (mine, text) = match own {
            Ok(mine) if mine.is_empty() => (mine, tables.alone.clone()),
            Ok(mine) => {
                let ids = mine.clone();
                let public = tables.summaries.clone();
                (ids, encode(&LobbyMessage::Lobby { mine, public }))
            }
            Err(error) => {
                let problem = error.to_problem();
                (Vec::new(), encode(&LobbyMessage::Notice { problem }))
            }
        };
        lobby.send_if_modified(|shown| {
            let is_new = *shown != text;
            *shown = text;
            is_new
        });
        tokio::time::sleep(AT_MOST_EVERY).await;
        let is_mine = |change: &Change| change.concerns(&user, &mine);
        tokio::select! {
            changed = public.changed() => if changed.is_err() { return },
            () = wait_for(&mut changes, is_mine) => {}
        }
    }
}

/// Keeps an outbox fresh, for as long as somebody wants it.
pub(crate) async fn feed(
    app: SharedApp,
    user: Option<UserId>,
    address: IpAddr,
    outbox: Arc<Outbox>,
) {
    match user {
        Some(user) => {
            let lobby = Lobbies::of(&app, &user, address);
            show(lobby.messages(), Utf8Bytes::clone, &outbox).await;
        }
        // Whoever is nobody has no tables.
        None => {
            let public = app.public_tables.subscribe();
            show(public, |tables| tables.alone.clone(), &outbox).await;
        }
    }
}

/// Shows what there is, and whatever comes; nothing is shown before there is something.
async fn show<T>(
    mut source: watch::Receiver<T>,
    text_of: impl Fn(&T) -> Utf8Bytes,
    outbox: &Outbox,
) {
    loop {
        let text = text_of(&source.borrow_and_update());
        if !text.is_empty() {
            outbox.show(text);
        }
        if source.changed().await.is_err() {
            return;
        }
    }
}

/// Waits for a change that matters, or for long enough.
async fn wait_for(changes: &mut Receiver<Arc<Change>>, matters: impl Fn(&Change) -> bool) {
    let waiting = async {
        loop {
            match changes.recv().await {
                Ok(change) if matters(&change) => return,
                Ok(_) => {}
                Err(RecvError::Lagged(_) | RecvError::Closed) => return,
            }
        }
    };
    // Enough time has passed.
    let _ = tokio::time::timeout(AT_LEAST_EVERY, waiting).await;
}

impl Change {
    /// Whether the own tables of a user look different now.
    fn concerns(&self, user: &UserId, mine: &[TableSummary]) -> bool {
        if let Some(users) = &self.users {
            return users.contains(user);
        }
        // Another node did it: it concerns those who sit at the table.
        let id = self.table_id.as_ref().map(TableId::as_str);
        id.is_none_or(|id| mine.iter().any(|summary| summary.id == id))
    }
}
