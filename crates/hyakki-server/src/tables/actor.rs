//! The one owner of a table in this process.
//!
//! A command goes through [`Actor::on_command`] from top to bottom: the table handles it, the store commits what follows,
//! and only what is durable is published and answered.

use std::net::IpAddr;
use std::ops::ControlFlow;
use std::sync::Arc;

use hyakki_core::TableId;
use hyakki_store::{Conflict, Noun, StoreError};
use hyakki_table::{Command, Effect, Refusal};
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::clock::{instant_at, now_ms};
use crate::error::tell_store_away;
use crate::live::outbox::Farewell;
use crate::live::table_socket::Reply;
use crate::minds::FALLBACK;
use crate::replays::{Asker, ReplayError};
use crate::seldom::Seldom;
use crate::tables::attendance::Attendance;
use crate::tables::hub::Hub;
use crate::tables::loaded::{Durable, LoadError, LoadedTable, Objection};
use crate::tables::message::{Letter, Message};
use crate::tables::presence::{Attended, Attendees};
use crate::tables::questions::Questions;
use crate::tables::request::Request;
use crate::tables::table_error::TableError;
use crate::tables::timers::{Due, Timers};
use crate::tables::watchers::{Watcher, Watchers};
use crate::thinking_queue::Urgency;

/// Whoever is overtaken by another node so often in a row is told to try again.
const MAX_ATTEMPTS: usize = 5;

pub(crate) struct Actor {
    id: TableId,
    hub: Arc<Hub>,
    messages: mpsc::Receiver<Box<Letter>>,
    /// The address for whose sake the table is read when it has to be; nothing as long as only the server needs it.
    reader: Option<IpAddr>,
    /// Nothing until it was read from the store, and again after something went wrong there.
    loaded: Option<LoadedTable>,
    watchers: Watchers,
    attendance: Attendance,
    attendees: Box<Attendees>,
    questions: Questions,
    timers: Timers,
    /// Whether there is no such table.
    is_gone: bool,
}

impl Actor {
    pub(crate) fn new(id: TableId, hub: Arc<Hub>, messages: mpsc::Receiver<Box<Letter>>) -> Actor {
        let attendees = Box::new(Attendees::new(hub.manners.away_after));
        Actor {
            id,
            hub,
            attendees,
            messages,
            reader: None,
            loaded: None,
            watchers: Watchers::default(),
            attendance: Attendance::default(),
            questions: Questions::default(),
            timers: Timers::default(),
            is_gone: false,
        }
    }

    pub(crate) async fn run(mut self) {
        self.rest();
        loop {
            let flow = tokio::select! {
                message = self.messages.recv() => match message {
                    // What is done with a message needs much room, and a table waits most of the time: it has that room only
                    // while it does something.
                    Some(letter) => Box::pin(self.receive(*letter)).await,
                    None => ControlFlow::Break(()),
                },
                due = self.timers.next() => Box::pin(self.on_time(due)).await,
            };
            if flow.is_break() {
                break;
            }
        }
        // Whoever sends from now on finds the next actor; what has already come is still done.
        self.messages.close();
        self.hub.forget_closed(&self.id);
        while let Some(letter) = self.messages.recv().await {
            // There is nothing to go on with.
            let _ = Box::pin(self.receive(*letter)).await;
        }
    }

    async fn receive(&mut self, letter: Letter) -> ControlFlow<()> {
        self.note_reader(&letter);
        let message = letter.message;
        if message.is_visit() {
            self.attendance.note(Instant::now());
        }
        if let Some(user) = message.visitor() {
            self.attendees.visit(user, now_ms());
        }
        let brings_people = message.brings_people();
        self.handle(message).await;
        if brings_people {
            self.look_around();
        }
        if self.is_gone {
            return ControlFlow::Break(());
        }
        if self.questions.are_neglected() && self.is_attended() {
            // Somebody has come: what had time has none any more.
            self.questions.close_all();
            self.set_going().await;
        }
        self.rest();
        ControlFlow::Continue(())
    }

