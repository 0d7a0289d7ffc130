//! Making puzzles.

use hyakki_catalog::{GameId, with_game};
use hyakki_core::{
    GameConfig, GameRng, Match, RecordError, RecordProblem, Replayed, Seat, Step, Turn, next_step,
};
use hyakki_minds::Level;
use hyakki_search::{Budget, Mind, Question};

use super::favourite::{Favourite, LEAST_FAILED};
use super::level_choices::Asked;
use super::posed::{Candidate, Posed, Proven};
use super::position::step_text;
use super::proof::Kind;
use super::puzzle::Puzzle;
use super::strong;
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
/// A theme that one of so many known puzzles has is not sought any more.
const FULL_SHARE: usize = 3;
/// While a theme has fewer puzzles it is sought in any case.
const FEW: usize = 20;
/// Simulations of an adept in self-play.
const SELF_PLAY_SIMULATIONS: u32 = 60;

impl Maker {
    /// Makes puzzles of this game.
    #[must_use]
    pub fn new(game: GameId, seed: u64) -> Maker {
        Maker { game, seed }
    }

    /// The puzzles of the match with this number that minds play against themselves, those first whose themes few of the known
    /// ones have. `go_on` is asked before each position.
    ///
    /// # Errors
    /// If `go_on` said so.
    pub fn from_self_play(
        self,
        number: u64,
        known: &[Puzzle],
        go_on: &mut dyn FnMut() -> bool,
    ) -> Result<Vec<Puzzle>, Stopped> {
        with_game!(self.game, G => {
            let game = self_play::<G>(self.seed, number);
            let seed = mixed(self.seed, number);
            Search::<G>::new(&game, number.to_string(), seed, known).run(go_on)
        })
    }

