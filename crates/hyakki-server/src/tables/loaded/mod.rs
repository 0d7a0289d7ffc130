//! A table in memory, made from what the store has of it.

mod commit;
mod load_error;
mod objection;
mod view;

pub(crate) use commit::Durable;
pub(crate) use load_error::LoadError;
pub(crate) use objection::Objection;

use hyakki_catalog::{AnyMatch, MindId, replay_while};
use hyakki_core::{MatchId, Seat, TableId, UserId};
use hyakki_store::{Store, StoreError, TableContent, TableStatus};
use hyakki_table::snapshot::Unreadable;
use hyakki_table::{Effect, Stage, StoredTable, Table};

use crate::clock::now_ms;
use crate::pause::Tempo;
use crate::replays::{Asker, Replays};
use crate::tables::request::Request;
use crate::tables::table_error::TableError;

/// A table in memory, with what the store knows of it: a cache that can be thrown away at any time.
pub(crate) struct LoadedTable {
    id: TableId,
    table: Table,
    /// The version of the table in the store.
    version: i64,
    /// The match being played or last played.
    match_id: Option<MatchId>,
    /// What the store has beside the log.
    saved: StoredTable,
    /// Whether lists may have shown it to everybody since it was read.
    was_public: bool,
}

impl LoadedTable {
    /// Reads a table and the log of its match, for somebody.
    pub(crate) async fn read(
        store: &Store,
        replays: &Replays,
        id: &TableId,
        asker: Asker,
    ) -> Result<LoadedTable, LoadError> {
        let mut stored = store.load_table(id).await?;
        loop {
            let loaded = LoadedTable::read_at(store, replays, &stored, asker.clone()).await;
            if loaded.is_ok() {
                return loaded;
            }
            // The row and the log are two reads: somebody may have begun another match in between.
            let again = store.load_table(id).await?;
            if again.version == stored.version {
                return loaded;
            }
            stored = again;
        }
    }

    async fn read_at(
        store: &Store,
        replays: &Replays,
        stored: &hyakki_store::StoredTable,
        asker: Asker,
    ) -> Result<LoadedTable, LoadError> {
        let saved = StoredTable::read(&stored.content.state)?;
        let log = match &stored.content.match_id {
            Some(match_id) => record_lines(store, match_id).await?,
            None => Vec::new(),
        };
        let master = store.load_secret(&stored.id).await?;
        let (snapshot, n_lines) = (saved.snapshot().clone(), log.len());
        let restoring = move |may_go_on: &dyn Fn() -> bool| {
            let played = match n_lines {
                0 => None,
                _ => match replay_while(&log.join("\n"), may_go_on).map_err(Unreadable::from)? {
                    None => return Ok(None),
                    played => played,
                },
            };
            Ok::<_, LoadError>(Some(Table::restore_with(
                snapshot, master, n_lines, played,
            )?))
        };
        let table = replays.run_log(asker, n_lines, restoring).await?;
        Ok(LoadedTable {
            id: stored.id.clone(),
            table,
            version: stored.version,
            match_id: stored.content.match_id.clone(),
            was_public: saved.snapshot().settings.public,
            saved,
        })
    }

    /// Handles a command. What is refused changes nothing.
    pub(crate) fn handle(&mut self, request: &Request) -> Result<Vec<Effect>, TableError> {
        if let Some(meant) = &request.envelope.match_id
            && self.match_id.as_ref() != Some(meant)
        {
            return Err(TableError::OtherMatch);
        }
        let command = request.command.clone();
        let effects = self.table.handle(&request.sender, command, now_ms())?;
        self.was_public |= self.table.settings().public;
        Ok(effects)
    }

    /// Time has passed: clocks may have run out.
    pub(crate) fn wake(&mut self) -> Vec<Effect> {
        self.table.wake(now_ms())
    }

