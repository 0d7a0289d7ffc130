//! `hyakki verify`

use std::path::{Path, PathBuf};

use hyakki_catalog::GameId;
use hyakki_core::concessions::ABANDONED;
use hyakki_core::record::{self, RecordError, RecordProblem};
use hyakki_core::{Replayed, Seat};

use crate::console;
use crate::failure::Failure;
use crate::reasons::{InWords, chain_in_words};
use crate::words::say;

/// Replay records and check every step and the outcome
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Says file, line and rule of the first thing that is wrong in each record, and for several records the total.\n\
                  Exit codes: 0 all records are right; 1 an outcome does not follow from the steps, or a deal \
                  not from the secret, or a nonce is not the one pledged; 2 a record is malformed, cut off, or has a step that the rules forbid."
)]
pub(crate) struct Verify {
    /// The records, or - for standard input
    #[arg(required = true)]
    records: Vec<PathBuf>,

    /// Accept matches that are still being played
    #[arg(long)]
    unfinished: bool,

    /// Say only what is wrong
    #[arg(long, short)]
    quiet: bool,
}

/// What a record turned out to be; the worst one decides the exit code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Verdict {
    Good,
    FailedCheck,
    BadInput,
}

impl Verify {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let mut verdicts = Vec::new();
        for path in &self.records {
            verdicts.push(self.verify(path)?);
        }
        if !self.quiet && verdicts.len() > 1 {
            console::print_line(total(&verdicts))?;
        }
        match verdicts.into_iter().max().unwrap_or(Verdict::Good) {
            Verdict::Good => Ok(()),
            Verdict::FailedCheck => Err(Failure::Check),
            Verdict::BadInput => Err(Failure::BadInput),
        }
    }

    fn verify(&self, path: &Path) -> Result<Verdict, Failure> {
        let bytes = match super::read_record(path) {
            Ok(bytes) => bytes,
            Err(Failure::Because(error)) => {
                console::complain(chain_in_words(&error));
                return Ok(Verdict::BadInput);
            }
            Err(other) => return Err(other),
        };
        let path = path.display().to_string();
        match self.check(&bytes) {
            Ok(checked) => {
                if !self.quiet {
                    let more = [checked.conceded(&path), checked.untold(&path)];
                    console::print_line(checked.praise(path))?;
                    more.into_iter()
                        .flatten()
                        .try_for_each(console::print_line)?;
                }
                Ok(Verdict::Good)
            }
            Err(RecordError { line, problem }) => {
                console::complain(format!("{path}:{line}: {}", problem.in_words()));
                Ok(if problem.is_failed_check() {
                    Verdict::FailedCheck
                } else {
                    Verdict::BadInput
                })
            }
        }
    }

    fn check(&self, bytes: &[u8]) -> Result<Checked, RecordError> {
        let text = record::text(bytes)?;
        let Replayed { game, is_complete } = hyakki_catalog::replay(text)?;
        let n_lines = text.lines().count();
        if !is_complete && !self.unfinished {
            return Err(RecordProblem::Unfinished.at(n_lines));
        }
        Ok(Checked {
            game: game.game(),
            n_players: game.header().players,
            n_steps: game.n_steps(),
            is_complete,
            resigned: game.resigned().iter().map(Seat::index).collect(),
            is_abandoned: game
                .outcome()
                .is_some_and(|outcome| outcome.ending == ABANDONED),
            untold: game
                .header()
                .fairness
                .as_ref()
                .map(|fairness| fairness.untold().collect())
                .unwrap_or_default(),
        })
    }
}

/// How many there were, and how many of them were right.
fn total(verdicts: &[Verdict]) -> String {
    let n_right = verdicts.iter().filter(|&&verdict| verdict == Verdict::Good);
    let (n, n_right) = (verdicts.len(), n_right.count());
    if n_right == n {
        say!("cli-verified", n = n)
    } else {
        say!(
            "cli-verified-some",
            n = n,
            right = n_right,
            wrong = n - n_right
        )
    }
}

/// A record that is right.
struct Checked {
    game: GameId,
    n_players: usize,
    n_steps: usize,
    is_complete: bool,
    /// The seats that resigned.
    resigned: Vec<usize>,
    is_abandoned: bool,
    /// The seats that pledged a nonce and did not tell it.
    untold: Vec<usize>,
}

impl Checked {
    /// What the players decided beside the rules of the game.
    fn conceded(&self, path: &str) -> Option<String> {
        let seats: Vec<String> = self.resigned.iter().map(ToString::to_string).collect();
        let n = seats.len();
        if n > 0 {
            Some(say!(
                "cli-resigned",
                path = path,
                n = n,
                seats = seats.join(", ")
            ))
        } else {
            self.is_abandoned
                .then(|| say!("cli-abandoned", path = path))
        }
    }

    /// What nothing is wrong with, and everybody may want to count.
    fn untold(&self, path: &str) -> Option<String> {
        let seats: Vec<String> = self.untold.iter().map(ToString::to_string).collect();
        let n = seats.len();
        (n > 0).then(|| say!("cli-untold", path = path, n = n, seats = seats.join(", ")))
    }

    fn praise(&self, path: String) -> String {
        let what = say!("cli-heading", game = self.game.name(), n = self.n_players);
        if self.is_complete {
            say!("cli-right", path = path, what = what, n = self.n_steps)
        } else {
            say!(
                "cli-right-so-far",
                path = path,
                what = what,
                n = self.n_steps
            )
        }
    }
}
