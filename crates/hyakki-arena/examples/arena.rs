//! `hyakki arena`, `audit`, `study` and `train` by themselves: built in a fraction of the time of the whole program.

#![allow(clippy::print_stdout, reason = "this is a program")]

use clap::Parser;
use hyakki_arena::{ArenaCommand, AuditCommand, MadeBy, StudyCommand, TrainCommand};

#[derive(Parser)]
enum Cli {
    Arena(ArenaCommand),
    Audit(AuditCommand),
    Study(StudyCommand),
    Train(TrainCommand),
}

fn main() -> anyhow::Result<()> {
    let text = match Cli::parse() {
        Cli::Arena(command) => command.run(&MadeBy::this(None)),
        Cli::Audit(command) => command.run(&MadeBy::this(None)),
        Cli::Study(command) => command.run(&MadeBy::this(None)),
        Cli::Train(command) => command.run(),
    };
    print!("{}", text?);
    Ok(())
}
