//! What keeps a connection fed: sockets for people, streams for bots.

pub(crate) mod lobbies;
pub(crate) mod lobby_feed;
pub(crate) mod outbox;
pub(crate) mod place;
pub(crate) mod socket;
pub(crate) mod stream;
pub(crate) mod table_socket;
pub(crate) mod visitors;
pub(crate) mod watching;
