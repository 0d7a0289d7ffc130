//! Games between contestants.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use anyhow::{Context, ensure};
use hyakki_core::{Game, GameConfig, Options, PerSeat};
use hyakki_minds::GameWithMinds;
use serde::{Deserialize, Serialize};

use crate::contestant::Contestant;
use crate::journal::{Journal, this_build};
use crate::lineup::Lineup;
use crate::made_by::MadeBy;
use crate::play::play;
use crate::played::Played;
use crate::plural::plural;
use crate::recorder::Recorder;
use crate::report::{contest_page, title_of};
use crate::sequential_test::Verdict;
use crate::standings::Standings;
use crate::stop::Stop;
use crate::stopping::keeping;
use crate::threads::spawn_workers;

/// Games between contestants, the same chance for all of them with the seats exchanged.
#[derive(Clone, Debug)]
pub struct Contest<G: Game> {
    /// How many play, and with which options.
    pub config: G::Config,
    /// Who takes part.
    pub contestants: Vec<Contestant>,
    /// Where the random numbers start.
    pub seed: u64,
    /// How many deals there are, each played in every seating.
    pub n_deals: u64,
    /// How many threads play.
    pub n_threads: usize,
    /// What ends the contest early.
    pub stop: Option<Stop>,
    /// The folder that every game's record is written to, if records are wanted.
    pub records: Option<PathBuf>,
}

/// What a contest is, as far as its games depend on it: the first line of a journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Terms {
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) players: usize,
    pub(crate) options: Options,
    pub(crate) contestants: Vec<String>,
    pub(crate) limits: Vec<String>,
    pub(crate) seed: u64,
    /// Which build of the program played: another one may play otherwise.
    pub(crate) build: String,
    /// The same of programs from outside.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) programs: Vec<String>,
}

/// What is told while a contest goes on.
pub trait Watcher {
    /// So many games there are in all, and so many were played before.
    fn begin(&mut self, n_games: usize, n_played: usize);
    /// Another game is over.
    fn tick(&mut self, played: &Played);
}

/// A contest that is over.
#[derive(Clone, Debug)]
pub struct Finished {
    /// The games, in the order of their numbers.
    pub games: Vec<Played>,
    /// What the test says, if there was one.
    pub verdict: Option<Verdict>,
}

impl<G: GameWithMinds> Contest<G> {
    pub(crate) fn lineup(&self) -> Lineup {
        let state = G::new(self.config);
        Lineup::new(&state, self.config.players(), self.contestants.len())
    }

    /// The file with this contest's games: a new one, or one that was interrupted. One of another contest is refused.
    pub fn journal(&self, path: &Path) -> anyhow::Result<Journal> {
        Journal::open(path, &self.terms())
    }

    pub(crate) fn terms(&self) -> Terms {
        let limits = self.contestants.iter().map(|who| who.limit.to_string());
        Terms {
            game: G::NAME.to_owned(),
            rules: G::RULES_VERSION,
            players: self.config.players(),
            options: self.config.options(),
            contestants: self.contestants.iter().map(ToString::to_string).collect(),
            limits: limits.collect(),
            seed: self.seed,
            build: this_build(),
            programs: (self.contestants.iter())
                .filter_map(Contestant::outside_version)
                .collect(),
        }
    }

    /// Whether this can be a game of the contest: those who sit there belong there, and nothing is missing.
    fn has_played(&self, lineup: &Lineup, played: &Played) -> bool {
        let n_seats = self.config.players();
        played.seating < lineup.n_seatings()
            && played.seats == lineup.seating(played.deal, played.seating).as_slice()
            && [played.shares.len(), played.points.len(), played.paces.len()] == [n_seats; 3]
    }

    /// What came out.
    #[must_use]
    pub fn standings(&self, games: &[Played]) -> Standings {
        Standings::new(&self.contestants, self.lineup().n_sides(), games)
    }

    /// How many games there are.
    pub(crate) fn n_games(&self) -> u64 {
        self.n_deals * self.lineup().n_seatings() as u64
    }

    /// A page about the contest.
    #[must_use]
    pub fn report(&self, finished: &Finished, made_by: &MadeBy) -> String {
        let who: Vec<String> = (self.contestants.iter())
            .map(|who| format!("{who} ({})", who.allowance()))
            .collect();
        let about = format!(
            "{}{}, {}, seed {}. Between {}. The same chance was \
             played in every seating, so that luck cancels.",
            plural(self.config.players() as u64, "player"),
            options_in_words(&self.config.options()),
            plural(finished.games.len() as u64, "game"),
            self.seed,
            who.join(", "),
        );
        let standings = self.standings(&finished.games);
        contest_page(
            &format!("{}: who is stronger", title_of(G::NAME)),
            &[about, made_by.in_words()],
            &standings,
            &finished.games,
        )
    }

