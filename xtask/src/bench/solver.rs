//! The exact solver of Septet beside DDS, the double-dummy solver of bridge.

use anyhow::Result;
use serde::Deserialize;

use super::measuring::{ask, verdict};
use super::peer::Peer;

/// Cards a hand, and within how many times of DDS's time ours should be.
const GOALS: &[(u32, f64)] = &[(8, 3.0), (12, 60.0)];

/// Both sides in turn, a few deals at a time.
const N_TURNS: u32 = 10;
const DEALS_A_TURN: u32 = 20;

/// What `hyakki-bench solve` prints.
#[derive(Clone, Copy, Debug, Deserialize)]
struct Solved {
    mean_ms: f64,
    longest_ms: f64,
}

/// Whether the leader's side wins, with all hands open: ours on Septet, theirs on bridge with as many cards.
pub(super) fn print_solver() -> Result<()> {
    let mut peer = Peer::start("bench/dds.py")?;
    let n_deals = N_TURNS * DEALS_A_TURN;
    println!(
        "\nExact solving, four players, won or lost: mean over {n_deals} random deals, a few of each side in turn"
    );
    for &(n_cards, goal) in GOALS {
        let (mut ours, mut theirs, mut longest) = (0.0, 0.0, 0.0_f64);
        for turn in 0..N_TURNS {
            eprintln!("{n_cards} cards a hand, turn {} of {N_TURNS}", turn + 1);
            let [n_cards, n_deals, seed] = [n_cards, DEALS_A_TURN, turn].map(|n| n.to_string());
            let solved: Solved = ask("hyakki-bench", &["solve", &n_cards, &n_deals, &seed])?;
            ours += solved.mean_ms / f64::from(N_TURNS);
            longest = longest.max(solved.longest_ms);
            theirs += peer.ask(&format!("{n_cards} {n_deals} {seed}"))? / f64::from(N_TURNS);
        }
        let ratio = ours / theirs;
        println!(
            "{n_cards:>2} cards: {ours:>8.2} ms (longest {longest:.0}), DDS {theirs:>6.2} ms: {ratio:>6.1} times, \
             goal within {goal}: {}",
            verdict(ratio <= goal)
        );
    }
    Ok(())
}
