//! The record of a match as text: JSON Lines, described for people in `docs/records.md`.
//!
//! This module knows lines; [`Match`](crate::Match) knows what they mean.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};
use thiserror::Error;

use crate::config::{ConfigError, Options};
use crate::fairness::{Fairness, MAX_NONCE, is_hash};
use crate::game::BadChance;
use crate::notation::NotationError;
use crate::outcome::Outcome;

/// The version of the line format.
pub const FORMAT: u32 = 1;

/// No line of a record is longer, in bytes: the longest real one, a shuffled deck of a hundred cards, has under 500.
pub const MAX_LINE: usize = 16 * 1024;

/// No match has more lines because of undos: the undos themselves, and the steps that were taken back.
/// That is some two thousand undos, and people take back a few dozen steps of a long match.
/// Referees replay more, but no table plays it and no server takes it.
pub const MAX_UNDO_LINES: usize = 4096;

/// No record has more lines: the longest match that the rules allow, in any game, with every undo it may have, is shorter.
pub const MAX_LINES: usize = 32 * 1024;

/// No name of a player is longer, in characters.
pub const MAX_NAME: usize = 60;

/// The first line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Header {
    /// The version of the line format, [`FORMAT`].
    pub hyakki: u32,
    /// The game's name.
    pub game: String,
    /// The version of the game's rules.
    pub rules: u32,
    /// How many play.
    pub players: usize,
    /// The options; one left out has its default.
    pub options: Options,
    /// The players' names in seat order.
    pub names: Vec<String>,
    /// Where the deals come from, for matches whose deals can be checked.
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "present"
    )]
    pub fairness: Option<Fairness>,
}

impl Header {
    /// The header as a line, without the line's end.
    #[must_use]
    pub fn to_line(&self) -> String {
        json(self)
    }

    /// Reads a header and checks what can be checked without knowing the game.
    pub fn from_line(line: &str) -> Result<Header, RecordProblem> {
        let header: Header = parse(line)?;
        if header.hyakki != FORMAT {
            return Err(RecordProblem::Format(header.hyakki));
        }
        let is_good =
            |name: &String| name.chars().count() <= MAX_NAME && !name.contains(char::is_control);
        if header.names.len() != header.players || !header.names.iter().all(is_good) {
            return Err(RecordProblem::Names);
        }
        if let Some(fairness) = &header.fairness {
            check_fairness(fairness, header.players)?;
        }
        Ok(header)
    }
}

fn check_fairness(fairness: &Fairness, n_players: usize) -> Result<(), RecordProblem> {
    let are_short = fairness.nonces.iter().all(|nonce| nonce.len() <= MAX_NONCE);
    if fairness.nonces.len() != n_players || !are_short {
        return Err(RecordProblem::Nonces);
    }
    if !is_hash(&fairness.commitment) {
        return Err(RecordProblem::Commitment);
    }
    let pledges = &fairness.pledges;
    let are_hashes = pledges.iter().all(|text| text.is_empty() || is_hash(text));
    let fit = pledges.len() == n_players && pledges.iter().any(|text| !text.is_empty());
    if !are_hashes || !(pledges.is_empty() || fit) {
        return Err(RecordProblem::Pledges);
    }
    match fairness.first_broken_pledge() {
        Some(seat) => Err(RecordProblem::BrokenPledge { seat }),
        None => Ok(()),
    }
}

/// A line after the header.
///
/// # Examples
/// ```
/// use hyakki_core::record::Line;
///
/// let line = Line::Action { seat: 2, action: "dare".to_owned() };
/// assert_eq!(line.to_line(), r#"{"seat":2,"action":"dare"}"#);
/// assert_eq!(Line::from_line(&line.to_line()).unwrap(), line);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Line {
    /// A random event, in the game's notation.
    Chance(String),
    /// What a seat did, in the game's notation.
    Action {
        /// The seat's number.
        seat: usize,
        /// What it did.
        action: String,
    },
    /// The last so many steps, all of them actions of one seat, were taken back.
    Undo(usize),
    /// The side of this seat resigned.
    Resign(usize),
    /// Nobody plays on: the people in these seats said so, and the others let it happen.
    Abandon(Vec<usize>),
    /// How the match ended.
    Outcome(RecordedOutcome),
    /// The secret behind the deals, in hexadecimal, revealed after the end.
    Secret(String),
}

