//! Puzzles: what is asked, what is answered, and what is said to the answer.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::schemas::{GameAction, GameName, GameView};

/// The puzzles of a day, and what there is to practise
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleDay {
    /// The day in universal time, counted from 1970-01-01.
    pub day: u32,
    /// Each game.
    pub games: Vec<PuzzleGame>,
}

/// The puzzles of a game
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleGame {
    /// The game.
    #[ts(type = "GameName")]
    #[schema(value_type = GameName)]
    pub game: String,
    /// How many there are.
    pub n_puzzles: usize,
    /// The id of the puzzle of the day: the same on every host that has the same puzzles.
    pub today: Option<String>,
    /// What they are about, and how many are about it.
    pub themes: Vec<PuzzleCount>,
    /// How hard they are, and how many are that hard.
    pub difficulties: Vec<PuzzleCount>,
    /// How many days in a row the caller has solved; only for somebody with an account.
    pub streak: Option<PuzzleStreak>,
}

/// A name, and how many puzzles it holds for
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleCount {
    /// The name.
    pub name: String,
    /// How many.
    pub n: usize,
}

/// Days in a row on which the puzzle of the day was solved at the first try
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleStreak {
    /// How many, up to today or, while today's is not tried, up to yesterday.
    pub days: u32,
    /// Whether the first try at today's was right; nothing before it.
    pub today: Option<bool>,
}

/// A puzzle without its answer
#[derive(Clone, Debug, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleView {
    /// The game.
    #[ts(type = "GameName")]
    #[schema(value_type = GameName)]
    pub game: String,
    /// The id.
    pub id: String,
    /// What stands behind the answer: `proven-open`, `proven-closed` or `strong`.
    pub kind: String,
    /// How hard it is: `easy`, `medium`, `hard` or `expert`.
    pub difficulty: String,
    /// How many play.
    pub players: usize,
    /// Who must act.
    pub seat: usize,
    /// How many steps led to the position.
    pub step: usize,
    /// Where it stands among those that fit, from 0; 0 for one that was asked for by its id.
    pub place: usize,
    /// How many fit; 1 for one that was asked for by its id.
    pub n_fitting: usize,
    /// What the seat knows: the game's own type.
    #[ts(type = "unknown")]
    #[schema(value_type = GameView)]
    pub view: Box<RawValue>,
    /// What every seat knows, where all hands are open; otherwise nothing.
    #[ts(type = "Array<unknown>")]
    #[schema(value_type = Vec<GameView>)]
    pub open_views: Vec<Box<RawValue>>,
    /// Whether only some of what the seat can do is asked about, because there are hundreds: these are in `legal` then.
    pub is_offered: bool,
    /// What can be answered, in the game's notation: what the seat can do.
    pub legal: Vec<String>,
    /// The same in the same order, in parts.
    #[ts(type = "Array<unknown>")]
    #[schema(value_type = Vec<GameAction>)]
    pub legal_parts: Vec<Box<RawValue>>,
}

/// An answer to a puzzle
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PuzzleTry {
    /// What the seat would do, in the game's notation.
    pub action: String,
}

/// What is said to an answer
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleVerdict {
    /// Whether it is right, or worth the same as what is.
    pub is_right: bool,
    /// What is right, in the game's notation.
    pub right: Vec<String>,
    /// The first of them in parts.
    #[ts(type = "unknown")]
    #[schema(value_type = GameAction)]
    pub right_parts: Value,
    /// What the puzzle is about.
    pub themes: Vec<String>,
    /// In what the figures are: `points` of the round, `worlds` in which it is won, or `chances` to win in percent.
    pub measure: String,
    /// What the answer is worth.
    pub tried: f64,
    /// What the right one is worth.
    pub best: f64,
    /// How many worlds there are, where worlds were counted.
    pub n_worlds: Option<usize>,
    /// Where worlds were counted, what every seat would see in one of those in which the right answer wins and a wrong one does
    /// not: the game's own type. Otherwise nothing.
    #[ts(type = "Array<unknown>")]
    #[schema(value_type = Vec<GameView>)]
    pub lost_world: Vec<Value>,
    /// How a wrong answer is refuted, where all hands are open or in that world: what follows, to the end of the round.
    pub line: Vec<PuzzleMove>,
    /// What comes more or less often with the answer than with the right one, the clearest first.
    pub facts: Vec<PuzzleFact>,
    /// The streak after this try, for somebody with an account.
    pub streak: Option<PuzzleStreak>,
}

/// What a seat does
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleMove {
    /// The seat.
    pub seat: usize,
    /// What it does, in the game's notation.
    pub action: String,
    /// The same in parts: the game's own type.
    #[ts(type = "unknown")]
    #[schema(value_type = GameAction)]
    pub action_parts: Value,
}

/// How often something comes of an action, in percent
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct PuzzleFact {
    /// What comes: a word of the game.
    pub fact: String,
    /// After the answer.
    pub tried: u8,
    /// After the right one.
    pub best: u8,
}
