//! The project's automation: `cargo xtask …`.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "these are commands that people run"
)]

mod bench;
mod fuzz;
mod needs;
mod purity;
mod shell;
mod test;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

/// The project's automation.
#[derive(Debug, Parser)]
#[command(name = "cargo xtask")]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Run every check and every test, installing what they need
    Test,
    /// Measure the engines beside OpenSpiel
    Bench(bench::Bench),
    /// Run a fuzz target with libFuzzer
    Fuzz(fuzz::Fuzz),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Test => test::run_all(),
        Command::Bench(bench) => bench.run(),
        Command::Fuzz(fuzz) => fuzz.run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
