//! What went wrong below, in the reader's language.
//!
//! The crates below say it in English; here each case finds its message.
//! What comes from further away (JSON, the database, a notation) is quoted as it is.

use std::io::{self, ErrorKind};

use hyakki_catalog::Language;
use hyakki_core::ConfigError;
use hyakki_core::fairness::MAX_NONCE;
use hyakki_core::record::{FORMAT, MAX_LINE, MAX_NAME, RecordError, RecordProblem};
use hyakki_server::BadPublicUrl;
use hyakki_store::StoreError;

use crate::words::{self, say};

/// An error that there are words for.
pub(crate) trait InWords {
    /// What is wrong, in the reader's language.
    fn in_words(&self) -> String;
}

impl InWords for ConfigError {
    fn in_words(&self) -> String {
        match self {
            ConfigError::Players { found, least, most } if least == most => {
                say!("config-players-exactly", most = *most, found = *found)
            }
            ConfigError::Players { found, least, most } => {
                say!(
                    "config-players",
                    least = *least,
                    most = *most,
                    found = *found
                )
            }
            ConfigError::UnknownOption { name, known } if known.is_empty() => {
                say!("config-no-options", name = name.as_str())
            }
            ConfigError::UnknownOption { name, known } => {
                say!(
                    "config-option",
                    name = name.as_str(),
                    known = known.join(", ")
                )
            }
            ConfigError::UnknownValue {
                option,
                value,
                known,
            } => say!(
                "config-value",
                option = *option,
                value = value.as_str(),
                known = known.join(", ")
            ),
        }
    }
}

impl InWords for BadPublicUrl {
    fn in_words(&self) -> String {
        match self {
            BadPublicUrl::NotAnAddress => say!("cli-url-not-an-address"),
            BadPublicUrl::Scheme => say!("cli-url-scheme"),
            BadPublicUrl::MoreThanASite => say!("cli-url-more-than-a-site"),
        }
    }
}

impl InWords for RecordError {
    fn in_words(&self) -> String {
        say!(
            "record-line",
            line = self.line,
            why = self.problem.in_words()
        )
    }
}

impl InWords for RecordProblem {
    fn in_words(&self) -> String {
        match self {
            RecordProblem::NotUtf8 => say!("record-not-utf8"),
            RecordProblem::Empty => say!("record-empty"),
            RecordProblem::TooLong => say!("record-too-long", n = MAX_LINE),
            RecordProblem::Json(detail) => say!("record-json", detail = detail.as_str()),
            RecordProblem::Shape => say!("record-shape"),
            RecordProblem::Format(found) => say!("record-format", found = *found, known = FORMAT),
            RecordProblem::UnknownGame(name) => say!("record-game", name = name.as_str()),
            RecordProblem::RulesVersion { found, known } => {
                say!("record-rules", found = *found, known = *known)
            }
            RecordProblem::Config(error) => error.in_words(),
            RecordProblem::Names => say!("record-names", n = MAX_NAME),
            RecordProblem::Nonces => say!("record-nonces", n = MAX_NONCE),
            RecordProblem::Commitment => say!("record-commitment"),
            RecordProblem::Pledges => say!("record-pledges"),
            RecordProblem::BrokenPledge { seat } => say!("record-broken-pledge", seat = *seat),
            RecordProblem::NoSuchSeat(seat) => say!("record-seat", seat = *seat),
            RecordProblem::Notation(error) => say!("record-notation", detail = error.to_string()),
            RecordProblem::Illegal {
                seat,
                action,
                rule,
                why,
            } => say!(
                "record-illegal",
                seat = *seat,
                action = action.as_str(),
                why = rule_in_words(rule, why),
                rule = *rule
            ),
            RecordProblem::Chance(error) => say!("record-chance", detail = error.to_string()),
            RecordProblem::BadUndo => say!("record-undo"),
            RecordProblem::BadConcession => say!("record-concession"),
            RecordProblem::AfterConcession => say!("record-after-concession"),
            RecordProblem::EarlyOutcome => say!("record-early-outcome"),
            RecordProblem::WrongOutcome { stated, replayed } => say!(
                "record-wrong-outcome",
                stated = stated.as_str(),
                replayed = replayed.as_str()
            ),
            RecordProblem::AfterEnd => say!("record-after-end"),
            RecordProblem::EarlySecret => say!("record-early-secret"),
            RecordProblem::WrongSecret => say!("record-wrong-secret"),
            RecordProblem::UnfairChance { step } => say!("record-unfair", step = *step),
            RecordProblem::Unfinished => say!("record-unfinished"),
        }
    }
}

/// The rule that a step broke: in English in the referee's own words, which name the cards, otherwise as the page says it.
fn rule_in_words(rule: &str, why: &str) -> String {
    let key = format!("problem-{rule}");
    if words::language() == Language::English || !words::has(&key) {
        why.to_owned()
    } else {
        say!(&key)
    }
}

