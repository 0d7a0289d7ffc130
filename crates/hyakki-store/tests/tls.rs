//! The way to PostgreSQL is encrypted, and the server is whom somebody trusted vouches for.

use std::path::PathBuf;
use std::sync::OnceLock;

use hyakki_store::{Store, StoreError};
use hyakki_testbed::{Authority, Postgres};
use sqlx_core::connection::Connection as _;
use sqlx_core::row::Row as _;
use sqlx_postgres::PgConnection;
use tempfile::TempDir;

use crate::fixture::{commit_lines, lines, match_at_table};

/// A server with a certificate for 127.0.0.1, and the authority that vouches for it.
struct Trusted {
    server: Postgres,
    authority: Authority,
}

fn trusted() -> &'static Trusted {
    static TRUSTED: OnceLock<Trusted> = OnceLock::new();
    TRUSTED.get_or_init(|| {
        let authority = Authority::new();
        let server = Postgres::start_with_tls(&authority);
        Trusted { server, authority }
    })
}

/// A database there, with a password in its address.
async fn new_database() -> String {
    let making = tokio::task::spawn_blocking(|| trusted().server.new_database());
    let url = making.await.unwrap();
    url.replacen("hyakki@", "hyakki:tellnobody@", 1)
}

fn write_certificate(folder: &TempDir, authority: &Authority) -> PathBuf {
    let path = folder.path().join("root.crt");
    std::fs::write(&path, authority.certificate()).unwrap();
    path
}

async fn refusal(url: &str) -> String {
    let error = Store::open(url).await.unwrap_err();
    assert!(matches!(error, StoreError::Unavailable(_)), "{error}");
    let complaint = error.to_string();
    assert!(!complaint.contains("tellnobody"), "{complaint}");
    complaint
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_connection_of_a_store_is_encrypted_and_the_server_checked() {
    let url = new_database().await;
    let folder = TempDir::new().unwrap();
    let root = write_certificate(&folder, &trusted().authority);
    let safe = format!("{url}?sslmode=verify-full&sslrootcert={}", root.display());
    let store = Store::open(&safe).await.unwrap();
    let (table_id, match_id) = match_at_table(&store).await;
    let append = lines(&match_id, 0, &["a"]);
    commit_lines(&store, &table_id, append, 0).await.unwrap();
    store.health().await.unwrap();
    let mut other = PgConnection::connect(&format!("{url}?sslmode=disable"))
        .await
        .unwrap();
    let sql = "SELECT count(*) FILTER (WHERE ssl), count(*) FILTER (WHERE NOT ssl)
               FROM pg_stat_ssl JOIN pg_stat_activity USING (pid)
               WHERE application_name = 'hyakki' AND datname = current_database()";
    let row = sqlx_core::query::query(sql)
        .fetch_one(&mut other)
        .await
        .unwrap();
    let (n_encrypted, n_open): (i64, i64) = (row.get(0), row.get(1));
    // One reads, one writes, one listens.
    assert!(n_encrypted >= 3, "{n_encrypted}");
    assert_eq!(n_open, 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_nobody_trusted_vouches_for_is_refused() {
    let url = new_database().await;
    let folder = TempDir::new().unwrap();
    let root = write_certificate(&folder, &Authority::new());
    for mode in ["verify-ca", "verify-full"] {
        let url = format!("{url}?sslmode={mode}&sslrootcert={}", root.display());
        let complaint = refusal(&url).await;
        assert!(
            complaint.contains("no safe connection: invalid peer certificate"),
            "{complaint}"
        );
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_of_another_name_is_refused_where_the_name_counts() {
    let url = new_database().await.replacen("127.0.0.1", "localhost", 1);
    let folder = TempDir::new().unwrap();
    let root = write_certificate(&folder, &trusted().authority);
    let with = |mode: &str| format!("{url}?sslmode={mode}&sslrootcert={}", root.display());
    let complaint = refusal(&with("verify-full")).await;
    assert!(complaint.contains("not valid for name"), "{complaint}");
    Store::open(&with("verify-ca")).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_without_tls_is_refused_where_it_is_required() {
    let making = tokio::task::spawn_blocking(|| Postgres::shared().new_database());
    let url = making.await.unwrap();
    let complaint = refusal(&format!("{url}?sslmode=require")).await;
    assert!(
        complaint.contains("server does not support TLS"),
        "{complaint}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_certificate_that_is_not_there_is_missed() {
    let url = new_database().await;
    let url = format!("{url}?sslmode=verify-full&sslrootcert=/nowhere/root.crt");
    let complaint = refusal(&url).await;
    assert!(complaint.contains("sslrootcert"), "{complaint}");
}
