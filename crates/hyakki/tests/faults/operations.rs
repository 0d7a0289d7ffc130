//! In the hands of those who run it.

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use hyakki_torture::proxy::{Proxy, Way};
use reqwest::StatusCode;
use rustix::process::{Pid, Signal, kill_process};
use serde_json::json;
use sqlx_core::connection::Connection as _;
use sqlx_core::migrate::Migrate as _;
use sqlx_core::query_scalar::query_scalar;
use sqlx_postgres::PgConnection;
use tempfile::TempDir;
use tokio::time::timeout;

use crate::club::{Club, MIXED};
use crate::database::Database;
use crate::node::{Node, hyakki};
use crate::person::Person;
use crate::raw_socket::RawSocket;
use crate::{TIMEOUT, until};

/// How long the server may take to say goodbye.
const GOODBYE: Duration = Duration::from_secs(6);

/// However stuck its database is, it takes no longer.
const TEN_SECONDS: Duration = Duration::from_secs(10);

/// Runs a command and gives its exit code, what it printed and what it complained about.
async fn run(arguments: &[&str]) -> (i32, String, String) {
    let output = hyakki().args(arguments).output().await.unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    let code = output.status.code().unwrap();
    (code, text(output.stdout), text(output.stderr))
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn told_to_end_it_says_goodbye_and_ends() {
    let database = Database::sqlite();
    let node = Node::start(&database.url).await;
    let mut club = Club::open(&node, &MIXED[..4]).await;
    club.play_on(5).await;
    let person = Person::arrive(&node).await;
    let mut watching = person.watch(&node, &club.tables[0]).await;
    watching.picture().await;
    // Whoever does not listen, or has not even asked, cannot hold it up.
    let mut deaf = RawSocket::connect(node.address()).await;
    deaf.shake_hands(&format!("/api/tables/{}/socket?protocol=1", club.tables[0]))
        .await;
    let mut half = RawSocket::connect(node.address()).await;
    tokio::io::AsyncWriteExt::write_all(&mut half.0, b"GET /hea")
        .await
        .unwrap();
    club.move_to(None);
    let begun = Instant::now();
    let (status, farewell) = tokio::join!(node.terminate(), watching.farewell());
    assert_eq!(status.code(), Some(0));
    assert!(begun.elapsed() < GOODBYE, "{:?}", begun.elapsed());
    assert_eq!(farewell, Some((1012, "server-restarting".to_owned())));
    club.check_regulars().await;
    let node = Node::start(&database.url).await;
    club.check_log(&database).await;
    club.move_to(Some(&node));
    club.play_on(5).await;
    drop((deaf, half));
}

/// Whoever brings the schema up to date holds a lock, for as long as it takes.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn told_to_end_while_it_waits_for_its_database_it_ends() {
    let database = Database::postgres().await;
    let mut other = PgConnection::connect(&database.url).await.unwrap();
    other.lock().await.unwrap();
    let mut command = hyakki();
    command.args(["serve", "--listen=127.0.0.1:0", "--database", &database.url]);
    let mut serving = command.spawn().unwrap();
    let waiting = "SELECT count(*) FROM pg_locks l JOIN pg_database d ON d.oid = l.database
                   WHERE d.datname = current_database() AND l.locktype = 'advisory' AND NOT l.granted";
    until("a server that waits", async || {
        let n_waiting: i64 = query_scalar(waiting).fetch_one(&mut other).await.unwrap();
        (n_waiting > 0).then_some(())
    })
    .await;
    let begun = Instant::now();
    let pid = i32::try_from(serving.id().unwrap()).unwrap();
    kill_process(Pid::from_raw(pid).unwrap(), Signal::TERM).unwrap();
    let status = timeout(TIMEOUT, serving.wait()).await.unwrap().unwrap();
    assert_eq!(status.code(), Some(0));
    assert!(begun.elapsed() < GOODBYE, "{:?}", begun.elapsed());
}

