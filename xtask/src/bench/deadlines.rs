//! How much longer than its time a mind's answer takes.

use anyhow::Result;
use serde::Deserialize;

use super::measuring::{ask, verdict};

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
    for game in ["septet", "sketch", "pagoda", "tajuto"] {
        let time = TIME_MS.to_string();
        let minds = ["--minds", "master,adept,r1,r2", "--time-ms", &time];
        let how = ["--games", "1", "--threads", "1", "--json"];
        let answer: Answer = ask("hyakki", &[&["arena", game], &minds[..], &how[..]].concat())?;
        for standing in &answer.minds {
            let longest = standing.pace.longest_us / 1_000.0;
            println!(
                "{game:<8} {:<8} {:>7} moves, longest {longest:>6.1} ms {}",
                standing.name,
                standing.pace.n_moves,
                verdict(longest <= TIME_MS + GRACE_MS),
            );
        }
    }
    Ok(())
}
