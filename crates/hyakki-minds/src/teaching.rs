//! Self-play: how the weights of a judge come about.
//!
//! The judge's own first looks play matches against each other, a little carelessly so that much is seen.
//! The judge is then fitted to how these matches ended; with the new judge the matches are better ones, and so on.

use std::sync::Arc;

use hyakki_core::{ActionSet, Dice, Game, GameConfig, GameRng, Options, Turn, Viewer};
use hyakki_search::{Craft, Insight, win_shares};

use crate::fit::{Fit, Lesson};
use crate::judge::Judge;
use crate::training::{CannotTrain, Listener, TaughtFile, Training, TrainingNews};

/// A game whose positions are judged by weights that self-play finds.
pub trait Judged: Game {
    /// What is known about the game beside the weights.
    type Craft: Craft<Self>;

    /// The craft with these weights, playing a little carelessly.
    #[doc(hidden)]
    fn pupil(weights: Weights) -> Self::Craft;

    /// The weights to begin with: rules of thumb.
    #[doc(hidden)]
    fn rules_of_thumb() -> Weights;

    /// What can be learned from this position, if it is one that is judged.
    fn lesson(&self) -> Option<Lesson>;
}

/// The weights of a judge.
#[derive(Clone, Debug)]
pub struct Weights(pub(crate) Arc<Judge>);

/// How often the lessons of a generation are gone through.
const N_TIMES: usize = 3;
/// How far the weights move at first.
const RATE: f32 = 0.1;
/// One game of so many is not learned from but kept, to see how well others are foreseen.
const N_KEPT: u32 = 10;
/// After so many games something is told.
const GAMES_PER_NEWS: u32 = 100;

/// Plays and learns, and tells about each generation.
pub(crate) fn teach<G: Judged>(
    training: &Training,
    file_name: &str,
    tell: &mut Listener<'_>,
) -> Result<(), CannotTrain> {
    if training.simulations.is_some() {
        return Err(CannotTrain::NoSearch);
    }
    let mut judge = first_judge::<G>(training, file_name)?;
    let seed = training.seed_of_run();
    let mut dice = GameRng::for_game(seed, 0);
    for generation in 1..=training.generations {
        let pupil = G::pupil(Weights(Arc::new(judge.clone())));
        let (mut lessons, mut kept) = (Vec::new(), Vec::new());
        for number in 0..training.games {
            let stream = u64::from(generation) << 32 | u64::from(number);
            let mut dice = GameRng::for_game(seed, stream);
            let is_kept = number % N_KEPT == N_KEPT - 1;
            let lessons = if is_kept { &mut kept } else { &mut lessons };
            play::<G>(&pupil, training.players, lessons, &mut dice);
            let games = number + 1;
            if games % GAMES_PER_NEWS == 0
                && tell(TrainingNews::Played { generation, games }).is_break()
            {
                return Ok(());
            }
        }
        let mut fit = Fit::new(&judge, RATE);
        for _ in 0..N_TIMES {
            dice.shuffle(&mut lessons);
            for lesson in &lessons {
                fit.learn(&mut judge, lesson);
            }
        }
        let surprise: f32 = kept.iter().map(|lesson| lesson.surprise(&judge)).sum();
        let surprise = surprise / kept.len().max(1) as f32;
        let news = TrainingNews::Fitted {
            generation,
            summary: format!("{} positions, surprise {surprise:.4}", lessons.len()),
            files: vec![TaughtFile {
                name: file_name.to_owned(),
                text: judge.to_text(&training.made_by),
            }],
        };
        if tell(news).is_break() {
            break;
        }
    }
    Ok(())
}

/// What to begin with: what an earlier run had learned, or rules of thumb.
fn first_judge<G: Judged>(training: &Training, file_name: &str) -> Result<Judge, CannotTrain> {
    let thumb = G::rules_of_thumb().0;
    let Some(file) = training.earlier_file(file_name)? else {
        return Ok(Judge::clone(&thumb));
    };
    let bad = |why: String| CannotTrain::BadFile {
        name: file_name.to_owned(),
        why,
    };
    let judge = Judge::from_text(&file.text).map_err(bad)?;
    if judge.is_like(&thumb) {
        Ok(judge)
    } else {
        Err(bad(
            "it has more or fewer numbers than this game needs".to_owned()
        ))
    }
}

/// Plays a match, and adds what can be learned from it.
fn play<G: Judged>(
    pupil: &G::Craft,
    players: usize,
    lessons: &mut Vec<Lesson>,
    dice: &mut impl Dice,
) {
    let config = G::Config::build(players, &Options::new()).expect("the plan fits the game");
    let mut state = G::new(config);
    let insight = pupil.look(&state.view(Viewer::Spectator));
    let n_before = lessons.len();
    let outcome = loop {
        match state.turn() {
            Turn::Over(outcome) => break outcome,
            Turn::Chance => {
                let chance = state.sample_chance(dice);
                state.apply_chance(&chance);
            }
            Turn::Act(seats) => {
                lessons.extend(state.lesson());
                let seat = seats.first().expect("somebody must act");
                let actions = state.legal_actions(seat);
                let action = match actions.len() {
                    1 => actions.nth(0),
                    _ => insight.play(&state, seat, &actions, dice),
                };
                state.apply(seat, action);
            }
        }
    };
    let shares = win_shares(&state, &outcome);
    for lesson in &mut lessons[n_before..] {
        lesson.conclude(shares);
    }
}
