//! Who is there. Whoever drives a table tells it who is away; what that means for the match is said here.

use hyakki_core::{Seat, SeatSet};

use crate::chair::Holder;
use crate::settings::Clock;
use crate::table::Table;

/// So long somebody away is waited for where there is no clock, in milliseconds.
/// With a clock it is a third of what is left on it, but no less than half of this and no more than three times this.
pub(crate) const PATIENCE_MS: i64 = 60_000;

/// Whoever has an hour need not be there: only the clock says when they are late.
const SLOW_CLOCK_MS: i64 = 3_600_000;

/// Whether the person of a seat is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    /// They see what happens.
    Here,
    /// Nobody has seen them since.
    Away {
        /// In milliseconds.
        since_ms: i64,
    },
    /// So long, or with a mind in the seat, that nobody needs to wait for them.
    Gone {
        /// In milliseconds.
        since_ms: i64,
    },
}

impl Table {
    /// Tells since when the person of a seat has been away; nothing for somebody who is there.
    pub fn set_away(&mut self, seat: Seat, since_ms: Option<i64>) {
        self.away_since_ms[seat.index()] = since_ms;
    }

    /// Says how long somebody away is waited for where there is no clock; with a clock it is less or more accordingly.
    pub fn set_patience(&mut self, patience_ms: i64) {
        self.patience_ms = patience_ms.clamp(0, SLOW_CLOCK_MS);
    }

    /// Whether the person of a seat is there; nothing where there is none.
    #[must_use]
    pub fn presence(&self, seat: Seat, now_ms: i64) -> Option<Presence> {
        self.chairs[seat.index()].holder.user()?;
        let Some(since_ms) = self.away_since_ms[seat.index()] else {
            return Some(Presence::Here);
        };
        let is_gone = self.gone_at_ms(seat).is_some_and(|at_ms| at_ms <= now_ms);
        Some(if is_gone {
            Presence::Gone { since_ms }
        } else {
            Presence::Away { since_ms }
        })
    }

    /// From when on nobody needs to wait for somebody who is away; nothing for whoever is there, or has a slow clock.
    #[must_use]
    pub fn gone_at_ms(&self, seat: Seat) -> Option<i64> {
        let since_ms = self.away_since_ms[seat.index()]?;
        if self.chairs[seat.index()].has_stand_in {
            return Some(since_ms);
        }
        Some(since_ms + self.patience_with(seat)?)
    }

    /// How long somebody away is waited for, by what was left on the clock when it last stood.
    fn patience_with(&self, seat: Seat) -> Option<i64> {
        match self.settings.clock {
            Clock::None => Some(self.patience_ms),
            Clock::PerMove { move_ms: whole_ms }
            | Clock::Bank {
                bank_ms: whole_ms, ..
            } => {
                let third = self.chairs[seat.index()].left_ms / 3;
                let (least, most) = (self.patience_ms / 2, self.patience_ms * 3);
                (whole_ms < SLOW_CLOCK_MS).then(|| third.clamp(least, most))
            }
        }
    }

    /// The seats of people who play and have a say: who is gone, stood in for or has resigned has none.
    pub(crate) fn voices(&self, now_ms: i64) -> SeatSet {
        let has_voice = |seat: &Seat| {
            let chair = &self.chairs[seat.index()];
            let is_person = matches!(chair.holder, Holder::Person { .. });
            let is_gone = matches!(self.presence(*seat, now_ms), Some(Presence::Gone { .. }));
            is_person && !chair.has_stand_in && !is_gone
        };
        Seat::all(self.chairs.len()).filter(has_voice).collect()
    }
}
