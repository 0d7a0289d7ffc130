//! The rulebook's example, every ruling, and every sentence of the rules that can be tested.

mod call;
mod completion;
mod distract;
mod end;
mod setup;
mod turn;
