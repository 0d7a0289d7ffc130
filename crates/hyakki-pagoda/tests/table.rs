//! A table for tests: stacked decks, and steps in the notation of records.

use hyakki_core::{ActionSet, Game, GameConfig, GameRng, Seat, Turn, Viewer, at_random, next_step};
use hyakki_pagoda::{Card, CardSet, Chance, Fall, Illegal, Pagoda, PagodaConfig, PagodaView, Pile};

pub fn config(players: usize) -> PagodaConfig {
    PagodaConfig::for_players(players).unwrap()
}

pub fn card(text: &str) -> Card {
    text.parse().unwrap()
}

pub fn row(text: &str) -> Vec<Card> {
    text.split_whitespace().map(card).collect()
}

pub fn cards(text: &str) -> CardSet {
    row(text).into_iter().collect()
}

/// A deal of seven cards each as the deck must lie for it, in notation.
pub fn stacked(starter: usize, hands: &[&str]) -> String {
    let hands: Vec<Vec<Card>> = hands.iter().map(|hand| row(hand)).collect();
    let order = (0..7).flat_map(|place| (0..hands.len()).map(move |offset| (place, offset)));
    order
        .map(|(place, offset)| hands[(starter + offset) % hands.len()][place].to_string())
        .collect::<Vec<_>>()
        .join(" ")
}

/// A match that tests play.
pub struct Table {
    pub state: Pagoda,
}

impl Table {
    /// Before the setup.
    pub fn new(players: usize) -> Table {
        let state = Pagoda::new(config(players));
        Table { state }
    }

    /// After the setup: hands of seven cards each, the first card of the left and the right pile,
    /// and the top of the deck; the other cards lie below in ascending order.
    pub fn dealt(first: usize, hands: &[&str], piles: [&str; 2], deck: &str) -> Table {
        let top = [&stacked(first, hands), piles[0], piles[1], deck].join(" ");
        let mut table = Table::new(hands.len());
        table.fall(&Chance::Setup {
            first: Seat::new(first),
            deck: on_top(&top, CardSet::FULL).into_iter().collect(),
        });
        table
    }

    /// Lets chance fall, which must be possible.
    pub fn fall(&mut self, chance: &Chance) {
        assert_eq!(self.state.check_chance(chance), Ok(()), "{chance}");
        self.state.apply_chance(chance);
    }

    /// The cards under the tops of the piles.
    pub fn under_the_tops(&self) -> CardSet {
        let under = |&pile: &Pile| match self.pile(pile).split_last() {
            Some((_, under)) => under.to_vec(),
            None => Vec::new(),
        };
        Pile::BOTH.iter().flat_map(under).collect()
    }

    /// The piles become a new deck with these cards on top.
    pub fn shuffle(&mut self, top: &str) {
        let deck = on_top(top, self.under_the_tops()).into_iter().collect();
        self.fall(&Chance::Shuffle { deck });
    }

    /// An action that must be legal.
    pub fn act(&mut self, seat: usize, notation: &str) {
        let (seat, action) = (Seat::new(seat), notation.parse().unwrap());
        assert_eq!(self.state.check(seat, action), Ok(()), "{seat}: {notation}");
        self.state.apply(seat, action);
    }

    /// Actions with their seats, such as `0: k5 L`.
    pub fn acts(&mut self, actions: &[&str]) {
        for action in actions {
            let (seat, notation) = action.split_once(": ").unwrap();
            self.act(seat.parse().unwrap(), notation);
        }
    }

    /// Why an action is illegal.
    pub fn refusal(&self, seat: usize, notation: &str) -> Illegal {
        let action = notation.parse().unwrap();
        self.state.check(Seat::new(seat), action).unwrap_err()
    }

    /// The legal actions of the seat whose turn it is.
    pub fn legal(&self) -> Vec<String> {
        let seat = Seat::new(self.next().unwrap());
        let actions = self.state.legal_actions(seat);
        actions.iter().map(|action| action.to_string()).collect()
    }

