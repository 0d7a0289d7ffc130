//! A review as data: what a command prints and a page draws.

use hyakki_catalog::GameId;
use serde::Serialize;

use crate::gap::Gap;
use crate::label::Label;

/// What a finished match was like: the winning chance of each seat over its steps, its luck, and every decision.
///
/// Winning chances are from 0 to 1, and lists by seat are in seat order.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Review {
    /// Which game.
    pub game: GameId,
    /// The version of its rules.
    pub rules: u32,
    /// The players' names in seat order.
    pub names: Vec<String>,
    /// How many playouts judged each decision.
    pub nodes: u32,
    /// The seed of all that was sampled: with the same, the review is the same.
    pub seed: u64,
    /// Each seat's winning chance before the first step.
    pub expectation: Vec<f64>,
    /// Each seat's points at the end; none where the players ended the match before.
    pub points: Vec<i16>,
    /// Every step of the match.
    pub moments: Vec<Moment>,
    /// Every decision at which there was a choice.
    pub choices: Vec<Choice>,
    /// The sums for each seat.
    pub seats: Vec<SeatReview>,
    /// The steps at which most was won and lost, in the match's order.
    pub turning_points: Vec<usize>,
}

/// A step of the match, and what it changed.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Moment {
    /// The step's number, from 0: so many were before it.
    pub step: usize,
    /// Who acted; nobody where chance fell.
    pub seat: Option<usize>,
    /// The step in the game's notation; left out where it is a random event, which can be long.
    pub action: Option<String>,
    /// Each seat's winning chance after it, all cards known but those that nobody has seen.
    pub values: Vec<f64>,
    /// What it changed for each seat, in parts.
    pub parts: Vec<Parts>,
}

/// A change of a seat's winning chance in parts, which add up to it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
pub struct Parts {
    /// Luck of deals, draws and reshuffles: the value after each, against its mean over what could have come.
    pub deals: f64,
    /// Decisions of the seat that acted, judged by what it could know: how much better or worse they were than the reviewer's
    /// quick play.
    pub play: f64,
    /// Luck of the unseen: how the hidden cards answered a decision, against what could be expected of it.
    pub unseen: f64,
}

impl Parts {
    /// The whole change.
    #[must_use]
    pub fn sum(self) -> f64 {
        self.deals + self.play + self.unseen
    }
}

/// A decision at which there was a choice.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Choice {
    /// The step's number, from 0: the position is the one after so many steps.
    pub step: usize,
    /// Who decided.
    pub seat: usize,
    /// What it did, in the game's notation.
    pub action: String,
    /// The winning chance that it gave away against the best alternative, by what it could know.
    pub loss: Gap,
    /// The same in the game's own points, as a mean.
    pub points_lost: f64,
    /// How bad that was, if it surely was.
    pub label: Option<Label>,
    /// Whether something was at stake. What is forced, and what does not matter, is not counted.
    pub is_counted: bool,
    /// The alternatives, the best first; the chosen one is among them.
    pub options: Vec<Alternative>,
    /// What speaks for the best of the others, the clearest first.
    pub reasons: Vec<Reason>,
    /// What only open cards could have told; never counted.
    pub open_cards: Option<OpenCardsMark>,
}

/// An alternative at a decision.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Alternative {
    /// The action in the game's notation.
    pub action: String,
    /// The winning chance with it.
    pub value: f64,
    /// How far it is behind the chosen action.
    pub behind_chosen: Gap,
    /// How often it was tried.
    pub n_playouts: usize,
    /// Whether it is a right answer: within 2 points of the best.
    pub is_right: bool,
}

/// Something that comes of the two alternatives with different frequency.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Reason {
    /// What it is, by the name that the game has for it.
    pub fact: &'static str,
    /// In how many of 100 worlds it came true with the choice.
    pub chosen: f64,
    /// In how many of 100 worlds it came true with the best of the others.
    pub other: f64,
}

/// What an exact solver says of a decision with all hands open.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct OpenCardsMark {
    /// The points of the round with the choice.
    pub played: i8,
    /// The points of the round at best.
    pub best: i8,
    /// The actions that bring the best.
    pub best_actions: Vec<String>,
}

/// What a match was like for one seat. `expectation + deals + own_play + others_play + unseen + conceded` is `result`.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatReview {
    /// The seat's number.
    pub seat: usize,
    /// Its winning chance before the first step.
    pub expectation: f64,
    /// Luck of deals, draws and reshuffles.
    pub deals: f64,
    /// Its own decisions, against the reviewer's quick play.
    pub own_play: f64,
    /// Half the length of the 99 % interval of `own_play`; the unseen is uncertain by as much.
    pub own_play_error: f64,
    /// The decisions of all others, partners too.
    pub others_play: f64,
    /// Luck of the unseen.
    pub unseen: f64,
    /// What it changed that somebody resigned; 0 where the match was played to its end.
    pub conceded: f64,
    /// Its share of the win. In a match that was abandoned nobody won: then it is the winning chance when it ended.
    pub result: f64,
    /// How well it decided, from 0 to 100; nothing where nothing was at stake.
    pub accuracy: Option<f64>,
    /// How many decisions counted.
    pub n_counted: usize,
    /// The mean loss of the decisions that counted, in winning chance.
    pub mean_loss: f64,
    /// How many inaccuracies there were.
    pub n_inaccuracies: usize,
    /// How many mistakes.
    pub n_mistakes: usize,
    /// How many blunders.
    pub n_blunders: usize,
    /// The costliest decisions, at most three: places in the list of choices.
    pub exercises: Vec<usize>,
}
