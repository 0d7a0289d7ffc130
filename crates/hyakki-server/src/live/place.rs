//! A connection's place in the house.

use std::net::IpAddr;
use std::sync::Arc;

use hyakki_core::{TableId, UserId};
use hyakki_protocol::table_view::HolderView;
use tokio_util::task::task_tracker::TaskTrackerToken;

use crate::app::SharedApp;
use crate::crowd::{Newcomer, Ticket};
use crate::error::ApiError;
use crate::identity::Caller;
use crate::limits::Speaker;
use crate::live::outbox::{Farewell, Outbox};

/// The place of a socket or a stream; given back when it is dropped.
pub(crate) struct Place {
    pub(crate) app: SharedApp,
    /// A number that no other connection has.
    pub(crate) key: u64,
    /// Who it is, as tables know them; nobody known is a spectator.
    pub(crate) user: Option<UserId>,
    /// Where it comes from.
    pub(crate) address: IpAddr,
    /// What waits to be sent.
    pub(crate) outbox: Arc<Outbox>,
    _ticket: Ticket,
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
        let ticket = app.gate.sockets.enter(address, Newcomer::Stranger);
        let ticket = ticket.ok_or(ApiError::TooManySockets)?;
        Ok(Place::with_ticket(app, address, caller, ticket))
    }

    /// A place to see a table from: for those who sit there, some are kept.
    pub(crate) async fn take_at(
        app: &SharedApp,
        address: IpAddr,
        caller: &Caller,
        table: &TableId,
    ) -> Result<Place, ApiError> {
        let refused = match Place::take(app, address, caller) {
            Ok(place) => return Ok(place),
            Err(refused) => refused,
        };
        if !sits_at(app, address, caller, table).await {
            return Err(refused);
        }
        let ticket = app.gate.sockets.enter(address, Newcomer::Expected);
        let ticket = ticket.ok_or(refused)?;
        Ok(Place::with_ticket(app, address, caller, ticket))
    }

    fn with_ticket(app: &SharedApp, address: IpAddr, caller: &Caller, ticket: Ticket) -> Place {
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
        Place {
            key,
            user: caller.user_id().cloned(),
            address,
            outbox,
            _ticket: ticket,
            _open: app.connections.token(),
            app: Arc::clone(app),
        }
    }

    /// Whoever speaks from here.
    pub(crate) fn speaker(&self) -> Speaker {
        self.app.gate.speaker(self.address, self.user.clone())
    }
}

/// Whether somebody has a seat at a table.
async fn sits_at(app: &SharedApp, address: IpAddr, caller: &Caller, table: &TableId) -> bool {
    let Some(user) = caller.user_id() else {
        return false;
    };
    let summary = app
        .hub
        .summary(table, Some(user.clone()), Some(address))
        .await;
    let is_me = |holder: &HolderView| matches!(holder, HolderView::Person { is_me: true, .. });
    summary.is_ok_and(|summary| summary.seats.iter().any(is_me))
}

impl Drop for Place {
    fn drop(&mut self) {
        self.app.visitors.leave(self.key);
        self.app.metrics.sockets.dec();
    }
}