    /// A table is read for whoever asks for it, so that somebody who asks for many of them waits for their own; and read
    /// again for those who sit there, whoever else has looked on.
    fn note_reader(&mut self, letter: &Letter) {
        let user = letter.message.user();
        let is_reader = match &self.loaded {
            None => true,
            Some(loaded) => user.is_some_and(|user| loaded.has_seat(user)),
        };
        if is_reader && letter.from.is_some() {
            self.reader = letter.from;
        }
    }

    async fn handle(&mut self, message: Message) {
        match message {
            Message::Command {
                request,
                reply,
                doing,
            } => {
                self.on_command(request, reply).await;
                drop(doing);
            }
            Message::MindAnswer { number, action } => self.on_mind_answer(number, action).await,
            Message::Watch(watcher) => self.on_watch(watcher).await,
            Message::Unwatch(key) => self.watchers.remove(key),
            Message::Look { viewer, reply } => {
                let loaded = self.load().await;
                drop(reply.send(loaded.map(|loaded| loaded.view(viewer.as_ref()))));
            }
            Message::Summary { viewer, reply } => {
                let loaded = self.load().await;
                drop(reply.send(loaded.map(|loaded| loaded.summary(viewer.as_ref()))));
            }
            Message::Hint {
                viewer,
                seat,
                reply,
            } => {
                let loaded = self.load().await;
                drop(reply.send(loaded.and_then(|loaded| loaded.hint_question(&viewer, seat))));
            }
            Message::Stretch {
                viewer,
                seat,
                steps,
                reply,
            } => {
                let loaded = self.load().await;
                let stretch =
                    loaded.and_then(|loaded| loaded.stretch(viewer.as_ref(), seat, steps));
                drop(reply.send(stretch));
            }
            Message::ChangedElsewhere => self.on_changed_elsewhere().await,
            Message::AttendedElsewhere => self.on_attended_elsewhere().await,
            // Loading sets everything going.
            Message::Revive => drop(self.load().await),
        }
    }

    /// Whether somebody is there who sees what happens.
    fn is_attended(&self) -> bool {
        !self.watchers.is_empty() || self.attendance.is_attended(Instant::now())
    }

    async fn on_time(&mut self, due: Due) -> ControlFlow<()> {
        match due {
            Due::Clock => self.on_clock().await,
            Due::Presence => self.look_around(),
            Due::Retry | Due::TakeOver => {
                if self.loaded.is_none() {
                    drop(self.load().await);
                } else {
                    self.set_going().await;
                }
            }
            Due::Leave => {
                if let Some(at) = self.timers.clock() {
                    // A clock that still runs wakes the table again when it is out.
                    self.hub.revive_at(&self.id, at);
                }
                return ControlFlow::Break(());
            }
        }
        self.rest();
        ControlFlow::Continue(())
    }

    /// A table that nobody needs leaves the memory after a while.
    fn rest(&mut self) {
        if self.watchers.is_empty() && self.questions.is_empty() {
            self.timers.leave_later();
        } else {
            self.timers.stay();
        }
    }
}

/// From a command to its answer.
impl Actor {
    /// Somebody sends a command, and gets an answer when it is durable, or refused.
    async fn on_command(&mut self, request: Request, reply: Reply) {
        let began = Instant::now();
        let result = self.perform(&request).await;
        self.hub.metrics.count_command(&result, began.elapsed());
        let is_stale = matches!(
            &result,
            Err(TableError::Refused(Refusal::Stale { .. }) | TableError::OtherMatch)
        );
        if let Some(loaded) = self.loaded.as_ref().filter(|_| is_stale) {
            // Whoever acted on an old picture gets a fresh one.
            reply.show(loaded.picture(request.sender.user()));
        }
        reply.give(result, self.step());
    }

