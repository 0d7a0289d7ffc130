//! Killed in the middle of load, again and again.

use std::sync::atomic::Ordering::Relaxed;
use std::time::{Instant, SystemTime};

use hyakki_core::{Dice as _, GameRng};

use crate::club::{Club, MIXED};
use crate::database::Database;
use crate::node::Node;

const N_KILLS: u32 = 20;

/// A kill comes when every table has gone on, and then fewer than this many actions more were acknowledged.
const MAX_MORE: usize = 100;

/// Gives the seed of moments, clients and faults, to have those of a failure again.
pub(crate) const SEED_VARIABLE: &str = "FAULTS_SEED";

pub(crate) fn seed() -> u64 {
    match std::env::var(SEED_VARIABLE) {
        Ok(seed) => seed.parse().expect("a seed is a number"),
        Err(_) => {
            let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH);
            now.unwrap().as_secs()
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_on_sqlite() {
    kill_again_and_again(Database::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_on_postgresql() {
    kill_again_and_again(Database::postgres().await).await;
}

async fn kill_again_and_again(database: Database) {
    let begun = Instant::now();
    let seed = seed();
    // Shown when the test fails.
    println!("{SEED_VARIABLE}={seed} brings these moments again");
    let mut dice = GameRng::for_game(seed, 0);
    let mut node = Node::start(&database.url).await;
    let mut club = Club::open(&node, &MIXED).await;
    for _ in 0..N_KILLS {
        // Every match goes on after every start.
        club.play_on(3).await;
        club.play_until_acknowledged(dice.index(MAX_MORE)).await;
        club.move_to(None);
        node.kill().await;
        node = Node::start(&database.url).await;
        // Before anybody is back: nobody repeats anything that could hide a loss.
        club.check_log(&database).await;
        club.move_to(Some(&node));
    }
    club.play_on(3).await;
    club.finish(&node).await;
    club.check_log(&database).await;
    let n_records = club.verify_records(&node).await;
    println!(
        "{N_KILLS} kills: {} actions acknowledged, {} sent again, {n_records} matches verified, in {:.1} s",
        club.notebook.ledger.n_entries(),
        club.notebook.n_repeated.load(Relaxed),
        begun.elapsed().as_secs_f32(),
    );
}
