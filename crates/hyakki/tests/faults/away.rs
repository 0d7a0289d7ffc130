//! The database goes away for ten seconds, in the middle of play.

use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::{Duration, Instant};

use hyakki_testbed::Postgres;
use reqwest::StatusCode;
use tokio::net::TcpSocket;

use crate::club::{Club, MIXED};
use crate::database::Database;
use crate::node::Node;
use crate::until;

const AWAY: Duration = Duration::from_secs(10);

/// What was on its way to its client when the database went has come by then.
const LAST_NEWS: Duration = Duration::from_secs(1);

async fn blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    tokio::task::spawn_blocking(work).await.unwrap()
}

/// Keeps the database's port for it: bound, but not listening, so that whoever connects is refused.
///
/// Otherwise any client of any test could be given the port as its own while nobody uses it.
fn hold_port(database: &Database) -> TcpSocket {
    let address = database
        .url
        .split(['@', '/'])
        .find(|part| part.contains("127.0.0.1:"));
    let socket = TcpSocket::new_v4().unwrap();
    socket.set_reuseaddr(true).unwrap();
    socket.bind(address.unwrap().parse().unwrap()).unwrap();
    socket
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_is_told_and_plays_on_when_it_is_back() {
    let postgres = Arc::new(blocking(Postgres::start).await);
    let making = Arc::clone(&postgres);
    let database = Database::at(blocking(move || making.new_database()).await);
    let node = Node::start(&database.url).await;
    let mut club = Club::open(&node, &MIXED).await;
    club.play_on(5).await;
    assert_eq!(node.get("/readyz").await.0, StatusCode::OK);

    let stopping = Arc::clone(&postgres);
    blocking(move || stopping.stop()).await;
    let gone = Instant::now();
    let port = hold_port(&database);
    let notebook = Arc::clone(&club.notebook);
    until("everybody is told", async || {
        club.check_regulars().await;
        (notebook.n_notices.load(Relaxed) >= club.n_regulars()).then_some(())
    })
    .await;
    until("not ready", async || {
        let (status, _) = node.get("/readyz").await;
        (status == StatusCode::SERVICE_UNAVAILABLE).then_some(())
    })
    .await;
    tokio::time::sleep_until((gone + LAST_NEWS).into()).await;
    let n_acknowledged = notebook.ledger.n_entries();
    while gone.elapsed() < AWAY {
        let (ready, health) = tokio::join!(node.get("/readyz"), node.get("/healthz"));
        assert_eq!(ready.0, StatusCode::SERVICE_UNAVAILABLE, "{}", ready.1);
        assert_eq!(health.0, StatusCode::OK, "{}", health.1);
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    club.check_regulars().await;
    assert_eq!(
        notebook.ledger.n_entries(),
        n_acknowledged,
        "without a database nothing is done"
    );
    assert!(
        notebook.n_unavailable.load(Relaxed) > 0,
        "whoever acts is refused"
    );

    let starting = Arc::clone(&postgres);
    blocking(move || starting.start_again()).await;
    drop(port);
    let back = Instant::now();
    club.play_on(5).await;
    println!(
        "every table went on {:.1} s after the database was back",
        back.elapsed().as_secs_f32()
    );
    assert_eq!(node.get("/readyz").await.0, StatusCode::OK);
    assert_eq!(
        notebook.n_connections.load(Relaxed),
        club.n_regulars(),
        "nobody had to come back"
    );
    club.finish(&node).await;
    club.check_log(&database).await;
    club.verify_records(&node).await;
    blocking(move || drop(postgres)).await;
}
