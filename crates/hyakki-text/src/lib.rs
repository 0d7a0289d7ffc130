//! What a view looks like in words and colours, for every face that shows text.
//!
//! A [`Page`] is text in pieces, each with its [`Ink`]; a terminal makes colours of the inks, and a golden file leaves them out.
//! The views of all games are [`Inked`], and so are their cards and other pieces:
//!
//! ```
//! use hyakki_core::{Game, GameRng, Seat, settle};
//! use hyakki_septet::{Septet, SeptetConfig};
//! use hyakki_text::{Hue, Ink, Page};
//!
//! let mut state = Septet::new(SeptetConfig::default());
//! settle(&mut state, &mut GameRng::for_game(1, 0));
//!
//! let page = Page::of(&state.view(Seat::new(0).into()));
//! let text = page.to_string();
//! assert!(text.starts_with("Round 1: the pass  trump "));
//! assert!(text.ends_with("Your turn: choose three cards to pass.\n"));
//! assert_eq!(page.pieces()[0], (Ink::Strong, "Round 1: the pass".to_owned()));
//!
//! // A colour is never the only sign.
//! let card: hyakki_septet::Card = "g7".parse()?;
//! assert_eq!(Page::of(&card).pieces(), [(Ink::Hue(Hue::Green), "g7".to_owned())]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A game's file says how its view reads, and `pieces.rs` in its folder which colours its pieces have.
//! The rules know nothing of either.

mod columns;
mod page;
mod words;

mod pagoda;
mod septet;
mod sketch;
mod tajuto;

pub use page::{Hue, Ink, Inked, Page};
