//! `hyakki puzzles check`

use std::path::PathBuf;
use std::sync::atomic::Ordering;
use std::time::Duration;

use hyakki_school::puzzles::{Checked, Kind, Puzzle, PuzzleFile, check};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use super::{read, stop_signal, text};
use crate::console;
use crate::failure::Failure;
use crate::made_by::made_by;
use crate::words::say;

/// Prove the puzzles of a file again
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Proven ones are proved from nothing; strong ones are compared anew by both judges with other seeds.\n\
                  Exit code 1 if one is wrong or overturned, 2 if the file was changed or belongs to other rules.\n\
                  As long as the issue asks for:\n  hyakki puzzles check puzzles/sketch.jsonl --times 10"
)]
pub(crate) struct Check {
    /// Files of puzzles
    #[arg(required = true)]
    files: Vec<PathBuf>,

    /// Compare strong ones with so many times the playouts
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1_000))]
    times: u32,

    /// Check one of so many only
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    every: u32,

    /// The seed of the comparisons
    #[arg(long, value_name = "N", default_value_t = 0xC4EC)]
    seed: u64,

    /// What came out as JSON
    #[arg(long)]
    json: bool,
}

/// What came of a file.
#[derive(Default)]
struct Tally {
    n_proven: usize,
    n_strong: usize,
    /// The puzzles that are no longer right, and why.
    wrong: Vec<(String, String)>,
    overturned: Vec<(String, String)>,
}

impl Check {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let is_stopped = stop_signal();
        let mut reports = Vec::new();
        let mut is_right = true;
        // All are read first: one that was changed is told before anything takes time.
        let files: Vec<PuzzleFile> = self
            .files
            .iter()
            .map(|path| read(path))
            .collect::<Result<_, _>>()?;
        for (path, file) in self.files.iter().zip(&files) {
            let name = path.display().to_string();
            let bar = progress_bar(
                &name,
                file.puzzles.len().div_ceil(self.every as usize) as u64,
            );
            let mut tally = Tally::default();
            for puzzle in file.puzzles.iter().step_by(self.every as usize) {
                if is_stopped.load(Ordering::Relaxed) {
                    bar.finish_and_clear();
                    return Err(Failure::Interrupted);
                }
                self.check(file, puzzle, &name, &mut tally)?;
                bar.inc(1);
            }
            bar.finish_and_clear();
            is_right &= tally.wrong.is_empty() && tally.overturned.is_empty();
            if self.json {
                reports.push(tally.to_json(&name));
            } else {
                console::print(tally.to_text(&name))?;
            }
        }
        if self.json {
            console::print_line(
                json!({"files": reports, "times": self.times, "seed": self.seed, "made_by": made_by()}),
            )?;
        }
        is_right.then_some(()).ok_or(Failure::Check)
    }

    fn check(
        &self,
        file: &PuzzleFile,
        puzzle: &Puzzle,
        name: &str,
        tally: &mut Tally,
    ) -> Result<(), Failure> {
        let checked = check(file.game, puzzle, self.times as usize, self.seed);
        let checked = checked.map_err(|bad| {
            let why = text::of_bad_puzzle(&bad);
            Failure::because(say!(
                "cli-puzzles-bad",
                path = name,
                id = puzzle.id.as_str(),
                why = why
            ))
        })?;
        match puzzle.kind() {
            Kind::Strong => tally.n_strong += 1,
            Kind::ProvenOpen | Kind::ProvenClosed => tally.n_proven += 1,
        }
        match checked {
            Checked::Holds => {}
            Checked::Wrong { right } => tally.wrong.push((puzzle.id.clone(), right.join(", "))),
            Checked::Overturned { lead } => {
                tally
                    .overturned
                    .push((puzzle.id.clone(), crate::words::decimal(lead, 1)));
            }
        }
        Ok(())
    }
}

impl Tally {
    fn to_text(&self, name: &str) -> String {
        let mut lines = Vec::new();
        for (id, right) in &self.wrong {
            lines.push(say!(
                "cli-puzzles-wrong",
                path = name,
                id = id.as_str(),
                right = right.as_str()
            ));
        }
        for (id, lead) in &self.overturned {
            lines.push(say!(
                "cli-puzzles-overturned",
                path = name,
                id = id.as_str(),
                lead = lead.as_str()
            ));
        }
        lines.push(say!(
            "cli-puzzles-checked",
            path = name,
            proven = self.n_proven,
            wrong = self.wrong.len(),
            strong = self.n_strong,
            overturned = self.overturned.len()
        ));
        lines.join("\n") + "\n"
    }

    fn to_json(&self, name: &str) -> Value {
        let ids = |list: &[(String, String)]| -> Vec<Value> {
            list.iter()
                .map(|(id, what)| json!({"id": id, "found": what}))
                .collect()
        };
        json!({
            "file": name,
            "proven": self.n_proven,
            "wrong": ids(&self.wrong),
            "strong": self.n_strong,
            "overturned": ids(&self.overturned),
        })
    }
}

/// A bar on a terminal; nothing elsewhere.
fn progress_bar(name: &str, n: u64) -> ProgressBar {
    let figures = say!(
        "cli-puzzles-checking",
        path = name,
        done = "{human_pos}",
        all = "{human_len}",
        left = "{eta}"
    );
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {figures}"))
        .expect("the template is well-formed");
    let bar = ProgressBar::new(n).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
