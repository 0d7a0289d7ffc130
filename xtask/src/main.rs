//! The project's automation: `cargo xtask …`.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "these are commands that people run"
)]

mod bench;
mod bench_web;
mod browser;
mod clients;
mod dependencies;
mod fuzz;
mod fuzz_api;
mod load;
mod metadata;
mod needs;
mod new_game;
mod node;
mod packages;
mod purity;
mod shell;
mod strength;
mod test;
mod torture;
mod typescript;

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
    Test(test::Test),
    /// Make a new game as a copy of one that is there
    NewGame(new_game::NewGame),
    /// Measure the engines beside OpenSpiel
    Bench(bench::Bench),
    /// Measure the page in a browser
    BenchWeb(bench_web::BenchWeb),
    /// Measure the server under load, beside boardgame.io's
    Load(load::Load),
    /// Play the contests of docs/strength.md, and print the lines of its table
    Strength(strength::Strength),
    /// Run a fuzz target with libFuzzer
    Fuzz(fuzz::Fuzz),
    /// Play on nodes that are killed, paused and cut off, and check what was recorded
    Torture(torture::Torture),
    /// Cut the power of a server many times, and look at what is left on its disk
    PowerCut(torture::PowerCut),
    /// Send a server odd requests and commands made from its own description, on both databases
    FuzzApi(fuzz_api::FuzzApi),
    /// Write the protocol's types as TypeScript for the web front
    #[command(name = "typescript")]
    TypeScript(typescript::TypeScript),
}

fn main() -> ExitCode {
    let result = match Cli::parse().command {
        Command::Test(test) => test.run(),
        Command::NewGame(new_game) => new_game.run(),
        Command::Bench(bench) => bench.run(),
        Command::BenchWeb(bench_web) => bench_web.run(),
        Command::Load(load) => load.run(),
        Command::Strength(strength) => strength.run(),
        Command::Fuzz(fuzz) => fuzz.run(),
        Command::Torture(torture) => torture.run(),
        Command::PowerCut(power_cut) => power_cut.run(),
        Command::FuzzApi(fuzz_api) => fuzz_api.run(),
        Command::TypeScript(typescript) => typescript.run(),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error:#}");
            ExitCode::FAILURE
        }
    }
}
