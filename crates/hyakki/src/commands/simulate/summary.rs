//! What came out of many games.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Duration;

use hyakki_core::{Options, Outcome};
use serde_json::{Value, json};

/// Counts over games; adding two gives the counts over both.
pub(super) struct Tally {
    n_games: u64,
    n_steps: u64,
    shortest: usize,
    longest: usize,
    endings: BTreeMap<&'static str, u64>,
    /// For each seat, the games it won; a shared win counts for each winner.
    wins: Vec<u64>,
    n_shared: u64,
    points: Vec<i64>,
}

impl Tally {
    pub(super) fn new(n_seats: usize) -> Tally {
        Tally {
            n_games: 0,
            n_steps: 0,
            shortest: usize::MAX,
            longest: 0,
            endings: BTreeMap::new(),
            wins: vec![0; n_seats],
            n_shared: 0,
            points: vec![0; n_seats],
        }
    }

    pub(super) fn count(&mut self, outcome: &Outcome, n_steps: usize) {
        self.n_games += 1;
        self.n_steps += n_steps as u64;
        self.shortest = self.shortest.min(n_steps);
        self.longest = self.longest.max(n_steps);
        *self.endings.entry(outcome.ending).or_default() += 1;
        for winner in outcome.winners().iter() {
            self.wins[winner.index()] += 1;
        }
        let n_placed_behind = outcome.places.iter().filter(|&&place| place > 1).count();
        self.n_shared += u64::from(n_placed_behind == 0);
        for (seat, &points) in outcome.points.entries() {
            self.points[seat.index()] += i64::from(points);
        }
    }

    pub(super) fn add(&mut self, other: &Tally) {
        self.n_games += other.n_games;
        self.n_steps += other.n_steps;
        self.shortest = self.shortest.min(other.shortest);
        self.longest = self.longest.max(other.longest);
        self.n_shared += other.n_shared;
        for (ending, n) in &other.endings {
            *self.endings.entry(ending).or_default() += n;
        }
        for (mine, theirs) in self.wins.iter_mut().zip(&other.wins) {
            *mine += theirs;
        }
        for (mine, theirs) in self.points.iter_mut().zip(&other.points) {
            *mine += theirs;
        }
    }

    fn mean(&self, sum: f64) -> f64 {
        sum / self.n_games as f64
    }
}

/// What was played, how long it took, and what came out.
pub(super) struct Summary {
    pub(super) game: &'static str,
    pub(super) players: usize,
    pub(super) options: Options,
    pub(super) seed: u64,
    pub(super) n_threads: usize,
    pub(super) elapsed: Duration,
    pub(super) tally: Tally,
}

impl Summary {
    fn games_per_second(&self) -> f64 {
        self.tally.n_games as f64 / self.elapsed.as_secs_f64().max(1e-9)
    }

    /// Everything but `seconds`, `games_per_second` and `threads` depends on the seed alone.
    pub(super) fn to_json(&self) -> Value {
        let tally = &self.tally;
        json!({
            "game": self.game,
            "players": self.players,
            "options": self.options,
            "seed": self.seed,
            "games": tally.n_games,
            "threads": self.n_threads,
            "seconds": self.elapsed.as_secs_f64(),
            "games_per_second": self.games_per_second(),
            "steps": {
                "mean": tally.mean(tally.n_steps as f64),
                "shortest": tally.shortest,
                "longest": tally.longest,
            },
            "endings": tally.endings,
            "wins": tally.wins,
            "everybody_tied": tally.n_shared,
            "mean_points": tally.points.iter().map(|&sum| tally.mean(sum as f64)).collect::<Vec<_>>(),
        })
    }

    pub(super) fn to_text(&self) -> String {
        let tally = &self.tally;
        let percent = |n: u64| 100.0 * tally.mean(n as f64);
        let mut text = format!("{}, {} players", self.game, self.players);
        for (name, value) in &self.options {
            text += &format!(", {name}={value}");
        }
        text.push('\n');
        let mut line = |title: &str, content: &str| {
            writeln!(text, "{title:<9}{content}").expect("writing to a string never fails");
        };
        line(
            "played",
            &format!(
                "{} games in {:.2} s, {:.0} games/s on {} thread{}, seed {}",
                tally.n_games,
                self.elapsed.as_secs_f64(),
                self.games_per_second(),
                self.n_threads,
                if self.n_threads == 1 { "" } else { "s" },
                self.seed,
            ),
        );
        line(
            "length",
            &format!(
                "{:.1} steps on average, {} to {}",
                tally.mean(tally.n_steps as f64),
                tally.shortest,
                tally.longest
            ),
        );
        let seats = |values: Vec<String>| {
            let seats: Vec<String> = values
                .iter()
                .enumerate()
                .map(|(seat, v)| format!("seat {seat}: {v}"))
                .collect();
            seats.join("   ")
        };
        line(
            "wins",
            &seats(
                tally
                    .wins
                    .iter()
                    .map(|&n| format!("{:.1} %", percent(n)))
                    .collect(),
            ),
        );
        if tally.n_shared > 0 {
            line(
                "",
                &format!("everybody tied: {:.1} %", percent(tally.n_shared)),
            );
        }
        line(
            "points",
            &seats(
                tally
                    .points
                    .iter()
                    .map(|&sum| format!("{:.2}", tally.mean(sum as f64)))
                    .collect(),
            ),
        );
        for (place, (ending, &n)) in tally.endings.iter().enumerate() {
            let title = if place == 0 { "ended by" } else { "" };
            line(title, &format!("{ending} ({:.1} %)", percent(n)));
        }
        text
    }
}
