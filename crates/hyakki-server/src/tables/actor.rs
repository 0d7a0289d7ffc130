//! The one owner of a table in this process.

use std::sync::Arc;
use std::time::Duration;

use hyakki_store::{StoreError, TableId};
use hyakki_table::command::Sender;
use hyakki_table::{Command, Effect, Refusal};
use tokio::sync::mpsc;
use tokio::time::Instant;

use crate::clock::{instant_at, now_ms};
use crate::live::outbox::Farewell;
use crate::tables::hub::Hub;
use crate::tables::loaded::Loaded;
use crate::tables::questions::Asked;
use crate::tables::stub::{Message, Reply, TableError, Watcher};
use crate::tables::timers::{Due, Timers};

/// How long a table stays in memory when nobody watches it and no mind thinks about it.
const PATIENCE: Duration = Duration::from_secs(60);

/// How long this node waits for another that has moved last, before it goes on with the table itself.
const TAKE_OVER: Duration = Duration::from_secs(3);

/// Whoever is overtaken by another node so often in a row is told to try again.
const MAX_ATTEMPTS: usize = 5;

pub(crate) struct Actor {
    pub(crate) id: TableId,
    pub(crate) hub: Arc<Hub>,
    messages: mpsc::Receiver<Box<Message>>,
    /// Nothing until it was read from the store, and again after something went wrong there.
    pub(crate) loaded: Option<Loaded>,
    pub(crate) watchers: Vec<Watcher>,
    pub(crate) asked: Asked,
    pub(crate) timers: Timers,
    /// Whether the people here were told that the store is away.
    pub(crate) has_told_away: bool,
    /// Whether there is no such table.
    pub(crate) is_gone: bool,
}

/// Whether the actor goes on.
enum Then {
    GoOn,
    End,
}

impl Actor {
    pub(crate) fn new(id: TableId, hub: Arc<Hub>, messages: mpsc::Receiver<Box<Message>>) -> Actor {
        Actor {
            id,
            hub,
            messages,
            loaded: None,
            watchers: Vec::new(),
            asked: Asked::default(),
            timers: Timers::default(),
            has_told_away: false,
            is_gone: false,
        }
    }

    pub(crate) async fn run(mut self) {
        self.rest();
        loop {
            let then = tokio::select! {
                message = self.messages.recv() => match message {
                    Some(message) => self.receive(*message).await,
                    None => Then::End,
                },
                due = self.timers.next() => self.on_time(due).await,
            };
            if matches!(then, Then::End) {
                break;
            }
        }
        // Whoever sends from now on finds the next actor; what has already come is still done.
        self.messages.close();
        self.hub.forget_closed(&self.id);
        while let Some(message) = self.messages.recv().await {
            self.receive(*message).await;
        }
    }

    async fn receive(&mut self, message: Message) -> Then {
        match message {
            Message::Ask {
                sender,
                command,
                reply,
            } => self.on_ask(sender, command, reply).await,
            Message::MindAnswers { seat, step, action } => {
                self.on_mind(seat, step, action).await;
            }
            Message::Watch(watcher) => self.on_watch(watcher).await,
            Message::Unwatch(key) => self.watchers.retain(|watcher| watcher.key != key),
            Message::Look { viewer, reply } => {
                let view = self.load().await.map(|()| self.view(viewer.as_ref()));
                drop(reply.send(view));
            }
            Message::Card { viewer, reply } => {
                let card = self.load().await.map(|()| self.card(viewer.as_ref()));
                drop(reply.send(card));
            }
            Message::Question {
                viewer,
                seat,
                reply,
            } => {
                let hinted = self.load().await.and_then(|()| self.hinted(&viewer, seat));
                drop(reply.send(hinted));
            }
            Message::ChangedElsewhere => self.on_changed_elsewhere().await,
            // Loading sets everything going.
            Message::Revive => drop(self.load().await),
        }
        if self.is_gone {
            return Then::End;
        }
        self.rest();
        Then::GoOn
    }

    /// A table that nobody needs leaves the memory after a while.
    fn rest(&mut self) {
        let is_needed = !self.watchers.is_empty() || !self.asked.is_empty();
        if is_needed {
            self.timers.leave = None;
        } else {
            self.timers.leave.get_or_insert(Instant::now() + PATIENCE);
        }
    }

    async fn on_time(&mut self, due: Due) -> Then {
        match due {
            Due::Clock => self.on_clock().await,
            Due::Retry | Due::TakeOver => {
                if self.loaded.is_none() {
                    drop(self.load().await);
                } else {
                    self.set_going().await;
                }
            }
            Due::Leave => {
                self.leave_alarm();
                return Then::End;
            }
        }
        self.rest();
        Then::GoOn
    }

