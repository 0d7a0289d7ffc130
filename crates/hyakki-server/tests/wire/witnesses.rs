//! What the rulebooks say that everybody sees: the same witnesses that the games' own laws ask.

#[path = "../../../hyakki-pagoda/tests/witness.rs"]
pub(crate) mod pagoda;
#[path = "../../../hyakki-septet/tests/witness.rs"]
pub(crate) mod septet;
#[path = "../../../hyakki-sketch/tests/witness.rs"]
pub(crate) mod sketch;
#[path = "../../../hyakki-tajuto/tests/witness.rs"]
pub(crate) mod tajuto;
