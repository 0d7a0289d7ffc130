//! What is broken on purpose, and mended again.

mod fault;
mod nemesis;

pub use fault::{Fault, FaultCounts};
pub(crate) use nemesis::Nemesis;
