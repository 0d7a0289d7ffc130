//! A game's puzzles as text.

use base16ct::lower as hex;
use hyakki_catalog::{GameId, with_game};
use hyakki_core::Game;
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use thiserror::Error;

use super::puzzle::Puzzle;
use super::theme_names;

/// The version of the form of these files. The first one knew of one command only, and not from which commit it was built.
const FORM: u32 = 2;
const FIRST_FORM: u32 = 1;

/// A game's puzzles, and how they were made: JSON Lines, the header first.
#[derive(Clone, Debug, PartialEq)]
pub struct PuzzleFile {
    /// Which game.
    pub game: GameId,
    /// The seed of self-play and of all that is sampled.
    pub seed: u64,
    /// How many matches of self-play have been gone through: where making goes on.
    pub n_matches: u64,
    /// What made them, the first first.
    pub made: Vec<Making>,
    /// The puzzles, in the order in which they were found.
    pub puzzles: Vec<Puzzle>,
}

/// What a command has added to a file, also if it was stopped and given again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Making {
    /// The command as it was given.
    pub command: String,
    /// The version of the program.
    pub version: String,
    /// The commit that the program was built from, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub commit: Option<String>,
    /// How many matches of self-play it has gone through.
    pub n_matches: u64,
    /// How many records it has gone through.
    #[serde(default, skip_serializing_if = "is_none")]
    pub n_records: u64,
    /// How many puzzles it has added.
    pub n_puzzles: usize,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde asks for it")]
fn is_none(n: &u64) -> bool {
    *n == 0
}

impl Making {
    /// A command that has not added anything yet.
    #[must_use]
    pub fn by(command: String, version: String, commit: Option<String>) -> Making {
        Making {
            command,
            version,
            commit,
            n_matches: 0,
            n_records: 0,
            n_puzzles: 0,
        }
    }

    fn is_of_same_program(&self, other: &Making) -> bool {
        (&self.command, &self.version, &self.commit)
            == (&other.command, &other.version, &other.commit)
    }
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
    /// Only in the first form.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    command: Option<String>,
    /// Only in the first form.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    version: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    made: Vec<Making>,
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
    /// A file without puzzles, to which this adds some.
    #[must_use]
    pub fn new(game: GameId, seed: u64, making: Making) -> PuzzleFile {
        PuzzleFile {
            game,
            seed,
            n_matches: 0,
            made: vec![making],
            puzzles: Vec::new(),
        }
    }

    /// What is added from now on is added by this.
    pub fn go_on(&mut self, making: Making) {
        let last = self.made.last();
        if !last.is_some_and(|last| last.is_of_same_program(&making)) {
            self.made.push(making);
        }
    }

    /// Adds what the next match of self-play has given.
    pub fn add_match(&mut self, puzzles: Vec<Puzzle>) {
        self.n_matches += 1;
        let n_added = self.add(puzzles);
        if let Some(making) = self.made.last_mut() {
            making.n_matches += 1;
            making.n_puzzles += n_added;
        }
    }

    /// Adds what a record has given.
    pub fn add_record(&mut self, puzzles: Vec<Puzzle>) {
        let n_added = self.add(puzzles);
        if let Some(making) = self.made.last_mut() {
            making.n_records += 1;
            making.n_puzzles += n_added;
        }
    }

    /// Adds puzzles that are not there yet; says how many these are.
    fn add(&mut self, puzzles: Vec<Puzzle>) -> usize {
        let n_before = self.puzzles.len();
        for puzzle in puzzles {
            if self.puzzles.iter().all(|known| known.id != puzzle.id) {
                self.puzzles.push(puzzle);
            }
        }
        self.puzzles.len() - n_before
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
        if ![FIRST_FORM, FORM].contains(&header.hyakki_puzzles) {
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
            made: header.made(),
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
            command: None,
            version: None,
            made: self.made.clone(),
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

impl Header {
    /// What made the puzzles, in every form.
    fn made(&self) -> Vec<Making> {
        let (Some(command), Some(version)) = (&self.command, &self.version) else {
            return self.made.clone();
        };
        vec![Making {
            n_matches: self.n_matches,
            n_puzzles: self.n_puzzles,
            ..Making::by(command.clone(), version.clone(), None)
        }]
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
