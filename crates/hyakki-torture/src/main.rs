//! `cargo xtask torture` and `cargo xtask power-cut`: faults for as long as one likes.

#![allow(clippy::print_stdout, reason = "this is a command that people run")]
#![cfg(target_os = "linux")]

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::Result;
use clap::Parser;
use hyakki_testbed::Postgres;
use hyakki_torture::checker::{Counts, Violation, check};
use hyakki_torture::evidence::Evidence;
use hyakki_torture::faults::FaultCounts;
use hyakki_torture::history::History;
use hyakki_torture::node::Program;
use hyakki_torture::power::{Honesty, Recording};
use hyakki_torture::round::{Outcome, Round};
use hyakki_torture::world::Database;

/// Of what is wrong at once no more is printed.
const MAX_PRINTED: usize = 20;

/// Breaks servers, and checks what they promise
#[derive(Debug, Parser)]
enum Cli {
    /// Plays on nodes that are killed and cut off, and checks what was recorded
    Play(Play),
    /// Checks a history that was kept
    Check {
        /// The history; what the database held lies beside it
        history: PathBuf,
    },
    /// Cuts the power of a server, and looks at what is left on its disk
    PowerCut(PowerCut),
}

#[derive(Debug, clap::Args)]
struct Play {
    /// The binary of the server
    #[arg(long, value_name = "FILE")]
    binary: PathBuf,
    /// For how long
    #[arg(long, value_name = "N", default_value_t = 10.0)]
    minutes: f64,
    /// How long things are broken in each round, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 30.0)]
    round: f64,
    /// What clients and faults are drawn from; the first round has this seed, the second the next one
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Where to keep the histories in which something is wrong
    #[arg(long, value_name = "FOLDER", default_value = "target/torture")]
    keep: PathBuf,
}

#[derive(Debug, clap::Args)]
struct PowerCut {
    /// The binary of the server
    #[arg(long, value_name = "FILE")]
    binary: PathBuf,
    /// How many states of the disk are looked at
    #[arg(long, value_name = "N", default_value_t = 200)]
    states: usize,
    /// How long the server is recorded, in seconds
    #[arg(long, value_name = "SECONDS", default_value_t = 15.0)]
    record: f64,
    /// What clients and states are drawn from
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

#[tokio::main]
async fn main() -> Result<ExitCode> {
    let n_wrong = match Cli::parse() {
        Cli::Play(play) => play.run().await?,
        Cli::Check { history } => check_kept(&history)?,
        Cli::PowerCut(power_cut) => power_cut.run().await?,
    };
    Ok(if n_wrong == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    })
}

impl Play {
    /// Plays rounds until the time is over; gives how much is wrong.
    async fn run(&self) -> Result<usize> {
        let began = Instant::now();
        let minutes = || began.elapsed().as_secs_f64() / 60.0;
        let server = Arc::new(tokio::task::spawn_blocking(Postgres::start).await?);
        let mut sum = Sum::default();
        while sum.n_rounds == 0 || minutes() < self.minutes {
            let seed = self.seed + sum.n_rounds;
            let (name, database) = if seed.is_multiple_of(2) {
                ("postgresql", Database::postgres(Arc::clone(&server)).await?)
            } else {
                ("sqlite", Database::sqlite()?)
            };
            let round = Round {
                program: Program::at(&self.binary),
                database,
                rage: Duration::from_secs_f64(self.round),
                seed,
            };
            let outcome = round.run().await?;
            sum.add(&outcome);
            println!(
                "{:>5.1} min  seed {seed}, {name}: {}; {}; {} wrong",
                minutes(),
                outcome.faults,
                told(&outcome.report.counts),
                outcome.report.violations.len()
            );
            if !outcome.report.violations.is_empty() {
                print(&outcome.report.violations);
                let path = outcome.keep(&self.keep, &format!("{name}-{seed}"))?;
                println!("    the history is kept in {}", path.display());
            }
        }
        tokio::task::spawn_blocking(move || drop(server)).await?;
        println!(
            "{} rounds in {:.1} min: {} kills, {} other faults ({}); {}; {} wrong",
            sum.n_rounds,
            minutes(),
            sum.faults.n_kills(),
            sum.faults.n_others(),
            sum.faults,
            told(&sum.counts),
            sum.n_wrong
        );
        Ok(sum.n_wrong)
    }
}

/// Checks a history that was kept; gives how much is wrong.
fn check_kept(path: &Path) -> Result<usize> {
    let history = History::read(path)?;
    let beside = path.with_extension("database.json");
    let evidence: Evidence = serde_json::from_slice(&std::fs::read(beside)?)?;
    let report = check(&history, &evidence);
    println!(
        "{}; {} wrong",
        told(&report.counts),
        report.violations.len()
    );
    print(&report.violations);
    Ok(report.violations.len())
}

impl PowerCut {
    /// Records a server and cuts its power; gives how much is wrong.
    async fn run(&self) -> Result<usize> {
        let began = Instant::now();
        let length = Duration::from_secs_f64(self.record);
        let recording = Recording::make(&Program::at(&self.binary), length, self.seed).await?;
        println!(
            "{:.0} s recorded: {} commands acknowledged, {} syncs, {} of them at checkpoints",
            self.record,
            recording.n_acknowledged(),
            recording.n_syncs(),
            recording.n_checkpoints()
        );
        let (counts, violations) = recording
            .cut(self.states, Honesty::Honest, self.seed)
            .await?;
        println!(
            "{} states, {} of them served by the binary, {} acknowledged commands looked for, in {:.1} min: {} wrong",
            counts.states,
            counts.served,
            counts.acknowledged,
            began.elapsed().as_secs_f64() / 60.0,
            violations.len()
        );
        print(&violations);
        for (honesty, what) in [
            (Honesty::Lying, "a disk that syncs nothing"),
            (
                Honesty::LyingAboutTheLog,
                "a disk that does not sync the log",
            ),
        ] {
            let (counts, losses) = recording.cut(20, honesty, self.seed).await?;
            println!(
                "to compare, {what}: {} losses in {} states",
                losses.len(),
                counts.states
            );
        }
        Ok(violations.len())
    }
}

fn print(violations: &[Violation]) {
    for violation in violations.iter().take(MAX_PRINTED) {
        println!("    {violation}");
    }
}

/// What all rounds came to.
#[derive(Default)]
struct Sum {
    n_rounds: u64,
    counts: Counts,
    faults: FaultCounts,
    n_wrong: usize,
}

impl Sum {
    fn add(&mut self, outcome: &Outcome) {
        self.n_rounds += 1;
        self.counts.add(&outcome.report.counts);
        self.faults.add(&outcome.faults);
        self.n_wrong += outcome.report.violations.len();
    }
}

fn told(counts: &Counts) -> String {
    format!(
        "{} commands ({} done, {} refused, {} unknown, {} repetitions, {} found in logs), {} undos, \
         {} matches ({} finished), {} pictures",
        counts.commands,
        counts.done,
        counts.refused,
        counts.unknown,
        counts.repetitions,
        counts.placed,
        counts.undos,
        counts.matches,
        counts.finished,
        counts.pictures
    )
}