impl InWords for StoreError {
    fn in_words(&self) -> String {
        match self {
            StoreError::Unavailable(detail) => say!("store-unavailable", detail = detail.as_str()),
            StoreError::Corrupt(detail) => say!("store-corrupt", detail = detail.as_str()),
            StoreError::Newer { found, known } => {
                say!("store-newer", found = *found, known = *known)
            }
            StoreError::BadUrl(detail) => say!("store-bad-url", detail = *detail),
            StoreError::Served => say!("store-served"),
            StoreError::AllTooOld => say!("store-all-too-old"),
            StoreError::NearlyAllTooOld => say!("store-nearly-all-too-old"),
            StoreError::BackupExists(path) => {
                say!("store-backup-exists", path = path.display().to_string())
            }
            StoreError::BackupFailed(detail) => {
                say!("store-backup-failed", detail = detail.as_str())
            }
            StoreError::UsePgDump => say!("store-use-pg-dump"),
            StoreError::Refused(detail) => say!("store-refused", detail = detail.as_str()),
            // No command writes what these refuse.
            StoreError::Conflict(_) | StoreError::NotFound(_) | StoreError::Invalid(_) => {
                self.to_string()
            }
        }
    }
}

impl InWords for io::Error {
    fn in_words(&self) -> String {
        match self.kind() {
            ErrorKind::NotFound => say!("cli-not-found"),
            ErrorKind::PermissionDenied => say!("cli-not-allowed"),
            ErrorKind::IsADirectory => say!("cli-is-a-folder"),
            _ => self.to_string(),
        }
    }
}

/// Everything that a chain of errors says, the outermost first.
pub(crate) fn chain_in_words(error: &anyhow::Error) -> String {
    let links = error.chain().map(|link| match link.downcast_ref() {
        Some(io_error) => io::Error::in_words(io_error),
        None => link.to_string(),
    });
    links.collect::<Vec<_>>().join(": ")
}

#[cfg(test)]
mod tests {
    use super::*;

    /// English is what the crates below say themselves: whoever changes one of the two is reminded of the other.
    #[test]
    fn english_is_what_the_errors_say_themselves() {
        let config = [
            ConfigError::Players {
                found: 9,
                least: 2,
                most: 5,
            },
            ConfigError::Players {
                found: 3,
                least: 2,
                most: 2,
            },
            ConfigError::UnknownOption {
                name: "speed".to_owned(),
                known: vec![],
            },
            ConfigError::UnknownOption {
                name: "speed".to_owned(),
                known: vec!["lead", "scoring"],
            },
            ConfigError::UnknownValue {
                option: "lead",
                value: "nobody".to_owned(),
                known: vec!["holder", "dealt"],
            },
        ];
        for error in config {
            assert_eq!(error.in_words(), error.to_string());
        }
        let stated = "[1,2]".to_owned();
        let replayed = "[2,1]".to_owned();
        let record = [
            RecordProblem::NotUtf8,
            RecordProblem::Empty,
            RecordProblem::TooLong,
            RecordProblem::Json("EOF".to_owned()),
            RecordProblem::Shape,
            RecordProblem::Format(7),
            RecordProblem::UnknownGame("chess".to_owned()),
            RecordProblem::RulesVersion { found: 9, known: 1 },
            RecordProblem::Names,
            RecordProblem::Nonces,
            RecordProblem::Commitment,
            RecordProblem::NoSuchSeat(4),
            RecordProblem::Illegal {
                seat: 1,
                action: "g3".to_owned(),
                rule: "not-your-turn",
                why: "it is not your turn".to_owned(),
            },
            RecordProblem::BadUndo,
            RecordProblem::BadConcession,
            RecordProblem::AfterConcession,
            RecordProblem::EarlyOutcome,
            RecordProblem::WrongOutcome { stated, replayed },
            RecordProblem::AfterEnd,
            RecordProblem::EarlySecret,
            RecordProblem::WrongSecret,
            RecordProblem::UnfairChance { step: 3 },
            RecordProblem::Unfinished,
        ];
        for problem in record {
            let error = problem.at(3);
            assert_eq!(error.in_words(), error.to_string());
        }
        let detail = || "disk full".to_owned();
        let store = [
            StoreError::Unavailable(detail()),
            StoreError::Corrupt(detail()),
            StoreError::Newer { found: 9, known: 3 },
            StoreError::BadUrl("mysql"),
            StoreError::Served,
            StoreError::AllTooOld,
            StoreError::NearlyAllTooOld,
            StoreError::BackupExists("copy.db".into()),
            StoreError::BackupFailed(detail()),
            StoreError::UsePgDump,
            StoreError::Refused(detail()),
        ];
        for error in store {
            assert_eq!(error.in_words(), error.to_string());
        }
    }
}
