//! How much two threads gain over one, by whole simulated games.

use anyhow::Result;
use serde::Deserialize;

use super::Bench;
use super::measuring::{ask, median};
use crate::metadata::{self, Game};

impl Bench {
    pub(super) fn print_threads(&self) -> Result<()> {
        println!(
            "\n{:<8} {:>14} {:>14} {:>6}",
            "game", "1 thread", "2 threads", "gain"
        );
        for game in &metadata::games()? {
            let mut rates = [Vec::new(), Vec::new()];
            for _ in 0..self.rounds {
                for (n_threads, rates) in (1..).zip(&mut rates) {
                    rates.push(games_per_second(game, n_threads)?);
                }
            }
            let [one, two] = rates.map(median);
            println!(
                "{:<8} {one:>10.0} g/s {two:>10.0} g/s {:>6.2}",
                game.name,
                two / one
            );
        }
        Ok(())
    }
}

fn games_per_second(game: &Game, n_threads: usize) -> Result<f64> {
    #[derive(Deserialize)]
    struct Summary {
        games_per_second: f64,
    }
    let n_games = game.measured.simulated_games.to_string();
    let n_threads = n_threads.to_string();
    let what = ["simulate", &game.name, "--games", &n_games];
    let how = ["--json", "--threads", &n_threads];
    let summary: Summary = ask("hyakki", &[what.as_slice(), &how].concat())?;
    Ok(summary.games_per_second)
}
