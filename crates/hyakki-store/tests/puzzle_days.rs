//! The first try at the puzzle of a day.

use hyakki_store::PuzzleDay;

use crate::fixture::{Fixture, id};

on_both!(
    the_first_try_at_a_days_puzzle_counts,
    days_are_kept_for_each_user_and_game,
    nobody_takes_nothing,
);

fn day(day: i64, is_right: bool) -> PuzzleDay {
    PuzzleDay { day, is_right }
}

async fn the_first_try_at_a_days_puzzle_counts(fixture: Fixture) {
    let (store, user) = (&fixture.store, fixture.user().await);
    for is_right in [false, true, true] {
        store
            .note_puzzle_day(&user, "septet", day(7, is_right))
            .await
            .unwrap();
    }
    let days = store.read_puzzle_days(&user, "septet").await.unwrap();
    assert_eq!(days, [day(7, false)]);
}

async fn days_are_kept_for_each_user_and_game(fixture: Fixture) {
    let (store, ada, ben) = (&fixture.store, fixture.user().await, fixture.user().await);
    for number in [8, 6, 7] {
        store
            .note_puzzle_day(&ada, "sketch", day(number, number != 7))
            .await
            .unwrap();
    }
    store
        .note_puzzle_day(&ada, "tajuto", day(6, false))
        .await
        .unwrap();
    store
        .note_puzzle_day(&ben, "sketch", day(8, false))
        .await
        .unwrap();
    let days = store.read_puzzle_days(&ada, "sketch").await.unwrap();
    assert_eq!(days, [day(8, true), day(7, false), day(6, true)]);
    let days = store.read_puzzle_days(&ben, "sketch").await.unwrap();
    assert_eq!(days, [day(8, false)]);
    assert_eq!(store.read_puzzle_days(&ben, "pagoda").await.unwrap(), []);
}

async fn nobody_takes_nothing(fixture: Fixture) {
    let nobody = id().parse().unwrap();
    let noted = fixture
        .store
        .note_puzzle_day(&nobody, "septet", day(1, true));
    noted.await.unwrap();
    assert_eq!(
        fixture
            .store
            .read_puzzle_days(&nobody, "septet")
            .await
            .unwrap(),
        []
    );
}
