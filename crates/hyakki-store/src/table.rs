//! Tables: their state, and who sits at them.

use hyakki_core::{MatchId, Secret, TableId, UserId};
use strum::{EnumString, IntoStaticStr};

use crate::database::{Row, Value, check_text};
use crate::error::{Noun, StoreError};
use crate::small::SmallWrite;
use crate::store::Store;

/// The version of a table that was just created.
pub const FIRST_VERSION: i64 = 1;

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum TableStatus {
    /// It waits for players.
    Gathering,
    /// A match is on, or begins without anybody's doing.
    Playing,
    /// It is done.
    Over,
}

/// What a table is at some version.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableContent {
    /// How far it is.
    pub status: TableStatus,
    /// Whether everybody may find it.
    pub is_public: bool,
    /// The state in the server's own words (JSON); the store does not look into it.
    pub state: String,
    /// The users who sit at it, each once.
    pub seated: Vec<UserId>,
    /// The match that is on, or was last.
    pub match_id: Option<MatchId>,
}

impl TableContent {
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        check_text(&self.state)
    }

    /// The list of the users as text: ordered, each once.
    pub(crate) fn seated_text(&self) -> String {
        self.distinct_seated().join(" ")
    }

    pub(crate) fn distinct_seated(&self) -> Vec<&str> {
        let mut ids: Vec<&str> = self.seated.iter().map(UserId::as_str).collect();
        ids.sort_unstable();
        ids.dedup();
        ids
    }
}

/// A table to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewTable {
    /// The id, made by the server.
    pub id: TableId,
    /// What it is at first.
    pub content: TableContent,
    /// What the deals of its matches come from. It never shows in a list.
    pub secret: Secret,
    /// When this happens.
    pub created_ms: i64,
}

/// A table as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTable {
    /// The id.
    pub id: TableId,
    /// Goes up by one with every save.
    pub version: i64,
    /// What it is at this version; `seated` is in the order of the ids.
    pub content: TableContent,
    /// When it was made.
    pub created_ms: i64,
    /// When it was last saved, or played at: to the minute.
    pub updated_ms: i64,
}

/// How far a table has come: whoever has less of it must read it again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TablePosition {
    /// Goes up by one with every save.
    pub version: i64,
    /// How many lines the log of its match has.
    pub n_lines: i64,
}

impl Store {
    /// Adds a table, at [`FIRST_VERSION`]. Whoever is seated must be a user.
    pub async fn create_table(&self, table: NewTable) -> Result<(), StoreError> {
        table.content.check()?;
        self.write(SmallWrite::CreateTable(table)).await.map(drop)
    }

    /// A table.
    pub async fn load_table(&self, id: &TableId) -> Result<StoredTable, StoreError> {
        let sql =
            "SELECT id, version, status, is_public, state, seated, match_id, created_ms, updated_ms
                   FROM tables WHERE id = $1";
        let row = self
            .database()
            .fetch_first(sql, &[Value::Text(id.as_str())])
            .await?;
        table(&row.ok_or(StoreError::NotFound(Noun::Table))?)
    }

    /// How far a table has come; cheaper than reading it.
    pub async fn load_position(&self, id: &TableId) -> Result<TablePosition, StoreError> {
        let sql = "SELECT t.version, (SELECT max(l.step) FROM log l WHERE l.match_id = t.match_id)
                   FROM tables t WHERE t.id = $1";
        let row = self
            .database()
            .fetch_first(sql, &[Value::Text(id.as_str())])
            .await?
            .ok_or(StoreError::NotFound(Noun::Table))?;
        let last_step: Option<i64> = row.get(1)?;
        Ok(TablePosition {
            version: row.get(0)?,
            n_lines: last_step.map_or(0, |step| step + 1),
        })
    }

    /// The secret of a table.
    pub async fn load_secret(&self, id: &TableId) -> Result<Secret, StoreError> {
        let sql = "SELECT secret FROM tables WHERE id = $1";
        let row = self
            .database()
            .fetch_first(sql, &[Value::Text(id.as_str())])
            .await?
            .ok_or(StoreError::NotFound(Noun::Table))?;
        let bytes: Option<Vec<u8>> = row.get(0)?;
        let bytes: Option<[u8; 32]> = bytes.and_then(|bytes| bytes.try_into().ok());
        let bytes = bytes.ok_or_else(|| StoreError::Corrupt(format!("table {id}: no secret")))?;
        Ok(Secret::new(bytes))
    }

    /// Public tables that are not over, the last touched first.
    pub async fn list_public_tables(&self, limit: u32) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE is_public AND status <> 'over'
                   ORDER BY updated_ms DESC, id LIMIT $1";
        self.list_tables(sql, &[Value::Int(limit.into())]).await
    }

    /// The tables a user sits at: what is not over, the last touched first; and then what is.
    pub async fn list_tables_of(
        &self,
        user_id: &UserId,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT t.id FROM tables t JOIN table_seats s ON s.table_id = t.id
                   WHERE s.user_id = $1
                   ORDER BY CASE t.status WHEN 'over' THEN 1 ELSE 0 END, t.updated_ms DESC, t.id LIMIT $2";
        let values = [Value::Text(user_id.as_str()), Value::Int(limit.into())];
        self.list_tables(sql, &values).await
    }

    /// All tables of a status in the order of their ids, page by page: `after` is the last id of the page before.
    pub async fn list_tables_with_status(
        &self,
        status: TableStatus,
        after: Option<&TableId>,
        limit: u32,
    ) -> Result<Vec<TableId>, StoreError> {
        let sql = "SELECT id FROM tables WHERE status = $1 AND id > $2 ORDER BY id LIMIT $3";
        let values = [
            Value::Text(status.into()),
            Value::Text(after.map_or("", TableId::as_str)),
            Value::Int(limit.into()),
        ];
        self.list_tables(sql, &values).await
    }

    /// Ids and nothing more: a table that only a newer program can read is listed like any other.
    async fn list_tables(
        &self,
        sql: &'static str,
        values: &[Value<'_>],
    ) -> Result<Vec<TableId>, StoreError> {
        let rows = self.database().fetch(sql, values).await?;
        rows.iter().map(|row| row.parse(0)).collect()
    }
}

fn table(row: &Row) -> Result<StoredTable, StoreError> {
    let match_id: Option<String> = row.get(6)?;
    Ok(StoredTable {
        id: row.parse(0)?,
        version: row.get(1)?,
        content: TableContent {
            status: row.parse(2)?,
            is_public: row.get(3)?,
            state: row.get(4)?,
            seated: row.parse_with(5, |ids| {
                let ids = ids.split(' ').filter(|id| !id.is_empty());
                ids.map(|id| UserId::new(id).ok()).collect()
            })?,
            match_id: match match_id {
                None => None,
                Some(_) => Some(row.parse(6)?),
            },
        },
        created_ms: row.get(7)?,
        updated_ms: row.get(8)?,
    })
}
