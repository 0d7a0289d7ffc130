//! The minds by name, and questions that any of them can answer.

use hyakki_core::{Game, GameRng, Seat, Viewer};
use hyakki_minds::{Advice, Budget, Mind, PlainSearch, Question, RandomMover};

/// The names of the minds, weakest first.
pub const MINDS: [&str; 2] = ["random", "plain"];

/// A decision that a seat must make, with all that it knows: it can be answered anywhere, on any thread.
pub trait AnyQuestion: Send {
    /// What the mind of this name plays, in the game's notation; nothing if there is no such mind.
    fn answer(&self, mind: &str, budget: Budget<'_>, rng: &mut GameRng) -> Option<String>;

    /// The same with what else it looked at, and what it expects of each action.
    fn advise(&self, mind: &str, budget: Budget<'_>, rng: &mut GameRng) -> Option<Advice<String>>;
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

impl<G: Game> Typed<G> {
    fn with<'a>(&'a self, budget: Budget<'a>) -> Question<'a, G> {
        Question {
            seat: self.seat,
            view: &self.view,
            actions: &self.actions,
            budget,
        }
    }
}

/// Does something with the mind of a name; nothing if there is no such mind.
macro_rules! with_mind {
    ($name:expr, |$mind:ident| $do:expr) => {
        match $name {
            "random" => {
                let mut $mind = RandomMover;
                Some($do)
            }
            "plain" => {
                let mut $mind = PlainSearch::default();
                Some($do)
            }
            _ => None,
        }
    };
}

impl<G: Game> AnyQuestion for Typed<G> {
    fn answer(&self, mind: &str, budget: Budget<'_>, rng: &mut GameRng) -> Option<String> {
        let question = self.with(budget);
        let action: Option<G::Action> = with_mind!(mind, |mind| mind.choose(&question, rng));
        action.map(|action| action.to_string())
    }

    fn advise(&self, mind: &str, budget: Budget<'_>, rng: &mut GameRng) -> Option<Advice<String>> {
        let question = self.with(budget);
        let advice: Option<Advice<G::Action>> =
            with_mind!(mind, |mind| mind.advise(&question, rng));
        advice.map(|advice| advice.map(|action| action.to_string()))
    }
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
                            let advice = question.advise(mind, budget, &mut rng).unwrap();
                            assert_sound(&advice, &legal);
                        }
                    }
                    let legal = game.legal_after(game.n_steps(), actor);
                    game.act(actor, &legal[rng.index(legal.len())]).unwrap();
                    game.settle(&mut rng);
                }
            }
        }
    }

    fn assert_sound(advice: &Advice<String>, legal: &[String]) {
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
}
