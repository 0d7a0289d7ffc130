//! A position of Septet in words.

use hyakki_core::{PerSeat, Seat};
use hyakki_minds::septet_solver::{OpenPosition, OpenPositionParts};
use hyakki_septet::{Card, CardSet, Scoring};

use crate::failure::Failure;

/// What can be said about a position, and what is said so far.
#[derive(Default)]
struct Words<'a> {
    trump: Option<&'a str>,
    hands: Option<&'a str>,
    captured: Option<&'a str>,
    tricks: Option<&'a str>,
    leader: Option<&'a str>,
    table: Option<&'a str>,
    scoring: Option<&'a str>,
}

/// Reads `trump=y10 leader=0 hands=g7,u3/p7,p9/y7,b8/u5,r6 …`.
pub(super) fn parse(text: &str) -> Result<OpenPosition, Failure> {
    let words = Words::of(text)?;
    let hands = words.hands.ok_or_else(|| missing("hands"))?;
    let hands = per_seat(hands, cards)?;
    let n_seats = hands.len();
    let parts = OpenPositionParts {
        scoring: scoring(words.scoring.unwrap_or("advanced"))?,
        trump: card(words.trump.ok_or_else(|| missing("trump"))?)?,
        captured: match words.captured {
            Some(captured) => per_seat(captured, cards)?,
            None => PerSeat::splat(n_seats, CardSet::EMPTY),
        },
        tricks: match words.tricks {
            Some(tricks) => per_seat(tricks, number)?,
            None => PerSeat::splat(n_seats, 0),
        },
        leader: leader(words.leader.unwrap_or("0"), n_seats)?,
        on_table: match words.table {
            None | Some("-") => Vec::new(),
            Some(table) => table.split(',').map(card).collect::<Result<_, _>>()?,
        },
        hands,
    };
    OpenPosition::new(parts)
        .map_err(|bad| Failure::because(format!("this position cannot occur: {bad}")))
}

impl<'a> Words<'a> {
    fn of(text: &'a str) -> Result<Words<'a>, Failure> {
        let mut words = Words::default();
        for word in text.split_whitespace() {
            let (name, value) = word.split_once('=').unwrap_or((word, ""));
            let place = match name {
                "trump" => &mut words.trump,
                "hands" => &mut words.hands,
                "captured" => &mut words.captured,
                "tricks" => &mut words.tricks,
                "leader" => &mut words.leader,
                "table" => &mut words.table,
                "scoring" => &mut words.scoring,
                _ => {
                    return Err(Failure::because(format!(
                        "“{word}” says nothing about a position"
                    )));
                }
            };
            if place.replace(value).is_some() {
                return Err(Failure::because(format!("“{name}” is said twice")));
            }
        }
        Ok(words)
    }
}

fn missing(name: &str) -> Failure {
    Failure::because(format!("a position needs {name}=…"))
}

/// What stands between slashes, for each seat.
fn per_seat<T: Copy + Default>(
    text: &str,
    parse: impl Fn(&str) -> Result<T, Failure>,
) -> Result<PerSeat<T>, Failure> {
    let values = text.split('/').map(parse).collect::<Result<Vec<_>, _>>()?;
    if !(3..=4).contains(&values.len()) {
        return Err(Failure::because("there must be three or four seats"));
    }
    Ok(PerSeat::from_fn(values.len(), |seat| values[seat.index()]))
}

fn cards(text: &str) -> Result<CardSet, Failure> {
    if text == "-" {
        return Ok(CardSet::EMPTY);
    }
    text.split(',').try_fold(CardSet::EMPTY, |set, text| {
        let card = card(text)?;
        if set.contains(card) {
            return Err(Failure::because(format!(
                "this position cannot occur: {card} is there twice"
            )));
        }
        Ok(set.with(card))
    })
}

fn card(text: &str) -> Result<Card, Failure> {
    text.parse().map_err(Failure::because)
}

fn number(text: &str) -> Result<u8, Failure> {
    text.parse()
        .map_err(|_| Failure::because(format!("“{text}” is no number of tricks")))
}

fn leader(text: &str, n_seats: usize) -> Result<Seat, Failure> {
    let seat = text.parse().ok().and_then(|n| Seat::try_new(n, n_seats));
    seat.ok_or_else(|| Failure::because(format!("there is no seat “{text}”")))
}

fn scoring(text: &str) -> Result<Scoring, Failure> {
    match text {
        "advanced" => Ok(Scoring::Advanced),
        "basic" => Ok(Scoring::Basic),
        _ => Err(Failure::because(format!("there is no scoring “{text}”"))),
    }
}
