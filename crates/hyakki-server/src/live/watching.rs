//! Being a watcher of a table.

use std::sync::Arc;

use hyakki_core::TableId;

use crate::live::place::Place;
use crate::tables::message::Message;
use crate::tables::table_error::TableError;
use crate::tables::watchers::Watcher;

/// Being a watcher of a table, until it is dropped.
pub(crate) struct Watching {
    pub(crate) place: Place,
    pub(crate) id: TableId,
}

impl Watching {
    pub(crate) fn begin(place: Place, id: TableId) -> Result<Watching, TableError> {
        let watcher = Watcher {
            key: place.key,
            user: place.user.clone(),
            outbox: Arc::clone(&place.outbox),
        };
        let message = Message::Watch(watcher).sent_from(place.address);
        place.app.hub.send(&id, message)?;
        Ok(Watching { place, id })
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        // A table that is too busy to hear it finds out when it sends.
        let message = Message::Unwatch(self.place.key);
        self.place.app.hub.send_if_live(&self.id, message);
    }
}
