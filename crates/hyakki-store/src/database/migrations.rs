//! The versions of the schema, oldest first, carried inside the program.

use sqlx_core::migrate::{Migrate, MigrateError, Migration, MigrationType};
use sqlx_core::sql_str::SqlSafeStr;
use sqlx_postgres::PgConnection;

use super::{SqliteConnection, Value};
use crate::error::StoreError;

const SQLITE: &[&str] = &[
    include_str!("../../migrations/sqlite/0001_first.sql"),
    include_str!("../../migrations/sqlite/0002_done.sql"),
    include_str!("../../migrations/sqlite/0003_devices.sql"),
    include_str!("../../migrations/sqlite/0004_skeletons.sql"),
    include_str!("../../migrations/sqlite/0005_presence.sql"),
    include_str!("../../migrations/sqlite/0006_reviews.sql"),
    include_str!("../../migrations/sqlite/0007_puzzles.sql"),
];
const POSTGRES: &[&str] = &[
    include_str!("../../migrations/postgres/0001_first.sql"),
    include_str!("../../migrations/postgres/0002_done.sql"),
    include_str!("../../migrations/postgres/0003_devices.sql"),
    include_str!("../../migrations/postgres/0004_skeletons.sql"),
    include_str!("../../migrations/postgres/0005_presence.sql"),
    include_str!("../../migrations/postgres/0006_reviews.sql"),
    include_str!("../../migrations/postgres/0007_puzzles.sql"),
];

/// Where a database keeps which versions it has been through: the driver's usual place.
const BOOK: &str = "_sqlx_migrations";

/// The same table that the driver of PostgreSQL makes there.
const MAKE_BOOK: &str = "CREATE TABLE IF NOT EXISTS _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
)";

/// Brings a database to the newest version, unless it is newer. Runs inside a transaction.
pub(super) fn sqlite(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    connection.execute_all(MAKE_BOOK)?;
    let rows = connection.fetch::<Value<'_>>(
        "SELECT version, CAST(checksum AS BLOB) FROM _sqlx_migrations",
        &[],
    )?;
    let applied = rows.iter().map(|row| Ok((row.get(0)?, row.get(1)?)));
    let applied: Vec<Applied> = applied.collect::<Result<_, StoreError>>()?;
    for missing in missing(&applied, SQLITE)? {
        connection.execute_all(missing.sql.as_str())?;
        let values = [
            Value::Int(missing.version),
            Value::Text(&missing.description),
            Value::Bytes(&missing.checksum),
        ];
        let sql =
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                   VALUES ($1, $2, TRUE, $3, 0)";
        connection.execute(sql, &values)?;
    }
    Ok(())
}

/// The same for PostgreSQL.
///
/// The driver's own migrator would do, but its future cannot be seen to be `Send` through its generic types.
pub(super) async fn postgres(connection: &mut PgConnection) -> Result<(), StoreError> {
    connection.lock().await.map_err(refused)?;
    let migrated = migrate_locked(connection).await;
    connection.unlock().await.map_err(refused)?;
    migrated
}

async fn migrate_locked(connection: &mut PgConnection) -> Result<(), StoreError> {
    let book = connection.ensure_migrations_table(BOOK);
    book.await.map_err(refused)?;
    let applied = connection.list_applied_migrations(BOOK);
    let applied = applied.await.map_err(refused)?.into_iter();
    let applied = applied.map(|applied| (applied.version, applied.checksum.into_owned()));
    for missing in missing(&applied.collect::<Vec<_>>(), POSTGRES)? {
        let applying = connection.apply(BOOK, &missing);
        applying.await.map_err(refused)?;
    }
    Ok(())
}

/// A version that a database has been through, and the checksum of its text.
type Applied = (i64, Vec<u8>);

/// The versions that a database has still to go through.
fn missing(applied: &[Applied], versions: &[&'static str]) -> Result<Vec<Migration>, StoreError> {
    let known = versions.len() as i64;
    if let Some(found) = applied.iter().map(|(version, _)| *version).max()
        && found > known
    {
        return Err(StoreError::Newer { found, known });
    }
    let mut missing = Vec::new();
    for (version, sql) in (1..).zip(versions) {
        let migration = migration(version, sql);
        match applied.iter().find(|(applied, _)| *applied == version) {
            Some((_, checksum)) if *checksum != *migration.checksum => {
                let why = format!("version {version} of its schema is another one");
                return Err(StoreError::Corrupt(why));
            }
            Some(_) => {}
            None => missing.push(migration),
        }
    }
    Ok(missing)
}

fn migration(version: i64, sql: &'static str) -> Migration {
    let name = format!("version {version}").into();
    let kind = MigrationType::Simple;
    Migration::new(version, name, kind, sql.into_sql_str(), false)
}

fn refused(error: MigrateError) -> StoreError {
    match error {
        MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
        other => StoreError::Refused(other.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_databases_have_the_same_versions() {
        assert_eq!(SQLITE.len(), POSTGRES.len());
    }
}
