//! Tables that are alive: one actor for each, found through the hub.
//!
//! A [`hub::Hub`] gives out [`stub::TableStub`]s; a stub sends [`stub::Message`]s to the one [`actor`] that owns the table.
//! The actor asks the pure [`hyakki_table::Table`], makes its effects durable ([`loaded::commit`]), and only then answers
//! and shows everybody the new picture. What it holds in memory can be thrown away at any time:
//! [`loaded`] makes it anew from the store.

mod actor;
pub(crate) mod hub;
mod keeping;
pub(crate) mod loaded;
mod questions;
pub(crate) mod stub;
mod timers;
mod watchers;