    /// A clock that still runs wakes the table again when it is out.
    fn leave_alarm(&self) {
        if let Some(at) = self.timers.clock {
            let (hub, id) = (Arc::clone(&self.hub), self.id.clone());
            tokio::spawn(async move {
                tokio::time::sleep_until(at).await;
                drop(hub.send(&id, Message::Revive));
            });
        }
    }

    async fn on_ask(&mut self, sender: Sender, command: Command, reply: Reply) {
        let began = Instant::now();
        let result = self.perform(&sender, &command).await;
        self.hub.metrics.count_command(&result, began.elapsed());
        let is_stale = matches!(result, Err(TableError::Refused(Refusal::Stale { .. })));
        if is_stale && let Reply::Connection { outbox, .. } = &reply {
            // Whoever acted on an old picture gets a fresh one.
            outbox.show(self.picture(sender.user()));
        }
        let step = self.step();
        reply.give(result, step);
    }

    async fn on_mind(&mut self, seat: usize, step: usize, action: String) {
        self.asked.answered(seat, step);
        let command = Command::Act { seat, step, action };
        match self.perform(&Sender::Mind, &command).await {
            Ok(_) => {
                self.hub.metrics.mind_answers.inc();
            }
            Err(TableError::Refused(refusal)) => self.on_bad_answer(seat, step, &refusal),
            // It is asked again when the store is back.
            Err(_) => {}
        }
    }

    /// Does what was asked; gives how many steps the match has then. Durable when it returns.
    async fn perform(&mut self, sender: &Sender, command: &Command) -> Result<usize, TableError> {
        for _ in 0..MAX_ATTEMPTS {
            self.load().await?;
            let Some(loaded) = &mut self.loaded else {
                return Err(TableError::Unavailable);
            };
            let effects = loaded.table.handle(sender, command.clone(), now_ms())?;
            match self.carry_out(effects).await {
                Ok(()) => return Ok(self.step()),
                Err(StoreError::Conflict(_)) => self.hub.metrics.conflicts.inc(),
                Err(error) => return Err(self.on_store_error(&error)),
            };
        }
        Err(TableError::Unavailable)
    }

    /// Lets the effects be seen.
    pub(crate) fn announce(&mut self, effects: &[Effect], chat_number: Option<i64>) {
        for effect in effects {
            match effect {
                Effect::Changed => {
                    self.timers.clock = None;
                    self.show_all();
                    self.tell_lobby();
                }
                Effect::Ask { seat, step } => self.ask_mind(*seat, *step),
                Effect::Wake { at_ms } => self.timers.clock = Some(instant_at(*at_ms)),
                Effect::Said(line) => self.show_chat(line, chat_number.unwrap_or_default()),
                Effect::Begin { .. } | Effect::Append { .. } => {}
            }
        }
    }

    async fn on_clock(&mut self) {
        if self.load().await.is_err() {
            return;
        }
        let effects = self
            .loaded
            .as_mut()
            .map(|loaded| loaded.table.wake(now_ms()))
            .unwrap_or_default();
        self.carry_out_alone(effects).await;
    }

    /// Minds are asked, clocks run.
    pub(crate) async fn set_going(&mut self) {
        let Some(loaded) = &mut self.loaded else {
            return;
        };
        let mut effects = loaded.table.wake(now_ms());
        effects.extend(loaded.table.revive(now_ms()));
        self.carry_out_alone(effects).await;
    }

    async fn on_changed_elsewhere(&mut self) {
        if self.loaded.is_some() && self.read().await.is_ok() {
            // The node that moved asks the minds; if it dies, this one does.
            self.timers.take_over = Some(Instant::now() + TAKE_OVER);
            self.tell_chat_changed().await;
        }
    }

    /// How many steps the match has.
    pub(crate) fn step(&self) -> usize {
        let game = self.loaded.as_ref().and_then(|loaded| loaded.table.game());
        game.map_or(0, hyakki_catalog::AnyMatch::n_steps)
    }
}

impl Drop for Actor {
    /// Also after a panic: one table's bug ends one table, and whoever comes back finds it as its log says.
    fn drop(&mut self) {
        self.messages.close();
        self.hub.forget_closed(&self.id);
        for watcher in &self.watchers {
            watcher.outbox.close(Farewell::TABLE_FAILED);
        }
    }
}