    /// Handles, commits, publishes; gives how many steps the match has then.
    async fn perform(&mut self, request: &Request) -> Result<usize, TableError> {
        for _ in 0..MAX_ATTEMPTS {
            let effects = match self.load().await?.handle(request) {
                Ok(effects) => effects,
                Err(refusal) => match self.objection(request).await? {
                    None => return Err(refusal),
                    Some(Objection::Done { step }) => return Ok(step),
                    Some(Objection::Behind) => {
                        self.loaded = None;
                        continue;
                    }
                },
            };
            match self.commit(effects, Some(request)).await {
                Ok(durable) => {
                    self.publish(durable);
                    return Ok(self.step());
                }
                // It was sent again: what was judged a second time is forgotten, and the answer is the first one.
                Err(StoreError::Conflict(Conflict::Done { step })) => {
                    drop(self.load().await);
                    return Ok(usize::try_from(step).unwrap_or_default());
                }
                // Another node was faster: the command is judged again by what that node has done.
                Err(StoreError::Conflict(_)) => self.hub.metrics.conflicts.inc(),
                Err(error) => return Err(self.on_store_error(&error)),
            };
        }
        Err(TableError::Unavailable)
    }

    /// What speaks against refusing what the table in memory refuses.
    async fn objection(&mut self, request: &Request) -> Result<Option<Objection>, TableError> {
        let loaded = self.loaded.as_ref().expect("it has just refused");
        let objection = loaded.objection(request, &self.hub.store).await;
        objection.map_err(|error| self.on_store_error(&error))
    }

    /// Makes effects durable. After an error nothing is left in memory, and the table must be read again.
    async fn commit(
        &mut self,
        effects: Vec<Effect>,
        request: Option<&Request>,
    ) -> Result<Durable, StoreError> {
        let loaded = self.loaded.take().expect("effects come from a table");
        let hub = &self.hub;
        let (loaded, durable) = loaded
            .commit(effects, request, &hub.store, &hub.metrics)
            .await?;
        self.loaded = Some(loaded);
        Ok(durable)
    }

    /// Lets everybody know what is durable.
    fn publish(&mut self, durable: Durable) {
        for effect in durable.effects {
            let loaded = self.loaded.as_ref().expect("it has just been committed");
            match effect {
                Effect::Changed => {
                    self.timers.stop_clock();
                    self.watchers.show(loaded);
                    self.hub.tell(loaded.change());
                }
                Effect::Ask { seat, step } => self.ask(seat, step),
                Effect::Wake { at_ms } => self.timers.set_clock(instant_at(at_ms)),
                Effect::Said(line) => {
                    let number = durable.chat_number.unwrap_or_default();
                    self.watchers.tell_said(loaded, &line, number);
                }
                Effect::Begin { .. } | Effect::Append { .. } => {}
            }
        }
    }

    /// Puts a question to the mind in a seat, unless minds are alone here: then it waits until somebody comes.
    fn ask(&mut self, seat: usize, step: usize) {
        let Some(loaded) = &self.loaded else { return };
        let Some(mind) = loaded.mind_in(seat) else {
            return;
        };
        let is_attended = self.is_attended();
        let is_deserted = !is_attended && self.attendance.is_deserted(Instant::now());
        if is_deserted && loaded.is_left_to_minds() {
            return self.questions.neglect();
        }
        let urgency = if is_attended {
            Urgency::Awaited
        } else {
            Urgency::Unwatched
        };
        let question = (seat, step);
        self.questions
            .put(loaded, question, mind, urgency, &self.hub);
    }

    /// A mind has answered a question: that is a command too.
    async fn on_mind_answer(&mut self, number: u64, action: String) {
        let Some((seat, step)) = self.questions.close(number) else {
            self.hub.metrics.late_answers.inc();
            return;
        };
        let command = Command::Act { seat, step, action };
        match self.perform(&Request::of_mind(command)).await {
            Ok(_) => {
                self.hub.metrics.mind_answers.inc();
            }
            Err(TableError::Refused(refusal)) => self.on_refused_mind(seat, step, &refusal),
            // It is asked again when the store is back.
            Err(_) => {}
        }
    }

