//! The rules of Yokai Septet, for three or four players: a game of tricks that are wanted and feared at once.
//!
//! ```
//! use hyakki_core::{Game, GameRng, Seat, at_random, drive, settle};
//! use hyakki_septet::{Action, Illegal, Scoring, Septet, SeptetConfig};
//!
//! let config = SeptetConfig::default().with_scoring(Scoring::Basic);
//! let mut state = Septet::new(config);
//! let mut dice = GameRng::for_game(1, 0);
//! settle(&mut state, &mut dice);
//!
//! // Each of four players has twelve cards, and passes three of them to the partner across before anybody plays one.
//! let seat = Seat::new(0);
//! assert_eq!(state.hand(seat).len(), 12);
//! assert_eq!(config.pass_target(seat), Seat::new(2));
//! let card = state.hand(seat).nth(0);
//! assert_eq!(state.check(seat, Action::Play { card }), Err(Illegal::MustPass));
//!
//! // With basic scoring the team that wins two rounds first has won.
//! let outcome = drive(&mut state, &mut dice, at_random);
//! assert_eq!(outcome.winners().len(), 2);
//! assert_eq!(outcome.points.iter().max(), Some(&2));
//! ```
//!
//! A tour, file by file; every game crate has those of the first table:
//!
//! | file | what it holds |
//! | --- | --- |
//! | `config.rs` | [`SeptetConfig`]: players, [`Scoring`], who leads first ([`Lead`]) |
//! | `action.rs`, `actions.rs` | [`Action`]: three cards to pass, or a card to play; [`Actions`]: all that are legal, without a list |
//! | `chance.rs` | [`Chance`]: a deal |
//! | `illegal.rs` | [`Illegal`]: why an action is refused |
//! | `state.rs` | [`Septet`]: the state of a match, which implements [`Game`](hyakki_core::Game) |
//! | `rules.rs`, `apply.rs`, `score.rs` | what is legal, what follows, what it is worth |
//! | `numbers.rs` | [`numbers`]: every printed figure, with its source |
//! | `view.rs` | [`SeptetView`]: what a seat knows |
//! | `typescript.rs` | the types of the view for the page, behind the feature `schema` |
//! | `worlds.rs` | [`Worlds`]: samples states that fit a view, each equally likely |
//!
//! | the game's own nouns | file |
//! | --- | --- |
//! | [`Card`] and [`CardSet`]: the 49 cards; a set of them is one `u64` with a byte for each suit | `card.rs`, `card_set.rs` |
//! | [`Trio`]: three cards to pass | `trio.rs` |
//! | [`Suit`] and [`SuitSet`] | `suit.rs` |
//! | how a card stands in a trick, the trick on the table, the round it belongs to | `bid.rs`, `trick.rs`, `round.rs` |
//! | [`tricks`]: the rules of a trick on bare bits, for searches and solvers | `tricks.rs` |
//! | [`RoundResult`]: how a round ended | `round_result.rs` |
//!
//! The rulings (S1 to S7) are listed in the crate's README.

pub mod numbers;
pub mod tricks;

mod action;
mod actions;
mod apply;
mod bid;
mod card;
mod card_set;
mod chance;
mod config;
mod illegal;
mod round;
mod round_result;
mod rules;
mod score;
mod state;
mod suit;
mod trick;
mod trio;
#[cfg(feature = "schema")]
mod typescript;
mod view;
mod worlds;

pub use action::Action;
pub use actions::Actions;
pub use card::Card;
pub use card_set::CardSet;
pub use chance::Chance;
pub use config::{Lead, Scoring, SeptetConfig};
pub use illegal::Illegal;
pub use round_result::{LastTrick, RoundEnd, RoundResult};
pub use state::Septet;
pub use suit::{Suit, SuitSet};
pub use trio::Trio;
#[cfg(feature = "schema")]
pub use typescript::typescript;
pub use view::{LeadCard, PhaseView, Play, SeptetView};
pub use worlds::Worlds;
