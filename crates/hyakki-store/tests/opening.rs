use hyakki_store::{Store, StoreError};

use crate::fixture::{Fixture, id};

on_both!(
    what_was_stored_is_there_after_opening_again,
    opening_twice_at_once_makes_one_schema,
    a_healthy_store_says_so,
    a_closed_store_is_not_available,
    a_newer_database_is_refused,
);

async fn what_was_stored_is_there_after_opening_again(f: Fixture) {
    let table_id = f.table().await;
    f.store.close().await;
    let again = Store::open(&f.url).await.unwrap();
    assert!(again.load_table(&table_id).await.is_ok());
}

async fn opening_twice_at_once_makes_one_schema(f: Fixture) {
    let url = if f.is_postgres() {
        let making =
            tokio::task::spawn_blocking(|| hyakki_testbed::Postgres::shared().new_database());
        making.await.unwrap()
    } else {
        format!("sqlite:{}", f.folder.path().join(id()).display())
    };
    let opening = (0..4).map(|_| {
        let url = url.clone();
        tokio::spawn(async move { Store::open(&url).await })
    });
    for opening in opening.collect::<Vec<_>>() {
        opening.await.unwrap().unwrap();
    }
}

async fn a_healthy_store_says_so(f: Fixture) {
    f.store.health().await.unwrap();
}

async fn a_closed_store_is_not_available(f: Fixture) {
    f.store.close().await;
    assert!(matches!(
        f.store.health().await,
        Err(StoreError::Unavailable(_))
    ));
}

async fn a_newer_database_is_refused(f: Fixture) {
    f.store.close().await;
    let version_99 =
        "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
                      VALUES (99, 'from the future', TRUE, '', 0)";
    execute(&f.url, version_99).await;
    assert_eq!(
        Store::open(&f.url).await.unwrap_err(),
        StoreError::Newer {
            found: 99,
            known: 1
        }
    );
}

async fn execute(url: &str, sql: &'static str) {
    use sqlx::Connection as _;
    if url.starts_with("postgres") {
        let mut connection = sqlx::PgConnection::connect(url).await.unwrap();
        sqlx::query(sql).execute(&mut connection).await.unwrap();
    } else {
        let mut connection = sqlx::SqliteConnection::connect(url).await.unwrap();
        sqlx::query(sql).execute(&mut connection).await.unwrap();
        connection.close().await.unwrap();
    }
}

#[tokio::test]
async fn an_address_must_be_one_of_a_database() {
    for bad in [
        "",
        "mysql://localhost/x",
        "hyakki.db",
        "sqlite:",
        "sqlite::memory:",
        "postgres://a:b@:x/",
    ] {
        let error = Store::open(bad).await.unwrap_err();
        assert!(matches!(error, StoreError::BadUrl(_)), "{bad}: {error}");
    }
    let secret = "postgres://ada:tellnobody@[/x";
    let error = Store::open(secret).await.unwrap_err();
    assert!(!error.to_string().contains("tellnobody"));
}

#[tokio::test]
async fn a_file_that_is_no_database_is_damaged() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("x.db");
    std::fs::write(&path, "no database at all".repeat(100)).unwrap();
    let error = Store::open(&format!("sqlite:{}", path.display())).await;
    assert!(matches!(error, Err(StoreError::Corrupt(_))));
}

#[tokio::test]
async fn a_server_that_is_not_there_is_not_available() {
    // Port 1 belongs to a service that no machine has had for decades.
    let error = Store::open("postgres://ada:tellnobody@127.0.0.1:1/x").await;
    let error = error.unwrap_err();
    assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
    assert!(!error.to_string().contains("tellnobody"));
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_can_read_the_files() {
    use std::os::unix::fs::PermissionsExt as _;
    let folder = tempfile::tempdir().unwrap();
    let inner = folder.path().join("a").join("b c?d#");
    let url = format!("sqlite:{}", inner.join("hyakki.db").display());
    let store = Store::open(&url).await.unwrap();
    crate::fixture::user(&store).await;
    let mode = |path: &std::path::Path| path.metadata().unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&inner), 0o700);
    for file in ["hyakki.db", "hyakki.db-wal", "hyakki.db-shm"] {
        assert_eq!(mode(&inner.join(file)), 0o600, "{file}");
    }
}