    fn on_refused_mind(&mut self, seat: usize, step: usize, refusal: &Refusal) {
        let loaded = self.loaded.as_ref();
        // Somebody may have taken the seat back meanwhile.
        let is_minds =
            |loaded: &&LoadedTable| loaded.mind_in(seat).is_some() && loaded.waits_for(seat, step);
        match loaded.filter(is_minds) {
            Some(loaded) => {
                // A mind that breaks the rules is a bug, but the others must not wait for ever.
                tracing::error!(table = %self.id, seat, step, %refusal, "a mind broke the rules");
                let question = (seat, step);
                self.questions
                    .put(loaded, question, FALLBACK, Urgency::Awaited, &self.hub);
            }
            None => {
                // The position that it thought about is gone.
                self.hub.metrics.late_answers.inc();
            }
        }
    }
}

/// What happens without a command.
impl Actor {
    /// Minds think, clocks run.
    async fn set_going(&mut self) {
        if let Some(loaded) = &mut self.loaded {
            let effects = loaded.revive();
            self.carry_out(effects).await;
        }
    }

    /// Commits and publishes what nobody sent a command for.
    async fn carry_out(&mut self, effects: Vec<Effect>) {
        match self.commit(effects, None).await {
            Ok(durable) => self.publish(durable),
            // Another node was faster; what it did is read now, and it sets it going.
            Err(StoreError::Conflict(_)) => drop(self.read().await),
            Err(error) => drop(self.on_store_error(&error)),
        }
    }

    async fn on_clock(&mut self) {
        if let Ok(loaded) = self.load().await {
            let effects = loaded.wake();
            self.carry_out(effects).await;
        }
    }

    async fn on_changed_elsewhere(&mut self) {
        if self.loaded.is_none() || self.read().await.is_err() {
            return;
        }
        // The node that moved asks the minds; if it dies, this one does.
        self.timers.take_over_later();
        if let Some(loaded) = &self.loaded {
            self.watchers.tell_chat(loaded, &self.hub.store).await;
        }
    }

    async fn on_watch(&mut self, watcher: Watcher) {
        if let Err(TableError::NotFound) = self.load().await {
            return watcher.outbox.close(Farewell::NO_SUCH_TABLE);
        }
        let (loaded, store) = (self.loaded.as_ref(), &self.hub.store);
        self.watchers.add(watcher, loaded, store).await;
    }
}

/// Who is there.
impl Actor {
    /// Shows everybody who is there, if that is news.
    fn look_around(&mut self) {
        let Some(mut loaded) = self.loaded.take() else {
            return;
        };
        if self.attend(&mut loaded) {
            self.watchers.show(&loaded);
        }
        self.loaded = Some(loaded);
    }

    /// Tells the table who is there, and other nodes what they do not know yet. True if the table looks different now.
    fn attend(&mut self, loaded: &mut LoadedTable) -> bool {
        let watchers = &self.watchers;
        let table = loaded.table_mut();
        let patience = self.hub.manners.patience.as_millis();
        table.set_patience(i64::try_from(patience).unwrap_or(i64::MAX));
        let Attended {
            is_new,
            to_note,
            next_ms,
        } = self
            .attendees
            .look(table, |user| watchers.has(user), now_ms());
        self.timers.look_at(next_ms.map(instant_at));
        if !to_note.is_empty() {
            let (store, id) = (self.hub.store.clone(), self.id.clone());
            // Nobody waits for it, and what is lost is noted again.
            tokio::spawn(async move {
                if let Err(error) = store.note_presence(&id, to_note).await {
                    tracing::debug!(table = %id, %error, "who is there was not noted");
                }
            });
        }
        is_new
    }

