//! Tables that are alive: one actor for each, found through the hub.
//!
//! A [`hub::Hub`] gives out [`stub::TableStub`]s; a stub sends [`stub::Message`]s to the one [`actor`] that owns the table.
//! The actor asks the pure [`hyakki_table::Table`], makes its effects durable ([`durable`]), and only then answers
//! and shows everybody the new picture. What it holds in memory can be thrown away at any time:
//! [`loading`] makes it anew from the store.

mod actor;
pub(crate) mod durable;
pub(crate) mod hub;
mod keeping;
pub(crate) mod loading;
mod minding;
mod showing;
pub(crate) mod stub;
mod timers;
