//! How good reviews are: the figures of `docs/review.md`.

use anyhow::Result;
use serde_json::Value;

use super::measuring::ask;
use crate::metadata;

/// What is asked of each game: the question and its numbers, as `hyakki-bench review` takes them.
const QUESTIONS: &[(&str, &[&str])] = &[
    ("time", &["5", "12000", "1"]),
    ("time", &["5", "1000", "1"]),
    ("luck", &["2000", "96", "10000"]),
    ("luck-at-random", &["700", "96", "70000"]),
    ("labels", &["10", "3000", "1", "1"]),
    ("labels", &["5", "1000", "10", "1"]),
    ("levels", &["20", "2000", "1"]),
];

/// What only the game with an exact solver can be asked.
const EQUAL: &[&str] = &["equal", "septet", "40", "12000", "1"];

/// Prints an answer on a line, as JSON, with what was asked in front of it.
pub(super) fn print_review() -> Result<()> {
    for game in &metadata::games()? {
        for (question, numbers) in QUESTIONS {
            let head = ["review", question, game.name.as_str()];
            let answer: Value = ask("hyakki-bench", &[&head, *numbers].concat())?;
            println!("{} {question} {}: {answer}", game.name, numbers.join(" "));
        }
    }
    let arguments = [&["review"], EQUAL].concat();
    let answer: Value = ask("hyakki-bench", &arguments)?;
    println!("{}: {answer}", EQUAL.join(" "));
    Ok(())
}
