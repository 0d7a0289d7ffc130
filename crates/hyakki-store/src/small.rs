//! The small writes: one row or a few, for one caller.

use hyakki_core::{TableId, UserId};
use hyakki_names::skeleton;

use crate::batch::{for_rows, rows};
use crate::database::{Connection, Value, sql_over_rows};
use crate::error::{Conflict, Noun, StoreError};
use crate::presence::{self, NotedPresence};
use crate::puzzle_days::{self, NotedTry};
use crate::review::{self, ReviewLease, ReviewRequest, ReviewWork};
use crate::table::{FIRST_VERSION, NewTable};
use crate::token::{NewToken, TokenHash};
use crate::user::{NewUser, login_key};

/// A write that stands alone. A refusal is found by looking, never by an error that would end a shared transaction.
#[derive(Debug)]
pub(crate) enum SmallWrite {
    CreateUser(NewUser),
    RenameUser {
        id: UserId,
        name: String,
    },
    SetLogin {
        id: UserId,
        login: String,
        password_hash: String,
    },
    AddToken(NewToken),
    TouchToken {
        hash: TokenHash,
        seen_ms: i64,
    },
    RemoveToken(TokenHash),
    RemoveTokensOf(UserId),
    CreateTable(NewTable),
    NotePresence(NotedPresence),
    RequestReview(ReviewRequest),
    TakeReview {
        edition: String,
        worker: String,
        now_ms: i64,
        until_ms: i64,
    },
    WorkAtReview(ReviewLease, ReviewWork),
    NotePuzzleDay(NotedTry),
    /// Writes a user that nobody is, and takes it back.
    Probe(NewUser),
}

impl SmallWrite {
    /// Does it; gives how many rows it touched.
    pub(crate) async fn perform(&self, connection: &mut Connection) -> Result<u64, StoreError> {
        match self {
            SmallWrite::CreateUser(user) => create_user(connection, user).await,
            SmallWrite::RenameUser { id, name } => {
                let sql = "UPDATE users SET name = $2 WHERE id = $1";
                let values = [Value::Text(id.as_str()), Value::Text(name)];
                at_least_one(connection.execute(sql, &values).await?, Noun::User)
            }
            SmallWrite::SetLogin {
                id,
                login,
                password_hash,
            } => set_login(connection, id, login, password_hash).await,
            SmallWrite::Probe(nobody) => {
                create_user(connection, nobody).await?;
                let sql = "DELETE FROM users WHERE id = $1";
                let values = [Value::Text(nobody.id.as_str())];
                connection.execute(sql, &values).await
            }
            SmallWrite::AddToken(token) => add_token(connection, token).await,
            SmallWrite::TouchToken { hash, seen_ms } => {
                let sql = "UPDATE tokens SET last_seen_ms =
                               CASE WHEN last_seen_ms < $2 THEN $2 ELSE last_seen_ms END
                           WHERE hash = $1";
                let values = [Value::Bytes(&hash.0), Value::Int(*seen_ms)];
                at_least_one(connection.execute(sql, &values).await?, Noun::Token)
            }
            SmallWrite::RemoveToken(hash) => {
                let sql = "DELETE FROM tokens WHERE hash = $1";
                connection.execute(sql, &[Value::Bytes(&hash.0)]).await
            }
            SmallWrite::RemoveTokensOf(id) => {
                let sql = "DELETE FROM tokens WHERE user_id = $1";
                connection.execute(sql, &[Value::Text(id.as_str())]).await
            }
            SmallWrite::CreateTable(table) => create_table(connection, table).await,
            SmallWrite::NotePresence(noted) => presence::note(connection, noted).await,
            SmallWrite::RequestReview(request) => review::request(connection, request).await,
            SmallWrite::TakeReview {
                edition,
                worker,
                now_ms,
                until_ms,
            } => review::take(connection, edition, worker, *now_ms, *until_ms).await,
            SmallWrite::WorkAtReview(lease, work) => review::work_at(connection, lease, work).await,
            SmallWrite::NotePuzzleDay(noted) => puzzle_days::note(connection, noted).await,
        }
    }

    /// The table that others should hear of.
    pub(crate) fn changed_table(&self) -> Option<&TableId> {
        match self {
            SmallWrite::CreateTable(table) => Some(&table.id),
            _ => None,
        }
    }

    /// The table of which other nodes should hear who is there.
    pub(crate) fn attended_table(&self) -> Option<&TableId> {
        match self {
            SmallWrite::NotePresence(noted) => Some(&noted.table_id),
            _ => None,
        }
    }
}

