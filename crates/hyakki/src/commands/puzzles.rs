//! `hyakki puzzles`

mod check;
mod make;
mod solve;
mod text;

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use hyakki_school::puzzles::PuzzleFile;

use crate::failure::Failure;
use crate::words::say;

/// Make puzzles, prove them again, and solve them
#[derive(Debug, clap::Args)]
#[command(
    after_help = "A puzzle is a position with one right answer; docs/puzzles.md says how that is proved."
)]
pub(crate) struct Puzzles {
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, clap::Subcommand)]
enum Task {
    /// Find puzzles in self-play or in records, and prove them
    Make(make::Make),
    /// Prove the puzzles of a file again
    Check(check::Check),
    /// Solve puzzles in the terminal
    Solve(solve::Solve),
}

impl Puzzles {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        match &self.task {
            Task::Make(task) => task.run(),
            Task::Check(task) => task.run(),
            Task::Solve(task) => task.run(),
        }
    }
}

/// No file of puzzles is larger, in bytes.
const MAX_FILE: u64 = 64 << 20;

/// The puzzles in a file.
fn read(path: &Path) -> Result<PuzzleFile, Failure> {
    let name = path.display().to_string();
    let text = read_text(path)?;
    PuzzleFile::parse(&text)
        .map_err(|bad| Failure::because(format!("{name}: {}", text::of_bad_file(&bad))))
}

fn read_text(path: &Path) -> Result<String, Failure> {
    let name = path.display().to_string();
    let size = std::fs::metadata(path)
        .map(|found| found.len())
        .unwrap_or(0);
    if size > MAX_FILE {
        return Err(Failure::because(say!("cli-puzzles-too-large", path = name)));
    }
    let bytes = super::read_record(path)?;
    String::from_utf8(bytes)
        .map_err(|_| Failure::because(format!("{name}: {}", say!("record-not-utf8"))))
}

/// Where a game's puzzles are in the project.
fn usual_path(game: &str) -> PathBuf {
    Path::new("puzzles").join(format!("{game}.jsonl"))
}

/// Becomes true when somebody asks us to stop.
fn stop_signal() -> Arc<AtomicBool> {
    let is_stopped = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&is_stopped);
    // Where no handler can be set, the signal ends the program as it ends any other.
    let _ = ctrlc::set_handler(move || flag.store(true, Ordering::Relaxed));
    is_stopped
}
