//! What happens while the database is away or in the hands of somebody else, and when it is back.

use std::time::{Duration, Instant};

use hyakki_store::{News, Store, StoreError};
use hyakki_testbed::Postgres;

use crate::fixture::{Fixture, commit_lines, lines, match_at_table, read};

on_both!(a_lock_that_is_not_let_go_is_waited_for_so_long);

/// Nobody waits longer to be told.
const LONGEST_ANSWER: Duration = Duration::from_secs(15);

async fn blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    tokio::task::spawn_blocking(work).await.unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn play_goes_on_when_the_server_is_back() {
    let server = std::sync::Arc::new(blocking(Postgres::start).await);
    let (maker, stop, start) = (server.clone(), server.clone(), server.clone());
    let url = blocking(move || maker.new_database()).await;
    let store = Store::open(&url).await.unwrap();
    let (table_id, match_id) = match_at_table(&store).await;
    let append = async |step| {
        let line = format!("step {step}");
        let append = lines(&match_id, step, &[&line]);
        commit_lines(&store, &table_id, append, 0).await
    };
    append(0).await.unwrap();
    store.health().await.unwrap();
    let mut news = store.subscribe();

    blocking(move || stop.stop()).await;
    let begun = Instant::now();
    assert!(matches!(append(1).await, Err(StoreError::Unavailable(_))));
    let health = store.health().await;
    assert!(matches!(health, Err(StoreError::Unavailable(_))));
    let reading = store.read_log(&match_id, 0).await;
    assert!(matches!(reading, Err(StoreError::Unavailable(_))));
    assert!(begun.elapsed() < LONGEST_ANSWER, "{:?}", begun.elapsed());

    blocking(move || start.start_again()).await;
    append(1).await.unwrap();
    store.health().await.unwrap();
    assert_eq!(read(&store, &match_id).await, ["step 0", "step 1"]);
    // Of what happened meanwhile nobody was told, and that is said; the commit itself is news as always.
    let mut has_missed = false;
    let mut has_changed = false;
    while !(has_missed && has_changed) {
        match news.next().await {
            Some(News::Missed) => has_missed = true,
            Some(News::Changed { .. }) => has_changed = true,
            Some(News::Presence { .. }) => {}
            None => panic!("the store is open"),
        }
    }
}

/// Commits run all the time while the server crashes again and again: what was acknowledged is there, and once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_acknowledged_survives_crashes_of_the_server() {
    let server = std::sync::Arc::new(blocking(Postgres::start).await);
    let maker = server.clone();
    let url = blocking(move || maker.new_database()).await;
    let store = Store::open(&url).await.unwrap();
    let (table_id, match_id) = match_at_table(&store).await;
    let (told, mut acknowledged) = tokio::sync::watch::channel(0);
    let writer = {
        let (store, match_id) = (store.clone(), match_id.clone());
        tokio::spawn(async move {
            let mut step = 0;
            while !told.is_closed() {
                let append = lines(&match_id, step, &[&step.to_string()]);
                match commit_lines(&store, &table_id, append, 0).await {
                    Ok(_) => step += 1,
                    // It was written although the word was lost.
                    Err(StoreError::Conflict(hyakki_store::Conflict::Log { next_step })) => {
                        assert_eq!(next_step, step + 1);
                        step = next_step;
                    }
                    Err(StoreError::Unavailable(_)) => tokio::task::yield_now().await,
                    Err(other) => panic!("{other}"),
                }
                let _ = told.send(step);
            }
            step
        })
    };
    for _ in 0..3 {
        let so_far = *acknowledged.borrow();
        let more = acknowledged.wait_for(|step| *step > so_far + 20);
        more.await.unwrap();
        let crashing = server.clone();
        blocking(move || {
            crashing.stop();
            crashing.start_again();
        })
        .await;
    }
    drop(acknowledged);
    let n_steps = writer.await.unwrap();
    let expected: Vec<String> = (0..n_steps).map(|step: i64| step.to_string()).collect();
    assert_eq!(read(&store, &match_id).await, expected);
}

/// Somebody else, not the store, keeps the log to themselves.
async fn a_lock_that_is_not_let_go_is_waited_for_so_long(f: Fixture) {
    use sqlx_core::connection::Connection as _;
    let (table_id, match_id) = f.match_at_table().await;
    let begun = Instant::now();
    let append = async || {
        let append = lines(&match_id, 0, &["a"]);
        commit_lines(&f.store, &table_id, append, 0).await
    };
    let refused = if f.is_postgres() {
        let mut other = sqlx_postgres::PgConnection::connect(&f.url).await.unwrap();
        let mut lock = other.begin().await.unwrap();
        let sql = sqlx_core::query::query("LOCK TABLE log IN ACCESS EXCLUSIVE MODE");
        sql.execute(&mut *lock).await.unwrap();
        append().await
    } else {
        let path = f.url.strip_prefix("sqlite:").unwrap();
        let other = rusqlite::Connection::open(path).unwrap();
        other.execute_batch("BEGIN IMMEDIATE").unwrap();
        // Reading goes on beside a writer.
        assert_eq!(read(&f.store, &match_id).await.len(), 0);
        append().await
    };
    assert!(matches!(refused, Err(StoreError::Unavailable(_))));
    assert!(begun.elapsed() < LONGEST_ANSWER, "{:?}", begun.elapsed());
    append().await.unwrap();
}
