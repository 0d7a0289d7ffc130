//! When the server cannot start it says why, in one line, and exits with 2.

use std::net::TcpListener;
use std::time::{Duration, Instant};

use sqlx::Connection as _;
use tempfile::TempDir;

use crate::database::Database;
use crate::node::{Node, hyakki};

/// Nobody waits longer to be told.
const SOON: Duration = Duration::from_secs(25);

/// Serves with these arguments, which cannot be; gives the one line that says why.
async fn refusal(arguments: &[&str]) -> String {
    let begun = Instant::now();
    let mut command = hyakki();
    command.arg("serve").args(arguments);
    if !arguments.contains(&"--listen") {
        command.args(["--listen", "127.0.0.1:0"]);
    }
    let output = tokio::time::timeout(SOON, command.output()).await;
    let output = output
        .unwrap_or_else(|_| panic!("{arguments:?} is not refused"))
        .unwrap();
    let complaint = String::from_utf8(output.stderr).unwrap();
    assert_eq!(output.status.code(), Some(2), "{complaint}");
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    assert!(complaint.starts_with("error: "), "{complaint}");
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "");
    println!("{complaint:?} after {:.1} s", begun.elapsed().as_secs_f32());
    complaint
}

#[tokio::test]
async fn a_sqlite_file_that_another_server_uses() {
    let database = Database::sqlite();
    let node = Node::start(&database.url).await;
    let complaint = refusal(&["--database", &database.url]).await;
    assert!(complaint.contains("another server"), "{complaint}");
    // The first one goes on, and whoever was killed leaves no lock behind.
    assert_eq!(node.get("/readyz").await.0, reqwest::StatusCode::OK);
    node.kill().await;
    let node = Node::start(&database.url).await;
    assert_eq!(node.get("/readyz").await.0, reqwest::StatusCode::OK);
}

#[tokio::test]
async fn a_database_from_a_newer_program() {
    for database in [Database::sqlite(), Database::postgres().await] {
        database.open().await.close().await;
        let version_99 =
            "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time)
             VALUES (99, 'from the future', TRUE, '', 0)";
        if database.url.starts_with("postgres") {
            let mut connection = sqlx::PgConnection::connect(&database.url).await.unwrap();
            sqlx::query(version_99)
                .execute(&mut connection)
                .await
                .unwrap();
        } else {
            let mut connection = sqlx::SqliteConnection::connect(&database.url)
                .await
                .unwrap();
            sqlx::query(version_99)
                .execute(&mut connection)
                .await
                .unwrap();
            connection.close().await.unwrap();
        }
        let complaint = refusal(&["--database", &database.url]).await;
        assert!(complaint.contains("version 99"), "{complaint}");
        assert!(complaint.contains("newer program"), "{complaint}");
    }
}

#[tokio::test]
async fn a_database_that_cannot_be_reached() {
    // Port 1 belongs to a service that no machine has had for decades.
    let url = "postgres://ada:tellnobody@127.0.0.1:1/hyakki";
    let complaint = refusal(&["--database", url]).await;
    assert!(complaint.contains("127.0.0.1:1/hyakki"), "{complaint}");
    assert!(!complaint.contains("tellnobody"), "{complaint}");
}

#[tokio::test]
async fn a_database_that_does_not_exist_on_its_server() {
    let database = Database::postgres().await;
    let complaint = refusal(&["--database", &format!("{}_of_nobody", database.url)]).await;
    assert!(complaint.contains("does not exist"), "{complaint}");
}

#[tokio::test]
async fn what_is_no_address_of_a_database() {
    for url in ["mysql://ada:tellnobody@localhost/x", "hyakki.db", "sqlite:"] {
        let complaint = refusal(&["--database", url]).await;
        assert!(
            complaint.contains("not the address of a database"),
            "{complaint}"
        );
        assert!(!complaint.contains("tellnobody"), "{complaint}");
    }
}

#[tokio::test]
async fn a_port_that_is_taken() {
    let database = Database::sqlite();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    let complaint = refusal(&["--database", &database.url, "--listen", &address]).await;
    assert!(complaint.contains(&address), "{complaint}");
}

#[tokio::test]
async fn a_path_where_nothing_can_be_written() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "not a folder").unwrap();
    // Not even root can make a file in a file, or write a folder over.
    for path in [file.join("hyakki.db"), folder.path().to_owned()] {
        let complaint = refusal(&["--database", &format!("sqlite:{}", path.display())]).await;
        assert!(complaint.contains(path.to_str().unwrap()), "{complaint}");
    }
}

#[tokio::test]
async fn a_file_that_is_something_else() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("hyakki.db");
    std::fs::write(&file, "no database at all".repeat(100)).unwrap();
    let complaint = refusal(&["--database", &format!("sqlite:{}", file.display())]).await;
    assert!(complaint.contains("damaged"), "{complaint}");
}

#[tokio::test]
async fn a_log_level_that_is_none() {
    let database = Database::sqlite();
    let complaint = refusal(&["--database", &database.url, "--log", "hyakki=loud"]).await;
    assert!(complaint.contains("hyakki=loud"), "{complaint}");
}
