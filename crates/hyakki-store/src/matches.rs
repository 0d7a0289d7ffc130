//! Matches: who plays what, and how it ended. What happened in them is in their logs.

use hyakki_core::{MatchId, TableId, UserId};

use crate::database::{Row, Value, check_text};
use crate::error::{Noun, StoreError};
use crate::store::Store;

/// A match to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewMatch {
    /// The id, made by the server.
    pub id: MatchId,
    /// The game's name.
    pub game: String,
    /// The first line of the record.
    pub header: String,
    /// The user in each seat; a mind's seat has none.
    pub players: Vec<Option<UserId>>,
}

impl NewMatch {
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        check_text(&self.game)?;
        check_text(&self.header)
    }

    pub(crate) fn players_text(&self) -> String {
        let ids = self.players.iter();
        let words: Vec<&str> = ids
            .map(|id| id.as_ref().map_or("-", UserId::as_str))
            .collect();
        words.join(" ")
    }
}

/// The end of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MatchEnd {
    /// Which match.
    pub match_id: MatchId,
    /// The last line of the record.
    pub outcome: String,
}

/// A match as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredMatch {
    /// The id.
    pub id: MatchId,
    /// Where it is played.
    pub table_id: TableId,
    /// The game's name.
    pub game: String,
    /// The first line of the record.
    pub header: String,
    /// The user in each seat; a mind's seat has none.
    pub players: Vec<Option<UserId>>,
    /// When it began.
    pub created_ms: i64,
    /// When it ended, if it has.
    pub finished_ms: Option<i64>,
    /// The last line of the record, if it has ended.
    pub outcome: Option<String>,
}

macro_rules! select_matches {
    ($rest:literal) => {
        concat!(
            "SELECT m.id, m.table_id, m.game, m.header, m.players, m.created_ms, m.finished_ms, m.outcome
             FROM matches m ",
            $rest
        )
    };
}

impl Store {
    /// A match.
    pub async fn load_match(&self, id: &MatchId) -> Result<StoredMatch, StoreError> {
        let sql = select_matches!("WHERE m.id = $1");
        let row = self
            .database()
            .fetch_first(sql, &[Value::Text(id.as_str())])
            .await?;
        stored_match(&row.ok_or(StoreError::NotFound(Noun::Match))?)
    }

    /// The matches of a table, the newest first.
    pub async fn list_matches_at(
        &self,
        table_id: &TableId,
        limit: u32,
    ) -> Result<Vec<StoredMatch>, StoreError> {
        let sql =
            select_matches!("WHERE m.table_id = $1 ORDER BY m.created_ms DESC, m.id DESC LIMIT $2");
        let values = [Value::Text(table_id.as_str()), Value::Int(limit.into())];
        self.list_matches(sql, &values).await
    }

    /// The matches that a user has played to the end, the last finished first, page by page:
    /// `before` is when the last match of the page before finished, and its id.
    pub async fn list_finished_matches_of(
        &self,
        user_id: &UserId,
        before: Option<(i64, &MatchId)>,
        limit: u32,
    ) -> Result<Vec<StoredMatch>, StoreError> {
        let sql = select_matches!(
            "JOIN match_players p ON p.match_id = m.id
             WHERE p.user_id = $1 AND m.finished_ms IS NOT NULL
               AND (m.finished_ms < $2 OR (m.finished_ms = $2 AND m.id < $3))
             ORDER BY m.finished_ms DESC, m.id DESC LIMIT $4"
        );
        let (before_ms, before_id) = before.map_or((i64::MAX, ""), |(ms, id)| (ms, id.as_str()));
        let values = [
            Value::Text(user_id.as_str()),
            Value::Int(before_ms),
            Value::Text(before_id),
            Value::Int(limit.into()),
        ];
        self.list_matches(sql, &values).await
    }

    async fn list_matches(
        &self,
        sql: &'static str,
        values: &[Value<'_>],
    ) -> Result<Vec<StoredMatch>, StoreError> {
        let rows = self.database().fetch(sql, values).await?;
        rows.iter().map(stored_match).collect()
    }
}

fn stored_match(row: &Row) -> Result<StoredMatch, StoreError> {
    Ok(StoredMatch {
        id: row.parse(0)?,
        table_id: row.parse(1)?,
        game: row.get(2)?,
        header: row.get(3)?,
        players: row.parse_with(4, |words| {
            let words = words.split(' ').filter(|word| !word.is_empty());
            words.map(player).collect()
        })?,
        created_ms: row.get(5)?,
        finished_ms: row.get(6)?,
        outcome: row.get(7)?,
    })
}

/// `None` is not the text of a player; `Some(None)` is nobody.
#[allow(
    clippy::option_option,
    reason = "the outer one is for collecting, the inner one is the value"
)]
fn player(word: &str) -> Option<Option<UserId>> {
    match word {
        "-" => Some(None),
        id => UserId::new(id).ok().map(Some),
    }
}
