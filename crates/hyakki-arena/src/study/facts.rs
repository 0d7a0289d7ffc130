//! What was seen in one game.

use std::collections::BTreeMap;

use hyakki_core::{Game, Seat, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::kinds::kind;
use crate::play::Observer;

/// What was seen in one game, beyond its outcome.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Facts {
    /// Who began: the first to act alone.
    pub(crate) first: Option<usize>,
    /// How often each seat did what.
    pub(crate) kinds: Vec<BTreeMap<String, u32>>,
    /// How each round ended, by its number.
    pub(crate) round_ends: BTreeMap<u64, String>,
    /// How many could act at the last action.
    #[serde(skip)]
    n_acting: usize,
}

impl Facts {
    pub(crate) fn new(n_seats: usize) -> Facts {
        Facts {
            kinds: vec![BTreeMap::new(); n_seats],
            ..Facts::default()
        }
    }
}

impl<G: Game> Observer<G> for Facts {
    fn acts(&mut self, state: &G, seat: Seat, action: G::Action) {
        let n_acting = state.turn().seats().len();
        // Where all commit something first, the last of them is left alone with it but does not begin.
        if self.first.is_none() && n_acting == 1 && self.n_acting <= 1 {
            self.first = Some(seat.index());
        }
        self.n_acting = n_acting;
        let action = serde_json::to_value(action).expect("an action always makes JSON");
        let kind = kind(G::NAME, &seen(state), &action);
        *self.kinds[seat.index()].entry(kind).or_default() += 1;
    }

    fn pauses(&mut self, state: &G) {
        let view = seen(state);
        if let Some(last) = view.get("last_round").filter(|last| !last.is_null()) {
            let number = last["round"].as_u64().unwrap_or(0);
            self.round_ends.insert(number, word(&last["end"]));
        }
        let rounds = view.get("rounds").and_then(Value::as_array);
        for (number, round) in (1..).zip(rounds.into_iter().flatten()) {
            if let Some(ending) = round.pointer("/end/ending") {
                self.round_ends.insert(number, word(ending));
            }
        }
    }
}

/// What everybody sees, as data.
fn seen<G: Game>(state: &G) -> Value {
    serde_json::to_value(state.view(Viewer::Spectator)).expect("a view always makes JSON")
}

fn word(value: &Value) -> String {
    value
        .as_str()
        .map_or_else(|| value.to_string(), |text| text.replace('-', " "))
}
