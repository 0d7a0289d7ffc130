//! The lobbies that people look at: each is made once, however many connections show it.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use axum::extract::ws::Utf8Bytes;
use hyakki_core::UserId;
use tokio::sync::watch;
use tokio_util::task::AbortOnDropHandle;

use crate::app::SharedApp;
use crate::live::lobby_feed::keep_lobby;

/// The lobbies that users look at now.
#[derive(Debug, Default)]
pub(crate) struct Lobbies {
    shown: Mutex<HashMap<UserId, Weak<Lobby>>>,
}

/// What all connections of a user show of the lobby, for as long as there are any.
#[derive(Debug)]
pub(crate) struct Lobby {
    user: UserId,
    lobbies: Weak<Lobbies>,
    /// The newest message; empty before the first.
    messages: watch::Receiver<Utf8Bytes>,
    _keeping: AbortOnDropHandle<()>,
}

impl Lobbies {
    pub(crate) fn new() -> Arc<Lobbies> {
        Arc::default()
    }

    /// The lobby of a user, which is kept fresh for the sake of whoever was the first to look at it.
    pub(crate) fn of(app: &SharedApp, user: &UserId, address: IpAddr) -> Arc<Lobby> {
        let mut shown = app.lobbies.lock();
        if let Some(lobby) = shown.get(user).and_then(Weak::upgrade) {
            return lobby;
        }
        let (sender, messages) = watch::channel(Utf8Bytes::default());
        let keeping = keep_lobby(app.clone(), user.clone(), address, sender);
        let lobby = Arc::new(Lobby {
            user: user.clone(),
            lobbies: Arc::downgrade(&app.lobbies),
            messages,
            _keeping: AbortOnDropHandle::new(tokio::spawn(keeping)),
        });
        shown.insert(user.clone(), Arc::downgrade(&lobby));
        lobby
    }

    fn lock(&self) -> MutexGuard<'_, HashMap<UserId, Weak<Lobby>>> {
        self.shown.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Lobby {
    /// What it shows, from now on.
    pub(crate) fn messages(&self) -> watch::Receiver<Utf8Bytes> {
        self.messages.clone()
    }
}

impl Drop for Lobby {
    fn drop(&mut self) {
        let Some(lobbies) = self.lobbies.upgrade() else {
            return;
        };
        let mut shown = lobbies.lock();
        // Another may have taken its place meanwhile.
        if shown
            .get(&self.user)
            .is_some_and(|lobby| lobby.strong_count() == 0)
        {
            shown.remove(&self.user);
        }
    }
}

#[cfg(test)]
#[allow(
    clippy::unwrap_used,
    reason = "a test that unwraps an error has failed as it should"
)]
mod tests {
    use std::net::Ipv4Addr;

    use hyakki_store::{NewUser, Store};

    use super::*;
    use crate::app::App;
    use crate::config::Config;
    use crate::live::lobby_feed::{feed, keep_public_list};
    use crate::live::outbox::{Outbox, Outgoing};

    const HERE: IpAddr = IpAddr::V4(Ipv4Addr::LOCALHOST);

    async fn house() -> (SharedApp, UserId, tempfile::TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let url = format!("sqlite:{}", folder.path().join("hyakki.db").display());
        let app = App::new(Config::default(), Store::open(&url).await.unwrap());
        let user = UserId::new("user000000000000").unwrap();
        let new = NewUser {
            id: user.clone(),
            name: String::new(),
            is_bot: false,
            created_ms: 0,
        };
        app.store.create_user(new).await.unwrap();
        (app, user, folder)
    }

    #[tokio::test]
    async fn however_many_look_at_their_lobby_it_is_made_once() {
        let (app, user, _folder) = house().await;
        let _public = AbortOnDropHandle::new(tokio::spawn(keep_public_list(app.clone())));
        let outboxes: Vec<_> = (0..100).map(|_| Outbox::new()).collect();
        let feeding: Vec<_> = outboxes
            .iter()
            .map(|outbox| {
                let feeding = feed(app.clone(), Some(user.clone()), HERE, Arc::clone(outbox));
                AbortOnDropHandle::new(tokio::spawn(feeding))
            })
            .collect();
        for outbox in &outboxes {
            let Outgoing::Text(text) = outbox.next().await else {
                panic!("nobody is sent away");
            };
            assert!(text.contains(r#""type":"lobby""#), "{text}");
        }
        assert_eq!(
            app.hub.n_listeners(),
            2,
            "one for them, one for the public list"
        );
        for feeding in feeding {
            feeding.abort();
            assert!(feeding.await.unwrap_err().is_cancelled());
        }
        assert!(app.lobbies.lock().is_empty());
    }
}
