//! Septet rounds played at random up to a wanted point.

use hyakki_core::{ActionSet, Dice, Game, GameConfig, GameRng, Turn};
use hyakki_septet::{Scoring, Septet, SeptetConfig};
use hyakki_septet_solver::OpenPosition;

/// Which positions are wanted.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Wanted {
    pub(crate) players: usize,
    pub(crate) scoring: Scoring,
    /// Cards in the hand of whoever plays next.
    pub(crate) n_cards: usize,
    pub(crate) n_on_table: usize,
}

impl Wanted {
    /// Such positions from random deals, random passes and random play, without end.
    pub(crate) fn positions(self, seed: u64) -> impl Iterator<Item = (Septet, OpenPosition)> {
        (0..).filter_map(move |number| self.play(&mut GameRng::for_game(seed, number)))
    }

    /// One round, unless it ends before the wanted point.
    fn play(self, rng: &mut GameRng) -> Option<(Septet, OpenPosition)> {
        let config = SeptetConfig::for_players(self.players).ok()?;
        let mut state = Septet::new(config.with_scoring(self.scoring));
        let deal = state.sample_chance(rng);
        state.apply_chance(&deal);
        while let Turn::Act(seats) = state.turn() {
            let seat = seats.first()?;
            let n_on_table = state.plays().len() % self.players;
            if n_on_table == self.n_on_table
                && state.hand(seat).len() == self.n_cards
                && let Ok(position) = OpenPosition::of(&state)
            {
                return Some((state, position));
            }
            let actions = state.legal_actions(seat);
            let action = actions.nth(rng.index(actions.len()));
            state.apply(seat, action);
        }
        None
    }
}
