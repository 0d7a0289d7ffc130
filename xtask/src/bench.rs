//! `cargo xtask bench`: the engines beside OpenSpiel, in one run.

mod openspiel;

use std::process::Command;

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::shell::{cargo, output, program, project_root, run};
use openspiel::OpenSpiel;

/// Measure the engines beside OpenSpiel
///
/// Random play from after the deal, legal moves included, on one thread. Both sides are measured in turn in every round,
/// so that a slow moment of the machine hits both, and the median of the rounds counts.
#[derive(Debug, clap::Args)]
pub(crate) struct Bench {
    /// How many rounds
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u32).range(5..))]
    rounds: u32,

    /// How long each side plays in a round
    #[arg(long, value_name = "MS", default_value_t = 500)]
    milliseconds: u32,
}

/// One of our games, the nearest one that OpenSpiel has, and how much faster ours must be for each action.
struct Pair {
    game: &'static str,
    players: usize,
    peer: &'static str,
    goal: f64,
}

const fn pair(game: &'static str, players: usize, peer: &'static str, goal: f64) -> Pair {
    Pair {
        game,
        players,
        peer,
        goal,
    }
}

const PAIRS: &[Pair] = &[
    pair("septet", 4, "hearts", 30.0),
    pair("septet", 3, "hearts", 30.0),
    pair("sketch", 2, "crazy_eights(players=2)", 12.0),
    pair("pagoda", 2, "crazy_eights(players=2)", 12.0),
    pair("pagoda", 3, "crazy_eights(players=3)", 12.0),
    pair("pagoda", 4, "crazy_eights(players=4)", 12.0),
    pair("pagoda", 5, "crazy_eights(players=5)", 12.0),
    pair("tajuto", 2, "connect_four", 10.0),
    pair("tajuto", 3, "connect_four", 10.0),
    pair("tajuto", 4, "connect_four", 10.0),
];

/// What `hyakki-bench` prints.
#[derive(Clone, Copy, Debug, Deserialize)]
struct Ours {
    ns_per_action: f64,
    ns_per_deal: f64,
    actions_per_game: f64,
}

/// What `hyakki-bench search` prints.
#[derive(Clone, Copy, Debug, Deserialize)]
struct Searched {
    ns_per_simulation: f64,
    ns_per_simulation_of_master: f64,
    ns_per_simulation_of_ismcts: f64,
}

impl Bench {
    pub(crate) fn run(&self) -> Result<()> {
        run(cargo().args([
            "build",
            "--release",
            "--quiet",
            "--package",
            "hyakki-bench",
            "--package",
            "hyakki",
        ]))?;
        let mut peer = OpenSpiel::start()?;
        println!(
            "Random play on one thread; median of {} rounds, both sides in turn in each round.",
            self.rounds
        );
        println!(
            "Hyakki as `cargo run --release` builds it, for this processor; OpenSpiel as its package ships it."
        );
        let mut rounds: Vec<Vec<(Ours, f64)>> = PAIRS.iter().map(|_| Vec::new()).collect();
        for number in 1..=self.rounds {
            eprintln!("round {number} of {}", self.rounds);
            for (pair, measured) in PAIRS.iter().zip(&mut rounds) {
                let ours = self.measure(pair)?;
                let theirs = peer.ns_per_action(pair.peer, self.milliseconds)?;
                measured.push((ours, theirs));
            }
        }
        print_ratios(&rounds);
        self.print_search(&mut peer)?;
        print_deadlines()?;
        self.print_threads()
    }

    fn measure(&self, pair: &Pair) -> Result<Ours> {
        let text = output(
            program(project_root().join("target/release/hyakki-bench")).args([
                pair.game,
                &pair.players.to_string(),
                &self.milliseconds.to_string(),
            ]),
        )?;
        serde_json::from_str(&text).with_context(|| format!("hyakki-bench printed {text:?}"))
    }

