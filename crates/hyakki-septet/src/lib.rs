//! The rules of Yokai Septet, for three or four players: a game of tricks that are wanted and feared at once.
//!
//! A tour:
//!
//! - [`Card`], [`Suit`] and [`CardSet`] are the 49 cards; a set of them is one `u64` with a byte for each suit.
//! - [`SeptetConfig`] is what is settled before: players, scoring, who leads first.
//! - [`Deal`] is what chance decides, [`Action`] what players decide: three cards to pass, or a card to play.
//! - [`Septet`] is the state; `rules.rs` says what is legal, `apply.rs` what follows, `score.rs` what it is worth.
//! - [`tricks`] has the rules of a trick on bare bits, for searches and solvers.
//! - [`SeptetView`] is what a seat knows; [`Worlds`] samples states that fit it, each equally likely.
//!
//! The rulings (S1 to S7) are listed in the crate's README.

mod action;
mod actions;
mod apply;
mod card;
mod config;
mod deal;
mod illegal;
mod page;
mod round_result;
mod rules;
mod score;
mod state;
pub mod tricks;
#[cfg(feature = "schema")]
mod typescript;
mod view;
mod worlds;

pub use action::{Action, Trio};
pub use actions::Actions;
pub use card::{Card, CardSet, Suit};
pub use config::{Lead, Scoring, SeptetConfig};
pub use deal::Deal;
pub use illegal::Illegal;
pub use round_result::{LastTrick, RoundEnd, RoundResult};
pub use score::{boss_stars, bosses_to_win};
pub use state::Septet;
#[cfg(feature = "schema")]
pub use typescript::typescript;
pub use view::{LeadCard, Phase, Play, SeptetView, SuitSet};
pub use worlds::Worlds;
