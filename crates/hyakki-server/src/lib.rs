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
//! | reviews, on threads that come last | `reviews` |
//! | turns for everybody who waits | `fair_queue` |
//! | who asks | `identity`, `sessions`, `cookies`, `device`, `password`, `tries` |
//! | the page for browsers, which it is given | `page` |
//! | what every request passes | `accept`, `crowd`, `guard`, `forwarded`, `limits`, `rate`, `body`, `unread` |
//! | every error that a client sees | `error` |
//! | what is counted, and whether all is well | `metrics`, `readiness` |
//! | what is told at most once a minute | `seldom` |
//!
//! A request comes through `guard`, finds its handler in `routes`, and reaches a table through the hub in `tables`.

mod accept;
mod app;
mod blocking;
mod body;
mod clock;
mod config;
mod cookies;
mod crowd;
mod device;
#[cfg(test)]
mod documented;
mod error;
mod fair_queue;
mod forwarded;
mod guard;
mod identity;
mod lanes;
mod limits;
mod live;
mod metrics;
mod minds;
mod page;
mod password;
mod pause;
mod places;
mod preview;
mod pruning;
mod public_url;
mod random;
mod rate;
mod readiness;
mod replays;
mod reviews;
mod routes;
mod seldom;
mod server;
mod sessions;
mod slow_reader;
mod tables;
mod thinking_queue;
mod tries;
mod unread;
mod words;

pub use config::{Config, Limits};
pub use forwarded::{ForwardedHeader, Proxies};
pub use page::{Page, PageFile};
pub use public_url::{BadPublicUrl, PublicUrl};
pub use server::{CannotListen, Server};
