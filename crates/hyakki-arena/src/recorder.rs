//! The record of a game, written down while it is played.

use std::path::Path;

use anyhow::Context;
use hyakki_core::record::{FORMAT, Header, Line, MAX_NAME, RecordedOutcome};
use hyakki_core::{Game, GameConfig, Outcome, Seat};

use crate::play::Observer;

/// The record of a game, line by line.
pub(crate) struct Recorder(String);

impl Recorder {
    /// A game of players with these names, in seat order.
    pub(crate) fn new<G: Game>(config: &G::Config, names: &[String]) -> Recorder {
        let header = Header {
            hyakki: FORMAT,
            game: G::NAME.to_owned(),
            rules: G::RULES_VERSION,
            players: config.players(),
            options: config.options(),
            names: names.iter().map(|name| fitting(name)).collect(),
            fairness: None,
        };
        Recorder(header.to_line() + "\n")
    }

    fn add(&mut self, line: &Line) {
        self.0 += &line.to_line();
        self.0.push('\n');
    }

    /// Writes the record to a file of the folder that says which game it was.
    pub(crate) fn write(&self, folder: &Path, deal: u64, seating: usize) -> anyhow::Result<()> {
        let path = folder.join(format!("deal-{deal:05}-seating-{seating}.jsonl"));
        std::fs::write(&path, &self.0).with_context(|| format!("{}", path.display()))
    }
}

/// A contestant's name as a record takes it.
fn fitting(name: &str) -> String {
    let name = name.replace(char::is_control, "\u{fffd}");
    name.chars().take(MAX_NAME).collect()
}

impl<G: Game> Observer<G> for Recorder {
    fn acts(&mut self, _: &G, seat: Seat, action: G::Action) {
        self.add(&Line::Action {
            seat: seat.index(),
            action: action.to_string(),
        });
    }

    fn falls(&mut self, chance: &G::Chance) {
        self.add(&Line::Chance(chance.to_string()));
    }

    fn ends(&mut self, outcome: &Outcome) {
        self.add(&Line::Outcome(RecordedOutcome::from(outcome)));
    }
}
