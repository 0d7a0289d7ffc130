//! The state of a match, and the game it is.

use hyakki_core::{BadChance, Dice, Game, GameConfig, Seat, SeatSet, Turn, Viewer};

use crate::action::Action;
use crate::actions::Actions;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::chance::Chance;
use crate::config::SeptetConfig;
use crate::illegal::Illegal;
use crate::numbers::MAX_PLAYS;
use crate::round::Round;
use crate::round_result::{LastRound, RoundEnd};
use crate::trick::Trick;
use crate::view::SeptetView;
use crate::{apply, chance, rules, score, worlds};

/// A match of Yokai Septet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Septet {
    pub(crate) config: SeptetConfig,
    pub(crate) phase: Phase,
    /// The number of the round, from 1; 0 before the first.
    pub(crate) round_number: u8,
    /// Who leads this round or, between rounds, the next one. Unknown until the first pass is over.
    pub(crate) leader: Option<Seat>,
    pub(crate) points: [u8; 4],
    pub(crate) round: Round,
    pub(crate) last_round: Option<LastRound>,
}

/// What the match waits for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Phase {
    /// The deal.
    Deal,
    /// The passes of these seats, which have not committed them yet.
    Pass(SeatSet),
    /// A card to this trick.
    Play(Trick),
    /// Nothing.
    Over,
}

/// The whole truth, for referees and tests. Players and minds get a [`SeptetView`].
impl Septet {
    /// The cards in this seat's hand.
    #[must_use]
    pub fn hand(&self, seat: Seat) -> CardSet {
        self.round.hands[seat.index()]
    }

    /// What this seat has passed in this round; empty until it has.
    #[must_use]
    pub fn passed(&self, seat: Seat) -> CardSet {
        self.round.passes[seat.index()]
    }

    /// The bosses this seat has captured in this round.
    #[must_use]
    pub fn captured(&self, seat: Seat) -> CardSet {
        self.round.bosses[seat.index()]
    }

    /// How many tricks this seat has won in this round.
    #[must_use]
    pub fn tricks(&self, seat: Seat) -> u8 {
        self.round.n_tricks[seat.index()]
    }

    /// The cards played in this round, in order.
    #[must_use]
    pub fn plays(&self) -> &[Card] {
        self.round.plays()
    }

    /// The card turned up, while a round is on.
    #[must_use]
    pub fn trump(&self) -> Option<Card> {
        matches!(self.phase, Phase::Pass(_) | Phase::Play(_)).then_some(self.round.trump)
    }

    /// Who leads the round, once that is settled; between rounds, who leads the next.
    #[must_use]
    pub fn leader(&self) -> Option<Seat> {
        self.leader
    }

    /// How the last round ended, and who won it.
    #[must_use]
    pub fn last_round_end(&self) -> Option<(RoundEnd, SeatSet)> {
        self.last_round.map(|last| (last.end, last.winners))
    }

    /// This seat's points.
    #[must_use]
    pub fn points(&self, seat: Seat) -> u8 {
        self.points[seat.index()]
    }
}

impl Septet {
    #[inline]
    pub(crate) fn n_seats(&self) -> usize {
        self.config.players()
    }

    /// The card whose holder leads the first round: green A, or blue 13 if A is the trump card (ruling S2).
    pub(crate) fn lead_card(&self) -> Card {
        if self.round.trump == Card::SUPER_TRUMP {
            Card::BLUE_13
        } else {
            Card::SUPER_TRUMP
        }
    }
}

impl Game for Septet {
    const NAME: &'static str = "septet";
    const TITLE: &'static str = "Yokai Septet";
    const SUMMARY: &'static str = "take the bosses, but not the seventh trick";
    const RULES_VERSION: u32 = 1;
    /// A round has at most a deal, four passes and 48 plays. Every round is won for at least one point, so
    /// the game is over after thirteen rounds of two teams (6 + 6, and one more)
    /// or nineteen of three players (6 + 6 + 6, and one more).
    const MAX_STEPS: usize = 19 * (1 + 4 + MAX_PLAYS);

    type Config = SeptetConfig;
    type Action = Action;
    type Actions = Actions;
    type Chance = Chance;
    type Illegal = Illegal;
    type View = SeptetView;

    fn new(config: SeptetConfig) -> Septet {
        Septet {
            config,
            phase: Phase::Deal,
            round_number: 0,
            leader: None,
            points: [0; 4],
            round: Round::EMPTY,
            last_round: None,
        }
    }

    fn config(&self) -> &SeptetConfig {
        &self.config
    }

    #[inline]
    fn turn(&self) -> Turn {
        match &self.phase {
            Phase::Play(trick) => Turn::Act(SeatSet::only(trick.to_act)),
            Phase::Pass(waiting) => Turn::Act(*waiting),
            Phase::Deal => Turn::Chance,
            Phase::Over => Turn::Over(score::outcome(self)),
        }
    }

    #[inline]
    fn team(&self, seat: Seat) -> SeatSet {
        if self.n_seats() == 4 {
            SeatSet::only(seat).with(seat.left_by(2, 4))
        } else {
            SeatSet::only(seat)
        }
    }

    fn check(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        rules::check(self, seat, action)
    }

    #[inline]
    fn legal_actions(&self, seat: Seat) -> Actions {
        rules::legal_actions(self, seat)
    }

    #[inline(always)] // As `apply::apply`.
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

    fn view(&self, viewer: Viewer) -> SeptetView {
        SeptetView::of(self, viewer)
    }

    fn determinize(view: &SeptetView, dice: &mut impl Dice) -> Septet {
        worlds::determinize(view, dice)
    }
}
