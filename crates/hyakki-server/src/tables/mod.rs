//! Tables that are alive: one actor for each, found through the hub.
//!
//! | what | module |
//! | --- | --- |
//! | which tables are alive, and the way to each | [`hub`], [`stub`], [`message`], [`request`] |
//! | the one owner of a table: handle, commit, publish | [`actor`] |
//! | the table in memory, and what the store has of it | [`loaded`] |
//! | who watches, and what they are sent | [`watchers`], [`chat`] |
//! | what minds are thinking about, and whether anybody is there to see it | [`questions`], [`attendance`] |
//! | who of the people of a table is there, also at other nodes | [`presence`] |
//! | what comes by itself with time | [`timers`] |
//! | what lists must hear of | [`change`] |
//!
//! What an actor holds in memory can be thrown away at any time: [`loaded`] makes it anew from the store.

mod actor;
mod attendance;
pub(crate) mod change;
mod chat;
pub(crate) mod hub;
pub(crate) mod loaded;
pub(crate) mod message;
pub(crate) mod naming;
mod presence;
mod questions;
pub(crate) mod request;
mod stub;
pub(crate) mod table_error;
mod timers;
pub(crate) mod watchers;