impl Line {
    /// Reads a line.
    pub fn from_line(line: &str) -> Result<Line, RecordProblem> {
        let fields: LineFields = parse(line)?;
        let mut lines = [
            fields.chance.map(Line::Chance),
            fields.undo.map(Line::Undo),
            fields.resign.map(Line::Resign),
            fields.abandon.map(Line::Abandon),
            fields.outcome.map(Line::Outcome),
            fields.secret.map(Line::Secret),
            match (fields.seat, fields.action) {
                (Some(seat), Some(action)) => Some(Line::Action { seat, action }),
                (None, None) => None,
                _ => return Err(RecordProblem::Shape),
            },
        ]
        .into_iter()
        .flatten();
        match (lines.next(), lines.next()) {
            (Some(line), None) => Ok(line),
            _ => Err(RecordProblem::Shape),
        }
    }

    /// The line's text, without its end.
    #[must_use]
    pub fn to_line(&self) -> String {
        let mut fields = LineFields::default();
        match self.clone() {
            Line::Chance(chance) => fields.chance = Some(chance),
            Line::Action { seat, action } => {
                fields.seat = Some(seat);
                fields.action = Some(action);
            }
            Line::Undo(n_steps) => fields.undo = Some(n_steps),
            Line::Resign(seat) => fields.resign = Some(seat),
            Line::Abandon(seats) => fields.abandon = Some(seats),
            Line::Outcome(outcome) => fields.outcome = Some(outcome),
            Line::Secret(secret) => fields.secret = Some(secret),
        }
        json(&fields)
    }
}

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct LineFields {
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "present"
    )]
    chance: Option<String>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "present"
    )]
    seat: Option<usize>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "present"
    )]
    action: Option<String>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "present"
    )]
    undo: Option<usize>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "present"
    )]
    resign: Option<usize>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "present"
    )]
    abandon: Option<Vec<usize>>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "present"
    )]
    outcome: Option<RecordedOutcome>,
    #[serde(
        default,
        skip_serializing_if = "Option::is_none",
        deserialize_with = "present"
    )]
    secret: Option<String>,
}

/// An [`Outcome`] as a record states it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RecordedOutcome {
    /// Each seat's place; 1 has won. None for a match that was abandoned.
    pub places: Vec<u8>,
    /// Each seat's points; none for a match that the game has not ended.
    pub points: Vec<i16>,
    /// What ended the match.
    pub ending: String,
    /// The seats of the sides that resigned, in ascending order.
    #[serde(
        default,
        skip_serializing_if = "Vec::is_empty",
        deserialize_with = "someone"
    )]
    pub resigned: Vec<usize>,
}

/// A list that is there holds somebody: an empty one is not another way to leave it out.
fn someone<'de, D: Deserializer<'de>>(list: D) -> Result<Vec<usize>, D::Error> {
    let list: Vec<usize> = Vec::deserialize(list)?;
    if list.is_empty() {
        return Err(D::Error::custom("`resigned` is empty"));
    }
    Ok(list)
}

impl From<&Outcome> for RecordedOutcome {
    fn from(outcome: &Outcome) -> RecordedOutcome {
        RecordedOutcome {
            places: outcome.places.as_slice().to_vec(),
            points: outcome.points.as_slice().to_vec(),
            ending: outcome.ending.to_owned(),
            resigned: Vec::new(),
        }
    }
}

/// The numbered lines of a record, from 1.
pub fn lines(text: &str) -> impl Iterator<Item = (usize, Result<&str, RecordError>)> {
    let text = without_mark(text);
    text.strip_suffix('\n')
        .unwrap_or(text)
        .split('\n')
        .enumerate()
        .map(|(place, line)| {
            let line = line.strip_suffix('\r').unwrap_or(line);
            let number = place + 1;
            if line.len() > MAX_LINE {
                (number, Err(RecordProblem::TooLong.at(number)))
            } else {
                (number, Ok(line))
            }
        })
}

