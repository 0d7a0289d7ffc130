//! A match of whichever game, read and driven in text.

use hyakki_core::record::{Header, Line, RecordedOutcome};
use hyakki_core::{
    ActionSet, CannotConcede, CannotUndo, ConfigError, Fairness, Game, GameConfig, GameRng, Match,
    NotationError, Options, RecordError, RecordProblem, Replayed, Rule, Seat, SeatSet, Secret,
    Step, Turn, Viewer, record, settle,
};
use hyakki_minds::GameWithMinds;
use hyakki_text::{Inked, Page};
use serde::Serialize;
use serde_json::value::{RawValue, to_raw_value};
use thiserror::Error;

use crate::games::GameId;
use crate::minds::{AnyQuestion, question};
use crate::stretch::{AnyStretch, stretch};

/// A match of whichever game.
///
/// Steps are counted from 0; `after(n)` means after the first `n` steps.
pub trait AnyMatch: Send + Sync {
    /// Which game.
    fn game(&self) -> GameId;
    /// What was settled before the match.
    fn header(&self) -> &Header;
    /// How many steps there have been.
    fn n_steps(&self) -> usize;
    /// One step, as a line of the record.
    fn step(&self, index: usize) -> Option<Line>;
    /// What the match waited for after so many steps.
    fn turn_after(&self, n_steps: usize) -> Turn;
    /// What a viewer saw after so many steps, as text.
    fn page_after(&self, n_steps: usize, viewer: Viewer) -> Page;
    /// What a viewer saw after so many steps, as data.
    fn json_after(&self, n_steps: usize, viewer: Viewer) -> Box<RawValue>;
    /// What a seat could do after so many steps, in the game's notation.
    fn legal_after(&self, n_steps: usize, seat: Seat) -> Vec<String>;
    /// The same actions in the same order, as data.
    fn legal_parts_after(&self, n_steps: usize, seat: Seat) -> Vec<Box<RawValue>>;
    /// The action of one step as data; nothing where chance fell.
    fn action_parts(&self, index: usize) -> Option<Box<RawValue>>;
    /// A seat acts. What is refused changes nothing.
    fn act(&mut self, seat: Seat, notation: &str) -> Result<(), Refused>;
    /// Lets chance fall until a seat must act or the match is over.
    fn settle(&mut self, rng: &mut GameRng);
    /// Takes back the last steps, which must all be actions of one seat.
    fn undo(&mut self, n_steps: usize) -> Result<(), CannotUndo>;
    /// How many lines of the record are there because of undos: the undos themselves, and the steps that were taken back.
    fn n_undo_lines(&self) -> usize;
    /// The side of a seat resigns: it will be behind all others.
    fn resign(&mut self, seat: Seat) -> Result<(), CannotConcede>;
    /// Nobody plays on: the people in these seats said so, and all others let it happen.
    fn abandon(&mut self, by: SeatSet) -> Result<(), CannotConcede>;
    /// The seats of the sides that have resigned.
    fn resigned(&self) -> SeatSet;
    /// How the match ended, as its record states it; nothing while it is played.
    fn outcome(&self) -> Option<RecordedOutcome>;
    /// Reveals the secret behind the deals of a match that is over.
    fn reveal(&mut self, secret: Secret) -> Result<(), RecordProblem>;
    /// Draws every random event anew from the source that the deals came from, and leaves it where it stood then.
    /// False if one came out differently.
    fn rederive(&self, source: &mut GameRng) -> bool;
    /// Whether the action at this step showed anybody something that was hidden before; chance always does.
    fn has_revealed(&self, index: usize) -> bool;
    /// An action that is good for this seat whatever it plans, now.
    fn courtesy(&self, seat: Seat) -> Option<String>;
    /// The seats that win and lose together with this one.
    fn team(&self, seat: Seat) -> SeatSet;
    /// The stretch from after `first` steps to after `last`, to be looked at elsewhere.
    fn stretch(&self, first: usize, last: usize) -> Box<dyn AnyStretch>;
    /// What a seat must decide now, to be answered elsewhere; nothing when it is not its turn.
    fn question(&self, seat: Seat) -> Option<Box<dyn AnyQuestion>>;
    /// The lines of the record from this one on; the header is line 0.
    fn lines_from(&self, first: usize) -> Vec<String>;
    /// The record so far.
    fn to_record(&self) -> String;

