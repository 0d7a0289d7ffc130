//! Pruning: forgetting what nobody has touched for long.

use crate::batch::{for_rows, rows};
use crate::database::{Connection, Sql, Value, sql_over_rows};
use crate::error::StoreError;
use crate::store::Store;

/// How many matches, tables or users one transaction removes, so that the others are not kept waiting.
const PIECE: i64 = 64;

/// What was removed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pruned {
    /// Matches, with their logs.
    pub n_matches: u64,
    /// Tables, with their chats; their matches are counted among the matches.
    pub n_tables: u64,
    /// Users, with their tokens.
    pub n_users: u64,
}

impl Pruned {
    fn sum(self) -> u64 {
        self.n_matches + self.n_tables + self.n_users
    }
}

/// How much may be removed at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// Less than nine tenths of what can ever be removed: where more seems old, a clock that was wrong is more likely.
    Part,
    /// Whatever is old, because somebody has looked at it.
    Everything,
}

impl Store {
    /// Removes what is older than a moment, and says how much it was:
    ///
    /// - matches that finished before it, with their logs, unless their table still stands at them;
    /// - tables that were not saved or played at since, to the minute, with everything of theirs;
    /// - users who came before it, have no login, no table and no match, and showed no token since.
    ///
    /// It works in small pieces between other writes; what was removed when it fails stays removed.
    /// Where nothing is younger than that moment, the clock is more likely wrong than everything old, and nothing is
    /// removed: [`StoreError::AllTooOld`]. One thing that was written by the wrong clock makes that blind, so nearly
    /// everything goes only where that is wanted: [`StoreError::NearlyAllTooOld`].
    pub async fn prune(&self, older_than_ms: i64, extent: Extent) -> Result<Pruned, StoreError> {
        self.check_clock(older_than_ms).await?;
        if extent == Extent::Part {
            self.check_extent(older_than_ms).await?;
        }
        let mut total = Pruned::default();
        loop {
            let piece = self.enqueue_prune(older_than_ms).await?;
            if piece == Pruned::default() {
                return Ok(total);
            }
            total.n_matches += piece.n_matches;
            total.n_tables += piece.n_tables;
            total.n_users += piece.n_users;
        }
    }

    /// What [`prune`](Self::prune) would remove, without removing it.
    pub async fn count_prunable(&self, older_than_ms: i64) -> Result<Pruned, StoreError> {
        self.check_clock(older_than_ms).await?;
        self.count_older(older_than_ms).await
    }

    async fn count_older(&self, older_than_ms: i64) -> Result<Pruned, StoreError> {
        let sql = "SELECT
            (SELECT count(*) FROM matches m JOIN tables t ON t.id = m.table_id
             WHERE t.updated_ms < $1
                OR (m.finished_ms < $1 AND (t.match_id IS NULL OR t.match_id <> m.id))),
            (SELECT count(*) FROM tables WHERE updated_ms < $1),
            (SELECT count(*) FROM users u
             WHERE u.created_ms < $1 AND u.login_key IS NULL
               AND NOT EXISTS (SELECT 1 FROM tokens k WHERE k.user_id = u.id AND k.last_seen_ms >= $1)
               AND NOT EXISTS (SELECT 1 FROM table_seats s JOIN tables t ON t.id = s.table_id
                               WHERE s.user_id = u.id AND t.updated_ms >= $1)
               AND NOT EXISTS (SELECT 1 FROM match_players p
                               JOIN matches m ON m.id = p.match_id JOIN tables t ON t.id = m.table_id
                               WHERE p.user_id = u.id AND t.updated_ms >= $1
                                 AND (m.finished_ms IS NULL OR m.finished_ms >= $1 OR t.match_id = m.id)))";
        let values = [Value::Int(older_than_ms)];
        let row = self.database().fetch_first(sql, &values).await?;
        let row = row.expect("a row of counts");
        let count = |column| row.get::<i64>(column).map(i64::unsigned_abs);
        Ok(Pruned {
            n_matches: count(0)?,
            n_tables: count(1)?,
            n_users: count(2)?,
        })
    }

