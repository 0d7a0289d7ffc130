//! What is known about playing a game well, beyond its rules.

use hyakki_core::{Dice, Game};

use crate::search::information_set::InformationSet;
use hyakki_search::Advice;
use hyakki_search::Question;

/// What is known about playing a game well, beyond its rules.
pub(crate) trait Knowledge<G: Game>: Send + Sync {
    /// What it makes of one view.
    type InformationSet: InformationSet<G>;

    /// Looks once at what a seat knows, before thousands of worlds are sampled.
    fn information_set(&self, view: &G::View) -> Self::InformationSet;

    /// What is thought of some or all actions where something other than the tree decides; nothing where the tree does.
    fn advise_without_tree(
        &self,
        _question: &Question<'_, G>,
        _information_set: &mut Self::InformationSet,
        _dice: &mut impl Dice,
    ) -> Option<Vec<Advice<G::Action>>> {
        None
    }
}
