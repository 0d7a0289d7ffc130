//! The minds by name, and questions that any of them can answer.

use hyakki_core::{Game, GameRng, Seat, Viewer};
use hyakki_minds::{Budget, Level, Mind, Opponent, Question, Skilled};

use crate::advice::AnyAdvice;

/// The names of the minds that people play with, weakest first.
pub const MINDS: [&str; 4] = ["novice", "apprentice", "adept", "master"];

/// Whether a mind has this name, or had it in earlier matches.
#[must_use]
pub fn is_mind(name: &str) -> bool {
    opponent(name).is_some()
}

/// How long the mind of this name thinks when nothing hurries it, in milliseconds; nothing if it answers at once.
#[must_use]
pub fn thinking_ms(mind: &str) -> Option<u32> {
    opponent(mind).and_then(Opponent::thinking_ms)
}

fn opponent(mind: &str) -> Option<Opponent> {
    match mind {
        // What tables could seat before there were levels; some still do.
        "plain" => Some(Opponent::R1),
        _ => mind.parse().ok(),
    }
}

/// A decision that a seat must make, with all that it knows: it can be answered anywhere, on any thread.
pub trait AnyQuestion: Send {
    /// What the mind of this name plays, in the game's notation; nothing if there is no such mind.
    fn answer(&self, mind: &str, budget: Budget<'_>, rng: &mut GameRng) -> Option<String>;

    /// What a mind of this level thinks of the actions; nothing if there is no such level.
    fn advise(&self, level: &str, budget: Budget<'_>, rng: &mut GameRng) -> Option<AnyAdvice>;
}

struct Typed<G: Game> {
    seat: Seat,
    view: G::View,
    actions: G::Actions,
}

/// What this seat must decide now; nothing when it is not its turn.
pub(crate) fn question<G: Skilled>(state: &G, seat: Seat) -> Option<Box<dyn AnyQuestion>> {
    state
        .turn()
        .seats()
        .contains(seat)
        .then(|| -> Box<dyn AnyQuestion> {
            Box::new(Typed::<G> {
                seat,
                view: state.view(Viewer::Seat(seat)),
                actions: state.legal_actions(seat),
            })
        })
}

impl<G: Game> Typed<G> {
    fn within<'a>(&'a self, budget: Budget<'a>) -> Question<'a, G> {
        Question {
            seat: self.seat,
            view: &self.view,
            actions: &self.actions,
            budget,
        }
    }
}

impl<G: Skilled> AnyQuestion for Typed<G> {
    fn answer(&self, mind: &str, budget: Budget<'_>, rng: &mut GameRng) -> Option<String> {
        let mut mind = opponent(mind)?;
        let action = Mind::<G>::choose(&mut mind, &self.within(budget), rng);
        Some(action.to_string())
    }

    fn advise(&self, level: &str, budget: Budget<'_>, rng: &mut GameRng) -> Option<AnyAdvice> {
        let level: Level = level.parse().ok()?;
        let advice = level.advise(&self.within(budget), rng);
        Some(match level.thinking_ms() {
            Some(_) => AnyAdvice::of_search(&advice),
            None => AnyAdvice::of_first_look(&advice),
        })
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
                        for mind in MINDS.into_iter().chain(["random", "plain", "r2"]) {
                            let budget = Budget::simulations(20);
                            let question = game.question(seat).unwrap();
                            let answer = question.answer(mind, budget, &mut rng).unwrap();
                            assert!(legal.contains(&answer), "{id} {mind} {seat:?}: {answer}");
                            if MINDS.contains(&mind) {
                                let advice = question.advise(mind, budget, &mut rng).unwrap();
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
        const PATIENCE: u32 = 8;
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
                for mind in MINDS {
                    let n_asked = Cell::new(0);
                    let time_used = || {
                        n_asked.set(n_asked.get() + 1);
                        n_asked.get() as f32 / GIVEN as f32
                    };
                    let budget = Budget {
                        simulations: u32::MAX,
                        time_used: &time_used,
                    };
                    let answer = question.answer(mind, budget, &mut rng).unwrap();
                    assert!(n_asked.get() <= GIVEN + PATIENCE, "{id} {mind}");
                    if mind == "master" {
                        game.act(seat, &answer).unwrap();
                    }
                }
            }
        }
    }
}
