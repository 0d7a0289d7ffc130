//! How a table's actor asks minds.

use std::sync::Arc;

use hyakki_catalog::MindId;
use hyakki_core::Seat;
use hyakki_table::Refusal;

use crate::minds::{FALLBACK, Job, SECOND, Then};
use crate::tables::actor::Actor;
use crate::tables::stub::Message;

/// The questions that minds are thinking about, by seat: the step that each is about.
#[derive(Debug, Default)]
pub(crate) struct Asked(Vec<(usize, usize)>);

impl Asked {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn answered(&mut self, seat: usize, step: usize) {
        self.0.retain(|asked| *asked != (seat, step));
    }
}

impl Actor {
    /// Asks the mind that plays a seat, unless it is already thinking about a question that still stands.
    pub(crate) fn ask_mind(&mut self, seat: usize, step: usize) {
        let Some(loaded) = &self.loaded else { return };
        let place = Seat::try_new(seat, loaded.table.chairs().len());
        let name = place.and_then(|place| loaded.table.mind_in(place));
        // A mind that only another version knows has its place taken, so that the others need not wait for ever.
        let mind = name.map(|name| MindId::from_stored(name).unwrap_or(SECOND.into()));
        if let Some(mind) = mind {
            self.ask_mind_of(seat, step, mind);
        }
    }

    /// A mind's answer was refused.
    pub(crate) fn on_bad_answer(&mut self, seat: usize, step: usize, refusal: &Refusal) {
        let table = self.loaded.as_ref().map(|loaded| &loaded.table);
        let is_wanted = table.is_some_and(|table| {
            let mut to_act = table.to_act().iter();
            table.accepts_step(step) && to_act.any(|waiting| waiting.index() == seat)
        });
        if is_wanted {
            // A mind that breaks the rules is a bug, but the others must not wait for ever.
            tracing::error!(table = %self.id, seat, step, %refusal, "a mind broke the rules");
            self.ask_mind_of(seat, step, FALLBACK);
        } else {
            // The position that it thought about is gone.
            self.hub.metrics.late_answers.inc();
        }
    }

    fn ask_mind_of(&mut self, seat: usize, step: usize, mind: MindId) {
        let Some(loaded) = &self.loaded else { return };
        let table = &loaded.table;
        self.asked.0.retain(|(_, step)| table.accepts_step(*step));
        if self.asked.0.iter().any(|(asked, _)| *asked == seat) {
            return;
        }
        let Some(place) = Seat::try_new(seat, table.chairs().len()) else {
            return;
        };
        let question = table.game().and_then(|game| game.question(place));
        let Some(question) = question else {
            return;
        };
        self.asked.0.push((seat, step));
        let (hub, id) = (Arc::clone(&self.hub), self.id.clone());
        self.hub.minds.think(Job {
            question,
            then: Then::Play(
                mind,
                Box::new(move |action| {
                    let answer = Message::MindAnswers { seat, step, action };
                    // A table with a full inbox asks again when it has worked it off.
                    drop(hub.send(&id, answer));
                }),
            ),
        });
    }
}
