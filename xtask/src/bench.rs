//! `cargo xtask bench`: ours beside OpenSpiel, the `ismcts` crate and DDS, in one run.

mod deadlines;
mod engines;
mod measuring;
mod peer;
mod review;
mod search;
mod solver;
mod threads;

use anyhow::Result;

use crate::shell::{cargo, run};

/// Measure the engines, the search and the solver beside others
///
/// On one thread. Both sides are measured in turn in every round, so that a slow moment of the machine hits both, and the
/// median of the rounds counts.
#[derive(Debug, clap::Args)]
pub(crate) struct Bench {
    /// How many rounds
    #[arg(long, default_value_t = 7, value_parser = clap::value_parser!(u32).range(5..))]
    rounds: u32,

    /// How long each side plays in a round
    #[arg(long, value_name = "MS", default_value_t = 500)]
    milliseconds: u32,

    /// Only this part
    #[arg(long, value_enum)]
    only: Option<Part>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Part {
    /// Random play, beside OpenSpiel
    Engines,
    /// Simulations of a search, beside OpenSpiel and the ismcts crate
    Search,
    /// Open Septet hands, beside DDS: about ten minutes
    Solver,
    /// How late any mind answers
    Deadlines,
    /// What a second thread gains
    Threads,
    /// Whether a review's luck is fair and its grades last: hours
    Review,
}

impl Bench {
    pub(crate) fn run(&self) -> Result<()> {
        run(cargo().args([
            "build",
            "--release",
            "--quiet",
            "--package",
            "hyakki-bench",
            "--package",
            "hyakki",
        ]))?;
        let wants = |part| self.only.is_none_or(|only| only == part);
        if wants(Part::Engines) {
            self.print_engines()?;
        }
        if wants(Part::Search) {
            self.print_search()?;
        }
        if wants(Part::Solver) {
            solver::print_solver()?;
        }
        if wants(Part::Deadlines) {
            deadlines::print_deadlines()?;
        }
        // It takes so long that it must be asked for.
        if self.only == Some(Part::Review) {
            review::print_review()?;
        }
        if wants(Part::Threads) {
            self.print_threads()?;
        }
        Ok(())
    }
}
