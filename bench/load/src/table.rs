//! A table seen from outside: its players, and whose turn it is.

use std::collections::VecDeque;
use std::time::Instant;

use anyhow::Result;
use rand_core::Rng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::picture::{Picture, Progress};
use crate::player::{Desk, Player, Turn};
use crate::tally::Tally;

/// A table seen from outside.
pub(crate) struct Table {
    /// Those who have a socket; a table with fewer than play is watched, not played.
    pub(crate) players: Vec<Player>,
    /// What the newest picture of any player says.
    newest: Progress,
    /// How far the table was when somebody last acted: nobody acts twice on the same state.
    acted: Option<Progress>,
    /// An eager table calls for its next step itself, as soon as it can be played.
    pub(crate) is_eager: bool,
    pub(crate) is_between_matches: bool,
    /// When the steps not yet played were called for, oldest first.
    pub(crate) calls: VecDeque<Instant>,
}

/// What all tables share.
pub(crate) struct Shared {
    pub(crate) desk: Desk,
    pub(crate) tally: Tally,
    pub(crate) random: Xoshiro256PlusPlus,
}

impl Table {
    pub(crate) fn new(players: Vec<Player>) -> Table {
        Table {
            players,
            newest: Progress::default(),
            acted: None,
            is_eager: false,
            is_between_matches: true,
            calls: VecDeque::new(),
        }
    }

    /// Something has come for a player.
    pub(crate) fn receive(&mut self, player_idx: usize, shared: &mut Shared) -> Result<()> {
        let Shared {
            desk,
            tally,
            random,
        } = shared;
        let mut after = After::default();
        self.players[player_idx].receive(desk, |player, message| {
            after.note(player, message, tally, random)
        })?;
        self.newest = self.newest.max(after.newest);
        if after.is_refused {
            self.acted = None;
        }
        if let Some(number) = after.is_over_in {
            self.end_match(player_idx, number, shared)?;
        } else if after.newest == self.newest && after.newest != Progress::default() {
            self.is_between_matches = false;
        }
        self.play_if_called(shared)
    }

    /// A match is over; every player asks for the next when they see that.
    fn end_match(&mut self, player_idx: usize, number: usize, shared: &mut Shared) -> Result<()> {
        if self.newest.number == number && !self.is_between_matches {
            self.is_between_matches = true;
            shared.tally.n_matches_ended += 1;
            // Steps still called for belong to a match that is over; the next one must not be charged with them.
            shared.tally.n_dropped += self.calls.len();
            self.calls.clear();
        }
        let player = &mut self.players[player_idx];
        if player.rematched < number {
            player.rematched = number;
            player.ask_rematch(&mut shared.desk)?;
        }
        Ok(())
    }

    pub(crate) fn call_step(&mut self, called_at: Instant, shared: &mut Shared) -> Result<()> {
        self.calls.push_back(called_at);
        self.play_if_called(shared)
    }

    fn play_if_called(&mut self, shared: &mut Shared) -> Result<()> {
        if self.acted == Some(self.newest) {
            return Ok(());
        }
        let is_turn = |player: &&mut Player| {
            let turn = player.turn.as_ref();
            turn.is_some_and(|turn| turn.progress == self.newest)
        };
        let Some(player) = self.players.iter_mut().find(is_turn) else {
            return Ok(());
        };
        let called_at = match self.calls.pop_front() {
            Some(called_at) => called_at,
            None if self.is_eager => Instant::now(),
            None => return Ok(()),
        };
        self.acted = Some(self.newest);
        player.act(&mut shared.desk, called_at)
    }

    pub(crate) fn n_pending(&self) -> usize {
        let players = self.players.iter();
        players.filter(|player| player.pending.is_some()).count()
    }
}

/// What the messages to one player have told.
#[derive(Default)]
struct After {
    newest: Progress,
    /// The number of the match that is over, if the newest picture says so.
    is_over_in: Option<usize>,
    is_refused: bool,
}

impl After {
    fn note(
        &mut self,
        player: &mut Player,
        message: &[u8],
        tally: &mut Tally,
        random: &mut Xoshiro256PlusPlus,
    ) -> Result<()> {
        let Some(picture) = Picture::read(message)? else {
            if message.starts_with(br#"{"type":"refused""#) {
                player.pending = None;
                self.is_refused = true;
                tally.count_rejection(message);
            }
            return Ok(());
        };
        let progress = picture.progress;
        if let Some(pending) = player.pending
            && progress > pending.progress
        {
            player.pending = None;
            tally.count_step(pending.called_at);
        }
        player.turn = None;
        if picture.is_to_act(player.seat) {
            let legal = picture.legal()?;
            let n_legal = u64::try_from(legal.len())?.max(1);
            let choice = usize::try_from(random.next_u64() % n_legal)?;
            player.turn = legal.get(choice).map(|&action| Turn {
                progress,
                action: action.to_owned(),
            });
        }
        self.newest = progress;
        self.is_over_in = picture.is_over.then_some(progress.number);
        Ok(())
    }
}
