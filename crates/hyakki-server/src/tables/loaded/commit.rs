//! What must be durable before anybody hears of it.

use hyakki_core::record::{Line, RecordedOutcome};
use hyakki_store::{
    LogAppend, MatchEnd, MatchId, NewChat, NewMatch, TableCommit, TableId, TableSave,
};
use hyakki_table::{Effect, Stage};

use crate::random;
use crate::tables::loaded::{Loaded, content, stored_user};

/// The commit that these effects need; nothing if the store has all of it already.
pub(crate) fn commit_for(
    id: &TableId,
    loaded: &Loaded,
    effects: &[Effect],
    now_ms: i64,
) -> Option<TableCommit> {
    let mut commit = TableCommit::new(id.clone(), now_ms);
    let mut match_id = loaded.match_id.clone();
    for effect in effects {
        match effect {
            Effect::Begin { header, .. } => {
                let new = new_match(loaded, header);
                match_id = Some(new.id.clone());
                commit.start = Some(new);
            }
            Effect::Append { first, lines } => {
                let match_id = match_id.clone().expect("lines belong to a match");
                commit.finish = end_of(loaded, &match_id);
                commit.append = Some(LogAppend {
                    match_id,
                    // The header is line 0 of the record, but not a step of the log.
                    first_step: i64::try_from(first - 1).expect("a log is shorter"),
                    lines: lines.clone(),
                });
            }
            Effect::Said(line) => {
                commit.chat = Some(NewChat {
                    user_id: stored_user(&line.user),
                    text: line.text.clone(),
                });
            }
            Effect::Changed | Effect::Ask { .. } | Effect::Wake { .. } => {}
        }
    }
    let has_new_stage = commit.start.is_some() || commit.finish.is_some();
    if has_new_stage || !loaded.table.is_as_in(&loaded.saved) {
        commit.save = Some(TableSave {
            expected_version: loaded.version,
            content: content(&loaded.table, match_id),
        });
    }
    let is_needed = commit.save.is_some() || commit.append.is_some() || commit.chat.is_some();
    is_needed.then_some(commit)
}

fn new_match(loaded: &Loaded, header: &str) -> NewMatch {
    let chairs = loaded.table.chairs().iter();
    NewMatch {
        id: MatchId::new(random::id()).expect("a random id is an id"),
        game: loaded.table.settings().game.name().to_owned(),
        header: header.to_owned(),
        players: chairs
            .map(|chair| chair.holder.user().map(stored_user))
            .collect(),
    }
}

fn end_of(loaded: &Loaded, match_id: &MatchId) -> Option<MatchEnd> {
    let Stage::Over { game } = loaded.table.stage() else {
        return None;
    };
    let outcome = game.turn().outcome().map(RecordedOutcome::from)?;
    Some(MatchEnd {
        match_id: match_id.clone(),
        outcome: Line::Outcome(outcome).to_line(),
    })
}
