//! Clocks: they run for people who must act, and stop for everybody else.

use hyakki_core::{Seat, SeatSet};

use crate::command::Sender;
use crate::effect::Effect;
use crate::refusal::Refusal;
use crate::settings::Clock;
use crate::table::{Stage, Table};

impl Table {
    pub(crate) fn pause(&mut self, sender: &Sender, now_ms: i64) -> Result<(), Refusal> {
        self.player(sender)?;
        if !matches!(self.stage, Stage::Playing { .. }) {
            return Err(Refusal::NoMatch);
        }
        if self.is_paused {
            return Err(Refusal::Paused);
        }
        self.stop_clocks(now_ms);
        self.is_paused = true;
        Ok(())
    }

    pub(crate) fn resume(&mut self, sender: &Sender, _now_ms: i64) -> Result<(), Refusal> {
        self.player(sender)?;
        if !self.is_paused {
            return Err(Refusal::NotPaused);
        }
        self.is_paused = false;
        Ok(())
    }

    /// What is left on a seat's clock at this time; nothing where there is no clock.
    #[must_use]
    pub fn left_ms(&self, seat: Seat, now_ms: i64) -> Option<i64> {
        if self.settings.clock == Clock::None {
            return None;
        }
        let chair = &self.chairs[seat.index()];
        let is_running = self.people_to_act().contains(seat);
        let used = self
            .running_since_ms
            .filter(|_| is_running)
            .map_or(0, |since| now_ms - since);
        Some((chair.left_ms - used).max(0))
    }

    /// Takes off what has run since the clocks were started, and stops them.
    pub(crate) fn stop_clocks(&mut self, now_ms: i64) {
        self.stop_clocks_of(self.people_to_act(), now_ms);
    }

    /// The same after a step, for those who had to act before it.
    pub(crate) fn stop_clocks_of(&mut self, running: SeatSet, now_ms: i64) {
        let Some(since) = self.running_since_ms.take() else {
            return;
        };
        let used = (now_ms - since).max(0);
        for seat in running.iter() {
            self.chairs[seat.index()].left_ms -= used;
        }
    }

    /// Whoever acted gets the increment, or a fresh move.
    pub(crate) fn reward_move(&mut self, seat: Seat) {
        let chair = &mut self.chairs[seat.index()];
        match self.settings.clock {
            Clock::None => {}
            Clock::PerMove { move_ms } => chair.left_ms = move_ms,
            Clock::Bank { increment_ms, .. } => chair.left_ms += increment_ms,
        }
    }

    /// Starts the clocks of the people who must act.
    pub(crate) fn run_clocks(&mut self, now_ms: i64) {
        let has_clock = self.settings.clock != Clock::None;
        let is_running = has_clock && !self.is_paused && !self.people_to_act().is_empty();
        if self.running_since_ms.is_none() {
            self.running_since_ms = is_running.then_some(now_ms);
        } else if !is_running {
            self.stop_clocks(now_ms);
        }
    }

    pub(crate) fn push_wake(&self, now_ms: i64, effects: &mut Vec<Effect>) {
        if let Some(at_ms) = self.reveal_by_ms {
            effects.push(Effect::Wake { at_ms });
        }
        let soonest = self
            .people_to_act()
            .iter()
            .filter_map(|seat| self.left_ms(seat, now_ms))
            .min();
        if let (Some(left), Some(_)) = (soonest, self.running_since_ms) {
            effects.push(Effect::Wake {
                at_ms: now_ms + left,
            });
        }
    }

    /// Lets minds stand in where a clock has run out. True if any has.
    pub(crate) fn run_out_clocks(&mut self, now_ms: i64) -> bool {
        if self.running_since_ms.is_none() {
            return false;
        }
        let late: Vec<Seat> = self
            .people_to_act()
            .iter()
            .filter(|&seat| self.left_ms(seat, now_ms) == Some(0))
            .collect();
        if !late.is_empty() {
            self.stop_clocks(now_ms);
        }
        for seat in &late {
            self.stand_in(*seat, now_ms);
        }
        !late.is_empty()
    }
}
