//! What travels, seen from outside.

mod hidden;
mod page;
mod pairs;
mod schemas;
mod typescript;
mod verdict;