    /// Asks the store once who is there; other nodes tell what changes.
    async fn read_attendees(&mut self) {
        if !self.attendees.is_read()
            && let Ok(noted) = self.hub.store.read_presence(&self.id).await
        {
            self.attendees.read(noted);
        }
    }

    async fn on_attended_elsewhere(&mut self) {
        if self.loaded.is_some()
            && let Ok(noted) = self.hub.store.read_presence(&self.id).await
        {
            self.attendees.read(noted);
            self.look_around();
        }
    }
}

/// What is in memory, and what the store has.
impl Actor {
    /// The table in memory; if it is not there, it is read and set going.
    async fn load(&mut self) -> Result<&mut LoadedTable, TableError> {
        if self.loaded.is_none() {
            self.read().await?;
            self.set_going().await;
        }
        // Setting it going may have failed at the store again.
        self.loaded.as_mut().ok_or(TableError::Unavailable)
    }

    async fn read(&mut self) -> Result<(), TableError> {
        let hub = &self.hub;
        let asker = self
            .reader
            .map_or_else(|| Asker::Table(self.id.clone()), Asker::at);
        let read = LoadedTable::read(&hub.store, &hub.replays, &self.id, asker).await;
        let mut loaded = read.map_err(|error| self.on_load_error(&error))?;
        self.timers.calm_down();
        self.read_attendees().await;
        self.attend(&mut loaded);
        self.watchers.show(&loaded);
        self.loaded = Some(loaded);
        Ok(())
    }

    fn on_load_error(&mut self, error: &LoadError) -> TableError {
        if let LoadError::Store(error) = error {
            return self.on_store_error(error);
        }
        if let LoadError::Replay(ReplayError::Crowded(_) | ReplayError::GivenUp) = error {
            // It is tried again and again, and where replays are crowded so is every other table.
            static TOLD: Seldom = Seldom::new();
            TOLD.tell(Instant::now().into_std(), |n_untold| {
                tracing::warn!(table = %self.id, %error, n_untold, "this table cannot be read now");
            });
            return self.wait_because(TableError::Busy);
        }
        // A newer node may have changed it: this one has to wait until it is gone, with this table alone.
        tracing::error!(table = %self.id, %error, "this table cannot be read");
        self.wait_because(TableError::Unreadable)
    }

    /// The store did not do what it was told to.
    fn on_store_error(&mut self, error: &StoreError) -> TableError {
        match error {
            StoreError::NotFound(Noun::Table) => {
                self.loaded = None;
                self.watchers.close(Farewell::NO_SUCH_TABLE);
                self.is_gone = true;
                return TableError::NotFound;
            }
            // The store is closed last, when nobody is left to be told.
            StoreError::Unavailable(_) if self.hub.ending.is_cancelled() => {}
            StoreError::Unavailable(_) => tell_store_away(error),
            _ => tracing::error!(table = %self.id, %error, "the store failed"),
        }
        self.wait_because(TableError::Unavailable)
    }

    /// What is in memory is thrown away, and read again later.
    fn wait_because(&mut self, error: TableError) -> TableError {
        self.loaded = None;
        self.timers.retry_later();
        self.questions.close_all();
        self.watchers.tell_trouble(&error);
        error
    }

    /// How many steps the match has; none while it is not in memory.
    fn step(&self) -> usize {
        self.loaded.as_ref().map_or(0, LoadedTable::step)
    }
}

impl Drop for Actor {
    /// Also after a panic: one table's bug ends one table, and whoever comes back finds it as its log says.
    fn drop(&mut self) {
        self.messages.close();
        self.hub.forget_closed(&self.id);
        self.watchers.close(Farewell::TABLE_FAILED);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How much room a function's future takes.
    fn room<F: Future>(_: fn(Actor) -> F) -> usize {
        size_of::<F>()
    }

    #[test]
    fn a_table_that_waits_is_small() {
        let room = room(Actor::run);
        assert!(room < 2048, "{room} bytes");
    }
}