    /// The puzzles of a match that was played to its end; its place tells where it stands among the records.
    ///
    /// # Errors
    /// If the record is wrong, or its match is not over, or has no chance to look at. Within, if `go_on` said so.
    pub fn from_record(
        self,
        record: &str,
        place: &str,
        known: &[Puzzle],
        go_on: &mut dyn FnMut() -> bool,
    ) -> Result<Result<Vec<Puzzle>, Stopped>, RecordError> {
        with_game!(self.game, G => {
            let Replayed { game, is_complete } = Match::<G>::from_record(record)?;
            if !is_complete {
                return Err(RecordProblem::Unfinished.at(record.lines().count()));
            }
            Ok(Search::<G>::new(&game, place.to_owned(), self.seed, known).run(go_on))
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
    known: &'a [Puzzle],
    solver: G::OpenSolver,
}

/// A position that may give a puzzle.
struct Prospect<G: Posed> {
    /// How many steps led to it.
    number: usize,
    state: G,
    seat: Seat,
    kind: Kind,
    answer: Answer<G::Action>,
    themes: Vec<&'static str>,
}

/// What is known of the answer before anything is proved that takes long.
enum Answer<A> {
    Proven(Proven<A>),
    Favourite(Favourite<A>),
}

impl<A> Answer<A> {
    fn right(&self) -> &[A] {
        match self {
            Answer::Proven(proven) => &proven.right,
            Answer::Favourite(favourite) => &favourite.right,
        }
    }

    fn offered(&self) -> &[A] {
        match self {
            Answer::Proven(_) => &[],
            Answer::Favourite(favourite) => &favourite.offered,
        }
    }
}

impl<'a, G: Posed> Search<'a, G> {
    fn new(game: &'a Match<G>, from: String, seed: u64, known: &'a [Puzzle]) -> Search<'a, G> {
        Search {
            game,
            from,
            seed,
            known,
            solver: G::OpenSolver::default(),
        }
    }

    /// Looks at all positions first, which costs little, and then proves what is rarest.
    fn run(mut self, go_on: &mut dyn FnMut() -> bool) -> Result<Vec<Puzzle>, Stopped> {
        let mut prospects = self.prospects(go_on)?;
        let most_of_theme = FEW.max(self.known.len() / FULL_SHARE);
        prospects.retain(|prospect| self.n_known(&prospect.themes) < most_of_theme);
        prospects.sort_by_key(|prospect| self.n_known(&prospect.themes));
        let mut found: Vec<(usize, Puzzle)> = Vec::new();
        for prospect in prospects {
            if !go_on() {
                return Err(Stopped);
            }
            if is_new(&prospect, &found) {
                let puzzle = self.puzzle(&prospect);
                found.extend(puzzle.map(|puzzle| (prospect.number, puzzle)));
            }
        }
        found.sort_by_key(|(number, _)| *number);
        Ok(found.into_iter().map(|(_, puzzle)| puzzle).collect())
    }

    fn prospects(&mut self, go_on: &mut dyn FnMut() -> bool) -> Result<Vec<Prospect<G>>, Stopped> {
        let mut prospects = Vec::new();
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
                    self.look(number, &Candidate::new(&state, seat), &mut prospects);
                }
            }
            step.apply_to(&mut state);
        }
        Ok(prospects)
    }

    fn look(
        &mut self,
        number: usize,
        candidate: &Candidate<'_, G>,
        prospects: &mut Vec<Prospect<G>>,
    ) {
        for &kind in G::KINDS {
            if !G::may_be(candidate, kind) {
                continue;
            }
            let answer = match kind {
                Kind::Strong => {
                    G::favourite(candidate, self.seed_of(number, kind)).map(Answer::Favourite)
                }
                Kind::ProvenOpen | Kind::ProvenClosed => {
                    G::prove(candidate, kind, &mut self.solver).map(Answer::Proven)
                }
            };
            prospects.extend(answer.map(|answer| Prospect {
                number,
                state: candidate.state.clone(),
                seat: candidate.seat,
                kind,
                themes: G::themes(candidate, answer.right()),
                answer,
            }));
        }
    }

    fn seed_of(&self, number: usize, kind: Kind) -> u64 {
        mixed(self.seed, (number << 4 | kind as usize) as u64)
    }

    /// How many known puzzles have the rarest of these themes.
    fn n_known(&self, themes: &[&'static str]) -> usize {
        let n_with = |theme: &&str| {
            let has = |puzzle: &&Puzzle| puzzle.themes.iter().any(|known| known == theme);
            self.known.iter().filter(has).count()
        };
        themes.iter().map(n_with).min().unwrap_or(0)
    }

    /// The puzzle, unless it cannot be proved, is trivial, or a master does not think so.
    fn puzzle(&self, prospect: &Prospect<G>) -> Option<Puzzle> {
        let candidate = Candidate::new(&prospect.state, prospect.seat);
        let (right, offered) = (prospect.answer.right(), prospect.answer.offered());
        let seed = self.seed_of(prospect.number, prospect.kind);
        let asked = Asked {
            candidate: &candidate,
            kind: prospect.kind,
            right,
            offered,
        };
        // What is cheap first: most of what is proved exactly is trivial.
        let seed_of_levels = mixed(seed, 60);
        if asked.percent_failed(Level::Novice, seed_of_levels) < LEAST_FAILED {
            return None;
        }
        let proof = match &prospect.answer {
            Answer::Proven(proven) => proven.proof.clone(),
            Answer::Favourite(favourite) => strong::prove(&candidate, favourite, seed)?,
        };
        let fails = asked.fails(seed_of_levels);
        if prospect.kind == Kind::Strong && fails.master >= 50 {
            return None;
        }
        let config = prospect.state.config();
        let texts = |actions: &[G::Action]| actions.iter().map(ToString::to_string).collect();
        let steps = &self.game.steps()[..prospect.number];
        let puzzle = Puzzle {
            id: String::new(),
            players: config.players(),
            options: config.options(),
            steps: steps.iter().map(step_text).collect(),
            seat: prospect.seat.index(),
            offered: texts(offered),
            right: texts(right),
            themes: prospect.themes.iter().map(ToString::to_string).collect(),
            fails,
            from: self.from.clone(),
            proof,
        };
        Some(puzzle.with_id())
    }
}

/// Whether the match has not yet given enough of this kind, or one that is much like it.
fn is_new<G: Posed>(prospect: &Prospect<G>, found: &[(usize, Puzzle)]) -> bool {
    let of_kind = || {
        found
            .iter()
            .filter(|(_, puzzle)| puzzle.kind() == prospect.kind)
    };
    let is_near = |number: usize| number.abs_diff(prospect.number) < STEPS_APART;
    of_kind().count() < MOST_OF_A_KIND
        && found.iter().all(|(number, _)| *number != prospect.number)
        && of_kind().all(|(number, puzzle)| !is_near(*number) && puzzle.themes != prospect.themes)
}
