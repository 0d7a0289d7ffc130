//! Puzzles in words.

use hyakki_catalog::GameId;
use hyakki_school::puzzles::{Puzzle, PuzzleError, PuzzleFileError, Refutation, Verdict};

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
            if !line.is_empty() {
                let plays = line.iter().map(|(seat, card)| format!("{seat}:{card}"));
                lines.push(say!(
                    "puzzle-line",
                    line = plays.collect::<Vec<_>>().join(" ")
                ));
            }
            lines
        }
        Refutation::Worlds {
            n_worlds,
            tried,
            right,
        } => {
            vec![say!(
                "puzzle-worlds",
                n = *n_worlds,
                tried = *tried,
                right = *right
            )]
        }
        Refutation::Chances {
            tried,
            right,
            facts,
        } => {
            let right = decimal(*right, 1);
            let mut lines = vec![match tried {
                Some(tried) if !is_right => {
                    say!("puzzle-chances", tried = decimal(*tried, 1), right = right)
                }
                None if !is_right => say!("puzzle-chance-far", right = right),
                _ => say!("puzzle-chance", right = right),
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
