//! Self-play for games whose positions a linear evaluator values.
//!
//! The evaluator's own knowledge plays matches against itself, a little carelessly so that much is seen.
//! The evaluator is then fitted to how these matches ended; with the new one the matches are better, and so on.

mod example;
mod optimiser;
mod self_play;

use std::sync::Arc;

use example::Example;
use hyakki_core::{Dice, GameRng};
use hyakki_minds::{BadWeights, LinearEvaluator, LinearlyEvaluated};
use optimiser::Optimiser;
use self_play::play;

use crate::training::{CannotTrain, Listener, Training, TrainingNews, WeightsFile};

/// How often the examples of a generation are gone through.
const EPOCHS: usize = 3;
/// The learning rate.
const RATE: f32 = 0.1;
/// How surely self-play takes the better looking action: less surely than minds at a table, so that much is seen.
const SHARPNESS: f32 = 6.0;
/// One of this many games is held out, to see how well the others foresee it.
const GAMES_PER_HELD_OUT: u32 = 10;
/// How many games pass between two pieces of news.
const GAMES_PER_NEWS: u32 = 100;

/// Positions to learn from, and positions to see how well that went.
#[derive(Default)]
struct Examples {
    fitted: Vec<Example>,
    held_out: Vec<Example>,
}

/// Plays and learns, and tells about each generation.
pub(crate) fn train<G: LinearlyEvaluated>(
    training: &Training,
    file_name: &str,
    tell: &mut Listener<'_>,
) -> Result<(), CannotTrain> {
    if training.simulations.is_some() {
        return Err(CannotTrain::NoSearch);
    }
    let mut evaluator = first_evaluator::<G>(training, file_name)?;
    let mut dice = GameRng::for_game(training.seed_of_run(), 0);
    for generation in 1..=training.generations {
        let Some(mut examples) = play_generation::<G>(training, generation, &evaluator, tell)
        else {
            return Ok(());
        };
        fit(&mut evaluator, &mut examples.fitted, &mut dice);
        let cross_entropy = mean_cross_entropy(&examples.held_out, &evaluator);
        let n_positions = examples.fitted.len();
        let news = TrainingNews::Fitted {
            generation,
            summary: format!("{n_positions} positions; mean cross entropy {cross_entropy:.4}"),
            files: vec![WeightsFile {
                name: file_name.to_owned(),
                text: evaluator.to_text(&training.made_by),
            }],
        };
        if tell(news).is_break() {
            break;
        }
    }
    Ok(())
}

/// Plays the games of a generation; nothing if somebody puts an end to it.
fn play_generation<G: LinearlyEvaluated>(
    training: &Training,
    generation: u32,
    evaluator: &LinearEvaluator,
    tell: &mut Listener<'_>,
) -> Option<Examples> {
    let knowledge = G::knowledge_with(Arc::new(evaluator.clone()), SHARPNESS);
    let seed = training.seed_of_run();
    let mut examples = Examples::default();
    for number in 0..training.games {
        let stream = u64::from(generation) << 32 | u64::from(number);
        let mut dice = GameRng::for_game(seed, stream);
        let played = play::<G>(&knowledge, training.players, &mut dice);
        if number % GAMES_PER_HELD_OUT == GAMES_PER_HELD_OUT - 1 {
            examples.held_out.extend(played);
        } else {
            examples.fitted.extend(played);
        }
        let games = number + 1;
        if games % GAMES_PER_NEWS == 0
            && tell(TrainingNews::Played { generation, games }).is_break()
        {
            return None;
        }
    }
    Some(examples)
}

fn fit(evaluator: &mut LinearEvaluator, examples: &mut [Example], dice: &mut impl Dice) {
    let mut optimiser = Optimiser::new(evaluator, RATE);
    for _ in 0..EPOCHS {
        dice.shuffle(examples);
        for example in &*examples {
            optimiser.step(evaluator, example);
        }
    }
}

fn mean_cross_entropy(examples: &[Example], evaluator: &LinearEvaluator) -> f32 {
    let sum: f32 = (examples.iter())
        .map(|example| example.cross_entropy(evaluator))
        .sum();
    sum / examples.len().max(1) as f32
}

/// What to begin with: what an earlier run had learnt, or a heuristic.
fn first_evaluator<G: LinearlyEvaluated>(
    training: &Training,
    file_name: &str,
) -> Result<LinearEvaluator, CannotTrain> {
    let heuristic = G::heuristic_evaluator();
    let Some(file) = training.earlier_file(file_name)? else {
        return Ok(heuristic);
    };
    let bad = |why: BadWeights| CannotTrain::BadFile {
        name: file_name.to_owned(),
        why: why.to_string(),
    };
    let evaluator: LinearEvaluator = file.text.parse().map_err(bad)?;
    if evaluator.has_shape_of(&heuristic) {
        Ok(evaluator)
    } else {
        let why = "it has more or fewer numbers than this game needs";
        Err(bad(BadWeights(why.to_owned())))
    }
}
