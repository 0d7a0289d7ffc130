//! A decision as a policy sees it.

use hyakki_core::{ActionSet, Game, Seat};
use hyakki_septet::{Action, Actions, Septet};

use super::card_features;
use super::pass_features::DealtHand;
use super::trick_context::{TrickContext, board_of, shown_voids, trump_of};

/// What a decision is about: a policy has weights for each of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DecisionKind {
    /// Which card to lead.
    Lead,
    /// Which card to play to a trick that another has led.
    Follow,
    /// Which three cards to pass.
    Pass,
}

/// A decision as a policy sees it: the features of every legal action.
#[derive(Clone, Debug)]
pub struct Decision {
    /// What it is about.
    pub kind: DecisionKind,
    /// Each legal action with its features: places in the policy's list of weights.
    pub actions: Vec<(Action, Box<[u16]>)>,
}

impl Decision {
    /// What this seat must decide now.
    #[must_use]
    pub fn of(state: &Septet, seat: Seat) -> Decision {
        let actions = state.legal_actions(seat);
        match actions {
            Actions::Play(_) => Decision::about_card(state, seat, &actions),
            Actions::Pass(hand) => {
                let dealt = DealtHand {
                    cards: hand.bits(),
                    trump: trump_of(state).suit().index(),
                };
                Decision {
                    kind: DecisionKind::Pass,
                    actions: features_of_each(&actions, |action, list| {
                        if let Action::Pass { cards: trio } = action {
                            for card in trio.cards() {
                                dealt.of_card(card.index(), |place| list.push(place as u16));
                            }
                            dealt.of_trio(trio.set().bits(), |place| list.push(place as u16));
                        }
                    }),
                }
            }
        }
    }

    fn about_card(state: &Septet, seat: Seat, actions: &Actions) -> Decision {
        let (rules, board) = board_of(state, seat);
        let context = TrickContext::new(&rules, &board, shown_voids(state, &rules));
        let is_lead = context.is_lead();
        Decision {
            kind: if is_lead {
                DecisionKind::Lead
            } else {
                DecisionKind::Follow
            },
            actions: features_of_each(actions, |action, list| {
                if let Action::Play { card } = action {
                    let note = |place| list.push(place as u16);
                    if is_lead {
                        card_features::of_lead(&context, card.index(), note);
                    } else {
                        card_features::of_follow(&context, card.index(), note);
                    }
                }
            }),
        }
    }
}

fn features_of_each(
    actions: &Actions,
    describe: impl Fn(Action, &mut Vec<u16>),
) -> Vec<(Action, Box<[u16]>)> {
    let described = actions.iter().map(|action| {
        let mut features = Vec::new();
        describe(action, &mut features);
        (action, features.into())
    });
    described.collect()
}
