//! Positions as text.

use std::collections::BTreeSet;
use std::fmt;
use std::str::FromStr;

use hyakki_core::{NotationError, PerSeat, Seat};
use hyakki_septet::{Card, CardSet, Scoring};
use thiserror::Error;

use crate::bad_position::BadPosition;
use crate::position::{OpenPosition, OpenPositionParts};

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PositionError {
    /// It is not written as positions are.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// It is, but such a position cannot occur.
    #[error(transparent)]
    Bad(#[from] BadPosition),
}

/// What stands for no cards.
const NONE: &str = "-";

/// The hands in seat order and the trump card, separated by ` / ` as in a deal; then what else there is to say, each after `; `:
///
/// - `lead 2`: who led the trick on the table, or leads the next; seat 0 if it is not said.
/// - `table k5 k9`: the cards of the unfinished trick, from the leader on.
/// - `tricks 2 1 0 1`: how many each seat has won.
/// - `bosses u7 / - / - / p7 k7`: those each seat has captured; `-` is none.
/// - `scoring basic`, if it is not advanced.
impl FromStr for OpenPosition {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<OpenPosition, PositionError> {
        let mut clauses = text.split(';').map(str::trim);
        let cards = clauses.next().unwrap_or_default();
        let groups: Vec<&str> = cards.split(" / ").collect();
        let Some((trump, hands)) = groups
            .split_last()
            .filter(|(_, hands)| matches!(hands.len(), 3 | 4))
        else {
            let expected = "three or four hands and the trump card";
            return Err(NotationError::new(expected, cards).into());
        };
        let n_seats = hands.len();
        let mut parts = OpenPositionParts {
            scoring: Scoring::Advanced,
            trump: trump.parse()?,
            hands: groups_of_cards(hands, n_seats)?,
            captured: PerSeat::splat(n_seats, CardSet::EMPTY),
            tricks: PerSeat::splat(n_seats, 0),
            leader: Seat::new(0),
            on_table: Vec::new(),
        };
        let mut said = BTreeSet::new();
        for clause in clauses {
            let name = clause.split(' ').next().unwrap_or_default();
            if !said.insert(name) {
                let expected = "something new: it was said before";
                return Err(NotationError::new(expected, clause).into());
            }
            add_clause(clause, &mut parts)?;
        }
        Ok(OpenPosition::new(parts)?)
    }
}

fn add_clause(clause: &str, parts: &mut OpenPositionParts) -> Result<(), PositionError> {
    let n_seats = parts.hands.len();
    let (name, rest) = clause.split_once(' ').unwrap_or((clause, ""));
    match name {
        "lead" => {
            let seat = rest.parse().ok();
            let seat = seat.and_then(|number| Seat::try_new(number, n_seats));
            parts.leader = seat.ok_or_else(|| NotationError::new("a seat’s number", rest))?;
        }
        "table" => {
            let cards = rest.split_whitespace().map(str::parse);
            parts.on_table = cards.collect::<Result<_, _>>()?;
        }
        "tricks" => {
            let counts: Option<Vec<u8>> = rest.split_whitespace().map(|n| n.parse().ok()).collect();
            let counts = counts.filter(|counts| counts.len() == n_seats);
            let counts =
                counts.ok_or_else(|| NotationError::new("a number for each seat", rest))?;
            parts.tricks = PerSeat::from_fn(n_seats, |seat| counts[seat.index()]);
        }
        "bosses" => {
            let groups: Vec<&str> = rest.split(" / ").collect();
            parts.captured = groups_of_cards(&groups, n_seats)?;
        }
        "scoring" => {
            parts.scoring = match rest {
                "basic" => Scoring::Basic,
                "advanced" => Scoring::Advanced,
                _ => return Err(NotationError::new("basic or advanced", rest).into()),
            };
        }
        _ => {
            let expected = "lead, table, tricks, bosses or scoring";
            return Err(NotationError::new(expected, clause).into());
        }
    }
    Ok(())
}

/// One set of cards for each seat. A card that stands twice is refused here, because a set would hide it.
fn groups_of_cards(groups: &[&str], n_seats: usize) -> Result<PerSeat<CardSet>, PositionError> {
    if groups.len() != n_seats {
        return Err(BadPosition::WrongNumberOfSeats.into());
    }
    let mut sets = PerSeat::splat(n_seats, CardSet::EMPTY);
    for (seat, group) in Seat::all(n_seats).zip(groups) {
        for word in group.split_whitespace().filter(|&word| word != NONE) {
            let card: Card = word.parse()?;
            if sets[seat].contains(card) {
                return Err(BadPosition::CardTwice { card }.into());
            }
            sets[seat] = sets[seat].with(card);
        }
    }
    Ok(sets)
}

impl fmt::Display for OpenPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let parts = self.parts();
        for &hand in parts.hands.iter() {
            write_cards(f, hand)?;
            f.write_str(" / ")?;
        }
        write!(f, "{}; lead {}", parts.trump, parts.leader)?;
        if !parts.on_table.is_empty() {
            f.write_str("; table")?;
            for card in &parts.on_table {
                write!(f, " {card}")?;
            }
        }
        f.write_str("; tricks")?;
        for n_tricks in parts.tricks.iter() {
            write!(f, " {n_tricks}")?;
        }
        f.write_str("; bosses ")?;
        for (seat, &captured) in parts.captured.entries() {
            if seat.index() > 0 {
                f.write_str(" / ")?;
            }
            write_cards(f, captured)?;
        }
        match parts.scoring {
            Scoring::Basic => f.write_str("; scoring basic"),
            Scoring::Advanced => Ok(()),
        }
    }
}

fn write_cards(f: &mut fmt::Formatter<'_>, cards: CardSet) -> fmt::Result {
    if cards.is_empty() {
        f.write_str(NONE)
    } else {
        write!(f, "{cards}")
    }
}
