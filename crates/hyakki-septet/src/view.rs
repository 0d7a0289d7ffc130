//! What a viewer knows and remembers.

use hyakki_core::{Game, GameView, Outcome, PerSeat, Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::bid::Bid;
use crate::card::Card;
use crate::card_set::CardSet;
use crate::config::{Lead, Scoring, SeptetConfig};
use crate::numbers::LOSING_TRICKS;
use crate::round_result::RoundResult;
use crate::rules::strength;
use crate::state::{Phase, Septet};
use crate::suit::SuitSet;
use crate::trio::Trio;

/// What a viewer knows and remembers of a match.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SeptetView {
    /// Whose view this is.
    pub viewer: Viewer,
    /// How many play.
    pub players: usize,
    /// How rounds are counted.
    pub scoring: Scoring,
    /// Who leads in the first round.
    pub lead: Lead,
    /// Who wins and loses together with each seat, itself included.
    pub teams: PerSeat<SeatSet>,
    /// To whom this seat passes cards.
    pub passes_to: Option<Seat>,
    /// How many bosses win a round.
    pub bosses_to_win: usize,
    /// How many tricks lose a round.
    pub losing_tricks: u8,
    /// What the match waits for.
    pub phase: PhaseView,
    /// Who must act.
    pub to_act: SeatSet,
    /// The round's number, from 1; 0 before the first.
    pub round: u8,
    /// Points so far.
    pub points: PerSeat<u8>,
    /// The card turned up in this round.
    pub trump: Option<Card>,
    /// The own hand.
    pub hand: CardSet,
    /// How many cards everybody holds.
    pub hand_sizes: PerSeat<usize>,
    /// The cards this seat passed, as soon as it has.
    pub passed: Option<Trio>,
    /// The cards this seat received, once all have passed.
    pub received: Option<Trio>,
    /// Who leads this round, once that is known; between rounds, who leads the next.
    pub leader: Option<Seat>,
    /// What everybody learnt from the first round's lead.
    pub lead_card: Option<LeadCard>,
    /// The cards played in this round, in order.
    pub plays: Vec<Play>,
    /// How many of these lie on the table as an unfinished trick.
    pub n_on_table: usize,
    /// The suits each seat has shown to be out of.
    pub voids: PerSeat<SuitSet>,
    /// Tricks each seat has won in this round.
    pub tricks: PerSeat<u8>,
    /// Bosses each seat has captured in this round.
    pub bosses: PerSeat<CardSet>,
    /// What the round before brought.
    pub last_round: Option<RoundResult>,
    /// The result, when the match is over.
    pub outcome: Option<Outcome>,
}

/// What the match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum PhaseView {
    /// Cards are about to be dealt.
    Deal,
    /// Everybody chooses three cards to pass.
    Pass,
    /// Tricks are played.
    Play,
    /// The match is over.
    Over,
}

/// The card that decided the first lead, as everybody knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct LeadCard {
    /// Green A or blue 13.
    pub card: Card,
    /// Who has it, or was dealt it.
    pub seat: Seat,
    /// Whether it was shown after the pass; otherwise the seat was dealt it and may have passed it on.
    pub is_shown: bool,
}

/// A card played by a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct Play {
    /// Who played it.
    pub seat: Seat,
    /// The card.
    pub card: Card,
}

impl GameView for SeptetView {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn to_act(&self) -> SeatSet {
        self.to_act
    }
}

