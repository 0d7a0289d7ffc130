//! `hyakki verify`

use std::path::{Path, PathBuf};

use hyakki_core::record::{self, Problem, RecordError};

use crate::console;
use crate::failure::Failure;

/// Replay records and check every step and the outcome
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Says file, line and rule of the first thing that is wrong in each record.\n\
                  Exit codes: 0 all records are right; 1 an outcome does not follow from the steps, or a deal\n\
                  not from the secret; 2 a record is malformed, cut off, or has a step that the rules forbid."
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
        let mut worst = Verdict::Good;
        for path in &self.records {
            worst = worst.max(self.verify(path)?);
        }
        match worst {
            Verdict::Good => Ok(()),
            Verdict::FailedCheck => Err(Failure::Check),
            Verdict::BadInput => Err(Failure::BadInput),
        }
    }

    fn verify(&self, path: &Path) -> Result<Verdict, Failure> {
        let bytes = match super::read_record(path) {
            Ok(bytes) => bytes,
            Err(Failure::Because(error)) => {
                console::complain(format!("{error:#}"));
                return Ok(Verdict::BadInput);
            }
            Err(other) => return Err(other),
        };
        match self.check(&bytes) {
            Ok(summary) => {
                if !self.quiet {
                    console::print(format!("{}: {summary}\n", path.display()))?;
                }
                Ok(Verdict::Good)
            }
            Err(RecordError { line, problem }) => {
                console::complain(format!("{}:{line}: {problem}", path.display()));
                Ok(if problem.is_failed_check() {
                    Verdict::FailedCheck
                } else {
                    Verdict::BadInput
                })
            }
        }
    }

    fn check(&self, bytes: &[u8]) -> Result<String, RecordError> {
        let text = record::text(bytes)?;
        let (game, is_complete) = hyakki_catalog::replay(text)?;
        let n_lines = text.lines().count();
        if !is_complete && !self.unfinished {
            return Err(Problem::Unfinished.at(n_lines));
        }
        let state = if is_complete { "right" } else { "right so far" };
        let (players, n_steps) = (game.header().players, game.n_steps());
        Ok(format!(
            "{state} ({}, {players} players, {n_steps} steps)",
            game.game()
        ))
    }
}
