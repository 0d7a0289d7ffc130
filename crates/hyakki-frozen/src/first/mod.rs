//! The first generation: the four levels as they were before the second.
//!
//! It is a copy of what `hyakki-minds` held then, with its weights; what only training needed is left out.

mod bad_weights;
mod first_minds;
mod level;
mod linear_evaluator;
mod pagoda;
mod septet;
mod sketch;
mod tajuto;

pub(crate) use first_minds::FirstMinds;
pub use level::FirstLevel;