    pub fn is_legal(&self, notation: &str) -> bool {
        self.legal().iter().any(|legal| legal == notation)
    }

    /// The seat whose turn it is.
    pub fn next(&self) -> Option<usize> {
        self.state.turn().seats().first().map(Seat::index)
    }

    pub fn is_over(&self) -> bool {
        matches!(self.state.turn(), Turn::Over(_))
    }

    pub fn hand(&self, seat: usize) -> CardSet {
        self.state.hand(Seat::new(seat))
    }

    pub fn hand_sizes(&self) -> Vec<usize> {
        Seat::all(self.state.config().players())
            .map(|seat| self.state.hand(seat).len())
            .collect()
    }

    pub fn pool(&self, seat: usize) -> CardSet {
        self.state.pool(Seat::new(seat))
    }

    pub fn pile(&self, pile: Pile) -> &[Card] {
        self.state.pile(pile).as_slice()
    }

    pub fn top(&self, pile: Pile) -> Card {
        *self.pile(pile).last().unwrap()
    }

    pub fn deck_size(&self) -> usize {
        self.state.deck().len()
    }

    pub fn view(&self, seat: usize) -> PagodaView {
        self.state.view(Viewer::Seat(Seat::new(seat)))
    }

    pub fn spectator(&self) -> PagodaView {
        self.state.view(Viewer::Spectator)
    }

    /// The last turn of the first round as each seat saw it.
    pub fn last_turn(&self, seat: usize) -> String {
        self.view(seat).rounds[0].turns.last().unwrap().to_string()
    }

    /// Everybody plays the lowest card that is higher than the top of one of these piles and draws,
    /// or else sheds the lowest card, until the deck is empty.
    pub fn empty_the_deck(&mut self, piles: &[Pile]) {
        while self.deck_size() > 0 {
            let seat = self.next().unwrap();
            let falls = [Fall::Higher, Fall::Lower, Fall::Match];
            let play = falls
                .iter()
                .find_map(|&fall| self.lowest(seat, piles, fall));
            self.act(seat, &play.unwrap());
            if self.next() == Some(seat) {
                // Drawing comes first, and so does giving the first card to the first player.
                let sequel = self.legal().swap_remove(0);
                self.act(seat, &sequel);
            }
            assert_eq!(self.state.round(), 1, "the round ended early");
        }
    }

    /// The play of the lowest card that is higher, if there is one.
    pub fn higher(&self, seat: usize, piles: &[Pile]) -> Option<String> {
        self.lowest(seat, piles, Fall::Higher)
    }

    fn lowest(&self, seat: usize, piles: &[Pile], fall: Fall) -> Option<String> {
        let plays = piles.iter().flat_map(|&pile| {
            let falls = move |card: &Card| card.onto(self.top(pile)) == fall;
            self.hand(seat)
                .iter()
                .filter(falls)
                .map(move |card| (card, pile))
        });
        plays
            .min_by_key(|(card, _)| card.value())
            .map(|(card, pile)| format!("{card} {pile}"))
    }
}

/// These cards first, then the others of the set in ascending order.
fn on_top(top: &str, set: CardSet) -> Vec<Card> {
    let rest = set - cards(top);
    row(top).into_iter().chain(rest.iter()).collect()
}

/// The first state of a random match that is as wanted, or its end.
pub fn find(players: usize, seed: u64, is_wanted: impl Fn(&Pagoda) -> bool) -> Table {
    let mut dice = GameRng::for_game(seed, 1);
    let mut state = Pagoda::new(config(players));
    while !is_wanted(&state)
        && let Some(step) = next_step(&state, &mut dice, at_random)
    {
        step.apply_to(&mut state);
    }
    Table { state }
}

/// A random match to its end.
pub fn random_match(players: usize, seed: u64) -> Table {
    find(players, seed, |_| false)
}
