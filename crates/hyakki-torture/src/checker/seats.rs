//! A match is played by those who sat down for it, with the nonces that they gave last.

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
        let nonces = header.ok().and_then(|header| header.fairness);
        let nonces = nonces.map(|fairness| fairness.nonces).unwrap_or_default();
        for (seat, nonce) in nonces.iter().enumerate() {
            check_seat(played, before, seat, nonce, operations, report);
        }
        before = Some(&played.id);
    }
}

fn check_seat(
    played: &Played,
    before: Option<&str>,
    seat: usize,
    nonce: &str,
    operations: &[&Operation<'_>],
    report: &mut Report,
) {
    let Some(user) = played.players.get(seat).and_then(Option::as_deref) else {
        return;
    };
    let concerns = |operation: &Operation<'_>| match operation.command() {
        Command::Sit { .. } => operation.seat() == Some(seat),
        Command::Rematch { .. } => operation.first.user == user,
        _ => false,
    };
    let counted = operations
        .iter()
        .find(|operation| operation.key() == nonce && concerns(operation));
    let counted = match counted {
        Some(counted) if counted.first.user == user && counted.fate() != Fate::Refused => counted,
        _ => {
            let what = format!(
                "seat {seat} of match {} is {user}'s with the nonce {nonce:?}, and nobody had asked for that",
                played.id
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
        let leaves = is_leave && before.is_some() && operation.seat() == Some(seat);
        operation.first.match_id.as_deref() == before
            && (concerns(operation) || leaves)
            && operation.fate() == Fate::Done
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
