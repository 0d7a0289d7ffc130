use hyakki_core::{TableId, UserId};
use hyakki_store::{Conflict, DoneCommand, Extent, NewChat, REMEMBERED_KEYS, Store, TableCommit};

use crate::fixture::{Fixture, id, new_user};

on_both!(
    a_key_is_done_once,
    a_key_is_done_once_by_two_nodes_at_once,
    a_key_is_of_one_user_at_one_table,
    the_oldest_keys_are_forgotten,
    keys_go_with_their_table,
);

/// Something said under a key.
fn said(table_id: &TableId, user_id: &UserId, key: &str, step: i64) -> TableCommit {
    let mut commit = TableCommit::new(table_id.clone(), 0);
    commit.chat = Some(NewChat {
        user_id: user_id.clone(),
        text: key.to_owned(),
    });
    commit.done = Some(DoneCommand {
        user_id: user_id.clone(),
        key: key.to_owned(),
        step,
    });
    commit
}

async fn n_said(store: &Store, table_id: &TableId) -> usize {
    store.read_chat(table_id, 1000).await.unwrap().len()
}

async fn a_key_is_done_once(f: Fixture) {
    let (table_id, ada) = (f.table().await, f.user().await);
    f.store.commit(said(&table_id, &ada, "k", 7)).await.unwrap();
    let again = f.store.commit(said(&table_id, &ada, "k", 8)).await;
    assert_eq!(again, Err(Conflict::Done { step: 7 }.into()));
    assert_eq!(n_said(&f.store, &table_id).await, 1);
    let found = f.store.find_done(&table_id, &ada, "k").await;
    assert_eq!(found, Ok(Some(7)));
    // Also by whoever opens the database anew.
    let other = Store::open(&f.url).await.unwrap();
    let again = other.commit(said(&table_id, &ada, "k", 9)).await;
    assert_eq!(again, Err(Conflict::Done { step: 7 }.into()));
    other.close().await;
}

async fn a_key_is_done_once_by_two_nodes_at_once(f: Fixture) {
    let other = Store::open(&f.url).await.unwrap();
    let (table_id, ada) = (f.table().await, f.user().await);
    for number in 0..20 {
        let key = number.to_string();
        let (one, two) = tokio::join!(
            f.store.commit(said(&table_id, &ada, &key, 1)),
            other.commit(said(&table_id, &ada, &key, 1)),
        );
        assert_ne!(one.is_ok(), two.is_ok(), "{one:?} {two:?}");
        let done = Err(Conflict::Done { step: 1 }.into());
        assert!(one == done || two == done, "{one:?} {two:?}");
    }
    assert_eq!(n_said(&f.store, &table_id).await, 20);
    other.close().await;
}

async fn a_key_is_of_one_user_at_one_table(f: Fixture) {
    let tables = [f.table().await, f.table().await];
    let users = [f.user().await, f.user().await];
    for table_id in &tables {
        for user in &users {
            assert_eq!(f.store.find_done(table_id, user, "k").await, Ok(None));
            f.store.commit(said(table_id, user, "k", 1)).await.unwrap();
        }
    }
}

async fn the_oldest_keys_are_forgotten(f: Fixture) {
    let (table_id, ada) = (f.table().await, f.user().await);
    for number in 0..=REMEMBERED_KEYS {
        let commit = said(&table_id, &ada, &number.to_string(), number);
        f.store.commit(commit).await.unwrap();
    }
    for number in 0..=REMEMBERED_KEYS {
        let key = number.to_string();
        let found = f.store.find_done(&table_id, &ada, &key).await;
        let expected = (number > 0).then_some(number);
        assert_eq!(found, Ok(expected), "{number}");
    }
}

async fn keys_go_with_their_table(f: Fixture) {
    let (table_id, ada) = (f.table().await, f.user().await);
    f.store.commit(said(&table_id, &ada, "k", 1)).await.unwrap();
    // Somebody younger, so that it is not the clock that is wrong.
    let younger = UserId::new(id()).unwrap();
    f.store.create_user(new_user(&younger, 9)).await.unwrap();
    let pruned = f.store.prune(9, Extent::Everything).await.unwrap();
    assert_eq!(pruned.n_tables, 1);
    assert_eq!(f.store.find_done(&table_id, &ada, "k").await, Ok(None));
}
