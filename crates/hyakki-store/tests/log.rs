use std::sync::Arc;

use hyakki_core::MatchId;
use hyakki_store::{Conflict, LogLine, Noun, Store, StoreError};

use crate::fixture::{Fixture, commit_lines, lines, read};

on_both!(
    lines_are_read_as_they_were_written,
    a_step_exists_once,
    a_log_has_no_gaps,
    a_log_belongs_to_a_match_of_the_table,
    of_many_writers_of_one_step_one_wins,
    of_two_processes_one_wins,
);

async fn lines_are_read_as_they_were_written(f: Fixture) {
    let (table_id, match_id) = f.match_at_table().await;
    let written = [r#"{"chance":"g3 p4"}"#, "'\"\\\u{8}\u{1f38f}\u{fffd}"];
    let append = commit_lines(&f.store, &table_id, lines(&match_id, 0, &written), 7);
    append.await.unwrap();
    let append = commit_lines(&f.store, &table_id, lines(&match_id, 2, &["c"]), 8);
    append.await.unwrap();
    assert_eq!(
        read(&f.store, &match_id).await,
        [written[0], written[1], "c"]
    );
    let last = LogLine {
        step: 2,
        line: "c".to_owned(),
        at_ms: 8,
    };
    assert_eq!(f.store.read_log(&match_id, 2).await.unwrap(), [last]);
    assert_eq!(f.store.read_log(&match_id, 3).await.unwrap(), []);
    let none = MatchId::new("none").unwrap();
    assert_eq!(f.store.read_log(&none, 0).await.unwrap(), []);
}

async fn a_step_exists_once(f: Fixture) {
    let (table_id, match_id) = f.match_at_table().await;
    let append = async |first_step, new: &[&str]| {
        let new = lines(&match_id, first_step, new);
        commit_lines(&f.store, &table_id, new, 0).await
    };
    append(0, &["a", "b"]).await.unwrap();
    for first_step in [0, 1] {
        assert_eq!(
            append(first_step, &["x", "y"]).await,
            Err(Conflict::Log { next_step: 2 }.into())
        );
    }
    assert_eq!(read(&f.store, &match_id).await, ["a", "b"]);
}

async fn a_log_has_no_gaps(f: Fixture) {
    let (table_id, match_id) = f.match_at_table().await;
    for first_step in [-1, 1, i64::MAX] {
        let append = commit_lines(&f.store, &table_id, lines(&match_id, first_step, &["x"]), 0);
        assert_eq!(append.await, Err(Conflict::Log { next_step: 0 }.into()));
    }
}

async fn a_log_belongs_to_a_match_of_the_table(f: Fixture) {
    let (_, match_id) = f.match_at_table().await;
    let other = f.table().await;
    let none = MatchId::new("none").unwrap();
    for match_id in [&match_id, &none] {
        let append = commit_lines(&f.store, &other, lines(match_id, 0, &["x"]), 0);
        assert_eq!(append.await, Err(StoreError::NotFound(Noun::Match)));
    }
}

async fn of_many_writers_of_one_step_one_wins(f: Fixture) {
    let (table_id, match_id) = f.match_at_table().await;
    race(&[&f.store], &table_id, &match_id).await;
}

async fn of_two_processes_one_wins(f: Fixture) {
    let (table_id, match_id) = f.match_at_table().await;
    let other = Store::open(&f.url).await.unwrap();
    race(&[&f.store, &other], &table_id, &match_id).await;
}

/// Everybody writes every step; each step is written by one, and the others are told.
async fn race(stores: &[&Store], table_id: &hyakki_core::TableId, match_id: &MatchId) {
    const N_WRITERS: usize = 8;
    const N_STEPS: i64 = 10;
    for step in 0..N_STEPS {
        let gate = Arc::new(tokio::sync::Barrier::new(N_WRITERS));
        let writers = (0..N_WRITERS).map(|writer| {
            let store = stores[writer % stores.len()].clone();
            let (table_id, gate) = (table_id.clone(), Arc::clone(&gate));
            let append = lines(match_id, step, &[&writer.to_string()]);
            tokio::spawn(async move {
                gate.wait().await;
                let result = commit_lines(&store, &table_id, append, 0).await;
                (writer, result)
            })
        });
        let writers: Vec<_> = writers.collect();
        let mut winners = Vec::new();
        for writer in writers {
            match writer.await.unwrap() {
                (writer, Ok(_)) => winners.push(writer.to_string()),
                (_, Err(error)) => assert_eq!(
                    error,
                    Conflict::Log {
                        next_step: step + 1
                    }
                    .into()
                ),
            }
        }
        assert_eq!(winners.len(), 1);
        assert_eq!(read(stores[0], match_id).await.last(), winners.last());
    }
    assert_eq!(read(stores[0], match_id).await.len(), 10);
}
