//! A process that is killed while it writes: what it said to be done is there, and once.
//!
//! The process is this test binary again, told by the environment to run nothing but [`appender`].

use std::io::{BufRead, BufReader, Write as _};
use std::process::{Command, Stdio};

use hyakki_core::{MatchId, TableId};
use hyakki_store::Store;

use crate::fixture::{Fixture, commit_lines, lines};

on_both!(every_acknowledged_step_survives_a_kill);

const URL: &str = "HYAKKI_STORE_APPENDER_URL";
const TABLE: &str = "HYAKKI_STORE_APPENDER_TABLE";
const MATCH: &str = "HYAKKI_STORE_APPENDER_MATCH";

/// What a line of the appender begins with, to tell it from what the test runner prints.
const MARK: &str = "acknowledged ";

const N_KILLS: u64 = 6;

/// Appends step after step and says so, for ever; does nothing unless told to.
#[tokio::test]
async fn appender() {
    let (Ok(url), Ok(table), Ok(played)) = (
        std::env::var(URL),
        std::env::var(TABLE),
        std::env::var(MATCH),
    ) else {
        return;
    };
    let (table_id, match_id) = (TableId::new(table).unwrap(), MatchId::new(played).unwrap());
    let store = Store::open(&url).await.unwrap();
    let mut step = store.read_log(&match_id, 0).await.unwrap().len() as i64;
    loop {
        let append = lines(&match_id, step, &[&step.to_string()]);
        commit_lines(&store, &table_id, append, 0).await.unwrap();
        let mut out = std::io::stdout().lock();
        writeln!(out, "\n{MARK}{step}").unwrap();
        out.flush().unwrap();
        step += 1;
    }
}

async fn every_acknowledged_step_survives_a_kill(f: Fixture) {
    let (table_id, match_id) = f.match_at_table().await;
    let mut n_before = 0;
    for kill in 0..N_KILLS {
        let url = f.url.clone();
        let (table, played) = (table_id.to_string(), match_id.to_string());
        let killing = tokio::task::spawn_blocking(move || {
            // A few steps more each time, so that it dies at different places.
            append_and_die(&url, &table, &played, 5 + 13 * kill)
        });
        let last = killing.await.unwrap();
        let log = f.store.read_log(&match_id, 0).await.unwrap();
        for (n, line) in (0..).zip(&log) {
            assert_eq!((line.step, line.line.as_str()), (n, n.to_string().as_str()));
        }
        let n_lines = log.len() as i64;
        assert!(
            n_lines > last,
            "{last} was acknowledged, {n_lines} are there"
        );
        // One more may have been written without the word getting out.
        assert!(n_lines <= last + 2);
        assert!(n_lines > n_before);
        n_before = n_lines;
    }
    // The survivors can be written on.
    let append = lines(&match_id, n_before, &["on"]);
    commit_lines(&f.store, &table_id, append, 0).await.unwrap();
}

/// The last step that was acknowledged before death.
fn append_and_die(url: &str, table: &str, played: &str, n_steps: u64) -> i64 {
    let mut process = Command::new(std::env::current_exe().unwrap())
        .args([
            "--exact",
            "kill::appender",
            "--nocapture",
            "--test-threads=1",
        ])
        .env(URL, url)
        .env(TABLE, table)
        .env(MATCH, played)
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let out = BufReader::new(process.stdout.take().unwrap());
    let mut acknowledged = out.lines().map_while(Result::ok).filter_map(|line| {
        let step = line.strip_prefix(MARK)?;
        step.parse::<i64>().ok()
    });
    let mut last = -1;
    for _ in 0..n_steps {
        last = acknowledged.next().expect("the appender goes on for ever");
    }
    process.kill().unwrap();
    process.wait().unwrap();
    // What it said between the last look and its death counts too.
    acknowledged.last().unwrap_or(last)
}
