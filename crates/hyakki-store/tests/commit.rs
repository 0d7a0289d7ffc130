use hyakki_store::{Conflict, MatchEnd, NewChat, StoreError, TableCommit, TableSave};

use crate::fixture::{Fixture, content, lines, new_match, read};

on_both!(
    a_commit_does_everything_at_once,
    a_commit_that_conflicts_does_nothing,
    a_commit_with_a_zero_character_does_nothing,
    an_empty_commit_touches_the_table,
);

/// Saves, starts a match, writes to it, ends it and says something.
fn full(table_id: &hyakki_core::TableId) -> TableCommit {
    let start = new_match(vec![]);
    let match_id = start.id.clone();
    let mut saved = content("saved", &[]);
    saved.match_id = Some(match_id.clone());
    TableCommit {
        table_id: table_id.clone(),
        at_ms: 50,
        save: Some(TableSave {
            expected_version: 1,
            content: saved,
        }),
        append: Some(lines(&match_id, 0, &["a", "b"])),
        finish: Some(MatchEnd {
            match_id,
            outcome: "end".to_owned(),
        }),
        start: Some(start),
        chat: Some(NewChat {
            user_id: hyakki_core::UserId::new("ada").unwrap(),
            text: "gg".to_owned(),
        }),
        done: None,
    }
}

async fn a_commit_does_everything_at_once(f: Fixture) {
    let table_id = f.table().await;
    let commit = full(&table_id);
    let match_id = commit.start.as_ref().unwrap().id.clone();
    let done = f.store.commit(commit).await.unwrap();
    assert_eq!((done.version, done.chat_number), (2, Some(0)));
    let table = f.store.load_table(&table_id).await.unwrap();
    assert_eq!(table.content.state, "saved");
    assert_eq!(table.content.match_id.as_ref(), Some(&match_id));
    assert_eq!((table.created_ms, table.updated_ms), (0, 50));
    assert_eq!(read(&f.store, &match_id).await, ["a", "b"]);
    let played = f.store.load_match(&match_id).await.unwrap();
    assert_eq!(played.outcome.as_deref(), Some("end"));
    assert_eq!(f.store.read_chat(&table_id, 9).await.unwrap().len(), 1);
}

async fn a_commit_that_conflicts_does_nothing(f: Fixture) {
    let (table_id, old) = f.match_at_table().await;
    let good = full(&table_id);
    let match_id = good.start.as_ref().unwrap().id.clone();
    let mut bad = vec![good.clone(); 5];
    bad[0].save.as_mut().unwrap().expected_version = 7;
    bad[1].append.as_mut().unwrap().first_step = 1;
    bad[2].append.as_mut().unwrap().match_id = hyakki_core::MatchId::new("none").unwrap();
    bad[3].finish.as_mut().unwrap().match_id = hyakki_core::MatchId::new("none").unwrap();
    bad[4].start.as_mut().unwrap().id = old;
    for bad in bad {
        assert!(matches!(
            f.store.commit(bad).await,
            Err(StoreError::Conflict(_) | StoreError::NotFound(_))
        ));
        assert!(f.store.load_match(&match_id).await.is_err());
        assert_eq!(f.store.read_log(&match_id, 0).await.unwrap(), []);
        assert_eq!(f.store.read_chat(&table_id, 9).await.unwrap(), []);
        let table = f.store.load_table(&table_id).await.unwrap();
        assert_eq!((table.version, table.updated_ms), (1, 0));
    }
    f.store.commit(good.clone()).await.unwrap();
    assert_eq!(
        f.store.commit(good).await,
        Err(Conflict::Table { version: 2 }.into())
    );
}

async fn a_commit_with_a_zero_character_does_nothing(f: Fixture) {
    let table_id = f.table().await;
    let good = full(&table_id);
    let mut bad = vec![good.clone(); 5];
    bad[0].save.as_mut().unwrap().content.state = "\0".to_owned();
    bad[1].append.as_mut().unwrap().lines[1] = "\0".to_owned();
    bad[2].finish.as_mut().unwrap().outcome = "\0".to_owned();
    bad[3].start.as_mut().unwrap().header = "\0".to_owned();
    bad[4].chat.as_mut().unwrap().text = "\0".to_owned();
    for bad in bad {
        assert!(matches!(
            f.store.commit(bad).await,
            Err(StoreError::Invalid(_))
        ));
    }
    f.store.commit(good).await.unwrap();
}

async fn an_empty_commit_touches_the_table(f: Fixture) {
    let table_id = f.table().await;
    // Not sooner than after a minute.
    for (at_ms, updated_ms) in [(59_999, 0), (60_000, 60_000), (60_001, 60_000)] {
        let commit = TableCommit::new(table_id.clone(), at_ms);
        assert_eq!(f.store.commit(commit).await.unwrap().version, 1);
        let table = f.store.load_table(&table_id).await.unwrap();
        assert_eq!((table.version, table.updated_ms), (1, updated_ms));
    }
}
