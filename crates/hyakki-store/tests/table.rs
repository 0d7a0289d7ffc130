use hyakki_core::{MatchId, TableId, UserId};
use hyakki_store::{
    Conflict, FIRST_VERSION, NewTable, Noun, StoreError, StoredTable, TableContent, TableStatus,
};

use crate::fixture::{Fixture, commit_save, content, execute, id, secret};

on_both!(
    a_table_is_as_it_was_made,
    a_table_is_made_once,
    a_table_seats_users_only,
    a_save_needs_the_version_it_was_made_from,
    a_save_changes_everything_it_says,
    my_tables_follow_the_seats,
    public_tables_are_listed_newest_first,
    tables_of_a_status_come_page_by_page,
    a_secret_is_told_only_when_asked_for,
);

async fn a_table_is_as_it_was_made(f: Fixture) {
    let (ada, kobo) = (f.user().await, f.user().await);
    let new = NewTable {
        id: TableId::new(id()).unwrap(),
        content: TableContent {
            status: TableStatus::Playing,
            is_public: true,
            state: r#"{"seats":["é"]}"#.to_owned(),
            seated: vec![ada.clone(), kobo.clone()],
            match_id: Some(MatchId::new("m").unwrap()),
        },
        secret: secret(),
        created_ms: 12,
    };
    f.store.create_table(new.clone()).await.unwrap();
    let expected = StoredTable {
        id: new.id.clone(),
        version: FIRST_VERSION,
        content: new.content,
        created_ms: 12,
        updated_ms: 12,
    };
    assert_eq!(f.store.load_table(&new.id).await.unwrap(), expected);
    assert_eq!(
        f.store.load_table(&TableId::new("none").unwrap()).await,
        Err(StoreError::NotFound(Noun::Table))
    );
}

async fn a_table_is_made_once(f: Fixture) {
    let table_id = f.table().await;
    let new = NewTable {
        id: table_id,
        content: content("other", &[]),
        secret: secret(),
        created_ms: 0,
    };
    assert_eq!(
        f.store.create_table(new).await,
        Err(Conflict::Taken(Noun::Table).into())
    );
}

async fn a_table_seats_users_only(f: Fixture) {
    let nobody = UserId::new("nobody").unwrap();
    let new = NewTable {
        id: TableId::new(id()).unwrap(),
        content: content("{}", &[&nobody]),
        secret: secret(),
        created_ms: 0,
    };
    let table_id = new.id.clone();
    assert!(matches!(
        f.store.create_table(new).await,
        Err(StoreError::NotFound(_))
    ));
    assert!(f.store.load_table(&table_id).await.is_err());
    let table_id = f.table().await;
    let seated = content("{}", &[&nobody]);
    assert!(matches!(
        commit_save(&f.store, &table_id, 1, seated, 0).await,
        Err(StoreError::NotFound(_))
    ));
    assert_eq!(f.store.load_table(&table_id).await.unwrap().version, 1);
}

async fn a_save_needs_the_version_it_was_made_from(f: Fixture) {
    let table_id = f.table().await;
    let save = async |version, state| {
        let content = content(state, &[]);
        commit_save(&f.store, &table_id, version, content, 9).await
    };
    assert_eq!(save(1, "a").await.unwrap().version, 2);
    assert_eq!(
        save(1, "b").await,
        Err(Conflict::Table { version: 2 }.into())
    );
    assert_eq!(
        save(3, "b").await,
        Err(Conflict::Table { version: 2 }.into())
    );
    assert_eq!(save(2, "c").await.unwrap().version, 3);
    let stored = f.store.load_table(&table_id).await.unwrap();
    assert_eq!(stored.content.state, "c");
    assert_eq!((stored.version, stored.updated_ms), (3, 9));
    let none = TableId::new("none").unwrap();
    assert_eq!(
        commit_save(&f.store, &none, 1, content("", &[]), 0).await,
        Err(StoreError::NotFound(Noun::Table))
    );
}