fn at_least_one(n_rows: u64, noun: Noun) -> Result<u64, StoreError> {
    match n_rows {
        0 => Err(StoreError::NotFound(noun)),
        n_rows => Ok(n_rows),
    }
}

async fn create_user(connection: &mut Connection, user: &NewUser) -> Result<u64, StoreError> {
    let sql = "INSERT INTO users (id, name, is_bot, created_ms) VALUES ($1, $2, $3, $4)
               ON CONFLICT DO NOTHING";
    let values = [
        Value::Text(user.id.as_str()),
        Value::Text(&user.name),
        Value::Bool(user.is_bot),
        Value::Int(user.created_ms),
    ];
    match connection.execute(sql, &values).await? {
        0 => Err(Conflict::Taken(Noun::User).into()),
        n_rows => Ok(n_rows),
    }
}

async fn set_login(
    connection: &mut Connection,
    id: &UserId,
    login: &str,
    password_hash: &str,
) -> Result<u64, StoreError> {
    let (key, skeleton) = (login_key(login), skeleton(login));
    // Whoever has a login already keeps it, also where others of then look like it.
    let taken = "SELECT id FROM users WHERE id <> $2 AND (login_key = $1 OR login_skeleton = $3
                     AND NOT EXISTS (SELECT 1 FROM users own WHERE own.id = $2 AND own.login_key = $1))";
    let values = [
        Value::Text(&key),
        Value::Text(id.as_str()),
        Value::Text(&skeleton),
    ];
    if !connection.fetch(taken, &values).await?.is_empty() {
        return Err(Conflict::Taken(Noun::Login).into());
    }
    let sql = "UPDATE users SET login = $2, login_key = $3, password_hash = $4,
                   login_skeleton = CASE WHEN login_key = $3 THEN login_skeleton ELSE $5 END
               WHERE id = $1";
    let values = [
        Value::Text(id.as_str()),
        Value::Text(login),
        Value::Text(&key),
        Value::Text(password_hash),
        Value::Text(&skeleton),
    ];
    at_least_one(connection.execute(sql, &values).await?, Noun::User)
}

async fn add_token(connection: &mut Connection, token: &NewToken) -> Result<u64, StoreError> {
    let user_id = Value::Text(token.user_id.as_str());
    let exists = "SELECT id FROM users WHERE id = $1";
    if connection.fetch(exists, &[user_id]).await?.is_empty() {
        return Err(StoreError::NotFound(Noun::User));
    }
    let sql = "INSERT INTO tokens (hash, user_id, kind, created_ms, last_seen_ms, browser, system)
               VALUES ($1, $2, $3, $4, $4, $5, $6) ON CONFLICT DO NOTHING";
    let values = [
        Value::Bytes(&token.hash.0),
        user_id,
        Value::Text(token.kind.into()),
        Value::Int(token.created_ms),
        Value::OptionalText(token.device.browser.as_deref()),
        Value::OptionalText(token.device.system.as_deref()),
    ];
    match connection.execute(sql, &values).await? {
        0 => Err(Conflict::Taken(Noun::Token).into()),
        n_rows => Ok(n_rows),
    }
}

async fn create_table(connection: &mut Connection, table: &NewTable) -> Result<u64, StoreError> {
    let sql = "INSERT INTO tables (id, version, status, is_public, state, seated, match_id,
                                   secret, created_ms, updated_ms)
               VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $9) ON CONFLICT DO NOTHING";
    let sit = sql_over_rows!(
        "INSERT INTO table_seats (table_id, user_id) SELECT given.value ->> 0, given.value ->> 1 FROM",
        ""
    );
    let content = &table.content;
    let match_id = content.match_id.as_ref().map(hyakki_core::MatchId::as_str);
    let values = [
        Value::Text(table.id.as_str()),
        Value::Int(FIRST_VERSION),
        Value::Text(content.status.into()),
        Value::Bool(content.is_public),
        Value::Text(&content.state),
        Value::Text(&content.seated_text()),
        Value::OptionalText(match_id),
        Value::Bytes(table.secret.bytes()),
        Value::Int(table.created_ms),
    ];
    let n_rows = connection.execute(sql, &values).await?;
    if n_rows == 0 {
        return Err(Conflict::Taken(Noun::Table).into());
    }
    let seats = content.distinct_seated().into_iter();
    let seats = rows(seats.map(|user| [table.id.as_str(), user]));
    for_rows(connection, sit, &seats).await?;
    Ok(n_rows)
}
