//! How a table's actor asks minds.

use std::sync::Arc;

use hyakki_core::Seat;

use crate::minds::Job;
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
    /// Asks a mind, unless one is already thinking about a question that still stands.
    pub(crate) fn ask_mind(&mut self, seat: usize, step: usize) {
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
        let (Some(question), Some(level)) = (question, table.mind_in(place)) else {
            return;
        };
        self.asked.0.push((seat, step));
        let (hub, id) = (Arc::clone(&self.hub), self.id.clone());
        self.hub.minds.think(Job {
            question,
            level: level.to_owned(),
            then: Box::new(move |action| {
                let answer = Message::MindAnswers { seat, step, action };
                // A table with a full inbox asks again when it has worked it off.
                drop(hub.send(&id, answer));
            }),
        });
    }
}
