//! The exact solver of Septet beside DDS, the double-dummy solver of bridge.

use anyhow::Result;
use serde::Deserialize;

use super::measuring::{ask, verdict};
use super::peer::Peer;

/// How many deals of a kind are solved, and within how many times of DDS's time ours should be.
struct Goal {
    cards_a_hand: u32,
    /// A few hard deals decide the mean, so there are as many as a few minutes allow.
    deals_a_turn: u32,
    ratio: f64,
}

const GOALS: &[Goal] = &[
    Goal {
        cards_a_hand: 8,
        deals_a_turn: 200,
        ratio: 3.0,
    },
    Goal {
        cards_a_hand: 12,
        deals_a_turn: 20,
        ratio: 60.0,
    },
];

/// Both sides take turns.
const N_TURNS: u32 = 10;

/// What `hyakki-bench solve` prints.
#[derive(Clone, Copy, Debug, Deserialize)]
struct Solved {
    mean_ms: f64,
    longest_ms: f64,
}

/// Whether the leader's side wins, with all hands open: ours on Septet, theirs on bridge with as many cards.
pub(super) fn print_solver() -> Result<()> {
    let mut peer = Peer::start("bench/dds.py")?;
    println!(
        "\nExact solving, four players, won or lost: mean over random deals, both sides in turn"
    );
    for goal in GOALS {
        print_ratio(goal, &mut peer)?;
    }
    Ok(())
}

fn print_ratio(goal: &Goal, peer: &mut Peer) -> Result<()> {
    let (mut ours, mut theirs, mut longest) = (0.0, 0.0, 0.0_f64);
    let cards = goal.cards_a_hand;
    for turn in 0..N_TURNS {
        eprintln!("{cards} cards a hand, turn {} of {N_TURNS}", turn + 1);
        let [n_cards, n_deals, seed] = [cards, goal.deals_a_turn, turn].map(|n| n.to_string());
        let solved: Solved = ask("hyakki-bench", &["solve", &n_cards, &n_deals, &seed])?;
        ours += solved.mean_ms / f64::from(N_TURNS);
        longest = longest.max(solved.longest_ms);
        theirs += peer.ask(&format!("{n_cards} {n_deals} {seed}"))? / f64::from(N_TURNS);
    }
    let ratio = ours / theirs;
    println!(
        "{cards:>2} cards, {} deals: {ours:>8.2} ms (longest {longest:.0}), DDS {theirs:>6.2} ms: {ratio:>6.1} times, \
         goal within {}: {}",
        N_TURNS * goal.deals_a_turn,
        goal.ratio,
        verdict(ratio <= goal.ratio)
    );
    Ok(())
}
