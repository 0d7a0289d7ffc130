use hyakki_core::TableId;
use hyakki_store::{Noun, StoreError, StoredChat};

use crate::fixture::{Fixture, commit_chat};

on_both!(the_last_lines_are_read_in_order, numbers_go_up_without_gaps,);

async fn the_last_lines_are_read_in_order(f: Fixture) {
    let (table_id, other) = (f.table().await, f.table().await);
    let user_id = f.user().await;
    let say = async |table_id, text, at_ms| {
        let said = commit_chat(&f.store, table_id, user_id.clone(), text, at_ms);
        said.await.unwrap().chat_number.unwrap()
    };
    for (number, text) in (0..).zip(["a", "b", "<b>c</b>"]) {
        assert_eq!(say(&table_id, text, number).await, number);
    }
    assert_eq!(say(&other, "x", 0).await, 0);
    let last = f.store.read_chat(&table_id, 2).await.unwrap();
    let line = |number, text: &str| StoredChat {
        number,
        user_id: user_id.clone(),
        text: text.to_owned(),
        at_ms: number,
    };
    assert_eq!(last, [line(1, "b"), line(2, "<b>c</b>")]);
    assert_eq!(f.store.read_chat(&table_id, 9).await.unwrap().len(), 3);
    let none = TableId::new("none").unwrap();
    assert_eq!(
        commit_chat(&f.store, &none, user_id.clone(), "x", 0).await,
        Err(StoreError::NotFound(Noun::Table))
    );
}

async fn numbers_go_up_without_gaps(f: Fixture) {
    let table_id = f.table().await;
    let user_id = f.user().await;
    let said: Vec<_> = (0..40)
        .map(|n: i32| {
            let (store, table_id, user_id) = (f.store.clone(), table_id.clone(), user_id.clone());
            tokio::spawn(async move {
                let said = commit_chat(&store, &table_id, user_id, &n.to_string(), 0).await;
                said.unwrap().chat_number.unwrap()
            })
        })
        .collect();
    let mut numbers = Vec::new();
    for said in said {
        numbers.push(said.await.unwrap());
    }
    numbers.sort_unstable();
    assert_eq!(numbers, (0..40).collect::<Vec<i64>>());
}
