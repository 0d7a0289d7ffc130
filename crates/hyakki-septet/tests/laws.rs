//! The laws of every game, for this one.

use hyakki_laws::{allocation, conduct, paired, replay, soak, worlds};

use crate::witness::SeptetWitness;

#[test]
fn matches_are_conducted_by_the_rules() {
    conduct::conduct::<SeptetWitness>(2_000);
}

#[test]
fn records_tell_the_whole_match() {
    replay::replay::<SeptetWitness>(1_000);
}

#[test]
fn sampled_worlds_fit_what_the_viewer_knows() {
    worlds::worlds::<SeptetWitness>(60, 40);
}

#[test]
fn soak_of_sampled_worlds() {
    soak::soak::<SeptetWitness>();
}

#[test]
fn what_a_viewer_cannot_see_does_not_change_the_view() {
    paired::paired::<SeptetWitness>(1_000);
}

#[test]
fn nothing_is_allocated_while_playing() {
    allocation::never_allocates::<SeptetWitness>(200);
}
