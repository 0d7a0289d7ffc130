//! What tests stand on: a PostgreSQL server of their own.
//!
//! [`Postgres::shared`] is one server for a whole test binary, and [`Postgres::start`] one for a test that stops it.
//! Each test takes a database of its own from it with [`Postgres::new_database`].
//! However the tests end, even if they are killed, the server goes and its folder is removed.
//!
//! A harness, not a library: what goes wrong here panics with one clear line.

mod installation;
mod keeper;
mod postgres;

pub use postgres::Postgres;
