//! Whether a history and what a database holds go together.
//!
//! The checker knows nothing of clients, nodes and faults: it has what was recorded, the log, and the rules of the games.
//!
//! | rule | module |
//! | --- | --- |
//! | every log replays, and its outcome is the stated one | `played` |
//! | an acknowledged action or undo stands in the log once, a refused one does not, an unknown one at most once | `effects` |
//! | what was said likewise | `chat` |
//! | a match is played by those who sat down, with their last nonces, and with what they told of pledged ones | `seats` |
//! | a command that is sent again gets the same answer | `keys` |
//! | what was answered before another command was sent stands before it | `order` |
//! | every picture is one that the log implies, and no connection is shown an older one | `pictures` |

mod chat;
mod effects;
mod keys;
mod order;
mod pictures;
mod played;
mod seats;
mod violation;

use std::collections::BTreeMap;

use crate::evidence::Evidence;
use crate::history::History;
use crate::operation::{Fate, Operation};

pub use violation::{Kind, Violation};

use effects::Effects;
use order::Order;
use played::PlayedTable;

/// What the checker found.
#[derive(Clone, Debug, Default)]
pub struct Report {
    /// What is wrong.
    pub violations: Vec<Violation>,
    /// What was looked at.
    pub counts: Counts,
}

/// How much was looked at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// Commands.
    pub commands: usize,
    /// Those that were acknowledged.
    pub done: usize,
    /// Those that were refused.
    pub refused: usize,
    /// Those whose fate nobody was told.
    pub unknown: usize,
    /// Sendings beyond the first of each command.
    pub repetitions: usize,
    /// Commands that were found at their place in the log.
    pub placed: usize,
    /// Pictures.
    pub pictures: usize,
    /// Matches.
    pub matches: usize,
    /// Those that are over.
    pub finished: usize,
    /// Steps taken back.
    pub undos: usize,
}

impl Counts {
    /// Adds those of another history.
    pub fn add(&mut self, other: &Counts) {
        let Counts {
            commands,
            done,
            refused,
            unknown,
            repetitions,
            placed,
            pictures,
            matches,
            finished,
            undos,
        } = other;
        for (mine, more) in [
            (&mut self.commands, commands),
            (&mut self.done, done),
            (&mut self.refused, refused),
            (&mut self.unknown, unknown),
            (&mut self.repetitions, repetitions),
            (&mut self.placed, placed),
            (&mut self.pictures, pictures),
            (&mut self.matches, matches),
            (&mut self.finished, finished),
            (&mut self.undos, undos),
        ] {
            *mine += more;
        }
    }
}

/// Looks for everything that cannot be.
#[must_use]
pub fn check(history: &History, evidence: &Evidence) -> Report {
    let mut report = Report::default();
    let mut operations = Operation::all(history);
    for operation in &mut operations {
        operation.is_remembered = evidence.remembers(operation.first);
    }
    count(&operations, &mut report.counts);
    let mut by_table: BTreeMap<&str, Vec<&Operation<'_>>> = BTreeMap::new();
    for operation in &operations {
        by_table
            .entry(&operation.first.table)
            .or_default()
            .push(operation);
    }
    let mut tables = BTreeMap::new();
    let mut order = Order::default();
    let mut places = BTreeMap::new();
    for (id, of_table) in &evidence.tables {
        let played = PlayedTable::replay(id, of_table, &mut report);
        let own = by_table.remove(id.as_str()).unwrap_or_default();
        let effects = Effects::find(&played, of_table, &own, &mut report);
        chat::check(id, of_table, &own, &mut order, &mut report);
        seats::check(&played, &own, &mut report);
        keys::check(id, of_table, &own, &mut report);
        report.counts.placed += effects.places.len();
        order.add_effects(id, &own, &effects);
        places.extend(effects.places);
        tables.insert(id.as_str(), played);
    }
    for (id, _) in by_table {
        report.add(Kind::Lost, format!("table {id} is not there"));
    }
    pictures::check(history, &tables, &places, &mut order, &mut report);
    chat::check_heard(history, evidence, &mut report);
    order.check(&mut report);
    report
}

fn count(operations: &[Operation<'_>], counts: &mut Counts) {
    for operation in operations {
        counts.commands += 1;
        counts.repetitions += operation.attempts.len() - 1;
        match operation.fate() {
            Fate::Done => counts.done += 1,
            Fate::Refused => counts.refused += 1,
            Fate::Unknown => counts.unknown += 1,
        }
    }
}

impl Report {
    fn add(&mut self, kind: Kind, what: String) {
        self.violations.push(Violation { kind, what });
    }
}
