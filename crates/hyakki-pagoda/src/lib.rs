//! The rules of Yokai Pagoda, for two to five players: offerings for ten yokai, and what is left over counts against you.
//!
//! A tour:
//!
//! - [`Card`], [`Yokai`] and [`CardSet`] are the hundred cards; a set of them is one `u128` that knows its points.
//! - [`Pile`] is one of the two offering piles, [`Row`] any cards in order.
//! - [`PagodaConfig`] is how many play; every number of the game stands in [`numbers`], with its source.
//! - [`Action`] is what players decide, [`Chance`] what chance decides: the order of a shuffled deck.
//! - [`Pagoda`] is the state; `rules.rs` says what is legal, `apply.rs` what follows, `score.rs` who has won.
//!   It remembers every turn ([`Offering`]), because a perfect player does.
//! - [`PagodaView`] is what a seat knows and remembers; `worlds.rs` samples states that fit it.
//!
//! The rulings (P1 to P9) are listed in the crate's README.

mod action;
mod actions;
mod apply;
mod card;
mod card_set;
mod chance;
mod config;
mod fan;
mod hand;
mod illegal;
mod log;
pub mod numbers;
mod page;
mod pile;
mod rules;
mod score;
mod state;
#[cfg(feature = "schema")]
mod typescript;
mod view;
mod worlds;
mod yokai;

pub use action::Action;
pub use actions::{Actions, Gifts, Others, Plays};
pub use card::{Card, Fall};
pub use card_set::CardSet;
pub use chance::Chance;
pub use config::PagodaConfig;
pub use illegal::Illegal;
pub use log::{Ending, Offering, Sequel};
pub use pile::{Pile, Row};
pub use state::Pagoda;
#[cfg(feature = "schema")]
pub use typescript::typescript;
pub use view::{CardNeed, OwnCards, PagodaView, RoundEnd, RoundView, TurnView, Waiting};
pub use yokai::Yokai;
