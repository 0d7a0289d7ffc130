//! From a match to the position of a puzzle and back.

use hyakki_catalog::GameId;
use hyakki_catalog::with_game;
use hyakki_core::record::{FORMAT, Header, Line};
use hyakki_core::{ActionSet, Game, Match, Seat, Step};

use super::puzzle::{Puzzle, PuzzleError};

/// A step as puzzles have it.
pub(super) fn step_text<G: Game>(step: &Step<G>) -> String {
    match step {
        Step::Chance(chance) => format!("!{chance}"),
        Step::Action(seat, action) => format!("{seat} {action}"),
    }
}

/// The record of a match that stands in the puzzle's position.
pub(super) fn record(puzzle: &Puzzle, game: GameId) -> String {
    let header = Header {
        hyakki: FORMAT,
        game: game.name().to_owned(),
        rules: with_game!(game, G => G::RULES_VERSION),
        players: puzzle.players,
        options: puzzle.options.clone(),
        names: (1..=puzzle.players)
            .map(|number| number.to_string())
            .collect(),
        fairness: None,
    };
    let mut text = header.to_line() + "\n";
    for step in &puzzle.steps {
        text.push_str(&line(step).to_line());
        text.push('\n');
    }
    text
}

/// What is no step becomes an event that never happens, so that whoever replays it is told where it stands.
fn line(step: &str) -> Line {
    if let Some(chance) = step.strip_prefix('!') {
        return Line::Chance(chance.to_owned());
    }
    let parts = step.split_once(' ');
    let action = parts.and_then(|(seat, action)| Some((seat.parse().ok()?, action)));
    match action {
        Some((seat, action)) => Line::Action {
            seat,
            action: action.to_owned(),
        },
        None => Line::Chance(step.to_owned()),
    }
}

/// A puzzle's position with the types of its game.
pub(super) struct Position<G: Game> {
    pub(super) state: G,
    pub(super) seat: Seat,
    pub(super) actions: G::Actions,
    pub(super) right: Vec<G::Action>,
    /// The only actions that are asked about; none where all are.
    pub(super) offered: Vec<G::Action>,
}

impl<G: Game> Position<G> {
    /// The position of a puzzle that is one.
    pub(super) fn of(puzzle: &Puzzle, game: GameId) -> Result<Position<G>, PuzzleError> {
        let replayed = Match::<G>::from_record(&record(puzzle, game))?;
        let state = replayed.game.state().clone();
        let seat = Seat::try_new(puzzle.seat, puzzle.players);
        let seat = seat
            .filter(|&seat| state.turn().seats().contains(seat))
            .ok_or(PuzzleError::NotToAct(puzzle.seat))?;
        let actions = state.legal_actions(seat);
        let legal = |texts: &[String]| -> Result<Vec<G::Action>, PuzzleError> {
            let parsed = texts.iter().map(|text| legal_action::<G>(&actions, text));
            parsed.collect()
        };
        let (right, offered) = (legal(&puzzle.right)?, legal(&puzzle.offered)?);
        let position = Position {
            state,
            seat,
            actions,
            right,
            offered,
        };
        for (action, text) in position.right.iter().zip(&puzzle.right) {
            position.check_is_asked(*action, text)?;
        }
        if position.right.is_empty() || position.right.len() >= position.n_choices() {
            return Err(PuzzleError::NoQuestion);
        }
        Ok(position)
    }

    /// An action that can be an answer.
    pub(super) fn answer(&self, text: &str) -> Result<G::Action, PuzzleError> {
        let action = legal_action::<G>(&self.actions, text)?;
        self.check_is_asked(action, text)?;
        Ok(action)
    }

    fn check_is_asked(&self, action: G::Action, text: &str) -> Result<(), PuzzleError> {
        if self.offered.is_empty() || self.offered.contains(&action) {
            Ok(())
        } else {
            Err(PuzzleError::NotOffered(text.to_owned()))
        }
    }

    /// How many actions there are to choose from.
    fn n_choices(&self) -> usize {
        match self.offered.len() {
            0 => self.actions.len(),
            n_offered => n_offered,
        }
    }
}

fn legal_action<G: Game>(actions: &G::Actions, text: &str) -> Result<G::Action, PuzzleError> {
    let action: G::Action = text.parse()?;
    if actions.contains(action) {
        Ok(action)
    } else {
        Err(PuzzleError::NotLegal(text.to_owned()))
    }
}
