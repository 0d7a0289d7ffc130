//! Sessions in use, so that whoever has logged out does nothing more.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use hyakki_store::TokenHash;
use tokio::sync::{OwnedRwLockReadGuard, RwLock};

use crate::error::ApiError;

/// Sessions in use: those of requests that are being answered, and of connections.
#[derive(Debug, Default)]
pub(crate) struct Sessions {
    used: Mutex<HashMap<TokenHash, Weak<Session>>>,
}

/// What everybody shares who shows the same token.
#[derive(Debug)]
pub(crate) struct Session {
    token: TokenHash,
    sessions: Weak<Sessions>,
    /// Whatever is being done reads it; a logout writes it, and so waits for all of that.
    state: Arc<RwLock<State>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Good,
    Over,
}

/// Something is being done in a session: a logout is answered only when this is dropped.
#[derive(Debug)]
pub(crate) struct Doing {
    _good: OwnedRwLockReadGuard<State>,
}

impl Sessions {
    pub(crate) fn new() -> Arc<Sessions> {
        Arc::default()
    }

    /// The session of a token.
    ///
    /// It must be taken before the store is asked whether the token is good: a logout removes the token first
    /// and ends the session then, so that either the store says no or the session is found over.
    pub(crate) fn of(self: &Arc<Self>, token: TokenHash) -> Arc<Session> {
        let mut used = self.lock();
        if let Some(session) = used.get(&token).and_then(Weak::upgrade) {
            return session;
        }
        let session = Arc::new(Session {
            token,
            sessions: Arc::downgrade(self),
            state: Arc::new(RwLock::new(State::Good)),
        });
        used.insert(token, Arc::downgrade(&session));
        session
    }

    /// Ends a session: returns when what it had begun is done, and nothing more begins.
    pub(crate) async fn end(&self, token: &TokenHash) {
        let session = self.lock().get(token).and_then(Weak::upgrade);
        if let Some(session) = session {
            *session.state.write().await = State::Over;
        }
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<TokenHash, Weak<Session>>> {
        self.used.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Session {
    /// Begins something, unless the session is over or about to be.
    pub(crate) fn begin(&self) -> Result<Doing, ApiError> {
        match Arc::clone(&self.state).try_read_owned() {
            Ok(good) if *good == State::Good => Ok(Doing { _good: good }),
            _ => Err(ApiError::Unauthenticated),
        }
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let Some(sessions) = self.sessions.upgrade() else {
            return;
        };
        let mut used = sessions.lock();
        // Another may have taken its place meanwhile.
        if used
            .get(&self.token)
            .is_some_and(|session| session.strong_count() == 0)
        {
            used.remove(&self.token);
        }
    }
}

#[cfg(test)]
#[allow(
    clippy::unwrap_used,
    reason = "a test that unwraps an error has failed as it should"
)]
mod tests {
    use futures_util::poll;

    use super::*;

    const TOKEN: TokenHash = TokenHash([7; 32]);

    #[tokio::test]
    async fn a_logout_waits_for_what_is_being_done_and_nothing_begins_after_it() {
        let sessions = Sessions::new();
        let session = sessions.of(TOKEN);
        let doing = session.begin().unwrap();
        let mut ending = Box::pin(sessions.end(&TOKEN));
        assert!(poll!(&mut ending).is_pending(), "something is being done");
        assert!(session.begin().is_err(), "a logout waits already");
        drop(doing);
        assert!(poll!(&mut ending).is_ready());
        assert!(session.begin().is_err());
        assert!(sessions.of(TOKEN).begin().is_err(), "for everybody");
    }

    #[test]
    fn sessions_that_nobody_uses_are_forgotten() {
        let sessions = Sessions::new();
        let (one, same) = (sessions.of(TOKEN), sessions.of(TOKEN));
        drop(one);
        assert!(same.begin().is_ok());
        assert_eq!(sessions.lock().len(), 1);
        drop(same);
        assert!(sessions.lock().is_empty());
    }
}
