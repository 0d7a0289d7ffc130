//! The laws of every game, for this one.

use hyakki_laws::{allocation, conduct, paired, replay, soak, worlds};

use crate::witness::TajutoWitness;

#[test]
fn conduct_is_lawful() {
    conduct::conduct::<TajutoWitness>(2_000);
}

#[test]
fn records_replay() {
    replay::replay::<TajutoWitness>(100);
}

#[test]
fn sampled_worlds_fit_the_view() {
    worlds::worlds::<TajutoWitness>(60, 6);
}

#[test]
fn soak_of_sampled_worlds() {
    soak::soak::<TajutoWitness>();
}

#[test]
fn what_is_unseen_stays_unseen() {
    paired::paired::<TajutoWitness>(20);
}

#[test]
fn the_hot_path_never_allocates() {
    allocation::never_allocates::<TajutoWitness>(100);
}
