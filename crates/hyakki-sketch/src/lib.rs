//! The rules of Yokai Sketch, for two players: both draw the yokai they meet, and whoever draws more of one keeps it.
//!
//! Four stacks of yokai lie between the players. A card is played to the own side of a stack whose colour it shows;
//! when both sides together have as many sketches as the top yokai needs, the side with more takes it.
//!
//! ```
//! use hyakki_core::{ActionSet, Game, GameRng, Seat, Viewer, at_random, drive, settle};
//! use hyakki_sketch::{Action, Illegal, Sketch, SketchConfig};
//!
//! let mut state = Sketch::new(SketchConfig::default());
//! let mut dice = GameRng::for_game(1, 0);
//! settle(&mut state, &mut dice);
//!
//! // Whoever begins has drawn a fourth card, and must play; the hand of the other is hidden.
//! let seat = state.turn().seats().first().unwrap();
//! assert_eq!(state.check(seat, Action::Pass), Err(Illegal::MustPlay));
//! let view = state.view(Viewer::Seat(seat));
//! assert_eq!((view.hands[seat].len, view.hands[seat.left(2)].len), (4, 3));
//! assert!(view.hands[seat].cards.is_some() && view.hands[seat.left(2)].cards.is_none());
//!
//! // An action is written as in a record.
//! let action = state.legal_actions(seat).nth(0);
//! assert_eq!(action.to_string().parse(), Ok(action));
//!
//! let outcome = drive(&mut state, &mut dice, at_random);
//! assert!(Seat::all(2).any(|seat| outcome.places[seat] == 1));
//! ```
//!
//! A tour, file by file; every game crate has those of the first table:
//!
//! | file | what it holds |
//! | --- | --- |
//! | `config.rs` | [`SketchConfig`]: the colour of yokai that were called ([`Called`]) |
//! | `action.rs`, `actions.rs` | [`Action`]: a card to a stack, or a pass; [`Actions`]: all that are legal, without a list |
//! | `chance.rs` | [`Chance`]: the shuffles at the beginning, and a new deck |
//! | `illegal.rs` | [`Illegal`]: why an action is refused |
//! | `state.rs` | [`Sketch`]: the state of a match, which implements [`Game`](hyakki_core::Game) |
//! | `rules.rs`, `apply.rs`, `score.rs` | what is legal, what follows, what it is worth |
//! | `numbers.rs` | [`numbers`]: every printed figure, with its source |
//! | `view.rs` | [`SketchView`]: what a seat knows |
//! | `typescript.rs` | the types of the view for the page, behind the feature `schema` |
//! | `worlds.rs` | samples states that fit a view, each equally likely |
//!
//! | the game's own nouns | file |
//! | --- | --- |
//! | [`Colour`], [`Card`], [`Yokai`] | `colour.rs`, `card.rs`, `yokai.rs` |
//! | [`CardBag`] (no order), [`Deck`] (an order), [`Pile`] of yokai | `bag.rs`, `deck.rs`, `pile.rs` |
//! | a player's hand, a stack with the sketches at it | `hand.rs`, `stack.rs` |
//! | [`Notebook`]: the yokai a player has taken | `notebook.rs` |
//! | [`Happened`]: what an action brought | `happened.rs` |
//!
//! The rulings (K1 to K11) are listed in the crate's README.

pub mod numbers;

mod action;
mod actions;
mod apply;
mod bag;
mod card;
mod chance;
mod colour;
mod config;
mod deck;
mod hand;
mod happened;
mod illegal;
mod notebook;
mod pile;
mod rules;
mod score;
mod stack;
mod state;
#[cfg(feature = "schema")]
mod typescript;
mod view;
mod worlds;
mod yokai;

pub use action::{AbilityUse, Action};
pub use actions::Actions;
pub use bag::CardBag;
pub use card::{Ability, Card};
pub use chance::{Chance, Setup};
pub use colour::{Colour, ColourSet};
pub use config::{Called, SketchConfig};
pub use deck::Deck;
pub use happened::{Completed, Happened, Placed};
pub use illegal::Illegal;
pub use notebook::Notebook;
pub use pile::Pile;
pub use state::Sketch;
#[cfg(feature = "schema")]
pub use typescript::typescript;
pub use view::{HandView, PhaseView, SketchView, StackView};
pub use yokai::{Yokai, YokaiSet};
