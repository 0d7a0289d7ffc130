use hyakki_core::{MatchId, TableId, UserId};
use hyakki_store::{Conflict, Noun, StoreError, TableCommit, TableSave};

use crate::fixture::{Fixture, commit_lines, commit_save, content, id, lines, new_user, read};

on_both!(
    commits_share_transactions_and_each_gets_its_answer,
    one_poisoned_commit_does_not_harm_the_others,
    small_writes_share_transactions_too,
    what_waits_is_written_before_closing,
);

const N: usize = 200;

async fn tables(f: &Fixture) -> Vec<(TableId, MatchId)> {
    let making = (0..N).map(|_| {
        let store = f.store.clone();
        tokio::spawn(async move { crate::fixture::match_at_table(&store).await })
    });
    let mut made = Vec::new();
    for table in making.collect::<Vec<_>>() {
        made.push(table.await.unwrap());
    }
    made
}

async fn commits_share_transactions_and_each_gets_its_answer(f: Fixture) {
    let tables = tables(&f).await;
    let before = f.store.stats();
    // Every tenth expects a version that the table does not have.
    let commits: Vec<_> = (0..)
        .zip(&tables)
        .map(|(n, (table_id, match_id))| {
            let mut commit = TableCommit::new(table_id.clone(), 1);
            commit.append = Some(lines(match_id, 0, &[table_id.as_str()]));
            commit.save = Some(TableSave {
                expected_version: if n % 10 == 0 { 5 } else { 1 },
                content: content(table_id.as_str(), &[]),
            });
            let store = f.store.clone();
            tokio::spawn(async move { store.commit(commit).await })
        })
        .collect();
    let mut n_conflicts = 0;
    for (n, commit) in commits.into_iter().enumerate() {
        let (table_id, match_id) = &tables[n];
        let stored = f.store.load_table(table_id).await.unwrap();
        match commit.await.unwrap() {
            Ok(done) => assert_eq!(done.version, 2),
            Err(error) => {
                assert_eq!(error, Conflict::Table { version: 1 }.into());
                assert_eq!((n % 10, stored.content.state.as_str()), (0, "{}"));
                n_conflicts += 1;
            }
        }
        let expected: &[&str] = if n % 10 == 0 {
            &[]
        } else {
            &[table_id.as_str()]
        };
        assert_eq!(read(&f.store, match_id).await, expected);
    }
    let after = f.store.stats();
    assert_eq!(n_conflicts, N / 10);
    assert_eq!(after.n_refused - before.n_refused, 20);
    assert_eq!(after.n_writes - before.n_writes, 180);
    let n_transactions = after.n_transactions - before.n_transactions;
    assert!(n_transactions <= 50, "{n_transactions} transactions");
}

/// Only the database finds out that nobody is no user: the whole transaction is lost and must be done again.
async fn one_poisoned_commit_does_not_harm_the_others(f: Fixture) {
    let tables = tables(&f).await;
    let nobody = UserId::new("nobody").unwrap();
    let commits: Vec<_> = tables
        .iter()
        .enumerate()
        .map(|(n, (table_id, _))| {
            let seated: &[&UserId] = if n == N / 2 { &[&nobody] } else { &[] };
            let saved = content("new", seated);
            let (store, table_id) = (f.store.clone(), table_id.clone());
            tokio::spawn(async move { commit_save(&store, &table_id, 1, saved, 0).await })
        })
        .collect();
    for (n, commit) in commits.into_iter().enumerate() {
        let result = commit.await.unwrap();
        if n == N / 2 {
            assert_eq!(result, Err(StoreError::NotFound(Noun::Thing)));
        } else {
            assert_eq!(result.unwrap().version, 2);
        }
    }
}

async fn small_writes_share_transactions_too(f: Fixture) {
    let before = f.store.stats().n_transactions;
    let taken = f.user().await;
    let writes: Vec<_> = (0..N)
        .map(|n| {
            let id = if n % 2 == 0 {
                taken.clone()
            } else {
                UserId::new(id()).unwrap()
            };
            let store = f.store.clone();
            tokio::spawn(async move { store.create_user(new_user(&id, 0)).await })
        })
        .collect();
    for (n, write) in writes.into_iter().enumerate() {
        let expected = match n % 2 {
            0 => Err(Conflict::Taken(Noun::User).into()),
            _ => Ok(()),
        };
        assert_eq!(write.await.unwrap(), expected);
    }
    let n_transactions = f.store.stats().n_transactions - before;
    assert!(n_transactions <= 50, "{n_transactions} transactions");
}

async fn what_waits_is_written_before_closing(f: Fixture) {
    let (table_id, match_id) = f.match_at_table().await;
    let append = commit_lines(&f.store, &table_id, lines(&match_id, 0, &["a"]), 0);
    let mut append = Box::pin(append);
    // Once looked at, it waits in the queue.
    tokio::select! {
        biased;
        _ = &mut append => {}
        () = std::future::ready(()) => {}
    }
    f.store.close().await;
    append.await.unwrap();
    let refused = commit_lines(&f.store, &table_id, lines(&match_id, 1, &["b"]), 0);
    assert!(matches!(refused.await, Err(StoreError::Unavailable(_))));
    let again = hyakki_store::Store::open(&f.url).await.unwrap();
    assert_eq!(read(&again, &match_id).await, ["a"]);
}
