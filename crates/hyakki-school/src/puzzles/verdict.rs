//! What is said to somebody who has tried a puzzle.

use std::fmt::Display;

use hyakki_catalog::{GameId, with_game};
use hyakki_core::{GameConfig, Seat, Viewer};
use serde::Serialize;
use serde_json::Value;

use super::posed::{Candidate, Posed};
use super::position::Position;
use super::proof::{Proof, Worth};
use super::puzzle::{Puzzle, PuzzleError};
use super::strong;
use crate::news::speaks_for_worse;

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
        /// How the round goes on after a wrong action, to its end.
        line: Vec<Move>,
    },
    /// Over all worlds.
    Worlds {
        /// How many there are.
        n_worlds: usize,
        /// In how many of them the action that was tried wins.
        tried: usize,
        /// In how many the right one does.
        right: usize,
        /// One of the worlds in which the right one wins and a wrong one does not.
        lost: Option<LostWorld>,
    },
    /// By winning chances.
    Chances {
        /// The winning chance in percent with the action that was tried.
        tried: f64,
        /// The winning chance in percent with the right one.
        right: f64,
        /// What comes of it more or less often: the fact, in percent after the tried action and after the right one.
        facts: Vec<(String, u8, u8)>,
    },
}

/// A world that fits what the seat knows, and in which an action loses.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LostWorld {
    /// What each seat would see in it: the game's own views.
    pub views: Vec<Value>,
    /// How the round goes on after the action, to its end.
    pub line: Vec<Move>,
}

/// What a seat does.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Move {
    /// Which seat.
    pub seat: usize,
    /// What it does, in the game's notation.
    pub action: String,
    /// The same in parts: the game's own type.
    pub parts: Value,
}

impl Move {
    fn of<A: Copy + Display + Serialize>(&(seat, action): &(Seat, A)) -> Move {
        Move {
            seat: seat.index(),
            action: action.to_string(),
            parts: serde_json::to_value(action).expect("an action always makes JSON"),
        }
    }
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
    let tried = Tried {
        candidate: Candidate::new(&position.state, position.seat),
        action,
        text,
        best: position.right[0],
        is_right,
    };
    Ok(Verdict {
        is_right,
        right: puzzle.right.clone(),
        refutation: tried.refutation(puzzle),
    })
}

/// An answer beside the right one.
struct Tried<'a, G: Posed> {
    candidate: Candidate<'a, G>,
    action: G::Action,
    text: &'a str,
    best: G::Action,
    is_right: bool,
}

impl<G: Posed> Tried<'_, G> {
    fn refutation(&self, puzzle: &Puzzle) -> Refutation {
        let best = &puzzle.right[0];
        match &puzzle.proof {
            Proof::ProvenOpen { values, .. } => Refutation::Line {
                tried: found(values, self.text),
                right: found(values, best),
                line: if self.is_right {
                    Vec::new()
                } else {
                    line(&self.candidate, self.action)
                },
            },
            Proof::ProvenClosed { n_worlds, wins, .. } => Refutation::Worlds {
                n_worlds: *n_worlds,
                tried: found(wins, self.text),
                right: found(wins, best),
                lost: self.lost_world(),
            },
            Proof::Strong { values, .. } => self.chances(values, best),
        }
    }

    fn lost_world(&self) -> Option<LostWorld> {
        if self.is_right {
            return None;
        }
        let mut solver = G::OpenSolver::default();
        let world = G::lost_world(&self.candidate, self.action, self.best, &mut solver)?;
        let n_seats = world.config().players();
        let view = |seat| serde_json::to_value(world.view(Viewer::Seat(seat)));
        let views = Seat::all(n_seats).map(|seat| view(seat).expect("a view always makes JSON"));
        Some(LostWorld {
            views: views.collect(),
            line: line(&Candidate::new(&world, self.candidate.seat), self.action),
        })
    }

    /// What was dropped early in the making is compared now.
    fn chances(&self, values: &[Worth], best: &str) -> Refutation {
        let known = |action: &str| values.iter().find(|worth| worth.action == action).cloned();
        let best = known(best).unwrap_or_else(|| Worth {
            action: best.to_owned(),
            value: 0.0,
            facts: Vec::new(),
        });
        let tried = known(self.text).unwrap_or_else(|| {
            strong::worth_beside(&self.candidate, self.action, self.best, &best)
        });
        Refutation::Chances {
            tried: tried.value,
            right: best.value,
            facts: told::<G>(&tried, &best),
        }
    }
}

/// How the round goes on after a wrong action with open hands.
fn line<G: Posed>(candidate: &Candidate<'_, G>, action: G::Action) -> Vec<Move> {
    let line = G::refutation(candidate, action, &mut G::OpenSolver::default());
    line.iter().map(Move::of).collect()
}

/// What comes clearly more or less often of the tried action than of the right one, the clearest first; never what speaks for
/// the tried one.
fn told<G: Posed>(tried: &Worth, best: &Worth) -> Vec<(String, u8, u8)> {
    let mut told: Vec<(String, u8, u8)> = (G::FACTS.iter())
        .map(|&fact| (fact, found(&tried.facts, fact), found(&best.facts, fact)))
        .filter(|&(fact, with_tried, with_best): &(&str, u8, u8)| {
            with_tried.abs_diff(with_best) >= CLEAR
                && !speaks_for_worse::<G>(fact, with_best > with_tried)
        })
        .map(|(fact, with_tried, with_best)| (fact.to_owned(), with_tried, with_best))
        .collect();
    told.sort_by_key(|&(_, tried, best)| std::cmp::Reverse(tried.abs_diff(best)));
    told
}

/// The number that stands behind a name, or nothing at all.
fn found<T: Copy + Default>(list: &[(String, T)], name: &str) -> T {
    let entry = list.iter().find(|(known, _)| known == name);
    entry.map_or_else(T::default, |(_, number)| *number)
}
