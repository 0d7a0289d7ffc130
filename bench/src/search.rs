//! Information-set search on the first lead of a round of Septet: ours beside the `ismcts` crate, both on our state, with the
//! same exact worlds, random rollouts to the end of the round, and on the same deals.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::{Duration, Instant};

use hyakki_core::{ActionSet, Dice, Game, PerSeat, Seat, Turn, Viewer};
use hyakki_minds::{GameWithMinds, Level};
use hyakki_search::{Budget, InformationSet, Question, Search, Settings, advise};
use hyakki_septet::{Action, Card, CardSet, Septet, SeptetConfig, SeptetView, Worlds};
use ismcts::action_list::ActionList;
use ismcts::inference::NoInference;
use ismcts::searcher::Searcher;
use ismcts::state::State;
use rand_core::SeedableRng;
use rand_xoshiro::Xoshiro128PlusPlus;

/// Nanoseconds for a simulation.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Speeds {
    /// Our search with random rollouts.
    pub(crate) ours: f64,
    /// Our master as it plays.
    pub(crate) master: f64,
    /// The `ismcts` crate.
    pub(crate) theirs: f64,
}

const N_DEALS: u64 = 8;

/// How each of them fares, for about so long each.
pub(crate) fn measure(milliseconds: u64) -> Speeds {
    let time = Duration::from_millis(milliseconds) / N_DEALS as u32;
    let mut sums = [(Duration::ZERO, 0); 3];
    for number in 0..N_DEALS {
        let mut dice = Xoshiro128PlusPlus::seed_from_u64(number);
        let state = first_lead(&mut dice);
        let seat = state.turn().seats().first().expect("somebody leads");
        let view = state.view(Viewer::Seat(seat));
        let results = [
            ours(&state, &view, seat, time, &mut dice),
            master(&state, seat, time, &mut dice),
            theirs(&state, &view, time, dice),
        ];
        for (sum, (elapsed, n_simulations)) in sums.iter_mut().zip(results) {
            sum.0 += elapsed;
            sum.1 += n_simulations;
        }
    }
    let [ours, master, theirs] =
        sums.map(|(elapsed, n)| elapsed.as_nanos() as f64 / f64::max(f64::from(n), 1.0));
    Speeds {
        ours,
        master,
        theirs,
    }
}

/// A round after a random pass, before the first card.
fn first_lead(dice: &mut impl Dice) -> Septet {
    let config = SeptetConfig::default();
    let mut state = Septet::new(config);
    let deal = state.sample_chance(dice);
    state.apply_chance(&deal);
    while state.turn().seats().len() > 1 || state.leader().is_none() {
        let seat = state.turn().seats().first().expect("somebody passes");
        let action = state.legal_actions(seat).pick(dice);
        state.apply(seat, action);
    }
    state
}

/// Random rollouts that end with the round.
struct RoundOnly(Worlds);

impl InformationSet<Septet> for RoundOnly {
    fn sample(&mut self, dice: &mut impl Dice) -> Septet {
        self.0.sample(dice)
    }

    fn rollout_action(
        &self,
        _: &Septet,
        _: Seat,
        actions: &<Septet as Game>::Actions,
        dice: &mut impl Dice,
    ) -> Action {
        actions.pick(dice)
    }

    fn priors(
        &self,
        _: &Septet,
        _: Seat,
        actions: &<Septet as Game>::Actions,
        weights: &mut Vec<f32>,
    ) {
        weights.resize(actions.len(), 1.0);
    }

    fn horizon_value(&self, world: &Septet) -> Option<PerSeat<f32>> {
        is_round_over(world).then(|| PerSeat::from_fn(4, |seat| reward(world, seat)))
    }
}

fn is_round_over(world: &Septet) -> bool {
    !matches!(world.turn(), Turn::Act(_))
}

/// Who has the points of the only round played has won it.
fn reward(world: &Septet, seat: Seat) -> f32 {
    f32::from(u8::from(world.points(seat) > 0))
}

