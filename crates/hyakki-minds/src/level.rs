//! The four levels that people choose from.

use hyakki_core::{ActionSet, Dice, Game, GameRng};
use hyakki_search::{Advice, InformationSet, Knowledge, Mind, Question, Search};
use serde::{Deserialize, Serialize};
use strum::{Display, EnumString, IntoStaticStr, VariantArray};
use thiserror::Error;

use crate::game_with_minds::GameWithMinds;

/// How strong a mind is. Its name everywhere is that of the variant, in small letters.
///
/// # Examples
/// ```
/// use hyakki_minds::Level;
///
/// assert_eq!("adept".parse(), Ok(Level::Adept));
/// assert!(Level::Novice < Level::STRONGEST);
/// assert_eq!(Level::Apprentice.thinking_ms(), None);
/// ```
#[derive(
    Clone,
    Copy,
    Debug,
    PartialEq,
    Eq,
    PartialOrd,
    Ord,
    Hash,
    Display,
    EnumString,
    IntoStaticStr,
    VariantArray,
    Serialize,
    Deserialize,
)]
#[strum(
    serialize_all = "lowercase",
    parse_err_ty = UnknownLevel,
    parse_err_fn = UnknownLevel::new
)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Knows what is sensible, and does something else now and then.
    Novice,
    /// Plays what looks best at once, without a search.
    Apprentice,
    /// Thinks for about a tenth of a second.
    Adept,
    /// Thinks for about a second, and is the strongest there is.
    Master,
}

/// Number of worlds over which an apprentice averages the priors.
const APPRENTICE_WORLDS: usize = 8;

impl Level {
    /// All levels, weakest first.
    pub const ALL: &'static [Level] = Level::VARIANTS;

    /// The strongest level.
    pub const STRONGEST: Level = Level::ALL[Level::ALL.len() - 1];

    /// The name on the command line and in the protocol.
    #[must_use]
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// How long a mind of this level thinks when nothing hurries it, in milliseconds; nothing if it answers at once.
    #[must_use]
    pub fn thinking_ms(self) -> Option<u32> {
        match self {
            Level::Novice | Level::Apprentice => None,
            Level::Adept => Some(100),
            Level::Master => Some(1_000),
        }
    }

    /// The inverse temperature of its policy: a novice errs now and then.
    pub(crate) fn sharpness(self) -> f32 {
        match self {
            Level::Novice => 4.0,
            Level::Apprentice | Level::Adept | Level::Master => 8.0,
        }
    }

    /// What a mind of this level thinks of the question's actions.
    pub fn advise<G: GameWithMinds>(
        self,
        question: &Question<'_, G>,
        dice: &mut impl Dice,
    ) -> Vec<Advice<G::Action>> {
        let knowledge = G::knowledge(self);
        match self {
            Level::Novice => mean_priors(&knowledge, question, 1, dice),
            Level::Apprentice => mean_priors(&knowledge, question, APPRENTICE_WORLDS, dice),
            Level::Adept | Level::Master => Search {
                knowledge,
                settings: G::settings(self),
            }
            .advise(question, dice),
        }
    }

    /// What a mind of this level would do if only some of the question's actions were offered; nothing if it has thought of none
    /// of them.
    pub fn choose_among<G: GameWithMinds>(
        self,
        question: &Question<'_, G>,
        offered: &[G::Action],
        dice: &mut impl Dice,
    ) -> Option<G::Action> {
        let mut advice = self.advise(question, dice);
        advice.retain(|advice| offered.contains(&advice.action));
        self.chosen(&advice, dice)
    }

    /// The action that it takes, by what it thinks of each.
    fn chosen<A: Copy>(self, advice: &[Advice<A>], dice: &mut impl Dice) -> Option<A> {
        match self {
            Level::Novice => sampled(advice, dice),
            Level::Apprentice | Level::Adept | Level::Master => Advice::best(advice),
        }
    }
}

impl<G: GameWithMinds> Mind<G> for Level {
    fn choose(&mut self, question: &Question<'_, G>, rng: &mut GameRng) -> G::Action {
        if question.actions.len() == 1 {
            return question.actions.nth(0);
        }
        let advice = self.advise(question, rng);
        self.chosen(&advice, rng)
            .unwrap_or_else(|| question.actions.pick(rng))
    }
}

/// The prior of each action, in the mean of some worlds.
fn mean_priors<G: Game>(
    knowledge: &impl Knowledge<G>,
    question: &Question<'_, G>,
    n_worlds: usize,
    dice: &mut impl Dice,
) -> Vec<Advice<G::Action>> {
    let mut information_set = knowledge.information_set(&question.view);
    let mut advice: Vec<_> = question
        .actions
        .iter()
        .map(|action| Advice {
            action,
            n_visits: n_worlds as u32,
            value: 0.0,
        })
        .collect();
    let mut priors = Vec::new();
    for _ in 0..n_worlds {
        let world = information_set.sample(dice);
        priors.clear();
        information_set.priors(&world, question.seat, &question.actions, &mut priors);
        let sum: f32 = priors.iter().sum();
        if sum > 0.0 {
            for (advice, prior) in advice.iter_mut().zip(&priors) {
                advice.value += prior / sum / n_worlds as f32;
            }
        }
    }
    advice
}

/// An action sampled with its value as its probability.
fn sampled<A: Copy>(advice: &[Advice<A>], dice: &mut impl Dice) -> Option<A> {
    let sum: f32 = advice.iter().map(|advice| advice.value).sum();
    let mut rest = dice.next_word() as f32 / u32::MAX as f32 * sum;
    advice
        .iter()
        .find(|advice| {
            rest -= advice.value;
            rest <= 0.0 && advice.value > 0.0
        })
        .map(|advice| advice.action)
}

/// No level has this name.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("there is no level “{0}”")]
pub struct UnknownLevel(pub String);

impl UnknownLevel {
    fn new(name: &str) -> UnknownLevel {
        UnknownLevel(name.to_owned())
    }
}
