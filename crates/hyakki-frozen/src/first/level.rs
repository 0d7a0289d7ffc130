//! The four levels as they were before the second generation.

use hyakki_core::{ActionSet, Dice, Game};
use hyakki_search::{Advice, Question};
use strum::VariantArray;

use crate::first::first_minds::FirstMinds;
use crate::search::{InformationSet, Knowledge, Search};

/// How strong a mind of the first generation is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, VariantArray)]
pub enum FirstLevel {
    /// Knows what is sensible, and does something else now and then.
    Novice,
    /// Plays what looks best at once, without a search.
    Apprentice,
    /// Thinks for about a tenth of a second.
    Adept,
    /// Thinks for about a second.
    Master,
}

/// Number of worlds over which an apprentice averages the priors.
const APPRENTICE_WORLDS: usize = 8;

impl FirstLevel {
    /// All of them, weakest first.
    pub const ALL: &'static [FirstLevel] = FirstLevel::VARIANTS;

    /// The name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            FirstLevel::Novice => "novice-v1",
            FirstLevel::Apprentice => "apprentice-v1",
            FirstLevel::Adept => "adept-v1",
            FirstLevel::Master => "master-v1",
        }
    }

    /// How long a mind of this level thinks when nothing hurries it, in milliseconds; nothing if it answers at once.
    #[must_use]
    pub fn thinking_ms(self) -> Option<u32> {
        match self {
            FirstLevel::Novice | FirstLevel::Apprentice => None,
            FirstLevel::Adept => Some(100),
            FirstLevel::Master => Some(1_000),
        }
    }

    /// The inverse temperature of its policy: a novice errs now and then.
    pub(crate) fn sharpness(self) -> f32 {
        match self {
            FirstLevel::Novice => 4.0,
            FirstLevel::Apprentice | FirstLevel::Adept | FirstLevel::Master => 8.0,
        }
    }

    /// What a mind of this level thinks of the question's actions.
    pub(crate) fn advise<G: FirstMinds>(
        self,
        question: &Question<'_, G>,
        dice: &mut impl Dice,
    ) -> Vec<Advice<G::Action>> {
        let knowledge = G::knowledge(self);
        match self {
            FirstLevel::Novice => mean_priors(&knowledge, question, 1, dice),
            FirstLevel::Apprentice => mean_priors(&knowledge, question, APPRENTICE_WORLDS, dice),
            FirstLevel::Adept | FirstLevel::Master => Search {
                knowledge,
                settings: G::settings(),
            }
            .advise(question, dice),
        }
    }

    /// What it does.
    pub(crate) fn choose<G: FirstMinds>(
        self,
        question: &Question<'_, G>,
        dice: &mut impl Dice,
    ) -> G::Action {
        if question.actions.len() == 1 {
            return question.actions.nth(0);
        }
        let advice = self.advise(question, dice);
        let chosen = match self {
            FirstLevel::Novice => sampled(&advice, dice),
            FirstLevel::Apprentice | FirstLevel::Adept | FirstLevel::Master => {
                Advice::best(&advice)
            }
        };
        chosen.unwrap_or_else(|| question.actions.pick(dice))
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
