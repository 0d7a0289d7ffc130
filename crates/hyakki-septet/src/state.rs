//! The state of a match.

use hyakki_core::{BadChance, Dice, Game, Seat, SeatSet, Turn, Viewer};

use crate::action::Action;
use crate::actions::Actions;
use crate::card::{Card, CardSet};
use crate::config::SeptetConfig;
use crate::deal::Deal;
use crate::illegal::Illegal;
use crate::round_result::LastRound;
use crate::view::SeptetView;
use crate::worlds::Worlds;

/// A match of Yokai Septet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Septet {
    pub(crate) config: SeptetConfig,
    pub(crate) stage: Stage,
    /// The number of the round, from 1; 0 before the first.
    pub(crate) round_number: u8,
    /// Who leads this round or, between rounds, the next one. Unknown until the first pass is over.
    pub(crate) leader: Option<Seat>,
    pub(crate) points: [u8; 4],
    pub(crate) round: Round,
    pub(crate) last_round: Option<LastRound>,
}

/// Where a match stands.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Stage {
    Deal,
    /// These seats have not committed their pass yet.
    Pass(SeatSet),
    Play(Trick),
    Over,
}

/// What one round has brought so far.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Round {
    pub(crate) hands: [CardSet; 4],
    /// What each seat passed; empty until it has.
    pub(crate) passes: [CardSet; 4],
    /// The bosses each seat has captured.
    pub(crate) bosses: [CardSet; 4],
    /// The cards in the order they were played.
    pub(crate) plays: [Card; MAX_PLAYS],
    pub(crate) n_plays: u8,
    /// Tricks won by each seat.
    pub(crate) n_tricks: [u8; 4],
    pub(crate) trump: Card,
}

/// The most cards played in a round: 4 × 12 or 3 × 16.
pub(crate) const MAX_PLAYS: usize = 48;

/// The trick on the table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Trick {
    /// The cards of the led suit, which must be followed; none before the lead.
    pub(crate) to_follow: CardSet,
    /// The bosses in the trick.
    pub(crate) bosses: CardSet,
    /// The winning card and who played it.
    pub(crate) best: Bid,
    pub(crate) leader: Seat,
    pub(crate) to_act: Seat,
}

/// A card's strength in the trick, and below it the seat that played it: the higher number wins the trick.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Bid(u32);

impl Bid {
    #[inline]
    pub(crate) fn new(strength: u8, seat: Seat) -> Bid {
        Bid(u32::from(strength) << 2 | seat.index() as u32)
    }

    #[inline]
    pub(crate) fn seat(self) -> Seat {
        Seat::new((self.0 & 3) as usize)
    }
}

impl Round {
    pub(crate) const EMPTY: Round = Round {
        hands: [CardSet::EMPTY; 4],
        passes: [CardSet::EMPTY; 4],
        bosses: [CardSet::EMPTY; 4],
        plays: [Card::SUPER_TRUMP; MAX_PLAYS],
        n_plays: 0,
        n_tricks: [0; 4],
        trump: Card::SUPER_TRUMP,
    };

    /// The cards played so far.
    pub(crate) fn plays(&self) -> &[Card] {
        &self.plays[..usize::from(self.n_plays)]
    }
}

impl Trick {
    #[inline]
    pub(crate) fn led_by(leader: Seat) -> Trick {
        Trick {
            to_follow: CardSet::EMPTY,
            bosses: CardSet::EMPTY,
            best: Bid::new(0, leader),
            leader,
            to_act: leader,
        }
    }
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
        matches!(self.stage, Stage::Pass(_) | Stage::Play(_)).then_some(self.round.trump)
    }

    /// Who leads the round, once that is settled; between rounds, who leads the next.
    #[must_use]
    pub fn leader(&self) -> Option<Seat> {
        self.leader
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
        self.config.n_players()
    }

    /// To whom this seat passes its cards: its partner, or the left neighbour where there are no teams.
    #[inline]
    pub(crate) fn pass_target(&self, seat: Seat) -> Seat {
        let steps = if self.n_seats() == 4 { 2 } else { 1 };
        seat.left_by(steps, self.n_seats())
    }

    /// From whom this seat receives cards.
    pub(crate) fn pass_source(&self, seat: Seat) -> Seat {
        seat.left_by(2, self.n_seats())
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
    type Chance = Deal;
    type Illegal = Illegal;
    type View = SeptetView;

    fn new(config: SeptetConfig) -> Septet {
        Septet {
            config,
            stage: Stage::Deal,
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
        match &self.stage {
            Stage::Play(trick) => Turn::Act(SeatSet::only(trick.to_act)),
            Stage::Pass(waiting) => Turn::Act(*waiting),
            Stage::Deal => Turn::Chance,
            Stage::Over => Turn::Over(self.outcome()),
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
        self.check_action(seat, action)
    }

    #[inline]
    fn legal_actions(&self, seat: Seat) -> Actions {
        self.legal(seat)
    }

    // Always: left to itself the compiler makes calls of what every card of a playout needs, and that costs a tenth of it.
    #[inline(always)]
    fn apply(&mut self, seat: Seat, action: Action) {
        match action {
            Action::Play(card) => self.play(seat, card),
            Action::Pass(trio) => self.pass(seat, trio),
        }
    }

    fn sample_chance(&self, dice: &mut impl Dice) -> Deal {
        Deal::sample(&self.config, dice)
    }

    fn check_chance(&self, deal: &Deal) -> Result<(), BadChance> {
        match self.stage {
            Stage::Deal => deal.check(&self.config),
            _ => Err(BadChance::not_awaited()),
        }
    }

    fn apply_chance(&mut self, deal: &Deal) {
        self.deal(deal);
    }

    fn view(&self, viewer: Viewer) -> SeptetView {
        SeptetView::of(self, viewer)
    }

    fn determinize(view: &SeptetView, dice: &mut impl Dice) -> Septet {
        Worlds::new(view).sample(dice)
    }
}
