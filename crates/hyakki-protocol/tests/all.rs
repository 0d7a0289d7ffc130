//! What travels, seen from outside.

mod hidden;
mod page;
mod pairs;
mod typescript;
mod verdict;
