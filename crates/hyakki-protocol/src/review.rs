//! What could have been played better in a finished match, and what was luck.

use hyakki_school::{Choice, Gap, Label, Moment, Parts, Review, SeatReview};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::schemas::GameName;

/// How far the review of a match is
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "state", rename_all = "kebab-case")]
pub enum ReviewStatus {
    /// Nobody has asked for it.
    None,
    /// It waits until others are done.
    Waiting {
        /// How many were asked for earlier.
        n_before: usize,
    },
    /// It is being made.
    Working {
        /// How many steps of the match are done.
        n_done: usize,
        /// Of how many; 0 as long as that is not known.
        n_steps: usize,
    },
    /// It could not be made, and would fail again.
    Failed,
    /// It is there.
    Done {
        /// The review.
        review: Box<MatchReview>,
    },
}

/// What could have been played better in a match, and what was luck. Winning chances are from 0 to 1, and lists are in the order
/// of the seats.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct MatchReview {
    /// The game.
    #[ts(type = "GameName")]
    #[schema(value_type = GameName)]
    pub game: String,
    /// How many playouts judged each decision.
    pub nodes: u32,
    /// Each seat's winning chance before the first step.
    pub expectation: Vec<f64>,
    /// Each seat's winning chance after each step, all cards known but those that nobody has seen.
    pub values: Vec<Vec<f64>>,
    /// The steps at which most was won and lost.
    pub turning_points: Vec<TurningPoint>,
    /// Every decision at which there was a choice.
    pub choices: Vec<ReviewedChoice>,
    /// The costliest decisions, at most three of a seat: find something better.
    pub exercises: Vec<Exercise>,
    /// The sums for each seat.
    pub seats: Vec<ReviewedSeat>,
}

/// A step at which much was won and lost
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct TurningPoint {
    /// How many steps there are after it: where the match stands then.
    pub step: usize,
    /// Who acted; nobody where chance fell.
    pub seat: Option<usize>,
    /// What it changed for each seat.
    pub changes: Vec<ReviewedParts>,
}

/// A change of a winning chance in parts, which add up to it
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReviewedParts {
    /// Luck of deals, draws and reshuffles.
    pub deals: f64,
    /// How much better or worse than the reviewer's quick play the decision was, by what its seat could know.
    pub play: f64,
    /// Luck of the unseen: how the hidden cards answered.
    pub unseen: f64,
}

/// How bad a decision was, by the winning chance that it surely gave away
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum LabelName {
    /// At least 3 points.
    Inaccuracy,
    /// At least 7 points.
    Mistake,
    /// At least 15 points.
    Blunder,
}

/// A decision, judged by what its seat could know
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReviewedChoice {
    /// How many steps were before it: the position that was decided about.
    pub step: usize,
    /// Who decided.
    pub seat: usize,
    /// The winning chance that it gave away against the best alternative.
    pub loss: f64,
    /// How bad that was, if it surely was.
    pub label: Option<LabelName>,
    /// Whether something was at stake.
    pub is_counted: bool,
}

/// A costly decision, with all that was thought about it
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Exercise {
    /// How many steps were before it: the position to decide about.
    pub step: usize,
    /// Who decided.
    pub seat: usize,
    /// What it did, in the game's notation.
    pub action: String,
    /// The winning chance that it gave away against the best alternative.
    pub loss: Interval,
    /// The same in the game's own points, as a mean.
    pub points_lost: f64,
    /// How bad that was.
    pub label: LabelName,
    /// The alternatives that were tried, the best first; what was done is among them.
    pub options: Vec<ExerciseOption>,
    /// What speaks for the best of the others, the clearest first.
    pub reasons: Vec<ReviewReason>,
    /// What only open cards could have told, in the points of a round; nothing where nobody can say that exactly.
    pub open_cards: Option<OpenCardsView>,
}

