use hyakki_store::{Store, StoreError};

use crate::fixture::{Fixture, commit_lines, execute, id, lines, read};

on_both!(
    what_was_stored_is_there_after_opening_again,
    opening_twice_at_once_makes_one_schema,
    a_healthy_store_says_so,
    a_probe_writes_and_leaves_nothing_behind,
    a_closed_store_is_not_available,
    a_newer_database_is_refused,
    a_store_that_is_open_goes_on_when_a_newer_program_adds_to_the_schema,
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

async fn a_probe_writes_and_leaves_nothing_behind(f: Fixture) {
    let nobody = hyakki_store::NewUser {
        id: hyakki_core::UserId::new(id()).unwrap(),
        name: String::new(),
        is_bot: false,
        created_ms: 0,
    };
    f.store.probe(nobody.clone()).await.unwrap();
    assert_eq!(
        f.store.load_user(&nobody.id).await,
        Err(StoreError::NotFound(hyakki_store::Noun::User))
    );
    // Somebody who is somebody stays.
    f.store.create_user(nobody.clone()).await.unwrap();
    assert!(f.store.probe(nobody.clone()).await.is_err());
    f.store.load_user(&nobody.id).await.unwrap();
}

async fn a_closed_store_is_not_available(f: Fixture) {
    f.store.close().await;
    assert!(matches!(
        f.store.health().await,
        Err(StoreError::Unavailable(_))
    ));
}

const VERSION_99: &str =
    "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
     VALUES (99, 'from the future', TRUE, '', 0)";

async fn a_newer_database_is_refused(f: Fixture) {
    f.store.close().await;
    execute(&f.url, VERSION_99).await;
    assert_eq!(
        Store::open(&f.url).await.unwrap_err(),
        StoreError::Newer {
            found: 99,
            known: 7
        }
    );
}

/// This is how nodes of two versions share a database while a server is updated.
async fn a_store_that_is_open_goes_on_when_a_newer_program_adds_to_the_schema(f: Fixture) {
    let (table_id, match_id) = f.match_at_table().await;
    for sql in [
        "ALTER TABLE tables ADD COLUMN league TEXT",
        "ALTER TABLE log ADD COLUMN thinking_ms INTEGER NOT NULL DEFAULT 0",
        "CREATE TABLE leagues (id TEXT PRIMARY KEY NOT NULL)",
        VERSION_99,
    ] {
        execute(&f.url, sql).await;
    }
    let append = lines(&match_id, 0, &["a"]);
    commit_lines(&f.store, &table_id, append, 0).await.unwrap();
    assert_eq!(read(&f.store, &match_id).await, ["a"]);
    let another = f.table().await;
    assert!(f.store.load_table(&another).await.is_ok());
    let again = Store::open(&f.url).await;
    assert!(matches!(again, Err(StoreError::Newer { .. })));
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

#[tokio::test]
async fn a_sqlite_file_has_one_server() {
    let f = Fixture::sqlite().await;
    let server = Store::open_to_serve(&f.url).await.unwrap();
    let folder = f.folder.path();
    let link = folder.join("link.db");
    std::os::unix::fs::symlink(folder.join("hyakki.db"), &link).unwrap();
    for url in [f.url.clone(), format!("sqlite:{}", link.display())] {
        let second = Store::open_to_serve(&url).await;
        assert_eq!(second.unwrap_err(), StoreError::Served, "{url}");
    }
    // Commands beside it need no lock.
    Store::open(&f.url).await.unwrap().close().await;
    server.close().await;
    Store::open_to_serve(&f.url).await.unwrap();
}

#[tokio::test]
async fn a_postgres_has_many() {
    let f = Fixture::postgres().await;
    let _nodes = [
        Store::open_to_serve(&f.url).await.unwrap(),
        Store::open_to_serve(&f.url).await.unwrap(),
    ];
}
