//! `hyakki train`

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::{Context, ensure};
use hyakki_catalog::GameId;
use hyakki_core::Options;
use hyakki_training::{Training, TrainingNews, WeightsFile, train};
use indicatif::{ProgressBar, ProgressStyle};

use crate::plural::plural;
use crate::stopping::say_when_stopped;

/// Let a game's minds learn by playing against themselves
#[derive(Debug, clap::Args)]
#[command(
    after_help = "After each generation what was learnt is written to the folder; --go-on begins with what lies there.\n\
                  The same seed and numbers give the same files.\n\
                  For example: hyakki train septet --players 4 --generations 3 --games 2000 --nodes 200 --out training"
)]
pub struct TrainCommand {
    /// The game
    #[arg(value_parser = clap::builder::PossibleValuesParser::new(GameId::ALL.map(GameId::name)))]
    game: String,

    /// How many play [default: what is usual for the game]
    #[arg(long, short, value_name = "N")]
    players: Option<usize>,

    /// How often to learn from what was played
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1_000))]
    generations: u32,

    /// How many games (Septet: rounds) to play for each generation
    #[arg(long, short = 'n', value_name = "N", default_value_t = 1_000, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,

    /// How many simulations a move; only Septet's minds learn from searches [default: 200]
    #[arg(long = "nodes", value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    simulations: Option<u32>,

    /// Where the random numbers start
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// The folder for what is learnt
    #[arg(long, value_name = "DIR", default_value = "training")]
    out: PathBuf,

    /// Begin with what lies in the folder
    #[arg(long)]
    go_on: bool,
}

impl TrainCommand {
    /// Trains, and gives what is to be printed. Every error is the input's.
    pub fn run(&self) -> anyhow::Result<String> {
        let game: GameId = self.game.parse()?;
        let players = self.players.unwrap_or(game.default_players());
        game.check_config(players, &Options::new())?;
        let training = self.training(players)?;
        std::fs::create_dir_all(&self.out).with_context(|| format!("{}", self.out.display()))?;
        self.train(game, &training)
    }

    fn training(&self, players: usize) -> anyhow::Result<Training> {
        Ok(Training {
            players,
            seed: self.seed,
            generations: self.generations,
            games: self.games,
            simulations: self.simulations,
            earlier: if self.go_on {
                read_files(&self.out)?
            } else {
                Vec::new()
            },
            made_by: format!(
                "hyakki train {} --players {players} --generations {} --games {}{} --seed {}{}",
                self.game,
                self.generations,
                self.games,
                self.simulations
                    .map_or_else(String::new, |simulations| format!(" --nodes {simulations}")),
                self.seed,
                if self.go_on { " --go-on" } else { "" }
            ),
        })
    }

    fn train(&self, game: GameId, training: &Training) -> anyhow::Result<String> {
        let bar = bar(u64::from(self.generations) * u64::from(self.games));
        let n_kept = Arc::new(AtomicU32::new(0));
        self.tell_when_stopped(&bar, &n_kept)?;
        let mut told = String::new();
        let mut result = Ok(());
        train(game, training, &mut |news| {
            match news {
                TrainingNews::Played { generation, games } => {
                    let before = u64::from(generation - 1) * u64::from(self.games);
                    bar.set_position(before + u64::from(games));
                }
                TrainingNews::Fitted {
                    generation,
                    summary,
                    files,
                } => {
                    bar.println(format!("generation {generation}: {summary}"));
                    told += &format!("generation {generation}: {summary}\n");
                    let mut files = files.iter();
                    result = files.try_for_each(|file| write_file(&self.out, file));
                    n_kept.store(generation, Ordering::Relaxed);
                }
            }
            // What cannot be kept need not be learnt.
            match result {
                Ok(()) => ControlFlow::Continue(()),
                Err(_) => ControlFlow::Break(()),
            }
        })?;
        bar.finish_and_clear();
        result?;
        Ok(told)
    }

    /// Whoever stops the training is told what is kept, and how it goes on.
    fn tell_when_stopped(&self, bar: &ProgressBar, n_kept: &Arc<AtomicU32>) -> anyhow::Result<()> {
        let (bar, n_kept) = (bar.clone(), Arc::clone(n_kept));
        let (folder, n_all) = (self.out.display().to_string(), self.generations);
        say_when_stopped(move || {
            bar.finish_and_clear();
            let n_kept = n_kept.load(Ordering::Relaxed);
            match n_all - n_kept {
                n_left if n_kept > 0 && n_left > 0 => format!(
                    "stopped: {n_kept} of {} kept in {folder}; \
                     --go-on --generations {n_left} goes on from there",
                    plural(n_all, "generation")
                ),
                0 => format!("stopped: everything is kept in {folder}"),
                _ => format!("stopped in the first generation: {folder} is as it was before"),
            }
        })
    }
}

fn bar(n_games: u64) -> ProgressBar {
    let style = "{bar:40} {human_pos}/{human_len}, {elapsed} gone, {eta} left";
    let style = ProgressStyle::with_template(style).expect("the template is well-formed");
    let bar = ProgressBar::new(n_games).with_style(style);
    bar.enable_steady_tick(std::time::Duration::from_millis(200));
    bar
}

/// Writes a file whole or not at all, so that an interrupted run leaves the checkpoint before it.
fn write_file(folder: &Path, file: &WeightsFile) -> anyhow::Result<()> {
    let path = folder.join(&file.name);
    let half = folder.join(format!("{}.part", file.name));
    std::fs::write(&half, &file.text)
        .and_then(|()| std::fs::rename(&half, &path))
        .with_context(|| format!("{}", path.display()))
}

fn read_files(folder: &Path) -> anyhow::Result<Vec<WeightsFile>> {
    let name = || format!("{}", folder.display());
    let mut files = Vec::new();
    for entry in std::fs::read_dir(folder).with_context(name)? {
        let path = entry.with_context(name)?.path();
        if path.extension().is_some_and(|extension| extension == "txt") {
            let text =
                std::fs::read_to_string(&path).with_context(|| format!("{}", path.display()))?;
            let text = text.trim_start_matches('\u{feff}').to_owned();
            let name = path.file_name().unwrap_or_default();
            let name = name.to_string_lossy().into_owned();
            files.push(WeightsFile { name, text });
        }
    }
    ensure!(!files.is_empty(), "{}: nothing to go on from", name());
    files.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(files)
}
