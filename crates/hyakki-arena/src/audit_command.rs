//! `hyakki audit`

use anyhow::Context;
use hyakki_catalog::{GameId, with_game};
use hyakki_core::{GameConfig, Options};
use hyakki_minds::GameWithMinds;
use hyakki_septet::SeptetConfig;
use serde::Serialize;
use serde_json::json;

use crate::audit::{Agreement, Endings, EndingsAsked, WorldsMeasured};
use crate::bar::Bar;
use crate::contestant::Contestant;
use crate::made_by::MadeBy;

/// Measure a mind beside its games
#[derive(Debug, clap::Args)]
#[command(
    after_help = "For example: hyakki audit agreement pagoda --players 2 --mind master@20cpu --games 10\n\
                  hyakki audit worlds septet --worlds 256\n\
                  hyakki audit endings --mind master@1000 --cards 4 --games 20"
)]
pub struct AuditCommand {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    /// How often two searches of the same budget choose the same
    Agreement {
        #[command(flatten)]
        table: TableArgs,
        #[command(flatten)]
        mind: MindArgs,
    },
    /// How many of the proposed worlds the strongest level's inference leaves, and how many of those a millisecond brings
    Worlds {
        #[command(flatten)]
        table: TableArgs,
        /// How many worlds are proposed for each decision
        #[arg(long, value_name = "N", default_value_t = 256, value_parser = clap::value_parser!(u32).range(1..=100_000))]
        worlds: u32,
        #[command(flatten)]
        run: AuditRunArgs,
    },
    /// Septet's endings: decisions that the exact solver refutes in every world that fits what the seat knows
    Endings {
        /// How many play
        #[arg(long, short, value_name = "N", default_value_t = 4)]
        players: usize,
        /// The most cards in hand
        #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=5))]
        cards: u8,
        /// How many worlds are drawn for each decision
        #[arg(long, value_name = "N", default_value_t = 300, value_parser = clap::value_parser!(u32).range(1..=100_000))]
        worlds: u32,
        #[command(flatten)]
        mind: MindArgs,
    },
}

#[derive(Debug, clap::Args)]
struct TableArgs {
    /// The game
    #[arg(value_parser = clap::builder::PossibleValuesParser::new(GameId::ALL.map(GameId::name)))]
    game: String,

    /// How many play
    #[arg(long, short, value_name = "N")]
    players: Option<usize>,
}

#[derive(Debug, clap::Args)]
struct MindArgs {
    /// Who plays all seats, with its budget: NAME@200, NAME@50ms or NAME@50cpu
    #[arg(long, value_name = "NAME", default_value = "master@5cpu")]
    mind: String,
    #[command(flatten)]
    run: AuditRunArgs,
}

#[derive(Debug, clap::Args)]
struct AuditRunArgs {
    /// How many games
    #[arg(long, short = 'n', value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=1_000_000))]
    games: u64,

    /// Where the random numbers start
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// The result as JSON
    #[arg(long)]
    json: bool,
}

/// What was found, with where it comes from.
#[derive(Serialize)]
struct Found<'a, T> {
    #[serde(flatten)]
    figures: &'a T,
    seed: u64,
    made_by: &'a MadeBy,
}

impl AuditRunArgs {
    /// The numbers of the games. Whoever stops the audit is told that it keeps nothing.
    fn games(&self) -> anyhow::Result<impl Iterator<Item = u64> + use<>> {
        let bar = Bar::new(self.games);
        bar.tell_when_stopped(None)?;
        Ok(bar.count_games())
    }

    fn show<T: Serialize>(
        &self,
        figures: &T,
        in_words: impl FnOnce(&T) -> String,
        made_by: &MadeBy,
    ) -> String {
        if !self.json {
            return in_words(figures);
        }
        let found = Found {
            figures,
            seed: self.seed,
            made_by,
        };
        format!("{}\n", json!(found))
    }
}

impl TableArgs {
    fn config<G: GameWithMinds>(&self) -> anyhow::Result<G::Config> {
        let players = self.players.unwrap_or(G::Config::DEFAULT_PLAYERS);
        Ok(G::Config::build(players, &Options::new())?)
    }
}

/// A program from outside is asked for its moves in games only.
const NOT_OURS: &str = "an audit asks one of our minds, and one that knows the game";

impl AuditCommand {
    /// Measures, and gives what is to be printed. Every error is the input's.
    pub fn run(&self, made_by: &MadeBy) -> anyhow::Result<String> {
        match &self.what {
            What::Agreement { table, mind } => {
                let who = Contestant::parse(&mind.mind, None)?;
                let MindArgs { run, .. } = mind;
                let found = with_game!(table.game.parse::<GameId>()?, G => {
                    Agreement::measure::<G>(table.config::<G>()?, &who, run.games()?, run.seed)
                });
                Ok(run.show(&found.context(NOT_OURS)?, Agreement::to_text, made_by))
            }
            What::Worlds { table, worlds, run } => {
                let n_worlds = *worlds as usize;
                let found = with_game!(table.game.parse::<GameId>()?, G => {
                    let config = table.config::<G>()?;
                    WorldsMeasured::measure::<G>(config, n_worlds, run.games()?, run.seed)
                });
                Ok(run.show(&found, WorldsMeasured::to_text, made_by))
            }
            What::Endings {
                players,
                cards,
                worlds,
                mind,
            } => {
                let asked = EndingsAsked {
                    config: SeptetConfig::build(*players, &Options::new())?,
                    most_cards: usize::from(*cards),
                    n_worlds: *worlds as usize,
                };
                let who = Contestant::parse(&mind.mind, None)?;
                let MindArgs { run, .. } = mind;
                let found = Endings::measure(&asked, &who, run.games()?, run.seed);
                Ok(run.show(&found.context(NOT_OURS)?, Endings::to_text, made_by))
            }
        }
    }
}
