//! How many commits a second each database takes, with one committer and with many.
//!
//! `cargo run --release -p hyakki-store --example commits [SECONDS]`
#![allow(
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a measurement prints, and fails loudly"
)]

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

use hyakki_core::{MatchId, Secret, TableId};
use hyakki_store::{
    LogAppend, NewMatch, NewTable, Store, TableCommit, TableContent, TableSave, TableStatus,
};
use hyakki_testbed::Postgres;

const N_TABLES: usize = 10_000;

#[tokio::main]
async fn main() {
    let seconds = std::env::args()
        .nth(1)
        .map_or(5, |text| text.parse().unwrap());
    let duration = Duration::from_secs(seconds);
    let folder = tempfile::tempdir_in(".").unwrap();
    let sqlite = format!("sqlite:{}", folder.path().join("hyakki.db").display());
    let server = Postgres::start();
    for (name, url) in [("SQLite", sqlite), ("PostgreSQL", server.new_database())] {
        let store = Store::open(&url).await.unwrap();
        make_tables(&store).await;
        println!("{name}, {N_TABLES} tables");
        for n_committers in [1, 200] {
            for state_bytes in [0, 2000] {
                measure(&store, n_committers, state_bytes, duration).await;
            }
        }
        store.close().await;
    }
}

async fn make_tables(store: &Store) {
    let mut tasks = tokio::task::JoinSet::new();
    for n in 0..N_TABLES {
        let store = store.clone();
        tasks.spawn(async move {
            let new = NewTable {
                id: table_id(n),
                content: content(500),
                secret: Secret::new([7; 32]),
                created_ms: 0,
            };
            store.create_table(new).await.unwrap();
            let start = NewMatch {
                id: match_id(n),
                game: "septet".to_owned(),
                header: "{}".to_owned(),
                players: vec![],
            };
            let mut commit = TableCommit::new(table_id(n), 0);
            commit.start = Some(start);
            store.commit(commit).await.unwrap();
        });
    }
    tasks.join_all().await;
}

fn table_id(n: usize) -> TableId {
    // Spread over the whole key space, as random ids are.
    TableId::new(format!(
        "{:032x}",
        (n as u128 + 1) * 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced
    ))
    .unwrap()
}

fn match_id(n: usize) -> MatchId {
    MatchId::new(table_id(n).as_str()).unwrap()
}

fn content(state_bytes: usize) -> TableContent {
    TableContent {
        status: TableStatus::Playing,
        is_public: true,
        state: format!("{{\"filling\":\"{}\"}}", "x".repeat(state_bytes)),
        seated: vec![],
        match_id: None,
    }
}

/// Each committer has tables of its own, and waits for one commit before the next.
async fn measure(store: &Store, n_committers: usize, state_bytes: usize, duration: Duration) {
    let before = store.stats();
    let (n_commits, is_over) = (
        Arc::new(AtomicU64::new(0)),
        Arc::new(AtomicBool::new(false)),
    );
    let begun = Instant::now();
    let mut committers = tokio::task::JoinSet::new();
    for committer in 0..n_committers {
        let (store, n_commits, is_over) = (store.clone(), n_commits.clone(), is_over.clone());
        committers.spawn(async move {
            let mut latencies = Vec::new();
            let mut n = committer;
            while !is_over.load(Relaxed) {
                let mut commit = next_commit(&store, n, state_bytes).await;
                // Stays at a table for some steps, so that reading where it is hardly counts.
                for _ in 0..50 {
                    let sent = Instant::now();
                    store.commit(commit.clone()).await.unwrap();
                    latencies.push(sent.elapsed());
                    n_commits.fetch_add(1, Relaxed);
                    commit.append.as_mut().unwrap().first_step += 1;
                    if let Some(save) = &mut commit.save {
                        save.expected_version += 1;
                    }
                }
                n = (n + n_committers) % N_TABLES;
            }
            latencies
        });
    }
    tokio::time::sleep(duration).await;
    is_over.store(true, Relaxed);
    let mut latencies: Vec<Duration> = committers.join_all().await.concat();
    let elapsed = begun.elapsed().as_secs_f64();
    latencies.sort_unstable();
    let n_commits = n_commits.load(Relaxed);
    let n_transactions = store.stats().n_transactions - before.n_transactions;
    println!(
        "  {n_committers:3} committers, {state_bytes:4} bytes of state: {:8.0} commits/s in {:6.0} transactions/s, p50 {:?}, p99 {:?}",
        n_commits as f64 / elapsed,
        n_transactions as f64 / elapsed,
        latencies[latencies.len() / 2],
        latencies[latencies.len() * 99 / 100],
    );
}

/// One line for the log, and the table's state if it has any bytes.
async fn next_commit(store: &Store, n: usize, state_bytes: usize) -> TableCommit {
    let log = store.read_log(&match_id(n), 0).await.unwrap();
    let table = store.load_table(&table_id(n)).await.unwrap();
    let mut commit = TableCommit::new(table_id(n), 1);
    commit.append = Some(LogAppend {
        match_id: match_id(n),
        first_step: log.len() as i64,
        expected_version: table.version,
        lines: vec![r#"{"seat":2,"action":"pass g2 y10 r7"}"#.to_owned()],
    });
    commit.save = (state_bytes > 0).then(|| TableSave {
        expected_version: table.version,
        content: content(state_bytes),
    });
    commit
}
