//! What contests and studies are told alike on the command line.

use std::fs::OpenOptions;
use std::io::Write as _;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use hyakki_catalog::GameId;
use hyakki_core::{Game, GameConfig, Options};

use crate::limit::Limit;
use crate::plural::plural;
use crate::threads::n_threads;

/// What contests and studies are told alike.
#[derive(Debug, clap::Args)]
pub(crate) struct RunArgs {
    /// The game
    #[arg(value_parser = clap::builder::PossibleValuesParser::new(GameId::ALL.map(GameId::name)))]
    game: String,

    /// How many play
    #[arg(long, short, value_name = "N")]
    pub(crate) players: Option<usize>,

    /// An option of the game, see `hyakki games`; can be given several times
    #[arg(long = "option", short, value_name = "NAME=VALUE", value_parser = parse_option)]
    options: Vec<(String, String)>,

    /// How many games; a contest rounds up to whole deals
    #[arg(long, short = 'n', value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    pub(crate) games: u64,

    /// Where the random numbers start
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    pub(crate) seed: u64,

    /// How many simulations a move; a run repeats exactly
    #[arg(long = "nodes", value_name = "N", conflicts_with = "time_ms")]
    simulations: Option<i64>,

    /// How many milliseconds a move
    #[arg(long, value_name = "N")]
    time_ms: Option<i64>,

    /// How many milliseconds of processor time a move: a busy machine does not decide
    #[arg(long, value_name = "N", conflicts_with_all = ["time_ms", "simulations"])]
    cpu_ms: Option<i64>,

    /// How many games are played at once [default: one for each processor]
    #[arg(long, short, value_name = "T")]
    threads: Option<NonZeroUsize>,

    /// The result as JSON
    #[arg(long)]
    pub(crate) json: bool,

    /// Write a page with plots to this file
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
}

/// Says that a file's folder is missing, where that is why it cannot be written.
pub(crate) fn check_folder(file: &Path) -> anyhow::Result<()> {
    match file.parent() {
        Some(folder) if !folder.as_os_str().is_empty() && !folder.is_dir() => {
            bail!("{}: there is no such folder", folder.display())
        }
        _ => Ok(()),
    }
}

fn parse_option(text: &str) -> Result<(String, String), String> {
    let pair = text.split_once('=');
    pair.map(|(name, value)| (name.to_owned(), value.to_owned()))
        .ok_or_else(|| "an option is written name=value".to_owned())
}

impl RunArgs {
    pub(crate) fn game(&self) -> anyhow::Result<GameId> {
        Ok(self.game.parse()?)
    }

    /// The budget that everybody has who has none of its own.
    pub(crate) fn limit(&self) -> anyhow::Result<Option<Limit>> {
        let simulations = self.simulations.map(Limit::simulations);
        let time = self.time_ms.map(Limit::time_ms);
        let processor = self.cpu_ms.map(Limit::processor_ms);
        Ok(simulations.or(time).or(processor).transpose()?)
    }

    /// What is settled before the games, for so many players.
    pub(crate) fn config<G: Game>(&self, players: usize) -> anyhow::Result<G::Config> {
        let options: Options = self.options.iter().cloned().collect();
        let n_options = options.len();
        ensure!(n_options == self.options.len(), "an option is given twice");
        Ok(G::Config::build(players, &options)?)
    }

    /// How many threads play so many games. Who asked for more is told.
    pub(crate) fn n_threads(&self, n_games: u64) -> usize {
        let n_threads = n_threads(self.threads, n_games);
        if let Some(asked) = self.threads.filter(|asked| asked.get() > n_threads) {
            let played_at_once = plural(n_threads as u64, "game");
            // Where standard error is closed there is nobody to tell.
            let _ = writeln!(
                std::io::stderr(),
                "{played_at_once} at once instead of {asked}: more would gain nothing"
            );
        }
        n_threads
    }

    /// Refuses a report that cannot be written before hours are spent on it. One that is there already stays until then.
    pub(crate) fn check_report(&self) -> anyhow::Result<()> {
        if let Some(path) = &self.report {
            check_folder(path)?;
            let was_there = path.exists();
            let file = OpenOptions::new().create(true).append(true).open(path);
            file.with_context(|| format!("{}", path.display()))?;
            if !was_there {
                // A run that is stopped leaves no empty page behind.
                std::fs::remove_file(path).with_context(|| format!("{}", path.display()))?;
            }
        }
        Ok(())
    }

    /// Writes the page, if one is wanted.
    pub(crate) fn write_report(&self, page: impl FnOnce() -> String) -> anyhow::Result<()> {
        match &self.report {
            Some(path) => {
                std::fs::write(path, page()).with_context(|| format!("{}", path.display()))
            }
            None => Ok(()),
        }
    }
}
