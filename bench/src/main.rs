//! Random play as fast as the engines go, on one thread.
//!
//! `hyakki-bench GAME PLAYERS MILLISECONDS` prints one JSON object: nanoseconds for an action and for a deal.
//! `hyakki-bench search MILLISECONDS` prints one JSON object: nanoseconds for a simulation of a search.
//! `hyakki-bench solve CARDS DEALS SEED` prints one JSON object: milliseconds to solve an open round of Septet.
//! `hyakki-bench review QUESTION GAME NUMBERS…` prints one JSON value: how good reviews are (`review.rs` says what can be asked).

mod equal_cards;
mod review;
mod rollout;
mod search;
#[path = "../../crates/hyakki-septet-solver/tests/septet_rounds.rs"]
mod septet_rounds;
mod solve;

use std::process::ExitCode;

use hyakki_catalog::{GameId, with_game};
use hyakki_core::{Game, GameConfig};
use rollout::{Measured, Until, measure};

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let answer = run_search(&arguments)
        .or_else(|| run_solve(&arguments))
        .or_else(|| run_review(&arguments))
        .or_else(|| run(&arguments).map(to_json));
    let Some(answer) = answer else {
        #[allow(
            clippy::print_stderr,
            reason = "a command says what is wrong on stderr"
        )]
        {
            eprintln!(
                "usage: hyakki-bench GAME PLAYERS MILLISECONDS, hyakki-bench search MILLISECONDS, \
                 hyakki-bench solve CARDS DEALS SEED, or hyakki-bench review QUESTION GAME NUMBERS"
            );
        }
        return ExitCode::from(2);
    };
    #[allow(clippy::print_stdout, reason = "a command's answer goes to stdout")]
    {
        println!("{answer}");
    }
    ExitCode::SUCCESS
}

fn to_json(measured: Measured) -> serde_json::Value {
    serde_json::json!({
        "ns_per_action": measured.ns_per_action,
        "ns_per_deal": measured.ns_per_deal,
        "actions_per_game": measured.actions_per_game,
    })
}

fn run_search(arguments: &[String]) -> Option<serde_json::Value> {
    let [command, milliseconds] = arguments else {
        return None;
    };
    let milliseconds = milliseconds.parse().ok().filter(|_| command == "search")?;
    let speeds = search::measure(milliseconds);
    Some(serde_json::json!({
        "ns_per_simulation": speeds.ours,
        "ns_per_simulation_of_master": speeds.master,
        "ns_per_simulation_of_ismcts": speeds.theirs,
    }))
}

fn run_review(arguments: &[String]) -> Option<serde_json::Value> {
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    match words.split_first() {
        Some((&"review", rest)) => review::answer(rest),
        _ => None,
    }
}

fn run_solve(arguments: &[String]) -> Option<serde_json::Value> {
    let [command, n_cards, n_deals, seed] = arguments else {
        return None;
    };
    let n_cards = n_cards.parse().ok().filter(|_| command == "solve")?;
    let solved = solve::measure(n_cards, n_deals.parse().ok()?, seed.parse().ok()?)?;
    Some(serde_json::json!({
        "mean_ms": solved.mean_ms,
        "longest_ms": solved.longest_ms,
    }))
}

fn run(arguments: &[String]) -> Option<Measured> {
    let [game, players, milliseconds] = arguments else {
        return None;
    };
    let players = players.parse().ok()?;
    let milliseconds = milliseconds.parse().ok()?;
    let game: GameId = game.parse().ok()?;
    let until = match game {
        // One round is what OpenSpiel's hearts plays; the next deal is not part of it.
        GameId::Septet => Until::Chance,
        _ => Until::Over,
    };
    with_game!(game, G => go::<G>(players, milliseconds, until))
}

fn go<G: Game>(players: usize, milliseconds: u64, until: Until) -> Option<Measured> {
    let config = G::Config::for_players(players).ok()?;
    Some(measure::<G>(config, milliseconds, until))
}
