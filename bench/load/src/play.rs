//! All tables at play, on one thread.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use mio::{Events, Interest, Poll, Token};
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;

use crate::player::Desk;
use crate::table::{Shared, Table};
use crate::tally::Tally;

/// How often steps are called for, where a rate is aimed at.
const TICK: Duration = Duration::from_millis(1);

/// How many sockets are looked at between two ticks.
const EVENTS: usize = 1024;

/// All tables at play.
pub(crate) struct Play {
    poll: Poll,
    events: Events,
    tables: Vec<Table>,
    /// How many of them have a socket for every player; they come first.
    n_played: usize,
    n_players: usize,
    pub(crate) shared: Shared,
    calling: Option<Calling>,
}

/// Calling for a number of steps a second in all, table after table, however long the answers take.
struct Calling {
    rate: f64,
    since: Instant,
    n_called: f64,
    table_idx: usize,
}

impl Play {
    pub(crate) fn new(mut tables: Vec<Table>, n_players: usize) -> Result<Play> {
        let poll = Poll::new()?;
        for (table_idx, table) in tables.iter_mut().enumerate() {
            for (player_idx, player) in table.players.iter_mut().enumerate() {
                let token = Token(table_idx * n_players + player_idx);
                poll.registry()
                    .register(player.socket(), token, Interest::READABLE)?;
            }
        }
        let is_full = |table: &&Table| table.players.len() == n_players;
        let mut play = Play {
            poll,
            events: Events::with_capacity(EVENTS),
            n_played: tables.iter().filter(is_full).count(),
            tables,
            n_players,
            shared: Shared {
                desk: Desk::new(),
                tally: Tally::default(),
                random: Xoshiro256PlusPlus::seed_from_u64(0),
            },
            calling: None,
        };
        play.receive_first();
        Ok(play)
    }

    /// What came together with the handshakes makes no event.
    fn receive_first(&mut self) {
        for table_idx in 0..self.tables.len() {
            for player_idx in 0..self.tables[table_idx].players.len() {
                self.receive(table_idx, player_idx);
            }
        }
    }

    pub(crate) fn n_played(&self) -> usize {
        self.n_played
    }

    pub(crate) fn n_sockets(&self) -> usize {
        self.tables.iter().map(|table| table.players.len()).sum()
    }

    /// Every table plays its next step as soon as it can.
    pub(crate) fn play_eagerly(&mut self) {
        for table in self.tables.iter_mut().take(self.n_played) {
            table.is_eager = true;
            let called = table.call_step(Instant::now(), &mut self.shared);
            self.shared.tally.count_result(called);
        }
    }

    /// So many steps a second are called for, in all.
    pub(crate) fn play_steadily(&mut self, rate: f64) {
        self.calling = Some(Calling {
            rate,
            since: Instant::now(),
            n_called: 0.0,
            table_idx: 0,
        });
    }

    /// No more steps are called for. Gives how many were owed.
    pub(crate) fn stop(&mut self) -> usize {
        self.calling = None;
        let mut n_owed = 0;
        for table in &mut self.tables {
            table.is_eager = false;
            n_owed += table.calls.len();
            table.calls.clear();
        }
        n_owed
    }

    pub(crate) fn n_pending(&self) -> usize {
        self.tables.iter().map(Table::n_pending).sum()
    }

    /// Plays until a moment.
    pub(crate) fn run_until(&mut self, end: Instant) -> Result<()> {
        loop {
            let left = end.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Ok(());
            }
            let patience = if self.calling.is_some() {
                TICK.min(left)
            } else {
                left
            };
            match self.poll.poll(&mut self.events, Some(patience)) {
                Err(error) if error.kind() == std::io::ErrorKind::Interrupted => {}
                result => result.context("waiting for sockets")?,
            }
            self.receive_all();
            self.call_steps();
        }
    }

    fn receive_all(&mut self) {
        let events = std::mem::replace(&mut self.events, Events::with_capacity(0));
        for event in &events {
            let Token(number) = event.token();
            self.receive(number / self.n_players, number % self.n_players);
        }
        self.events = events;
    }

    fn receive(&mut self, table_idx: usize, player_idx: usize) {
        let received = self.tables[table_idx].receive(player_idx, &mut self.shared);
        self.shared.tally.count_result(received);
    }

    fn call_steps(&mut self) {
        let Some(mut calling) = self.calling.take() else {
            return;
        };
        let now = Instant::now();
        while calling.n_called < (now - calling.since).as_secs_f64() * calling.rate {
            calling.n_called += 1.0;
            // A table that waits for its next match cannot play: its turn goes to the one after it.
            for _ in 0..self.n_played {
                calling.table_idx = (calling.table_idx + 1) % self.n_played;
                if !self.tables[calling.table_idx].is_between_matches {
                    break;
                }
            }
            let called = self.tables[calling.table_idx].call_step(now, &mut self.shared);
            self.shared.tally.count_result(called);
        }
        self.calling = Some(calling);
    }
}