/// Somebody's claim is on its way to a database that has stopped answering; the server is told to end.
async fn end_in_the_middle(node: Node, stop_answering: impl FnOnce()) {
    let person = Person::arrive(&node).await;
    let settings = json!({"game": "sketch", "players": 2});
    let table = person.make_table(&node, &settings).await;
    person.sit(&node, &table, &[0]).await;
    let mut socket = person.watch(&node, &table).await;
    socket.picture().await;
    stop_answering();
    let claim = json!({"do": "claim-for-me", "seat": 0, "on": true});
    socket.command(&claim).await.unwrap();
    until("a server that notices", async || {
        (node.get("/readyz").await.0 == StatusCode::SERVICE_UNAVAILABLE).then_some(())
    })
    .await;
    let begun = Instant::now();
    assert_eq!(node.terminate().await.code(), Some(0));
    assert!(begun.elapsed() < TEN_SECONDS, "{:?}", begun.elapsed());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn told_to_end_while_its_file_is_locked_it_ends() {
    let database = Database::sqlite();
    let node = Node::start(&database.url).await;
    let locker = database.connect();
    end_in_the_middle(node, || locker.execute_batch("BEGIN IMMEDIATE").unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn told_to_end_while_its_database_says_nothing_it_ends() {
    let database = Database::postgres().await;
    let (before, rest) = database.url.split_once('@').unwrap();
    let (address, name) = rest.split_once('/').unwrap();
    let way = Proxy::to(address.parse().unwrap()).await.unwrap();
    let node = Node::start(&format!("{before}@{}/{name}", way.address())).await;
    end_in_the_middle(node, || way.set(Way::BlackHole)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_under_load_holds_everything_acknowledged_before_it() {
    let database = Database::sqlite();
    let node = Node::start(&database.url).await;
    let mut club = Club::open(&node, &MIXED).await;
    club.play_on(10).await;
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("copy.db");
    let file = file.to_str().unwrap();
    let n_before = club.notebook.ledger.n_entries();
    let (code, said, complaint) = run(&["backup", file, "--database", &database.url]).await;
    assert_eq!(code, 0, "{complaint}");
    assert!(
        said.starts_with(file) && said.trim_end().ends_with("bytes"),
        "{said}"
    );
    club.play_on(3).await;
    let copy = Database::at(format!("sqlite:{file}"));
    let restored = Node::start(&copy.url).await;
    assert_eq!(restored.get("/readyz").await.0, StatusCode::OK);
    for table in &club.tables {
        let (status, text) = restored.get(&format!("/api/tables/{table}")).await;
        assert_eq!(status, StatusCode::OK, "{text}");
    }
    // The server has played on with it by now, but has changed nothing that was there.
    let store = copy.open().await;
    club.notebook.ledger.check_first(&store, n_before).await;
    store.close().await;
    // A file that is there is never replaced.
    let (code, _, complaint) = run(&["backup", file, "--database", &database.url]).await;
    assert_eq!((code, complaint.lines().count()), (2, 1), "{complaint}");
    club.finish(&node).await;
    club.check_log(&database).await;
}

#[tokio::test]
async fn a_backup_of_postgresql_is_left_to_its_own_tool() {
    let database = Database::postgres().await;
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("copy.db");
    let arguments = [
        "backup",
        file.to_str().unwrap(),
        "--database",
        &database.url,
    ];
    let (code, _, complaint) = run(&arguments).await;
    assert_eq!(code, 2);
    assert!(complaint.contains("pg_dump"), "{complaint}");
    assert!(!file.exists());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pruning_removes_what_is_old_and_says_how_much() {
    let database = Database::sqlite();
    let node = Node::start(&database.url).await;
    let mut club = Club::open(&node, &MIXED[2..3]).await;
    club.play_on(1).await;
    club.finish(&node).await;
    let table = format!("/api/tables/{}", club.tables[0]);
    let prune = async |age: &str| {
        let (code, said, complaint) =
            run(&["prune", "--older-than", age, "--database", &database.url]).await;
        assert_eq!(code, 0, "{complaint}");
        said
    };
    assert_eq!(prune("1d").await, "removed 0 tables, 0 matches, 0 users\n");
    assert_eq!(node.get(&table).await.0, StatusCode::OK);
    age_by_two_days(&database);
    // Where everything is old, it is the clock that is wrong.
    let arguments = ["prune", "--older-than=1d", "--database", &database.url];
    let (code, _, complaint) = run(&arguments).await;
    assert_eq!(code, 2);
    assert!(complaint.contains("the clock is wrong"), "{complaint}");
    Person::arrive(&node).await;
    let (_, said, _) = run(&[&arguments[..], &["--dry-run"]].concat()).await;
    assert_eq!(said, "would remove 1 table, 1 match, 2 users\n");
    assert_eq!(prune("1d").await, "removed 1 table, 1 match, 2 users\n");
    node.terminate().await;
    let node = Node::start(&database.url).await;
    assert_eq!(node.get(&table).await.0, StatusCode::NOT_FOUND);
}

/// Something young is no proof that the clock is right: it may have written that itself.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nearly_everything_is_removed_only_if_that_is_said() {
    let database = Database::sqlite();
    let node = Node::start(&database.url).await;
    for _ in 0..9 {
        Person::arrive(&node).await;
    }
    age_by_two_days(&database);
    Person::arrive(&node).await;
    let arguments = ["prune", "--older-than=1d", "--database", &database.url];
    let (code, _, complaint) = run(&arguments).await;
    assert_eq!(code, 2);
    assert!(complaint.contains("nearly everything"), "{complaint}");
    let (code, said, complaint) = run(&[&arguments[..], &["--yes"]].concat()).await;
    assert_eq!(code, 0, "{complaint}");
    assert_eq!(said, "removed 0 tables, 0 matches, 9 users\n");
}

/// Makes everything as if it had happened two days earlier.
fn age_by_two_days(database: &Database) {
    let two_days_earlier = "
        UPDATE users SET created_ms = created_ms - 172800000;
        UPDATE tokens SET last_seen_ms = last_seen_ms - 172800000;
        UPDATE tables SET updated_ms = updated_ms - 172800000;
        UPDATE matches SET finished_ms = finished_ms - 172800000;";
    database.connect().execute_batch(two_days_earlier).unwrap();
}

#[tokio::test]
async fn nothing_of_today_is_removed_and_no_database_is_made() {
    let folder = TempDir::new().unwrap();
    let mistyped = folder.path().join("hyaki").join("hyakki.db");
    for kind in ["sqlite:", "sqlite://"] {
        let url = format!("{kind}{}", mistyped.display());
        let copy = folder.path().join("copy.db");
        for arguments in [
            &["prune", "--older-than=1d", "--database", &url][..],
            &["backup", copy.to_str().unwrap(), "--database", &url],
        ] {
            let (code, _, complaint) = run(arguments).await;
            assert_eq!(code, 2, "{complaint}");
            assert!(complaint.contains("no such database"), "{complaint}");
        }
    }
    assert_eq!(folder.path().read_dir().unwrap().count(), 0);
    let (code, _, complaint) = run(&["prune", "--older-than=23h"]).await;
    assert_eq!(code, 2);
    assert!(complaint.contains("younger than a day"), "{complaint}");
}

#[tokio::test]
async fn what_is_counted_can_be_read_by_prometheus() {
    let database = Database::sqlite();
    let node = Node::start(&database.url).await;
    let person = Person::arrive(&node).await;
    let table = person
        .make_table(&node, &json!({"game": "sketch", "players": 2}))
        .await;
    person.sit(&node, &table, &[0, 1]).await;
    let mut socket = person.watch(&node, &table).await;
    let picture = socket
        .picture_that("a match", crate::picture::Picture::is_playing)
        .await;
    socket.must_do(&picture.first_act()).await;
    let (status, text) = node.metrics().await;
    assert_eq!(status, StatusCode::OK);
    assert!(text.ends_with("# EOF\n"));
    let mut families = BTreeSet::new();
    for line in text.lines().filter(|line| *line != "# EOF") {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["#", "TYPE", name, "counter" | "gauge" | "histogram"] => {
                assert!(families.insert(name), "{line}: twice");
            }
            ["#", "HELP", name, _, ..] => assert!(name.starts_with("hyakki_"), "{line}"),
            [sample, value] => {
                let name = sample.split('{').next().unwrap();
                let endings = ["_total", "_bucket", "_sum", "_count", ""];
                let family = endings.iter().find_map(|ending| name.strip_suffix(ending));
                assert!(families.contains(family.unwrap()), "{line}: of no family");
                assert!(value.parse::<f64>().is_ok(), "{line}");
                assert_eq!(sample.contains('{'), sample.ends_with('}'), "{line}");
            }
            _ => panic!("{line}"),
        }
    }
    for (name, least) in [
        ("hyakki_steps_total", 1.0),
        ("hyakki_sockets", 1.0),
        ("hyakki_tables", 1.0),
    ] {
        assert!(node.metric(name).await >= least, "{name}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_cannot_be_written_is_told_once_and_to_orchestrators() {
    let database = Database::sqlite();
    let node = Node::start(&database.url).await;
    let person = Person::arrive(&node).await;
    let lock = database.connect();
    lock.execute_batch("BEGIN IMMEDIATE").unwrap();
    until("not ready, though it can be read", async || {
        let (status, why) = node.get("/readyz").await;
        let is_told = why == "the database cannot be written\n";
        (status == StatusCode::SERVICE_UNAVAILABLE && is_told).then_some(())
    })
    .await;
    assert_eq!(node.get("/api/lobby").await.0, StatusCode::OK);
    let settings = json!({"game": "sketch", "players": 2});
    let making = (0..20).map(|_| {
        person.send(
            node.address(),
            reqwest::Method::POST,
            "/api/tables",
            &settings,
        )
    });
    for (status, text) in futures_util::future::join_all(making).await {
        assert_eq!(status, StatusCode::SERVICE_UNAVAILABLE, "{text}");
    }
    let log = node.log();
    for told in ["not ready", "the store is away"] {
        assert_eq!(log.matches(told).count(), 1, "{log}");
    }
    lock.execute_batch("ROLLBACK").unwrap();
    assert_eq!(node.get("/readyz").await.0, StatusCode::OK);
}

#[tokio::test]
async fn a_public_url_without_https_is_warned_about() {
    for (url, is_warned) in [
        ("http://games.example.org", true),
        ("https://games.example.org", false),
        ("http://localhost:8765", false),
    ] {
        let database = Database::sqlite();
        let mut command = hyakki();
        command.args(["serve", "--listen=127.0.0.1:0", "--database", &database.url]);
        command.args(["--public-url", url]);
        let log = serve_and_end(command).await;
        assert_eq!(log.contains("WARN"), is_warned, "{log}");
    }
}

/// Runs a command that serves until it says that it does; gives its log.
async fn serve_and_end(mut command: tokio::process::Command) -> String {
    let log = tempfile::NamedTempFile::new().unwrap();
    command.stdout(std::process::Stdio::piped());
    command.stderr(log.reopen().unwrap());
    let mut process = command.spawn().unwrap();
    let mut byte = [0];
    let mut stdout = process.stdout.take().unwrap();
    let reading = tokio::io::AsyncReadExt::read_exact(&mut stdout, &mut byte);
    reading.await.unwrap();
    process.kill().await.unwrap();
    std::fs::read_to_string(log.path()).unwrap()
}

#[tokio::test]
async fn every_flag_has_a_variable() {
    let (code, help, _) = run(&["serve", "--help"]).await;
    assert_eq!(code, 0);
    // Each flag begins a paragraph, in which its variable stands.
    let mut n_flags = 0;
    for paragraph in help.split("\n      --").skip(1) {
        let flag = paragraph.split([' ', '\n']).next().unwrap();
        if flag == "help" {
            continue;
        }
        let variable = format!("HYAKKI_{}", flag.to_uppercase().replace('-', "_"));
        assert!(
            paragraph.contains(&format!("[env: {variable}")),
            "--{flag} has no {variable}"
        );
        n_flags += 1;
    }
    assert!(n_flags > 10, "{help}");
}

#[tokio::test]
async fn variables_are_as_good_as_flags() {
    let database = Database::sqlite();
    let mut command = hyakki();
    command
        .env("HYAKKI_LISTEN", "127.0.0.1:0")
        .env("HYAKKI_DATABASE", &database.url)
        .env("HYAKKI_REQUESTS_PER_SECOND", "1")
        .env("HYAKKI_LOG", "error");
    // Without a command it serves.
    let node = Node::start_command(command).await;
    let mut statuses = BTreeSet::new();
    for _ in 0..20 {
        statuses.insert(node.get("/healthz").await.0);
    }
    assert!(
        statuses.contains(&StatusCode::TOO_MANY_REQUESTS),
        "{statuses:?}"
    );
    assert_eq!(node.log(), "");
    assert!(database.open().await.health().await.is_ok());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_counted_says_from_which_commit_the_program_is() {
    let database = Database::sqlite();
    let node = Node::start(&database.url).await;
    // What the binary was built from, this test was too.
    let commit = option_env!("HYAKKI_COMMIT").unwrap_or("unknown");
    let (_, metrics) = node.metrics().await;
    let build = metrics
        .lines()
        .find(|line| line.starts_with("hyakki_build_info{"));
    assert!(
        build.unwrap().contains(&format!("commit=\"{commit}\"")),
        "{build:?}"
    );
}