    /// What the match waits for now.
    fn turn(&self) -> Turn {
        self.turn_after(self.n_steps())
    }
}

/// Why a step was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Refused {
    /// It is not in the game's notation.
    #[error(transparent)]
    Notation(#[from] NotationError),
    /// It breaks a rule.
    #[error("{why}")]
    Rule {
        /// The rule's name.
        name: &'static str,
        /// The rule in words.
        why: String,
    },
}

struct TypedMatch<G: Game> {
    id: GameId,
    game: Match<G>,
}

impl<G: Game> TypedMatch<G> {
    /// Whether the players have ended the match within so many steps: then nobody can do anything any more.
    fn is_conceded_after(&self, n_steps: usize) -> bool {
        n_steps >= self.game.steps().len() && self.game.is_conceded()
    }
}

impl<G: GameWithMinds<View: Inked>> AnyMatch for TypedMatch<G> {
    fn game(&self) -> GameId {
        self.id
    }

    fn header(&self) -> &Header {
        self.game.header()
    }

    fn n_steps(&self) -> usize {
        self.game.steps().len()
    }

    fn step(&self, index: usize) -> Option<Line> {
        self.game.steps().get(index).map(Step::to_line)
    }

    fn turn_after(&self, n_steps: usize) -> Turn {
        if n_steps >= self.game.steps().len() {
            return self.game.turn();
        }
        self.game.state_after(n_steps).turn()
    }

    fn page_after(&self, n_steps: usize, viewer: Viewer) -> Page {
        Page::of(&self.game.state_after(n_steps).view(viewer))
    }

    fn json_after(&self, n_steps: usize, viewer: Viewer) -> Box<RawValue> {
        let view = self.game.state_after(n_steps).view(viewer);
        to_raw_value(&view).expect("a view always makes JSON")
    }

    fn legal_after(&self, n_steps: usize, seat: Seat) -> Vec<String> {
        if self.is_conceded_after(n_steps) {
            return Vec::new();
        }
        let actions = self.game.state_after(n_steps).legal_actions(seat);
        actions.iter().map(|action| action.to_string()).collect()
    }

    fn legal_parts_after(&self, n_steps: usize, seat: Seat) -> Vec<Box<RawValue>> {
        if self.is_conceded_after(n_steps) {
            return Vec::new();
        }
        let actions = self.game.state_after(n_steps).legal_actions(seat);
        actions.iter().map(|action| parts(&action)).collect()
    }

    fn action_parts(&self, index: usize) -> Option<Box<RawValue>> {
        match self.game.steps().get(index)? {
            Step::Action(_, action) => Some(parts(action)),
            Step::Chance(_) => None,
        }
    }

    fn act(&mut self, seat: Seat, notation: &str) -> Result<(), Refused> {
        let action = notation.parse()?;
        self.game
            .act(seat, action)
            .map_err(|illegal| Refused::Rule {
                name: illegal.name(),
                why: illegal.to_string(),
            })
    }

    fn settle(&mut self, rng: &mut GameRng) {
        if !self.game.is_conceded() {
            settle(&mut self.game, rng);
        }
    }

    fn undo(&mut self, n_steps: usize) -> Result<(), CannotUndo> {
        self.game.undo(n_steps)
    }

    fn n_undo_lines(&self) -> usize {
        self.game.n_undo_lines()
    }

    fn resign(&mut self, seat: Seat) -> Result<(), CannotConcede> {
        self.game.resign(seat)
    }

    fn abandon(&mut self, by: SeatSet) -> Result<(), CannotConcede> {
        self.game.abandon(by)
    }

