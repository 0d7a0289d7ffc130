//! A game's puzzles as text.

use base16ct::lower as hex;
use hyakki_catalog::{GameId, with_game};
use hyakki_core::Game;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use super::puzzle::Puzzle;
use super::theme_names;

/// The version of the form of these files.
const FORM: u32 = 1;

/// A game's puzzles, and how they were made: JSON Lines, the header first.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleFile {
    /// Which game.
    pub game: GameId,
    /// The seed of self-play and of all that is sampled.
    pub seed: u64,
    /// How many matches of self-play have been gone through: where making goes on.
    pub n_matches: u64,
    /// The command that made them.
    pub command: String,
    /// The version of the program that did.
    pub version: String,
    /// The puzzles, in the order in which they were found.
    pub puzzles: Vec<Puzzle>,
}

/// The first line of a file.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Header {
    hyakki_puzzles: u32,
    game: String,
    rules: u32,
    seed: u64,
    n_matches: u64,
    command: String,
    version: String,
    n_puzzles: usize,
    /// A hash of the header without it and of the puzzles' ids.
    seal: String,
}

/// What is wrong with a file of puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PuzzleFileError {
    /// It does not begin as such a file does.
    #[error("this is no file of puzzles: {0}")]
    NoHeader(String),
    /// Its form is of another version.
    #[error("form {0} of puzzle files is not known")]
    Form(u32),
    /// There is no such game.
    #[error("there is no game “{0}”")]
    Game(String),
    /// It was made for other rules.
    #[error("made for rules version {found}, and this program knows version {known}")]
    Rules {
        /// The version of the file.
        found: u32,
        /// Ours.
        known: u32,
    },
    /// A line is no puzzle.
    #[error("line {line}: {why}")]
    Line {
        /// Which line, from 1.
        line: usize,
        /// What is wrong.
        why: String,
    },
    /// A line was changed after its puzzle was made.
    #[error("line {line}: the puzzle was changed")]
    Changed {
        /// Which line, from 1.
        line: usize,
    },
    /// Lines are missing, added or in another order, or the header was changed.
    #[error("the file was changed: its seal is broken")]
    Seal,
}

impl PuzzleFile {
    /// A file without puzzles.
    #[must_use]
    pub fn new(game: GameId, seed: u64, command: String, version: String) -> PuzzleFile {
        PuzzleFile {
            game,
            seed,
            n_matches: 0,
            command,
            version,
            puzzles: Vec::new(),
        }
    }

    /// Adds puzzles that are not there yet.
    pub fn add(&mut self, puzzles: Vec<Puzzle>) {
        for puzzle in puzzles {
            if self.puzzles.iter().all(|known| known.id != puzzle.id) {
                self.puzzles.push(puzzle);
            }
        }
    }

    /// The file as text.
    ///
    /// # Panics
    /// Never: all of it makes JSON.
    #[must_use]
    pub fn to_text(&self) -> String {
        let mut header = self.header();
        header.seal = self.seal(&header);
        let mut text = serde_json::to_string(&header).expect("a header makes JSON") + "\n";
        for puzzle in &self.puzzles {
            text += &serde_json::to_string(puzzle).expect("a puzzle makes JSON");
            text.push('\n');
        }
        text
    }

    /// Reads a file, and sees whether anybody has changed it.
    ///
    /// # Errors
    /// If it is none, was changed, or belongs to other rules.
    pub fn parse(text: &str) -> Result<PuzzleFile, PuzzleFileError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut lines = text.lines();
        let first = lines.next().unwrap_or_default();
        let header: Header = serde_json::from_str(first)
            .map_err(|error| PuzzleFileError::NoHeader(error.to_string()))?;
        if header.hyakki_puzzles != FORM {
            return Err(PuzzleFileError::Form(header.hyakki_puzzles));
        }
        let game: GameId =
            (header.game.parse()).map_err(|_| PuzzleFileError::Game(header.game.clone()))?;
        let known = with_game!(game, G => G::RULES_VERSION);
        if header.rules != known {
            let found = header.rules;
            return Err(PuzzleFileError::Rules { found, known });
        }
        let puzzles = lines
            .enumerate()
            .map(|(place, line)| read(line, place + 2, game));
        let file = PuzzleFile {
            game,
            seed: header.seed,
            n_matches: header.n_matches,
            command: header.command.clone(),
            version: header.version.clone(),
            puzzles: puzzles.collect::<Result<_, _>>()?,
        };
        if header.n_puzzles != file.puzzles.len() || header.seal != file.seal(&header) {
            return Err(PuzzleFileError::Seal);
        }
        Ok(file)
    }

    fn header(&self) -> Header {
        Header {
            hyakki_puzzles: FORM,
            game: self.game.name().to_owned(),
            rules: with_game!(self.game, G => G::RULES_VERSION),
            seed: self.seed,
            n_matches: self.n_matches,
            command: self.command.clone(),
            version: self.version.clone(),
            n_puzzles: self.puzzles.len(),
            seal: String::new(),
        }
    }

    fn seal(&self, header: &Header) -> String {
        let unsealed = Header {
            seal: String::new(),
            ..header.clone()
        };
        let mut hash = Sha256::new();
        hash.update(serde_json::to_string(&unsealed).expect("a header makes JSON"));
        for puzzle in &self.puzzles {
            hash.update(&puzzle.id);
        }
        let mut seal = hex::encode_string(&hash.finalize());
        seal.truncate(16);
        seal
    }
}

fn read(line: &str, number: usize, game: GameId) -> Result<Puzzle, PuzzleFileError> {
    let wrong = |why: String| PuzzleFileError::Line { line: number, why };
    let puzzle: Puzzle = serde_json::from_str(line).map_err(|error| wrong(error.to_string()))?;
    if !puzzle.is_unchanged() {
        return Err(PuzzleFileError::Changed { line: number });
    }
    if puzzle.seat >= puzzle.players || !game.players().contains(&puzzle.players) {
        return Err(wrong(format!("there is no seat {}", puzzle.seat)));
    }
    let known = theme_names(game);
    match puzzle
        .themes
        .iter()
        .find(|theme| !known.contains(&theme.as_str()))
    {
        Some(theme) => Err(wrong(format!("there is no theme “{theme}”"))),
        None => Ok(puzzle),
    }
}
