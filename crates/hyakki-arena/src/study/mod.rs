//! What a game is like when it is played well.

mod facts;
mod kinds;
mod section;
mod study_page;

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc;
use std::thread;

use hyakki_core::{Game, GameConfig, PerSeat};
use hyakki_minds::GameWithMinds;

use crate::contest::{Contest, Watcher};
use crate::contestant::Contestant;
use crate::play::play;
use crate::played::Played;
use facts::Facts;
pub(crate) use section::Section;
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
    /// Plays the games, and sums up what was seen.
    pub(crate) fn run(&self, watcher: &mut impl Watcher) -> Section {
        let contest = Contest::<G> {
            config: self.config,
            contestants: vec![self.mind.clone()],
            seed: self.seed,
            n_deals: self.n_games,
            n_threads: self.n_threads,
            test: None,
        };
        let seats = PerSeat::splat(self.config.players(), 0);
        watcher.begin(self.n_games as usize, 0);
        let next = AtomicU64::new(0);
        let mut games: Vec<(Played, Facts)> = Vec::new();
        thread::scope(|scope| {
            let (sender, results) = mpsc::channel();
            for _ in 0..self.n_threads.min(contest.n_deals as usize) {
                let (sender, next, contest) = (sender.clone(), &next, &contest);
                scope.spawn(move || {
                    loop {
                        let deal = next.fetch_add(1, Ordering::Relaxed);
                        let mut facts = Facts::new(seats.len());
                        if deal >= contest.n_deals
                            || sender
                                .send((play(contest, deal, 0, seats, &mut facts), facts))
                                .is_err()
                        {
                            break;
                        }
                    }
                });
            }
            drop(sender);
            for (played, facts) in results {
                watcher.tick(&played);
                games.push((played, facts));
            }
        });
        // Whoever was faster, the sums are made in the same order.
        games.sort_by_key(|(played, _)| played.deal);
        Section::new(G::NAME, seats.len(), contest.lineup().n_sides(), &games)
    }
}
