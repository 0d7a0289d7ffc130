//! Taking back.

use hyakki_core::Seat;
use hyakki_core::record::{Line, MAX_UNDO_LINES};

use crate::chair::Holder;
use crate::command::Sender;
use crate::refusal::Refusal;
use crate::table::{Stage, Table};

/// Steps that follow each other, all of them actions of one seat.
struct Run {
    seat: usize,
    n_steps: usize,
}

impl Table {
    /// Takes back the last action of a seat, with what the table and minds did since.
    pub(crate) fn undo(
        &mut self,
        sender: &Sender,
        number: usize,
        step: usize,
        now_ms: i64,
    ) -> Result<(), Refusal> {
        let seat = self.own_seat(sender, number)?;
        self.check_running(step)?;
        self.check_in(sender, seat)?;
        let runs = self.runs_to_take_back(seat)?;
        let running = self.people_to_act();
        if let Stage::Playing { game, .. } = &mut self.stage {
            for run in runs {
                game.undo(run.n_steps)
                    .expect("a run is the last actions of one seat");
            }
        }
        self.stop_clocks_of(running, now_ms);
        self.n_courtesies = 0;
        Ok(())
    }

    /// Whether this seat could take back its last action now.
    #[must_use]
    pub fn can_undo(&self, seat: Seat) -> bool {
        !self.is_paused && !self.has_resigned(seat) && self.runs_to_take_back(seat).is_ok()
    }

    /// What goes back with the last action of a seat, the newest first: each run has a line of its own in the record.
    fn runs_to_take_back(&self, seat: Seat) -> Result<Vec<Run>, Refusal> {
        if !self.settings.undo {
            return Err(Refusal::UndoForbidden);
        }
        let runs = self.runs_from_last_choice(seat)?;
        let n_steps: usize = runs.iter().map(|run| run.n_steps).sum();
        if self.playing()?.n_undo_lines() + n_steps + runs.len() > MAX_UNDO_LINES {
            return Err(Refusal::TooManyUndos);
        }
        Ok(runs)
    }

    /// All that was done from the last action that a seat chose itself, the newest first.
    fn runs_from_last_choice(&self, seat: Seat) -> Result<Vec<Run>, Refusal> {
        let n_steps = self.playing()?.n_steps();
        let mut runs: Vec<Run> = Vec::new();
        for n_later in 0..n_steps {
            let actor = self.taken_back_with(seat, n_steps - 1 - n_later)?;
            match runs.last_mut().filter(|run| run.seat == actor) {
                Some(run) => run.n_steps += 1,
                None => runs.push(Run {
                    seat: actor,
                    n_steps: 1,
                }),
            }
            // What the table did last it did for somebody.
            if actor == seat.index() && n_later >= self.n_courtesies {
                return Ok(runs);
            }
        }
        Err(Refusal::NotTheLastActor)
    }

    /// Whose action this step is, if it can go back with an earlier one of a seat.
    /// Minds forget what they did; other people do not, and nobody forgets what they have seen.
    fn taken_back_with(&self, seat: Seat, index: usize) -> Result<usize, Refusal> {
        let game = self.playing()?;
        let actor = match game.step(index) {
            Some(Line::Action { seat, .. }) => seat,
            Some(Line::Chance(_)) => return Err(Refusal::ChanceHasFallen),
            _ => return Err(Refusal::NotTheLastActor),
        };
        let is_mind = matches!(self.chairs[actor].holder, Holder::Mind { .. });
        if actor != seat.index() && !is_mind {
            return Err(Refusal::NotTheLastActor);
        }
        if game.has_revealed(index) {
            return Err(Refusal::Revealed);
        }
        Ok(actor)
    }
}
