//! What came out of many games.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::time::Duration;

use hyakki_arena::MadeBy;
use hyakki_core::{Options, Outcome};
use serde_json::{Value, json};

use crate::words::{decimal, say};

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

    /// Everything but `seconds`, `games_per_second`, `threads` and `made_by` depends on the seed alone.
    pub(super) fn to_json(&self, made_by: &MadeBy) -> Value {
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
            "made_by": made_by,
        })
    }

    pub(super) fn to_text(&self) -> String {
        let mut text = say!("cli-heading", game = self.game, n = self.players);
        for (name, value) in &self.options {
            text += &format!(", {name}={value}");
        }
        text.push('\n');
        let lines = self.lines();
        let widths = lines.iter().map(|(title, _)| title.chars().count());
        let width = widths.max().unwrap_or_default() + 1;
        for (title, content) in &lines {
            writeln!(text, "{title:<width$}{content}").expect("writing to a string never fails");
        }
        text
    }

    /// What is told, line by line: a title, which may be empty, and the rest.
    fn lines(&self) -> Vec<(String, String)> {
        let tally = &self.tally;
        let percent = |n: u64| decimal(100.0 * tally.mean(n as f64), 1);
        let mean = |sum: i64| decimal(tally.mean(sum as f64), 2);
        let wins = tally.wins.iter().map(|&n| format!("{} %", percent(n)));
        let points = tally.points.iter().map(|&sum| mean(sum));
        let mut lines = vec![
            (say!("cli-title-played"), self.what_was_played()),
            (say!("cli-title-length"), self.how_long()),
            (say!("cli-title-wins"), by_seat(wins)),
        ];
        if tally.n_shared > 0 {
            let tied = say!("cli-tied", percent = percent(tally.n_shared));
            lines.push((String::new(), tied));
        }
        lines.push((say!("cli-title-points"), by_seat(points)));
        for (place, (ending, &n)) in tally.endings.iter().enumerate() {
            let title = match place {
                0 => say!("cli-title-ended"),
                _ => String::new(),
            };
            lines.push((title, format!("{ending} ({} %)", percent(n))));
        }
        lines
    }

    fn what_was_played(&self) -> String {
        say!(
            "cli-played",
            games = self.tally.n_games,
            seconds = decimal(self.elapsed.as_secs_f64(), 2),
            speed = decimal(self.games_per_second(), 0),
            threads = self.n_threads,
            seed = self.seed.to_string(),
        )
    }

    fn how_long(&self) -> String {
        let tally = &self.tally;
        say!(
            "cli-length",
            mean = decimal(tally.mean(tally.n_steps as f64), 1),
            shortest = tally.shortest,
            longest = tally.longest,
        )
    }
}

fn by_seat(values: impl Iterator<Item = String>) -> String {
    let seats = values.enumerate();
    let seats = seats.map(|(seat, value)| say!("cli-seat", seat = seat, what = value));
    seats.collect::<Vec<_>>().join("   ")
}
