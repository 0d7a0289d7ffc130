//! A search against itself.

use hyakki_core::{ActionSet, Dice, Game, GameConfig, PerSeat, Seat, drive};
use hyakki_minds::{Level, NetValued};
use hyakki_net::MAX_OUTPUTS;
use hyakki_search::{Advice, Budget, Question, Search, rewards};

use super::examples::Examples;

/// How much of what a position is taught to be worth is what the search thought of it; the rest is how the match ended.
const SHARE_OF_SEARCH: f32 = 0.3;
/// One of this many actions is drawn by how often it was visited, so that much is seen.
const ACTIONS_PER_SURPRISE: u32 = 5;

/// A position, and what the search thought of it.
struct Seen<G> {
    world: G,
    acting: Seat,
    value: f32,
}

/// Plays a match, and gives its positions with what they should be worth.
pub fn play<G: NetValued>(
    knowledge: &G::Knowledge,
    players: usize,
    simulations: u32,
    dice: &mut impl Dice,
) -> Examples
where
    G::Knowledge: Clone,
{
    let config = G::Config::for_players(players).expect("the plan fits the game");
    let mut state = G::new(config);
    let search = Search {
        knowledge: knowledge.clone(),
        settings: G::settings(Level::STRONGEST),
    };
    let mut seen: Vec<Seen<G>> = Vec::new();
    let outcome = drive(&mut state, dice, |state, seat, dice| {
        let actions = state.legal_actions(seat);
        if actions.len() == 1 {
            return actions.nth(0);
        }
        let question = Question::of(state, seat, Budget::simulations(simulations));
        let advice = search.advise(&question, dice);
        seen.push(Seen {
            world: state.clone(),
            acting: seat,
            value: mean_value(&advice),
        });
        choose(&advice, dice)
    });
    let result = rewards(&state, &outcome);
    let mut examples = Examples::default();
    for position in &seen {
        let target = target(&result, position);
        examples.push(|tell| position.world.inputs(position.acting, tell), target);
    }
    examples
}

/// What the search expects, over all that it tried.
fn mean_value<A>(advice: &[Advice<A>]) -> f32 {
    let best = advice.iter().max_by(|a, b| a.n_visits.cmp(&b.n_visits));
    best.map_or(0.5, |best| best.value)
}

fn choose<A: Copy>(advice: &[Advice<A>], dice: &mut impl Dice) -> A {
    if dice.below(ACTIONS_PER_SURPRISE) > 0 {
        return Advice::best(advice).expect("a search looks at something");
    }
    let n_visits = advice.iter().map(|advice| advice.n_visits).sum();
    let mut place = dice.below(n_visits);
    for advice in advice {
        if place < advice.n_visits {
            return advice.action;
        }
        place -= advice.n_visits;
    }
    unreachable!("the place is one of the visits")
}

/// Each seat's share of the win, from the one that must act on: how it ended, and a little of what was thought.
fn target<G>(result: &PerSeat<f32>, position: &Seen<G>) -> [f32; MAX_OUTPUTS] {
    let n_seats = result.len();
    let own = result[position.acting];
    let mut target = [0.0; MAX_OUTPUTS];
    for (seat, &share) in result.entries() {
        let place = (seat.index() + n_seats - position.acting.index()) % n_seats;
        // What the search does not give to the one who acts the others share as they did in the end.
        let thought = if place == 0 {
            position.value
        } else if own < 1.0 {
            (1.0 - position.value) * share / (1.0 - own)
        } else {
            (1.0 - position.value) / (n_seats - 1) as f32
        };
        target[place] = (1.0 - SHARE_OF_SEARCH) * share + SHARE_OF_SEARCH * thought;
    }
    target
}