async fn a_save_changes_everything_it_says(f: Fixture) {
    let (ada, kobo) = (f.user().await, f.user().await);
    let table_id = f.table_with(&[&ada]).await;
    let playing = TableContent {
        status: TableStatus::Over,
        is_public: true,
        state: "'\"\\ \u{1f38f}".to_owned(),
        seated: vec![kobo.clone(), kobo.clone()],
        match_id: Some(MatchId::new("m").unwrap()),
    };
    let save = commit_save(&f.store, &table_id, 1, playing.clone(), 0);
    save.await.unwrap();
    let stored = f.store.load_table(&table_id).await.unwrap();
    let expected = TableContent {
        seated: vec![kobo],
        ..playing
    };
    assert_eq!(stored.content, expected);
    let save = commit_save(&f.store, &table_id, 2, content("", &[]), 0);
    save.await.unwrap();
    let stored = f.store.load_table(&table_id).await.unwrap();
    assert_eq!(stored.content, content("", &[]));
}

async fn my_tables_follow_the_seats(f: Fixture) {
    let (ada, kobo) = (f.user().await, f.user().await);
    let first = f.table_with(&[&ada]).await;
    let second = f.table_with(&[&ada, &kobo]).await;
    let list = async |user_id| {
        let listed = f.store.list_tables_of(user_id, 10).await;
        listed.unwrap()
    };
    assert_eq!(list(&kobo).await, std::slice::from_ref(&second));
    let swapped = content("{}", &[&kobo]);
    commit_save(&f.store, &first, 1, swapped, 5).await.unwrap();
    assert_eq!(list(&kobo).await, [first.clone(), second.clone()]);
    assert_eq!(list(&ada).await, std::slice::from_ref(&second));
    let over = TableContent {
        status: TableStatus::Over,
        ..content("{}", &[&kobo])
    };
    commit_save(&f.store, &first, 2, over, 9).await.unwrap();
    assert_eq!(list(&kobo).await, [second.clone(), first]);
    let newest = f.store.list_tables_of(&kobo, 1).await;
    assert_eq!(newest.unwrap(), [second]);
}

async fn public_tables_are_listed_newest_first(f: Fixture) {
    let mut ids = Vec::new();
    let cases = [
        (TableStatus::Gathering, true),
        (TableStatus::Playing, true),
        (TableStatus::Over, true),
        (TableStatus::Gathering, false),
    ];
    for (created_ms, (status, is_public)) in (0..).zip(cases) {
        let new = NewTable {
            id: TableId::new(id()).unwrap(),
            content: TableContent {
                status,
                is_public,
                ..content("{}", &[])
            },
            secret: secret(),
            created_ms,
        };
        ids.push(new.id.clone());
        f.store.create_table(new).await.unwrap();
    }
    // A newer program may know more about how far a table is.
    let unknown_status = "UPDATE tables SET status = 'adjourned' WHERE status = 'playing'";
    execute(&f.url, unknown_status).await;
    let listed = f.store.list_public_tables(10).await.unwrap();
    assert_eq!(listed, [ids[1].clone(), ids[0].clone()]);
    assert_eq!(f.store.list_public_tables(1).await.unwrap().len(), 1);
}

async fn tables_of_a_status_come_page_by_page(f: Fixture) {
    let mut made = Vec::new();
    for _ in 0..5 {
        made.push(f.table().await);
    }
    let over = TableContent {
        status: TableStatus::Over,
        ..content("{}", &[])
    };
    commit_save(&f.store, &made[4], 1, over, 0).await.unwrap();
    made.truncate(4);
    let mut found: Vec<TableId> = Vec::new();
    loop {
        let after = found.last().cloned();
        let page = f
            .store
            .list_tables_with_status(TableStatus::Gathering, after.as_ref(), 3)
            .await
            .unwrap();
        if page.is_empty() {
            break;
        }
        found.extend(page);
    }
    assert_eq!(found, made);
}

async fn a_secret_is_told_only_when_asked_for(f: Fixture) {
    let table_id = f.table().await;
    let told = f.store.load_secret(&table_id).await.unwrap();
    assert_eq!(told, secret());
    let table = f.store.load_table(&table_id).await.unwrap();
    for shown in [format!("{told:?}"), format!("{table:?}")] {
        assert!(!shown.contains("254") && !shown.contains("fefe"), "{shown}");
    }
    let nowhere = TableId::new("nowhere").unwrap();
    assert_eq!(
        f.store.load_secret(&nowhere).await,
        Err(StoreError::NotFound(Noun::Table))
    );
}
