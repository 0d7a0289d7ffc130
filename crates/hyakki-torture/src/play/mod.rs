//! People who play, as fast as the rules of their table let them, and go on after every fault.

pub(crate) mod client;
pub(crate) mod club;
mod decision;
pub(crate) mod person;
mod picture;
mod socket;
