//! What was answered before another command was sent stands before it.

use std::collections::BTreeMap;

use super::effects::{Effects, LogPlace, name};
use super::{Kind, Report};
use crate::operation::Operation;

/// Everything whose place and time are known, for each thing that has an order: the matches of a table, or its chat.
#[derive(Debug, Default)]
pub(crate) struct Order {
    domains: BTreeMap<String, BTreeMap<LogPlace, Moment>>,
}

#[derive(Debug, Default)]
struct Moment {
    /// From when on it certainly stood there.
    known_us: Option<u64>,
    /// When it was asked for at the earliest, and what it is.
    asked: Option<(u64, String)>,
}

impl Order {
    pub(crate) fn add_effects(
        &mut self,
        table: &str,
        operations: &[&Operation<'_>],
        effects: &Effects,
    ) {
        for operation in operations {
            if let Some(&place) = effects.places.get(&operation.first.id) {
                self.add(table, place, operation);
            }
        }
    }

    pub(crate) fn add(&mut self, domain: &str, place: LogPlace, operation: &Operation<'_>) {
        let moment = self.moment(domain, place);
        moment.asked = Some((operation.invoked_us(), name(operation)));
        if let Some(done_us) = operation.done_us() {
            moment.know(done_us);
        }
    }

    /// Somebody has seen at this time that the log went up to this place.
    pub(crate) fn add_seen(&mut self, domain: &str, place: LogPlace, at_us: u64) {
        self.moment(domain, place).know(at_us);
    }

    fn moment(&mut self, domain: &str, place: LogPlace) -> &mut Moment {
        let places = self.domains.entry(domain.to_owned()).or_default();
        places.entry(place).or_default()
    }

    pub(crate) fn check(&self, report: &mut Report) {
        for (domain, places) in &self.domains {
            let mut known_later: Option<(u64, LogPlace)> = None;
            for (&place, moment) in places.iter().rev() {
                // At its own place it counts too: nothing is seen before it is sent.
                if let Some(known_us) = moment.known_us
                    && known_later.is_none_or(|(earliest, _)| known_us < earliest)
                {
                    known_later = Some((known_us, place));
                }
                if let Some((known_us, later)) = known_later
                    && let Some((asked_us, what)) = &moment.asked
                    && known_us < *asked_us
                {
                    let what = format!(
                        "{what} stands at place {place:?} of {domain}, and was sent {} µs after place {later:?} was known",
                        asked_us - known_us
                    );
                    report.add(Kind::Reordered, what);
                }
            }
        }
    }
}

impl Moment {
    fn know(&mut self, at_us: u64) {
        self.known_us = Some(self.known_us.map_or(at_us, |known| known.min(at_us)));
    }
}
