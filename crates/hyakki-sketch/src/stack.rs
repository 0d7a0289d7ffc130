//! A stack of yokai with the sketches on both sides of it, and what everybody knows of it.

use hyakki_core::Dice;

use crate::bag::CardBag;
use crate::card::Card;
use crate::numbers::N_VALUES;
use crate::pile::Pile;
use crate::yokai::Yokai;

/// A stack of yokai with the sketches on both sides of it.
///
/// From the top down lie yokai that everybody has seen (the visible one, and those it was called onto),
/// yokai that nobody has seen, and yokai that everybody saw go to the bottom.
/// Where none is unseen, all count as seen from the top.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Stack {
    yokai: Pile,
    n_unseen: u8,
    n_below: u8,
    /// The sketches of each seat.
    pub(crate) sides: [CardBag; 2],
}

impl Stack {
    pub(crate) const EMPTY: Stack = Stack {
        yokai: Pile::EMPTY,
        n_unseen: 0,
        n_below: 0,
        sides: [CardBag::EMPTY; 2],
    };

    /// A shuffled colour, its top yokai turned up.
    pub(crate) fn shuffled(order: [Yokai; N_VALUES]) -> Stack {
        Stack {
            yokai: order.into_iter().collect(),
            n_unseen: N_VALUES as u8 - 1,
            ..Stack::EMPTY
        }
    }

    /// The stack that looks like this, with the unseen yokai in this order.
    pub(crate) fn rebuilt(seen: Pile, unseen: &[Yokai], below: Pile, sides: [CardBag; 2]) -> Stack {
        let unseen = unseen.iter().copied();
        Stack {
            n_unseen: unseen.len() as u8,
            n_below: below.len(),
            yokai: seen.iter().chain(unseen).chain(below.iter()).collect(),
            sides,
        }
    }

    /// Brings the yokai that nobody has seen into random order.
    pub(crate) fn shuffle_unseen(&mut self, dice: &mut impl Dice) {
        let n_unseen = usize::from(self.n_unseen);
        if n_unseen < 2 {
            return;
        }
        let mut unseen = [Yokai::from_bits(0); N_VALUES];
        for (place, yokai) in unseen.iter_mut().zip(self.unseen()) {
            *place = yokai;
        }
        dice.shuffle(&mut unseen[..n_unseen]);
        *self = Stack::rebuilt(self.seen(), &unseen[..n_unseen], self.below(), self.sides);
    }

    /// The yokai from the top down.
    pub(crate) fn yokai(&self) -> Pile {
        self.yokai
    }

    /// How many yokai there are.
    #[inline]
    pub(crate) fn len(&self) -> u8 {
        self.yokai.len()
    }

    /// Whether the last yokai is gone.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.yokai.is_empty()
    }

    /// Whether the sketches on both sides are enough for the top yokai.
    #[inline]
    pub(crate) fn is_complete(&self) -> bool {
        self.sides[0].len() + self.sides[1].len() >= self.yokai.top().sketches_needed()
    }

    /// The seat with more sketches, if one has more.
    #[inline]
    pub(crate) fn majority(&self) -> Option<usize> {
        let (first, second) = (self.sides[0].len(), self.sides[1].len());
        (first != second).then_some(usize::from(second > first))
    }

    /// Puts a sketch on a seat's side, and tells whether there are enough now.
    #[inline]
    pub(crate) fn add_sketch(&mut self, seat: usize, card: Card) -> bool {
        let mut side = self.sides[seat];
        side.add(card);
        let n_sketches = side.len() + self.sides[seat ^ 1].len();
        self.sides[seat] = side;
        n_sketches >= self.yokai.top().sketches_needed()
    }

    /// Takes a sketch from a seat's side.
    #[inline]
    pub(crate) fn remove_sketch(&mut self, seat: usize, card: Card) {
        self.sides[seat].remove(card);
    }

    /// Takes the top yokai away and turns the next one up.
    #[inline]
    pub(crate) fn take_top(&mut self) -> Yokai {
        let top = self.yokai.pop_top();
        let is_revealing = (self.n_seen() == 0) & (self.n_unseen > 0);
        self.n_unseen -= u8::from(is_revealing);
        self.forget_the_border();
        top
    }

    /// Puts a yokai on top.
    #[inline]
    pub(crate) fn put_on_top(&mut self, yokai: Yokai) {
        self.yokai.push_top(yokai);
    }

    /// Moves the top yokai to the bottom and turns the next one up. A lone one stays where it is.
    #[inline]
    pub(crate) fn send_top_to_bottom(&mut self) -> Yokai {
        let top = self.take_top();
        self.yokai.push_bottom(top);
        self.n_below += 1;
        self.forget_the_border();
        top
    }

    /// The yokai that everybody has seen at the top.
    pub(crate) fn seen(&self) -> Pile {
        self.yokai.iter().take(self.n_seen()).collect()
    }

    /// The yokai that nobody has seen, in their hidden order.
    pub(crate) fn unseen(&self) -> impl Iterator<Item = Yokai> {
        self.yokai
            .iter()
            .skip(self.n_seen())
            .take(usize::from(self.n_unseen))
    }

    /// The yokai that everybody saw go to the bottom, below what nobody has seen.
    pub(crate) fn below(&self) -> Pile {
        let n_above = usize::from(self.yokai.len() - self.n_below);
        self.yokai.iter().skip(n_above).collect()
    }

    #[inline]
    fn n_seen(&self) -> usize {
        usize::from(self.yokai.len() - self.n_unseen - self.n_below)
    }

    /// Where nothing is unseen between top and bottom, all is top: one way to say it.
    #[inline]
    fn forget_the_border(&mut self) {
        self.n_below *= u8::from(self.n_unseen > 0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::colour::Colour;

    fn show(stack: &Stack) -> String {
        let unseen: Vec<_> = stack.unseen().collect();
        format!("{:?} {unseen:?} {:?}", stack.seen(), stack.below())
    }

    #[test]
    fn what_everybody_has_seen_follows_the_cards() {
        let mut stack = Stack::shuffled(Yokai::of_colour(Colour::Green));
        assert_eq!(show(&stack), "[g3] [g4, g5, g6, g7] []");
        stack.put_on_top("r7".parse().unwrap());
        assert_eq!(show(&stack), "[r7, g3] [g4, g5, g6, g7] []");
        stack.send_top_to_bottom();
        assert_eq!(show(&stack), "[g3] [g4, g5, g6, g7] [r7]");
        stack.send_top_to_bottom();
        assert_eq!(show(&stack), "[g4] [g5, g6, g7] [r7, g3]");
        for _ in 0..2 {
            stack.take_top();
        }
        assert_eq!(show(&stack), "[g6] [g7] [r7, g3]");
        stack.send_top_to_bottom();
        assert_eq!(show(&stack), "[g7, r7, g3, g6] [] []");
        stack.send_top_to_bottom();
        assert_eq!(show(&stack), "[r7, g3, g6, g7] [] []");
        for _ in 0..3 {
            stack.take_top();
        }
        stack.send_top_to_bottom();
        assert_eq!(show(&stack), "[g7] [] []");
        stack.take_top();
        assert!(stack.is_empty());
    }
}