/// A mean with its 99 % interval
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct Interval {
    /// The mean.
    pub value: f64,
    /// The lower end.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// An alternative at a decision
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ExerciseOption {
    /// The action, in the game's notation.
    pub action: String,
    /// The winning chance with it.
    pub value: f64,
    /// How far it is behind what was done; below 0 it is ahead.
    pub behind: Interval,
    /// How often it was tried.
    pub n_playouts: usize,
    /// Whether it is a right answer: within 2 points of the best.
    pub is_right: bool,
}

/// Something that comes of two alternatives with different frequency
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReviewReason {
    /// What it is, by the name that the game has for it.
    pub fact: String,
    /// In how many of 100 worlds it came true with what was done.
    pub chosen: f64,
    /// In how many of 100 worlds it came true with the best of the others.
    pub other: f64,
}

/// What an exact solver says of a decision with all hands open
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct OpenCardsView {
    /// The points of the round with what was done.
    pub played: i8,
    /// The points of the round at best.
    pub best: i8,
    /// The actions that bring the best, in the game's notation.
    pub best_actions: Vec<String>,
}

/// What a match was like for one seat: `expectation + deals + own_play + others_play + unseen + conceded` is `result`
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
pub struct ReviewedSeat {
    /// Its winning chance before the first step.
    pub expectation: f64,
    /// Luck of deals, draws and reshuffles.
    pub deals: f64,
    /// Its own decisions, against the reviewer's quick play.
    pub own_play: f64,
    /// Half the length of the 99 % interval of `own_play`.
    pub own_play_error: f64,
    /// The decisions of all others, partners too.
    pub others_play: f64,
    /// Luck of the unseen.
    pub unseen: f64,
    /// What it changed that somebody resigned.
    pub conceded: f64,
    /// Its share of the win; in a match that was abandoned the winning chance when it ended.
    pub result: f64,
    /// How well it decided, from 0 to 100; nothing where nothing was at stake.
    pub accuracy: Option<f64>,
    /// How many decisions counted.
    pub n_counted: usize,
    /// How many inaccuracies, mistakes and blunders there were.
    pub n_labelled: [usize; 3],
}

/// Digits behind these would be noise.
fn rounded(value: f64) -> f64 {
    (value * 1e5).round() / 1e5
}

impl MatchReview {
    /// A review as a page needs it: of most decisions only what they cost.
    #[must_use]
    pub fn of(review: &Review) -> MatchReview {
        let rounded = |values: &[f64]| values.iter().copied().map(rounded).collect();
        let exercises = review.seats.iter().flat_map(|seat| &seat.exercises);
        let exercises = exercises.filter_map(|&place| Exercise::of(&review.choices[place]));
        let turning_points = review.turning_points.iter();
        MatchReview {
            game: review.game.name().to_owned(),
            nodes: review.nodes,
            expectation: rounded(&review.expectation),
            values: (review.moments.iter())
                .map(|moment| rounded(&moment.values))
                .collect(),
            turning_points: turning_points
                .map(|&step| TurningPoint::of(&review.moments[step]))
                .collect(),
            choices: review.choices.iter().map(ReviewedChoice::of).collect(),
            exercises: exercises.collect(),
            seats: review.seats.iter().map(ReviewedSeat::of).collect(),
        }
    }
}

impl TurningPoint {
    fn of(moment: &Moment) -> TurningPoint {
        TurningPoint {
            step: moment.step + 1,
            seat: moment.seat,
            changes: moment.parts.iter().map(ReviewedParts::of).collect(),
        }
    }
}

impl ReviewedParts {
    fn of(parts: &Parts) -> ReviewedParts {
        ReviewedParts {
            deals: rounded(parts.deals),
            play: rounded(parts.play),
            unseen: rounded(parts.unseen),
        }
    }
}

impl From<Label> for LabelName {
    fn from(label: Label) -> LabelName {
        match label {
            Label::Inaccuracy => LabelName::Inaccuracy,
            Label::Mistake => LabelName::Mistake,
            Label::Blunder => LabelName::Blunder,
        }
    }
}

impl ReviewedChoice {
    fn of(choice: &Choice) -> ReviewedChoice {
        ReviewedChoice {
            step: choice.step,
            seat: choice.seat,
            loss: rounded(choice.loss.value),
            label: choice.label.map(LabelName::from),
            is_counted: choice.is_counted,
        }
    }
}

impl Exercise {
    /// Only what has a label is an exercise.
    fn of(choice: &Choice) -> Option<Exercise> {
        let options = choice.options.iter().map(|option| ExerciseOption {
            action: option.action.clone(),
            value: rounded(option.value),
            behind: Interval::of(option.behind_chosen),
            n_playouts: option.n_playouts,
            is_right: option.is_right,
        });
        let reasons = choice.reasons.iter().map(|reason| ReviewReason {
            fact: reason.fact.to_owned(),
            chosen: rounded(reason.chosen),
            other: rounded(reason.other),
        });
        let open_cards = choice.open_cards.as_ref().map(|open| OpenCardsView {
            played: open.played,
            best: open.best,
            best_actions: open.best_actions.clone(),
        });
        Some(Exercise {
            step: choice.step,
            seat: choice.seat,
            action: choice.action.clone(),
            loss: Interval::of(choice.loss),
            points_lost: rounded(choice.points_lost),
            label: choice.label?.into(),
            options: options.collect(),
            reasons: reasons.collect(),
            open_cards,
        })
    }
}

impl Interval {
    fn of(gap: Gap) -> Interval {
        Interval {
            value: rounded(gap.value),
            low: rounded(gap.low),
            high: rounded(gap.high),
        }
    }
}

impl ReviewedSeat {
    fn of(seat: &SeatReview) -> ReviewedSeat {
        ReviewedSeat {
            expectation: rounded(seat.expectation),
            deals: rounded(seat.deals),
            own_play: rounded(seat.own_play),
            own_play_error: rounded(seat.own_play_error),
            others_play: rounded(seat.others_play),
            unseen: rounded(seat.unseen),
            conceded: rounded(seat.conceded),
            result: rounded(seat.result),
            accuracy: seat.accuracy.map(rounded),
            n_counted: seat.n_counted,
            n_labelled: [seat.n_inaccuracies, seat.n_mistakes, seat.n_blunders],
        }
    }
}
