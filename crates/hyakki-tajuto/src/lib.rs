//! The rules of Tajuto, for two to four players: monks build eight pagodas together, and profit from it apart.
//!
//! They build floor by floor, gain meditation points by building and offering, and turn these into tiles that carry
//! spirituality points. The fourth finished pagoda ends the match.
//!
//! ```
//! use hyakki_core::{Game, GameRng, Match, at_random, drive, settle};
//! use hyakki_tajuto::{Hand, Tajuto, TajutoConfig};
//!
//! // The match is driven by a referee, who keeps its record.
//! let names = ["Ada", "Ben", "Cai"].map(str::to_owned).to_vec();
//! let mut game = Match::<Tajuto>::new(TajutoConfig::default().with_hand(Hand::Sure), names);
//! let mut dice = GameRng::for_game(1, 0);
//! settle(&mut game, &mut dice);
//!
//! // A monk reaches into the bag for a base, and a sure hand finds one.
//! let monk = game.state().turn().seats().first().unwrap();
//! game.act(monk, "draw 1".parse()?)?;
//! settle(&mut game, &mut dice);
//! let floor = game.state().floors(monk).iter().next().unwrap();
//! assert_eq!(floor.size().number(), 1);
//! game.act(monk, format!("build {}", floor.pagoda()).parse()?)?;
//! assert_eq!(game.state().height(floor.pagoda()), 1);
//!
//! let outcome = drive(&mut game, &mut dice, at_random);
//! assert_eq!(outcome.points.len(), 3);
//! assert!(Match::<Tajuto>::from_record(&game.to_record())?.is_complete);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A tour, file by file; every game crate has those of the first table:
//!
//! | file | what it holds |
//! | --- | --- |
//! | `config.rs` | [`TajutoConfig`]: players, how surely a hand draws ([`Hand`]), what is shown ([`Totals`]) |
//! | `action.rs`, `actions.rs` | [`Action`]: draw, offer, claim, build, end, get; [`Actions`]: all that are legal, without a list |
//! | `chance.rs` | [`Chance`]: who begins, and the floor that comes out of the bag |
//! | `illegal.rs` | [`Illegal`]: why an action is refused |
//! | `state.rs` | [`Tajuto`]: the state of a match, which implements [`Game`](hyakki_core::Game) |
//! | `rules.rs`, `apply.rs`, `score.rs` | what is legal, what follows, what it is worth |
//! | `numbers.rs` | [`numbers`]: every printed figure, with its source |
//! | `view.rs` | [`TajutoView`]: what a seat knows |
//! | `typescript.rs` | the types of the view for the page, behind the feature `schema` |
//! | `worlds.rs` | the state that fits a view |
//!
//! | the game's own nouns | file |
//! | --- | --- |
//! | [`Pagoda`], [`Pagodas`] | `pagoda.rs` |
//! | [`Size`], [`Floor`], [`Floors`] | `size.rs`, `floor.rs` |
//! | [`Starting`], [`Extra`], [`Stack`], [`Tile`] | `starting.rs`, `extra.rs`, `stack.rs`, `tile.rs` |
//! | [`Objective`], [`Objectives`] | `objective.rs` |
//! | the parts of the state | `garden.rs`, `village.rs`, `player.rs`, `used.rs` |
//!
//! The rulings (T1 to T12) are listed in the crate's README.

pub mod numbers;

mod action;
mod actions;
mod apply;
mod chance;
mod config;
mod extra;
mod floor;
mod garden;
mod illegal;
mod objective;
mod pagoda;
mod player;
mod rules;
mod score;
mod size;
mod stack;
mod starting;
mod state;
mod tile;
#[cfg(feature = "schema")]
mod typescript;
mod used;
mod view;
mod village;
mod worlds;

pub use action::{Action, With};
pub use actions::Actions;
pub use chance::Chance;
pub use config::{Hand, TajutoConfig, Totals};
pub use extra::Extra;
pub use floor::{Floor, Floors};
pub use illegal::Illegal;
pub use objective::{N_OBJECTIVES, Objective, Objectives};
pub use pagoda::{N_PAGODAS, Pagoda, Pagodas};
pub use score::Score;
pub use size::{N_SIZES, Size};
pub use stack::{N_STACKS, Stack};
pub use starting::Starting;
pub use state::Tajuto;
pub use tile::{N_TILES, Tile};
#[cfg(feature = "schema")]
pub use typescript::typescript;
pub use view::{
    ActionTileView, Inauguration, Last, PagodaView, PhaseView, PlayerView, Price, StackView,
    StandOff, TajutoView,
};
