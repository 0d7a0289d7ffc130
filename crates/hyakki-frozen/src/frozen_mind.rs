//! Any of the frozen minds by name.

use std::any::Any;
use std::fmt;

use hyakki_core::{Game, GameRng};
use hyakki_pagoda::Pagoda;
use hyakki_search::{Advice, Mind, Question};
use hyakki_septet::Septet;
use hyakki_sketch::Sketch;
use hyakki_tajuto::Tajuto;

use crate::first::{FirstLevel, FirstMinds};

/// The name of a mind that never changes.
///
/// # Examples
/// ```
/// use hyakki_frozen::{FirstLevel, FrozenName};
/// use hyakki_search::Mind;
/// use hyakki_sketch::Sketch;
///
/// let name = FrozenName::parse("master-v1").unwrap();
/// assert_eq!(name, FrozenName::First(FirstLevel::Master));
/// assert!(name.mind::<Sketch>().is_some());
/// assert_eq!(FrozenName::parse("master"), None);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FrozenName {
    /// A level of the first generation.
    First(FirstLevel),
}

/// A mind that never changes.
pub trait FrozenMind<G: Game>: Mind<G> {
    /// What it thinks of the question's actions.
    fn advise(&self, question: &Question<'_, G>, rng: &mut GameRng) -> Vec<Advice<G::Action>>;
}

impl FrozenName {
    /// All of them.
    pub fn all() -> impl Iterator<Item = FrozenName> {
        FirstLevel::ALL
            .iter()
            .map(|&level| FrozenName::First(level))
    }

    /// The mind with this name.
    #[must_use]
    pub fn parse(name: &str) -> Option<FrozenName> {
        FrozenName::all().find(|frozen| frozen.name() == name)
    }

    /// The name on the command line.
    #[must_use]
    pub fn name(self) -> &'static str {
        match self {
            FrozenName::First(level) => level.name(),
        }
    }

    /// How long it thinks when nothing hurries it, in milliseconds; nothing if it answers at once.
    #[must_use]
    pub fn thinking_ms(self) -> Option<u32> {
        match self {
            FrozenName::First(level) => level.thinking_ms(),
        }
    }

    /// The mind, if it plays this game: one that came later is unknown to it.
    #[must_use]
    pub fn mind<G: Game + 'static>(self) -> Option<Box<dyn FrozenMind<G>>> {
        (self.mind_of::<Septet, G>())
            .or_else(|| self.mind_of::<Sketch, G>())
            .or_else(|| self.mind_of::<Pagoda, G>())
            .or_else(|| self.mind_of::<Tajuto, G>())
    }

    /// The mind that plays `Known`, if that is what `G` is.
    fn mind_of<Known: FirstMinds + 'static, G: Game + 'static>(
        self,
    ) -> Option<Box<dyn FrozenMind<G>>> {
        let FrozenName::First(level) = self;
        let mind: Box<dyn FrozenMind<Known>> = Box::new(level);
        let mind: Box<dyn Any> = Box::new(mind);
        mind.downcast().ok().map(|mind| *mind)
    }
}

impl fmt::Display for FrozenName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl<G: FirstMinds> Mind<G> for FirstLevel {
    fn choose(&mut self, question: &Question<'_, G>, rng: &mut GameRng) -> G::Action {
        FirstLevel::choose(*self, question, rng)
    }
}

impl<G: FirstMinds> FrozenMind<G> for FirstLevel {
    fn advise(&self, question: &Question<'_, G>, rng: &mut GameRng) -> Vec<Advice<G::Action>> {
        FirstLevel::advise(*self, question, rng)
    }
}
