//! What a viewer knows and remembers. `worlds.rs` turns it back into a state.

use hyakki_core::{Game, GameView, Outcome, PerSeat, Seat, Turn, Viewer};
use serde::Serialize;

use crate::bag::CardBag;
use crate::colour::Colour;
use crate::config::{Called, N_SEATS};
use crate::notebook::Notebook;
use crate::pile::Pile;
use crate::state::{Happened, Phase, Placed, Sketch};
use crate::yokai::YokaiSet;

/// What a seat or a spectator knows and remembers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS), ts(rename = "SketchView"))]
pub struct View {
    /// Who is looking.
    pub viewer: Viewer,
    /// How many play.
    pub players: usize,
    /// The option `called`.
    pub called: Called,
    /// What the match waits for.
    pub stage: Stage,
    /// Whose turn it is; nobody's before the setup and after the end.
    pub turn_of: Option<Seat>,
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

/// What a match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Stage {
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
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
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
#[cfg_attr(feature = "schema", derive(ts_rs::TS))]
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

impl StackView {
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

impl GameView for View {
    fn viewer(&self) -> Viewer {
        self.viewer
    }
}

impl Sketch {
    pub(crate) fn look(&self, viewer: Viewer) -> View {
        let (stage, turn_of, n_played) = match self.phase {
            Phase::Setup => (Stage::Setup, None, 0),
            Phase::Reshuffle { turn_of } => (Stage::Reshuffle, Some(turn_of), 0),
            Phase::Play { turn_of, n_played } => (Stage::Play, Some(turn_of), n_played),
            Phase::Over(_) => (Stage::Over, None, 0),
        };
        View {
            viewer,
            players: N_SEATS,
            called: self.config.called,
            stage,
            turn_of,
            n_played,
            may_pass: self.turn_of().is_some_and(|seat| self.may_pass(seat)),
            hands: PerSeat::from_fn(N_SEATS, |seat| self.look_at_hand(seat, viewer)),
            deck_len: self.deck.len(),
            discard: self.discard,
            stacks: Colour::ALL.map(|colour| self.look_at_stack(colour)),
            notebooks: PerSeat::from_fn(N_SEATS, |seat| self.notebooks[seat.index()]),
            last_cards: PerSeat::from_fn(N_SEATS, |seat| self.last_cards[seat.index()]),
            n_quiet_turns: self.n_quiet_turns,
            is_yokai_taken: self.is_yokai_taken,
            last_step: self.last_step,
            outcome: match self.turn() {
                Turn::Over(outcome) => Some(outcome),
                Turn::Chance | Turn::Act(_) => None,
            },
        }
    }

    fn look_at_hand(&self, seat: Seat, viewer: Viewer) -> HandView {
        let hand = &self.hands[seat.index()];
        HandView {
            len: hand.cards().len(),
            cards: viewer.is(seat).then_some(hand.cards()),
            known: (viewer != Viewer::Spectator).then_some(hand.known()),
        }
    }

    fn look_at_stack(&self, colour: Colour) -> StackView {
        let stack = &self.stacks[colour.index()];
        StackView {
            colour,
            seen: stack.seen(),
            // As a set: the order stays hidden.
            unseen: stack.unseen().collect(),
            below: stack.below(),
            sides: PerSeat::from_fn(N_SEATS, |seat| stack.sides[seat.index()]),
        }
    }
}
