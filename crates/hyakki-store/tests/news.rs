use hyakki_core::TableId;
use hyakki_store::{News, Origin, Store, Subscription, TableCommit};

use crate::fixture::{Fixture, id};

on_both!(
    subscribers_hear_of_commits,
    a_refused_commit_is_no_news,
    a_slow_subscriber_is_told_that_it_missed_something,
    news_end_when_the_store_is_gone,
);

fn changed(table_id: &TableId) -> Option<News> {
    news_of(table_id, Origin::Here)
}

fn changed_elsewhere(table_id: &TableId) -> Option<News> {
    news_of(table_id, Origin::Elsewhere)
}

fn news_of(table_id: &TableId, origin: Origin) -> Option<News> {
    Some(News::Changed {
        table_id: table_id.clone(),
        origin,
    })
}

async fn touch(store: &Store, table_id: &TableId) {
    let commit = TableCommit::new(table_id.clone(), 0);
    store.commit(commit).await.unwrap();
}

async fn subscribers_hear_of_commits(f: Fixture) {
    let (mut first, mut second) = (f.store.subscribe(), f.store.subscribe());
    let table_id = f.table().await;
    touch(&f.store, &table_id).await;
    for subscriber in [&mut first, &mut second] {
        // Once for being made, and once for the commit.
        assert_eq!(subscriber.next().await, changed(&table_id));
        assert_eq!(subscriber.next().await, changed(&table_id));
    }
}

async fn a_refused_commit_is_no_news(f: Fixture) {
    let table_id = f.table().await;
    let mut news = f.store.subscribe();
    let none = TableId::new("none").unwrap();
    let commit = TableCommit::new(none, 0);
    assert!(f.store.commit(commit).await.is_err());
    touch(&f.store, &table_id).await;
    assert_eq!(news.next().await, changed(&table_id));
}

async fn a_slow_subscriber_is_told_that_it_missed_something(f: Fixture) {
    let table_id = f.table().await;
    let mut news = f.store.subscribe();
    let touching = (0..5000).map(|_| {
        let (store, table_id) = (f.store.clone(), table_id.clone());
        tokio::spawn(async move { touch(&store, &table_id).await })
    });
    for touching in touching.collect::<Vec<_>>() {
        touching.await.unwrap();
    }
    assert_eq!(news.next().await, Some(News::Missed));
    assert_eq!(news.next().await, changed(&table_id));
}

async fn news_end_when_the_store_is_gone(f: Fixture) {
    let mut news = f.store.subscribe();
    f.store.close().await;
    drop(f.store);
    assert_eq!(news.next().await, None);
}

async fn until(news: &mut Subscription, expected: &Option<News>) {
    while news.next().await != *expected {}
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_postgresql_every_process_hears_of_every_commit() {
    let f = Fixture::postgres().await;
    let other = Store::open(&f.url).await.unwrap();
    let (mut here, mut there) = (f.store.subscribe(), other.subscribe());
    let table_id = f.table().await;
    until(&mut there, &changed_elsewhere(&table_id)).await;
    touch(&other, &table_id).await;
    // Each hears its own and the other's, and nothing twice.
    assert_eq!(here.next().await, changed(&table_id));
    assert_eq!(here.next().await, changed_elsewhere(&table_id));
    let last = f.table().await;
    assert_eq!(here.next().await, changed(&last));
    until(&mut there, &changed_elsewhere(&last)).await;
}

/// A notification has a length, and a batch of many tables with long ids does not fit into one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn on_postgresql_a_large_batch_is_told_whole() {
    let f = Fixture::postgres().await;
    let other = Store::open(&f.url).await.unwrap();
    let mut there = other.subscribe();
    let making = (0..300).map(|_| {
        let store = f.store.clone();
        tokio::spawn(async move {
            let new = hyakki_store::NewTable {
                id: TableId::new(format!("{:0>64}", id())).unwrap(),
                content: crate::fixture::content("{}", &[]),
                secret: crate::fixture::secret(),
                created_ms: 0,
            };
            store.create_table(new).await.unwrap();
        })
    });
    for making in making.collect::<Vec<_>>() {
        making.await.unwrap();
    }
    let mut heard = std::collections::BTreeSet::new();
    while heard.len() < 300 {
        match there.next().await {
            Some(News::Changed { table_id, .. }) => heard.insert(table_id),
            other => panic!("{other:?}"),
        };
    }
}
