//! What tests stand on: a PostgreSQL server of their own.
//!
//! [`Postgres::shared`] is one server for a whole test binary, and [`Postgres::start`] one for a test that stops it.
//! [`Postgres::start_with_tls`] is one with a certificate by an [`Authority`].
//! Each test takes a database of its own from it with [`Postgres::new_database`].
//! However the tests end, even if they are killed, the server goes and its folder is removed.
//!
//! A harness, not a library: what goes wrong here panics with one clear line.

mod authority;
mod installation;
mod keeper;
mod postgres;

pub use authority::Authority;
pub use postgres::Postgres;
