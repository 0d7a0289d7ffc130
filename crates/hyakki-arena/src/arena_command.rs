//! `hyakki arena`

use std::num::NonZeroUsize;
use std::path::PathBuf;

use anyhow::{Context, bail, ensure};
use hyakki_catalog::{GameId, GameVisitor};
use hyakki_core::{GameConfig, Options};
use hyakki_minds::Skilled;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use crate::contest::{Contest, Finished, Watcher};
use crate::contestant::Contestant;
use crate::journal::Journal;
use crate::limit::Limit;
use crate::lineup::Lineup;
use crate::played::Played;
use crate::sequential_test::{Bounds, SequentialTest, Verdict};
use crate::standings::Standings;

/// Let minds play against each other, and say with figures who is stronger
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Every deal is played once in each seating, so that luck cancels. At tables of more than two sides the first\n\
                  of two minds sits alone among the second's.\n\
                  A mind is random, novice, apprentice, adept, master, r1 or r2 (references that never change), seer (is shown\n\
                  everything), or cmd:PROGRAM (docs/bots.md); NAME@200 gives it 200 simulations a move, NAME@50ms 50 milliseconds.\n\
                  A run that was interrupted goes on when the same command is given again.\n\
                  For example: hyakki arena septet --minds master,r2 --time-ms 20 --games 1000 --seed 1"
)]
pub struct ArenaCommand {
    /// The game
    #[arg(value_parser = clap::builder::PossibleValuesParser::new(GameId::ALL.map(GameId::name)))]
    game: String,

    /// Who plays, divided by commas
    #[arg(long, value_name = "A,B", value_delimiter = ',', required = true)]
    minds: Vec<String>,

    /// How many play [default: what is usual for the game]
    #[arg(long, short, value_name = "N")]
    players: Option<usize>,

    /// An option of the game, see `hyakki games`; can be given several times
    #[arg(long = "option", short, value_name = "NAME=VALUE", value_parser = parse_option)]
    options: Vec<(String, String)>,

    /// How many games; rounded up to whole deals
    #[arg(long, short = 'n', value_name = "N", default_value_t = 200, value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,

    /// Where the random numbers start
    #[arg(long, short, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// How many simulations a move; a run repeats exactly
    #[arg(long, value_name = "N", conflicts_with = "time_ms")]
    nodes: Option<u64>,

    /// How many milliseconds a move
    #[arg(long, value_name = "N")]
    time_ms: Option<u64>,

    /// How many games are played at once [default: one for each processor]
    #[arg(long, short, value_name = "T")]
    threads: Option<NonZeroUsize>,

    /// Stop as soon as it is clear whether the first mind is at least ELO1 or at most ELO0 stronger
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Bounds>,

    /// The result as JSON
    #[arg(long)]
    json: bool,

    /// Write a page with plots to this file
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,

    /// Keep every game's result in this file [default: a file that is removed when the run is complete]
    #[arg(long, value_name = "FILE.jsonl")]
    results: Option<PathBuf>,
}

fn parse_option(text: &str) -> Result<(String, String), String> {
    let pair = text.split_once('=');
    pair.map(|(name, value)| (name.to_owned(), value.to_owned()))
        .ok_or_else(|| "an option is written name=value".to_owned())
}

impl ArenaCommand {
    /// Lets them play, and gives what is to be printed. Every error is the input's.
    pub fn run(&self) -> anyhow::Result<String> {
        let game: GameId = self.game.parse()?;
        game.visit(Visit(self))
    }

