//! `hyakki arena`

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use hyakki_catalog::with_game;
use hyakki_core::GameConfig;
use hyakki_minds::GameWithMinds;
use serde_json::json;

use crate::bar::Bar;
use crate::contest::{Contest, Finished, options_in_words};
use crate::contestant::Contestant;
use crate::journal::Journal;
use crate::lineup::Lineup;
use crate::made_by::MadeBy;
use crate::play::MAX_SEATINGS;
use crate::plural::plural;
use crate::run_args::{RunArgs, check_folder};
use crate::sequential_test::{Bounds, SequentialTest, Verdict};
use crate::statistics::MOST_ELO;
use crate::stop::{Narrow, Stop};

/// Let minds play against each other, and say with figures who is stronger
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Every deal is played once in each seating, so that luck cancels. At tables of more than two sides the first \
                  of two minds sits alone among the second's.\n\
                  A mind is random, novice, apprentice, adept, master, r1 or r2 (references that never change), master-v1 and \
                  the other levels as …-v1 (as they were once), seer (is shown everything), seer-hands (is shown all hands, but not \
                  the order of the deck), or cmd:PROGRAM (docs/bots.md); NAME@200 gives it 200 simulations a move, NAME@50ms 50 \
                  milliseconds, NAME@50cpu 50 milliseconds of processor time (a program can only have milliseconds).\n\
                  A run that was interrupted goes on when the same command is given again.\n\
                  For example: hyakki arena septet --minds master,r2 --time-ms 20 --games 1000 --seed 1"
)]
pub struct ArenaCommand {
    #[command(flatten)]
    run: RunArgs,

    /// Who plays, divided by commas
    #[arg(long, value_name = "A,B", value_delimiter = ',', required = true)]
    minds: Vec<String>,

    /// Stop as soon as it is clear whether the first mind is at least ELO1 or at most ELO0 stronger
    #[arg(long, value_name = "ELO0,ELO1", allow_hyphen_values = true)]
    sprt: Option<Bounds>,

    /// Stop as soon as the 95 % interval of the first mind's share is at most so many points to each side; --games is the most
    #[arg(long, value_name = "POINTS", conflicts_with = "sprt", value_parser = points)]
    until: Option<f64>,

    /// Write the record of every game into this folder
    #[arg(long, value_name = "DIR")]
    record: Option<PathBuf>,

    /// Keep every game's result in this file [default: a file that is removed when the run is complete]
    #[arg(long, value_name = "FILE.jsonl")]
    results: Option<PathBuf>,
}

const MAX_MINDS: usize = 11;
// Each pair meets on both sides.
const _: () = assert!(MAX_MINDS * (MAX_MINDS - 1) <= MAX_SEATINGS);

fn points(text: &str) -> Result<f64, String> {
    let points = text
        .parse()
        .ok()
        .filter(|points| (0.1..=50.0).contains(points));
    points.ok_or_else(|| "a number of points from 0.1 to 50".to_owned())
}

impl ArenaCommand {
    /// Lets them play, and gives what is to be printed. Every error is the input's.
    pub fn run(&self, made_by: &MadeBy) -> anyhow::Result<String> {
        with_game!(self.run.game()?, G => self.run_game::<G>(made_by))
    }

    fn contest<G: GameWithMinds>(&self) -> anyhow::Result<Contest<G>> {
        let common = self.run.limit()?;
        let contestants = (self.minds.iter())
            .map(|text| Ok(Contestant::parse(text.trim(), common)?))
            .collect::<anyhow::Result<Vec<_>>>()?;
        ensure!(contestants.len() >= 2, "a contest needs two minds at least");
        ensure!(
            contestants.len() <= MAX_MINDS,
            "a contest has at most {MAX_MINDS} minds"
        );
        contestants.iter().try_for_each(Contestant::check_program)?;
        if contestants.len() > 2 {
            ensure!(self.sprt.is_none(), "--sprt compares two minds");
            ensure!(self.until.is_none(), "--until compares two minds");
        }
        for contestant in &contestants {
            contestant.check_game::<G>()?;
        }
        let players = self.run.players.unwrap_or(G::Config::DEFAULT_PLAYERS);
        let config = self.run.config::<G>(players)?;
        let lineup = Lineup::new(&G::new(config), players, contestants.len());
        let n_seatings = lineup.n_seatings() as u64;
        let n_deals = self.run.games.div_ceil(n_seatings);
        Ok(Contest {
            config,
            contestants,
            seed: self.run.seed,
            n_deals,
            n_threads: self.run.n_threads(n_deals * n_seatings),
            stop: self.stop(&lineup),
            records: self.record.clone(),
        })
    }

    /// What ends the contest early.
    fn stop(&self, lineup: &Lineup) -> Option<Stop> {
        let test = |bounds| Stop::Clear(SequentialTest::new(bounds, lineup.n_sides()));
        let narrow = |points| Stop::Narrow(Narrow::to_points(points));
        self.sprt.map(test).or(self.until.map(narrow))
    }

    fn run_game<G: GameWithMinds>(&self, made_by: &MadeBy) -> anyhow::Result<String> {
        let contest = self.contest::<G>()?;
        self.run.check_report()?;
        if let Some(folder) = &self.record {
            std::fs::create_dir_all(folder).with_context(|| format!("{}", folder.display()))?;
        }
        let mut journal = match &self.results {
            Some(path) => {
                check_folder(path)?;
                contest.journal(path)?
            }
            None => Journal::usual(&contest.terms())?,
        };
        let mut bar = Bar::new(contest.n_games());
        bar.tell_when_stopped(journal.path().map(Path::to_owned))?;
        let finished = contest.run(&mut journal, &mut bar)?;
        drop(bar);
        self.run
            .write_report(|| contest.report(&finished, made_by))?;
        if self.results.is_none() {
            journal.remove()?;
        }
        Ok(if self.run.json {
            to_json(&contest, &finished, made_by)
        } else {
            to_text(&contest, &finished)
        })
    }
}

/// The result for people.
fn to_text<G: GameWithMinds>(contest: &Contest<G>, finished: &Finished) -> String {
    let mut text = contest.standings(&finished.games).to_text();
    let budgets: Vec<String> = (contest.contestants.iter())
        .map(|who| format!("{who}: {}", who.allowance()))
        .collect();
    writeln!(text, "{}", budgets.join("; ")).expect("a string takes all");
    writeln!(
        text,
        "{}: {}{}, seed {}",
        G::NAME,
        plural(contest.config.players() as u64, "player"),
        options_in_words(&contest.config.options()),
        contest.seed
    )
    .expect("a string takes all");
    if let Some(verdict) = finished.verdict {
        text += match verdict {
            Verdict::Stronger => "the test says: stronger\n",
            Verdict::NotStronger => "the test says: not stronger\n",
            Verdict::Undecided => "the test needs more games\n",
        };
    }
    text
}

fn to_json<G: GameWithMinds>(
    contest: &Contest<G>,
    finished: &Finished,
    made_by: &MadeBy,
) -> String {
    let all = contest.standings(&finished.games);
    let json = json!({
        "game": G::NAME,
        "players": contest.config.players(),
        "options": contest.config.options(),
        "seed": contest.seed,
        "games": all.n_games,
        "deals": all.n_deals,
        "fair_share": 1.0 / all.n_sides as f64,
        "limits": contest.contestants.iter().map(|who| who.limit.to_string()).collect::<Vec<_>>(),
        "minds": all.standings,
        "elo_scale_ends_at": MOST_ELO,
        "verdict": finished.verdict,
        "made_by": made_by,
    });
    format!("{json}\n")
}
