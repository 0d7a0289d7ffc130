//! The minds by name, and questions that any of them can answer.

use hyakki_core::{Dice, Game, GameRng, Seat, Viewer};
use hyakki_minds::{Budget, Mind, PlainSearch, Question, RandomMover};

/// The names of the minds, weakest first.
pub const MINDS: [&str; 2] = ["random", "plain"];

/// A decision that a seat must make, with all that it knows: it can be answered anywhere, on any thread.
pub trait AnyQuestion: Send {
    /// What the mind of this name plays, in the game's notation; nothing if there is no such mind.
    fn answer(&self, mind: &str, budget: Budget<'_>, rng: &mut GameRng) -> Option<String>;
}

struct Typed<G: Game> {
    seat: Seat,
    view: G::View,
    actions: G::Actions,
}

/// What this seat must decide now; nothing when it is not its turn.
pub(crate) fn question<G: Game>(state: &G, seat: Seat) -> Option<Box<dyn AnyQuestion>> {
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

impl<G: Game> AnyQuestion for Typed<G> {
    fn answer(&self, mind: &str, budget: Budget<'_>, rng: &mut GameRng) -> Option<String> {
        let question = Question {
            seat: self.seat,
            view: &self.view,
            actions: &self.actions,
            budget,
        };
        let action = match mind {
            "random" => choose::<G>(&mut RandomMover, &question, rng),
            "plain" => choose::<G>(&mut PlainSearch::default(), &question, rng),
            _ => return None,
        };
        Some(action.to_string())
    }
}

fn choose<G: Game>(
    mind: &mut impl Mind<G>,
    question: &Question<'_, G>,
    dice: &mut impl Dice,
) -> G::Action {
    mind.choose(question, dice)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{GameId, new_match};
    use hyakki_core::Options;

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
                        for mind in MINDS {
                            let budget = Budget::simulations(20);
                            let question = game.question(seat).unwrap();
                            let answer = question.answer(mind, budget, &mut rng).unwrap();
                            assert!(legal.contains(&answer), "{id} {mind} {seat:?}: {answer}");
                        }
                    }
                    let legal = game.legal_after(game.n_steps(), actor);
                    game.act(actor, &legal[rng.index(legal.len())]).unwrap();
                    game.settle(&mut rng);
                }
            }
        }
    }
}
