//! The state of a match, and the game it is.

use hyakki_core::{BadChance, Dice, Game, GameConfig, PerSeat, Seat, SeatSet, Turn, Viewer};

use crate::action::Action;
use crate::actions::Actions;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::chance::Chance;
use crate::config::PagodaConfig;
use crate::hand::Hands;
use crate::illegal::Illegal;
use crate::log::Log;
use crate::numbers::{MAX_TURNS, N_ROUNDS};
use crate::pile::Pile;
use crate::row::Row;
use crate::view::PagodaView;
use crate::{apply, chance, rules, score, worlds};

/// A match of Yokai Pagoda.
#[derive(Clone, Debug, PartialEq)]
pub struct Pagoda {
    pub(crate) config: PagodaConfig,
    pub(crate) phase: Phase,
    /// Whose turn it is; where chance falls or the match is over, whose turn it was.
    pub(crate) active: Seat,
    /// How many turns are left before the round ends by ruling P8, this one included.
    pub(crate) n_turns_left: u16,
    pub(crate) hands: Hands,
    /// The top cards of both piles again, where a play finds them sooner. Of no account while a pile is empty.
    pub(crate) tops: [Card; 2],
    /// Both piles, the top card last.
    pub(crate) piles: [Row; 2],
    /// The pagoda deck, the top card last.
    pub(crate) deck: Row,
    pub(crate) pools: PerSeat<CardSet>,
    pub(crate) log: Log,
}

/// What the match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// The active seat plays a card.
    Play,
    /// It has matched, and gives a card away or, without cards, chooses who draws.
    Give,
    /// It has played higher and draws or takes a card.
    DrawOrTake,
    /// The first shuffle.
    Setup,
    /// A card is needed for the deal and the deck is empty.
    ShuffleToDeal,
    /// A card is needed in play and the deck is empty; the log's last turn says what for.
    ShuffleToPlay,
    /// Nothing more.
    Over,
}

impl Pagoda {
    /// The cards in a player's hand.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.hands[seat].cards()
    }

    /// How many cards a player holds.
    #[inline]
    #[must_use]
    pub fn n_in_hand(&self, seat: Seat) -> usize {
        self.hands[seat].len()
    }

    /// The cards in a player's pool of failed offerings.
    #[must_use]
    pub fn pool(&self, seat: Seat) -> CardSet {
        self.pools[seat]
    }

    /// The cards of a pile, the top card last.
    #[must_use]
    pub fn pile(&self, pile: Pile) -> &Row {
        &self.piles[pile.index()]
    }

    /// The pagoda deck, the top card last: for referees and tests, since nobody at the table sees its order.
    #[must_use]
    pub fn deck(&self) -> &Row {
        &self.deck
    }

    /// The number of the round, from 1; 0 before the first deal.
    #[must_use]
    pub fn round(&self) -> usize {
        self.log.rounds.len()
    }

    /// The pile that was last played onto, if any was.
    #[must_use]
    pub fn last_pile(&self) -> Option<Pile> {
        self.log.turns.last().map(|turn| turn.pile)
    }

    /// Whether the match waits for somebody to play a card.
    #[inline]
    #[must_use]
    pub fn is_play_awaited(&self) -> bool {
        self.phase == Phase::Play
    }

    /// Whether nobody has played in this round yet.
    #[must_use]
    pub fn is_round_fresh(&self) -> bool {
        let first_turn = self
            .log
            .rounds
            .last()
            .map(|round| usize::from(round.first_turn));
        first_turn == Some(self.log.turns.len())
    }

    /// A world that fits the view, as [`determinize`](Game::determinize) draws it. `on_action` is shown how it came about:
    /// the world before each action, and who did what.
    pub fn determinize_with(
        view: &PagodaView,
        dice: &mut impl Dice,
        on_action: impl FnMut(&Pagoda, Seat, Action),
    ) -> Pagoda {
        worlds::determinize_with(view, dice, on_action)
    }

    /// Brings the deck into another order: in a world that somebody imagines, every order of the cards that nobody has drawn yet
    /// is as good as any other.
    pub fn shuffle_deck(&mut self, dice: &mut impl Dice) {
        dice.shuffle(self.deck.as_mut_slice());
    }

    /// The card that the next play onto this pile covers.
    #[inline]
    pub(crate) fn top(&self, pile: Pile) -> Card {
        debug_assert_eq!(self.pile(pile).last(), Some(self.tops[pile.index()]));
        self.tops[pile.index()]
    }

    #[inline]
    pub(crate) fn n_seats(&self) -> usize {
        self.config.players()
    }
}

impl Game for Pagoda {
    const NAME: &'static str = "pagoda";
    const TITLE: &'static str = "Yokai Pagoda";
    const SUMMARY: &'static str = "get rid of your offerings before the yokai count them";
    const RULES_VERSION: u32 = 1;
    /// A turn has at most two actions and one shuffle, a deal at most one shuffle, and there is the setup.
    const MAX_STEPS: usize = 3 * MAX_TURNS + N_ROUNDS + 1;

    type Config = PagodaConfig;
    type Action = Action;
    type Actions = Actions;
    type Chance = Chance;
    type Illegal = Illegal;
    type View = PagodaView;

    fn new(config: PagodaConfig) -> Pagoda {
        let n_seats = config.players();
        Pagoda {
            config,
            phase: Phase::Setup,
            active: Seat::new(0),
            n_turns_left: 0,
            hands: Hands::EMPTY,
            tops: [Card::FIRST; 2],
            piles: [Row::EMPTY; 2],
            deck: Row::EMPTY,
            pools: PerSeat::splat(n_seats, CardSet::EMPTY),
            log: Log::new(),
        }
    }

    #[inline]
    fn config(&self) -> &PagodaConfig {
        &self.config
    }

    #[inline]
    fn turn(&self) -> Turn {
        match self.phase {
            Phase::Play | Phase::Give | Phase::DrawOrTake => Turn::Act(SeatSet::only(self.active)),
            Phase::Setup | Phase::ShuffleToDeal | Phase::ShuffleToPlay => Turn::Chance,
            Phase::Over => Turn::Over(score::outcome(self)),
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        rules::check(self, seat, action)
    }

    #[inline]
    fn legal_actions(&self, seat: Seat) -> Actions {
        rules::legal_actions(self, seat)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: Action) {
        apply::apply(self, seat, action);
    }

    fn sample_chance(&self, dice: &mut impl Dice) -> Chance {
        chance::sample(self, dice)
    }

    fn check_chance(&self, chance: &Chance) -> Result<(), BadChance> {
        rules::check_chance(self, chance)
    }

    fn apply_chance(&mut self, chance: &Chance) {
        apply::apply_chance(self, chance);
    }

    fn view(&self, viewer: Viewer) -> PagodaView {
        PagodaView::of(self, viewer)
    }

    fn determinize(view: &PagodaView, dice: &mut impl Dice) -> Pagoda {
        worlds::determinize(view, dice)
    }
}
