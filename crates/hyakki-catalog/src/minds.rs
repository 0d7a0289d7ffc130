//! Questions that any mind can answer.

use hyakki_core::{Game, GameRng, Seat};
use hyakki_minds::{GameWithMinds, Level, MindId};
use hyakki_search::{Budget, Mind, Question};

use crate::advice::AnyAdvice;

/// A decision that a seat must make, with all that it knows: it can be answered anywhere, on any thread.
pub trait AnyQuestion: Send {
    /// What this mind plays, in the game's notation.
    fn answer(&self, mind: MindId, budget: Budget<'_>, rng: &mut GameRng) -> String;

    /// What a mind of this level thinks of the actions.
    fn advise(&self, level: Level, budget: Budget<'_>, rng: &mut GameRng) -> AnyAdvice;
}

/// A [`Question`] without its budget, which belongs to the thread that thinks.
struct TypedQuestion<G: Game> {
    seat: Seat,
    view: G::View,
    actions: G::Actions,
}

/// What this seat must decide now; nothing when it is not its turn.
pub(crate) fn question<G: GameWithMinds>(state: &G, seat: Seat) -> Option<Box<dyn AnyQuestion>> {
    state
        .turn()
        .seats()
        .contains(seat)
        .then(|| -> Box<dyn AnyQuestion> {
            let question = Question::of(state, seat, Budget::simulations(0));
            Box::new(TypedQuestion::<G> {
                seat,
                view: question.view,
                actions: question.actions,
            })
        })
}

impl<G: Game> TypedQuestion<G> {
    fn within<'a>(&self, budget: Budget<'a>) -> Question<'a, G> {
        Question {
            seat: self.seat,
            view: self.view.clone(),
            actions: self.actions.clone(),
            budget,
        }
    }
}

impl<G: GameWithMinds> AnyQuestion for TypedQuestion<G> {
    fn answer(&self, mut mind: MindId, budget: Budget<'_>, rng: &mut GameRng) -> String {
        mind.choose(&self.within(budget), rng).to_string()
    }

    fn advise(&self, level: Level, budget: Budget<'_>, rng: &mut GameRng) -> AnyAdvice {
        let advice = level.advise(&self.within(budget), rng);
        match level.thinking_ms() {
            Some(_) => AnyAdvice::of_search(&advice),
            None => AnyAdvice::of_first_look(&advice),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GameId, new_match};
    use hyakki_core::{Dice, Options};
    use std::cell::Cell;

    /// Also where several seats act at once: each mind answers for its own.
    #[test]
    fn every_mind_answers_with_what_its_own_seat_can_do() {
        for id in GameId::ALL {
            for players in id.players() {
                let names = vec![String::new(); players];
                let mut game = new_match(id, players, &Options::new(), names, None).unwrap();
                let mut rng = GameRng::for_game(7, players as u64);
                game.settle(&mut rng);
                for _ in 0..60 {
                    let seats = game.turn().seats();
                    let Some(actor) = seats.first() else { break };
                    for seat in seats.iter() {
                        let legal = game.legal_after(game.n_steps(), seat);
                        for mind in MindId::ALL {
                            let budget = Budget::simulations(20);
                            let question = game.question(seat).unwrap();
                            let answer = question.answer(mind, budget, &mut rng);
                            assert!(legal.contains(&answer), "{id} {mind} {seat:?}: {answer}");
                            if let MindId::Level(level) = mind {
                                let advice = question.advise(level, budget, &mut rng);
                                assert_sound(&advice, &legal);
                            }
                        }
                    }
                    let legal = game.legal_after(game.n_steps(), actor);
                    game.act(actor, &legal[rng.index(legal.len())]).unwrap();
                    game.settle(&mut rng);
                }
            }
        }
    }

    fn assert_sound(advice: &AnyAdvice, legal: &[String]) {
        let considered = &advice.considered;
        assert!(!considered.is_empty());
        assert!(considered.iter().all(|one| legal.contains(&one.action)));
        assert!(considered.is_sorted_by(|one, next| one.share >= next.share));
        let shares: f32 = considered.iter().map(|one| one.share).sum();
        assert!((shares - 1.0).abs() < 1e-3, "the shares make {shares}");
        for one in considered {
            assert_eq!(one.value.is_some(), advice.n_simulations > 0);
            assert!((0.0..=1.0).contains(&one.value.unwrap_or_default()));
        }
    }

    /// Where nobody counts simulations, the stop signal alone ends the thinking: soon after it was given, nobody asks for it again.
    #[test]
    fn every_mind_stops_when_it_is_told_to() {
        const GIVEN: u32 = 3;
        const ASKED_AFTER: u32 = 8;
        for id in GameId::ALL {
            let players = id.default_players();
            let names = vec![String::new(); players];
            let mut game = new_match(id, players, &Options::new(), names, None).unwrap();
            let mut rng = GameRng::for_game(8, 0);
            for _ in 0..12 {
                game.settle(&mut rng);
                let Some(seat) = game.turn().seats().first() else {
                    break;
                };
                let question = game.question(seat).unwrap();
                for &level in Level::ALL {
                    let n_asked = Cell::new(0);
                    let time_used = || {
                        n_asked.set(n_asked.get() + 1);
                        n_asked.get() as f32 / GIVEN as f32
                    };
                    let budget = Budget::timed(&time_used);
                    let answer = question.answer(level.into(), budget, &mut rng);
                    assert!(n_asked.get() <= GIVEN + ASKED_AFTER, "{id} {level}");
                    if level == Level::Master {
                        game.act(seat, &answer).unwrap();
                    }
                }
            }
        }
    }
}
