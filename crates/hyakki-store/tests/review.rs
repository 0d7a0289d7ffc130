//! The queue of reviews: nothing is made twice, nothing is lost, and nobody has more than their share of it.

use hyakki_core::{MatchId, UserId};
use hyakki_store::{
    Extent, MAX_TRIES, MatchEnd, ReviewLease, ReviewLimits, ReviewRequest, ReviewState, Store,
    StoredReview, TableCommit,
};

use crate::fixture::{Fixture, new_match};

on_both!(
    a_review_is_made_once_and_kept,
    the_longest_waiting_is_taken_first_and_by_one_alone,
    many_workers_take_each_review_once,
    a_worker_that_says_nothing_any_more_is_replaced,
    what_its_workers_die_of_fails,
    a_review_that_is_given_back_counts_as_never_begun,
    nobody_has_more_waiting_than_they_may,
    only_finished_matches_are_reviewed,
    another_edition_is_made_anew,
    reviews_go_with_their_matches,
    the_queue_is_there_after_opening_again,
);

const LIMITS: ReviewLimits = ReviewLimits {
    of_user: 2,
    of_network: 3,
    in_all: 20,
};

async fn finished(store: &Store) -> MatchId {
    let table_id = crate::fixture::table(store, &[]).await;
    let start = new_match(vec![]);
    let id = start.id.clone();
    let mut commit = TableCommit::new(table_id, 0);
    commit.start = Some(start);
    commit.finish = Some(MatchEnd {
        match_id: id.clone(),
        outcome: "end".to_owned(),
    });
    store.commit(commit).await.unwrap();
    id
}

fn wish(match_id: &MatchId, at_ms: i64) -> ReviewRequest {
    ReviewRequest {
        match_id: match_id.clone(),
        edition: "1".to_owned(),
        user_id: None,
        // Everybody comes from somewhere else.
        network: match_id.to_string(),
        at_ms,
        limits: LIMITS,
    }
}

async fn asked(f: &Fixture, at_ms: i64) -> MatchId {
    let match_id = finished(&f.store).await;
    let request = f.store.request_review(wish(&match_id, at_ms));
    request.await.unwrap();
    match_id
}

async fn load(f: &Fixture, id: &MatchId) -> Option<StoredReview> {
    f.store.load_review(id).await.unwrap()
}

/// Takes the next one at a time, until ten milliseconds later.
async fn take(f: &Fixture, worker: &str, now_ms: i64) -> Option<ReviewLease> {
    let taking = f.store.take_review("1", worker, now_ms, now_ms + 10);
    taking.await.unwrap()
}

async fn a_review_is_made_once_and_kept(f: Fixture) {
    let id = asked(&f, 5).await;
    assert_eq!(load(&f, &id).await.unwrap().state, ReviewState::Waiting);
    let lease = take(&f, "a", 100).await.unwrap();
    assert_eq!(lease.match_id, id);
    assert!(f.store.renew_review(&lease, 120, (3, 9)).await.unwrap());
    let at_work = load(&f, &id).await.unwrap();
    assert_eq!((at_work.n_done, at_work.n_steps), (3, 9));
    assert_eq!(at_work.leased_until_ms, 120);
    let content = b"what happened".to_vec();
    let finish = f.store.finish_review(&lease, content.clone());
    assert!(finish.await.unwrap());
    for _ in 0..3 {
        f.store.request_review(wish(&id, 200)).await.unwrap();
        let done = load(&f, &id).await.unwrap();
        assert_eq!(done.state, ReviewState::Done);
        assert_eq!(done.content.as_ref(), Some(&content));
        assert_eq!(take(&f, "b", 1000).await, None);
    }
    // Who is done says nothing more.
    assert!(!f.store.fail_review(&lease).await.unwrap());
    assert_eq!(load(&f, &id).await.unwrap().state, ReviewState::Done);
}

async fn the_longest_waiting_is_taken_first_and_by_one_alone(f: Fixture) {
    let (late, early) = (asked(&f, 7).await, asked(&f, 6).await);
    assert_eq!(load(&f, &late).await.unwrap().n_before, 1);
    assert_eq!(load(&f, &early).await.unwrap().n_before, 0);
    assert_eq!(take(&f, "a", 100).await.unwrap().match_id, early);
    assert_eq!(take(&f, "b", 100).await.unwrap().match_id, late);
    assert_eq!(take(&f, "c", 100).await, None);
}

async fn many_workers_take_each_review_once(f: Fixture) {
    let mut asked_for = Vec::new();
    for at_ms in 0..12 {
        asked_for.push(asked(&f, at_ms).await);
    }
    let mut stores = vec![f.store.clone()];
    if f.is_postgres() {
        // Another node.
        stores.push(Store::open(&f.url).await.unwrap());
    }
    let workers = (0..4).map(|number| {
        let store = stores[number % stores.len()].clone();
        tokio::spawn(async move {
            let mut taken = Vec::new();
            loop {
                let worker = format!("{number}-{}", taken.len());
                let lease = store.take_review("1", &worker, 100, 1000).await.unwrap();
                match lease {
                    Some(lease) => taken.push(lease.match_id),
                    None => return taken,
                }
            }
        })
    });
    let mut taken = Vec::new();
    for worker in workers.collect::<Vec<_>>() {
        taken.extend(worker.await.unwrap());
    }
    // Whoever met another one at a review may have found none left and gone: what is left waits, and nothing is taken twice.
    while let Some(lease) = take(&f, &format!("last-{}", taken.len()), 100).await {
        taken.push(lease.match_id);
    }
    taken.sort();
    asked_for.sort();
    assert_eq!(taken, asked_for);
}

