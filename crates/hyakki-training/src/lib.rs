//! Self-play: how the weights of the minds come about.
//!
//! [`train`] plays matches of a game's minds against themselves, fits weights to what came out, and plays on with these. What it
//! finds it tells as text files ([`WeightsFile`]) like those in `hyakki-minds`, and it can go on from such files.
//!
//! Sketch, Pagoda and Tajuto learn what positions are worth, from how matches ended; Septet learns which cards a search would
//! play, and how rounds end. Nothing at a table depends on this crate.

mod linear;
pub mod net;
mod septet;
mod training;

use hyakki_catalog::GameId;
use hyakki_pagoda::Pagoda;
use hyakki_sketch::Sketch;
use hyakki_tajuto::Tajuto;

pub use training::{CannotTrain, Listener, Training, TrainingNews, WeightsFile};

/// Plays a game and learns, and tells about it on the way.
///
/// # Examples
/// ```
/// use std::ops::ControlFlow;
///
/// use hyakki_catalog::GameId;
/// use hyakki_training::{Training, TrainingNews, train};
///
/// let training = Training {
///     players: 2,
///     seed: 1,
///     generations: 1,
///     games: 5,
///     simulations: None,
///     earlier: Vec::new(),
///     made_by: "an example".to_owned(),
/// };
/// let mut learnt = Vec::new();
/// train(GameId::Sketch, &training, &mut |news| {
///     if let TrainingNews::Fitted { files, .. } = news {
///         learnt = files;
///     }
///     ControlFlow::Continue(())
/// })?;
/// assert_eq!(learnt[0].name, "weights.txt");
/// # Ok::<(), hyakki_training::CannotTrain>(())
/// ```
///
/// # Errors
/// If there is nothing to learn, or if what an earlier run had learnt does not fit.
pub fn train(
    game: GameId,
    training: &Training,
    tell: &mut Listener<'_>,
) -> Result<(), CannotTrain> {
    let trainer = TRAINERS.iter().find(|(learning, _)| *learning == game);
    let (_, trainer) = trainer.ok_or(CannotTrain::NothingToLearn)?;
    trainer(training, tell)
}

/// Plays one game and learns.
type Trainer = fn(&Training, &mut Listener<'_>) -> Result<(), CannotTrain>;

/// The games whose minds have something to learn.
const TRAINERS: [(GameId, Trainer); 4] = [
    (GameId::Septet, septet::train),
    (GameId::Sketch, |training, tell| {
        linear::train::<Sketch>(training, "weights.txt", tell)
    }),
    (GameId::Pagoda, |training, tell| {
        linear::train::<Pagoda>(training, &name_by_players(training), tell)
    }),
    (GameId::Tajuto, |training, tell| {
        linear::train::<Tajuto>(training, &name_by_players(training), tell)
    }),
];

fn name_by_players(training: &Training) -> String {
    format!("weights-{}.txt", training.players)
}
