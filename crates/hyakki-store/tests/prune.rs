use hyakki_core::{MatchId, TableId, UserId};
use hyakki_store::{
    Device, Extent, MatchEnd, NewToken, Pruned, StoreError, TableCommit, TokenHash, TokenKind,
};

use crate::fixture::{
    Fixture, commit_chat, commit_save, commit_start, content, id, lines, new_match, new_user,
};

on_both!(
    old_matches_go_with_their_logs,
    the_match_a_table_stands_at_stays,
    untouched_tables_go_with_everything,
    users_that_nothing_holds_go,
    more_than_one_piece_is_pruned,
    nothing_goes_where_everything_is_too_old,
    nearly_everything_goes_only_where_that_is_wanted,
    what_would_be_removed_is_counted,
);

/// Times that are days apart, as they are where pruning matters.
const OLD: i64 = 24 * 60 * 60 * 1000;
const YOUNG: i64 = 2 * OLD;
const YOUNGEST: i64 = 3 * OLD;

/// Starts a match, writes a line and ends it, all at one time.
async fn play(f: &Fixture, table_id: &TableId, players: &[&UserId], at_ms: i64) -> MatchId {
    let players = players.iter().map(|&id| Some(id.clone())).collect();
    let start = new_match(players);
    let match_id = start.id.clone();
    let mut commit = TableCommit::new(table_id.clone(), at_ms);
    commit.start = Some(start);
    commit.append = Some(lines(&match_id, 0, &["a"]));
    commit.finish = Some(MatchEnd {
        match_id: match_id.clone(),
        outcome: "end".to_owned(),
    });
    f.store.commit(commit).await.unwrap();
    match_id
}

fn pruned(n_matches: u64, n_tables: u64, n_users: u64) -> Pruned {
    Pruned {
        n_matches,
        n_tables,
        n_users,
    }
}

async fn old_matches_go_with_their_logs(f: Fixture) {
    let table_id = f.table().await;
    let old = play(&f, &table_id, &[], OLD).await;
    let young = play(&f, &table_id, &[], YOUNG).await;
    let unfinished = new_match(vec![]);
    let unfinished_id = unfinished.id.clone();
    let start = commit_start(&f.store, &table_id, unfinished, YOUNG);
    start.await.unwrap();
    assert_eq!(
        f.store.prune(YOUNG, Extent::Everything).await.unwrap(),
        pruned(1, 0, 0)
    );
    assert!(f.store.load_match(&old).await.is_err());
    assert_eq!(f.store.read_log(&old, 0).await.unwrap(), []);
    assert_eq!(f.store.read_log(&young, 0).await.unwrap().len(), 1);
    assert!(f.store.load_match(&unfinished_id).await.is_ok());
    assert_eq!(
        f.store.prune(YOUNG, Extent::Everything).await.unwrap(),
        pruned(0, 0, 0)
    );
}

async fn the_match_a_table_stands_at_stays(f: Fixture) {
    let table_id = f.table().await;
    let old = play(&f, &table_id, &[], OLD).await;
    let mut standing = content("{}", &[]);
    standing.match_id = Some(old.clone());
    let save = commit_save(&f.store, &table_id, 1, standing, YOUNGEST);
    save.await.unwrap();
    assert_eq!(
        f.store.prune(YOUNG, Extent::Everything).await.unwrap(),
        pruned(0, 0, 0)
    );
    assert!(f.store.load_match(&old).await.is_ok());
}

async fn untouched_tables_go_with_everything(f: Fixture) {
    let user_id = f.user().await;
    let (old, young) = (f.table_with(&[&user_id]).await, f.table().await);
    let match_id = play(&f, &old, &[&user_id], OLD).await;
    let said = commit_chat(&f.store, &old, user_id.clone(), "hello", OLD);
    said.await.unwrap();
    let said = commit_chat(&f.store, &young, user_id.clone(), "hello", YOUNG);
    said.await.unwrap();
    assert_eq!(
        f.store.prune(YOUNG, Extent::Everything).await.unwrap(),
        pruned(1, 1, 1)
    );
    assert!(f.store.load_table(&old).await.is_err());
    assert!(f.store.load_match(&match_id).await.is_err());
    assert_eq!(f.store.read_log(&match_id, 0).await.unwrap(), []);
    assert_eq!(f.store.read_chat(&old, 9).await.unwrap(), []);
    assert_eq!(f.store.list_tables_of(&user_id, 9).await.unwrap(), []);
    assert!(f.store.load_table(&young).await.is_ok());
    assert_eq!(f.store.read_chat(&young, 9).await.unwrap().len(), 1);
}

