//! A batch of commits in the database: what they stand on, and what is written for them.
//!
//! Each kind of row takes one statement for the whole batch.

use std::collections::BTreeSet;

use hyakki_core::{MatchId, TableId, UserId};

use crate::commit::TableCommit;
use crate::database::{Connection, Sql, Value, sql_over_rows};
use crate::done;
use crate::error::StoreError;
use crate::judge::{At, Ground, MatchGround, TableGround, Writes};
use crate::matches::NewMatch;

/// Reads what commits stand on, and locks their tables until the transaction ends.
pub(crate) async fn read_ground(
    connection: &mut Connection,
    commits: &[&TableCommit],
) -> Result<Ground, StoreError> {
    let mut ground = Ground::default();
    lock_tables(connection, commits, &mut ground).await?;
    // Only now that the tables are locked does nobody else write to their matches and chats.
    read_matches(connection, commits, &mut ground).await?;
    read_chats(connection, commits, &mut ground).await?;
    done::read(connection, commits, &mut ground).await?;
    Ok(ground)
}

async fn lock_tables(
    connection: &mut Connection,
    commits: &[&TableCommit],
    ground: &mut Ground,
) -> Result<(), StoreError> {
    let sql = Sql {
        sqlite: "SELECT id, version, seated, updated_ms FROM tables
                 WHERE id IN (SELECT given.value ->> 0 FROM json_each($1) AS given)",
        // Every node locks in the same order, so that no two wait for each other.
        postgres: "SELECT id, version, seated, updated_ms FROM tables
                   WHERE id IN (SELECT given.value ->> 0
                                FROM jsonb_array_elements(CAST($1 AS TEXT)::jsonb) AS given(value))
                   ORDER BY id FOR UPDATE",
    };
    let ids: BTreeSet<&TableId> = commits.iter().map(|commit| &commit.table_id).collect();
    let ids = rows(ids.into_iter().map(|id| [id.as_str()]));
    for row in connection.fetch(sql, &[Value::Text(&ids)]).await? {
        let table = TableGround {
            version: row.get(1)?,
            seated: row.get(2)?,
            next_chat: 0,
            updated_ms: row.get(3)?,
        };
        let id = row.parse(0)?;
        ground.tables.insert(id, table);
    }
    Ok(())
}

