//! `hyakki simulate`

mod run;
mod summary;

use std::collections::BTreeMap;
use std::num::NonZeroUsize;
use std::path::PathBuf;

use hyakki_catalog::with_game;
use hyakki_core::{Game, GameConfig, Options};

use crate::console;
use crate::failure::Failure;
use crate::made_by::made_by;
use crate::words::say;

/// Play random games and sum them up
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Every legal action is equally likely. The same seed gives the same games, whatever the number of threads.\n\
                  For example: hyakki simulate septet --option scoring=basic --games 10000 --seed 7"
)]
pub(crate) struct Simulate {
    /// The game
    #[arg(value_parser = super::game_parser())]
    game: String,

    /// How many play [default: what is usual for the game]
    #[arg(long, short, value_name = "N")]
    players: Option<usize>,

    /// An option of the game, see `hyakki games`; can be given several times
    #[arg(long = "option", short, value_name = "NAME=VALUE")]
    options: Vec<String>,

    /// How many games
    #[arg(long, short = 'n', value_name = "N", default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,

    /// Where the random numbers start
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// How many threads play [default: one for each processor]
    #[arg(long, short, value_name = "T")]
    threads: Option<NonZeroUsize>,

    /// Write each game's record into this folder
    #[arg(long, short, value_name = "DIR")]
    record: Option<PathBuf>,

    /// The summary as JSON
    #[arg(long)]
    json: bool,
}

impl Simulate {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        with_game!(super::game(&self.game), G => self.simulate::<G>())
    }

    fn options(&self) -> Result<Options, Failure> {
        let mut options = BTreeMap::new();
        for text in &self.options {
            let (name, value) = text
                .split_once('=')
                .ok_or_else(|| Failure::because(say!("cli-option-shape", text = text.as_str())))?;
            if options.insert(name.to_owned(), value.to_owned()).is_some() {
                return Err(Failure::because(say!("cli-option-twice", name = name)));
            }
        }
        Ok(options)
    }

    /// How many threads play. Who asked for more is told.
    fn n_threads(&self) -> usize {
        let n_threads = hyakki_arena::n_threads(self.threads, self.games);
        if let Some(asked) = self.threads.filter(|asked| asked.get() > n_threads) {
            let note = say!("cli-fewer-threads", n = n_threads, asked = asked.get());
            console::complain(note);
        }
        n_threads
    }

    fn simulate<G: Game>(&self) -> Result<(), Failure> {
        let players = self.players.unwrap_or(G::Config::DEFAULT_PLAYERS);
        let config = G::Config::build(players, &self.options()?).map_err(Failure::of)?;
        let plan = run::Plan::<G> {
            config,
            n_games: self.games,
            seed: self.seed,
            n_threads: self.n_threads(),
            record_folder: self.record.clone(),
        };
        let summary = plan.run()?;
        if self.json {
            console::print_line(summary.to_json(&made_by()))
        } else {
            console::print(summary.to_text())
        }
    }
}
