//! The laws of every game, for this one.

use crate::witness::SketchWitness;

#[test]
fn conduct() {
    hyakki_laws::conduct::conduct::<SketchWitness>(5000);
}

#[test]
fn replay() {
    hyakki_laws::replay::replay::<SketchWitness>(1000);
}

#[test]
fn worlds() {
    hyakki_laws::worlds::worlds::<SketchWitness>(2000, 4);
}

#[test]
fn soak_of_sampled_worlds() {
    hyakki_laws::soak::soak::<SketchWitness>();
}

#[test]
fn paired() {
    hyakki_laws::paired::paired::<SketchWitness>(4000);
}

#[test]
fn never_allocates() {
    hyakki_laws::allocation::never_allocates::<SketchWitness>(500);
}
