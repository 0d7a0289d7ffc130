//! Puzzles in words.

use hyakki_catalog::GameId;
use hyakki_school::puzzles::{
    LostWorld, Move, Puzzle, PuzzleError, PuzzleFileError, Refutation, Verdict,
};
use serde_json::Value;

use crate::reasons::InWords;
use crate::words::{decimal, say};

/// What is asked, and how sure the answer is.
pub(super) fn heading(puzzle: &Puzzle) -> String {
    let kind = say!(&format!("puzzle-kind-{}", puzzle.kind()));
    let difficulty = say!(&format!("puzzle-{}", puzzle.difficulty()));
    format!("{}: {difficulty}. {kind}\n", puzzle.id)
}

/// What is said to somebody who tried.
pub(super) fn of_verdict(game: GameId, puzzle: &Puzzle, verdict: &Verdict) -> String {
    let right = verdict.right.join(", ");
    let mut lines = vec![if verdict.is_right {
        say!("puzzle-right")
    } else {
        say!("puzzle-wrong")
    }];
    if !verdict.is_right {
        lines.push(say!("puzzle-right-is", action = right));
    }
    lines.extend(of_refutation(game, &verdict.refutation, verdict.is_right));
    let themes = puzzle
        .themes
        .iter()
        .map(|theme| say!(&format!("puzzle-theme-{theme}")));
    lines.push(say!(
        "puzzle-about",
        themes = themes.collect::<Vec<_>>().join(", ")
    ));
    lines.join("\n") + "\n\n"
}

fn of_refutation(game: GameId, refutation: &Refutation, is_right: bool) -> Vec<String> {
    match refutation {
        Refutation::Line { tried, right, line } => {
            let mut lines = vec![say!(
                "puzzle-points",
                tried = i32::from(*tried),
                right = i32::from(*right)
            )];
            lines.extend(of_line(line));
            lines
        }
        Refutation::Worlds {
            n_worlds,
            tried,
            right,
            lost,
        } => {
            let mut lines = vec![say!(
                "puzzle-worlds",
                n = *n_worlds,
                tried = *tried,
                right = *right
            )];
            lines.extend(lost.iter().flat_map(of_lost_world));
            lines
        }
        Refutation::Chances {
            tried,
            right,
            facts,
        } => {
            let right = decimal(*right, 1);
            let mut lines = vec![if is_right {
                say!("puzzle-chance", right = right)
            } else {
                say!("puzzle-chances", tried = decimal(*tried, 1), right = right)
            }];
            for (fact, tried, right) in facts.iter().take(2).filter(|_| !is_right) {
                let fact = say!(&format!("fact-{game}-{fact}"));
                lines.push(say!(
                    "puzzle-fact",
                    fact = fact,
                    tried = *tried,
                    right = *right
                ));
            }
            lines
        }
    }
}

/// How an answer is refuted, if it is by a line.
fn of_line(line: &[Move]) -> Option<String> {
    let plays = line
        .iter()
        .map(|play| format!("{}:{}", play.seat, play.action));
    let plays = plays.collect::<Vec<_>>().join(" ");
    (!line.is_empty()).then(|| say!("puzzle-line", line = plays))
}

/// Every hand of a world in which the answer loses, and how.
fn of_lost_world(lost: &LostWorld) -> Vec<String> {
    let mut lines = vec![say!("puzzle-lost-world")];
    for (seat, view) in lost.views.iter().enumerate() {
        lines.push(say!("cli-seat", seat = seat, what = hand_of(view)));
    }
    lines.extend(of_line(&lost.line));
    lines
}

/// The hand in a view, card by card.
pub(super) fn hand_of(view: &Value) -> String {
    let cards = view["hand"].as_array().into_iter().flatten();
    let cards: Vec<&str> = cards.filter_map(Value::as_str).collect();
    cards.join(" ")
}

/// What is wrong with a file.
pub(super) fn of_bad_file(bad: &PuzzleFileError) -> String {
    match bad {
        PuzzleFileError::NoHeader(detail) => {
            say!("cli-puzzles-no-header", detail = detail.as_str())
        }
        PuzzleFileError::Form(found) => say!("cli-puzzles-form", found = *found),
        PuzzleFileError::Game(name) => say!("record-game", name = name.as_str()),
        PuzzleFileError::Rules { found, known } => {
            say!("record-rules", found = *found, known = *known)
        }
        PuzzleFileError::Line { line, why } => {
            say!("record-line", line = *line, why = why.as_str())
        }
        PuzzleFileError::Changed { line } => say!(
            "record-line",
            line = *line,
            why = say!("cli-puzzles-changed")
        ),
        PuzzleFileError::Seal => say!("cli-puzzles-seal"),
    }
}

/// What is wrong with a puzzle.
pub(super) fn of_bad_puzzle(bad: &PuzzleError) -> String {
    match bad {
        PuzzleError::Position(error) => error.in_words(),
        PuzzleError::NotToAct(seat) => say!("cli-puzzles-not-to-act", seat = *seat),
        PuzzleError::Notation(_) | PuzzleError::NotLegal(_) => {
            say!("cli-puzzles-not-legal", why = bad.to_string())
        }
        PuzzleError::NotOffered(action) => {
            say!("cli-puzzles-not-offered", action = action.as_str())
        }
        PuzzleError::NoQuestion => say!("cli-puzzles-no-question"),
    }
}
