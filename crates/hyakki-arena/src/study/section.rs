//! What many games with the same number of players have shown.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use serde::Serialize;

use super::facts::Facts;
use crate::played::Played;
use crate::statistics::Estimate;

/// What many games with the same number of players have shown.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Section {
    pub(crate) players: usize,
    pub(crate) n_sides: usize,
    pub(crate) n_games: usize,
    /// The share of the wins by place in the order of turns, from the one who begins.
    pub(crate) by_turn: Vec<Estimate>,
    /// How games ended, and how often.
    pub(crate) endings: BTreeMap<String, Estimate>,
    /// How rounds ended, and how often.
    pub(crate) round_ends: BTreeMap<String, Estimate>,
    pub(crate) rounds_a_game: Estimate,
    pub(crate) points: Estimate,
    /// What is done, and what becomes of those who do it.
    pub(crate) kinds: BTreeMap<String, Use>,
    pub(crate) lengths: Vec<i64>,
    pub(crate) all_points: Vec<i64>,
}

/// How much a kind of action is used.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Use {
    /// How often a seat does it in a game.
    pub(crate) a_game: Estimate,
    /// The share of the wins of seats that did it at least once.
    pub(crate) share_of_users: Estimate,
    /// The share of the seats that did it at least once.
    pub(crate) users: Estimate,
}

impl Section {
    pub(crate) fn new(players: usize, n_sides: usize, games: &[(Played, Facts)]) -> Section {
        let n_games = games.len();
        let share_at = |place: usize| {
            let shares = games.iter().filter_map(|(played, facts)| {
                let seat = (facts.first? + place) % players;
                Some(played.shares[seat])
            });
            Estimate::of_shares(&shares.collect::<Vec<_>>())
        };
        let points = games.iter().flat_map(|(played, _)| played.points.iter());
        let points: Vec<i64> = points.map(|&points| i64::from(points)).collect();
        let mean =
            |values: &mut dyn Iterator<Item = f64>| Estimate::of_mean(&values.collect::<Vec<_>>());
        let round_ends = games
            .iter()
            .flat_map(|(_, facts)| facts.round_ends.values());
        Section {
            players,
            n_sides,
            n_games,
            by_turn: (0..players).map(share_at).collect(),
            endings: shares(games.iter().map(|(played, _)| &played.ending)),
            round_ends: shares(round_ends),
            rounds_a_game: mean(&mut games.iter().map(|(_, facts)| facts.round_ends.len() as f64)),
            points: mean(&mut points.iter().map(|&points| points as f64)),
            kinds: kinds(games),
            lengths: (games.iter())
                .map(|(played, _)| played.n_steps as i64)
                .collect(),
            all_points: points,
        }
    }

    /// For people.
    pub(crate) fn to_text(&self) -> String {
        let percent = |estimate: Estimate| {
            let estimate = estimate.map(|share| 100.0 * share);
            format!(
                "{:5.1} % [{:.1}, {:.1}]",
                estimate.value, estimate.low, estimate.high
            )
        };
        let mut text = format!("\n{} players, {} games\n", self.players, self.n_games);
        let mut line = |label: &str, figure: &str| {
            writeln!(text, "  {label:<34}{figure}").expect("a string takes all");
        };
        for (place, &share) in self.by_turn.iter().enumerate() {
            let label = format!("wins of number {} in turn", place + 1);
            line(&label, &percent(share));
        }
        for (ending, &share) in &self.endings {
            line(&format!("game ends: {ending}"), &percent(share));
        }
        for (ending, &share) in &self.round_ends {
            line(&format!("round ends: {ending}"), &percent(share));
        }
        for (kind, used) in &self.kinds {
            let a_game = used.a_game;
            line(
                kind,
                &format!(
                    "{:6.2} [{:.2}, {:.2}] a game and seat; wins of those who did it {}",
                    a_game.value,
                    a_game.low,
                    a_game.high,
                    percent(used.share_of_users)
                ),
            );
        }
        text
    }
}

/// How often each of these came.
fn shares<'a>(cases: impl Iterator<Item = &'a String>) -> BTreeMap<String, Estimate> {
    let mut counts = BTreeMap::<&String, u64>::new();
    let mut n_cases = 0;
    for case in cases {
        *counts.entry(case).or_default() += 1;
        n_cases += 1;
    }
    let share = |(case, n): (&&String, &u64)| ((*case).clone(), Estimate::of_share(*n, n_cases));
    counts.iter().map(share).collect()
}

fn kinds(games: &[(Played, Facts)]) -> BTreeMap<String, Use> {
    let seats = || {
        games
            .iter()
            .flat_map(|(played, facts)| facts.kinds.iter().zip(played.shares.iter().copied()))
    };
    let mut names: Vec<&String> = seats().flat_map(|(kinds, _)| kinds.keys()).collect();
    names.sort_unstable();
    names.dedup();
    let used = |name: &String| {
        let counts: Vec<f64> = seats()
            .map(|(kinds, _)| f64::from(kinds.get(name).copied().unwrap_or(0)))
            .collect();
        let of_users: Vec<f64> = seats()
            .filter(|(kinds, _)| kinds.contains_key(name))
            .map(|(_, share)| share)
            .collect();
        Use {
            a_game: Estimate::of_mean(&counts),
            users: Estimate::of_share(of_users.len() as u64, counts.len() as u64),
            share_of_users: Estimate::of_shares(&of_users),
        }
    };
    names
        .into_iter()
        .map(|name| (name.clone(), used(name)))
        .collect()
}
