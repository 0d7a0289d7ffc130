//! What users have had done under keys of their own, so that a command that is sent again is not done again.

use std::collections::BTreeMap;

use hyakki_core::{TableId, UserId};

use crate::batch::{for_rows, rows};
use crate::commit::TableCommit;
use crate::database::{Connection, Value, check_text, sql_over_rows};
use crate::error::StoreError;
use crate::judge::{Ground, Writes};
use crate::store::Store;

/// So many keys of a user are remembered at each table; the oldest is forgotten first.
pub const REMEMBERED_KEYS: i64 = 64;

/// A command that is being done, under a key of its sender.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DoneCommand {
    /// Who sent it.
    pub user_id: UserId,
    /// What the sender calls it.
    pub key: String,
    /// How many steps the match has then: the answer, also when it is sent again.
    pub step: i64,
}

impl DoneCommand {
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        check_text(&self.key)
    }
}

/// What a user has had done at a table, as far as a batch asks for it.
#[derive(Debug, Default)]
pub(crate) struct DoneGround {
    /// The number of the next key.
    pub(crate) next_number: i64,
    /// The answers to the keys that the batch names.
    pub(crate) steps: BTreeMap<String, i64>,
}

/// Reads which keys of the commits are known.
pub(crate) async fn read(
    connection: &mut Connection,
    commits: &[&TableCommit],
    ground: &mut Ground,
) -> Result<(), StoreError> {
    let sql = sql_over_rows!(
        "SELECT given.value ->> 0, given.value ->> 1, given.value ->> 2,
                (SELECT max(d.number) FROM done d
                 WHERE d.table_id = given.value ->> 0 AND d.user_id = given.value ->> 1),
                (SELECT d.step FROM done d
                 WHERE d.table_id = given.value ->> 0 AND d.user_id = given.value ->> 1
                   AND d.key = given.value ->> 2)
         FROM",
        ""
    );
    let keyed = commits.iter().filter_map(|commit| {
        let done = commit.done.as_ref()?;
        Some((commit.table_id.as_str(), done.user_id.as_str(), &done.key))
    });
    let given = rows(keyed);
    if given == "[]" {
        return Ok(());
    }
    for row in connection.fetch(sql, &[Value::Text(&given)]).await? {
        let last_number: Option<i64> = row.get(3)?;
        let step: Option<i64> = row.get(4)?;
        let key: String = row.get(2)?;
        let done = ground.done.entry((row.parse(0)?, row.parse(1)?));
        let done = done.or_default();
        done.next_number = last_number.map_or(0, |number| number + 1);
        done.steps.extend(step.map(|step| (key, step)));
    }
    Ok(())
}

/// Writes the keys of the commits that were accepted, over the oldest of their users.
pub(crate) async fn write(
    connection: &mut Connection,
    writes: &Writes<'_>,
) -> Result<(), StoreError> {
    let sql = sql_over_rows!(
        "INSERT INTO done (table_id, user_id, slot, number, key, step)
         SELECT given.value ->> 0, given.value ->> 1, CAST(given.value ->> 2 AS BIGINT),
                CAST(given.value ->> 3 AS BIGINT), given.value ->> 4, CAST(given.value ->> 5 AS BIGINT)
         FROM",
        "WHERE TRUE ON CONFLICT (table_id, user_id, slot)
         DO UPDATE SET number = excluded.number, key = excluded.key, step = excluded.step"
    );
    let keys = writes.done.iter().map(|(number, done)| {
        let (table_id, what) = (done.table_id.as_str(), done.what);
        let slot = number % REMEMBERED_KEYS;
        let user_id = what.user_id.as_str();
        (table_id, user_id, slot, number, &what.key, what.step)
    });
    for_rows(connection, sql, &rows(keys)).await
}

impl Store {
    /// How many steps the match had when a user's command of this key was done; nothing if none was, or long ago.
    pub async fn find_done(
        &self,
        table_id: &TableId,
        user_id: &UserId,
        key: &str,
    ) -> Result<Option<i64>, StoreError> {
        let sql = "SELECT step FROM done WHERE table_id = $1 AND user_id = $2 AND key = $3";
        let values = [table_id.as_str(), user_id.as_str(), key].map(Value::Text);
        let row = self.database().fetch_first(sql, &values).await?;
        row.map(|row| row.get(0)).transpose()
    }
}
