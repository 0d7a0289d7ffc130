//! Random play in our engines and in OpenSpiel's.

use anyhow::Result;
use serde::Deserialize;

use super::Bench;
use super::measuring::{ask, median, verdict};
use super::peer::Peer;
use crate::metadata::{self, Table};

/// A table of one of our games, the nearest game that OpenSpiel has, and how much faster ours must be for each action.
struct Pair {
    game: String,
    players: usize,
    peer: String,
    goal: f64,
}

fn pairs() -> Result<Vec<Pair>> {
    let games = metadata::games()?;
    let pairs = games.iter().flat_map(|game| {
        game.measured
            .tables
            .iter()
            .map(|&Table { players, .. }| Pair {
                game: game.name.clone(),
                players,
                peer: game
                    .measured
                    .peer
                    .replace("{players}", &players.to_string()),
                goal: game.measured.goal,
            })
    });
    Ok(pairs.collect())
}

/// What `hyakki-bench` prints.
#[derive(Clone, Copy, Debug, Deserialize)]
struct Ours {
    ns_per_action: f64,
    ns_per_deal: f64,
    actions_per_game: f64,
}

impl Bench {
    pub(super) fn print_engines(&self) -> Result<()> {
        let mut peer = Peer::start("bench/openspiel.py")?;
        println!(
            "Random play on one thread; median of {} rounds, both sides in turn in each round.",
            self.rounds
        );
        println!(
            "Hyakki as `cargo run --release` builds it, for this processor; OpenSpiel as its package ships it."
        );
        let pairs = pairs()?;
        let mut rounds: Vec<Vec<(Ours, f64)>> = pairs.iter().map(|_| Vec::new()).collect();
        let milliseconds = self.milliseconds.to_string();
        for number in 1..=self.rounds {
            eprintln!("round {number} of {}", self.rounds);
            for (pair, measured) in pairs.iter().zip(&mut rounds) {
                let players = pair.players.to_string();
                let ours = ask("hyakki-bench", &[&pair.game, &players, &milliseconds])?;
                let theirs = peer.ask(&format!("{milliseconds} {}", pair.peer))?;
                measured.push((ours, theirs));
            }
        }
        print_ratios(&pairs, &rounds);
        Ok(())
    }
}

fn print_ratios(pairs: &[Pair], rounds: &[Vec<(Ours, f64)>]) {
    println!(
        "\n{:<8} {:>7} {:>11} {:>9} {:>8}  {:<24} {:>11} {:>7} {:>6}",
        "game",
        "players",
        "ns/action",
        "ns/deal",
        "actions",
        "OpenSpiel",
        "ns/action",
        "ratio",
        "goal"
    );
    for (pair, measured) in pairs.iter().zip(rounds) {
        let of = |value: fn(&(Ours, f64)) -> f64| median(measured.iter().map(value).collect());
        let ratio = of(|(ours, theirs)| theirs / ours.ns_per_action);
        println!(
            "{:<8} {:>7} {:>11.2} {:>9.0} {:>8.1}  {:<24} {:>11.1} {:>6.1}x {:>5.0}x {}",
            pair.game,
            pair.players,
            of(|(ours, _)| ours.ns_per_action),
            of(|(ours, _)| ours.ns_per_deal),
            of(|(ours, _)| ours.actions_per_game),
            pair.peer,
            of(|(_, theirs)| *theirs),
            ratio,
            pair.goal,
            verdict(ratio >= pair.goal),
        );
    }
}
