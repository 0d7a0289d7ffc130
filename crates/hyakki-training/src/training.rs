//! Learning by self-play.

use std::ops::ControlFlow;

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
    /// How many simulations each decision gets, where a game learns from searches; else it must be left open.
    pub simulations: Option<u32>,
    /// What an earlier run had learnt; empty to begin anew.
    pub earlier: Vec<WeightsFile>,
    /// The command, to be noted in what comes out.
    pub made_by: String,
}

/// Somebody who is told about it, and can put an end to it.
pub type Listener<'a> = dyn FnMut(TrainingNews) -> ControlFlow<()> + 'a;

impl Training {
    /// Where the random numbers really start: elsewhere if it goes on from something, or the same games would come again.
    pub(crate) fn seed_of_run(&self) -> u64 {
        let texts = self.earlier.iter().flat_map(|file| file.text.bytes());
        // Fowler, Noll and Vo's hash.
        texts.fold(self.seed, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        })
    }

    /// What an earlier run wrote under this name; nothing if this is the first run.
    pub(crate) fn earlier_file(&self, name: &str) -> Result<Option<&WeightsFile>, CannotTrain> {
        let file = self.earlier.iter().find(|file| file.name == name);
        if file.is_none() && !self.earlier.is_empty() {
            return Err(CannotTrain::NothingEarlier(name.to_owned()));
        }
        Ok(file)
    }
}

/// Weights as they are stored in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeightsFile {
    /// The file's name.
    pub name: String,
    /// What stands in it.
    pub text: String,
}

/// Something has happened that is worth telling.
#[derive(Clone, Debug)]
pub enum TrainingNews {
    /// Some games of the generation are played.
    Played {
        /// From 1.
        generation: u32,
        /// How many.
        games: u32,
    },
    /// Something is fitted.
    Fitted {
        /// From 1.
        generation: u32,
        /// How well, in a few words.
        summary: String,
        /// All that is known now.
        files: Vec<WeightsFile>,
    },
}

/// Why nothing was learnt.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CannotTrain {
    /// The game's minds have nothing that is learnt by playing.
    #[error("nothing is learnt by self-play for this game and number of players")]
    NothingToLearn,
    /// It has no use for a number of simulations.
    #[error(
        "this game's minds do not search while they learn: leave out the number of simulations"
    )]
    NoSearch,
    /// There is something of an earlier run, but nothing for this game and number of players.
    #[error("there is no {0} to go on from")]
    NothingEarlier(String),
    /// What an earlier run had learnt cannot be read.
    #[error("{name}: {why}")]
    BadFile {
        /// The file's name.
        name: String,
        /// What is wrong with it.
        why: String,
    },
}
