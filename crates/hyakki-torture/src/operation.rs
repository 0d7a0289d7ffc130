//! A command with all its sendings and answers.

use std::collections::BTreeMap;

use hyakki_store::REMEMBERED_KEYS;
use hyakki_table::Command;

use crate::history::{Answer, Event, History, Invoked};

/// A sending without an answer is not done later than this after it: no fault lasts so long.
const LONGEST_US: u64 = 60_000_000;

/// After this refusal alone something may have been done: the store's answer was lost.
const UNCERTAIN: &str = "unavailable";

/// A command with all its sendings, which share a key.
#[derive(Clone, Debug)]
pub struct Operation<'h> {
    /// The first sending.
    pub first: &'h Invoked,
    /// The sendings with their ends, in the order in which they were sent.
    pub attempts: Vec<Attempt<'h>>,
    /// Whether the database remembers its key: then it was done, even if nobody was told.
    pub is_remembered: bool,
    /// How many of the sendings may have come when its key was forgotten already: each may have been done anew.
    pub n_anew: usize,
}

/// One sending of a command.
#[derive(Clone, Debug)]
pub struct Attempt<'h> {
    /// What was sent.
    pub invoked: &'h Invoked,
    /// When the answer came, and what it was; nothing if none came.
    pub ended: Option<(u64, &'h Answer)>,
}

/// What is known of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It was acknowledged: it has one effect.
    Done,
    /// Every sending was refused: it has no effect.
    Refused,
    /// Some sending was never answered: it has one effect or none.
    Unknown,
}

impl Attempt<'_> {
    /// When it was done at the latest, if it was.
    fn latest_us(&self) -> u64 {
        match self.ended {
            Some((_, Answer::Unknown)) | None => self.invoked.at_us + LONGEST_US,
            Some((at_us, _)) => at_us,
        }
    }
}

impl<'h> Operation<'h> {
    /// All commands of a history, by when they were first sent.
    #[must_use]
    pub fn all(history: &'h History) -> Vec<Operation<'h>> {
        let mut ends: BTreeMap<u32, (u64, &Answer)> = BTreeMap::new();
        for event in &history.events {
            if let Event::Answered(answered) = event {
                ends.insert(answered.id, (answered.at_us, &answered.answer));
            }
        }
        let mut by_key: BTreeMap<(&str, &str, &str), Operation<'h>> = BTreeMap::new();
        for event in &history.events {
            let Event::Invoked(invoked) = event else {
                continue;
            };
            let name = (&*invoked.table, &*invoked.user, &*invoked.key);
            let operation = by_key.entry(name).or_insert_with(|| Operation {
                first: invoked,
                attempts: Vec::new(),
                is_remembered: false,
                n_anew: 0,
            });
            operation.attempts.push(Attempt {
                invoked,
                ended: ends.get(&invoked.id).copied(),
            });
        }
        let mut all: Vec<Operation<'h>> = by_key.into_values().collect();
        all.sort_by_key(|operation| operation.first.at_us);
        let counts: Vec<usize> = all.iter().map(|one| one.count_anew(&all)).collect();
        for (operation, n_anew) in all.iter_mut().zip(counts) {
            operation.n_anew = n_anew;
        }
        all
    }

    /// How many of its sendings may have come after as many newer commands of the user as are remembered.
    fn count_anew(&self, all: &[Operation<'_>]) -> usize {
        let may_be_forgotten = |attempt: &&Attempt<'_>| {
            let newer = all.iter().filter(|other| {
                (&other.first.table, &other.first.user) == (&self.first.table, &self.first.user)
                    && other.first.id != self.first.id
                    && other.fate() != Fate::Refused
                    && other.settled_us() >= self.invoked_us()
                    && other.invoked_us() <= attempt.latest_us()
            });
            i64::try_from(newer.count()).is_ok_and(|n_newer| n_newer >= REMEMBERED_KEYS)
        };
        let repeated = self.attempts.iter().skip(1);
        repeated.filter(may_be_forgotten).count()
    }

    /// What the client called it.
    #[must_use]
    pub fn key(&self) -> &'h str {
        &self.first.key
    }

    /// The command.
    #[must_use]
    pub fn command(&self) -> &'h Command {
        &self.first.command
    }

    /// What is known of it.
    #[must_use]
    pub fn fate(&self) -> Fate {
        if self.done().next().is_some() {
            return Fate::Done;
        }
        let is_refused = |attempt: &Attempt<'_>| match attempt.ended {
            Some((_, Answer::Refused { code })) => code != UNCERTAIN,
            _ => false,
        };
        if self.attempts.iter().all(is_refused) {
            Fate::Refused
        } else if self.is_remembered {
            Fate::Done
        } else {
            Fate::Unknown
        }
    }

    /// When it was acknowledged and with how many steps, each time.
    pub fn done(&self) -> impl Iterator<Item = (u64, usize)> + '_ {
        self.attempts
            .iter()
            .filter_map(|attempt| match attempt.ended {
                Some((at_us, Answer::Done { step })) => Some((at_us, *step)),
                _ => None,
            })
    }

    /// When it was first sent.
    #[must_use]
    pub fn invoked_us(&self) -> u64 {
        self.first.at_us
    }

    /// From when on it is certain that it was done.
    #[must_use]
    pub fn done_us(&self) -> Option<u64> {
        self.done().map(|(at_us, _)| at_us).min()
    }

    /// When the last that is known of it happened: for ever later if an answer is missing.
    #[must_use]
    pub fn settled_us(&self) -> u64 {
        let ends = self.attempts.iter().map(|attempt| match attempt.ended {
            Some((_, Answer::Unknown)) | None => u64::MAX,
            Some((_, Answer::Refused { code })) if code == UNCERTAIN => u64::MAX,
            Some((at_us, _)) => at_us,
        });
        match self.done_us() {
            Some(at_us) => at_us,
            None => ends.max().unwrap_or(u64::MAX),
        }
    }

    /// Whether it says that it is about this match, or about none.
    #[must_use]
    pub fn may_be_about(&self, match_id: &str) -> bool {
        self.first
            .match_id
            .as_deref()
            .is_none_or(|meant| meant == match_id)
    }

    /// The seat that it names.
    #[must_use]
    pub fn seat(&self) -> Option<usize> {
        match *self.command() {
            Command::Sit { seat, .. }
            | Command::Rename { seat, .. }
            | Command::Leave { seat }
            | Command::SeatMind { seat, .. }
            | Command::UnseatMind { seat }
            | Command::Move { seat, .. }
            | Command::SendAway { seat }
            | Command::Act { seat, .. }
            | Command::Undo { seat, .. }
            | Command::Return { seat }
            | Command::VoteStandIn { seat }
            | Command::Resign { seat }
            | Command::Reveal { seat, .. }
            | Command::ClaimForMe { seat, .. } => Some(seat),
            Command::Set { .. }
            | Command::Agree { .. }
            | Command::Pause {}
            | Command::Resume {}
            | Command::Abandon {}
            | Command::PlayOn {}
            | Command::Rematch { .. }
            | Command::Say { .. } => None,
        }
    }
}