    async fn check_extent(&self, older_than_ms: i64) -> Result<(), StoreError> {
        let old = self.count_older(older_than_ms).await?.sum();
        if old == 0 {
            return Ok(());
        }
        // Accounts are never removed, and so not counted.
        let all = self.count_older(i64::MAX).await?.sum();
        if old * 10 < all * 9 {
            return Ok(());
        }
        Err(StoreError::NearlyAllTooOld)
    }

    /// When something was last written, as far as pruning looks at it; nothing in an empty database.
    pub async fn newest_ms(&self) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT max(newest_ms) FROM (
                       SELECT max(updated_ms) AS newest_ms FROM tables
                       UNION ALL SELECT max(created_ms) FROM users
                       UNION ALL SELECT max(last_seen_ms) FROM tokens) AS newest";
        let row = self.database().fetch_first(sql, &[]).await?;
        Ok(row.map(|row| row.get(0)).transpose()?.flatten())
    }

    async fn check_clock(&self, older_than_ms: i64) -> Result<(), StoreError> {
        match self.newest_ms().await? {
            Some(newest_ms) if newest_ms < older_than_ms => Err(StoreError::AllTooOld),
            _ => Ok(()),
        }
    }
}

/// Removes some of what is too old; nothing when there is no more.
pub(crate) async fn piece(
    connection: &mut Connection,
    older_than_ms: i64,
) -> Result<Pruned, StoreError> {
    let values = [older_than_ms, PIECE].map(Value::Int);
    let n_tables_matches = tables(connection, &values).await?;
    let n_matches = matches(connection, &values).await?;
    Ok(Pruned {
        n_tables: n_tables_matches.0,
        n_matches: n_matches + n_tables_matches.1,
        n_users: users(connection, &values).await?,
    })
}

async fn tables(
    connection: &mut Connection,
    values: &[Value<'_>],
) -> Result<(u64, u64), StoreError> {
    let old = Sql {
        sqlite: "SELECT id FROM tables WHERE updated_ms < $1 ORDER BY id LIMIT $2",
        // Locked, and looked at again after waiting for the lock: somebody may just have come back.
        postgres: "SELECT id FROM tables WHERE updated_ms < $1 ORDER BY id LIMIT $2 FOR UPDATE",
    };
    let n_matches = sql_over_rows!(
        "SELECT count(*) FROM matches WHERE table_id IN (SELECT given.value ->> 0 FROM",
        ")"
    );
    let delete = sql_over_rows!(
        "DELETE FROM tables WHERE id IN (SELECT given.value ->> 0 FROM",
        ")"
    );
    let mut ids: Vec<String> = Vec::new();
    for row in connection.fetch(old, values).await? {
        ids.push(row.get(0)?);
    }
    if ids.is_empty() {
        return Ok((0, 0));
    }
    let given = rows(ids.iter().map(|id| [id]));
    let mut n_removed: i64 = 0;
    for row in connection.fetch(n_matches, &[Value::Text(&given)]).await? {
        n_removed = row.get(0)?;
    }
    // Seats, chats, matches and their logs go with them.
    for_rows(connection, delete, &given).await?;
    Ok((ids.len() as u64, n_removed.unsigned_abs()))
}

async fn matches(connection: &mut Connection, values: &[Value<'_>]) -> Result<u64, StoreError> {
    let sql = "DELETE FROM matches WHERE id IN (
                   SELECT m.id FROM matches m JOIN tables t ON t.id = m.table_id
                   WHERE m.finished_ms < $1 AND (t.match_id IS NULL OR t.match_id <> m.id)
                   ORDER BY m.id LIMIT $2)";
    connection.execute(sql, values).await
}

async fn users(connection: &mut Connection, values: &[Value<'_>]) -> Result<u64, StoreError> {
    let sql = "DELETE FROM users WHERE id IN (
                   SELECT u.id FROM users u
                   WHERE u.created_ms < $1 AND u.login_key IS NULL
                     AND NOT EXISTS (SELECT 1 FROM tokens k WHERE k.user_id = u.id AND k.last_seen_ms >= $1)
                     AND NOT EXISTS (SELECT 1 FROM table_seats s WHERE s.user_id = u.id)
                     AND NOT EXISTS (SELECT 1 FROM match_players p WHERE p.user_id = u.id)
                   ORDER BY u.id LIMIT $2)";
    connection.execute(sql, values).await
}