    /// What must happen after the table was read: clocks may have run out, minds think, clocks run on.
    pub(crate) fn revive(&mut self) -> Vec<Effect> {
        let now = now_ms();
        let mut effects = self.table.wake(now);
        effects.extend(self.table.revive(now));
        effects
    }

    pub(crate) fn id(&self) -> &TableId {
        &self.id
    }

    /// The table itself.
    pub(crate) fn table(&self) -> &Table {
        &self.table
    }

    /// The table, for whoever tells it who is there.
    pub(crate) fn table_mut(&mut self) -> &mut Table {
        &mut self.table
    }

    /// Which mind plays a seat, if one does.
    pub(crate) fn mind_in(&self, seat: usize) -> Option<MindId> {
        let seat = Seat::try_new(seat, self.table.chairs().len())?;
        self.table.mind_in(seat)
    }

    /// The person that minds think for here: the first who is there themselves, or else the first who has a seat.
    pub(crate) fn asker(&self) -> Option<&UserId> {
        let people = || {
            let chairs = self.table.chairs().iter();
            chairs.filter_map(|chair| Some((chair.has_stand_in, chair.holder.user()?)))
        };
        let present = people().find(|(has_stand_in, _)| !has_stand_in);
        present.or_else(|| people().next()).map(|(_, user)| user)
    }

    /// Whether minds play every seat.
    pub(crate) fn is_left_to_minds(&self) -> bool {
        Seat::all(self.table.chairs().len()).all(|seat| self.table.mind_in(seat).is_some())
    }

    /// How fast the mind in a seat plays: for a person as that person would, and among minds alone likewise, because
    /// whoever looks on is somebody for whom one of them plays.
    pub(crate) fn tempo_of(&self, seat: usize) -> Tempo {
        let chair = self.table.chairs().get(seat);
        let stands_in = chair.is_some_and(|chair| chair.has_stand_in);
        if stands_in || self.is_left_to_minds() {
            Tempo::Human
        } else {
            Tempo::Brisk
        }
    }

    /// Whether the match waits for an action of this seat at this step.
    pub(crate) fn waits_for(&self, seat: usize, step: usize) -> bool {
        let mut to_act = self.table.to_act().iter();
        self.table.accepts_step(step) && to_act.any(|waiting| waiting.index() == seat)
    }

    /// Which match is played, and how often something was taken back in it: while both are the same no step comes twice.
    pub(crate) fn course(&self) -> (Option<MatchId>, usize) {
        let n_undo_lines = self.table.game().map_or(0, AnyMatch::n_undo_lines);
        (self.match_id.clone(), n_undo_lines)
    }

    /// How many steps the match has.
    pub(crate) fn step(&self) -> usize {
        let game = self.table.game();
        game.map_or(0, AnyMatch::n_steps)
    }
}

/// The lines of a match's record so far, with its header.
pub(crate) async fn record_lines(
    store: &Store,
    match_id: &MatchId,
) -> Result<Vec<String>, StoreError> {
    let header = store.load_match(match_id).await?.header;
    let log = store.read_log(match_id, 0).await?;
    let lines = log.into_iter().map(|line| line.line);
    Ok(std::iter::once(header).chain(lines).collect())
}

/// What the store is told about a table.
pub(crate) fn content(
    table: &Table,
    saved: &StoredTable,
    match_id: Option<MatchId>,
) -> TableContent {
    let users = table
        .chairs()
        .iter()
        .filter_map(|chair| chair.holder.user());
    TableContent {
        status: match table.stage() {
            // Nobody can sit down any more, and the match begins by itself.
            _ if table.reveal_by_ms().is_some() => TableStatus::Playing,
            Stage::Gathering => TableStatus::Gathering,
            Stage::Playing { .. } => TableStatus::Playing,
            Stage::Over { .. } => TableStatus::Over,
        },
        is_public: table.settings().public,
        state: saved.write(),
        seated: users.cloned().collect(),
        match_id,
    }
}
