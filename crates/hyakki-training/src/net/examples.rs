//! Positions to learn from.

use hyakki_net::MAX_OUTPUTS;

/// Positions with how each of them should be valued, close together in memory: there are millions.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Examples {
    inputs: Vec<u16>,
    /// Where each position's inputs end.
    ends: Vec<u32>,
    /// Each seat's share of the win, from the one that must act on.
    targets: Vec<[f32; MAX_OUTPUTS]>,
}

/// One position, and how it should be valued.
#[derive(Clone, Copy, Debug)]
pub struct Example<'a> {
    /// Its inputs.
    pub inputs: &'a [u16],
    /// Each seat's share of the win, from the one that must act on.
    pub target: &'a [f32; MAX_OUTPUTS],
}

impl Examples {
    /// How many there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }

    /// The one at this place.
    #[must_use]
    pub fn get(&self, place: usize) -> Example<'_> {
        let start = place.checked_sub(1).map_or(0, |before| self.ends[before]);
        Example {
            inputs: &self.inputs[start as usize..self.ends[place] as usize],
            target: &self.targets[place],
        }
    }

    /// Adds a position: `describe` tells its inputs. What it is worth is said later.
    pub fn push(
        &mut self,
        describe: impl FnOnce(&mut dyn FnMut(usize)),
        target: [f32; MAX_OUTPUTS],
    ) {
        describe(&mut |input| self.inputs.push(input as u16));
        self.ends.push(self.inputs.len() as u32);
        self.targets.push(target);
    }

    /// Adds all of the others.
    pub fn extend(&mut self, others: &Examples) {
        let start = self.inputs.len() as u32;
        self.inputs.extend(&others.inputs);
        self.ends.extend(others.ends.iter().map(|end| start + end));
        self.targets.extend(&others.targets);
    }
}
