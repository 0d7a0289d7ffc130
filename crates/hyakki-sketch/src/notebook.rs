//! The yokai a player has taken.

use serde::{Serialize, Serializer};

use crate::colour::{Colour, ColourSet};
use crate::config::Called;
use crate::yokai::{Yokai, YokaiSet};

/// The yokai a player has taken, each with the stack it was taken from: a called yokai lay in a foreign one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
#[cfg_attr(
    feature = "schema",
    derive(ts_rs::TS, schemars::JsonSchema),
    ts(type = "{ yokai: YokaiSet, points: number, called: Array<[Yokai, Colour]> }"),
    schemars(into = "Written")
)]
pub struct Notebook {
    from_stack: [YokaiSet; Colour::N],
}

impl Notebook {
    /// No yokai.
    pub const EMPTY: Notebook = Notebook {
        from_stack: [YokaiSet::EMPTY; Colour::N],
    };

    /// Puts in a yokai taken from a stack.
    #[inline]
    pub(crate) fn insert(&mut self, yokai: Yokai, stack: Colour) {
        self.from_stack[stack.index()].insert(yokai);
    }

    /// The yokai.
    #[must_use]
    pub fn yokai(&self) -> YokaiSet {
        self.from_stack
            .iter()
            .fold(YokaiSet::EMPTY, |all, &some| all.union(some))
    }

    /// The yokai taken from a stack.
    #[must_use]
    pub fn taken_from(&self, stack: Colour) -> YokaiSet {
        self.from_stack[stack.index()]
    }

    /// Every yokai with the stack it was taken from, stack by stack.
    pub fn yokai_and_stacks(&self) -> impl Iterator<Item = (Yokai, Colour)> {
        Colour::ALL.into_iter().flat_map(|stack| {
            self.taken_from(stack)
                .iter()
                .map(move |yokai| (yokai, stack))
        })
    }

    /// What they are worth together.
    #[must_use]
    pub fn points(&self) -> u8 {
        self.yokai().points()
    }

    /// The colours that break a tie of points (ruling K2).
    #[must_use]
    pub fn colours(&self, called: Called) -> ColourSet {
        match called {
            Called::Printed => self.yokai().colours(),
            Called::Stack => Colour::ALL
                .into_iter()
                .filter(|&stack| !self.taken_from(stack).is_empty())
                .collect(),
        }
    }
}

/// A notebook as it travels.
#[derive(Serialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(inline))]
struct Written {
    /// The yokai.
    yokai: YokaiSet,
    /// What they are worth together.
    points: u8,
    /// Those that were taken from a foreign stack, as pairs of yokai and stack.
    called: Vec<(Yokai, Colour)>,
}

impl Serialize for Notebook {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let foreign = self
            .yokai_and_stacks()
            .filter(|(yokai, stack)| yokai.colour() != *stack);
        let written = Written {
            yokai: self.yokai(),
            points: self.points(),
            called: foreign.collect(),
        };
        written.serialize(serializer)
    }
}

impl FromIterator<(Yokai, Colour)> for Notebook {
    fn from_iter<I: IntoIterator<Item = (Yokai, Colour)>>(taken: I) -> Notebook {
        let mut notebook = Notebook::EMPTY;
        for (yokai, stack) in taken {
            notebook.insert(yokai, stack);
        }
        notebook
    }
}
