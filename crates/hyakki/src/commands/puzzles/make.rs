//! `hyakki puzzles make`

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use hyakki_core::record;
use hyakki_school::puzzles::{Kind, Maker, Making, PuzzleFile, Stopped};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use super::{read, stop_signal, usual_path};
use crate::commands::{game, game_parser, read_record, write_whole};
use crate::console;
use crate::failure::Failure;
use crate::made_by::made_by;
use crate::reasons::InWords;
use crate::words::say;

/// Find puzzles in self-play or in records, and prove them
#[derive(Debug, clap::Args)]
#[command(
    after_help = "What is found is written after each match, so that the same command goes on where it was stopped.\n\
                  The same seed gives the same puzzles."
)]
pub(crate) struct Make {
    /// The game
    #[arg(value_parser = game_parser())]
    game: String,

    /// How many puzzles the file is to have
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    count: u32,

    /// The seed of self-play and of everything that is sampled
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,

    /// Take the positions from these records of finished matches, and not from self-play
    #[arg(long, value_name = "RECORD", num_args = 1..)]
    from: Vec<PathBuf>,

    /// The file [default: puzzles/GAME.jsonl]
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// What came out as JSON
    #[arg(long)]
    json: bool,
}

impl Make {
    pub(super) fn run(&self) -> Result<(), Failure> {
        let path = self.out.clone().unwrap_or_else(|| usual_path(&self.game));
        let mut file = self.begin(&path)?;
        let is_stopped = stop_signal();
        let bar = progress_bar(u64::from(self.count));
        let end = if self.from.is_empty() {
            self.go_through_self_play(&mut file, &path, &is_stopped, &bar)
        } else {
            self.go_through_records(&mut file, &path, &is_stopped, &bar)
        };
        bar.finish_and_clear();
        let is_complete = end?;
        let (n, path) = (file.puzzles.len(), path.display().to_string());
        if !is_complete {
            return Err(Failure::Stopped(say!(
                "cli-puzzles-stopped",
                n = n,
                path = path
            )));
        }
        console::print_line(if self.json {
            self.to_json(&file)
        } else {
            say!(
                "cli-puzzles-made",
                n = n,
                path = path,
                matches = file.n_matches
            )
        })
    }

    /// The file as it is so far, or a new one.
    fn begin(&self, path: &std::path::Path) -> Result<PuzzleFile, Failure> {
        let (game, name) = (game(&self.game), path.display().to_string());
        let is_there = std::fs::metadata(path).is_ok_and(|found| found.len() > 0);
        let this = made_by();
        let making = Making::by(this.command, this.version, this.commit);
        if !is_there {
            return Ok(PuzzleFile::new(game, self.seed, making));
        }
        let mut file = read(path)?;
        if file.game != game {
            let other = file.game.name();
            return Err(Failure::because(say!(
                "cli-puzzles-other-game",
                path = name,
                game = other
            )));
        }
        if file.seed != self.seed {
            let seed = file.seed.to_string();
            return Err(Failure::because(say!(
                "cli-puzzles-other-seed",
                path = name,
                seed = seed
            )));
        }
        file.go_on(making);
        Ok(file)
    }

    /// Match after match until there are enough; false if somebody stopped it.
    fn go_through_self_play(
        &self,
        file: &mut PuzzleFile,
        path: &std::path::Path,
        is_stopped: &AtomicBool,
        bar: &ProgressBar,
    ) -> Result<bool, Failure> {
        let maker = Maker::new(file.game, self.seed);
        while file.puzzles.len() < self.count as usize {
            bar.set_position(file.puzzles.len() as u64);
            let mut go_on = || !is_stopped.load(Ordering::Relaxed);
            let found = maker.from_self_play(file.n_matches, &file.puzzles, &mut go_on);
            let Ok(found) = found else { return Ok(false) };
            file.add_match(found);
            write_whole(path, &file.to_text())?;
        }
        Ok(true)
    }

    /// Record after record; false if somebody stopped it.
    fn go_through_records(
        &self,
        file: &mut PuzzleFile,
        path: &std::path::Path,
        is_stopped: &AtomicBool,
        bar: &ProgressBar,
    ) -> Result<bool, Failure> {
        let maker = Maker::new(file.game, self.seed);
        for source in &self.from {
            if file.puzzles.len() >= self.count as usize {
                break;
            }
            bar.set_position(file.puzzles.len() as u64);
            let name = source.display().to_string();
            let at_line = |error: record::RecordError| {
                Failure::because(format!("{name}: {}", error.in_words()))
            };
            let bytes = read_record(source)?;
            let text = record::text(&bytes).map_err(at_line)?;
            let place = source
                .file_name()
                .map(|name| name.to_string_lossy().into_owned());
            let place = place.unwrap_or_else(|| name.clone());
            let mut go_on = || !is_stopped.load(Ordering::Relaxed);
            let found = maker.from_record(text, &place, &file.puzzles, &mut go_on);
            match found.map_err(at_line)? {
                Ok(found) => file.add_record(found),
                Err(Stopped) => return Ok(false),
            }
            write_whole(path, &file.to_text())?;
        }
        Ok(true)
    }

    fn to_json(&self, file: &PuzzleFile) -> String {
        let n_of = |kind: Kind| {
            file.puzzles
                .iter()
                .filter(|puzzle| puzzle.kind() == kind)
                .count()
        };
        let kinds: serde_json::Map<String, serde_json::Value> = (Kind::ALL.iter())
            .map(|&kind| (kind.to_string(), n_of(kind).into()))
            .collect();
        json!({
            "game": self.game,
            "puzzles": file.puzzles.len(),
            "kinds": kinds,
            "matches": file.n_matches,
            "seed": self.seed,
            "made_by": made_by(),
        })
        .to_string()
    }
}

/// A bar on a terminal; nothing elsewhere.
fn progress_bar(n: u64) -> ProgressBar {
    let figures = say!(
        "cli-puzzles-making",
        done = "{human_pos}",
        all = "{human_len}",
        time = "{elapsed}"
    );
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {figures}"))
        .expect("the template is well-formed");
    let bar = ProgressBar::new(n).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
