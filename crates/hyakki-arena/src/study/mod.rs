//! What a game is like when it is played well.

mod facts;
mod kinds;
mod section;
mod study_page;

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc;
use std::thread;

use anyhow::{Context, ensure};
use hyakki_core::{Game, GameConfig, PerSeat};
use hyakki_minds::GameWithMinds;

use crate::contest::{Contest, Watcher};
use crate::contestant::Contestant;
use crate::journal::Journal;
use crate::play::play;
use crate::stopping::keeping;
use crate::threads::spawn_workers;
use facts::Facts;
pub(crate) use section::{Section, Seen};
pub(crate) use study_page::study_page;

/// Games of one mind against itself.
pub(crate) struct Study<G: Game> {
    pub(crate) config: G::Config,
    pub(crate) mind: Contestant,
    pub(crate) n_games: u64,
    pub(crate) seed: u64,
    pub(crate) n_threads: usize,
}

impl<G: GameWithMinds> Study<G> {
    /// The games as those of a contest without a second contestant.
    fn contest(&self) -> Contest<G> {
        Contest::<G> {
            config: self.config,
            contestants: vec![self.mind.clone()],
            seed: self.seed,
            n_deals: self.n_games,
            n_threads: self.n_threads,
            stop: None,
            records: None,
        }
    }

    /// The file with the games of this study that were played before it was interrupted.
    pub(crate) fn journal(&self) -> anyhow::Result<Journal<Seen>> {
        Journal::usual(&self.contest().terms())
    }

    /// Plays the games that the journal does not hold yet, and sums up what was seen.
    pub(crate) fn run(
        &self,
        journal: &mut Journal<Seen>,
        watcher: &mut impl Watcher,
    ) -> anyhow::Result<Section> {
        let contest = &self.contest();
        let n_seats = self.config.players();
        let mut games = BTreeMap::new();
        for (played, facts) in journal.take_games() {
            // A shorter run than the one before leaves out the last games.
            if played.deal < self.n_games {
                let is_whole =
                    [played.shares.len(), played.points.len(), facts.kinds.len()] == [n_seats; 3];
                ensure!(
                    is_whole,
                    "the journal has a game that is none of this study"
                );
                games.insert(played.deal, (played, facts));
            }
        }
        watcher.begin(self.n_games as usize, games.len());
        let missing: Vec<u64> = (0..self.n_games)
            .filter(|deal| !games.contains_key(deal))
            .collect();
        let next = AtomicUsize::new(0);
        thread::scope(|scope| {
            let (sender, results) = mpsc::channel();
            let (next, missing) = (&next, &missing);
            let work = move || {
                while let Some(&deal) = missing.get(next.fetch_add(1, Ordering::Relaxed)) {
                    if sender.send(play_and_watch(contest, deal)).is_err() {
                        break;
                    }
                }
            };
            spawn_workers(scope, self.n_threads.min(missing.len()), work)?;
            for seen in results {
                let kept = keeping();
                journal.write(&seen).context("the journal")?;
                watcher.tick(&seen.0);
                drop(kept);
                games.insert(seen.0.deal, seen);
            }
            anyhow::Ok(())
        })?;
        // Whoever was faster, the sums are made in the same order.
        let games: Vec<Seen> = games.into_values().collect();
        Ok(Section::new(
            G::NAME,
            n_seats,
            contest.lineup().n_sides(),
            &games,
        ))
    }
}

/// Plays one game with the same mind in all seats, and looks on.
fn play_and_watch<G: GameWithMinds>(contest: &Contest<G>, deal: u64) -> Seen {
    let seats = PerSeat::splat(contest.config.players(), 0);
    let mut facts = Facts::new(seats.len());
    let played = play(contest, deal, 0, seats, &mut facts);
    (played, facts)
}
