//! What may be seen of a table.

use std::ops::RangeInclusive;

use axum::extract::ws::Utf8Bytes;
use hyakki_core::{MatchId, Seat, UserId, Viewer};
use hyakki_protocol::{ServerMessage, TableSummary, TableView};
use hyakki_table::Refusal;

use crate::clock::now_ms;
use crate::live::table_socket::encode;
use crate::tables::change::Change;
use crate::tables::loaded::LoadedTable;
use crate::tables::message::{HintQuestion, SeenStretch};
use crate::tables::table_error::TableError;

impl LoadedTable {
    /// The table as a viewer may see it.
    pub(crate) fn view(&self, viewer: Option<&UserId>) -> TableView {
        let match_id = self.match_id.as_ref().map(MatchId::as_str);
        TableView::of(self.id.as_str(), match_id, &self.table, viewer, now_ms())
    }

    /// The table as a viewer may see it, as it travels.
    pub(crate) fn picture(&self, viewer: Option<&UserId>) -> Utf8Bytes {
        encode(&ServerMessage::Table {
            step: self.step(),
            table: Box::new(self.view(viewer)),
        })
    }

    /// The table in a list.
    pub(crate) fn summary(&self, viewer: Option<&UserId>) -> TableSummary {
        TableSummary::of(self.id.as_str(), &self.table, viewer)
    }

    /// What lists show of the table has changed: who sits where, and whose turn it is.
    pub(crate) fn change(&self) -> Change {
        let chairs = self.table.chairs().iter();
        let users = chairs.filter_map(|chair| chair.holder.user());
        Change {
            table_id: Some(self.id.clone()),
            users: Some(users.cloned().collect()),
            is_public: self.was_public,
        }
    }

    /// What a seat of the viewer has to decide, for somebody who may have a hint.
    pub(crate) fn hint_question(
        &self,
        viewer: &UserId,
        seat: usize,
    ) -> Result<HintQuestion, TableError> {
        if !self.table.settings().hints {
            return Err(TableError::NoHints);
        }
        let mut own = self.table.seats_of(viewer).iter();
        let seat = own.find(|own| own.index() == seat);
        let seat = seat.ok_or(Refusal::NotYourSeat)?;
        let game = self.table.game().ok_or(Refusal::NoMatch)?;
        let question = game.question(seat).ok_or(TableError::NotYourTurn)?;
        Ok(HintQuestion {
            step: game.n_steps(),
            question,
        })
    }

    /// A stretch of the match as a picture of each of its steps showed it: to whoever has the seat, or from beside the table.
    pub(crate) fn stretch(
        &self,
        viewer: Option<&UserId>,
        seat: Option<usize>,
        steps: RangeInclusive<usize>,
    ) -> Result<SeenStretch, TableError> {
        let viewer = self.eyes(viewer, seat)?;
        let game = self.table.game().zip(self.match_id.as_ref());
        let (game, match_id) = game.ok_or(Refusal::NoMatch)?;
        let n_steps = game.n_steps();
        if *steps.start() > n_steps {
            return Err(TableError::NoSuchStep);
        }
        Ok(SeenStretch {
            match_id: match_id.clone(),
            n_steps,
            viewer,
            stretch: game.stretch(*steps.start(), *steps.end()),
        })
    }

    /// Through whose eyes somebody may look at the match.
    fn eyes(&self, viewer: Option<&UserId>, seat: Option<usize>) -> Result<Viewer, TableError> {
        let Some(seat) = seat else {
            let may_watch = self.table.settings().spectators;
            return may_watch
                .then_some(Viewer::Spectator)
                .ok_or_else(|| Refusal::NotAPlayer.into());
        };
        let own = viewer.map(|user| self.table.seats_of(user));
        let own = own
            .unwrap_or_default()
            .iter()
            .find(|own| own.index() == seat);
        Ok(Viewer::Seat(own.ok_or(Refusal::NotYourSeat)?))
    }

    /// Whether somebody may hear what is said here.
    pub(crate) fn may_hear(&self, user: Option<&UserId>) -> bool {
        self.table.settings().spectators || user.is_some_and(|user| self.has_seat(user))
    }

    /// Whether somebody sees the table otherwise than everybody does.
    pub(crate) fn has_own_picture(&self, user: &UserId) -> bool {
        self.has_seat(user) || self.table.host() == Some(user)
    }

    pub(crate) fn has_seat(&self, user: &UserId) -> bool {
        self.first_seat(user).is_some()
    }

    pub(crate) fn first_seat(&self, user: &UserId) -> Option<usize> {
        self.table.seats_of(user).first().map(Seat::index)
    }

    /// The name that somebody took when they sat down.
    pub(crate) fn name_at_table(&self, user: &UserId) -> Option<&str> {
        let chair = self.table.chairs().get(self.first_seat(user)?)?;
        Some(chair.holder.name())
    }
}