async fn users_that_nothing_holds_go(f: Fixture) {
    let mut users = Vec::new();
    for created_ms in [OLD, OLD, OLD, OLD, OLD, OLD, YOUNG] {
        let user_id = UserId::new(id()).unwrap();
        let new = new_user(&user_id, created_ms);
        f.store.create_user(new).await.unwrap();
        users.push(user_id);
    }
    let [gone, stale, seen, account, seated, player, young] = &users[..] else {
        unreachable!("seven were made")
    };
    for (byte, user_id) in [(1, stale), (2, seen)] {
        let new = NewToken {
            device: Device::default(),
            hash: TokenHash([byte; 32]),
            user_id: user_id.clone(),
            kind: TokenKind::Browser,
            created_ms: OLD,
        };
        f.store.add_token(new).await.unwrap();
    }
    let touch = f.store.touch_token(&TokenHash([2; 32]), YOUNG);
    touch.await.unwrap();
    f.store.set_login(account, "ada", "hash").await.unwrap();
    let table_id = f.table_with(&[seated]).await;
    play(&f, &table_id, &[player], YOUNGEST).await;
    assert_eq!(
        f.store.prune(YOUNG, Extent::Everything).await.unwrap(),
        pruned(0, 0, 2)
    );
    for user_id in [gone, stale] {
        assert!(f.store.load_user(user_id).await.is_err());
    }
    assert!(f.store.find_token(&TokenHash([1; 32])).await.is_err());
    for user_id in [seen, account, seated, player, young] {
        assert!(f.store.load_user(user_id).await.is_ok());
    }
}

async fn more_than_one_piece_is_pruned(f: Fixture) {
    let making = (0..150).map(|_| {
        let store = f.store.clone();
        tokio::spawn(async move {
            crate::fixture::match_at_table(&store).await;
            crate::fixture::user(&store).await;
        })
    });
    for making in making.collect::<Vec<_>>() {
        making.await.unwrap();
    }
    table_of(&f, OLD).await;
    assert_eq!(
        f.store.prune(OLD, Extent::Everything).await.unwrap(),
        pruned(150, 150, 150)
    );
}

/// A table that was last touched at a time.
async fn table_of(f: &Fixture, at_ms: i64) -> TableId {
    let table_id = f.table().await;
    let save = commit_save(&f.store, &table_id, 1, content("{}", &[]), at_ms);
    save.await.unwrap();
    table_id
}

async fn nothing_goes_where_everything_is_too_old(f: Fixture) {
    assert_eq!(
        f.store.prune(YOUNG, Extent::Everything).await.unwrap(),
        pruned(0, 0, 0)
    );
    let table_id = table_of(&f, OLD).await;
    // A clock that is months ahead makes everything old.
    for refused in [
        f.store.prune(YOUNG, Extent::Everything).await,
        f.store.count_prunable(YOUNG).await,
    ] {
        assert_eq!(refused, Err(StoreError::AllTooOld));
    }
    assert!(f.store.load_table(&table_id).await.is_ok());
    let young = UserId::new(id()).unwrap();
    f.store.create_user(new_user(&young, YOUNG)).await.unwrap();
    assert_eq!(
        f.store.prune(YOUNG, Extent::Everything).await.unwrap(),
        pruned(0, 1, 0)
    );
}

/// A clock that was ahead for a while leaves something young behind, beside which everything seems old.
async fn nearly_everything_goes_only_where_that_is_wanted(f: Fixture) {
    for _ in 0..9 {
        table_of(&f, OLD).await;
    }
    let young = UserId::new(id()).unwrap();
    f.store.create_user(new_user(&young, YOUNG)).await.unwrap();
    let refused = f.store.prune(YOUNG, Extent::Part).await;
    assert_eq!(refused, Err(StoreError::NearlyAllTooOld));
    let counted = f.store.count_prunable(YOUNG).await.unwrap();
    assert_eq!(counted, pruned(0, 9, 0), "nothing was removed");
    // With one more there is a tenth that stays, and more.
    table_of(&f, YOUNG).await;
    assert_eq!(f.store.prune(YOUNG, Extent::Part).await.unwrap(), counted);
    assert_eq!(
        f.store.prune(YOUNG, Extent::Part).await.unwrap(),
        pruned(0, 0, 0)
    );
    assert_eq!(f.store.newest_ms().await.unwrap(), Some(YOUNG));
}

async fn what_would_be_removed_is_counted(f: Fixture) {
    let (leaver, player, seated) = (f.user().await, f.user().await, f.user().await);
    let (old, young) = (f.table_with(&[&seated]).await, f.table().await);
    play(&f, &old, &[&leaver], OLD).await;
    play(&f, &young, &[&player], OLD).await;
    play(&f, &young, &[], YOUNG).await;
    let counted = f.store.count_prunable(YOUNG).await.unwrap();
    assert_eq!(counted, pruned(2, 1, 3));
    assert_eq!(
        f.store.prune(YOUNG, Extent::Everything).await.unwrap(),
        counted
    );
    assert_eq!(
        f.store.count_prunable(YOUNG).await.unwrap(),
        pruned(0, 0, 0)
    );
}