    /// Plays a game, and writes its record if one is wanted.
    fn play(&self, deal: u64, seating: usize, seats: PerSeat<u8>) -> anyhow::Result<Played> {
        let Some(folder) = &self.records else {
            return Ok(play(self, deal, seating, seats, &mut ()));
        };
        let who = |&seat: &u8| self.contestants[usize::from(seat)].to_string();
        let names: Vec<String> = seats.iter().map(who).collect();
        let mut recorder = Recorder::new::<G>(&self.config, &names);
        let played = play(self, deal, seating, seats, &mut recorder);
        recorder.write(folder, deal, seating)?;
        Ok(played)
    }

    /// Plays every game that the journal does not hold yet.
    pub fn run(
        &self,
        journal: &mut Journal,
        watcher: &mut impl Watcher,
    ) -> anyhow::Result<Finished> {
        let lineup = self.lineup();
        let n_seatings = lineup.n_seatings();
        let n_games = usize::try_from(self.n_deals)? * n_seatings;
        let number = |played: &Played| played.deal as usize * n_seatings + played.seating;
        let mut games = BTreeMap::new();
        for played in journal.take_games() {
            // A shorter run than the one before leaves out the last deals.
            if played.deal < self.n_deals {
                ensure!(
                    self.has_played(&lineup, &played),
                    "the journal has a game of deal {} that is none of this contest",
                    played.deal
                );
                games.insert(number(&played), played);
            }
        }
        watcher.begin(n_games, games.len());
        let missing: Vec<usize> = (0..n_games).filter(|n| !games.contains_key(n)).collect();
        let next = AtomicUsize::new(0);
        let mut progress = Progress::new(self.stop.clone(), n_seatings);
        let is_over = AtomicBool::new(progress.is_over(&games));
        thread::scope(|scope| {
            let (sender, results) = mpsc::channel();
            let (next, missing, is_over, lineup) = (&next, &missing, &is_over, &lineup);
            let work = move || {
                while !is_over.load(Ordering::Relaxed)
                    && let Some(&number) = missing.get(next.fetch_add(1, Ordering::Relaxed))
                {
                    let (deal, seating) = (number / n_seatings, number % n_seatings);
                    let deal = deal as u64;
                    let seats = lineup.seating(deal, seating);
                    let played = self.play(deal, seating, seats);
                    if sender.send(played).is_err() {
                        break;
                    }
                }
            };
            // The senders go with the work, and the results end with the last of them.
            spawn_workers(scope, self.n_threads.min(missing.len()), work)?;
            // A game that is underway when the contest ends is still played to its end, and kept.
            for played in results {
                let played = played?;
                let kept = keeping();
                journal.write(&played).context("the journal")?;
                watcher.tick(&played);
                drop(kept);
                games.insert(number(&played), played);
                is_over.store(progress.is_over(&games), Ordering::Relaxed);
            }
            anyhow::Ok(())
        })?;
        let n_judged = if progress.is_over(&games) {
            progress.n_games()
        } else {
            usize::MAX
        };
        Ok(Finished {
            games: games.into_values().take(n_judged).collect(),
            verdict: progress.stop.and_then(|stop| stop.verdict()),
        })
    }
}

/// Options as they stand behind something else in a sentence.
pub(crate) fn options_in_words(options: &Options) -> String {
    let options = options.iter();
    options
        .map(|(name, value)| format!(", {name}={value}"))
        .collect()
}

/// Goes through whole deals in their order, so that the same games give the same answer however many threads played.
struct Progress {
    stop: Option<Stop>,
    n_seatings: usize,
    n_deals: usize,
}

impl Progress {
    fn new(stop: Option<Stop>, n_seatings: usize) -> Progress {
        Progress {
            stop,
            n_seatings,
            n_deals: 0,
        }
    }

    fn n_games(&self) -> usize {
        self.n_deals * self.n_seatings
    }

    /// Looks at the next deals that are whole, until enough was played; says whether it was.
    fn is_over(&mut self, games: &BTreeMap<usize, Played>) -> bool {
        let Some(stop) = &mut self.stop else {
            return false;
        };
        while !stop.is_reached() {
            let first = self.n_deals * self.n_seatings;
            let mut deal = (first..first + self.n_seatings).map(|number| games.get(&number));
            if deal.clone().any(|played| played.is_none()) {
                return false;
            }
            self.n_deals += 1;
            let scores = deal.by_ref().flatten().map(|played| played.share_of(0));
            stop.count(scores.sum::<f64>() / self.n_seatings as f64);
        }
        true
    }
}