/// Some editors put a byte order mark in front of a text, which says nothing in UTF-8.
fn without_mark(text: &str) -> &str {
    text.strip_prefix('\u{feff}').unwrap_or(text)
}

/// Reads the header of a record, so that its game is known.
pub fn header(text: &str) -> Result<Header, RecordError> {
    if without_mark(text).is_empty() {
        return Err(RecordProblem::Empty.at(1));
    }
    let (number, line) = lines(text)
        .next()
        .expect("splitting gives at least one piece");
    Header::from_line(line?).map_err(|problem| problem.at(number))
}

/// The text of a record, from the bytes of a file.
pub fn text(bytes: &[u8]) -> Result<&str, RecordError> {
    std::str::from_utf8(bytes).map_err(|error| {
        let n_lines_before = bytes[..error.valid_up_to()]
            .iter()
            .filter(|&&byte| byte == b'\n')
            .count();
        RecordProblem::NotUtf8.at(n_lines_before + 1)
    })
}

/// A field that is there has a value: `null` is not another way to leave it out.
fn present<'de, T: Deserialize<'de>, D: Deserializer<'de>>(
    field: D,
) -> Result<Option<T>, D::Error> {
    T::deserialize(field).map(Some)
}

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("strings, numbers and lists always make JSON")
}

fn parse<'a, T: Deserialize<'a>>(line: &'a str) -> Result<T, RecordProblem> {
    serde_json::from_str(line).map_err(|error| RecordProblem::Json(error.to_string()))
}

/// The first thing that is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {problem}")]
pub struct RecordError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: RecordProblem,
}

/// What can be wrong with a line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordProblem {
    /// The bytes are not text.
    #[error("not UTF-8 text")]
    NotUtf8,
    /// There is nothing.
    #[error("the record is empty")]
    Empty,
    /// The line is longer than any real one.
    #[error("longer than {MAX_LINE} bytes")]
    TooLong,
    /// Not JSON, or not the fields a line has.
    #[error("malformed: {0}")]
    Json(String),
    /// The fields do not go together.
    #[error(
        "a line holds one of `chance`, `seat` with `action`, `undo`, `resign`, `abandon`, `outcome` and `secret`"
    )]
    Shape,
    /// Written by another version.
    #[error("record format {0} is not known (this program reads format {FORMAT})")]
    Format(u32),
    /// No game of this name.
    #[error("there is no game “{0}”")]
    UnknownGame(String),
    /// Rules of another version.
    #[error("played by rules version {found}, and this program knows version {known}")]
    RulesVersion {
        /// The record's version.
        found: u32,
        /// Ours.
        known: u32,
    },
    /// A player count or option the game does not have.
    #[error(transparent)]
    Config(#[from] ConfigError),
    /// The names do not fit.
    #[error(
        "`names` must hold one name for each player, of at most {MAX_NAME} characters and no control characters"
    )]
    Names,
    /// The nonces do not fit.
    #[error("`nonces` must hold one text for each player, of at most {MAX_NONCE} bytes")]
    Nonces,
    /// The commitment is no hash.
    #[error("`commitment` must hold 64 hexadecimal digits in lower case")]
    Commitment,
    /// The pledges do not fit.
    #[error(
        "`pledges` must hold 64 hexadecimal digits in lower case or nothing for each player, and is left out where nobody pledged"
    )]
    Pledges,
    /// A nonce other than the one pledged.
    #[error("broken pledge: seat {seat} told another nonce than it had pledged")]
    BrokenPledge {
        /// The seat.
        seat: usize,
    },
    /// A seat beyond the table.
    #[error("there is no seat {0}")]
    NoSuchSeat(usize),
    /// A step that is not in the game's notation.
    #[error("malformed step: {0}")]
    Notation(#[from] NotationError),
    /// A step that the rules forbid.
    #[error("illegal step: seat {seat} cannot play “{action}”: {why} ({rule})")]
    Illegal {
        /// Who did it.
        seat: usize,
        /// What was done.
        action: String,
        /// The rule's name.
        rule: &'static str,
        /// The rule in words.
        why: String,
    },
    /// A random event that cannot have happened.
    #[error("impossible chance: {0}")]
    Chance(#[from] BadChance),
    /// Steps taken back that cannot be.
    #[error(
        "impossible undo: only actions of the seat that acted last can be taken back, and at least one"
    )]
    BadUndo,
    /// Somebody resigns or abandons who cannot.
    #[error(
        "impossible concession: seats of sides that have not resigned, each once and in order, can resign or abandon a match that is not over"
    )]
    BadConcession,
    /// A step after the players ended the match.
    #[error("nothing but the outcome can follow: the match was resigned or abandoned")]
    AfterConcession,
    /// An outcome in the middle.
    #[error("an outcome is stated, but the match is not over")]
    EarlyOutcome,
    /// A result other than the one that follows from the steps.
    #[error("wrong outcome: stated is {stated}, but the steps give {replayed}")]
    WrongOutcome {
        /// What the record says.
        stated: String,
        /// What replaying gives.
        replayed: String,
    },
    /// A line behind the outcome.
    #[error("nothing but the secret can follow the outcome")]
    AfterEnd,
    /// A secret where none can stand.
    #[error("a secret can stand only behind the outcome of a match with a commitment")]
    EarlySecret,
    /// A secret other than the one committed to.
    #[error("wrong secret: it is not the one that the header commits to")]
    WrongSecret,
    /// A deal that does not come from the secret and the nonces.
    #[error("unfair chance: step {step} is not what the secret and the nonces give")]
    UnfairChance {
        /// The step, counted from 1.
        step: usize,
    },
    /// The record stops before the outcome.
    #[error("the record ends before the match does")]
    Unfinished,
}