fn ours(
    state: &Septet,
    view: &SeptetView,
    seat: Seat,
    time: Duration,
    dice: &mut impl Dice,
) -> (Duration, u32) {
    let start = Instant::now();
    let mut information_set = RoundOnly(Worlds::of(view));
    let time_used = || start.elapsed().as_secs_f32() / time.as_secs_f32();
    let question = Question::of(state, seat, Budget::timed(&time_used));
    let advice = advise(&mut information_set, Settings::default(), &question, dice);
    let n_simulations = advice.iter().map(|advice| advice.n_visits).sum();
    (start.elapsed(), n_simulations)
}

fn master(state: &Septet, seat: Seat, time: Duration, dice: &mut impl Dice) -> (Duration, u32) {
    let search = Search {
        knowledge: Septet::knowledge(Level::Master),
        settings: Septet::settings(Level::Master),
    };
    let start = Instant::now();
    let time_used = || start.elapsed().as_secs_f32() / time.as_secs_f32();
    let question = Question::of(state, seat, Budget::timed(&time_used));
    let advice = search.advise(&question, dice);
    let n_simulations = advice.iter().map(|advice| advice.n_visits).sum();
    (start.elapsed(), n_simulations)
}

fn theirs(
    state: &Septet,
    view: &SeptetView,
    time: Duration,
    dice: Xoshiro128PlusPlus,
) -> (Duration, u32) {
    let root = Theirs {
        game: *state,
        root: Rc::new(RefCell::new((Worlds::of(view), dice))),
    };
    let mut searcher = Searcher::new(0.7, 100_000);
    let result = searcher.search(&root, &NoInference, time.as_millis());
    (result.duration, result.num_simulations as u32)
}

/// Our state as the `ismcts` crate wants it.
#[derive(Clone)]
struct Theirs {
    game: Septet,
    root: Rc<RefCell<(Worlds, Xoshiro128PlusPlus)>>,
}

#[derive(Clone)]
struct Cards(CardSet);

impl State for Theirs {
    type Action = Card;
    type ActionList = Cards;
    type Inference = NoInference;

    fn turn(&self) -> usize {
        let seat = self.game.turn().seats().first();
        seat.expect("the round goes on").index()
    }

    fn randomize(&self, _observer: usize, _inference: &NoInference) -> Theirs {
        let (worlds, dice) = &mut *self.root.borrow_mut();
        Theirs {
            game: worlds.sample(dice),
            root: Rc::clone(&self.root),
        }
    }

    fn possible_actions(&self) -> Cards {
        let actions = self.game.legal_actions(Seat::new(self.turn()));
        let cards = actions.iter().filter_map(|action| match action {
            Action::Play { card } => Some(card),
            Action::Pass { .. } => None,
        });
        Cards(cards.fold(CardSet::EMPTY, CardSet::with))
    }

    fn apply_action(&mut self, card: Card) {
        let seat = Seat::new(self.turn());
        self.game.apply(seat, Action::Play { card });
    }

    /// As fast as ours: without the list of actions that the crate's own loop makes.
    fn do_rollout(&mut self) {
        let (_, dice) = &mut *self.root.borrow_mut();
        while let Turn::Act(seats) = self.game.turn() {
            let seat = seats.first().expect("somebody acts");
            let action = self.game.legal_actions(seat).pick(dice);
            self.game.apply(seat, action);
        }
    }

    fn is_terminal(&self) -> bool {
        is_round_over(&self.game)
    }

    fn reward(&self, perspective: usize) -> f32 {
        reward(&self.game, Seat::new(perspective))
    }
}

impl ActionList<Card> for Cards {
    fn uninit() -> Cards {
        Cards(CardSet::EMPTY)
    }

    fn pop_random(&mut self) -> Option<Card> {
        let card = self.0.iter().next()?;
        self.0 = self.0.difference(CardSet::only(card));
        Some(card)
    }

    fn push(&mut self, card: Card) {
        self.0 = self.0.with(card);
    }

    fn len(&self) -> usize {
        self.0.len()
    }

    fn has(&self, card: &Card) -> bool {
        self.0.contains(*card)
    }

    fn without(&self, other: &Cards) -> Cards {
        Cards(self.0.difference(other.0))
    }
}
