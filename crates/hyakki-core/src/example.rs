//! A game small enough to read in a minute, for examples and tests: all that a game must have, and nothing else.
//!
//! Everybody gets one of the cards 1 to 9, and then all at once dare or fold. Whoever folds has one point. Among those who dare,
//! the highest card has three points and the others have none.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use serde::Serialize;
use thiserror::Error;

use crate::config::{GameConfig, OptionSpec};
use crate::dice::Dice;
use crate::game::{ActionSet, BadChance, Game, GameView, Rule};
use crate::notation::NotationError;
use crate::outcome::Outcome;
use crate::per_seat::PerSeat;
use crate::seat::{MAX_SEATS, Seat, SeatSet, Viewer};
use crate::turn::Turn;

const HIGHEST_CARD: u8 = 9;

/// How many play; there are no options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DareConfig {
    n_seats: usize,
}

impl Default for DareConfig {
    fn default() -> DareConfig {
        DareConfig::from_choices(DareConfig::DEFAULT_PLAYERS, |_| 0)
    }
}

impl GameConfig for DareConfig {
    const PLAYERS: RangeInclusive<usize> = 2..=MAX_SEATS;
    const DEFAULT_PLAYERS: usize = 3;
    const OPTIONS: &'static [OptionSpec] = &[];

    fn from_choices(players: usize, _: impl Fn(&str) -> usize) -> DareConfig {
        DareConfig { n_seats: players }
    }

    fn players(&self) -> usize {
        self.n_seats
    }

    fn choices(&self) -> Vec<usize> {
        Vec::new()
    }
}

/// What a seat does, once in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Action {
    /// Three points with the highest card, or none.
    Dare,
    /// One point for certain.
    Fold,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Action::Dare => "dare",
            Action::Fold => "fold",
        })
    }
}

impl FromStr for Action {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Action, NotationError> {
        match text {
            "dare" => Ok(Action::Dare),
            "fold" => Ok(Action::Fold),
            _ => Err(NotationError::new("an action (dare or fold)", text)),
        }
    }
}

/// Both actions for a seat that must act, or none.
#[derive(Clone, Copy, Debug)]
pub struct Actions {
    len: usize,
}

impl ActionSet for Actions {
    type Action = Action;

    fn len(&self) -> usize {
        self.len
    }

    fn nth(&self, place: usize) -> Action {
        [Action::Dare, Action::Fold][..self.len][place]
    }

    fn contains(&self, _: Action) -> bool {
        self.len > 0
    }
}

/// The cards in the order of the seats, written `3 9 4`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Chance(PerSeat<u8>);

impl fmt::Display for Chance {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let cards: Vec<String> = self.0.iter().map(u8::to_string).collect();
        f.write_str(&cards.join(" "))
    }
}

impl FromStr for Chance {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Chance, NotationError> {
        let cards = text.split(' ').map(|card| card.parse().ok());
        let cards: Option<Vec<u8>> = cards.collect();
        let deal = cards
            .filter(|cards| cards.len() <= MAX_SEATS)
            .map(|cards| Chance(PerSeat::from_fn(cards.len(), |seat| cards[seat.index()])));
        // One spelling for each deal: “03” is none.
        deal.filter(|deal| deal.to_string() == text)
            .ok_or_else(|| NotationError::new("a deal such as 3 9 4", text))
    }
}

/// The rule that an action would break.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum Illegal {
    /// The seat has acted, or there are no cards yet.
    #[error("it is not this seat's turn")]
    NotYourTurn,
}

impl Rule for Illegal {
    const NAMES: &'static [&'static str] = &["not-your-turn"];

    fn name(&self) -> &'static str {
        Illegal::NAMES[0]
    }
}

/// The state: the rules are its methods.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Dare {
    config: DareConfig,
    cards: Option<PerSeat<u8>>,
    actions: PerSeat<Option<Action>>,
}

impl Dare {
    /// Who has which card; nothing before the deal.
    #[must_use]
    pub fn cards(&self) -> Option<PerSeat<u8>> {
        self.cards
    }

    fn waiting(&self) -> SeatSet {
        let waiting = self.actions.entries().filter(|(_, done)| done.is_none());
        waiting.map(|(seat, _)| seat).collect()
    }

    fn outcome(&self, cards: PerSeat<u8>) -> Outcome {
        let dares = |seat: Seat| self.actions[seat] == Some(Action::Dare);
        let best = Seat::all(cards.len())
            .filter(|&seat| dares(seat))
            .max_by_key(|&seat| cards[seat]);
        let points = PerSeat::from_fn(cards.len(), |seat| match dares(seat) {
            true if best == Some(seat) => 3,
            true => 0,
            false => 1,
        });
        Outcome::ranked(points, "all have acted", SeatSet::only, |seat| {
            -points[seat]
        })
    }
}