    fn contest<G: Skilled>(&self) -> anyhow::Result<Contest<G>> {
        let common = match (self.nodes, self.time_ms) {
            (Some(nodes), _) => Some(Limit::nodes(nodes)?),
            (None, Some(ms)) => Some(Limit::time_ms(ms)?),
            (None, None) => None,
        };
        let contestants = (self.minds.iter())
            .map(|text| Contestant::parse(text.trim(), common).map_err(anyhow::Error::from))
            .collect::<anyhow::Result<Vec<_>>>()?;
        ensure!(contestants.len() >= 2, "a contest needs two minds at least");
        ensure!(contestants.len() <= 20, "a contest has at most 20 minds");
        let players = self.players.unwrap_or(G::Config::DEFAULT_PLAYERS);
        let options: Options = self.options.iter().cloned().collect();
        ensure!(
            options.len() == self.options.len(),
            "an option is given twice"
        );
        let config = G::Config::build(players, &options)?;
        let lineup = Lineup::new(&G::new(config), players, contestants.len());
        if self.sprt.is_some() && contestants.len() > 2 {
            bail!("--sprt compares two minds");
        }
        Ok(Contest {
            config,
            contestants,
            seed: self.seed,
            n_deals: self.games.div_ceil(lineup.n_seatings() as u64),
            n_threads: self.n_threads(),
            test: (self.sprt).map(|bounds| SequentialTest::new(bounds, lineup.n_sides())),
        })
    }

    fn n_threads(&self) -> usize {
        let processors = || std::thread::available_parallelism().map_or(1, NonZeroUsize::get);
        self.threads.map_or_else(processors, NonZeroUsize::get)
    }

    /// The result for people.
    fn to_text<G: Skilled>(&self, contest: &Contest<G>, finished: &Finished) -> String {
        let mut text = contest.standings(&finished.games).to_text();
        if let Some(verdict) = finished.verdict {
            text += match verdict {
                Verdict::Stronger => "the test says: stronger\n",
                Verdict::NotStronger => "the test says: not stronger\n",
                Verdict::Undecided => "the test needs more games\n",
            };
        }
        text
    }

    fn to_json<G: Skilled>(&self, contest: &Contest<G>, finished: &Finished) -> String {
        let Standings {
            n_games,
            n_deals,
            n_sides,
            standings,
        } = contest.standings(&finished.games);
        let json = json!({
            "game": G::NAME,
            "players": contest.config.players(),
            "options": contest.config.options(),
            "seed": contest.seed,
            "games": n_games,
            "deals": n_deals,
            "fair_share": 1.0 / n_sides as f64,
            "minds": standings,
            "verdict": finished.verdict,
        });
        format!("{json}\n")
    }
}

struct Visit<'a>(&'a ArenaCommand);

impl GameVisitor for Visit<'_> {
    type Output = anyhow::Result<String>;

    fn visit<G: Skilled>(self) -> anyhow::Result<String> {
        let command = self.0;
        let contest = command.contest::<G>()?;
        let terms = contest.terms(Journal::this_build());
        let mut journal = match &command.results {
            Some(path) => Journal::open(path, &terms)?,
            None => Journal::usual(&terms)?,
        };
        let finished = contest.run(&mut journal, &mut Bar::new())?;
        if command.results.is_none() {
            journal.remove()?;
        }
        if let Some(path) = &command.report {
            let page = contest.report(&finished);
            std::fs::write(path, page).with_context(|| format!("{}", path.display()))?;
        }
        Ok(if command.json {
            command.to_json(&contest, &finished)
        } else {
            command.to_text(&contest, &finished)
        })
    }
}

/// A bar on a terminal; nothing elsewhere.
struct Bar(ProgressBar);

impl Bar {
    fn new() -> Bar {
        let style = "{bar:40} {human_pos}/{human_len} games, {elapsed} gone, {eta} left {msg}";
        let style = ProgressStyle::with_template(style).expect("the template is well-formed");
        Bar(ProgressBar::no_length().with_style(style))
    }
}

impl Watcher for Bar {
    fn begin(&mut self, n_games: usize, n_played: usize) {
        self.0.set_length(n_games as u64);
        self.0.set_position(n_played as u64);
        self.0.reset_eta();
        self.0
            .enable_steady_tick(std::time::Duration::from_millis(200));
        if n_played > 0 {
            self.0
                .println(format!("{n_played} games were played before"));
        }
    }

    fn tick(&mut self, played: &Played) {
        self.0.inc(1);
        if let Some(forfeit) = &played.forfeit {
            self.0
                .set_message(format!("(a forfeit: {})", forfeit.reason));
        }
    }
}

impl Drop for Bar {
    fn drop(&mut self) {
        self.0.finish_and_clear();
    }
}
