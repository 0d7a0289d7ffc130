//! What many games with the same number of players have shown.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;

use serde::Serialize;

use super::facts::Facts;
use super::kinds::known_kinds;
use crate::played::Played;
use crate::plural::plural;
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
    /// The share of the wins of seats that did it at least once, if any did. Where everybody always does, it cannot be
    /// another.
    pub(crate) share_of_users: Option<Estimate>,
    /// Whether every seat did it in every game.
    pub(crate) everybody: bool,
    /// The share of the seats that did it at least once.
    pub(crate) users: Estimate,
}

impl Section {
    pub(crate) fn new(game: &str, players: usize, n_sides: usize, games: &[Seen]) -> Section {
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
        let n_rounds: Vec<f64> = (games.iter())
            .map(|(_, facts)| facts.round_ends.len() as f64)
            .collect();
        let points_a_game: Vec<f64> = (games.iter())
            .map(|(played, _)| mean(played.points.iter().map(|&points| f64::from(points))))
            .collect();
        Section {
            players,
            n_sides,
            n_games,
            by_turn: (0..players).map(share_at).collect(),
            endings: shares(games, |(played, _)| std::iter::once(&played.ending)),
            round_ends: shares(games, |(_, facts)| facts.round_ends.values()),
            rounds_a_game: Estimate::of_mean(&n_rounds),
            points: Estimate::of_mean(&points_a_game),
            kinds: kinds(game, games),
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
        let mut text = format!(
            "\n{}, {}\n",
            plural(self.players as u64, "player"),
            plural(self.n_games as u64, "game")
        );
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
                &match used.share_of_users {
                    Some(share) => format!(
                        "{:6.2} [{:.2}, {:.2}] a game and seat; {}",
                        a_game.value,
                        a_game.low,
                        a_game.high,
                        match used.everybody {
                            true => "everybody did it".to_owned(),
                            false => format!("wins of those who did it {}", percent(share)),
                        }
                    ),
                    None => format!("{:6.2} nobody did it", 0.0),
                },
            );
        }
        text
    }
}

/// A game, and what was seen in it. Games are independent of each other; the rounds and the seats of one are not, so whatever
/// there are several of in a game is summed up by games.
pub(crate) type Seen = (Played, Facts);

fn mean(values: impl ExactSizeIterator<Item = f64>) -> f64 {
    let n = values.len().max(1) as f64;
    values.sum::<f64>() / n
}

/// How often each of a game's cases came, as a part of all.
fn shares<'a, I: Iterator<Item = &'a String>>(
    games: &'a [Seen],
    cases: impl Fn(&'a Seen) -> I,
) -> BTreeMap<String, Estimate> {
    let all: BTreeSet<&String> = games.iter().flat_map(&cases).collect();
    let share = |case: &String| {
        let by_game = games.iter().map(|game| {
            let n_hits = cases(game).filter(|&other| other == case).count();
            (n_hits as f64, cases(game).count() as f64)
        });
        Estimate::of_shares_of(&by_game.collect::<Vec<_>>())
    };
    (all.into_iter())
        .map(|case| (case.clone(), share(case)))
        .collect()
}

fn kinds(game: &str, games: &[Seen]) -> BTreeMap<String, Use> {
    let tables: Vec<Vec<(&BTreeMap<String, u32>, f64)>> = (games.iter())
        .map(|(played, facts)| {
            let shares = played.shares.iter().copied();
            facts.kinds.iter().zip(shares).collect()
        })
        .collect();
    let kinds = tables.iter().flatten().flat_map(|(kinds, _)| kinds.keys());
    let mut names: BTreeSet<&str> = kinds.map(String::as_str).collect();
    // What nobody does is worth knowing too.
    names.extend(known_kinds(game));
    let used = |name: &str| {
        let times = |seat: &(&BTreeMap<String, u32>, f64)| seat.0.get(name).copied().unwrap_or(0);
        let (mut counts, mut users, mut wins_of_users) = (Vec::new(), Vec::new(), Vec::new());
        for seats in &tables {
            let n_seats = seats.len() as f64;
            let users_here = seats.iter().filter(|seat| times(seat) > 0);
            let n_users = users_here.clone().count() as f64;
            counts.push(f64::from(seats.iter().map(times).sum::<u32>()) / n_seats);
            users.push((n_users, n_seats));
            wins_of_users.push((users_here.map(|(_, share)| share).sum(), n_users));
        }
        let everybody = users.iter().all(|&(n_users, n_seats)| n_users == n_seats);
        let share_of_users = if everybody {
            // Somebody wins, whoever it is.
            let n_seats: f64 = users.iter().map(|&(_, n_seats)| n_seats).sum();
            let n_wins: f64 = wins_of_users.iter().map(|&(n_wins, _)| n_wins).sum::<f64>();
            Estimate::exactly(n_wins / n_seats.max(1.0))
        } else {
            Estimate::of_shares_of(&wins_of_users)
        };
        Use {
            a_game: Estimate::of_mean(&counts).map(|n| n.max(0.0)),
            users: Estimate::of_shares_of(&users),
            share_of_users: (wins_of_users.iter().any(|&(_, n_users)| n_users > 0.0))
                .then_some(share_of_users),
            everybody,
        }
    };
    names
        .into_iter()
        .map(|name| (name.to_owned(), used(name)))
        .collect()
}
