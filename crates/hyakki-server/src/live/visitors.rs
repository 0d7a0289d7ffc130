//! Who is connected, so that whoever logs out is out at once.

use std::collections::{HashMap, HashSet};
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use hyakki_store::{Store, StoreError, TokenHash};

use crate::identity::User;
use crate::live::outbox::{Farewell, Outbox};

/// Who is connected.
#[derive(Debug, Default)]
pub(crate) struct Visitors {
    known: Mutex<HashMap<u64, Visitor>>,
    next_key: AtomicU64,
}

/// A connection of somebody known.
#[derive(Debug)]
struct Visitor {
    token: TokenHash,
    outbox: Weak<Outbox>,
}

impl Visitors {
    /// Notes a connection, and gives it a number that no other has.
    pub(crate) fn enter(&self, user: Option<&User>, outbox: &Arc<Outbox>) -> u64 {
        let key = self.next_key.fetch_add(1, Relaxed);
        if let Some(user) = user {
            let visitor = Visitor {
                token: user.token,
                outbox: Arc::downgrade(outbox),
            };
            self.lock().insert(key, visitor);
        }
        key
    }

    /// A connection has ended.
    pub(crate) fn leave(&self, key: u64) {
        self.lock().remove(&key);
    }

    /// Ends every connection that showed this token.
    pub(crate) fn log_out(&self, token: &TokenHash) {
        let visitors = self.lock();
        for visitor in visitors.values().filter(|visitor| visitor.token == *token) {
            if let Some(outbox) = visitor.outbox.upgrade() {
                outbox.close(Farewell::LOGGED_OUT);
            }
        }
    }

    /// Tokens of connections that are gone: somebody may have logged out at another node.
    pub(crate) async fn gone_tokens(&self, store: &Store) -> Vec<TokenHash> {
        let tokens: HashSet<TokenHash> =
            self.lock().values().map(|visitor| visitor.token).collect();
        let mut gone = Vec::new();
        for token in tokens {
            if let Err(StoreError::NotFound(_)) = store.find_token(&token).await {
                gone.push(token);
            }
        }
        gone
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<u64, Visitor>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
#[allow(
    clippy::unwrap_used,
    reason = "a test that unwraps an error has failed as it should"
)]
mod tests {
    use hyakki_core::UserId;
    use hyakki_store::{Device, NewToken, NewUser, TokenKind};

    use super::*;
    use crate::live::outbox::Outgoing;
    use crate::sessions::Sessions;

    #[tokio::test]
    async fn whoever_logged_out_at_another_node_is_found_out() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("hyakki.db");
        let store = Store::open(&format!("sqlite:{}", path.display()))
            .await
            .unwrap();
        let visitors = Visitors::default();
        let id = UserId::new("user0000000000000000".to_owned()).unwrap();
        let new = NewUser {
            id: id.clone(),
            name: String::new(),
            is_bot: false,
            created_ms: 0,
        };
        store.create_user(new).await.unwrap();
        let stored = store.load_user(&id).await.unwrap();
        let [stays, goes] = [1, 2].map(|byte| TokenHash([byte; 32]));
        let mut outboxes = Vec::new();
        for token in [stays, goes] {
            let new = NewToken {
                hash: token,
                user_id: id.clone(),
                kind: TokenKind::Browser,
                device: Device::default(),
                created_ms: 0,
            };
            store.add_token(new).await.unwrap();
            let user = User {
                stored: stored.clone(),
                token,
                session: Sessions::new().of(token),
                is_renewed: false,
            };
            let outbox = Outbox::new();
            visitors.enter(Some(&user), &outbox);
            outboxes.push(outbox);
        }
        store.remove_token(&goes).await.unwrap();
        let gone = visitors.gone_tokens(&store).await;
        assert_eq!(gone, [goes]);
        visitors.log_out(&goes);
        assert!(outboxes[0].try_next().is_none());
        assert!(matches!(
            outboxes[1].try_next(),
            Some(Outgoing::Farewell(Farewell::LOGGED_OUT))
        ));
    }
}
