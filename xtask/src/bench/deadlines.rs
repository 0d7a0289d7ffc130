//! How much longer than its time a mind's answer takes.

use anyhow::{Result, ensure};
use serde::Deserialize;

use super::measuring::{ask, verdict};
use crate::metadata::{self, Game};

const TIME_MS: f64 = 50.0;
const GRACE_MS: f64 = 10.0;

/// What `hyakki arena --json` prints.
#[derive(Deserialize)]
struct Answer {
    minds: Vec<Standing>,
}

#[derive(Deserialize)]
struct Standing {
    name: String,
    pace: Pace,
}

#[derive(Deserialize)]
struct Pace {
    n_moves: u64,
    longest_us: f64,
}

/// The longest answer of each mind that was given a time.
pub(super) fn print_deadlines() -> Result<()> {
    println!(
        "\nThe longest answer of each mind that had {TIME_MS} ms, on one thread (goal: at most {GRACE_MS} ms more)"
    );
    for Game { name: game, .. } in &metadata::games()? {
        // Two at a time, so that everybody plays at every table.
        for minds in ["master,adept", "r1,r2"] {
            print_longest(game, minds)?;
        }
    }
    Ok(())
}

fn print_longest(game: &str, minds: &str) -> Result<()> {
    let time = TIME_MS.to_string();
    let minds = ["--minds", minds, "--time-ms", &time];
    let how = ["--games", "1", "--threads", "1", "--json"];
    let answer: Answer = ask("hyakki", &[&["arena", game], &minds[..], &how[..]].concat())?;
    for Standing { name, pace } in &answer.minds {
        ensure!(pace.n_moves > 0, "{name} was not asked in {game}");
        let longest = pace.longest_us / 1_000.0;
        println!(
            "{game:<8} {name:<8} {:>7} moves, longest {longest:>6.1} ms {}",
            pace.n_moves,
            verdict(longest <= TIME_MS + GRACE_MS),
        );
    }
    Ok(())
}
