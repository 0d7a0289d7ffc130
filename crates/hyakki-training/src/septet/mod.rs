//! Self-play: how the policy and the counts of round ends come about.
//!
//! Search plays against itself with what is known so far. What it thought of each card and each pass is noted, and a policy
//! is fitted to it that thinks the same without a search; with that policy the search plays better, and so on.

mod example;
mod optimiser;
mod self_play;

use std::str::FromStr;

use example::Examples;
use hyakki_core::GameRng;
use hyakki_minds::BadWeights;
use hyakki_minds::septet::{Policy, RoundEnds, SeptetKnowledge};
use optimiser::Optimiser;
use self_play::SelfPlay;

use crate::training::{CannotTrain, Listener, Training, TrainingNews, WeightsFile};

/// How many rounds pass between two pieces of news.
const ROUNDS_PER_NEWS: u32 = 10;

/// Plays and learns, and tells about it on the way. Begins with a heuristic, or where an earlier run had come to.
pub(crate) fn train(training: &Training, tell: &mut Listener<'_>) -> Result<(), CannotTrain> {
    let even = RoundEnds::even(training.players);
    let mut knowledge = SeptetKnowledge::with_weights(training.players, None, &even);
    let mut policy = Policy::uniform();
    if let Some(earlier) = read::<Policy>(training, "policy")? {
        policy = earlier;
        let ends = read(training, "rounds")?.unwrap_or(even);
        knowledge = SeptetKnowledge::with_weights(training.players, Some(policy.clone()), &ends);
    }
    let mut examples = Examples::default();
    let mut dice = GameRng::for_game(training.seed_of_run(), 0);
    for generation in 1..=training.generations {
        let mut self_play = SelfPlay::new(training, generation, knowledge);
        examples.forget_older();
        for games in 1..=training.games {
            self_play.play_round(&mut examples);
            if games % ROUNDS_PER_NEWS == 0
                && tell(TrainingNews::Played { generation, games }).is_break()
            {
                return Ok(());
            }
        }
        let [cards, passes] = Optimiser::new(&mut policy).fit(&examples, &mut dice);
        let ends = self_play.ends();
        let n_decisions = examples.len();
        let news = TrainingNews::Fitted {
            generation,
            summary: format!(
                "{n_decisions} decisions; mean cross entropy {cards:.3} for cards, {passes:.3} for passes"
            ),
            files: vec![
                file(training, "policy", policy.to_text(&training.made_by)),
                file(training, "rounds", ends.to_text(&training.made_by)),
            ],
        };
        if tell(news).is_break() {
            break;
        }
        knowledge = SeptetKnowledge::with_weights(training.players, Some(policy.clone()), &ends);
    }
    Ok(())
}

fn name(training: &Training, what: &str) -> String {
    let players = if training.players == 4 {
        "four"
    } else {
        "three"
    };
    format!("{players}-{what}.txt")
}

fn file(training: &Training, what: &str, text: String) -> WeightsFile {
    WeightsFile {
        name: name(training, what),
        text,
    }
}

/// What an earlier run has written, if it has.
fn read<T: FromStr<Err = BadWeights>>(
    training: &Training,
    what: &str,
) -> Result<Option<T>, CannotTrain> {
    let name = name(training, what);
    let Some(file) = training.earlier_file(&name)? else {
        return Ok(None);
    };
    let parsed = file.text.parse().map_err(|error: BadWeights| {
        let why = error.to_string();
        CannotTrain::BadFile { name, why }
    });
    parsed.map(Some)
}
