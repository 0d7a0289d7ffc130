//! The one binary.
//!
//! Each subcommand has a module of its own; `failure.rs` decides the exit code.

mod age;
mod commands;
mod console;
mod database;
mod failure;
mod layout;
mod made_by;
mod reasons;
mod words;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use hyakki_catalog::Language;

use hyakki_arena::{ArenaCommand, AuditCommand, StudyCommand, TrainCommand};

use crate::commands::{
    backup, completions, games, lessons, prune, puzzles, replay, review, rules, serve, simulate,
    solve, verify,
};
use crate::made_by::made_by;

/// An open table for four yokai games.
#[derive(Debug, Parser)]
#[command(
    name = "hyakki",
    version,
    about,
    long_about = "An open table for yokai games; “hyakki games” lists them.",
    after_help = "Exit codes: 0 all is well, 1 a check failed, 2 the input is bad, 69 the database is away.\n\
                  Without a command: hyakki serve. Try: hyakki games, hyakki rules septet, hyakki simulate tajuto --games 100"
)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,

    /// When to use colours
    #[arg(
        long,
        global = true,
        env = "HYAKKI_COLOR",
        value_name = "WHEN",
        default_value = "auto"
    )]
    color: clap::ColorChoice,

    /// The language of messages and rules [default: what LC_ALL, LC_MESSAGES or LANG says]
    #[arg(
        long,
        global = true,
        env = "HYAKKI_LANG",
        value_name = "LANGUAGE",
        value_parser = clap::builder::PossibleValuesParser::new(Language::ALL.map(Language::tag))
    )]
    lang: Option<String>,
}

#[derive(Debug, Subcommand)]
enum Command {
    /// Open the tables to people, minds and bots (what happens without a command)
    Serve(serve::Serve),
    /// Write a copy of the database to a file, also while the server runs
    Backup(backup::Backup),
    /// Remove what nobody has touched for long
    Prune(prune::Prune),
    /// List the games with their players and options
    Games,
    /// Print the rules of a game, with our rulings
    Rules(rules::Rules),
    /// Play random games and sum them up
    Simulate(simulate::Simulate),
    /// Let minds play against each other, and say with figures who is stronger
    Arena(ArenaCommand),
    /// Measure a mind beside its games
    Audit(AuditCommand),
    /// Find out what a game is like when it is played well
    Study(StudyCommand),
    /// Solve a position of Septet with open hands exactly
    Solve(solve::Solve),
    /// Let a game's minds learn by playing against themselves
    Train(TrainCommand),
    /// Show what a seat saw of a recorded match
    Replay(replay::Replay),
    /// Tell luck from skill in a finished match
    Review(review::Review),
    /// Make puzzles, prove them again, and solve them
    Puzzles(puzzles::Puzzles),
    /// Check lessons
    Lessons(lessons::Lessons),
    /// Replay records and check every step and the outcome
    Verify(verify::Verify),
    /// Print a completion script for a shell
    Completions(completions::Completions),
}

fn main() -> ExitCode {
    let cli = parse(std::env::args_os());
    console::choose_colours(cli.color);
    words::choose(cli.lang.as_deref().and_then(Language::from_tag));
    let result = match cli.command {
        None => serve_by_default().run(),
        Some(Command::Serve(command)) => command.run(),
        Some(Command::Backup(command)) => command.run(),
        Some(Command::Prune(command)) => command.run(),
        Some(Command::Games) => games::run(),
        Some(Command::Rules(command)) => command.run(),
        Some(Command::Simulate(command)) => command.run(),
        Some(Command::Arena(command)) => print_result(command.run(&made_by())),
        Some(Command::Audit(command)) => print_result(command.run(&made_by())),
        Some(Command::Study(command)) => print_result(command.run(&made_by())),
        Some(Command::Solve(command)) => command.run(),
        Some(Command::Train(command)) => print_result(command.run()),
        Some(Command::Replay(command)) => command.run(),
        Some(Command::Review(command)) => command.run(),
        Some(Command::Puzzles(command)) => command.run(),
        Some(Command::Lessons(command)) => command.run(),
        Some(Command::Verify(command)) => command.run(),
        Some(Command::Completions(command)) => command.run(&mut Cli::command()),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

/// Reads a command line.
fn parse(words: impl IntoIterator<Item = impl Into<OsString> + Clone>) -> Cli {
    // A number below zero is a bad number, and not an option that nobody knows.
    let negative = |command: clap::Command| {
        command.mut_args(|arg| {
            let takes_a_value = arg.get_action().takes_values();
            arg.allow_negative_numbers(takes_a_value)
        })
    };
    let command = Cli::command().mut_subcommands(negative);
    let matches = command.get_matches_from(words);
    Cli::from_arg_matches(&matches).unwrap_or_else(|error| error.exit())
}

/// Prints what a command of another crate has to say.
fn print_result(result: anyhow::Result<String>) -> Result<(), failure::Failure> {
    console::print(result?)
}

/// Without a command the tables are opened, with what the environment says.
fn serve_by_default() -> serve::Serve {
    match parse(["hyakki", "serve"]).command {
        Some(Command::Serve(command)) => command,
        _ => unreachable!("the command was named"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is broken into lines by hand is broken again where a terminal is narrower.
    #[test]
    fn lines_of_help_end_where_something_ends() {
        let cli = Cli::command();
        for command in cli.get_subcommands().chain([&cli]) {
            let help = command.get_after_help().map(ToString::to_string);
            for line in help.iter().flat_map(|help| help.lines()) {
                assert!(
                    line.ends_with(['.', ':']) || line.contains("hyakki "),
                    "{}: {line}",
                    command.get_name()
                );
            }
        }
    }
}
