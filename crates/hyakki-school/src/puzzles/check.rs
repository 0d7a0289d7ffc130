//! Proving a puzzle again.

use hyakki_catalog::{GameId, with_game};

use super::posed::{Candidate, Posed};
use super::position::Position;
use super::proof::{Kind, Proof};
use super::puzzle::{Puzzle, PuzzleError};
use super::strong::overturned;

/// What came of proving a puzzle again.
#[derive(Clone, Debug, PartialEq)]
pub enum Checked {
    /// The answer is right.
    Holds,
    /// The proof says something else now: only of the kinds that are proven.
    Wrong {
        /// What is right, if anything is.
        right: Vec<String>,
    },
    /// The answer is no longer clearly ahead.
    Overturned {
        /// How far it is ahead of the best other action, in points of winning chance.
        lead: f64,
    },
}

/// Proves a puzzle again. What is strong is compared anew by both judges, with so many times the playouts and other seeds.
///
/// # Errors
/// If it is no puzzle of this game.
pub fn check(
    game: GameId,
    puzzle: &Puzzle,
    factor: usize,
    seed: u64,
) -> Result<Checked, PuzzleError> {
    with_game!(game, G => check_typed::<G>(game, puzzle, factor, seed))
}

fn check_typed<G: Posed>(
    game: GameId,
    puzzle: &Puzzle,
    factor: usize,
    seed: u64,
) -> Result<Checked, PuzzleError> {
    let position = Position::<G>::of(puzzle, game)?;
    let candidate = Candidate::new(&position.state, position.seat);
    if puzzle.kind() == Kind::Strong {
        let (right, offered) = (&position.right, &position.offered);
        let lead = overturned(&candidate, right, offered, factor, seed);
        return Ok(lead.map_or(Checked::Holds, |lead| Checked::Overturned { lead }));
    }
    let mut solver = G::OpenSolver::default();
    let proven = G::prove(&candidate, puzzle.kind(), &mut solver);
    let same_proof = |proof: &Proof| *proof == puzzle.proof;
    Ok(match proven {
        Some(proven) if proven.right == position.right && same_proof(&proven.proof) => {
            Checked::Holds
        }
        Some(proven) => Checked::Wrong {
            right: proven.right.iter().map(ToString::to_string).collect(),
        },
        None => Checked::Wrong { right: Vec::new() },
    })
}
