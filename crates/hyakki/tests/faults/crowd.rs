//! Many clients that do nothing: they cost little, and delay nobody.

use std::time::{Duration, Instant};

use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
use serde_json::json;
use tokio::io::AsyncWriteExt as _;
use tokio::task::JoinSet;

use crate::club::{Club, MIXED};
use crate::database::Database;
use crate::node::Node;
use crate::person::Person;
use crate::raw_socket::{RawSocket, frame_head};
use crate::{TIMEOUT, until};

const N_IDLE: usize = 10_000;

/// What an idle socket may cost the server.
const IDLE_KIB: f64 = 64.0;

/// How many tables the idle ones look at, beside the lobby.
const N_WATCHED: usize = 50;

/// Each address of this machine has its own ports.
const N_ADDRESSES: usize = 5;

/// How many shake hands at once: more would wait in the listener's queue.
const AT_ONCE: usize = 64;

/// The process and those it starts may hold so many files from now on.
fn allow_files(n_files: u64) {
    let limit = getrlimit(Resource::Nofile);
    let most = limit.maximum.unwrap_or(u64::MAX);
    assert!(
        most >= n_files,
        "this machine allows {most} open files: see ulimit -Hn"
    );
    if limit.current.is_some_and(|current| current < n_files) {
        let wider = Rlimit {
            current: Some(n_files),
            maximum: limit.maximum,
        };
        setrlimit(Resource::Nofile, wider).unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn ten_thousand_idle_sockets_cost_little_and_delay_nobody() {
    // The tests beside this one need some too.
    allow_files(N_IDLE as u64 + 4_000);
    let database = Database::sqlite();
    let mut node = Node::start(&database.url).await;
    let person = Person::arrive(&node).await;
    let mut paths = Vec::new();
    for _ in 0..N_WATCHED {
        let settings = json!({"game": "tajuto", "players": 4, "public": true});
        let table = person.make_table(&node, &settings).await;
        paths.push(format!("/api/tables/{table}/socket?protocol=1"));
        paths.push("/api/lobby/socket".to_owned());
    }
    let mut club = Club::open(&node, &MIXED[..4]).await;
    club.play_on(20).await;
    let alone = pace(&mut club).await;
    let before_kib = node.memory_kib();
    let idle = sit_idle(&node, &paths).await;
    let n_open = node.metric("hyakki_sockets").await;
    assert!(n_open >= N_IDLE as f64, "{n_open} sockets are open");
    let each_kib = node.memory_kib().saturating_sub(before_kib) as f64 / N_IDLE as f64;
    let among_idle = pace(&mut club).await;
    println!(
        "{N_IDLE} idle sockets: {each_kib:.1} KiB each; 50 actions at each of 4 tables took {:.2} s, alone {:.2} s",
        among_idle.as_secs_f32(),
        alone.as_secs_f32(),
    );
    assert!(each_kib < IDLE_KIB, "{each_kib:.1} KiB each");
    assert!(among_idle < Duration::from_secs(15), "{among_idle:?}");
    club.finish(&node).await;
    club.check_log(&database).await;
    drop(idle);
    until("all of them are forgotten", async || {
        (node.metric("hyakki_sockets").await == 0.0).then_some(())
    })
    .await;
    assert!(node.is_running());
}

/// How long fifty more actions take at every table.
async fn pace(club: &mut Club) -> Duration {
    let begun = Instant::now();
    club.play_on(50).await;
    begun.elapsed()
}

/// Opens so many sockets that say nothing after the handshake, and read what comes.
async fn sit_idle(node: &Node, paths: &[String]) -> JoinSet<()> {
    let address = node.address();
    let mut opening: JoinSet<RawSocket> = JoinSet::new();
    let mut idle = JoinSet::new();
    for number in 0..N_IDLE {
        if opening.len() >= AT_ONCE {
            let raw = opening.join_next().await.unwrap().unwrap();
            idle.spawn(raw.read_and_forget());
        }
        let path = paths[number % paths.len()].clone();
        let source = [127, 0, 0, u8::try_from(1 + number % N_ADDRESSES).unwrap()];
        opening.spawn(async move {
            let mut raw = RawSocket::connect_from(source, address, None)
                .await
                .unwrap();
            raw.shake_hands(&path).await;
            raw
        });
    }
    for raw in opening.join_all().await {
        idle.spawn(raw.read_and_forget());
    }
    idle
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn clients_that_never_read_cost_little_and_delay_nobody() {
    const N_DEAF: usize = 200;
    let database = Database::sqlite();
    let mut node = Node::start(&database.url).await;
    let mut club = Club::open(&node, &MIXED[2..3]).await;
    club.play_on(20).await;
    let alone = pace(&mut club).await;
    let path = format!("/api/tables/{}/socket?protocol=1", club.tables[0]);
    let before_kib = node.memory_kib();
    let mut deaf = Vec::new();
    for _ in 0..N_DEAF {
        let raw = RawSocket::connect_from([127, 0, 0, 1], node.address(), Some(2048)).await;
        let mut raw = raw.unwrap();
        raw.shake_hands(&path).await;
        deaf.push(raw);
    }
    let beside = pace(&mut club).await;
    club.play_on(400).await;
    let grown_kib = node.memory_kib().saturating_sub(before_kib);
    println!(
        "{N_DEAF} clients that never read: {grown_kib} KiB in all; 50 actions took {:.2} s, alone {:.2} s",
        beside.as_secs_f32(),
        alone.as_secs_f32(),
    );
    assert!(grown_kib < 64 * N_DEAF as u64, "{grown_kib} KiB");
    assert!(beside < Duration::from_secs(10), "{beside:?}");
    club.finish(&node).await;
    club.check_log(&database).await;
    assert!(node.is_running());
}

/// Somebody asks and asks and never reads an answer: the server does not keep the answers for them.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_asks_for_ever_and_never_reads_is_sent_away() {
    let database = Database::sqlite();
    let node = Node::start(&database.url).await;
    let person = Person::arrive(&node).await;
    let table = person
        .make_table(&node, &json!({"game": "sketch", "players": 2}))
        .await;
    let raw = RawSocket::connect_from([127, 0, 0, 1], node.address(), Some(2048)).await;
    let mut raw = raw.unwrap();
    raw.shake_hands(&format!("/api/tables/{table}/socket?protocol=1"))
        .await;
    let before_kib = node.memory_kib();
    let question = br#"{"type":"ping","id":1}"#;
    let mut frame = frame_head(0x81, question.len());
    frame.extend_from_slice(question);
    let frames = frame.repeat(1000);
    let asking = async { while raw.0.write_all(&frames).await.is_ok() {} };
    let asking = tokio::time::timeout(TIMEOUT, asking).await;
    asking.expect("the server ends the connection");
    let grown_kib = node.memory_kib().saturating_sub(before_kib);
    assert!(grown_kib < 16 * 1024, "{grown_kib} KiB");
    assert_eq!(node.get("/healthz").await.0, reqwest::StatusCode::OK);
}
