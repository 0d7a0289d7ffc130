//! Acting, and what follows.

use hyakki_catalog::AnyMatch;
use hyakki_core::record::Line;
use hyakki_core::{Seat, SeatSet};

use crate::command::Sender;
use crate::effect::Effect;
use crate::refusal::Refusal;
use crate::table::{Stage, Table};

impl Table {
    /// A seat acts. False if this very action has been taken at this step before: the answer is the same again.
    pub(crate) fn act(
        &mut self,
        sender: &Sender,
        number: usize,
        step: usize,
        action: &str,
        now_ms: i64,
    ) -> Result<bool, Refusal> {
        let seat = self.own_seat(sender, number)?;
        if self.is_repetition(number, step, action) {
            return Ok(false);
        }
        self.check_running(step)?;
        self.check_in(sender, seat)?;
        let running = self.people_to_act();
        let Stage::Playing { game, .. } = &mut self.stage else {
            return Err(Refusal::NoMatch);
        };
        game.act(seat, action)?;
        self.stop_clocks_of(running, now_ms);
        self.reward_move(seat);
        self.n_courtesies = 0;
        if *sender != Sender::Mind {
            // Whoever acts is there.
            self.end_stand_in(seat);
        }
        Ok(true)
    }

    /// A client that got no answer sends the same again.
    fn is_repetition(&self, number: usize, step: usize, action: &str) -> bool {
        let same = Line::Action {
            seat: number,
            action: action.to_owned(),
        };
        let Some(game) = self.game().filter(|game| step < game.n_steps()) else {
            return false;
        };
        // Where several acted at once, it may have come to lie behind those of the others.
        let n_together = game.turn_after(step).seats().len().max(1);
        (step..step + n_together).any(|index| game.step(index).as_ref() == Some(&same))
    }

    /// Steps are numbered from what the sender has seen, so that nobody acts on an old picture.
    pub(crate) fn check_running(&self, step: usize) -> Result<(), Refusal> {
        let Stage::Playing { game, .. } = &self.stage else {
            return Err(Refusal::NoMatch);
        };
        if self.is_paused {
            return Err(Refusal::Paused);
        }
        let now = game.n_steps();
        if step != now && !self.is_commitment_pending(step) {
            return Err(Refusal::Stale { seen: step, now });
        }
        Ok(())
    }

    /// Where several seats act at once, what the others have done since is none of an actor's business.
    fn is_commitment_pending(&self, step: usize) -> bool {
        let Stage::Playing { game, .. } = &self.stage else {
            return false;
        };
        let waiting_then = game.turn_after(step).seats();
        let n_since = game.n_steps().saturating_sub(step);
        step < game.n_steps()
            && waiting_then.len() > n_since
            && self.to_act().len() + n_since == waiting_then.len()
    }

    /// Whether an action of somebody who has seen so many steps could count now.
    #[must_use]
    pub fn accepts_step(&self, step: usize) -> bool {
        self.check_running(step).is_ok()
    }

    /// After every change: chance falls, courtesies are done, minds are asked, clocks run.
    pub(crate) fn go_on(&mut self, now_ms: i64, effects: &mut Vec<Effect>) {
        self.begin_if_ready(now_ms, effects);
        self.settle();
        self.end_if_over();
        self.push_lines(effects);
        effects.push(Effect::Changed);
        self.push_questions(effects);
        self.run_clocks(now_ms);
        self.push_wake(now_ms, effects);
    }

    fn settle(&mut self) {
        let Stage::Playing { game, source } = &mut self.stage else {
            return;
        };
        loop {
            game.settle(source);
            let courtesy = game
                .turn()
                .seats()
                .iter()
                .filter(|seat| self.chairs[seat.index()].claims_for_me)
                .find_map(|seat| Some((seat, game.courtesy(seat)?)));
            let Some((seat, action)) = courtesy else {
                return;
            };
            game.act(seat, &action).expect("a courtesy is legal");
            self.n_courtesies += 1;
        }
    }

    fn end_if_over(&mut self) {
        let is_over =
            matches!(&self.stage, Stage::Playing { game, .. } if game.turn().outcome().is_some());
        if is_over
            && let Stage::Playing { mut game, .. } =
                std::mem::replace(&mut self.stage, Stage::Gathering)
        {
            game.reveal(self.master.derive(self.match_number))
                .expect("the deals came from this secret");
            self.stage = Stage::Over { game };
            self.forget_wishes();
        }
    }

    fn push_lines(&mut self, effects: &mut Vec<Effect>) {
        let Some(game) = self.game() else { return };
        let first = self.n_lines_written;
        let lines = game.lines_from(first);
        if !lines.is_empty() {
            self.n_lines_written += lines.len();
            effects.push(Effect::Append { first, lines });
        }
    }

    fn push_questions(&self, effects: &mut Vec<Effect>) {
        let Some(step) = self.game().map(AnyMatch::n_steps) else {
            return;
        };
        if self.is_paused {
            return;
        }
        for seat in self
            .to_act()
            .iter()
            .filter(|&seat| self.mind_in(seat).is_some())
        {
            effects.push(Effect::Ask {
                seat: seat.index(),
                step,
            });
        }
    }

    /// The people who must act now.
    pub(crate) fn people_to_act(&self) -> SeatSet {
        let is_person = |seat: &Seat| self.mind_in(*seat).is_none();
        self.to_act().iter().filter(is_person).collect()
    }
}
