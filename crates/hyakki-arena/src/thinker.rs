//! One of our minds, about to be asked.

use hyakki_core::{Dice, GameRng, Seat};
use hyakki_frozen::FrozenMind;
use hyakki_minds::{GameWithMinds, Level, MindId};
use hyakki_search::{Budget, Mind, Question, Seer};

use crate::contestant::{Kind, Sight};

/// One of our minds, about to be asked.
pub(crate) enum Thinker<G> {
    Living(MindId),
    Frozen(Box<dyn FrozenMind<G>>),
    Seer(Sight),
}

impl<G: GameWithMinds> Thinker<G> {
    /// The mind, unless it is a program from outside or does not know the game.
    pub(crate) fn of(kind: &Kind) -> Option<Thinker<G>> {
        match kind {
            Kind::Mind(mind) => Some(Thinker::Living(*mind)),
            Kind::Frozen(name) => name.mind().map(Thinker::Frozen),
            Kind::Seer(sight) => Some(Thinker::Seer(*sight)),
            Kind::Outside(_) => None,
        }
    }

    /// What it does in this position.
    pub(crate) fn choose(
        &mut self,
        state: &G,
        seat: Seat,
        budget: Budget<'_>,
        rng: &mut GameRng,
    ) -> G::Action {
        match self {
            Thinker::Living(mind) => mind.choose(&Question::of(state, seat, budget), rng),
            Thinker::Frozen(mind) => mind.choose(&Question::of(state, seat, budget), rng),
            Thinker::Seer(sight) => seen_through(*sight, state, seat, budget, rng),
        }
    }
}

/// What a seer does: the strongest level's search, in which the hands lie open.
fn seen_through<G: GameWithMinds>(
    sight: Sight,
    state: &G,
    seat: Seat,
    budget: Budget<'_>,
    rng: &mut GameRng,
) -> G::Action {
    let seer = Seer {
        knowledge: G::knowledge(Level::STRONGEST),
        settings: G::settings(Level::STRONGEST),
    };
    match sight {
        Sight::All => seer.choose(state, seat, budget, rng),
        Sight::HandsOnly => {
            // Chance of its own, so that the search may have the other.
            let mut order = GameRng::for_game(u64::from(rng.next_word()), 0);
            let world = || {
                let mut world = state.clone();
                world.hide_unseen(&mut order);
                world
            };
            seer.choose_in(state, seat, budget, world, rng)
        }
    }
}

#[cfg(test)]
mod tests {
    use hyakki_core::{GameConfig, GameView, Viewer, at_random, drive};
    use hyakki_pagoda::Pagoda;
    use hyakki_septet::Septet;
    use hyakki_sketch::Sketch;
    use hyakki_tajuto::Tajuto;

    use super::*;

    /// What is hidden from somebody who sees all hands changes nothing that a seat sees; says in how many positions it changed
    /// the state.
    fn n_changed<G: GameWithMinds>(players: usize) -> usize {
        let mut rng = GameRng::for_game(2, 0);
        let mut other = GameRng::for_game(2, 1);
        let mut n_changed = 0;
        let mut state = G::new(G::Config::for_players(players).expect("so many can play"));
        drive(&mut state, &mut rng, |state, seat, rng| {
            let mut world = state.clone();
            world.hide_unseen(&mut other);
            for seat in Seat::all(players) {
                let views = [state, &world].map(|state| state.view(Viewer::Seat(seat)));
                assert_eq!(views[0], views[1]);
                assert_eq!(views[0].viewer(), Viewer::Seat(seat));
            }
            n_changed += usize::from(world != *state);
            at_random(state, seat, rng)
        });
        n_changed
    }

    #[test]
    fn a_seer_of_hands_knows_no_order_of_the_deck_but_every_hand() {
        assert!(n_changed::<Sketch>(2) > 20);
        assert!(n_changed::<Pagoda>(2) > 20);
        assert!(n_changed::<Pagoda>(5) > 20);
        // Nothing is hidden there but hands, or nothing at all before it is drawn.
        assert_eq!(n_changed::<Septet>(4), 0);
        assert_eq!(n_changed::<Tajuto>(3), 0);
    }
}
