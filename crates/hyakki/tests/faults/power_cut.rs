//! What a disk may hold when the power goes; `cargo xtask power-cut` looks at more of it.

use std::time::{Duration, SystemTime};

use hyakki_torture::node::Program;
use hyakki_torture::power::{Honesty, Recording};

/// How long the server is recorded.
const LENGTH: Duration = Duration::from_secs(3);

const N_STATES: usize = 25;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_in_a_power_cut_and_a_disk_that_lies_shows() {
    let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
    let seed = now.unwrap().as_secs();
    // Shown when the test fails.
    println!("seed {seed}");
    let program = Program::at(env!("CARGO_BIN_EXE_hyakki"));
    let recording = Recording::make(&program, LENGTH, seed).await.unwrap();
    assert!(recording.n_acknowledged() > 20 && recording.n_syncs() > 20);
    let (counts, violations) = recording
        .cut(N_STATES, Honesty::Honest, seed)
        .await
        .unwrap();
    assert_eq!(violations, []);
    println!("{counts:?}");
    assert!(counts.acknowledged > 0 && counts.served > 0);
    // The same check on disks that keep less than they say.
    for honesty in [Honesty::Lying, Honesty::LyingAboutTheLog] {
        let (_, violations) = recording.cut(10, honesty, seed).await.unwrap();
        assert!(!violations.is_empty(), "{honesty:?}");
    }
}
