//! `cargo xtask load`: the server under load, and boardgame.io's beside it, in one run.

mod server;

use anyhow::{Context, Result, ensure};
use serde::Deserialize;

use crate::shell::{cargo, output, program, run};
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
}

/// At how many tables both servers are measured.
const TABLES: [u32; 2] = [50, 200];

/// What is called for at the many tables, in steps a second.
const MANY_RATE: f64 = 1000.0;

/// Files that a server and a generator open besides their sockets.
const OTHER_FILES: usize = 500;

/// Linux gives a client so many ports by default, less some for others.
const PORTS: usize = 28_000;

const AIM_RATIO: f64 = 10.0;
const AIM_HALF_P99_MS: f64 = 25.0;
const AIM_IDLE_KIB: f64 = 20.0;

/// What both generators print.
#[derive(Clone, Debug, Deserialize)]
struct Report {
    steps_per_second: f64,
    p50_ms: f64,
    p99_ms: f64,
    rejected: usize,
    errors: usize,
    unanswered: usize,
    idle_kib_per_table: f64,
    server_cores: f64,
    generator_cores: f64,
    server_starved_share: f64,
    #[serde(flatten)]
    ours: Option<Ours>,
}

/// What only ours prints.
#[derive(Clone, Debug, Deserialize)]
struct Ours {
    bare_kib_per_table: f64,
    tables_alive: Alive,
    tables_played: usize,
    sockets: usize,
    opening_seconds: f64,
    other_cores: f64,
}

#[derive(Clone, Debug, Deserialize)]
struct Alive {
    played: usize,
}

impl Report {
    fn has_no_failure(&self) -> bool {
        self.rejected == 0 && self.errors == 0 && self.unanswered == 0
    }
}

/// What is asked of a generator.
#[derive(Clone, Copy, Debug)]
struct Task {
    side: Side,
    tables: u32,
    rate: Option<f64>,
    sockets: Option<usize>,
}

impl Load {
    pub(crate) fn run(&self) -> Result<()> {
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
        print_heading();
        let mut highest = Vec::new();
        for tables in TABLES {
            let ours = self.measure(Task::highest(Side::Hyakki, tables))?;
            let theirs = self.measure(Task::highest(Side::BoardgameIo, tables))?;
            highest.push((tables, ours, theirs));
        }
        let (tables, ours, theirs) = highest.last().context("nothing was measured")?;
        let half = |side, report: &Report| Task {
            rate: Some((report.steps_per_second / 2.0).round()),
            ..Task::highest(side, *tables)
        };
        let half_of_ours = self.measure(half(Side::Hyakki, ours))?;
        self.measure(half(Side::BoardgameIo, theirs))?;
        let many = self.many_tables()?;
        let at_many = self.measure(many)?;
        print_aims(&highest, &half_of_ours, (many.tables, &at_many))
    }

    fn many_tables(&self) -> Result<Task> {
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

    fn measure(&self, task: Task) -> Result<Report> {
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
        print_row(task, &report);
        Ok(report)
    }
}

impl Task {
    fn highest(side: Side, tables: u32) -> Task {
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

fn print_heading() {
    println!(
        "{:<13} {:>6} {:>8} {:>8} {:>8} {:>8} {:>9} {:>7} {:>9} {:>7}",
        "server",
        "tables",
        "aimed",
        "steps/s",
        "p50 ms",
        "p99 ms",
        "KiB/table",
        "server",
        "generator",
        "starved"
    );
}

fn print_row(task: Task, report: &Report) {
    let side = match task.side {
        Side::Hyakki => "Hyakki",
        Side::BoardgameIo => "boardgame.io",
    };
    let aimed = task
        .rate
        .map_or_else(|| "highest".to_owned(), |rate| rate.to_string());
    println!(
        "{side:<13} {:>6} {aimed:>8} {:>8.0} {:>8.1} {:>8.1} {:>9.1} {:>7.2} {:>9.2} {:>7.2}",
        task.tables,
        report.steps_per_second,
        report.p50_ms,
        report.p99_ms,
        report.idle_kib_per_table,
        report.server_cores,
        report.generator_cores,
        report.server_starved_share,
    );
    if !report.has_no_failure() {
        println!(
            "              {} rejected, {} errors, {} unanswered",
            report.rejected, report.errors, report.unanswered
        );
    }
    if let Some(ours) = &report.ours
        && ours.other_cores > 0.2
    {
        println!(
            "              other programs used {:.2} cores meanwhile",
            ours.other_cores
        );
    }
}

fn print_aims(
    highest: &[(u32, Report, Report)],
    half: &Report,
    many: (u32, &Report),
) -> Result<()> {
    println!("\n{:<62} {:>12} {:>12}", "aim", "measured", "");
    for (tables, ours, theirs) in highest {
        let ratio = ours.steps_per_second / theirs.steps_per_second;
        let what = format!("{tables} tables: {AIM_RATIO} times boardgame.io's steps per second");
        print_aim(&what, &format!("{ratio:.1}x"), ratio >= AIM_RATIO);
        let what = format!(
            "{tables} tables: a lower p99 than its {:.1} ms",
            theirs.p99_ms
        );
        print_aim(
            &what,
            &format!("{:.1} ms", ours.p99_ms),
            ours.p99_ms < theirs.p99_ms,
        );
    }
    let what = format!("p99 at half of the highest rate under {AIM_HALF_P99_MS} ms");
    print_aim(
        &what,
        &format!("{:.1} ms", half.p99_ms),
        half.p99_ms < AIM_HALF_P99_MS,
    );

    let (tables, report) = many;
    let ours = report.ours.as_ref().context("no figures of our own")?;
    let n_alive = ours.tables_alive.played;
    let is_alive = n_alive >= tables as usize && report.has_no_failure();
    print_aim(
        &format!("{tables} tables alive, and played"),
        &n_alive.to_string(),
        is_alive,
    );
    let what = format!("memory of an idle table under {AIM_IDLE_KIB} KiB");
    let bare = ours.bare_kib_per_table;
    print_aim(&what, &format!("{bare:.1} KiB"), bare < AIM_IDLE_KIB);
    println!(
        "\nThe {tables} tables were made and seated over HTTP in {:.0} s. They had {} sockets, as many as the limits of open \
         files and ports allow: one each, and at {} of them one for every player; these were played.",
        ours.opening_seconds, ours.sockets, ours.tables_played
    );
    println!(
        "KiB/table: with sockets, before the play. The last aim is about tables without sockets, all of them in memory."
    );
    Ok(())
}

fn print_aim(what: &str, measured: &str, is_met: bool) {
    println!(
        "{what:<62} {measured:>12} {:>12}",
        if is_met { "met" } else { "MISSED" }
    );
}
