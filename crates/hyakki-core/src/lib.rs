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
//! A match, from nothing to its record, with the little game of [`example`]:
//!
//! ```
//! use hyakki_core::example::{Action, Dare, DareConfig};
//! use hyakki_core::{Game, GameConfig, GameRng, Match, Seat, Turn, drive, settle};
//!
//! let config = DareConfig::for_players(2)?;
//! let mut game = Match::<Dare>::new(config, vec!["Ada".to_owned(), "Ben".to_owned()]);
//!
//! // Chance falls, and is recorded. Then both players act, in any order.
//! let mut dice = GameRng::for_game(1, 0);
//! settle(&mut game, &mut dice);
//! let ada = Seat::new(0);
//! game.act(ada, Action::Fold)?;
//! assert!(game.act(ada, Action::Dare).is_err(), "once is enough");
//!
//! // What a player sees is a view; the state is not for their eyes.
//! let view = game.state().view(ada.into());
//! assert!(view.cards[ada].is_some() && view.cards[Seat::new(1)].is_none());
//!
//! // Whoever is left decides by what they see.
//! let outcome = drive(&mut game, &mut dice, |state, seat, _| match state.view(seat.into()).cards[seat] {
//!     Some(6..) => Action::Dare,
//!     _ => Action::Fold,
//! });
//! assert!(outcome.winners().contains(Seat::new(1)));
//!
//! // The record is the truth: it replays to the same match.
//! let replayed = Match::<Dare>::from_record(&game.to_record())?;
//! assert!(replayed.is_complete && replayed.game == game);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Where to look:
//!
//! | noun | module |
//! | --- | --- |
//! | [`Seat`], [`SeatSet`], [`PerSeat`], [`Viewer`] | [`seat`], [`per_seat`] |
//! | [`Turn`], [`Outcome`] | [`turn`], [`outcome`] |
//! | [`Game`], [`ActionSet`], [`Rule`] | [`game`] |
//! | [`GameConfig`], [`OptionSpec`], [`game_option!`] | [`config`] |
//! | [`Dice`], [`GameRng`] | [`dice`] |
//! | [`Secret`], [`Fairness`] | [`fairness`] |
//! | [`UserId`], [`TableId`], [`MatchId`] | [`id`] |
//! | [`Match`], [`Step`] | [`referee`] |
//! | resigning and abandoning | [`concessions`] |
//! | [`drive()`], [`next_step`], [`settle`] | [`drive`](mod@drive) |
//! | [`Header`](record::Header), [`Line`](record::Line) | [`record`] |
//! | bit tricks shared by the games' sets | [`bits`] |
//! | a whole game in one file | [`example`] |
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
mod checkpoints;
pub mod concessions;
pub mod config;
pub mod dice;
pub mod drive;
pub mod example;
pub mod fairness;
pub mod game;
mod game_option;
pub mod id;
mod in_parts;
pub mod notation;
pub mod outcome;
pub mod per_seat;
pub mod record;
pub mod referee;
#[cfg(feature = "schema")]
mod schema;
pub mod seat;
pub mod stretch;
pub mod turn;
#[cfg(feature = "schema")]
pub mod typescript;

pub use concessions::CannotConcede;
pub use config::{ConfigError, GameConfig, OptionSpec, OptionValue, Options};
pub use dice::{Dice, GameRng};
pub use drive::{at_random, drive, next_step, settle};
pub use fairness::{Fairness, Secret};
pub use game::{ActionSet, BadChance, Game, GameView, Rule};
pub use id::{BadId, MatchId, TableId, UserId};
pub use in_parts::InParts;
pub use notation::NotationError;
pub use outcome::Outcome;
pub use per_seat::PerSeat;
pub use record::{RecordError, RecordProblem};
pub use referee::{CannotUndo, Match, Replayed, Step};
pub use seat::{MAX_SEATS, Seat, SeatSet, Viewer};
pub use stretch::Stretch;
pub use turn::Turn;
