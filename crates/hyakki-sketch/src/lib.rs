//! Yokai Sketch: two players draw the yokai they meet, and whoever draws more of one keeps it.
//!
//! Four stacks of yokai lie between the players. A card is played to the own side of a stack whose colour it shows;
//! when both sides together have as many sketches as the top yokai needs, the side with more takes it.
//!
//! The state of a match is [`Sketch`], which implements [`hyakki_core::Game`]. A tour:
//!
//! | noun | module |
//! | --- | --- |
//! | [`Colour`], [`Card`], [`Yokai`] | [`colour`], [`card`], [`yokai`] |
//! | [`CardBag`] (no order), [`Deck`] (an order), [`Pile`] of yokai | [`bag`], [`deck`], [`pile`] |
//! | every number, with its source | [`numbers`] |
//! | [`Config`], [`Called`] | [`config`] |
//! | [`Action`], [`AbilityUse`], [`Actions`] | [`action`], [`actions`] |
//! | [`Chance`], [`Setup`] | [`chance`] |
//! | [`Illegal`]: why not | [`illegal`] |
//! | [`Sketch`], [`Placed`], [`Happened`] | [`state`] |
//! | what is legal, what happens, who has won | `rules`, `apply`, `score` |
//! | [`View`], and full states that fit it | [`view`], `worlds` |
//! | a view as text | `page` |

pub mod action;
pub mod actions;
mod apply;
pub mod bag;
pub mod card;
pub mod chance;
pub mod colour;
mod columns;
pub mod config;
pub mod deck;
mod hand;
pub mod illegal;
pub mod notebook;
pub mod numbers;
mod page;
pub mod pile;
mod rules;
mod score;
mod stack;
pub mod state;
#[cfg(feature = "schema")]
mod typescript;
pub mod view;
mod worlds;
pub mod yokai;

pub use action::{AbilityUse, Action};
pub use actions::Actions;
pub use bag::CardBag;
pub use card::{Ability, Card};
pub use chance::{Chance, Setup};
pub use colour::{Colour, ColourSet};
pub use config::{Called, Config};
pub use deck::Deck;
pub use illegal::Illegal;
pub use notebook::Notebook;
pub use pile::Pile;
pub use state::{Completed, Happened, Placed, Sketch};
#[cfg(feature = "schema")]
pub use typescript::typescript;
pub use view::{HandView, StackView, Stage, View};
pub use yokai::{Yokai, YokaiSet};
