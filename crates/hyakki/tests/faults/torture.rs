//! Short rounds of what `cargo xtask torture` does for as long as it is told: every kind of fault, and every picture checked.

use std::sync::Arc;
use std::time::Duration;

use hyakki_testbed::Postgres;
use hyakki_torture::node::Program;
use hyakki_torture::round::Round;
use hyakki_torture::world::Database;

use crate::killed::{SEED_VARIABLE, seed};

/// How long things are broken.
const RAGE: Duration = Duration::from_secs(6);

async fn play_and_check(database: Database) {
    let seed = seed();
    // Shown when the test fails.
    println!("{SEED_VARIABLE}={seed} brings these clients and faults again");
    let round = Round {
        program: Program::at(env!("CARGO_BIN_EXE_hyakki")),
        database,
        rage: RAGE,
        seed,
    };
    let outcome = round.run().await.unwrap();
    let violations = &outcome.report.violations;
    if !violations.is_empty() {
        let folder = concat!(env!("CARGO_TARGET_TMPDIR"), "/torture");
        let kept = outcome.keep(folder.as_ref(), &seed.to_string()).unwrap();
        panic!("{violations:#?}\nthe history is kept in {}", kept.display());
    }
    let counts = outcome.report.counts;
    println!("{}: {counts:?}", outcome.faults);
    assert!(outcome.faults.n_kills() + outcome.faults.n_others() > 0);
    assert!(
        counts.done > 50 && counts.placed > 20 && counts.pictures > 100,
        "{counts:?}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_history_on_one_node_with_sqlite_is_right() {
    play_and_check(Database::sqlite().unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_history_on_two_nodes_with_postgresql_is_right() {
    // A server of its own, because it is crashed too.
    let server = tokio::task::spawn_blocking(|| Arc::new(Postgres::start()));
    let server = server.await.unwrap();
    play_and_check(Database::postgres(Arc::clone(&server)).await.unwrap()).await;
    let ending = tokio::task::spawn_blocking(move || drop(server));
    ending.await.unwrap();
}
