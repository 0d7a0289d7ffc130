//! What a viewer knows and remembers.

use hyakki_core::{Game, GameView, Outcome, PerSeat, Seat, SeatSet, Viewer};
use serde::Serialize;

use crate::bag::CardBag;
use crate::colour::Colour;
use crate::config::{Called, SketchConfig};
use crate::happened::{Happened, Placed};
use crate::notebook::Notebook;
use crate::pile::Pile;
use crate::state::{Phase, Sketch};
use crate::yokai::YokaiSet;

/// What a seat or a spectator knows and remembers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct SketchView {
    /// Who is looking.
    pub viewer: Viewer,
    /// How many play.
    pub players: usize,
    /// The option `called`.
    pub called: Called,
    /// What the match waits for.
    #[serde(rename = "stage")]
    pub phase: PhaseView,
    /// Whose turn it is, also while cards are shuffled for it; nobody's before the setup and after the end.
    #[serde(rename = "turn_of")]
    pub active: Option<Seat>,
    /// The cards played in this turn.
    pub n_played: u8,
    /// Whether the seat whose turn it is may stop here.
    pub may_pass: bool,
    /// The hands.
    pub hands: PerSeat<HandView>,
    /// The cards left in the deck.
    pub deck_len: u8,
    /// The discard pile.
    pub discard: CardBag,
    /// The stacks in the order of colours.
    pub stacks: [StackView; Colour::N],
    /// The yokai taken.
    pub notebooks: PerSeat<Notebook>,
    /// The last card each seat played, while it lies on the table: this is what Distract turns.
    pub last_cards: PerSeat<Option<Placed>>,
    /// Turns that ended since a yokai was taken; the sixtieth ends the match.
    pub n_quiet_turns: u8,
    /// Whether a yokai was taken in this turn, so that the quiet turns begin anew after it.
    pub is_yokai_taken: bool,
    /// What happened when somebody acted last.
    pub last_step: Option<Happened>,
    /// How the match ended.
    pub outcome: Option<Outcome>,
}

/// What the match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
#[serde(rename_all = "lowercase")]
pub enum PhaseView {
    /// The shuffles at the beginning.
    Setup,
    /// The shuffle of the discard pile.
    Reshuffle,
    /// A card or a pass.
    Play,
    /// Nothing.
    Over,
}

/// What a viewer knows of a hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct HandView {
    /// How many cards it has.
    pub len: u8,
    /// The cards, if the hand is the viewer's own.
    pub cards: Option<CardBag>,
    /// The cards in it that the opponent knows, since the deck was empty once and showed both players the other's hand.
    /// Both players remember that; for a spectator it is not kept.
    pub known: Option<CardBag>,
}

/// A stack of yokai as everybody knows it, from the top down, and the sketches at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS, schemars::JsonSchema))]
pub struct StackView {
    /// The stack's colour.
    pub colour: Colour,
    /// The visible yokai, and those everybody saw being covered.
    pub seen: Pile,
    /// The yokai under those, which nobody has seen; which they are is known, but not their order.
    pub unseen: YokaiSet,
    /// The yokai under those, which everybody saw go to the bottom.
    pub below: Pile,
    /// Each seat's sketches.
    pub sides: PerSeat<CardBag>,
}

impl GameView for SketchView {
    fn viewer(&self) -> Viewer {
        self.viewer
    }

    fn to_act(&self) -> SeatSet {
        let active = self.active.filter(|_| self.phase == PhaseView::Play);
        active.into_iter().collect()
    }
}

impl SketchView {
    /// What this viewer may know and remember.
    pub(crate) fn of(state: &Sketch, viewer: Viewer) -> SketchView {
        let (phase, active, n_played) = match state.phase {
            Phase::Setup => (PhaseView::Setup, None, 0),
            Phase::Reshuffle { active } => (PhaseView::Reshuffle, Some(active), 0),
            Phase::Play { active, n_played } => (PhaseView::Play, Some(active), n_played),
            Phase::Over(_) => (PhaseView::Over, None, 0),
        };
        let n_seats = state.n_seats();
        SketchView {
            viewer,
            players: n_seats,
            called: state.config.called,
            phase,
            active,
            n_played,
            may_pass: phase == PhaseView::Play && active.is_some_and(|seat| state.may_pass(seat)),
            hands: PerSeat::from_fn(n_seats, |seat| HandView::of(state, seat, viewer)),
            deck_len: state.deck.len(),
            discard: state.discard,
            stacks: Colour::ALL.map(|colour| StackView::of(state, colour)),
            notebooks: PerSeat::from_fn(n_seats, |seat| state.notebooks[seat.index()]),
            last_cards: PerSeat::from_fn(n_seats, |seat| state.last_cards[seat.index()]),
            n_quiet_turns: state.n_quiet_turns,
            is_yokai_taken: state.is_yokai_taken,
            last_step: state.last_step,
            outcome: state.turn().outcome().copied(),
        }
    }

    /// What was settled before the match.
    #[must_use]
    pub fn config(&self) -> SketchConfig {
        SketchConfig {
            called: self.called,
        }
    }
}

impl HandView {
    fn of(state: &Sketch, seat: Seat, viewer: Viewer) -> HandView {
        let hand = &state.hands[seat.index()];
        HandView {
            len: hand.cards().len(),
            cards: viewer.is(seat).then_some(hand.cards()),
            known: (viewer != Viewer::Spectator).then_some(hand.known()),
        }
    }
}

impl StackView {
    fn of(state: &Sketch, colour: Colour) -> StackView {
        let stack = &state.stacks[colour.index()];
        StackView {
            colour,
            seen: stack.seen(),
            // As a set: the order stays hidden.
            unseen: stack.unseen().collect(),
            below: stack.below(),
            sides: PerSeat::from_fn(state.n_seats(), |seat| stack.sides[seat.index()]),
        }
    }

    /// How many yokai there are.
    #[must_use]
    pub fn len(&self) -> usize {
        usize::from(self.seen.len() + self.below.len()) + self.unseen.len()
    }

    /// Whether the last yokai is gone.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The sketches on both sides together.
    #[must_use]
    pub fn n_sketches(&self) -> u8 {
        self.sides.iter().map(|side| side.len()).sum()
    }
}
