//! `cargo xtask load`: the server under load, and boardgame.io's beside it, in one run.

mod report;
mod server;

use std::path::PathBuf;

use anyhow::{Context, Result, ensure};

use crate::shell::{cargo, output, program, run};
use report::{Aims, Highest, Report};
use server::{Server, Side, peer_folder};

/// Measure the server under load, beside boardgame.io's
///
/// Four players at a table, each on a socket of their own, play random legal cards. Every measurement has a fresh server.
/// Ours keeps everything in SQLite and acknowledges nothing that is not on the disk; boardgame.io keeps its default, memory.
#[derive(Debug, clap::Args)]
pub(crate) struct Load {
    /// Measure for shorter, and with a tenth of the many tables: to see that it works, not for figures
    #[arg(long)]
    quick: bool,
    /// Measure this program of ours too, of before a change: each of its rows beside one of today's
    #[arg(long, value_name = "BINARY")]
    beside: Option<PathBuf>,
    /// How often the highest rates are measured, the servers in turn; the middle one counts
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=99))]
    rounds: u32,
}

/// At how many tables both servers are measured.
const TABLES: [u32; 2] = [50, 200];

/// What is called for at the many tables, in steps a second.
const MANY_RATE: f64 = 1000.0;

/// Files that a server and a generator open besides their sockets.
const OTHER_FILES: usize = 500;

/// Linux gives a client so many ports by default, less some for others.
const PORTS: usize = 28_000;

/// What is asked of a generator.
#[derive(Clone, Copy, Debug)]
struct Task<'a> {
    side: Side<'a>,
    tables: u32,
    rate: Option<f64>,
    sockets: Option<usize>,
}

impl Load {
    pub(crate) fn run(&self) -> Result<()> {
        let before = self.before()?;
        let packages = ["--package", "hyakki", "--package", "hyakki-load"];
        run(cargo()
            .args(["build", "--release", "--quiet"])
            .args(packages))?;
        if !peer_folder().join("node_modules").exists() {
            run(program("npm").current_dir(peer_folder()).arg("ci"))?;
        }
        println!("Septet with four players; server and generator share this machine's processor.");
        println!(
            "Hyakki keeps every step in SQLite (write-ahead log, synced: each commit is on the disk before it is acknowledged)."
        );
        println!(
            "boardgame.io plays a game of ours as large as Septet and keeps it in memory, as it does by default.\n"
        );
        report::print_heading();
        let before = before.as_deref().map(Side::Before);
        let mut highest = Vec::new();
        for tables in TABLES {
            highest.push(self.highest(tables, before)?);
        }
        let most = highest.last().context("nothing was measured")?;
        let half_of_ours = self.at_half_rate(Side::Hyakki, most.tables, &most.ours)?;
        self.at_half_rate(Side::BoardgameIo, most.tables, &most.theirs)?;
        let many = self.many_tables()?;
        let at_many = self.measure(many)?;
        let many_before = before.map(|side| self.measure(Task { side, ..many }));
        Aims {
            highest: &highest,
            half: &half_of_ours,
            many_tables: many.tables,
            many: &at_many,
            many_before: many_before.transpose()?.as_ref(),
        }
        .print()
    }

    /// The whole path of the program of before, told to be missing before anything is built.
    fn before(&self) -> Result<Option<PathBuf>> {
        let Some(binary) = &self.beside else {
            return Ok(None);
        };
        let path = binary
            .canonicalize()
            .with_context(|| format!("--beside {}", binary.display()))?;
        ensure!(
            path != server::todays(),
            "--beside {}: this one is about to be built anew; copy the one of before to another place",
            binary.display()
        );
        Ok(Some(path))
    }

    /// The rows stand beside each other in time too: what else the machine does meets all of them.
    fn highest(&self, tables: u32, before: Option<Side<'_>>) -> Result<Highest> {
        let (mut ours, mut earlier, mut theirs) = (Vec::new(), Vec::new(), Vec::new());
        for _ in 0..self.rounds {
            ours.push(self.measure(Task::highest(Side::Hyakki, tables))?);
            if let Some(before) = before {
                earlier.push(self.measure(Task::highest(before, tables))?);
            }
            theirs.push(self.measure(Task::highest(Side::BoardgameIo, tables))?);
        }
        Ok(Highest {
            tables,
            ours: report::middle(ours).context("no round was played")?,
            before: report::middle(earlier),
            theirs: report::middle(theirs).context("no round was played")?,
        })
    }

    fn at_half_rate(&self, side: Side<'_>, tables: u32, highest: &Report) -> Result<Report> {
        self.measure(Task {
            rate: Some((highest.steps_per_second / 2.0).round()),
            ..Task::highest(side, tables)
        })
    }

    fn many_tables(&self) -> Result<Task<'_>> {
        let tables = if self.quick { 1000 } else { 10_000 };
        let limit = open_files()?.saturating_sub(OTHER_FILES);
        let sockets = limit.min(PORTS).min(tables as usize * 4);
        ensure!(
            sockets > tables as usize + 3,
            "{tables} tables need more open files than {limit}: raise the limit with ulimit -n"
        );
        Ok(Task {
            side: Side::Hyakki,
            tables,
            rate: Some(MANY_RATE),
            sockets: Some(sockets),
        })
    }

    fn measure(&self, task: Task<'_>) -> Result<Report> {
        let server = Server::start(task.side)?;
        let mut generator = server.generator();
        let (seconds, warmup) = if self.quick { ("4", "1") } else { ("15", "3") };
        generator.args(["--seconds", seconds, "--warmup", warmup]);
        generator.args(["--tables", &task.tables.to_string()]);
        if let Some(rate) = task.rate {
            generator.args(["--rate", &rate.to_string()]);
        }
        if let Some(sockets) = task.sockets {
            generator.args(["--sockets", &sockets.to_string()]);
        }
        let text = output(&mut generator)?;
        let report: Report = serde_json::from_str(&text)
            .with_context(|| format!("the generator printed {text:?}"))?;
        report::print_row(task, &report);
        Ok(report)
    }
}

impl<'a> Task<'a> {
    fn highest(side: Side<'a>, tables: u32) -> Task<'a> {
        Task {
            side,
            tables,
            rate: None,
            sockets: None,
        }
    }
}

/// How many files a process may open here.
fn open_files() -> Result<usize> {
    let limits = std::fs::read_to_string("/proc/self/limits")?;
    let line = limits
        .lines()
        .find_map(|line| line.strip_prefix("Max open files"));
    let soft = line.and_then(|line| line.split_whitespace().next());
    soft.context("no limit of open files")?
        .parse()
        .map_err(Into::into)
}
