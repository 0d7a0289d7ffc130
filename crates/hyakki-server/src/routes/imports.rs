//! Records that are brought in from elsewhere.

use axum::Json;
use axum::extract::State;
use hyakki_catalog::{AnyMatch, replay};
use hyakki_core::record::Line;
use hyakki_core::{MatchId, Replayed, Secret, TableId};
use hyakki_store::{
    FIRST_VERSION, LogAppend, MatchEnd, NewMatch, NewTable, TableCommit, TableSave,
};
use hyakki_table::{Settings, StoredTable, Table};
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::SharedApp;
use crate::blocking::WorkFailed;
use crate::body::Text;
use crate::clock::now_ms;
use crate::error::ApiError;
use crate::guard::Address;
use crate::identity::User;
use crate::random;
use crate::tables::loaded::content;

/// A match that was brought in
#[derive(Serialize, ToSchema)]
pub(super) struct ImportedMatch {
    /// The match.
    id: String,
    /// The table it lies on.
    table: String,
}

/// Brings in the record of a finished match from elsewhere; every step of it is checked
#[utoipa::path(post, path = "/api/matches", request_body(content = String, content_type = "application/x-ndjson"),
    responses((status = 200, body = ImportedMatch), (status = 401), (status = 422)))]
pub(super) async fn import_record(
    State(app): State<SharedApp>,
    Address(address): Address,
    importer: User,
    Text(text): Text,
) -> Result<Json<ImportedMatch>, ApiError> {
    app.admit(
        app.gate
            .admits_record(address, &importer.stored.id, text.len()),
    )?;
    let import = app.replays.run(move || Import::read(&text)).await?;
    Ok(Json(store_import(&app, import).await?))
}

/// Why a record is not taken.
struct BadRecord(String);

impl BadRecord {
    fn new(why: &impl ToString) -> BadRecord {
        BadRecord(why.to_string())
    }
}

impl From<WorkFailed> for BadRecord {
    fn from(_: WorkFailed) -> BadRecord {
        BadRecord("this record cannot be read".to_owned())
    }
}

impl From<BadRecord> for ApiError {
    fn from(BadRecord(why): BadRecord) -> ApiError {
        ApiError::BadRecord(why)
    }
}

/// A finished match on a table of its own, to be stored.
struct Import {
    match_id: MatchId,
    table: NewTable,
    /// The match, and the table after it.
    commit: TableCommit,
}

async fn store_import(app: &SharedApp, import: Import) -> Result<ImportedMatch, ApiError> {
    let imported = ImportedMatch {
        id: import.match_id.to_string(),
        table: import.table.id.to_string(),
    };
    app.store.create_table(import.table).await?;
    app.store.commit(import.commit).await?;
    Ok(imported)
}

impl Import {
    /// Replays a record, and lays the match on a table.
    fn read(text: &str) -> Result<Import, BadRecord> {
        let Replayed { game, is_complete } =
            replay(text).map_err(|error| BadRecord::new(&error))?;
        if !is_complete {
            return Err(BadRecord::new(&"the record ends before its match does"));
        }
        let lines = game.lines_from(0);
        // Whoever sits down at the table can play on, so it needs a secret like any other.
        let secret = Secret::new(random::bytes());
        let empty = Table::new(settings_of(&*game), secret.clone())
            .map_err(|error| BadRecord::new(&error))?;
        let mut snapshot = empty.snapshot();
        snapshot.match_number = 1;
        let table = Table::restore(snapshot, secret.clone(), &lines)
            .map_err(|error| BadRecord::new(&error))?;
        let new = NewTable {
            id: TableId::new(random::id()).expect("a random id is an id"),
            content: content(&empty, &StoredTable::new(empty.snapshot()), None),
            secret,
            created_ms: now_ms(),
        };
        let match_id = MatchId::new(random::id()).expect("a random id is an id");
        let mut commit = TableCommit::new(new.id.clone(), new.created_ms);
        commit.save = Some(TableSave {
            expected_version: FIRST_VERSION,
            content: content(
                &table,
                &StoredTable::new(table.snapshot()),
                Some(match_id.clone()),
            ),
        });
        add_match(&mut commit, &match_id, &*game, lines);
        Ok(Import {
            match_id,
            table: new,
            commit,
        })
    }
}

fn settings_of(game: &dyn AnyMatch) -> Settings {
    let header = game.header();
    let mut settings = Settings::usual(game.game());
    settings.players = header.players;
    settings.options.clone_from(&header.options);
    settings
}

/// The whole match, from its header to its outcome.
fn add_match(commit: &mut TableCommit, id: &MatchId, game: &dyn AnyMatch, mut lines: Vec<String>) {
    let header = game.header();
    commit.start = Some(NewMatch {
        id: id.clone(),
        game: header.game.clone(),
        header: lines.remove(0),
        players: vec![None; header.players],
    });
    commit.append = Some(LogAppend {
        match_id: id.clone(),
        first_step: 0,
        lines,
    });
    commit.finish = game.turn().outcome().map(|outcome| MatchEnd {
        match_id: id.clone(),
        outcome: Line::Outcome(outcome.into()).to_line(),
    });
}