async fn read_matches(
    connection: &mut Connection,
    commits: &[&TableCommit],
    ground: &mut Ground,
) -> Result<(), StoreError> {
    let sql = sql_over_rows!(
        "SELECT m.id, m.table_id, m.finished_ms IS NOT NULL,
                (SELECT max(l.step) FROM log l WHERE l.match_id = m.id)
         FROM matches m WHERE m.id IN (SELECT given.value ->> 0 FROM",
        ")"
    );
    let ids: BTreeSet<&MatchId> = commits
        .iter()
        .flat_map(|commit| commit.match_ids())
        .collect();
    if ids.is_empty() {
        return Ok(());
    }
    let ids = rows(ids.into_iter().map(|id| [id.as_str()]));
    for row in connection.fetch(sql, &[Value::Text(&ids)]).await? {
        let last_step: Option<i64> = row.get(3)?;
        let stored = MatchGround {
            table_id: row.parse(1)?,
            is_finished: row.get(2)?,
            next_step: last_step.map_or(0, |step| step + 1),
        };
        let id = row.parse(0)?;
        ground.matches.insert(id, stored);
    }
    Ok(())
}

async fn read_chats(
    connection: &mut Connection,
    commits: &[&TableCommit],
    ground: &mut Ground,
) -> Result<(), StoreError> {
    let sql = sql_over_rows!(
        "SELECT table_id, max(number) FROM chat WHERE table_id IN (SELECT given.value ->> 0 FROM",
        ") GROUP BY table_id"
    );
    let talkative = commits.iter().filter(|commit| commit.chat.is_some());
    let ids: BTreeSet<&TableId> = talkative.map(|commit| &commit.table_id).collect();
    if ids.is_empty() {
        return Ok(());
    }
    let ids = rows(ids.into_iter().map(|id| [id.as_str()]));
    for row in connection.fetch(sql, &[Value::Text(&ids)]).await? {
        let id = row.parse(0)?;
        if let Some(table) = ground.tables.get_mut(&id) {
            let last: i64 = row.get(1)?;
            table.next_chat = last + 1;
        }
    }
    Ok(())
}

/// Writes what the judge has accepted.
pub(crate) async fn write(
    connection: &mut Connection,
    writes: &Writes<'_>,
) -> Result<(), StoreError> {
    save_tables(connection, writes).await?;
    reseat(connection, writes).await?;
    for start in &writes.starts {
        start_match(connection, start).await?;
    }
    append_logs(connection, writes).await?;
    finish_matches(connection, writes).await?;
    append_chats(connection, writes).await?;
    done::write(connection, writes).await
}

async fn save_tables(connection: &mut Connection, writes: &Writes<'_>) -> Result<(), StoreError> {
    let save = sql_over_rows!(
        "UPDATE tables SET version = CAST(given.value ->> 1 AS BIGINT), status = given.value ->> 2,
             is_public = (CAST(given.value ->> 3 AS BIGINT) = 1), state = given.value ->> 4,
             seated = given.value ->> 5, match_id = given.value ->> 6,
             updated_ms = CAST(given.value ->> 7 AS BIGINT)
         FROM",
        "WHERE tables.id = given.value ->> 0"
    );
    let touch = sql_over_rows!(
        "UPDATE tables SET updated_ms = CAST(given.value ->> 1 AS BIGINT) FROM",
        "WHERE tables.id = given.value ->> 0"
    );
    let saves = writes.saves.iter().map(|(id, (version, save))| {
        let content = &save.content;
        (
            id.as_str(),
            version,
            <&str>::from(content.status),
            i64::from(content.is_public),
            content.state.as_str(),
            content.seated_text(),
            content.match_id.as_ref().map(MatchId::as_str),
            writes.touched.get(id),
        )
    });
    for_rows(connection, save, &rows(saves)).await?;
    let touched = writes.touched.iter();
    let only_touched = touched.filter(|(id, _)| !writes.saves.contains_key(*id));
    let only_touched = rows(only_touched.map(|(id, at_ms)| (id.as_str(), at_ms)));
    for_rows(connection, touch, &only_touched).await
}

async fn reseat(connection: &mut Connection, writes: &Writes<'_>) -> Result<(), StoreError> {
    let leave = sql_over_rows!(
        "DELETE FROM table_seats WHERE table_id IN (SELECT given.value ->> 0 FROM",
        ")"
    );
    let sit = sql_over_rows!(
        "INSERT INTO table_seats (table_id, user_id) SELECT given.value ->> 0, given.value ->> 1 FROM",
        ""
    );
    let tables = writes.reseated.iter().map(|id| [id.as_str()]);
    for_rows(connection, leave, &rows(tables)).await?;
    let seats = writes.reseated.iter().flat_map(|id| {
        let users = writes.saves.get(id).into_iter();
        users
            .flat_map(|(_, save)| save.content.distinct_seated())
            .map(|user| [id.as_str(), user])
    });
    for_rows(connection, sit, &rows(seats)).await
}

/// Matches begin seldom, so each takes its own statements.
async fn start_match(
    connection: &mut Connection,
    start: &At<'_, NewMatch>,
) -> Result<(), StoreError> {
    let sql = "INSERT INTO matches (id, table_id, game, header, players, created_ms)
               VALUES ($1, $2, $3, $4, $5, $6)";
    let players = sql_over_rows!(
        "INSERT INTO match_players (match_id, user_id) SELECT given.value ->> 0, given.value ->> 1 FROM",
        ""
    );
    let new = start.what;
    let values = [
        Value::Text(new.id.as_str()),
        Value::Text(start.table_id.as_str()),
        Value::Text(&new.game),
        Value::Text(&new.header),
        Value::Text(&new.players_text()),
        Value::Int(start.at_ms),
    ];
    connection.execute(sql, &values).await?;
    let users: BTreeSet<&UserId> = new.players.iter().flatten().collect();
    let users = users.into_iter().map(|id| [new.id.as_str(), id.as_str()]);
    for_rows(connection, players, &rows(users)).await
}

async fn append_logs(connection: &mut Connection, writes: &Writes<'_>) -> Result<(), StoreError> {
    let sql = sql_over_rows!(
        "INSERT INTO log (match_id, step, line, at_ms)
         SELECT given.value ->> 0, CAST(given.value ->> 1 AS BIGINT), given.value ->> 2,
                CAST(given.value ->> 3 AS BIGINT)
         FROM",
        ""
    );
    let lines = writes.appends.iter().flat_map(|append| {
        let steps = append.what.first_step..;
        steps
            .zip(&append.what.lines)
            .map(|(step, line)| (append.what.match_id.as_str(), step, line, append.at_ms))
    });
    for_rows(connection, sql, &rows(lines)).await
}

async fn finish_matches(
    connection: &mut Connection,
    writes: &Writes<'_>,
) -> Result<(), StoreError> {
    let sql = sql_over_rows!(
        "UPDATE matches SET finished_ms = CAST(given.value ->> 1 AS BIGINT), outcome = given.value ->> 2
         FROM",
        "WHERE matches.id = given.value ->> 0"
    );
    let ends = writes.finishes.iter().map(|finish| {
        (
            finish.what.match_id.as_str(),
            finish.at_ms,
            &finish.what.outcome,
        )
    });
    for_rows(connection, sql, &rows(ends)).await
}

async fn append_chats(connection: &mut Connection, writes: &Writes<'_>) -> Result<(), StoreError> {
    let sql = sql_over_rows!(
        "INSERT INTO chat (table_id, number, user_id, text, at_ms)
         SELECT given.value ->> 0, CAST(given.value ->> 1 AS BIGINT), given.value ->> 2,
                given.value ->> 3, CAST(given.value ->> 4 AS BIGINT)
         FROM",
        ""
    );
    let lines = writes.chats.iter().map(|(number, chat)| {
        (
            chat.table_id.as_str(),
            number,
            chat.what.user_id.as_str(),
            &chat.what.text,
            chat.at_ms,
        )
    });
    for_rows(connection, sql, &rows(lines)).await
}

/// Runs a statement for all [`rows`] at once, unless there are none.
pub(crate) async fn for_rows(
    connection: &mut Connection,
    sql: Sql,
    given: &str,
) -> Result<(), StoreError> {
    if given == "[]" {
        return Ok(());
    }
    connection
        .execute(sql, &[Value::Text(given)])
        .await
        .map(drop)
}

/// Rows as the text that a statement over many rows takes.
pub(crate) fn rows<T: serde::Serialize>(given: impl Iterator<Item = T>) -> String {
    let given: Vec<T> = given.collect();
    serde_json::to_string(&given).expect("lists of text and numbers always make JSON")
}
