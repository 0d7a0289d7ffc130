use hyakki_core::UserId;
use hyakki_store::{
    Conflict, Device, NewToken, Noun, StoreError, StoredToken, TokenHash, TokenKind,
};

use crate::fixture::Fixture;

on_both!(
    a_token_leads_to_its_user,
    a_token_is_made_once_and_for_a_user,
    a_token_remembers_when_it_was_last_seen,
    a_token_can_be_removed,
    all_tokens_of_a_user_can_be_removed,
    the_tokens_of_a_user_are_listed_the_last_seen_first,
    a_listed_token_says_what_it_was_given_to,
);

fn token(byte: u8, user_id: &UserId, kind: TokenKind) -> NewToken {
    NewToken {
        hash: TokenHash([byte; 32]),
        user_id: user_id.clone(),
        kind,
        device: Device::default(),
        created_ms: 5,
    }
}

async fn a_token_leads_to_its_user(f: Fixture) {
    let user_id = f.user().await;
    let kinds = [TokenKind::Browser, TokenKind::Link, TokenKind::Bot];
    for (byte, kind) in (0..).zip(kinds) {
        f.store
            .add_token(token(byte, &user_id, kind))
            .await
            .unwrap();
        let found = f.store.find_token(&TokenHash([byte; 32])).await.unwrap();
        let expected = StoredToken {
            user_id: user_id.clone(),
            kind,
            created_ms: 5,
            last_seen_ms: 5,
        };
        assert_eq!(found, expected);
    }
    assert_eq!(
        f.store.find_token(&TokenHash([9; 32])).await,
        Err(StoreError::NotFound(Noun::Token))
    );
}

async fn a_token_is_made_once_and_for_a_user(f: Fixture) {
    let user_id = f.user().await;
    let new = token(1, &user_id, TokenKind::Bot);
    f.store.add_token(new.clone()).await.unwrap();
    assert_eq!(
        f.store.add_token(new).await,
        Err(Conflict::Taken(Noun::Token).into())
    );
    let nobody = UserId::new("nobody").unwrap();
    assert_eq!(
        f.store.add_token(token(2, &nobody, TokenKind::Bot)).await,
        Err(StoreError::NotFound(Noun::User))
    );
}

async fn a_token_remembers_when_it_was_last_seen(f: Fixture) {
    let user_id = f.user().await;
    let hash = TokenHash([1; 32]);
    let new = token(1, &user_id, TokenKind::Browser);
    f.store.add_token(new).await.unwrap();
    f.store.touch_token(&hash, 20).await.unwrap();
    f.store.touch_token(&hash, 10).await.unwrap();
    assert_eq!(f.store.find_token(&hash).await.unwrap().last_seen_ms, 20);
    assert_eq!(
        f.store.touch_token(&TokenHash([2; 32]), 1).await,
        Err(StoreError::NotFound(Noun::Token))
    );
}

async fn a_token_can_be_removed(f: Fixture) {
    let user_id = f.user().await;
    let hash = TokenHash([1; 32]);
    let new = token(1, &user_id, TokenKind::Browser);
    f.store.add_token(new).await.unwrap();
    assert!(f.store.remove_token(&hash).await.unwrap());
    assert!(!f.store.remove_token(&hash).await.unwrap());
    assert!(f.store.find_token(&hash).await.is_err());
}

async fn all_tokens_of_a_user_can_be_removed(f: Fixture) {
    let (ada, kobo) = (f.user().await, f.user().await);
    for (byte, user_id) in [(1, &ada), (2, &ada), (3, &kobo)] {
        let new = token(byte, user_id, TokenKind::Browser);
        f.store.add_token(new).await.unwrap();
    }
    assert_eq!(f.store.remove_tokens_of(&ada).await.unwrap(), 2);
    assert!(f.store.find_token(&TokenHash([3; 32])).await.is_ok());
}

async fn the_tokens_of_a_user_are_listed_the_last_seen_first(f: Fixture) {
    let (ada, kobo) = (f.user().await, f.user().await);
    for (byte, user_id) in [(1, &ada), (2, &ada), (3, &kobo)] {
        let new = token(byte, user_id, TokenKind::Browser);
        f.store.add_token(new).await.unwrap();
    }
    f.store.touch_token(&TokenHash([2; 32]), 20).await.unwrap();
    let listed = f.store.list_tokens_of(&ada).await.unwrap();
    let seen: Vec<_> = listed
        .iter()
        .map(|token| (token.hash.0[0], token.last_seen_ms))
        .collect();
    assert_eq!(seen, [(2, 20), (1, 5)]);
}

async fn a_listed_token_says_what_it_was_given_to(f: Fixture) {
    let ada = f.user().await;
    let mut new = token(1, &ada, TokenKind::Browser);
    new.device = Device {
        browser: Some("Firefox".to_owned()),
        system: None,
    };
    f.store.add_token(new.clone()).await.unwrap();
    let listed = f.store.list_tokens_of(&ada).await.unwrap();
    assert_eq!(listed[0].device, new.device);
}
