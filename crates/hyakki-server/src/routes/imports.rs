//! Records that are brought in from elsewhere.

use axum::Json;
use axum::extract::{FromRequest as _, Request, State};
use hyakki_catalog::{AnyMatch, replay_while};
use hyakki_core::record::{self, Line, MAX_UNDO_LINES};
use hyakki_core::{MatchId, Replayed, Secret, TableId};
use hyakki_store::{
    FIRST_VERSION, LogAppend, MatchEnd, NewMatch, NewTable, TableCommit, TableSave,
};
use hyakki_table::{Settings, StoredTable, Table};
use serde::Serialize;
use utoipa::ToSchema;

use crate::app::SharedApp;
use crate::body::{Query, Text};
use crate::clock::now_ms;
use crate::error::ApiError;
use crate::guard::Address;
use crate::identity::User;
use crate::limits::{MAX_STORED_RECORD, ROW, network};
use crate::random;
use crate::replays::Asker;
use crate::routes::making::Making;
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
#[utoipa::path(post, path = "/api/matches", params(Making), request_body(content = String, content_type = "application/x-ndjson"),
    responses((status = 200, body = ImportedMatch), (status = 401), (status = 422), (status = 503)))]
pub(super) async fn import_record(
    State(app): State<SharedApp>,
    Address(address): Address,
    importer: User,
    Query(making): Query<Making>,
    request: Request,
) -> Result<Json<ImportedMatch>, ApiError> {
    let reading = async {
        // The body is read when there is a place for it, and the place is held until the match is stored.
        let place = app.uploads.take(network(address)).await?;
        let Text(text) = Text::from_request(request, &app).await?;
        let user = &importer.stored.id;
        check_length(&text)?;
        app.admit(app.gate.admits_record(address, user, stored_bytes(&text)))?;
        let turn = app.replays.turn(Asker::at(address)).await?;
        let ids = Ids::of(&making, &importer);
        let import = turn.run(move |may_go_on| Import::read(&text, ids, may_go_on));
        Ok((place, import.await?))
    };
    let (_place, import) = app.replays.until_the_end(reading).await?;
    Ok(Json(store_import(&app, &making, import).await?))
}

/// How many bytes a record takes in the database.
fn stored_bytes(text: &str) -> usize {
    text.len() + record::lines(text).count() * ROW
}

/// What is too long is not even replayed.
fn check_length(text: &str) -> Result<(), ApiError> {
    if stored_bytes(text) > MAX_STORED_RECORD {
        return Err(bad_record(&format!(
            "a record takes at most {} KiB with {ROW} bytes beside each line",
            MAX_STORED_RECORD / 1024
        )));
    }
    Ok(())
}

fn bad_record(why: &impl ToString) -> ApiError {
    ApiError::BadRecord(why.to_string())
}

/// What the match and its table are called.
struct Ids {
    table: TableId,
    the_match: MatchId,
}

impl Ids {
    fn of(making: &Making, importer: &User) -> Ids {
        let id = |noun| making.id(importer, noun);
        Ids {
            table: TableId::new(id("table of a record")).expect("it is as a random id"),
            the_match: MatchId::new(id("record")).expect("it is as a random id"),
        }
    }
}

/// A finished match on a table of its own, to be stored.
struct Import {
    match_id: MatchId,
    table: NewTable,
    /// The match, and the table after it.
    commit: TableCommit,
}

async fn store_import(
    app: &SharedApp,
    making: &Making,
    import: Import,
) -> Result<ImportedMatch, ApiError> {
    let imported = ImportedMatch {
        id: import.match_id.to_string(),
        table: import.table.id.to_string(),
    };
    // The table may be there already and the match not: somebody asks again because the server was killed in between.
    making.made(app.store.create_table(import.table).await)?;
    making.made(app.store.commit(import.commit).await)?;
    Ok(imported)
}

impl Import {
    /// Replays a record, and lays the match on a table; nothing when it must not go on.
    fn read(
        text: &str,
        ids: Ids,
        may_go_on: &dyn Fn() -> bool,
    ) -> Result<Option<Import>, ApiError> {
        let replayed = replay_while(text, may_go_on).map_err(|error| bad_record(&error))?;
        let Some(replayed) = replayed else {
            return Ok(None);
        };
        if !replayed.is_complete {
            return Err(bad_record(&"the record ends before its match does"));
        }
        if replayed.game.n_undo_lines() > MAX_UNDO_LINES {
            let why =
                format!("at most {MAX_UNDO_LINES} lines of a record are there because of undos");
            return Err(bad_record(&why));
        }
        Import::of(replayed, ids).map(Some)
    }

    fn of(replayed: Replayed<Box<dyn AnyMatch>>, ids: Ids) -> Result<Import, ApiError> {
        // Whoever sits down at the table can play on, so it needs a secret like any other.
        let secret = Secret::new(random::bytes());
        let empty = Table::new(settings_of(&*replayed.game), secret.clone())
            .map_err(|error| bad_record(&error))?;
        let mut snapshot = empty.snapshot();
        snapshot.match_number = 1;
        let lines = replayed.game.lines_from(0);
        let table = Table::restore_with(snapshot, secret.clone(), lines.len(), Some(replayed))
            .map_err(|error| bad_record(&error))?;
        let new = NewTable {
            id: ids.table,
            content: content(&empty, &StoredTable::new(empty.snapshot()), None),
            secret,
            created_ms: now_ms(),
        };
        let match_id = ids.the_match;
        let mut commit = TableCommit::new(new.id.clone(), new.created_ms);
        commit.save = Some(TableSave {
            expected_version: FIRST_VERSION,
            content: content(
                &table,
                &StoredTable::new(table.snapshot()),
                Some(match_id.clone()),
            ),
        });
        let game = table.game().expect("the match lies on it");
        add_match(&mut commit, &match_id, game, lines);
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
        expected_version: FIRST_VERSION,
        lines,
    });
    commit.finish = game.outcome().map(|outcome| MatchEnd {
        match_id: id.clone(),
        outcome: Line::Outcome(outcome).to_line(),
    });
}
