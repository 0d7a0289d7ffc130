//! The laws of every game, for this one.

use hyakki_laws::{allocation, conduct, paired, replay, soak, worlds};

use crate::witness::PagodaWitness;

#[test]
fn matches_are_conducted_by_the_rules() {
    conduct::conduct::<PagodaWitness>(2_000);
}

#[test]
fn records_tell_the_whole_match() {
    replay::replay::<PagodaWitness>(1_000);
}

#[test]
fn sampled_worlds_fit_what_the_viewer_knows() {
    worlds::worlds::<PagodaWitness>(400, 15);
}

#[test]
fn soak_of_sampled_worlds() {
    soak::soak::<PagodaWitness>();
}

#[test]
fn what_a_viewer_cannot_see_does_not_change_the_view() {
    paired::paired::<PagodaWitness>(800);
}

#[test]
fn nothing_is_allocated_while_playing() {
    allocation::never_allocates::<PagodaWitness>(300);
}