impl SeptetView {
    /// What this viewer may know and remember.
    pub(crate) fn of(state: &Septet, viewer: Viewer) -> SeptetView {
        let round = &state.round;
        let n_seats = state.n_seats();
        let turn = state.turn();
        let own = viewer.seat().map(Seat::index);
        let is_passed = !matches!(state.phase, Phase::Pass(_));
        let (plays, voids) = remember_plays(state);
        let source = viewer
            .seat()
            .filter(|_| is_passed)
            .map(|seat| state.config.pass_source(seat));
        SeptetView {
            viewer,
            players: n_seats,
            scoring: state.config.scoring,
            lead: state.config.lead,
            teams: PerSeat::from_fn(n_seats, |seat| state.team(seat)),
            passes_to: viewer.seat().map(|seat| state.config.pass_target(seat)),
            bosses_to_win: state.config.bosses_to_win(),
            losing_tricks: LOSING_TRICKS,
            phase: PhaseView::of(state),
            to_act: turn.seats(),
            round: state.round_number,
            points: PerSeat::from_fn(n_seats, |seat| state.points[seat.index()]),
            trump: matches!(state.phase, Phase::Pass(_) | Phase::Play(_)).then_some(round.trump),
            hand: own.map_or(CardSet::EMPTY, |own| round.hands[own]),
            hand_sizes: PerSeat::from_fn(n_seats, |seat| round.hands[seat.index()].len()),
            passed: own.and_then(|own| Trio::from_set(round.passes[own])),
            received: source.and_then(|source| Trio::from_set(round.passes[source.index()])),
            leader: state.leader,
            lead_card: known_lead_card(state),
            n_on_table: plays.len() % n_seats,
            plays,
            voids,
            tricks: PerSeat::from_fn(n_seats, |seat| round.n_tricks[seat.index()]),
            bosses: PerSeat::from_fn(n_seats, |seat| round.bosses[seat.index()]),
            last_round: last_round(state),
            outcome: turn.outcome().copied(),
        }
    }

    /// What was settled before the match.
    #[must_use]
    pub fn config(&self) -> SeptetConfig {
        SeptetConfig {
            players: self.players as u8,
            scoring: self.scoring,
            lead: self.lead,
        }
    }
}

impl PhaseView {
    fn of(state: &Septet) -> PhaseView {
        match state.phase {
            Phase::Deal => PhaseView::Deal,
            Phase::Pass(_) => PhaseView::Pass,
            Phase::Play(_) => PhaseView::Play,
            Phase::Over => PhaseView::Over,
        }
    }
}

/// What everybody learnt from the first round's lead (ruling S2).
fn known_lead_card(state: &Septet) -> Option<LeadCard> {
    let is_shown = state.config.lead == Lead::Holder;
    let is_known = matches!(state.phase, Phase::Play(_));
    (state.round_number == 1 && is_known).then(|| LeadCard {
        card: state.lead_card(),
        seat: state.leader.expect("the first lead is known"),
        is_shown,
    })
}

/// The result of the round before the one being played.
fn last_round(state: &Septet) -> Option<RoundResult> {
    let is_dealt = matches!(state.phase, Phase::Pass(_) | Phase::Play(_));
    let number = state.round_number - u8::from(is_dealt);
    state
        .last_round
        .as_ref()
        .map(|result| result.seen(number, state.n_seats()))
}

/// The cards of the round with who played them, and which suits that showed them to be out of.
/// Each trick is led by the winner of the one before.
fn remember_plays(state: &Septet) -> (Vec<Play>, PerSeat<SuitSet>) {
    let n_seats = state.n_seats();
    let mut plays = Vec::with_capacity(state.round.plays().len());
    let mut voids = PerSeat::splat(n_seats, SuitSet::EMPTY);
    let mut leader = state.leader.unwrap_or(Seat::new(0));
    for trick in state.round.plays().chunks(n_seats) {
        let to_follow = trick[0].suit_cards();
        let mut best = Bid::new(0, leader);
        for (seat, &card) in leader.clockwise(n_seats).zip(trick) {
            plays.push(Play { seat, card });
            if !to_follow.contains(card) {
                voids[seat] = voids[seat].with(trick[0].suit());
            }
            best = best.max(Bid::new(strength(card, to_follow, state.round.trump), seat));
        }
        leader = best.seat();
    }
    (plays, voids)
}
