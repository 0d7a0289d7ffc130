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
        let mut right = Vec::new();
        for text in &puzzle.right {
            let action: G::Action = text.parse()?;
            if !actions.contains(action) {
                return Err(PuzzleError::NotLegal(text.clone()));
            }
            right.push(action);
        }
        if right.is_empty() || right.len() >= actions.len() {
            return Err(PuzzleError::NoQuestion);
        }
        Ok(Position {
            state,
            seat,
            actions,
            right,
        })
    }
}
