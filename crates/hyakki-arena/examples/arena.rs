//! `hyakki arena` by itself: builds in a fraction of the time of the whole program.

#![allow(clippy::print_stdout, reason = "this is a program")]

use clap::Parser;

#[derive(Parser)]
struct Cli {
    #[command(flatten)]
    arena: hyakki_arena::ArenaCommand,
}

fn main() -> anyhow::Result<()> {
    print!("{}", Cli::parse().arena.run()?);
    Ok(())
}
