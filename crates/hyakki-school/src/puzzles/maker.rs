//! Making puzzles.

use hyakki_catalog::{GameId, with_game};
use hyakki_core::{
    ActionSet, GameConfig, GameRng, Match, RecordError, Replayed, Step, Turn, next_step,
};
use hyakki_minds::Level;
use hyakki_search::{Budget, Mind, Question};

use super::level_choices::fails;
use super::posed::{Candidate, Posed, Proven};
use super::position::step_text;
use super::proof::Kind;
use super::puzzle::Puzzle;
use super::strong::LEAST_FAILED;
use crate::dice_of_playout::mixed;

/// Makes puzzles of a game from matches, one after the other. The same seed and match give the same puzzles.
#[derive(Clone, Copy, Debug)]
pub struct Maker {
    game: GameId,
    seed: u64,
}

/// Somebody said that it should stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

/// After a puzzle so many steps give none: what comes next is the same question again.
const STEPS_APART: usize = 4;
/// One match gives no more puzzles of a kind.
const MOST_OF_A_KIND: usize = 3;
/// Simulations of an adept in self-play.
const SELF_PLAY_SIMULATIONS: u32 = 60;

impl Maker {
    /// Makes puzzles of this game.
    #[must_use]
    pub fn new(game: GameId, seed: u64) -> Maker {
        Maker { game, seed }
    }

    /// The puzzles of the match with this number that minds play against themselves. `go_on` is asked before each position.
    ///
    /// # Errors
    /// If `go_on` said so.
    pub fn from_self_play(
        self,
        number: u64,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Result<Vec<Puzzle>, Stopped> {
        with_game!(self.game, G => {
            let game = self_play::<G>(self.seed, number);
            let seed = mixed(self.seed, number);
            Search::<G>::new(&game, number.to_string(), seed).run(go_on)
        })
    }

    /// The puzzles of a match that was played to its end; its place tells where it stands among the records.
    ///
    /// # Errors
    /// If the record is wrong. Within, if `go_on` said so.
    pub fn from_record(
        self,
        record: &str,
        place: &str,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Result<Result<Vec<Puzzle>, Stopped>, RecordError> {
        with_game!(self.game, G => {
            let Replayed { game, is_complete } = Match::<G>::from_record(record)?;
            if !is_complete {
                return Ok(Ok(Vec::new()));
            }
            Ok(Search::<G>::new(&game, place.to_owned(), self.seed).run(go_on))
        })
    }
}

/// A match of minds of different levels, up to where it gives puzzles.
fn self_play<G: Posed>(seed: u64, number: u64) -> Match<G> {
    let sizes: Vec<usize> = G::Config::PLAYERS.collect();
    let players = sizes[number as usize % sizes.len()];
    let config = G::Config::for_players(players).expect("the game is for so many");
    let mut game = Match::<G>::new(config, vec![String::new(); players]);
    let mut rng = GameRng::for_game(seed, number);
    let levels = [Level::Adept, Level::Apprentice, Level::Apprentice];
    while !G::is_past(game.state()) {
        let step = next_step(game.state(), &mut rng, |state, seat, rng| {
            let mut level = levels[(seat.index() + number as usize) % levels.len()];
            let budget = Budget::simulations(SELF_PLAY_SIMULATIONS);
            level.choose(&Question::of(state, seat, budget), rng)
        });
        match step {
            Some(Step::Chance(chance)) => game
                .record_chance(chance)
                .expect("what a game samples is what it allows"),
            Some(Step::Action(seat, action)) => {
                game.act(seat, action).expect("minds choose legal actions");
            }
            None => break,
        }
    }
    game
}

/// Looks through a match for puzzles.
struct Search<'a, G: Posed> {
    game: &'a Match<G>,
    from: String,
    seed: u64,
    solver: G::OpenSolver,
    found: Vec<Puzzle>,
    /// The step of the last puzzle of each kind.
    last: Vec<Option<usize>>,
}

impl<'a, G: Posed> Search<'a, G> {
    fn new(game: &'a Match<G>, from: String, seed: u64) -> Search<'a, G> {
        Search {
            game,
            from,
            seed,
            solver: G::OpenSolver::default(),
            found: Vec::new(),
            last: vec![None; G::KINDS.len()],
        }
    }

    fn run(mut self, go_on: &mut dyn FnMut() -> bool) -> Result<Vec<Puzzle>, Stopped> {
        let mut state = G::new(*self.game.state().config());
        for (number, step) in self.game.steps().iter().enumerate() {
            if G::is_past(&state) {
                break;
            }
            if let Turn::Act(seats) = state.turn() {
                if !go_on() {
                    return Err(Stopped);
                }
                // Where several act at once, the first one stands for them.
                if let Some(seat) = seats.first() {
                    self.look(number, &Candidate::new(&state, seat));
                }
            }
            step.apply_to(&mut state);
        }
        Ok(self.found)
    }

    fn look(&mut self, number: usize, candidate: &Candidate<'_, G>) {
        for (place, &kind) in G::KINDS.iter().enumerate() {
            let n_of_kind = self
                .found
                .iter()
                .filter(|puzzle| puzzle.kind() == kind)
                .count();
            let is_too_near = self.last[place].is_some_and(|last| number < last + STEPS_APART);
            if n_of_kind >= MOST_OF_A_KIND || is_too_near || !G::may_be(candidate, kind) {
                continue;
            }
            let seed = mixed(self.seed, (number << 4 | place) as u64);
            let proven = G::prove(candidate, kind, &mut self.solver, seed);
            if let Some(puzzle) =
                proven.and_then(|proven| self.puzzle(number, candidate, proven, seed))
            {
                self.found.push(puzzle);
                self.last[place] = Some(number);
                return;
            }
        }
    }

    /// The puzzle, unless it is trivial, a master does not think so, or the match has given one like it.
    fn puzzle(
        &self,
        number: usize,
        candidate: &Candidate<'_, G>,
        proven: Proven<G::Action>,
        seed: u64,
    ) -> Option<Puzzle> {
        let kind = proven.proof.kind();
        let fails = fails(candidate, kind, &proven.right, mixed(seed, 60));
        if fails.novice < LEAST_FAILED || (kind == Kind::Strong && fails.master >= 50) {
            return None;
        }
        let themes = G::themes(candidate, &proven.right);
        let is_like = |puzzle: &&Puzzle| puzzle.kind() == kind && puzzle.themes == themes;
        if self.found.iter().any(|puzzle| is_like(&puzzle)) {
            return None;
        }
        let config = candidate.state.config();
        let puzzle = Puzzle {
            id: String::new(),
            players: config.players(),
            options: config.options(),
            steps: self.game.steps()[..number].iter().map(step_text).collect(),
            seat: candidate.seat.index(),
            right: proven.right.iter().map(ToString::to_string).collect(),
            themes: themes.into_iter().map(str::to_owned).collect(),
            fails,
            from: self.from.clone(),
            proof: proven.proof,
        };
        debug_assert!(candidate.actions.len() > puzzle.right.len());
        Some(puzzle.with_id())
    }
}
