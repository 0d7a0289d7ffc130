//! Every picture is one that the log implies, and no connection is shown an older one.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use hyakki_core::{Seat, Viewer};
use hyakki_table::Command;
use serde::Deserialize;
use serde_json::Value;

use super::effects::LogPlace;
use super::order::Order;
use super::played::{Played, PlayedTable};
use super::{Kind, Report};
use crate::history::{Answer, Connected, Event, History, Invoked, Saw};

/// What is looked at of a message with a picture.
#[derive(Deserialize)]
struct Message {
    step: usize,
    table: Table,
}

#[derive(Deserialize)]
struct Table {
    step: usize,
    stage: String,
    #[serde(rename = "match")]
    current: Option<Match>,
}

#[derive(Deserialize)]
struct Match {
    id: String,
    number: usize,
    to_act: Vec<usize>,
    sides: Vec<Side>,
    places: Option<Vec<u8>>,
}

#[derive(Deserialize)]
struct Side {
    seat: Option<usize>,
    view: Value,
    legal: Vec<String>,
}

/// A connection, and how much of the table's log it has been shown.
struct Connection<'h> {
    connected: &'h Connected,
    /// The match, and how many lines of it.
    shown: LogPlace,
}

/// Views that were worked out, by match, number of lines and seat.
type Views = HashMap<(String, usize, Option<usize>), (Value, Vec<String>)>;

struct Checker<'a, 'h> {
    tables: &'a BTreeMap<&'a str, PlayedTable>,
    places: &'a BTreeMap<u32, LogPlace>,
    /// The seats that each user has ever asked for, by table.
    seats: BTreeSet<(&'h str, &'h str, usize)>,
    sent: BTreeMap<u32, &'h Invoked>,
    connections: BTreeMap<usize, Connection<'h>>,
    views: Views,
    order: &'a mut Order,
    report: &'a mut Report,
}

pub(crate) fn check(
    history: &History,
    tables: &BTreeMap<&str, PlayedTable>,
    places: &BTreeMap<u32, LogPlace>,
    order: &mut Order,
    report: &mut Report,
) {
    let mut checker = Checker {
        tables,
        places,
        seats: BTreeSet::new(),
        sent: BTreeMap::new(),
        connections: BTreeMap::new(),
        views: HashMap::new(),
        order,
        report,
    };
    for event in &history.events {
        checker.take(event);
    }
}

