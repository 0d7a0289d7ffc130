//! What was measured, and what was aimed at.

use anyhow::{Context, Result};
use serde::Deserialize;

use super::Task;

const AIM_RATIO: f64 = 4.0;
const AIM_HALF_P99_MS: f64 = 25.0;
const AIM_IDLE_KIB: f64 = 11.0;

/// What both generators print.
#[derive(Clone, Debug, Deserialize)]
pub(super) struct Report {
    pub(super) steps_per_second: f64,
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

/// The highest rates of all sides at so many tables.
pub(super) struct Highest {
    pub(super) tables: u32,
    pub(super) ours: Report,
    pub(super) before: Option<Report>,
    pub(super) theirs: Report,
}

/// The one with the middle rate; of two in the middle the slower.
pub(super) fn middle(mut reports: Vec<Report>) -> Option<Report> {
    reports.sort_by(|one, other| one.steps_per_second.total_cmp(&other.steps_per_second));
    let last = reports.len().checked_sub(1)?;
    Some(reports.swap_remove(last / 2))
}

pub(super) fn print_heading() {
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

pub(super) fn print_row(task: Task<'_>, report: &Report) {
    let side = task.side.name();
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

/// What the aims are judged by.
pub(super) struct Aims<'a> {
    pub(super) highest: &'a [Highest],
    /// Ours at half of its highest rate.
    pub(super) half: &'a Report,
    pub(super) many_tables: u32,
    pub(super) many: &'a Report,
    pub(super) many_before: Option<&'a Report>,
}

impl Aims<'_> {
    pub(super) fn print(&self) -> Result<()> {
        println!("\n{:<62} {:>12} {:>12}", "aim", "measured", "");
        for highest in self.highest {
            highest.print_beside_theirs();
            highest.print_beside_before();
        }
        let what = format!("p99 at half of the highest rate under {AIM_HALF_P99_MS} ms");
        let p99_ms = self.half.p99_ms;
        print_aim(&what, &format!("{p99_ms:.1} ms"), p99_ms < AIM_HALF_P99_MS);
        self.print_many()
    }

    fn print_many(&self) -> Result<()> {
        let tables = self.many_tables;
        let ours = figures_of_ours(self.many)?;
        let n_alive = ours.tables_alive.played;
        let is_alive = n_alive >= tables as usize && self.many.has_no_failure();
        let what = format!("{tables} tables alive, and played");
        print_aim(&what, &n_alive.to_string(), is_alive);
        let bare = ours.bare_kib_per_table;
        let what = format!("memory of an idle table under {AIM_IDLE_KIB} KiB");
        print_aim(&what, &format!("{bare:.1} KiB"), bare < AIM_IDLE_KIB);
        if let Some(before) = self.many_before {
            let earlier = figures_of_ours(before)?.bare_kib_per_table;
            let what = format!("memory of an idle table not above {earlier:.1} KiB of before");
            print_aim(&what, &format!("{bare:.1} KiB"), bare <= earlier);
        }
        println!(
            "\nThe {tables} tables were made and seated over HTTP in {:.0} s. They had {} sockets, as many as the limits of open \
             files and ports allow: one each, and at {} of them one for every player; these were played.",
            ours.opening_seconds, ours.sockets, ours.tables_played
        );
        println!(
            "KiB/table: with sockets, before the play. Memory of an idle table: without sockets, all of them in memory."
        );
        Ok(())
    }
}

fn figures_of_ours(report: &Report) -> Result<&Ours> {
    report.ours.as_ref().context("no figures of our own")
}

impl Highest {
    fn print_beside_theirs(&self) {
        let (tables, ours, theirs) = (self.tables, &self.ours, &self.theirs);
        let ratio = ours.steps_per_second / theirs.steps_per_second;
        let what = format!("{tables} tables: {AIM_RATIO} times boardgame.io's steps per second");
        print_aim(&what, &format!("{ratio:.1}x"), ratio >= AIM_RATIO);
        let their_p99 = theirs.p99_ms;
        let what = format!("{tables} tables: a lower p99 than its {their_p99:.1} ms");
        let p99_ms = ours.p99_ms;
        print_aim(&what, &format!("{p99_ms:.1} ms"), p99_ms < their_p99);
    }

    fn print_beside_before(&self) {
        let Some(before) = &self.before else { return };
        let (tables, ours) = (self.tables, &self.ours);
        let ratio = ours.steps_per_second / before.steps_per_second;
        let what = format!("{tables} tables: no fewer steps per second than before");
        print_aim(&what, &format!("{ratio:.2}x"), ratio >= 1.0);
        let earlier = before.p99_ms;
        let what = format!("{tables} tables: p99 not above {earlier:.1} ms of before");
        let p99_ms = ours.p99_ms;
        print_aim(&what, &format!("{p99_ms:.1} ms"), p99_ms <= earlier);
    }
}

fn print_aim(what: &str, measured: &str, is_met: bool) {
    let verdict = if is_met { "met" } else { "MISSED" };
    println!("{what:<62} {measured:>12} {verdict:>12}");
}

#[cfg(test)]
mod tests {
    use super::*;

    fn report(steps_per_second: f64) -> Report {
        let json = serde_json::json!({
            "steps_per_second": steps_per_second, "p50_ms": 1.0, "p99_ms": 2.0, "rejected": 0, "errors": 0, "unanswered": 0,
            "idle_kib_per_table": 9.0, "server_cores": 1.0, "generator_cores": 0.5, "server_starved_share": 0.0,
        });
        serde_json::from_value(json).unwrap()
    }

    #[test]
    fn the_middle_round_counts() {
        let middle_of = |rates: &[f64]| {
            let reports = rates.iter().map(|rate| report(*rate)).collect();
            middle(reports).map(|report| report.steps_per_second)
        };
        assert_eq!(middle_of(&[900.0, 100.0, 500.0]), Some(500.0));
        assert_eq!(middle_of(&[900.0, 100.0]), Some(100.0));
        assert_eq!(middle_of(&[]), None);
    }
}
