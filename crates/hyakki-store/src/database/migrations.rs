//! The versions of the schema, oldest first, carried inside the program.

use sqlx::migrate::{Migrate, MigrateError, Migration, MigrationType};
use sqlx::{PgConnection, SqlSafeStr, SqliteConnection};

use crate::error::StoreError;

const SQLITE: &[&str] = &[
    include_str!("../../migrations/sqlite/0001_first.sql"),
    include_str!("../../migrations/sqlite/0002_done.sql"),
];
const POSTGRES: &[&str] = &[
    include_str!("../../migrations/postgres/0001_first.sql"),
    include_str!("../../migrations/postgres/0002_done.sql"),
];

/// Where a database keeps which versions it has been through: the driver's usual place.
const BOOK: &str = "_sqlx_migrations";

pub(super) async fn sqlite(connection: &mut SqliteConnection) -> Result<(), StoreError> {
    migrate(connection, SQLITE).await
}

pub(super) async fn postgres(connection: &mut PgConnection) -> Result<(), StoreError> {
    migrate(connection, POSTGRES).await
}

/// Brings a database to the newest version, unless it is newer.
///
/// The driver's own migrator would do, but its future cannot be seen to be `Send` through its generic types.
async fn migrate<C: Migrate>(
    connection: &mut C,
    versions: &[&'static str],
) -> Result<(), StoreError> {
    connection.lock().await.map_err(refused)?;
    let migrated = migrate_locked(connection, versions).await;
    connection.unlock().await.map_err(refused)?;
    migrated
}

async fn migrate_locked<C: Migrate>(
    connection: &mut C,
    versions: &[&'static str],
) -> Result<(), StoreError> {
    let book = connection.ensure_migrations_table(BOOK);
    book.await.map_err(refused)?;
    let applied = connection.list_applied_migrations(BOOK);
    let applied = applied.await.map_err(refused)?;
    let known = versions.len() as i64;
    if let Some(found) = applied.iter().map(|applied| applied.version).max()
        && found > known
    {
        return Err(StoreError::Newer { found, known });
    }
    for (version, sql) in (1..).zip(versions) {
        let migration = migration(version, sql);
        match applied.iter().find(|applied| applied.version == version) {
            Some(applied) if applied.checksum != migration.checksum => {
                let why = format!("version {version} of its schema is another one");
                return Err(StoreError::Corrupt(why));
            }
            Some(_) => {}
            None => {
                let applying = connection.apply(BOOK, &migration);
                applying.await.map_err(refused)?;
            }
        }
    }
    Ok(())
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
