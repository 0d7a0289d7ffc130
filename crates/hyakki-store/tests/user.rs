use hyakki_core::UserId;
use hyakki_store::{Conflict, MAX_LOGIN, Noun, Store, StoreError, StoredUser};

use crate::fixture::{Fixture, execute, id, new_user};

on_both!(
    a_user_is_as_it_was_made,
    a_user_is_made_once,
    a_user_can_be_renamed,
    a_login_is_found_in_any_case,
    a_login_belongs_to_one_user,
    a_login_can_be_changed_by_its_user,
    a_login_that_looks_like_another_is_taken,
    logins_of_earlier_versions_stay_and_keep_lookalikes_away,
    a_login_has_a_length,
    names_keep_every_character_but_zero,
    a_hash_does_not_show_in_debug_output,
    whoever_has_a_name_a_login_or_a_table_has_a_past,
);

async fn a_user_is_as_it_was_made(f: Fixture) {
    let id = UserId::new(id()).unwrap();
    let mut new = new_user(&id, 17);
    new.is_bot = true;
    f.store.create_user(new).await.unwrap();
    let expected = StoredUser {
        id: id.clone(),
        name: "Ada".to_owned(),
        is_bot: true,
        login: None,
        created_ms: 17,
    };
    assert_eq!(f.store.load_user(&id).await.unwrap(), expected);
    let nobody = UserId::new("nobody").unwrap();
    assert_eq!(
        f.store.load_user(&nobody).await,
        Err(StoreError::NotFound(Noun::User))
    );
}

async fn a_user_is_made_once(f: Fixture) {
    let id = f.user().await;
    assert_eq!(
        f.store.create_user(new_user(&id, 1)).await,
        Err(Conflict::Taken(Noun::User).into())
    );
    assert_eq!(f.store.load_user(&id).await.unwrap().created_ms, 0);
}

async fn a_user_can_be_renamed(f: Fixture) {
    let id = f.user().await;
    f.store.rename_user(&id, "Kobo").await.unwrap();
    assert_eq!(f.store.load_user(&id).await.unwrap().name, "Kobo");
    let nobody = UserId::new("nobody").unwrap();
    assert_eq!(
        f.store.rename_user(&nobody, "Kobo").await,
        Err(StoreError::NotFound(Noun::User))
    );
}

async fn a_login_is_found_in_any_case(f: Fixture) {
    let id = f.user().await;
    f.store.set_login(&id, "Éva", "$argon2id$1").await.unwrap();
    let found = f.store.find_login("éVA").await.unwrap();
    assert_eq!(found.user_id, id);
    assert_eq!(found.password_hash, "$argon2id$1");
    let stored = f.store.load_user(&id).await.unwrap();
    assert_eq!(stored.login.as_deref(), Some("Éva"));
    assert_eq!(
        f.store.find_login("eva").await,
        Err(StoreError::NotFound(Noun::Login))
    );
}

async fn a_login_belongs_to_one_user(f: Fixture) {
    let (ada, kobo) = (f.user().await, f.user().await);
    f.store.set_login(&ada, "ada", "1").await.unwrap();
    assert_eq!(
        f.store.set_login(&kobo, "ADA", "2").await,
        Err(Conflict::Taken(Noun::Login).into())
    );
    assert_eq!(f.store.find_login("Ada").await.unwrap().user_id, ada);
}

async fn a_login_can_be_changed_by_its_user(f: Fixture) {
    let id = f.user().await;
    f.store.set_login(&id, "ada", "1").await.unwrap();
    f.store.set_login(&id, "Ada", "2").await.unwrap();
    assert_eq!(f.store.find_login("ada").await.unwrap().password_hash, "2");
    f.store.set_login(&id, "lovelace", "2").await.unwrap();
    assert!(f.store.find_login("ada").await.is_err());
    let nobody = UserId::new("nobody").unwrap();
    assert_eq!(
        f.store.set_login(&nobody, "x", "3").await,
        Err(StoreError::NotFound(Noun::User))
    );
}

/// Cyrillic all over, and not to be told from "ada".
const LOOKS_LIKE_ADA: &str = "а\u{501}а";

