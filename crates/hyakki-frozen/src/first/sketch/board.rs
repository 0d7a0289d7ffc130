//! What lies on the table, seen from one side.

use std::cmp::Ordering;

use hyakki_core::Seat;
use hyakki_sketch::numbers::{EXTRA_SKETCHES, MIN_VALUE, N_SEATS, N_VALUES};
use hyakki_sketch::{AbilityUse, Action, Card, CardBag, Colour, Placed, Sketch};

/// How many sketches on a side are told apart; more count as so many.
pub(crate) const N_SKETCHES: usize = 7;
/// The values of a yokai on top, and one for a yokai nobody has seen yet.
pub(crate) const N_TOPS: usize = N_VALUES + 1;
/// The place of a yokai that nobody has seen yet.
const UNSEEN: u8 = N_VALUES as u8;
/// The points of a yokai that nobody has seen yet, on average.
const POINTS_UNSEEN: u8 = 5;

/// One stack, seen from one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Spot {
    /// The value of the yokai on top less the lowest there is, or [`UNSEEN`].
    top: u8,
    /// How many yokai there are.
    pub(crate) n_yokai: u8,
    pub(crate) mine: u8,
    pub(crate) theirs: u8,
}

impl Spot {
    pub(crate) fn points(self) -> u8 {
        if self.top == UNSEEN {
            POINTS_UNSEEN
        } else {
            self.top + MIN_VALUE
        }
    }

    pub(crate) fn top_idx(self) -> usize {
        usize::from(self.top)
    }

    /// How many sketches are missing.
    pub(crate) fn n_missing(self) -> u8 {
        let n_needed = self.points() + EXTRA_SKETCHES;
        n_needed.saturating_sub(self.mine + self.theirs)
    }

    fn turned(self) -> Spot {
        Spot {
            mine: self.theirs,
            theirs: self.mine,
            ..self
        }
    }
}

/// What lies on the table, seen from one side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    pub(crate) spots: [Spot; Colour::N],
    /// The points of the yokai taken.
    pub(crate) mine: u8,
    pub(crate) theirs: u8,
}

impl Board {
    #[inline]
    pub(crate) fn of(world: &Sketch, me: Seat) -> Board {
        let other = me.left(N_SEATS);
        Board {
            spots: Colour::ALL.map(|colour| {
                let yokai = world.yokai(colour);
                Spot {
                    top: if yokai.is_empty() {
                        UNSEEN
                    } else {
                        yokai.top().points() - MIN_VALUE
                    },
                    n_yokai: yokai.len(),
                    mine: world.side(me, colour).len(),
                    theirs: world.side(other, colour).len(),
                }
            }),
            mine: world.notebook(me).points(),
            theirs: world.notebook(other).points(),
        }
    }

    /// The same table from the other side.
    #[inline]
    pub(crate) fn turned(&self) -> Board {
        Board {
            spots: self.spots.map(Spot::turned),
            mine: self.theirs,
            theirs: self.mine,
        }
    }

    /// How far the match is: the fewest yokai of a stack.
    #[inline]
    pub(crate) fn fewest_yokai(&self) -> u8 {
        let n_yokai = self.spots.iter().map(|spot| spot.n_yokai);
        n_yokai.min().unwrap_or(0)
    }

    /// The table after an action of the own side, as far as it can be foreseen: a yokai that comes to light counts as unseen,
    /// even one that another was called onto.
    /// `distractable` is the opponent's last card.
    #[inline]
    pub(crate) fn after(mut self, action: Action, distractable: Option<Placed>) -> Board {
        let Action::Play {
            colour, ability, ..
        } = action
        else {
            return self;
        };
        self.spots[colour.index()].mine += 1;
        let mut reached = colour;
        match ability {
            AbilityUse::None => {}
            AbilityUse::Call { from } => {
                self.spots[colour.index()].top = self.spots[from.index()].top;
                self.spots[colour.index()].n_yokai += 1;
                self.lose_top(from);
            }
            AbilityUse::Distract => {
                if let Some(Placed { card, colour: at }) = distractable {
                    reached = card.other(at);
                    self.spots[at.index()].theirs -= 1;
                    self.spots[reached.index()].theirs += 1;
                }
            }
        }
        self.complete(colour);
        if reached != colour {
            self.complete(reached);
        }
        self
    }

    fn lose_top(&mut self, colour: Colour) {
        let spot = &mut self.spots[colour.index()];
        spot.n_yokai -= 1;
        spot.top = UNSEEN;
    }

    fn complete(&mut self, colour: Colour) {
        let spot = &mut self.spots[colour.index()];
        if spot.n_missing() > 0 {
            return;
        }
        let points = spot.points();
        match spot.mine.cmp(&spot.theirs) {
            Ordering::Greater => {
                self.mine += points;
                spot.mine = 0;
                self.lose_top(colour);
            }
            Ordering::Less => {
                self.theirs += points;
                spot.theirs = 0;
                self.lose_top(colour);
            }
            Ordering::Equal => {
                (spot.mine, spot.theirs) = (0, 0);
                if spot.n_yokai > 1 {
                    spot.top = UNSEEN;
                }
            }
        }
    }
}

/// How many cards of a hand can be played to each stack.
#[inline]
pub(crate) fn fits(hand: CardBag) -> [u8; Colour::N] {
    let mut fits = [0; Colour::N];
    for card in hand.iter() {
        for colour in card.colours() {
            fits[colour.index()] += 1;
        }
    }
    fits
}

/// Every way to play a card of a hand without an ability.
pub(crate) fn plain_plays(hand: CardBag) -> impl Iterator<Item = Action> {
    let kinds = Card::all().filter(move |&card| hand.contains(card));
    kinds.flat_map(|card| {
        card.colours().map(|colour| Action::Play {
            card,
            colour,
            ability: AbilityUse::None,
        })
    })
}