impl Game for Dare {
    const NAME: &'static str = "dare";
    const TITLE: &'static str = "Dare";
    const SUMMARY: &'static str = "dare with the highest card, or fold in time";
    const RULES_VERSION: u32 = 1;
    const MAX_STEPS: usize = 1 + MAX_SEATS;

    type Config = DareConfig;
    type Action = Action;
    type Actions = Actions;
    type Chance = Chance;
    type Illegal = Illegal;
    type View = DareView;

    fn new(config: DareConfig) -> Dare {
        Dare {
            config,
            cards: None,
            actions: PerSeat::splat(config.n_seats, None),
        }
    }

    fn config(&self) -> &DareConfig {
        &self.config
    }

    fn turn(&self) -> Turn {
        match self.cards {
            None => Turn::Chance,
            Some(_) if !self.waiting().is_empty() => Turn::Act(self.waiting()),
            Some(cards) => Turn::Over(self.outcome(cards)),
        }
    }

    fn check(&self, seat: Seat, _: Action) -> Result<(), Illegal> {
        let is_asked = self.turn().seats().contains(seat);
        is_asked.then_some(()).ok_or(Illegal::NotYourTurn)
    }

    fn legal_actions(&self, seat: Seat) -> Actions {
        let is_asked = self.turn().seats().contains(seat);
        Actions {
            len: if is_asked { 2 } else { 0 },
        }
    }

    fn apply(&mut self, seat: Seat, action: Action) {
        self.actions[seat] = Some(action);
    }

    fn sample_chance(&self, dice: &mut impl Dice) -> Chance {
        Chance(deal(self.config.n_seats, None, dice))
    }

    fn check_chance(&self, Chance(cards): &Chance) -> Result<(), BadChance> {
        if self.cards.is_some() {
            return Err(BadChance::not_awaited());
        }
        let are_cards = cards.iter().all(|card| (1..=HIGHEST_CARD).contains(card));
        let is_twice = |card: &u8| cards.iter().filter(|&other| other == card).count() > 1;
        if cards.len() == self.config.n_seats && are_cards && !cards.iter().any(is_twice) {
            Ok(())
        } else {
            Err(BadChance("everybody gets one of the nine cards".to_owned()))
        }
    }

    fn apply_chance(&mut self, Chance(cards): &Chance) {
        self.cards = Some(*cards);
    }

    fn view(&self, viewer: Viewer) -> DareView {
        let is_over = self.turn().outcome().is_some();
        let sees = |seat| is_over || viewer.is(seat);
        let n_seats = self.config.n_seats;
        DareView {
            viewer,
            is_dealt: self.cards.is_some(),
            waiting: self.waiting(),
            cards: PerSeat::from_fn(n_seats, |seat| {
                self.cards.map(|cards| cards[seat]).filter(|_| sees(seat))
            }),
            actions: PerSeat::from_fn(n_seats, |seat| self.actions[seat].filter(|_| sees(seat))),
        }
    }

    fn determinize(view: &DareView, dice: &mut impl Dice) -> Dare {
        let n_seats = view.cards.len();
        let own = view.viewer.seat();
        let known = own.and_then(|seat| Some((seat, view.cards[seat]?)));
        let mut guess = |seat| {
            let has_acted = !view.waiting.contains(seat);
            has_acted.then(|| [Action::Dare, Action::Fold][dice.index(2)])
        };
        Dare {
            config: DareConfig { n_seats },
            actions: PerSeat::from_fn(n_seats, |seat| view.actions[seat].or_else(|| guess(seat))),
            cards: view.is_dealt.then(|| deal(n_seats, known, dice)),
        }
    }
}

/// A random card for each seat, where one may be known.
fn deal(n_seats: usize, known: Option<(Seat, u8)>, dice: &mut impl Dice) -> PerSeat<u8> {
    let mut cards: [u8; HIGHEST_CARD as usize] = std::array::from_fn(|place| place as u8 + 1);
    dice.shuffle(&mut cards);
    if let Some((seat, card)) = known {
        let place = cards.iter().position(|&other| other == card);
        cards.swap(seat.index(), place.expect("every card is in the deck"));
    }
    PerSeat::from_fn(n_seats, |seat| cards[seat.index()])
}

/// What a viewer knows: one's own card and action, and at the end those of all.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct DareView {
    /// Whose view this is.
    pub viewer: Viewer,
    /// Whether the cards are dealt.
    pub is_dealt: bool,
    /// Who has not acted.
    pub waiting: SeatSet,
    /// The cards that the viewer knows.
    pub cards: PerSeat<Option<u8>>,
    /// The actions that the viewer knows.
    pub actions: PerSeat<Option<Action>>,
}

impl GameView for DareView {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn to_act(&self) -> SeatSet {
        if self.is_dealt {
            self.waiting
        } else {
            SeatSet::EMPTY
        }
    }
}
