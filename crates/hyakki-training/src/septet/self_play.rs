//! Search against itself, and what it thought.

use std::collections::BTreeMap;

use hyakki_core::{ActionSet, Dice, Game, GameConfig, GameRng, Seat, Turn, Viewer};
use hyakki_minds::septet::{Decision, Ending, RoundEnds, SeptetKnowledge};
use hyakki_search::{Advice, Budget, Question, Search};
use hyakki_septet::tricks::party;
use hyakki_septet::{Action, RoundEnd, Septet, SeptetConfig};

use super::example::{Example, Examples};
use crate::training::Training;

/// One of this many decisions is not the best action but one in proportion to its visits, so that positions come up that the
/// best play would avoid.
const DECISIONS_PER_EXPLORATION: usize = 6;

/// Number of simulations for a decision if nobody says.
const USUAL_SIMULATIONS: u32 = 200;

/// Matches of search against itself.
pub(super) struct SelfPlay {
    simulations: u32,
    search: Search<SeptetKnowledge>,
    config: SeptetConfig,
    state: Septet,
    dice: GameRng,
    ends: BTreeMap<Ending, u32>,
}

impl SelfPlay {
    pub(super) fn new(
        training: &Training,
        generation: u32,
        knowledge: SeptetKnowledge,
    ) -> SelfPlay {
        let config = SeptetConfig::for_players(training.players)
            .expect("the plan is for three or four players");
        SelfPlay {
            simulations: training.simulations.unwrap_or(USUAL_SIMULATIONS),
            search: Search {
                knowledge,
                settings: SeptetKnowledge::settings(),
            },
            config,
            state: Septet::new(config),
            dice: GameRng::for_game(training.seed_of_run(), u64::from(generation)),
            ends: BTreeMap::new(),
        }
    }

    /// How all rounds so far ended.
    pub(super) fn ends(&self) -> RoundEnds {
        RoundEnds::new(self.ends.iter().map(|(&ending, &n)| (ending, n)).collect())
    }

    /// Plays one round, the next of a match or the first of a new one.
    pub(super) fn play_round(&mut self, examples: &mut Examples) {
        if let Turn::Over(_) = self.state.turn() {
            self.state = Septet::new(self.config);
        }
        let deal = self.state.sample_chance(&mut self.dice);
        self.state.apply_chance(&deal);
        let mut leader = self.state.leader();
        while let Turn::Act(seats) = self.state.turn() {
            let seat = seats.first().expect("somebody must act");
            let action = self.think(seat, examples);
            self.state.apply(seat, action);
            leader = leader.or(self.state.leader());
        }
        self.note_end(leader.expect("somebody has led"));
    }

    fn note_end(&mut self, leader: Seat) {
        let n_seats = self.config.players();
        let view = self.state.view(Viewer::Spectator);
        let result = view.last_round.expect("a round has just ended");
        let last = result.last_trick.winner;
        let steps = (last.index() + n_seats - leader.index()) % n_seats;
        let ending = Ending {
            party: party(steps, n_seats),
            is_won: result.end != RoundEnd::SevenTricks,
            points: usize::from(result.gained),
        };
        *self.ends.entry(ending).or_default() += 1;
    }

    /// Thinks about a decision, notes what came out, and decides.
    fn think(&mut self, seat: Seat, examples: &mut Examples) -> Action {
        let actions = self.state.legal_actions(seat);
        if actions.len() == 1 {
            return actions.nth(0);
        }
        let budget = Budget::simulations(self.simulations);
        let question = Question::of(&self.state, seat, budget);
        let advice = self.search.advise(&question, &mut self.dice);
        examples.add(Example::new(Decision::of(&self.state, seat), &advice));
        if self.dice.index(DECISIONS_PER_EXPLORATION) == 0 {
            in_proportion(&advice, &mut self.dice)
        } else {
            Advice::best(&advice).expect("a search looks at something")
        }
    }
}

/// An action in proportion to its visits.
fn in_proportion(advice: &[Advice<Action>], dice: &mut impl Dice) -> Action {
    let total: u32 = advice.iter().map(|advice| advice.n_visits).sum();
    let mut left = dice.below(total);
    for advice in advice {
        if left < advice.n_visits {
            return advice.action;
        }
        left -= advice.n_visits;
    }
    unreachable!("the number is below the total")
}
