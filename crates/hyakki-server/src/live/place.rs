//! A connection's place in the house.

use std::net::IpAddr;
use std::sync::Arc;

use hyakki_core::UserId;
use tokio_util::task::task_tracker::TaskTrackerToken;

use crate::app::SharedApp;
use crate::error::ApiError;
use crate::identity::Caller;
use crate::live::outbox::{Farewell, Outbox};

/// The place of a socket or a stream; given back when it is dropped.
pub(crate) struct Place {
    pub(crate) app: SharedApp,
    /// A number that no other connection has.
    pub(crate) key: u64,
    /// Who it is, as tables know them; nobody known is a spectator.
    pub(crate) user: Option<UserId>,
    /// What waits to be sent.
    pub(crate) outbox: Arc<Outbox>,
    network: IpAddr,
    /// The server waits for it when it ends.
    _open: TaskTrackerToken,
}

impl Place {
    /// A place for a connection from this address, if there is one.
    pub(crate) fn take(
        app: &SharedApp,
        address: IpAddr,
        caller: &Caller,
    ) -> Result<Place, ApiError> {
        let network = app.gate.enter(address).ok_or(ApiError::TooManySockets)?;
        app.metrics.sockets.inc();
        let outbox = Outbox::new();
        let key = app.visitors.enter(caller.0.as_ref(), &outbox);
        // Whoever logged out before was not sent away with the others.
        if caller
            .0
            .as_ref()
            .is_some_and(|user| user.session.begin().is_err())
        {
            outbox.close(Farewell::LOGGED_OUT);
        }
        Ok(Place {
            key,
            user: caller.user_id().cloned(),
            outbox,
            network,
            _open: app.connections.token(),
            app: Arc::clone(app),
        })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.app.visitors.leave(self.key);
        self.app.gate.leave(self.network);
        self.app.metrics.sockets.dec();
    }
}