    /// Search at the first lead of a round of Septet, beside OpenSpiel's on hearts and the `ismcts` crate on our state.
    fn print_search(&self, peer: &mut OpenSpiel) -> Result<()> {
        let mut ratios = [Vec::new(), Vec::new()];
        let mut speeds = [Vec::new(), Vec::new()];
        for _ in 0..self.rounds {
            let text = output(
                program(project_root().join("target/release/hyakki-bench"))
                    .args(["search", &self.milliseconds.to_string()]),
            )?;
            let ours: Searched = serde_json::from_str(&text)
                .with_context(|| format!("hyakki-bench printed {text:?}"))?;
            let theirs =
                peer.ns_per_action("ismcts:hearts(pass_cards=False)", self.milliseconds)?;
            ratios[0].push(theirs / ours.ns_per_simulation);
            ratios[1].push(ours.ns_per_simulation_of_ismcts / ours.ns_per_simulation);
            speeds[0].push(1e9 / ours.ns_per_simulation);
            speeds[1].push(1e9 / ours.ns_per_simulation_of_master);
        }
        let [openspiel, ismcts] = ratios.map(median);
        let [ours, master] = speeds.map(median);
        println!(
            "\nSearch at the first lead of a round of Septet: {ours:.0} simulations a second with random playouts \
             ({master:.0} as the master plays)"
        );
        println!("  OpenSpiel's ISMCTS on hearts   {openspiel:>6.1}x  goal 40x");
        println!("  the ismcts crate on our state  {ismcts:>6.2}x  goal 1.5x");
        Ok(())
    }

    /// How much two threads gain over one, by whole simulated games.
    fn print_threads(&self) -> Result<()> {
        println!(
            "\n{:<8} {:>14} {:>14} {:>6}",
            "game", "1 thread", "2 threads", "gain"
        );
        for game in ["septet", "sketch", "pagoda", "tajuto"] {
            let mut rates = [Vec::new(), Vec::new()];
            for _ in 0..self.rounds {
                for (n_threads, rates) in (1..).zip(&mut rates) {
                    rates.push(games_per_second(game, n_threads)?);
                }
            }
            let [one, two] = rates.map(median);
            println!(
                "{game:<8} {one:>10.0} g/s {two:>10.0} g/s {:>6.2}",
                two / one
            );
        }
        Ok(())
    }
}

fn print_ratios(rounds: &[Vec<(Ours, f64)>]) {
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
    for (pair, measured) in PAIRS.iter().zip(rounds) {
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
            if ratio >= pair.goal { "met" } else { "MISSED" },
        );
    }
}

/// How much longer than its time any mind's longest answer took.
fn print_deadlines() -> Result<()> {
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
    const TIME_MS: f64 = 50.0;
    println!(
        "\nThe longest answer of each mind that had {TIME_MS:.0} ms, on one thread (goal: at most 10 ms more)"
    );
    for game in ["septet", "sketch", "pagoda", "tajuto"] {
        let text = output(
            program(project_root().join("target/release/hyakki"))
                .args(["arena", game, "--minds", "master,adept,r1,r2", "--time-ms"])
                .args([
                    &format!("{TIME_MS:.0}"),
                    "--games",
                    "1",
                    "--threads",
                    "1",
                    "--json",
                ]),
        )?;
        let answer: Answer = serde_json::from_str(&text)?;
        for standing in &answer.minds {
            let longest = standing.pace.longest_us / 1_000.0;
            println!(
                "{game:<8} {:<8} {:>7} moves, longest {longest:>6.1} ms {}",
                standing.name,
                standing.pace.n_moves,
                if longest <= TIME_MS + 10.0 {
                    "met"
                } else {
                    "MISSED"
                },
            );
        }
    }
    Ok(())
}

fn games_per_second(game: &str, n_threads: usize) -> Result<f64> {
    #[derive(Deserialize)]
    struct Summary {
        games_per_second: f64,
    }
    let n_games = if game == "tajuto" || game == "pagoda" {
        "40000"
    } else {
        "100000"
    };
    let mut command: Command = program(project_root().join("target/release/hyakki"));
    command.args([
        "simulate",
        game,
        "--games",
        n_games,
        "--json",
        "--threads",
        &n_threads.to_string(),
    ]);
    let summary: Summary = serde_json::from_str(&output(&mut command)?)?;
    Ok(summary.games_per_second)
}

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    if values.len() % 2 == 1 {
        values[middle]
    } else {
        (values[middle - 1] + values[middle]) / 2.0
    }
}
