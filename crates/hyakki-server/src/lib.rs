//! Tables over HTTP and WebSockets.
//!
//! [`Server::start`] takes a [`Config`] and a [`Store`](hyakki_store::Store) and serves until [`Server::stop`].
//!
//! | what | module |
//! | --- | --- |
//! | the addresses, one module for each noun | `routes` |
//! | tables that are alive: one actor each | `tables` |
//! | sockets and streams | `live` |
//! | minds on threads of their own, and whose turn it is | `minds`, `thinking_queue`, `pause` |
//! | replays, off the threads that serve everybody | `replays`, `places`, `blocking` |
//! | turns for everybody who waits | `fair_queue` |
//! | who asks | `identity`, `password` |
//! | the page for browsers, which it is given | `page` |
//! | what every request passes | `accept`, `guard`, `limits`, `body` |
//! | every error that a client sees | `error` |
//! | what is counted | `metrics` |
//!
//! A request comes through `guard`, finds its handler in `routes`, and reaches a table through the hub in `tables`.

mod accept;
mod app;
mod blocking;
mod body;
mod clock;
mod config;
#[cfg(test)]
mod documented;
mod error;
mod fair_queue;
mod guard;
mod identity;
mod limits;
mod live;
mod metrics;
mod minds;
mod page;
mod password;
mod pause;
mod places;
mod random;
mod replays;
mod routes;
mod server;
mod tables;
mod thinking_queue;

pub use config::{Config, Limits};
pub use page::{Page, PageFile};
pub use server::Server;
