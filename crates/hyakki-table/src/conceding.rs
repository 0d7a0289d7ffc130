//! Ending a match beside the rules of its game: a side resigns, or nobody plays on.

use hyakki_core::{Seat, SeatSet};

use crate::chair::Holder;
use crate::command::Sender;
use crate::refusal::Refusal;
use crate::table::{Stage, Table};

impl Table {
    /// Somebody wants to resign; their side does when the whole of it wants to.
    /// False if it has before: the answer is the same again.
    pub(crate) fn resign(
        &mut self,
        sender: &Sender,
        number: usize,
        now_ms: i64,
    ) -> Result<bool, Refusal> {
        let seat = self.own_seat(sender, number)?;
        let team = self.playing()?.team(seat);
        if self.has_resigned(seat) {
            return Ok(false);
        }
        for own in self.seats_of(self.player(sender)?).iter() {
            self.chairs[own.index()].wants_to_resign |= team.contains(own);
        }
        let voices = self.voices(now_ms);
        let agrees = |partner: Seat| {
            !voices.contains(partner) || self.chairs[partner.index()].wants_to_resign
        };
        if team.iter().all(agrees) {
            self.resign_side(seat, team, now_ms);
        }
        Ok(true)
    }

    fn resign_side(&mut self, seat: Seat, team: SeatSet, now_ms: i64) {
        self.stop_clocks(now_ms);
        for partner in team.iter() {
            self.chairs[partner.index()].wants_to_resign = false;
            self.stand_in(partner, now_ms);
        }
        let chairs = &self.chairs;
        let Stage::Playing { game, .. } = &mut self.stage else {
            return;
        };
        game.resign(seat)
            .expect("a match is played, and this side plays it");
        let resigned = game.resigned();
        let plays_on = |seat: Seat| {
            let is_person = matches!(chairs[seat.index()].holder, Holder::Person { .. });
            is_person && !resigned.contains(seat)
        };
        // Minds do not play on for themselves.
        if game.turn().outcome().is_none() && !Seat::all(chairs.len()).any(plays_on) {
            game.abandon(SeatSet::EMPTY)
                .expect("a match is played, and nobody is named");
        }
    }

    /// Somebody wants nobody to play on; that is so when everybody does who is still there.
    pub(crate) fn abandon(&mut self, sender: &Sender, now_ms: i64) -> Result<(), Refusal> {
        let own = self.seats_of(self.player(sender)?);
        let resigned = self.playing()?.resigned();
        if resigned.contains_all(own) {
            return Err(Refusal::Resigned);
        }
        for seat in own.iter().filter(|seat| !resigned.contains(*seat)) {
            self.chairs[seat.index()].wants_to_abandon = true;
        }
        let wanting: SeatSet = Seat::all(self.chairs.len())
            .filter(|seat| self.chairs[seat.index()].wants_to_abandon)
            .collect();
        if wanting.contains_all(self.voices(now_ms)) {
            self.stop_clocks(now_ms);
            if let Stage::Playing { game, .. } = &mut self.stage {
                game.abandon(wanting)
                    .expect("a match is played, and these seats play it");
            }
        }
        Ok(())
    }

    /// Somebody takes back what they wanted, or does not want what others do. False if nobody wanted anything.
    pub(crate) fn play_on(&mut self, sender: &Sender) -> Result<bool, Refusal> {
        let own = self.seats_of(self.player(sender)?);
        let game = self.playing()?;
        let sides = own
            .iter()
            .fold(SeatSet::EMPTY, |sides, seat| sides.union(game.team(seat)));
        let mut was_wanted = false;
        for (seat, chair) in Seat::all(self.chairs.len()).zip(&mut self.chairs) {
            was_wanted |= std::mem::take(&mut chair.wants_to_abandon);
            if sides.contains(seat) {
                was_wanted |= std::mem::take(&mut chair.wants_to_resign);
            }
        }
        Ok(was_wanted)
    }

    /// What was wanted of a match that is over is wanted no more.
    pub(crate) fn forget_wishes(&mut self) {
        for chair in &mut self.chairs {
            chair.wants_to_resign = false;
            chair.wants_to_abandon = false;
        }
    }

    /// Whether a seat has resigned the match being played: a mind plays it to the end.
    #[must_use]
    pub fn has_resigned(&self, seat: Seat) -> bool {
        self.playing()
            .is_ok_and(|game| game.resigned().contains(seat))
    }

    /// Whoever has resigned does nothing more in this match.
    pub(crate) fn check_in(&self, sender: &Sender, seat: Seat) -> Result<(), Refusal> {
        if *sender != Sender::Mind && self.has_resigned(seat) {
            return Err(Refusal::Resigned);
        }
        Ok(())
    }
}