async fn a_login_that_looks_like_another_is_taken(f: Fixture) {
    let (ada, kobo) = (f.user().await, f.user().await);
    f.store.set_login(&ada, "ada", "1").await.unwrap();
    for alike in [LOOKS_LIKE_ADA, "ad\u{200b}a", "ＡＤＡ"] {
        assert_eq!(
            f.store.set_login(&kobo, alike, "2").await,
            Err(Conflict::Taken(Noun::Login).into()),
            "{alike}"
        );
        assert!(f.store.find_login(alike).await.is_err());
    }
    // One's own may look like it was, and one that was given up is free.
    f.store.set_login(&ada, LOOKS_LIKE_ADA, "1").await.unwrap();
    f.store.set_login(&ada, "lovelace", "1").await.unwrap();
    f.store.set_login(&kobo, LOOKS_LIKE_ADA, "2").await.unwrap();
}

async fn logins_of_earlier_versions_stay_and_keep_lookalikes_away(f: Fixture) {
    let users = [f.user().await, f.user().await, f.user().await];
    f.store.set_login(&users[0], "ada", "1").await.unwrap();
    f.store.set_login(&users[1], "ben", "1").await.unwrap();
    f.store.close().await;
    execute(&f.url, "UPDATE users SET login_skeleton = NULL").await;
    execute(
        &f.url,
        "UPDATE users SET login = 'а\u{501}а', login_key = 'а\u{501}а' WHERE login = 'ben'",
    )
    .await;
    let store = Store::open(&f.url).await.unwrap();
    // Both go on, and may change their passwords.
    for (user, login) in [(&users[0], "ada"), (&users[1], LOOKS_LIKE_ADA)] {
        assert_eq!(store.find_login(login).await.unwrap().user_id, *user);
        store.set_login(user, login, "2").await.unwrap();
    }
    let third = store.set_login(&users[2], "ΑDA", "1").await;
    assert_eq!(third, Err(Conflict::Taken(Noun::Login).into()));
}

async fn a_login_has_a_length(f: Fixture) {
    let id = f.user().await;
    for bad in ["", &"x".repeat(MAX_LOGIN + 1)] {
        assert!(matches!(
            f.store.set_login(&id, bad, "1").await,
            Err(StoreError::Invalid(_))
        ));
    }
    let longest = "x".repeat(MAX_LOGIN);
    f.store.set_login(&id, &longest, "1").await.unwrap();
}

async fn names_keep_every_character_but_zero(f: Fixture) {
    let id = f.user().await;
    let name = "'; DROP TABLE users; -- \u{1f38f} \"\\ \n\u{1}";
    f.store.rename_user(&id, name).await.unwrap();
    assert_eq!(f.store.load_user(&id).await.unwrap().name, name);
    assert!(matches!(
        f.store.rename_user(&id, "a\0b").await,
        Err(StoreError::Invalid(_))
    ));
    assert_eq!(f.store.load_user(&id).await.unwrap().name, name);
}

async fn a_hash_does_not_show_in_debug_output(f: Fixture) {
    let id = f.user().await;
    f.store.set_login(&id, "ada", "hash").await.unwrap();
    let found = f.store.find_login("ada").await.unwrap();
    assert!(!format!("{found:?}").contains("hash"));
    assert!(!format!("{:?}", f.store).contains(&f.url));
}

async fn whoever_has_a_name_a_login_or_a_table_has_a_past(f: Fixture) {
    let mut users = Vec::new();
    for _ in 0..4 {
        let user = f.user().await;
        f.store.rename_user(&user, "").await.unwrap();
        assert!(!f.store.has_past(&user).await.unwrap());
        users.push(user);
    }
    f.store.rename_user(&users[0], "Ada").await.unwrap();
    f.store.set_login(&users[1], "ada", "hash").await.unwrap();
    f.table_with(&[&users[2]]).await;
    let mut pasts = Vec::new();
    for user in &users {
        pasts.push(f.store.has_past(user).await.unwrap());
    }
    assert_eq!(pasts, [true, true, true, false]);
}
