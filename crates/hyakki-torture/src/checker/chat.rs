//! What was acknowledged as said was said once, and what is heard was said.

use std::collections::BTreeMap;

use hyakki_table::Command;

use super::effects::name;
use super::order::Order;
use super::{Kind, Report};
use crate::evidence::{Evidence, TableEvidence};
use crate::history::{Event, History};
use crate::operation::{Fate, Operation};

pub(crate) fn check(
    table: &str,
    evidence: &TableEvidence,
    operations: &[&Operation<'_>],
    order: &mut Order,
    report: &mut Report,
) {
    let mut said: BTreeMap<(&str, &str), Vec<usize>> = BTreeMap::new();
    for (index, line) in evidence.chat.iter().enumerate() {
        said.entry((&line.user, &line.text))
            .or_default()
            .push(index);
        if usize::try_from(line.number) != Ok(index) {
            let what = format!("line {} of the chat of {table} is at {index}", line.number);
            report.add(Kind::BadLog, what);
        }
    }
    for operation in operations {
        let Command::Say { text } = operation.command() else {
            continue;
        };
        // Every text is unique, because it holds the key.
        let lines = said.remove(&(&*operation.first.user, text.as_str()));
        let lines = lines.unwrap_or_default();
        let kind = match (operation.fate(), lines.len()) {
            (Fate::Refused, 1..) => Some(Kind::RefusedButDone),
            (Fate::Done, 0) => Some(Kind::Lost),
            (_, n_lines) if n_lines > 1 + operation.n_anew => Some(Kind::Doubled),
            _ => None,
        };
        if let Some(kind) = kind {
            let what = format!(
                "{} stands {} times in the chat of {table}",
                name(operation),
                lines.len()
            );
            report.add(kind, what);
        } else if let Some(&index) = lines.first() {
            order.add(&format!("the chat of {table}"), (0, index), operation);
        }
    }
    for ((user, text), _) in said {
        let what = format!("nobody asked for {text:?} of {user} in the chat of {table}");
        report.add(Kind::Invented, what);
    }
}

/// What somebody heard is what was said, under the same number.
pub(crate) fn check_heard(history: &History, evidence: &Evidence, report: &mut Report) {
    let mut tables: BTreeMap<usize, &str> = BTreeMap::new();
    for event in &history.events {
        match event {
            Event::Connected(connected) => {
                tables.insert(connected.connection, &connected.table);
            }
            Event::Heard(heard) => {
                let table = tables.get(&heard.connection).copied();
                let of_table = table.and_then(|table| evidence.tables.get(table));
                for (number, text) in &heard.lines {
                    let index = usize::try_from(*number).ok();
                    let line = index.and_then(|index| of_table?.chat.get(index));
                    if line.is_none_or(|line| line.text != *text) {
                        let what = format!("line {number} {text:?} was heard at {table:?}");
                        report.add(Kind::WrongView, what);
                    }
                }
            }
            _ => {}
        }
    }
}
