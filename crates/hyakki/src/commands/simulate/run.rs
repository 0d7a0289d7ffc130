//! Playing the games, on several threads.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::Context;
use hyakki_arena::spawn_workers;
use hyakki_core::drive::{Driven, at_random, drive};
use hyakki_core::{Dice, Game, GameConfig, GameRng, Match, Outcome, Seat};
use indicatif::{ProgressBar, ProgressStyle};

use super::summary::{Summary, Tally};
use crate::commands::write_whole;
use crate::failure::Failure;
use crate::words::say;

/// What is to be played.
pub(super) struct Plan<G: Game> {
    pub(super) config: G::Config,
    pub(super) n_games: u64,
    pub(super) seed: u64,
    pub(super) n_threads: usize,
    pub(super) record_folder: Option<PathBuf>,
}

/// How many games a thread takes at a time.
const BATCH: u64 = 64;

impl<G: Game> Plan<G> {
    /// Plays all games. What each game is depends on the seed and its number alone.
    pub(super) fn run(&self) -> Result<Summary, Failure> {
        if let Some(folder) = &self.record_folder {
            std::fs::create_dir_all(folder).with_context(|| format!("{}", folder.display()))?;
        }
        let progress = progress_bar(self.n_games);
        let next_game = AtomicU64::new(0);
        let is_stopped = Arc::new(AtomicBool::new(false));
        let is_interrupted = stop_on_signal(&is_stopped)?;
        let start = Instant::now();
        let tallies: Vec<anyhow::Result<Tally>> = thread::scope(|scope| {
            let work = || self.work(&next_game, &is_stopped, &progress);
            let workers = spawn_workers(scope, self.n_threads, work)?;
            let join = |worker: thread::ScopedJoinHandle<'_, _>| worker.join();
            let tallies = workers.into_iter().map(join);
            anyhow::Ok(
                tallies
                    .map(|tally| tally.expect("a worker does not panic"))
                    .collect(),
            )
        })?;
        let elapsed = start.elapsed();
        progress.finish_and_clear();
        let mut total = Tally::new(self.config.players());
        for tally in tallies {
            total.add(&tally?);
        }
        if is_interrupted.load(Ordering::Relaxed) {
            return Err(Failure::Interrupted);
        }
        Ok(Summary {
            game: G::NAME,
            players: self.config.players(),
            options: self.config.options(),
            seed: self.seed,
            n_threads: self.n_threads,
            elapsed,
            tally: total,
        })
    }

    /// One thread's share: takes batches until there are no more, or until another thread has failed.
    fn work(
        &self,
        next_game: &AtomicU64,
        is_stopped: &AtomicBool,
        progress: &ProgressBar,
    ) -> anyhow::Result<Tally> {
        let mut tally = Tally::new(self.config.players());
        while !is_stopped.load(Ordering::Relaxed) {
            let first = next_game.fetch_add(BATCH, Ordering::Relaxed);
            let last = (first + BATCH).min(self.n_games);
            if first >= last {
                break;
            }
            for number in first..last {
                if is_stopped.load(Ordering::Relaxed) {
                    break;
                }
                let played = self
                    .play(number)
                    .inspect_err(|_| is_stopped.store(true, Ordering::Relaxed));
                let (outcome, n_steps) = played?;
                tally.count(&outcome, n_steps);
            }
            progress.inc(last - first);
        }
        Ok(tally)
    }

    fn play(&self, number: u64) -> anyhow::Result<(Outcome, usize)> {
        let mut rng = GameRng::for_game(self.seed, number);
        match &self.record_folder {
            None => Ok(play_state::<G>(self.config, &mut rng)),
            Some(folder) => {
                let game = play_match::<G>(self.config, &mut rng);
                let name = format!(
                    "{}-{}p-{}-{number:06}.jsonl",
                    G::NAME,
                    self.config.players(),
                    self.seed
                );
                write_whole(&folder.join(name), &game.to_record())?;
                let turn = game.state().turn();
                let outcome = turn.outcome().expect("the match was played to its end");
                Ok((*outcome, game.steps().len()))
            }
        }
    }
}

/// Lets a signal stop the work between two games, so that no record is left half written. Tells whether one came.
fn stop_on_signal(is_stopped: &Arc<AtomicBool>) -> anyhow::Result<Arc<AtomicBool>> {
    let is_interrupted = Arc::new(AtomicBool::new(false));
    let flags = [Arc::clone(is_stopped), Arc::clone(&is_interrupted)];
    ctrlc::set_handler(move || {
        for flag in &flags {
            flag.store(true, Ordering::Relaxed);
        }
    })?;
    Ok(is_interrupted)
}

/// A random match without its record.
fn play_state<G: Game>(config: G::Config, dice: &mut impl Dice) -> (Outcome, usize) {
    let mut counted = Counted {
        state: G::new(config),
        n_steps: 0,
    };
    let outcome = drive(&mut counted, dice, at_random);
    (outcome, counted.n_steps)
}

/// A state that counts its steps.
struct Counted<G> {
    state: G,
    n_steps: usize,
}

impl<G: Game> Driven for Counted<G> {
    type Game = G;

    #[inline]
    fn state(&self) -> &G {
        &self.state
    }

    #[inline]
    fn happen(&mut self, chance: G::Chance) {
        self.n_steps += 1;
        self.state.happen(chance);
    }

    #[inline]
    fn play(&mut self, seat: Seat, action: G::Action) {
        self.n_steps += 1;
        self.state.play(seat, action);
    }
}

/// The same match with its record.
fn play_match<G: Game>(config: G::Config, dice: &mut GameRng) -> Match<G> {
    let names = (0..config.players())
        .map(|seat| format!("random {seat}"))
        .collect();
    let mut game = Match::<G>::new(config, names);
    drive(&mut game, dice, at_random);
    game
}

/// A bar on a terminal, for runs that take a moment; nothing elsewhere.
fn progress_bar(n_games: u64) -> ProgressBar {
    let figures = say!(
        "cli-progress",
        done = "{human_pos}",
        all = "{human_len}",
        speed = "{per_sec}",
        left = "{eta}"
    );
    let style = ProgressStyle::with_template(&format!("{{bar:40}} {figures}"))
        .expect("the template is well-formed");
    let bar = ProgressBar::new(n_games).with_style(style);
    bar.enable_steady_tick(Duration::from_millis(200));
    bar
}
