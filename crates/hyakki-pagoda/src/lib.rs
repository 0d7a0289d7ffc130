//! The rules of Yokai Pagoda, for two to five players: offerings for ten yokai, and what is left over counts against you.
//!
//! ```
//! use hyakki_core::{Game, GameConfig, GameRng, Seat, Viewer, at_random, drive, settle};
//! use hyakki_pagoda::{Pagoda, PagodaConfig};
//!
//! let config = PagodaConfig::for_players(3)?;
//! let mut state = Pagoda::new(config);
//! let mut dice = GameRng::for_game(1, 0);
//! settle(&mut state, &mut dice);
//!
//! // Each has seven cards in a round, and whatever is left of them counts against its player.
//! assert!(Seat::all(3).all(|seat| state.n_in_hand(seat) == 7));
//!
//! // A mind that samples what it cannot see finds worlds that look the same to it.
//! let seat = state.turn().seats().first().unwrap();
//! let view = state.view(Viewer::Seat(seat));
//! let world = Pagoda::determinize(&view, &mut dice);
//! assert_eq!((world.hand(seat), world.view(Viewer::Seat(seat))), (state.hand(seat), view));
//!
//! let outcome = drive(&mut state, &mut dice, at_random);
//! assert_eq!(state.round(), config.n_rounds());
//! assert!(!outcome.winners().is_empty());
//! # Ok::<(), hyakki_core::ConfigError>(())
//! ```
//!
//! A tour, file by file; every game crate has those of the first table:
//!
//! | file | what it holds |
//! | --- | --- |
//! | `config.rs` | [`PagodaConfig`]: how many play |
//! | `action.rs`, `actions.rs` | [`Action`]: a card onto a pile, and what follows from it; [`Actions`]: all that are legal, without a list |
//! | `chance.rs` | [`Chance`]: who begins, and the order of a shuffled deck |
//! | `illegal.rs` | [`Illegal`]: why an action is refused |
//! | `state.rs` | [`Pagoda`]: the state of a match, which implements [`Game`](hyakki_core::Game) |
//! | `rules.rs`, `apply.rs`, `score.rs` | what is legal, what follows, what it is worth |
//! | `numbers.rs` | [`numbers`]: every printed figure, with its source |
//! | `view.rs` | [`PagodaView`]: what a seat knows and remembers |
//! | `typescript.rs` | the types of the view for the page, behind the feature `schema` |
//! | `worlds.rs` | samples states that fit a view, each equally likely |
//!
//! | the game's own nouns | file |
//! | --- | --- |
//! | [`Card`], [`Yokai`] | `card.rs`, `yokai.rs` |
//! | [`CardSet`]: one `u128` that knows its points | `card_set.rs` |
//! | [`Pile`]: one of the two offering piles; [`Row`]: any cards in order | `pile.rs`, `row.rs` |
//! | hands of cards, packed | `hand.rs`, `fan.rs` |
//! | every turn ([`Offering`]), because a perfect player remembers them | `log.rs` |
//!
//! The rulings (P1 to P9) are listed in the crate's README.

pub mod numbers;

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
mod pile;
mod row;
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
pub use pile::Pile;
pub use row::Row;
pub use state::Pagoda;
#[cfg(feature = "schema")]
pub use typescript::typescript;
pub use view::{CardNeed, OwnCards, PagodaView, PhaseView, RoundEnd, RoundView, TurnView};
pub use yokai::Yokai;
