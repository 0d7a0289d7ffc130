//! When the server cannot start it says why, in one line, and exits with 2.

use std::net::TcpListener;
use std::time::{Duration, Instant};

use sqlx_core::connection::Connection as _;
use tempfile::TempDir;

use crate::database::Database;
use crate::node::{Node, hyakki};

/// Nobody waits longer to be told.
const SOON: Duration = Duration::from_secs(25);

/// Serves with these arguments, which cannot be; gives the one line that says why.
async fn refusal(arguments: &[&str]) -> String {
    let (code, complaint) = failure(arguments).await;
    assert_eq!(code, 2, "{complaint}");
    complaint
}

/// The same with the exit code.
async fn failure(arguments: &[&str]) -> (i32, String) {
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
    assert_eq!(complaint.lines().count(), 1, "{complaint}");
    assert!(complaint.starts_with("error: "), "{complaint}");
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "");
    println!("{complaint:?} after {:.1} s", begun.elapsed().as_secs_f32());
    (output.status.code().unwrap(), complaint)
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
            let mut connection = sqlx_postgres::PgConnection::connect(&database.url)
                .await
                .unwrap();
            sqlx_core::query::query(version_99)
                .execute(&mut connection)
                .await
                .unwrap();
        } else {
            database.connect().execute_batch(version_99).unwrap();
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
    let (code, complaint) = failure(&["--database", url]).await;
    assert_eq!(code, 69, "it may be there later, so the unit tries again");
    assert!(complaint.contains("127.0.0.1:1/hyakki"), "{complaint}");
    assert!(!complaint.contains("tellnobody"), "{complaint}");
}

#[tokio::test]
async fn a_database_that_does_not_exist_on_its_server() {
    let database = Database::postgres().await;
    let url = format!("{}_of_nobody", database.url);
    let (code, complaint) = failure(&["--database", &url]).await;
    assert_eq!(code, 69, "whoever sets up the server may make it later");
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
    for option in ["--listen", "--metrics-listen"] {
        let complaint = refusal(&["--database", &database.url, option, &address]).await;
        assert!(complaint.contains(&address), "{option}: {complaint}");
    }
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
    for log in ["hyakki=loud", "loud", "info,verbose", ""] {
        let complaint = refusal(&["--database", &database.url, "--log", log]).await;
        assert!(complaint.contains(&format!("“{log}”")), "{complaint}");
    }
}

#[tokio::test]
async fn a_public_url_that_is_none() {
    for (url, why) in [
        ("games.example.org", "begins with https://"),
        ("https://", "not an address"),
        (
            "https://games.example.org/hyakki",
            "more than the address of a site",
        ),
    ] {
        let complaint = refusal(&["--public-url", url]).await;
        assert!(
            complaint.contains(url) && complaint.contains(why),
            "{complaint}"
        );
    }
}

#[tokio::test]
async fn a_contact_or_a_time_that_is_none() {
    let complaint = refusal(&["--security-contact", "ada@example.org"]).await;
    assert!(complaint.contains("ada@example.org"), "{complaint}");
    for (option, time, most) in [
        ("--mind-time", "0s", "10m"),
        ("--mind-time", "1h", "10m"),
        ("--mind-pause", "10m", "30s"),
        ("--mind-pause", "500000years", "30s"),
        ("--away-after", "2h", "1h"),
        ("--patience", "2h", "1h"),
    ] {
        let complaint = refusal(&[option, time]).await;
        assert!(complaint.contains(option), "{complaint}");
        assert!(complaint.trim_end().ends_with(most), "{complaint}");
    }
}

#[tokio::test]
async fn numbers_that_make_no_sense() {
    for setting in [
        "--mind-threads=0",
        "--mind-threads=40000",
        "--requests-per-second=0",
        "--guests-per-minute=0",
        "--tables-per-minute=0",
        "--record-bytes-per-second=0",
        "--hints-per-minute=0",
        "--reviews-per-minute=0",
        "--review-threads=2000",
        "--review-playouts=0",
        "--looks-back-per-minute=0",
        "--messages-per-second=0",
        "--chat-per-minute=0",
        "--sockets-per-address=0",
        "--sockets=0",
        "--trusted-proxies=0",
        // Without a proxy in front they would mean nothing.
        "--trusted-proxies=2",
        "--forwarded-header=forwarded",
    ] {
        let output = hyakki().args(["serve", setting]).output().await.unwrap();
        let complaint = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.code(), Some(2), "{setting}: {complaint}");
        let (flag, _) = setting.split_once('=').unwrap();
        assert!(complaint.contains(flag), "{complaint}");
    }
}
