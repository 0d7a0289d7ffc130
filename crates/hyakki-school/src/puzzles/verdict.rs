//! What is said to somebody who has tried a puzzle.

use hyakki_catalog::{GameId, with_game};
use serde::Serialize;

use super::posed::{Candidate, Posed};
use super::position::Position;
use super::proof::{Kind, Proof};
use super::puzzle::{Puzzle, PuzzleError};

/// What is said to somebody who has tried.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Verdict {
    /// Whether the action is right, or worth the same as what is.
    pub is_right: bool,
    /// What is right.
    pub right: Vec<String>,
    /// What tells the action from the right one.
    pub refutation: Refutation,
}

/// What tells an action from the right one.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "by", rename_all = "lowercase")]
pub enum Refutation {
    /// With open hands.
    Line {
        /// What the round is worth with the action that was tried, and with the right one, in points.
        tried: i8,
        /// See `tried`.
        right: i8,
        /// How the round goes on after a wrong action, to its end: the seat and what it does.
        line: Vec<(usize, String)>,
    },
    /// Over all worlds.
    Worlds {
        /// How many there are.
        n_worlds: usize,
        /// In how many of them the action that was tried wins.
        tried: usize,
        /// In how many the right one does.
        right: usize,
    },
    /// By winning chances.
    Chances {
        /// The winning chance in percent with the action that was tried; nothing if it was clearly worse at once.
        tried: Option<f64>,
        /// The winning chance in percent with the right one.
        right: f64,
        /// What comes of it more or less often: the fact, in percent after the tried action and after the right one.
        facts: Vec<(String, u8, u8)>,
    },
}

/// A fact is worth telling if it comes so much more often with one of the two, in percent.
const CLEAR: u8 = 5;

impl Verdict {
    /// What is to be said about this action, in the game's notation.
    ///
    /// # Errors
    /// If it is not legal, or the puzzle is none.
    pub fn of(game: GameId, puzzle: &Puzzle, action: &str) -> Result<Verdict, PuzzleError> {
        with_game!(game, G => of_typed::<G>(game, puzzle, action))
    }
}

fn of_typed<G: Posed>(game: GameId, puzzle: &Puzzle, text: &str) -> Result<Verdict, PuzzleError> {
    let position = Position::<G>::of(puzzle, game)?;
    let action = position.answer(text)?;
    let is_right = position.right.contains(&action);
    let candidate = Candidate::new(&position.state, position.seat);
    let line = if is_right || puzzle.kind() != Kind::ProvenOpen {
        Vec::new()
    } else {
        let line = G::refutation(&candidate, action, &mut G::OpenSolver::default());
        line.iter()
            .map(|(seat, action)| (seat.index(), action.to_string()))
            .collect()
    };
    Ok(Verdict {
        is_right,
        right: puzzle.right.clone(),
        refutation: refutation(puzzle, text, line),
    })
}

fn refutation(puzzle: &Puzzle, tried: &str, line: Vec<(usize, String)>) -> Refutation {
    let best = &puzzle.right[0];
    match &puzzle.proof {
        Proof::ProvenOpen { values, .. } => Refutation::Line {
            tried: found(values, tried),
            right: found(values, best),
            line,
        },
        Proof::ProvenClosed { n_worlds, wins, .. } => Refutation::Worlds {
            n_worlds: *n_worlds,
            tried: found(wins, tried),
            right: found(wins, best),
        },
        Proof::Strong { values, .. } => {
            let worth = |action: &str| values.iter().find(|worth| worth.action == action);
            let share = |action: &str, fact: &str| {
                worth(action).map_or(0, |worth| found(&worth.facts, fact))
            };
            let facts = values
                .iter()
                .flat_map(|worth| worth.facts.iter().map(|(fact, _)| fact));
            let mut told: Vec<(String, u8, u8)> = Vec::new();
            for fact in facts {
                let (with_tried, with_best) = (share(tried, fact), share(best, fact));
                let is_new = told.iter().all(|(known, ..)| known != fact);
                if is_new && worth(tried).is_some() && with_tried.abs_diff(with_best) >= CLEAR {
                    told.push((fact.clone(), with_tried, with_best));
                }
            }
            told.sort_by_key(|&(_, tried, best)| std::cmp::Reverse(tried.abs_diff(best)));
            Refutation::Chances {
                tried: worth(tried).map(|worth| worth.value),
                right: worth(best).map_or(0.0, |worth| worth.value),
                facts: told,
            }
        }
    }
}

/// The number that stands behind a name, or nothing at all.
fn found<T: Copy + Default>(list: &[(String, T)], name: &str) -> T {
    let entry = list.iter().find(|(known, _)| known == name);
    entry.map_or_else(T::default, |(_, number)| *number)
}
