//! A command that is sent again gets the same answer, and what was done is remembered under its key.

use std::collections::BTreeMap;

use hyakki_store::REMEMBERED_KEYS;

use super::effects::name;
use super::{Kind, Report};
use crate::evidence::TableEvidence;
use crate::history::Answer;
use crate::operation::{Fate, Operation};

pub(crate) fn check(
    table: &str,
    evidence: &TableEvidence,
    operations: &[&Operation<'_>],
    report: &mut Report,
) {
    let mut by_user: BTreeMap<&str, Vec<&Operation<'_>>> = BTreeMap::new();
    for operation in operations {
        check_refusals(operation, report);
        if operation.n_anew == 0 {
            check_answers(operation, report);
        }
        let of_user = by_user.entry(&operation.first.user).or_default();
        of_user.push(operation);
    }
    for (user, own) in by_user {
        let empty = BTreeMap::new();
        let remembered = evidence.done.get(user).unwrap_or(&empty);
        for operation in &own {
            if operation.n_anew == 0 {
                check_remembered(table, operation, remembered, report);
            }
            let is_forgotten = !remembered.contains_key(operation.key());
            if is_forgotten && operation.fate() == Fate::Done && must_be_remembered(operation, &own)
            {
                let what = format!("{} at {table} is not remembered", name(operation));
                report.add(Kind::ForgottenKey, what);
            }
        }
    }
}

fn check_answers(operation: &Operation<'_>, report: &mut Report) {
    let steps: Vec<usize> = operation.done().map(|(_, step)| step).collect();
    if steps.iter().any(|step| *step != steps[0]) {
        let what = format!("{} was answered with steps {steps:?}", name(operation));
        report.add(Kind::OtherAnswer, what);
    }
}

fn check_refusals(operation: &Operation<'_>, report: &mut Report) {
    for attempt in &operation.attempts {
        if let Some((_, Answer::Refused { code })) = attempt.ended
            && code == "internal"
        {
            report.add(Kind::InternalError, name(operation));
        }
    }
}

fn check_remembered(
    table: &str,
    operation: &Operation<'_>,
    remembered: &BTreeMap<String, usize>,
    report: &mut Report,
) {
    let Some(&step) = remembered.get(operation.key()) else {
        return;
    };
    if operation.fate() == Fate::Refused {
        let what = format!("{} is remembered as done at {table}", name(operation));
        report.add(Kind::RefusedButDone, what);
    }
    if let Some((_, answered)) = operation.done().next()
        && answered != step
    {
        let what = format!(
            "{} was answered with step {answered}, and is remembered with step {step}",
            name(operation)
        );
        report.add(Kind::OtherAnswer, what);
    }
}

/// Whether fewer commands of the user can have come after it than are remembered.
fn must_be_remembered(operation: &Operation<'_>, own: &[&Operation<'_>]) -> bool {
    let n_later = own
        .iter()
        .filter(|other| other.first.id != operation.first.id)
        .filter(|other| other.fate() != Fate::Refused)
        .filter(|other| other.settled_us() >= operation.invoked_us())
        .count();
    i64::try_from(n_later).is_ok_and(|n_later| n_later < REMEMBERED_KEYS)
}