impl<'h> Checker<'_, 'h> {
    fn take(&mut self, event: &'h Event) {
        match event {
            Event::Connected(connected) => {
                let connection = Connection {
                    connected,
                    shown: (0, 0),
                };
                self.connections.insert(connected.connection, connection);
            }
            Event::Invoked(invoked) => {
                self.sent.insert(invoked.id, invoked);
                if let Command::Sit { seat, .. } = invoked.command {
                    self.seats.insert((&invoked.table, &invoked.user, seat));
                }
            }
            Event::Answered(answered) if matches!(answered.answer, Answer::Done { .. }) => {
                self.on_done(answered.id);
            }
            Event::Saw(saw) => self.on_picture(saw),
            Event::Answered(_) | Event::Heard(_) | Event::Fault { .. } => {}
        }
    }

    /// Whoever had something done is not shown the table as it was before. What was sent again may have been done
    /// elsewhere: its place is known by the first sending only.
    fn on_done(&mut self, id: u32) {
        let (Some(invoked), Some(&(number, line))) = (self.sent.get(&id), self.places.get(&id))
        else {
            return;
        };
        if let Some(connection) = self.connections.get_mut(&invoked.connection) {
            connection.shown = connection.shown.max((number, line + 1));
        }
    }

    fn on_picture(&mut self, saw: &'h Saw) {
        self.report.counts.pictures += 1;
        let Some(connection) = self.connections.get(&saw.connection) else {
            return;
        };
        let (connected, shown) = (connection.connected, connection.shown);
        let table = &*connected.table;
        match self.place_of(saw, connected, shown) {
            Ok((number, n_lines)) => {
                if let Some(line) = n_lines.checked_sub(1) {
                    self.order.add_seen(table, (number, line), saw.at_us);
                }
                if let Some(connection) = self.connections.get_mut(&saw.connection) {
                    connection.shown = (number, n_lines).max(shown);
                }
            }
            Err((kind, what)) => {
                let what = format!(
                    "a picture on connection {} of {} to table {table} after {} µs: {what}",
                    saw.connection, connected.user, saw.at_us
                );
                self.report.add(kind, what);
            }
        }
    }

    /// The place in the log that a picture shows: the first that it can be, at or behind what was shown before.
    fn place_of(
        &mut self,
        saw: &Saw,
        connected: &Connected,
        shown: LogPlace,
    ) -> Result<LogPlace, (Kind, String)> {
        let wrong = |what: &str| (Kind::WrongView, what.to_owned());
        let message: Message = serde_json::from_str(saw.picture.get())
            .map_err(|error| (Kind::WrongView, error.to_string()))?;
        if message.step != message.table.step {
            return Err(wrong("two numbers of steps"));
        }
        let played = self.tables.get(&*connected.table);
        let played = played.ok_or_else(|| wrong("a table that is not there"))?;
        let Some(current) = &message.table.current else {
            if shown > (0, 0) {
                return Err((Kind::WentBack, "no match, though there was one".to_owned()));
            }
            return match (message.step, &*message.table.stage) {
                (0, "gathering") => Ok((0, 0)),
                _ => Err(wrong("steps without a match")),
            };
        };
        let number = played.number_of(&current.id);
        let number = number.ok_or_else(|| wrong("a match that is not there"))?;
        if current.number != number + 1 {
            return Err(wrong("another number of the match"));
        }
        self.check_seats(current, connected)?;
        let mut old = None;
        for n_lines in played.matches[number].lengths_with(message.step) {
            if self.is_shown(&played.matches[number], n_lines, &message.table, current) {
                if (number, n_lines) >= shown {
                    return Ok((number, n_lines));
                }
                old = Some(n_lines);
            }
        }
        match old {
            Some(n_lines) => Err((
                Kind::WentBack,
                format!("{n_lines} lines of match {number} after {shown:?}"),
            )),
            None => Err(wrong(&format!(
                "step {} of match {} is not what its log implies",
                message.step, current.id
            ))),
        }
    }

    fn check_seats(&self, current: &Match, connected: &Connected) -> Result<(), (Kind, String)> {
        for seat in current.sides.iter().filter_map(|side| side.seat) {
            if !self
                .seats
                .contains(&(&*connected.table, &*connected.user, seat))
            {
                return Err((Kind::OtherSeat, format!("seat {seat} is not the viewer's")));
            }
        }
        Ok(())
    }

    /// Whether this is how the table looked after so many lines.
    fn is_shown(
        &mut self,
        played: &Played,
        n_lines: usize,
        table: &Table,
        current: &Match,
    ) -> bool {
        let place = played.place(n_lines);
        let turn = played.game(place).turn_after(place.n_steps);
        let places = turn
            .outcome()
            .map(|outcome| outcome.places.as_slice().to_vec());
        let to_act: Vec<usize> = turn.seats().iter().map(Seat::index).collect();
        let stage = if places.is_some() { "over" } else { "playing" };
        if table.stage != stage || current.places != places || current.to_act != to_act {
            return false;
        }
        current.sides.iter().all(|side| {
            let (view, legal) = self.view(played, n_lines, side.seat);
            *view == side.view && *legal == side.legal
        })
    }

    fn view(
        &mut self,
        played: &Played,
        n_lines: usize,
        seat: Option<usize>,
    ) -> &(Value, Vec<String>) {
        let known = self.views.entry((played.id.clone(), n_lines, seat));
        known.or_insert_with(|| view(played, n_lines, seat))
    }
}

fn view(played: &Played, n_lines: usize, seat: Option<usize>) -> (Value, Vec<String>) {
    let place = played.place(n_lines);
    let game = played.game(place);
    let seat = seat.and_then(|seat| Seat::try_new(seat, played.players.len()));
    let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
    let view = game.json_after(place.n_steps, viewer);
    // Whoever has resigned plays no more.
    let playing = seat.filter(|seat| !game.resigned().contains(*seat));
    let legal = playing.map(|seat| game.legal_after(place.n_steps, seat));
    let view = serde_json::from_str(view.get()).unwrap_or(Value::Null);
    (view, legal.unwrap_or_default())
}
