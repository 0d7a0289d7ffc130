//! A match is played by those who sat down for it, with the nonces that they gave last, or pledged last and told.

use hyakki_core::Fairness;
use hyakki_core::fairness::pledge_of;
use hyakki_core::record::Header;
use hyakki_table::Command;

use super::effects::name;
use super::played::{Played, PlayedTable};
use super::{Kind, Report};
use crate::operation::{Fate, Operation};

/// Clients give the key of the command as their nonce, so that the header of a match tells which command counted.
pub(crate) fn check(table: &PlayedTable, operations: &[&Operation<'_>], report: &mut Report) {
    let mut before: Option<&str> = None;
    for played in &table.matches {
        let header = Header::from_line(&played.header);
        let fairness = header.ok().and_then(|header| header.fairness);
        for (seat, share) in fairness.iter().flat_map(shares).enumerate() {
            let place = Place {
                played,
                before,
                seat,
                share,
            };
            place.check_share(operations, report);
            place.check_told(operations, report);
        }
        before = Some(&played.id);
    }
}

/// What a seat gave to the deals.
struct Share<'a> {
    nonce: &'a str,
    /// Empty where the nonce was told at once.
    pledge: &'a str,
}

impl Share<'_> {
    /// Whether it was given by a command with this key.
    fn is_of(&self, key: &str) -> bool {
        if self.pledge.is_empty() {
            self.nonce == key
        } else {
            self.pledge == pledge_of(key)
        }
    }
}

fn shares(fairness: &Fairness) -> impl Iterator<Item = Share<'_>> {
    let nonces = fairness.nonces.iter().enumerate();
    nonces.map(|(seat, nonce)| Share {
        nonce,
        pledge: fairness.pledges.get(seat).map_or("", String::as_str),
    })
}

/// A seat in a match.
struct Place<'a> {
    played: &'a Played,
    /// The match before this one.
    before: Option<&'a str>,
    seat: usize,
    share: Share<'a>,
}

impl Place<'_> {
    /// Whether a command was done, and about the time before this match.
    fn was_done_before(&self, operation: &Operation<'_>) -> bool {
        operation.first.match_id.as_deref() == self.before && operation.fate() == Fate::Done
    }

    /// The share is the one that the holder gave last.
    fn check_share(&self, operations: &[&Operation<'_>], report: &mut Report) {
        let Place {
            played,
            before,
            seat,
            share,
        } = self;
        let Some(user) = played.players.get(*seat).and_then(Option::as_deref) else {
            return;
        };
        let concerns = |operation: &Operation<'_>| match operation.command() {
            Command::Sit { .. } => operation.seat() == Some(*seat),
            Command::Rematch { .. } => operation.first.user == user,
            _ => false,
        };
        let counted = operations
            .iter()
            .find(|operation| share.is_of(operation.key()) && concerns(operation));
        let counted = match counted {
            Some(counted) if counted.first.user == user && counted.fate() != Fate::Refused => {
                counted
            }
            _ => {
                let what = format!(
                    "seat {seat} of match {} is {user}'s with the nonce {:?} and the pledge {:?}, and nobody had asked for that",
                    played.id, share.nonce, share.pledge
                );
                return report.add(Kind::WrongSeats, what);
            }
        };
        let Some(counted_us) = counted.done_us() else {
            return;
        };
        let overrides = |operation: &Operation<'_>| {
            let is_leave = matches!(operation.command(), Command::Leave { .. });
            // Without a match to name, leaving may have come after the beginning.
            let leaves = is_leave && before.is_some() && operation.seat() == Some(*seat);
            self.was_done_before(operation)
                && (concerns(operation) || leaves)
                && operation.invoked_us() > counted_us
        };
        if let Some(later) = operations.iter().find(|operation| overrides(operation)) {
            let what = format!(
                "match {} began with {} though {} was done after it",
                played.id,
                name(counted),
                name(later)
            );
            report.add(Kind::WrongSeats, what);
        }
    }

    /// Whoever pledged and was answered that the nonce is there finds it in the match.
    fn check_told(&self, operations: &[&Operation<'_>], report: &mut Report) {
        let Share { nonce, pledge } = self.share;
        if pledge.is_empty() || !nonce.is_empty() {
            return;
        }
        let has_told = |operation: &Operation<'_>| match operation.command() {
            Command::Reveal { seat, nonce } => {
                *seat == self.seat && pledge_of(nonce) == pledge && self.was_done_before(operation)
            }
            _ => false,
        };
        if let Some(told) = operations.iter().find(|operation| has_told(operation)) {
            let what = format!(
                "match {} began without the nonce of seat {}, though {} was done",
                self.played.id,
                self.seat,
                name(told)
            );
            report.add(Kind::WrongSeats, what);
        }
    }
}
