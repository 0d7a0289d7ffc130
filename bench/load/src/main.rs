//! Plays many tables on a running server and prints one line of JSON with what it measured.
//!
//! | what | module |
//! | --- | --- |
//! | making tables and taking seats | `house`, `http` |
//! | all tables at play | `play` |
//! | one table, one player | `table`, `player` |
//! | what travels | `frame`, `picture` |
//! | what is measured | `tally`, `process`, `report` |
//!
//! Server and generator share the processor, so this one does as little as it can: one thread, no copies, no parsing of
//! what nobody needs.

mod frame;
mod house;
mod http;
mod picture;
mod play;
mod player;
mod process;
mod report;
mod table;
mod tally;

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use clap::Parser;

use crate::house::House;
use crate::play::Play;
use crate::process::{Usage, resident_kib};
use crate::report::{Alive, Memory, Report, percentile, round};

/// How long answers are waited for at the end.
const DRAIN: Duration = Duration::from_secs(10);
const DRAIN_CHECK: Duration = Duration::from_millis(100);

/// Play many tables on a running server.
#[derive(Debug, Parser)]
#[command(name = "hyakki-load")]
struct Load {
    /// Where the server listens
    #[arg(long)]
    address: SocketAddr,
    /// Where the server tells what it counts
    #[arg(long)]
    metrics: SocketAddr,
    /// The server's process
    #[arg(long)]
    pid: u32,
    /// How many tables
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..))]
    tables: u32,
    /// How long to measure
    #[arg(long)]
    seconds: f64,
    /// How many steps a second to call for in all; without it every table plays as fast as it can
    #[arg(long)]
    rate: Option<f64>,
    /// How long to play before
    #[arg(long, default_value_t = 3.0)]
    warmup: f64,
    /// How long the server may come to rest before its memory is read
    #[arg(long, default_value_t = 2.0)]
    settle: f64,
    /// The game
    #[arg(long, default_value = "septet")]
    game: String,
    /// How many play at a table
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..))]
    players: u8,
    /// How many sockets to open at most: one at every table, and at as many as possible one for every player.
    /// Only those tables are played, the others stay as they are [default: all]
    #[arg(long)]
    sockets: Option<usize>,
}

fn main() -> Result<()> {
    let report = Load::parse().run()?;
    #[allow(clippy::print_stdout, reason = "a command's answer goes to stdout")]
    {
        println!("{}", serde_json::to_string(&report)?);
    }
    Ok(())
}

/// Says what goes wrong.
fn complain(what: &str) {
    #[allow(
        clippy::print_stderr,
        reason = "a command says what is wrong on stderr"
    )]
    {
        eprintln!("{what}");
    }
}

impl Load {
    fn run(&self) -> Result<Report> {
        let house = House {
            address: self.address,
            metrics: self.metrics,
            game: self.game.clone(),
            n_players: usize::from(self.players),
        };
        let n_tables = self.tables as usize;
        let n_sockets = self.sockets.unwrap_or(n_tables * house.n_players);
        ensure!(n_sockets >= n_tables, "every table needs a socket");

        let settle = Duration::from_secs_f64(self.settle);
        // One table is made before the memory is first read: what a server loads once is no cost of a table.
        house.open_sockets(house.make_tables(1)?, house.n_players)?;
        std::thread::sleep(settle);
        let empty = resident_kib(self.pid)?;

        let began = Instant::now();
        let seated = house.make_tables(n_tables)?;
        let opening = began.elapsed();
        std::thread::sleep(settle);
        let (bare, alive_bare) = (resident_kib(self.pid)?, house.n_alive()?);

        let mut play = Play::new(house.open_sockets(seated, n_sockets)?, house.n_players)?;
        play.run_until(Instant::now() + settle)?;
        let (idle, alive_idle) = (resident_kib(self.pid)?, house.n_alive()?);
        ensure!(
            play.n_played() > 0,
            "no table has a socket for every player"
        );

        match self.rate {
            Some(rate) => play.play_steadily(rate),
            None => play.play_eagerly(),
        }
        play.run_until(Instant::now() + Duration::from_secs_f64(self.warmup))?;
        play.shared.tally.take();
        let before = Usage::read(self.pid)?;
        play.run_until(Instant::now() + Duration::from_secs_f64(self.seconds))?;
        let cores = Usage::read(self.pid)?.since(&before);
        let tally = play.shared.tally.take();
        let played = resident_kib(self.pid)?;
        let calls_owed_at_end = play.stop();
        let drained_by = Instant::now() + DRAIN;
        while play.n_pending() > 0 && Instant::now() < drained_by {
            play.run_until(Instant::now() + DRAIN_CHECK)?;
        }

        let memory = Memory {
            empty,
            bare,
            idle,
            played,
        };
        let (matches_ended, rejected, calls_dropped) =
            (tally.n_matches_ended, tally.n_rejected, tally.n_dropped);
        let steps = tally.n_steps();
        let latencies = tally.into_sorted();
        let report = Report {
            tables: n_tables,
            tables_played: play.n_played(),
            sockets: play.n_sockets(),
            seconds: 0.0,
            rate_aimed: self.rate,
            steps,
            steps_per_second: 0.0,
            p50_ms: percentile(&latencies, 0.5),
            p99_ms: percentile(&latencies, 0.99),
            max_ms: percentile(&latencies, 1.0),
            matches_ended,
            rejected,
            errors: play.shared.tally.n_errors,
            unanswered: play.n_pending(),
            calls_owed_at_end,
            calls_dropped,
            idle_kib_per_table: memory.for_each(idle, n_tables),
            bare_kib_per_table: memory.for_each(bare, n_tables),
            tables_alive: Alive {
                bare: alive_bare,
                idle: alive_idle,
                played: house.n_alive()?,
            },
            server_kib: memory,
            opening_seconds: round(opening.as_secs_f64(), 2),
            server_cores: 0.0,
            server_starved_share: 0.0,
            generator_cores: 0.0,
            other_cores: 0.0,
        };
        Ok(report.with_cores(&cores))
    }
}
