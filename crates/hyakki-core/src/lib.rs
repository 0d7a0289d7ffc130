//! The vocabulary of Hyakki, and the one path every match takes.
//!
//! A [`Game`] is the state of one match and its rules. A [`Match`] is a referee: it asks the game what is legal,
//! lets chance fall, and keeps the [record] from which everything else is read.
//!
//! ```text
//!  action ──check──▶ Match<Game> ──apply──▶ record ──▶ one View per seat
//!                        ▲
//!               chance (sampled, recorded)
//! ```
//!
//! Where to look:
//!
//! | noun | module |
//! | --- | --- |
//! | [`Seat`], [`SeatSet`], [`PerSeat`], [`Viewer`] | [`seat`], [`per_seat`] |
//! | [`Turn`], [`Outcome`] | [`turn`], [`outcome`] |
//! | [`Game`], [`ActionSet`], [`Rule`] | [`game`] |
//! | [`GameConfig`], [`OptionSpec`] | [`config`] |
//! | [`Dice`], [`GameRng`] | [`dice`] |
//! | [`Secret`], [`Fairness`] | [`fairness`] |
//! | [`Match`] | [`referee`] |
//! | [`Header`](record::Header), [`Line`](record::Line) | [`record`] |
//! | [`Page`], [`Ink`] | [`page`] |
//! | bit tricks shared by the games' sets | [`bits`] |
//!
//! # Build for your processor
//!
//! The games live on bit instructions that the common x86-64 baseline lacks, and a dependency cannot switch them on. In your own
//! `.cargo/config.toml`:
//!
//! ```toml
//! [target.'cfg(target_arch = "x86_64")']
//! rustflags = ["-C", "target-cpu=native"]
//! ```
//!
//! An outside project plays 165,000 random games of Septet a second with it, and 90,000 without.

pub mod bit_set;
pub mod bits;
pub mod config;
pub mod dice;
pub mod fairness;
pub mod game;
pub mod notation;
pub mod outcome;
pub mod page;
pub mod per_seat;
pub mod record;
pub mod referee;
pub mod seat;
pub mod turn;
#[cfg(feature = "schema")]
pub mod typescript;

pub use config::{ConfigError, GameConfig, OptionSpec, OptionValue, Options};
pub use dice::{Dice, GameRng};
pub use fairness::{Fairness, Secret};
pub use game::{ActionSet, BadChance, Game, GameView, Rule};
pub use notation::NotationError;
pub use outcome::Outcome;
pub use page::{Hue, Ink, Inked, Page};
pub use per_seat::PerSeat;
pub use record::{Problem, RecordError};
pub use referee::{CannotUndo, Match, Step};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use turn::Turn;
