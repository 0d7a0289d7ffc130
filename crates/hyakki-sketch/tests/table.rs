//! A table for tests: deals and positions in notation, and questions with answers in notation.

use hyakki_core::{Game, GameRng, Outcome, PerSeat, Seat, Turn, Viewer};
use hyakki_sketch::{
    Action, Called, Card, CardBag, Chance, Colour, HandView, Illegal, Notebook, PhaseView, Pile,
    Placed, Sketch, SketchConfig, SketchView, Yokai, YokaiSet,
};

/// Who can be asked about.
pub(crate) const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// A match in the middle of a test.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) state: Sketch,
}

/// A setup under construction. What is not said: seat 0 begins, the stacks are 7 6 5 4 3 from the top,
/// and cards not named lie at the bottom of the deck, in the order of kinds.
pub(crate) struct Deal {
    first: usize,
    hands: [&'static str; 2],
    draws: &'static str,
    stacks: [&'static str; 4],
}

impl Deal {
    /// Three cards for each seat, and the top of the deck in the order in which it is drawn.
    pub(crate) fn new(hand_0: &'static str, hand_1: &'static str, draws: &'static str) -> Deal {
        Deal {
            first: 0,
            hands: [hand_0, hand_1],
            draws,
            stacks: ["76543"; 4],
        }
    }

    pub(crate) fn first(self, seat: usize) -> Deal {
        Deal {
            first: seat,
            ..self
        }
    }

    /// The stacks' values from the top down, in the order green, red, blue, yellow.
    pub(crate) fn stacks(self, stacks: [&'static str; 4]) -> Deal {
        Deal { stacks, ..self }
    }

    /// The setup in notation.
    pub(crate) fn notation(&self) -> String {
        let named = format!("{} {} {}", self.hands[0], self.hands[1], self.draws);
        let named = named.trim_end();
        let rest = CardBag::FULL.minus(bag(named));
        let [g, r, b, y] = self.stacks;
        format!(
            "first {} | deck {named} {rest} | g {g} | r {r} | b {b} | y {y}",
            self.first
        )
    }

    pub(crate) fn table(self) -> Table {
        let mut table = Table {
            state: Sketch::new(SketchConfig::default()),
        };
        table.chance(&self.notation());
        table
    }
}

impl Table {
    /// Lets a random event happen.
    pub(crate) fn chance(&mut self, notation: &str) {
        let chance: Chance = notation.parse().unwrap();
        self.state.check_chance(&chance).unwrap();
        self.state.apply_chance(&chance);
    }

    /// Shuffles the discard pile so that these cards are on top.
    pub(crate) fn reshuffle(&mut self, top: &str) {
        let rest = self.view(0).discard.minus(bag(top));
        self.chance(format!("deck {top} {rest}").trim_end());
    }

    /// Actions of one seat, one after the other, separated by commas.
    pub(crate) fn play(&mut self, seat: usize, notations: &str) {
        for notation in notations.split(", ") {
            let action = action(notation);
            let seat = SEATS[seat];
            if let Err(illegal) = self.state.check(seat, action) {
                panic!("{seat:?} cannot play {notation}: {illegal}");
            }
            self.state.apply(seat, action);
        }
    }

    /// Tries an action that is refused.
    pub(crate) fn refused(&self, seat: usize, notation: &str) -> Illegal {
        self.state
            .check(SEATS[seat], action(notation))
            .expect_err("the action is legal")
    }

    pub(crate) fn is_legal(&self, seat: usize, notation: &str) -> bool {
        self.state.check(SEATS[seat], action(notation)).is_ok()
    }

    pub(crate) fn view(&self, seat: usize) -> SketchView {
        self.state.view(Viewer::Seat(SEATS[seat]))
    }

    /// The seat that must act.
    pub(crate) fn turn_of(&self) -> Option<usize> {
        self.state.turn().seats().first().map(Seat::index)
    }

    pub(crate) fn waits_for_chance(&self) -> bool {
        self.state.turn() == Turn::Chance
    }

    pub(crate) fn hand(&self, seat: usize) -> String {
        self.state.hand(SEATS[seat]).to_string()
    }

    /// A seat's sketches at a stack.
    pub(crate) fn side(&self, seat: usize, stack: &str) -> String {
        self.view(0).stacks[colour(stack).index()].sides[SEATS[seat]].to_string()
    }

    /// A stack's yokai from the top down, hidden or not.
    pub(crate) fn yokai(&self, stack: &str) -> String {
        join(self.state.yokai(colour(stack)).iter())
    }

    /// The visible yokai of a stack.
    pub(crate) fn top(&self, stack: &str) -> String {
        self.view(0).stacks[colour(stack).index()]
            .seen
            .top()
            .to_string()
    }

    pub(crate) fn notebook(&self, seat: usize) -> String {
        join(self.view(0).notebooks[SEATS[seat]].yokai().iter())
    }

    pub(crate) fn discard(&self) -> String {
        self.view(0).discard.to_string()
    }

    /// The last card a seat played, as `card at stack`, if it lies on the table.
    pub(crate) fn last_card(&self, seat: usize) -> Option<String> {
        self.view(0).last_cards[SEATS[seat]]
            .map(|placed| format!("{} at {}", placed.card, placed.colour))
    }

    pub(crate) fn outcome(&self) -> Outcome {
        *self.state.turn().outcome().expect("the match is over")
    }

    pub(crate) fn is_over(&self) -> bool {
        self.state.turn().outcome().is_some()
    }
}

/// A position under construction, for what would take a whole match to reach.
///
/// It is written as what seat 0 knows when it knows everything but the deck's order, and turned into a state
/// by `determinize`. Nothing is on the table but a 7 in each stack, and it is seat 0's turn.
pub(crate) struct Position {
    view: SketchView,
}

impl Position {
    pub(crate) fn new(hand_0: &str, hand_1: &str) -> Position {
        let mut view = Deal::new("gr gr gr", "gb gb gb", "").table().view(0);
        view.hands = PerSeat::from_fn(2, |seat| {
            let cards = bag([hand_0, hand_1][seat.index()]);
            HandView {
                len: cards.len(),
                cards: (seat == SEATS[0]).then_some(cards),
                known: Some(cards),
            }
        });
        for stack in &mut view.stacks {
            stack.seen = [Yokai::new(stack.colour, 7)].into_iter().collect();
            stack.unseen = YokaiSet::EMPTY;
        }
        view.phase = PhaseView::Play;
        Position { view }
    }

    pub(crate) fn called(mut self, called: Called) -> Position {
        self.view.called = called;
        self
    }

    pub(crate) fn turn_of(mut self, seat: usize) -> Position {
        self.view.active = Some(SEATS[seat]);
        self
    }

    /// A stack's yokai from the top down, all of them known, and the sketches of both seats.
    pub(crate) fn stack(mut self, stack: &str, yokai: &str, sides: [&str; 2]) -> Position {
        let stack = &mut self.view.stacks[colour(stack).index()];
        stack.seen = pile(yokai);
        stack.sides = PerSeat::from_fn(2, |seat| bag(sides[seat.index()]));
        self
    }

    /// A seat's yokai, each as `yokai/stack` or just the yokai if it came from its own stack.
    pub(crate) fn notebook(mut self, seat: usize, yokai: &str) -> Position {
        self.view.notebooks[SEATS[seat]] = yokai
            .split(' ')
            .filter(|word| !word.is_empty())
            .map(|word| match word.split_once('/') {
                Some((yokai, stack)) => (yokai.parse().unwrap(), colour(stack)),
                None => {
                    let yokai: Yokai = word.parse().unwrap();
                    (yokai, yokai.colour())
                }
            })
            .collect::<Notebook>();
        self
    }

    /// The last card a seat played, which lies on the table.
    pub(crate) fn last_card(mut self, seat: usize, card: &str, stack: &str) -> Position {
        self.view.last_cards[SEATS[seat]] = Some(Placed {
            card: card.parse().unwrap(),
            colour: colour(stack),
        });
        self
    }

    pub(crate) fn quiet_turns(mut self, n: u8) -> Position {
        self.view.n_quiet_turns = n;
        self
    }

    /// The deck's only cards; everything else that is nowhere lies in the discard pile.
    pub(crate) fn deck(mut self, cards: &str) -> Position {
        self.view.discard = CardBag::EMPTY;
        self.view.discard = self.view.unseen_cards().minus(bag(cards));
        self
    }

    pub(crate) fn table(mut self) -> Table {
        self.view.deck_len = self.view.unseen_cards().len();
        Table {
            state: Sketch::determinize(&self.view, &mut GameRng::for_game(0, 0)),
        }
    }
}

pub(crate) fn bag(cards: &str) -> CardBag {
    CardBag::parse(cards).unwrap()
}

pub(crate) fn card(notation: &str) -> Card {
    notation.parse().unwrap()
}

pub(crate) fn colour(letter: &str) -> Colour {
    letter.parse().unwrap()
}

pub(crate) fn action(notation: &str) -> Action {
    notation.parse().unwrap()
}

fn pile(yokai: &str) -> Pile {
    yokai
        .split(' ')
        .map(|word| word.parse::<Yokai>().unwrap())
        .collect()
}

fn join(items: impl Iterator<Item = impl ToString>) -> String {
    items
        .map(|item| item.to_string())
        .collect::<Vec<_>>()
        .join(" ")
}
