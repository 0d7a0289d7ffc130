//! Learning by self-play.

use thiserror::Error;

/// How much is to be played and learnt.
#[derive(Clone, Debug)]
pub struct Training {
    /// How many sit at the table.
    pub players: usize,
    /// Where the random numbers start.
    pub seed: u64,
    /// How often something is fitted to what was played with what was known before.
    pub generations: u32,
    /// How many games (or rounds, where a game learns by rounds) are played for each.
    pub games: u32,
    /// How many simulations each decision gets.
    pub simulations: u32,
    /// What an earlier run had learnt; empty to begin anew.
    pub earlier: Vec<TaughtFile>,
    /// The command, to be noted in what comes out.
    pub made_by: String,
}

/// Something learnt, as it is stored in this crate.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaughtFile {
    /// The file's name.
    pub name: String,
    /// What stands in it.
    pub text: String,
}

/// Something has happened that is worth telling.
#[derive(Clone, Debug)]
pub enum TrainingNews {
    /// So many games of the generation are played.
    Played {
        /// From 1.
        generation: u32,
        /// So many.
        games: u32,
    },
    /// Something is fitted.
    Fitted {
        /// From 1.
        generation: u32,
        /// How well, in a few words.
        summary: String,
        /// All that is known now.
        files: Vec<TaughtFile>,
    },
}

/// Why nothing was learnt.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CannotTrain {
    /// The game's minds have nothing that is learnt by playing.
    #[error("nothing is learnt by self-play for this game and number of players")]
    NothingToLearn,
    /// What an earlier run had learnt cannot be read.
    #[error("{name}: {why}")]
    BadFile {
        /// The file's name.
        name: String,
        /// What is wrong with it.
        why: String,
    },
}