impl RecordProblem {
    /// Whether the record is well-formed and legal, and fails only a check of what it claims.
    #[must_use]
    pub fn is_failed_check(&self) -> bool {
        matches!(
            self,
            RecordProblem::WrongOutcome { .. }
                | RecordProblem::WrongSecret
                | RecordProblem::BrokenPledge { .. }
                | RecordProblem::UnfairChance { .. }
        )
    }

    /// The problem, at a line.
    #[must_use]
    pub fn at(self, line: usize) -> RecordError {
        RecordError {
            line,
            problem: self,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fairness::pledge_of;

    fn problem(line: &str) -> RecordProblem {
        Line::from_line(line).unwrap_err()
    }

    #[test]
    fn lines_survive_a_round_trip() {
        for line in [
            r#"{"chance":"g3 p4"}"#,
            r#"{"seat":2,"action":"pass"}"#,
            r#"{"undo":2}"#,
            r#"{"resign":0}"#,
            r#"{"abandon":[]}"#,
            r#"{"abandon":[0,2]}"#,
            r#"{"secret":"00"}"#,
            r#"{"outcome":{"places":[1,2],"points":[9,-3],"ending":"test"}}"#,
            r#"{"outcome":{"places":[],"points":[],"ending":"abandoned"}}"#,
            r#"{"outcome":{"places":[1,2],"points":[],"ending":"resigned","resigned":[1]}}"#,
        ] {
            assert_eq!(Line::from_line(line).unwrap().to_line(), line);
        }
    }

    #[test]
    fn a_byte_order_mark_is_no_part_of_a_line() {
        let all = |text| lines(text).map(|(_, line)| line.unwrap().to_owned());
        assert_eq!(all("\u{feff}a\nb\n").collect::<Vec<_>>(), ["a", "b"]);
        assert_eq!(header("\u{feff}"), header(""));
    }

    #[test]
    fn a_line_holds_exactly_one_thing() {
        assert_eq!(problem("{}"), RecordProblem::Shape);
        assert_eq!(problem(r#"{"seat":1}"#), RecordProblem::Shape);
        assert_eq!(
            problem(r#"{"chance":"x","seat":1,"action":"y"}"#),
            RecordProblem::Shape
        );
        assert!(matches!(
            problem(r#"{"chance":"x","chance":"y"}"#),
            RecordProblem::Json(_)
        ));
        assert!(matches!(
            problem(r#"{"surprise":1}"#),
            RecordProblem::Json(_)
        ));
        assert!(matches!(
            problem(r#"{"chance":"x","seat":null}"#),
            RecordProblem::Json(_)
        ));
        assert!(matches!(
            problem(r#"{"seat":-1,"action":"y"}"#),
            RecordProblem::Json(_)
        ));
        assert_eq!(
            problem(r#"{"resign":0,"abandon":[0]}"#),
            RecordProblem::Shape
        );
        for bad in [
            r#"{"resign":[0]}"#,
            r#"{"abandon":0}"#,
            r#"{"outcome":{"places":[1,2],"points":[],"ending":"resigned","resigned":[]}}"#,
        ] {
            assert!(matches!(problem(bad), RecordProblem::Json(_)), "{bad}");
        }
    }

    #[test]
    fn deep_nesting_and_long_lines_are_errors_not_crashes() {
        let brackets = "[".repeat(10 << 20);
        assert!(matches!(problem(&brackets), RecordProblem::Json(_)));
        assert_eq!(header(&brackets).unwrap_err(), RecordProblem::TooLong.at(1));
    }

    #[test]
    fn bytes_that_are_not_text_are_reported_with_their_line() {
        assert_eq!(
            text(b"one\ntwo\nth\xffree").unwrap_err(),
            RecordProblem::NotUtf8.at(3)
        );
    }

    #[test]
    fn a_commitment_is_a_hash_in_lower_case() {
        let header = |commitment: &str| {
            Header::from_line(&format!(
                r#"{{"hyakki":1,"game":"x","rules":1,"players":1,"options":{{}},"names":["A"],"fairness":{{"commitment":"{commitment}","nonces":[""]}}}}"#
            ))
        };
        assert!(header(&"0a".repeat(32)).is_ok());
        for commitment in ["", "xyz", &"0A".repeat(32), &"0a".repeat(33)] {
            assert_eq!(header(commitment), Err(RecordProblem::Commitment));
        }
    }

    #[test]
    fn pledges_fit_the_players_and_their_nonces() {
        let header = |pledges: &str| {
            Header::from_line(&format!(
                r#"{{"hyakki":1,"game":"x","rules":1,"players":2,"options":{{}},"names":["A","B"],"fairness":{{"commitment":"{}","nonces":["abc",""]{pledges}}}}}"#,
                "0a".repeat(32)
            ))
        };
        let (of_abc, other) = (pledge_of("abc"), pledge_of("abd"));
        let line = |seats: [&str; 2]| format!(r#","pledges":["{}","{}"]"#, seats[0], seats[1]);
        for good in [
            "",
            &line([&of_abc, ""]),
            &line(["", &other]),
            &line([&of_abc, &other]),
        ] {
            let read = header(good).unwrap();
            assert!(read.to_line().ends_with(&format!("{good}}}}}")), "{good}");
        }
        let too_few = format!(r#","pledges":["{of_abc}"]"#);
        for bad in [line(["", ""]), line(["abc", ""]), too_few] {
            assert_eq!(header(&bad), Err(RecordProblem::Pledges), "{bad}");
        }
        let empty = header(r#","pledges":[]"#).unwrap_err();
        assert!(matches!(empty, RecordProblem::Json(_)), "{empty}");
        let broken = RecordProblem::BrokenPledge { seat: 0 };
        assert_eq!(header(&line([&other, ""])), Err(broken));
    }

    #[test]
    fn names_must_fit_the_players_and_carry_no_control_characters() {
        let header = |names: &str| {
            Header::from_line(&format!(
                r#"{{"hyakki":1,"game":"x","rules":1,"players":2,"options":{{}},"names":{names}}}"#
            ))
        };
        assert!(header(r#"["Ada","Kobo"]"#).is_ok());
        assert_eq!(header(r#"["Ada"]"#), Err(RecordProblem::Names));
        assert_eq!(header(r#"["Ada","\u001b[31m"]"#), Err(RecordProblem::Names));
    }
}
