//! The rules of Tajuto, for two to four players, and nothing else.
//!
//! Monks build eight pagodas floor by floor, gain meditation points by building and offering,
//! and turn these into tiles that carry spirituality points. The fourth finished pagoda ends the match.
//!
//! | noun | module |
//! | --- | --- |
//! | [`Pagoda`], [`Pagodas`] | `pagoda` |
//! | [`Size`], [`Floor`], [`Floors`] | `size`, `floor` |
//! | [`Starting`], [`Extra`], [`Stack`], [`Tile`] | `tile` |
//! | [`Objective`], [`Objectives`] | `objective` |
//! | [`TajutoConfig`], [`Hand`], [`Totals`] | `config` |
//! | [`Action`], [`With`], [`Actions`] | `action`, `actions` |
//! | [`Chance`] | `chance` |
//! | [`Illegal`] | `illegal` |
//! | every price and cost, each with its source | [`figures`] |
//! | the state [`Tajuto`] and its parts | `state`, `garden`, `village`, `player` |
//! | what is legal, what happens, what it is worth | `rules`, `apply`, `score` |
//! | [`TajutoView`], its text, the state that fits it | `view`, `look`, `page`, `worlds` |
//! | the `Game` trait | `game` |
//!
//! A set of floors is a 48-bit word in which every size is one byte of pagodas. The garden is such a word too:
//! byte h holds the pagodas with h floors, so the floors that can be built now are one `and` away.

pub mod figures;

mod action;
mod actions;
mod apply;
mod chance;
mod config;
mod floor;
mod game;
mod garden;
mod illegal;
mod look;
mod objective;
mod page;
mod pagoda;
mod player;
mod rules;
mod score;
mod size;
mod state;
mod tile;
#[cfg(feature = "schema")]
mod typescript;
mod view;
mod village;
mod worlds;

pub use action::{Action, With};
pub use actions::Actions;
pub use chance::Chance;
pub use config::{Hand, TajutoConfig, Totals};
pub use floor::{Floor, Floors};
pub use illegal::Illegal;
pub use objective::{N_OBJECTIVES, Objective, Objectives};
pub use pagoda::{N_PAGODAS, Pagoda, Pagodas};
pub use score::Score;
pub use size::{N_SIZES, Size};
pub use state::Tajuto;
pub use tile::{Extra, N_STACKS, N_TILES, Stack, Starting, Tile};
#[cfg(feature = "schema")]
pub use typescript::typescript;
pub use view::{
    ActionTileView, Inauguration, Last, PagodaView, PlayerView, Price, StackView, Stage, StandOff,
    TajutoView,
};