async fn a_worker_that_says_nothing_any_more_is_replaced(f: Fixture) {
    let id = asked(&f, 5).await;
    let dead = take(&f, "dead", 100).await.unwrap();
    assert_eq!(take(&f, "b", 110).await, None, "it may still work");
    let lease = take(&f, "b", 111).await.unwrap();
    assert_eq!(lease.match_id, id);
    // It was only slow, and hears that it is not its work any more.
    assert!(!f.store.renew_review(&dead, 500, (1, 2)).await.unwrap());
    assert!(!f.store.finish_review(&dead, vec![1]).await.unwrap());
    assert!(!f.store.release_review(&dead).await.unwrap());
    assert!(f.store.finish_review(&lease, vec![2]).await.unwrap());
    assert_eq!(load(&f, &id).await.unwrap().content, Some(vec![2]));
}

async fn what_its_workers_die_of_fails(f: Fixture) {
    let (id, next) = (asked(&f, 5).await, asked(&f, 6).await);
    let mut now_ms = 100;
    for number in 0..MAX_TRIES {
        let lease = take(&f, &format!("{number}"), now_ms).await.unwrap();
        assert_eq!(lease.match_id, id);
        now_ms += 11;
    }
    assert_eq!(take(&f, "last", now_ms).await.unwrap().match_id, next);
    assert_eq!(load(&f, &id).await.unwrap().state, ReviewState::Failed);
    // It would fail again.
    f.store.request_review(wish(&id, now_ms)).await.unwrap();
    assert_eq!(load(&f, &id).await.unwrap().state, ReviewState::Failed);
}

async fn a_review_that_is_given_back_counts_as_never_begun(f: Fixture) {
    let id = asked(&f, 5).await;
    for number in 0..MAX_TRIES + 2 {
        let lease = take(&f, &format!("{number}"), 100).await.unwrap();
        assert!(f.store.release_review(&lease).await.unwrap());
    }
    assert_eq!(load(&f, &id).await.unwrap().state, ReviewState::Waiting);
}

async fn nobody_has_more_waiting_than_they_may(f: Fixture) {
    let user_id = f.user().await;
    let ask = async |user_id: Option<&UserId>, network: &str| {
        let id = finished(&f.store).await;
        let request = ReviewRequest {
            user_id: user_id.cloned(),
            network: network.to_owned(),
            ..wish(&id, 5)
        };
        f.store.request_review(request).await.unwrap();
        load(&f, &id).await.is_some()
    };
    for (network, is_taken) in [("a", true), ("b", true), ("c", false)] {
        assert_eq!(ask(Some(&user_id), network).await, is_taken, "{network}");
    }
    for is_taken in [true, true, false] {
        assert_eq!(ask(None, "a").await, is_taken);
    }
    assert!(ask(None, "elsewhere").await);
    // What is done makes room.
    let lease = take(&f, "w", 100).await.unwrap();
    f.store.finish_review(&lease, vec![]).await.unwrap();
    assert!(ask(Some(&user_id), "c").await);
    let mut n_taken = 0;
    for number in 0..30 {
        n_taken += u32::from(ask(None, &format!("far-{number}")).await);
    }
    assert_eq!(n_taken, LIMITS.in_all - 5);
}

async fn only_finished_matches_are_reviewed(f: Fixture) {
    let (_, running) = f.match_at_table().await;
    let nowhere = MatchId::new(crate::fixture::id()).unwrap();
    for id in [running, nowhere] {
        f.store.request_review(wish(&id, 5)).await.unwrap();
        assert_eq!(load(&f, &id).await, None);
    }
}

async fn another_edition_is_made_anew(f: Fixture) {
    let id = asked(&f, 5).await;
    let lease = take(&f, "a", 100).await.unwrap();
    f.store.finish_review(&lease, vec![1]).await.unwrap();
    let anew = ReviewRequest {
        edition: "2".to_owned(),
        ..wish(&id, 200)
    };
    f.store.request_review(anew).await.unwrap();
    let review = load(&f, &id).await.unwrap();
    assert_eq!((review.state, review.content), (ReviewState::Waiting, None));
    assert_eq!(take(&f, "a", 300).await, None, "a program of before");
    let lease = f.store.take_review("2", "b", 300, 400).await.unwrap();
    assert_eq!(lease.unwrap().match_id, id);
}

async fn reviews_go_with_their_matches(f: Fixture) {
    // Days apart, as they are where pruning matters.
    const DAY: i64 = 24 * 60 * 60 * 1000;
    let id = asked(&f, 5).await;
    let user_id = UserId::new(crate::fixture::id()).unwrap();
    let young = crate::fixture::new_user(&user_id, 3 * DAY);
    f.store.create_user(young).await.unwrap();
    assert!(load(&f, &id).await.is_some());
    assert_eq!(
        f.store
            .prune(2 * DAY, Extent::Everything)
            .await
            .unwrap()
            .n_matches,
        1
    );
    assert_eq!(load(&f, &id).await, None);
}

async fn the_queue_is_there_after_opening_again(f: Fixture) {
    let id = asked(&f, 5).await;
    f.store.close().await;
    let again = Store::open(&f.url).await.unwrap();
    let lease = again.take_review("1", "a", 100, 110).await.unwrap();
    assert_eq!(lease.unwrap().match_id, id);
}
