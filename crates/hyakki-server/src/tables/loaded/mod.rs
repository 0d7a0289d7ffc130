//! A table made anew from the store.

pub(crate) mod commit;

use hyakki_store::{MatchId, Store, StoreError, StoredTable, TableContent, TableId, TableStatus};
use hyakki_table::{Snapshot, Stage, Table};

/// A table in memory, with what the store knows of it.
pub(crate) struct Loaded {
    pub(crate) table: Table,
    /// The version of the table in the store.
    pub(crate) version: i64,
    /// The match being played or last played.
    pub(crate) match_id: Option<MatchId>,
    /// What the store has beside the log.
    pub(crate) saved: Snapshot,
}

/// Reads a table and the log of its match.
pub(crate) async fn load(store: &Store, id: &TableId) -> Result<Loaded, StoreError> {
    let mut stored = store.load_table(id).await?;
    loop {
        let loaded = load_at(store, &stored).await;
        if loaded.is_ok() {
            return loaded;
        }
        // The row and the log are two reads: somebody may have begun another match in between.
        let again = store.load_table(id).await?;
        if again.version == stored.version {
            return loaded;
        }
        stored = again;
    }
}

async fn load_at(store: &Store, stored: &StoredTable) -> Result<Loaded, StoreError> {
    let snapshot: Snapshot = serde_json::from_str(&stored.content.state)
        .map_err(|error| StoreError::Corrupt(format!("table {}: {error}", stored.id)))?;
    let log = match &stored.content.match_id {
        Some(match_id) => record_lines(store, match_id).await?,
        None => Vec::new(),
    };
    let secret = store.load_secret(&stored.id).await?;
    let bytes: Option<[u8; 32]> = secret.and_then(|secret| secret.0.try_into().ok());
    let bytes =
        bytes.ok_or_else(|| StoreError::Corrupt(format!("table {}: no secret", stored.id)))?;
    let master = hyakki_core::Secret::new(bytes);
    let table = Table::restore(snapshot.clone(), master, &log)
        .map_err(|error| StoreError::Corrupt(format!("table {}: {error}", stored.id)))?;
    Ok(Loaded {
        table,
        version: stored.version,
        match_id: stored.content.match_id.clone(),
        saved: snapshot,
    })
}

/// The lines of a match's record so far, with its header.
pub(crate) async fn record_lines(
    store: &Store,
    match_id: &MatchId,
) -> Result<Vec<String>, StoreError> {
    let header = store.load_match(match_id).await?.header;
    let log = store.read_log(match_id, 0).await?;
    let lines = log.into_iter().map(|line| line.line);
    Ok(std::iter::once(header).chain(lines).collect())
}

/// What the store is told about a table.
pub(crate) fn content(table: &Table, match_id: Option<MatchId>) -> TableContent {
    let users = table
        .chairs()
        .iter()
        .filter_map(|chair| chair.holder.user());
    TableContent {
        status: match table.stage() {
            Stage::Gathering => TableStatus::Gathering,
            Stage::Playing { .. } => TableStatus::Playing,
            Stage::Over { .. } => TableStatus::Over,
        },
        is_public: table.settings().public,
        state: serde_json::to_string(&table.snapshot()).expect("a snapshot always makes JSON"),
        seated: users.map(stored_user).collect(),
        match_id,
    }
}

/// A user as the store knows them.
pub(crate) fn stored_user(user: &hyakki_table::UserId) -> hyakki_store::UserId {
    hyakki_store::UserId::new(user.0.clone()).expect("users at tables come from the store")
}