    fn resigned(&self) -> SeatSet {
        self.game.resigned()
    }

    fn outcome(&self) -> Option<RecordedOutcome> {
        self.game.outcome()
    }

    fn reveal(&mut self, secret: Secret) -> Result<(), RecordProblem> {
        self.game.reveal(secret)
    }

    fn rederive(&self, source: &mut GameRng) -> bool {
        self.game.first_chance_not_from(source).is_none()
    }

    fn has_revealed(&self, index: usize) -> bool {
        match self.game.steps().get(index) {
            Some(&Step::Action(seat, action)) => self.game.state_after(index).reveals(seat, action),
            Some(Step::Chance(_)) | None => true,
        }
    }

    fn courtesy(&self, seat: Seat) -> Option<String> {
        if self.game.is_conceded() {
            return None;
        }
        let courtesy = self.game.state().courtesy(seat);
        courtesy.map(|action| action.to_string())
    }

    fn team(&self, seat: Seat) -> SeatSet {
        self.game.state().team(seat)
    }

    fn stretch(&self, first: usize, last: usize) -> Box<dyn AnyStretch> {
        stretch(&self.game, first, last)
    }

    fn question(&self, seat: Seat) -> Option<Box<dyn AnyQuestion>> {
        if self.game.is_conceded() {
            return None;
        }
        question(self.game.state(), seat)
    }

    fn lines_from(&self, first: usize) -> Vec<String> {
        self.game.record_lines_from(first).collect()
    }

    fn to_record(&self) -> String {
        self.game.to_record()
    }

    fn turn(&self) -> Turn {
        self.game.turn()
    }
}

fn parts(action: &impl Serialize) -> Box<RawValue> {
    to_raw_value(action).expect("an action always makes JSON")
}

/// A match before its first step.
pub fn new_match(
    id: GameId,
    players: usize,
    options: &Options,
    names: Vec<String>,
    fairness: Option<Fairness>,
) -> Result<Box<dyn AnyMatch>, ConfigError> {
    with_game!(id, G => new_typed::<G>(id, players, options, names, fairness))
}

fn new_typed<G: GameWithMinds<View: Inked>>(
    id: GameId,
    players: usize,
    options: &Options,
    names: Vec<String>,
    fairness: Option<Fairness>,
) -> Result<Box<dyn AnyMatch>, ConfigError> {
    let config = G::Config::build(players, options)?;
    let mut game = Match::<G>::new(config, names);
    if let Some(fairness) = fairness {
        game = game.with_fairness(fairness);
    }
    Ok(Box::new(TypedMatch { id, game }))
}

/// Replays a record of any game, checking every step.
pub fn replay(text: &str) -> Result<Replayed<Box<dyn AnyMatch>>, RecordError> {
    let replayed = replay_while(text, &|| true)?;
    Ok(replayed.expect("it was told to go on to the end"))
}

/// Replays a record of any game, and asks before each line whether to go on; nothing if it must not.
pub fn replay_while(
    text: &str,
    may_go_on: &dyn Fn() -> bool,
) -> Result<Option<Replayed<Box<dyn AnyMatch>>>, RecordError> {
    let header = record::header(text)?;
    let id: GameId = header
        .game
        .parse()
        .map_err(|_| RecordProblem::UnknownGame(header.game).at(1))?;
    with_game!(id, G => replay_typed::<G>(id, text, may_go_on))
}

fn replay_typed<G: GameWithMinds<View: Inked>>(
    id: GameId,
    text: &str,
    may_go_on: &dyn Fn() -> bool,
) -> Result<Option<Replayed<Box<dyn AnyMatch>>>, RecordError> {
    let replayed = Match::<G>::from_record_while(text, may_go_on)?;
    Ok(replayed.map(|Replayed { game, is_complete }| Replayed {
        game: Box::new(TypedMatch { id, game }) as Box<dyn AnyMatch>,
        is_complete,
    }))
}
