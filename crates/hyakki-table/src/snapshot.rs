//! A table as it is kept between two lives of the server; [`stored`](crate::stored) has it as a database does.

use hyakki_catalog::{AnyMatch, replay};
use hyakki_core::{ConfigError, RecordError, Replayed, Secret, UserId};
use thiserror::Error;

use crate::chair::Chair;
use crate::presence::PATIENCE_MS;
use crate::settings::Settings;
use crate::table::{Stage, Table, commitment_after};

/// Everything about a table but its secret and the log of its match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Snapshot {
    /// What was chosen when the table was made.
    pub settings: Settings,
    /// The seats.
    pub chairs: Vec<Chair>,
    /// Who may change the settings; nobody where that is the first person at the table.
    pub host: Option<UserId>,
    /// How often the host has changed what people agree to.
    pub terms: u32,
    /// The number of the match being played or last played; 0 before the first.
    pub match_number: u32,
    /// Whether the clocks are stopped by the players.
    pub is_paused: bool,
    /// Since when clocks have been running.
    pub running_since_ms: Option<i64>,
    /// How many actions the table made for the last actor since it acted.
    pub n_courtesies: usize,
    /// Until when pledged nonces are waited for, once all seats are ready.
    pub reveal_by_ms: Option<i64>,
}

/// A snapshot and a log that do not fit together, or that no table can have left.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Unreadable {
    /// The log cannot be replayed.
    #[error("the log: {0}")]
    Log(#[from] RecordError),
    /// The deals are not those of this table's secret.
    #[error("the deals of the log do not come from this table's secret")]
    OtherSecret,
    /// There is no such game to this version, with these players and options.
    #[error("the settings: {0}")]
    Settings(#[from] ConfigError),
    /// The seats do not fit the settings.
    #[error("the seats do not fit the settings")]
    Chairs,
}

impl Table {
    /// The table without its secret and its match.
    #[must_use]
    pub fn snapshot(&self) -> Snapshot {
        Snapshot {
            settings: self.settings.clone(),
            chairs: self.chairs.clone(),
            host: self.host.clone(),
            terms: self.terms,
            match_number: self.match_number,
            is_paused: self.is_paused,
            running_since_ms: self.running_since_ms,
            n_courtesies: self.n_courtesies,
            reveal_by_ms: self.reveal_by_ms,
        }
    }

    /// Whether this snapshot still says everything about the table that its log does not.
    #[must_use]
    pub fn is_as_in(&self, snapshot: &Snapshot) -> bool {
        self.settings == snapshot.settings
            && self.chairs == snapshot.chairs
            && self.host == snapshot.host
            && self.terms == snapshot.terms
            && self.match_number == snapshot.match_number
            && self.is_paused == snapshot.is_paused
            && self.running_since_ms == snapshot.running_since_ms
            && self.n_courtesies == snapshot.n_courtesies
            && self.reveal_by_ms == snapshot.reveal_by_ms
    }

    /// The table as it was: from its snapshot, its secret, and the log of the match being played or last played
    /// (header included; empty before the first match).
    pub fn restore(
        snapshot: Snapshot,
        master: Secret,
        log: &[String],
    ) -> Result<Table, Unreadable> {
        let played = (!log.is_empty()).then(|| replay(&log.join("\n")));
        Table::restore_with(snapshot, master, log.len(), played.transpose()?)
    }

    /// The same for whoever has replayed the log of so many lines.
    pub fn restore_with(
        snapshot: Snapshot,
        master: Secret,
        n_lines: usize,
        played: Option<Replayed<Box<dyn AnyMatch>>>,
    ) -> Result<Table, Unreadable> {
        // Another version may know more options than this one.
        snapshot.settings.check()?;
        if snapshot.chairs.len() != snapshot.settings.players {
            return Err(Unreadable::Chairs);
        }
        let mut table = Table {
            away_since_ms: vec![None; snapshot.settings.players],
            patience_ms: PATIENCE_MS,
            next_commitment: commitment_after(&master, snapshot.match_number),
            settings: snapshot.settings,
            chairs: snapshot.chairs,
            host: snapshot.host,
            terms: snapshot.terms,
            stage: Stage::Gathering,
            master,
            match_number: snapshot.match_number,
            is_paused: snapshot.is_paused,
            running_since_ms: snapshot.running_since_ms,
            n_lines_written: n_lines,
            n_courtesies: snapshot.n_courtesies,
            reveal_by_ms: snapshot.reveal_by_ms,
        };
        if let Some(played) = played {
            table.stage = table.restore_match(played)?;
        }
        Ok(table)
    }

    fn restore_match(
        &self,
        Replayed { game, is_complete }: Replayed<Box<dyn AnyMatch>>,
    ) -> Result<Stage, Unreadable> {
        if is_complete {
            return Ok(Stage::Over { game });
        }
        let nonces = game
            .header()
            .fairness
            .as_ref()
            .map(|fairness| fairness.nonces.clone());
        let secret = self.master.derive(self.match_number);
        let mut source = secret.source(&nonces.ok_or(Unreadable::OtherSecret)?);
        // The source has to stand where it stood: behind the last chance that fell.
        if !game.rederive(&mut source) {
            return Err(Unreadable::OtherSecret);
        }
        Ok(Stage::Playing {
            game,
            source: Box::new(source),
        })
    }
}
