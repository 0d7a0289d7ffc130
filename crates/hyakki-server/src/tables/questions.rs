//! What minds are thinking about for a table.

use std::sync::Arc;
use std::time::Instant;

use hyakki_catalog::MindId;
use hyakki_core::{MatchId, Seat};
use tokio::runtime::Handle;

use crate::minds::{Job, OnAnswer};
use crate::tables::hub::Hub;
use crate::tables::loaded::LoadedTable;
use crate::tables::message::Message;
use crate::thinking_queue::Urgency;

/// The questions that minds are thinking about.
#[derive(Debug, Default)]
pub(crate) struct Questions {
    open: Vec<OpenQuestion>,
    n_put: u64,
    /// Whether one waits behind others, or was not put at all, because nobody was there.
    is_neglected: bool,
}

/// What a mind is thinking about.
#[derive(Debug)]
struct OpenQuestion {
    number: u64,
    seat: usize,
    step: usize,
    /// Steps come again after something was taken back, and in another match.
    course: (Option<MatchId>, usize),
}

impl Questions {
    pub(crate) fn is_empty(&self) -> bool {
        self.open.is_empty()
    }

    /// A mind has answered the question of this number: the seat and the step that it was about, if it still counts.
    pub(crate) fn close(&mut self, number: u64) -> Option<(usize, usize)> {
        let place = self.open.iter().position(|open| open.number == number)?;
        let question = self.open.swap_remove(place);
        self.is_neglected &= !self.open.is_empty();
        Some((question.seat, question.step))
    }

    /// Nothing that was asked counts any more.
    pub(crate) fn close_all(&mut self) {
        self.open.clear();
        self.is_neglected = false;
    }

    /// Whether a question would be put otherwise if somebody were there.
    pub(crate) fn are_neglected(&self) -> bool {
        self.is_neglected
    }

    /// A question is not put, because nobody is there to see the answer.
    pub(crate) fn neglect(&mut self) {
        self.is_neglected = true;
    }

    /// Puts what a seat must decide to a mind, unless one is already thinking about a question that still stands.
    pub(crate) fn put(
        &mut self,
        loaded: &LoadedTable,
        (seat, step): (usize, usize),
        mind: MindId,
        urgency: Urgency,
        hub: &Arc<Hub>,
    ) {
        let (table, course) = (loaded.table(), loaded.course());
        self.open
            .retain(|open| table.accepts_step(open.step) && open.course == course);
        if self.open.iter().any(|open| open.seat == seat) {
            return;
        }
        let place = Seat::try_new(seat, table.chairs().len());
        let question = place.and_then(|place| table.game()?.question(place));
        let Some(question) = question else {
            return;
        };
        self.n_put += 1;
        let number = self.n_put;
        self.open.push(OpenQuestion {
            number,
            seat,
            step,
            course,
        });
        self.is_neglected |= urgency.gives_way();
        let (sender, id) = (Arc::clone(hub), loaded.id().clone());
        // Answers come from threads that belong to no runtime.
        let runtime = Handle::current();
        let on_answer = move |action, at: Option<Instant>| {
            let answer = Message::MindAnswer { number, action };
            // A table with a full inbox asks again when it has worked it off.
            let send = move || drop(sender.send(&id, answer));
            let Some(at) = at else { return send() };
            // No thread of a mind waits for it.
            runtime.spawn(async move {
                tokio::time::sleep_until(at.into()).await;
                send();
            });
        };
        hub.minds.think(Job {
            asker: loaded.asker().cloned(),
            urgency,
            question,
            on_answer: OnAnswer::Play(mind, loaded.tempo_of(seat), Box::new(on_answer)),
        });
    }
}
