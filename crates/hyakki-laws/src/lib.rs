//! The conformance suite: laws that every game obeys, over random matches of every configuration.
//!
//! A game's tests implement [`Witness`] for a type of their own and call each law once:
//!
//! | law | says |
//! | --- | --- |
//! | [`conduct`] | `check` agrees with the legal set; never stuck; bounded length; notation round-trips; pieces conserved; commitments commute; the outcome adds up |
//! | [`replay`] | a record replays to the same state, from text, and a damaged one is refused |
//! | [`worlds`] | `view(determinize(view)) == view`, with the same legal actions, and some sample differs from the truth; what `reveals` nothing tells nobody anything |
//! | [`paired`] | two deals that look alike to a viewer keep looking alike until a rule reveals a difference |
//! | [`allocation`] | no heap allocation in `turn`, `legal_actions` and `apply` |
//!
//! The two laws about hidden information are independent on purpose: [`worlds`] alone misses a leak
//! that the determinizer believes, and [`paired`] never calls the determinizer.
//!
//! [`soak`](soak::soak) samples a hundred thousand worlds, and as many as one likes by hand:
//! `HYAKKI_SOAK_WORLDS=100_000_000 cargo test --release -p hyakki-septet soak -- --nocapture`.
//!
//! [`transcript`] writes golden files, [`perft`] counts nodes.

#![allow(clippy::unwrap_used, reason = "a law that fails panics")]

pub mod allocation;
pub mod conduct;
pub mod paired;
pub mod perft;
pub mod replay;
pub mod soak;
pub mod transcript;
pub mod witness;
pub mod worlds;

pub use allocation::CountingAllocator;
pub use witness::Witness;
