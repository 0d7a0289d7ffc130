use hyakki_core::{MatchId, UserId};
use hyakki_store::{Conflict, MatchEnd, Noun, StoreError, StoredMatch, TableCommit};

use crate::fixture::{Fixture, commit_lines, commit_start, lines, new_match};

on_both!(
    a_match_is_as_it_was_started,
    a_match_is_started_once_and_at_a_table,
    a_match_is_played_by_users_only,
    a_match_finishes_once_and_takes_no_more_lines,
    finished_matches_of_a_user_come_page_by_page,
    matches_of_a_table_are_listed,
);

async fn a_match_is_as_it_was_started(f: Fixture) {
    let (ada, kobo) = (f.user().await, f.user().await);
    let table_id = f.table().await;
    let players = vec![Some(kobo.clone()), None, Some(ada), Some(kobo)];
    let new = new_match(players.clone());
    let id = new.id.clone();
    commit_start(&f.store, &table_id, new, 3).await.unwrap();
    let expected = StoredMatch {
        id: id.clone(),
        table_id,
        game: "septet".to_owned(),
        header: r#"{"hyakki":1}"#.to_owned(),
        players,
        created_ms: 3,
        finished_ms: None,
        outcome: None,
    };
    assert_eq!(f.store.load_match(&id).await.unwrap(), expected);
    assert_eq!(
        f.store.load_match(&MatchId::new("none").unwrap()).await,
        Err(StoreError::NotFound(Noun::Match))
    );
}

async fn a_match_is_started_once_and_at_a_table(f: Fixture) {
    let (table_id, other) = (f.table().await, f.table().await);
    let new = new_match(vec![]);
    let start = async |table_id| commit_start(&f.store, table_id, new.clone(), 0).await;
    start(&table_id).await.unwrap();
    for table_id in [&table_id, &other] {
        assert_eq!(
            start(table_id).await,
            Err(Conflict::Taken(Noun::Match).into())
        );
    }
    let none = hyakki_core::TableId::new("none").unwrap();
    let start = commit_start(&f.store, &none, new_match(vec![]), 0);
    assert_eq!(start.await, Err(StoreError::NotFound(Noun::Table)));
}

async fn a_match_is_played_by_users_only(f: Fixture) {
    let table_id = f.table().await;
    let new = new_match(vec![Some(UserId::new("nobody").unwrap())]);
    let id = new.id.clone();
    let start = commit_start(&f.store, &table_id, new, 0).await;
    assert!(matches!(start, Err(StoreError::NotFound(_))));
    assert!(f.store.load_match(&id).await.is_err());
}

async fn a_match_finishes_once_and_takes_no_more_lines(f: Fixture) {
    let (table_id, match_id) = f.match_at_table().await;
    let mut commit = TableCommit::new(table_id.clone(), 40);
    commit.append = Some(lines(&match_id, 0, &["a"]));
    commit.finish = Some(MatchEnd {
        match_id: match_id.clone(),
        outcome: r#"{"outcome":{}}"#.to_owned(),
    });
    f.store.commit(commit.clone()).await.unwrap();
    let stored = f.store.load_match(&match_id).await.unwrap();
    assert_eq!(stored.finished_ms, Some(40));
    assert_eq!(stored.outcome.as_deref(), Some(r#"{"outcome":{}}"#));
    commit.append = None;
    assert_eq!(f.store.commit(commit).await, Err(Conflict::Finished.into()));
    let append = commit_lines(&f.store, &table_id, lines(&match_id, 1, &["b"]), 0);
    assert_eq!(append.await, Err(Conflict::Finished.into()));
}

async fn finished_matches_of_a_user_come_page_by_page(f: Fixture) {
    let (ada, kobo) = (f.user().await, f.user().await);
    let table_id = f.table().await;
    let mut finished = Vec::new();
    for n in 0..6 {
        let new = new_match(vec![Some(ada.clone()), Some(ada.clone())]);
        let mut commit = TableCommit::new(table_id.clone(), n / 2);
        if n < 5 {
            finished.push(new.id.clone());
            commit.finish = Some(MatchEnd {
                match_id: new.id.clone(),
                outcome: String::new(),
            });
        }
        commit.start = Some(new);
        f.store.commit(commit).await.unwrap();
    }
    finished.reverse();
    let mut found: Vec<StoredMatch> = Vec::new();
    loop {
        let last = found.last().cloned();
        let before = last
            .as_ref()
            .map(|last| (last.finished_ms.unwrap(), &last.id));
        let page = f.store.list_finished_matches_of(&ada, before, 2);
        let page = page.await.unwrap();
        if page.is_empty() {
            break;
        }
        found.extend(page);
    }
    let found: Vec<MatchId> = found.into_iter().map(|found| found.id).collect();
    assert_eq!(found, finished);
    let none = f.store.list_finished_matches_of(&kobo, None, 10);
    assert_eq!(none.await.unwrap(), []);
}

async fn matches_of_a_table_are_listed(f: Fixture) {
    let (table_id, first) = f.match_at_table().await;
    let second = new_match(vec![]);
    let second_id = second.id.clone();
    commit_start(&f.store, &table_id, second, 1).await.unwrap();
    f.match_at_table().await;
    let listed = f.store.list_matches_at(&table_id, 10).await.unwrap();
    let listed: Vec<MatchId> = listed.into_iter().map(|listed| listed.id).collect();
    assert_eq!(listed, [second_id, first]);
}
