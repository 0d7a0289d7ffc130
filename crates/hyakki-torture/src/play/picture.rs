//! What a client makes of a picture of its table.

use serde::Deserialize;

/// A message with a picture, as far as a client looks at it.
#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Picture {
    pub(crate) step: usize,
    pub(crate) table: TablePicture,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct TablePicture {
    pub(crate) stage: String,
    pub(crate) is_paused: bool,
    #[serde(default)]
    pub(crate) reveal_by_ms: Option<i64>,
    pub(crate) chairs: Vec<Chair>,
    #[serde(rename = "match")]
    pub(crate) current: Option<MatchPicture>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Chair {
    pub(crate) holder: Holder,
    pub(crate) has_stand_in: bool,
    pub(crate) wants_rematch: bool,
    #[serde(default)]
    pub(crate) pledge: Option<String>,
}

#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub(crate) enum Holder {
    Nobody,
    Person { is_me: bool },
    Mind,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct MatchPicture {
    pub(crate) id: String,
    pub(crate) to_act: Vec<usize>,
    pub(crate) sides: Vec<Side>,
}

#[derive(Clone, Debug, Deserialize)]
pub(crate) struct Side {
    pub(crate) seat: Option<usize>,
    pub(crate) legal: Vec<String>,
    pub(crate) can_undo: bool,
}

impl Picture {
    pub(crate) fn is_playing(&self) -> bool {
        self.table.stage == "playing"
    }

    pub(crate) fn is_over(&self) -> bool {
        self.table.stage == "over"
    }

    pub(crate) fn match_id(&self) -> Option<String> {
        self.table
            .current
            .as_ref()
            .map(|current| current.id.clone())
    }

    /// Whether nobody is in a seat.
    pub(crate) fn is_free(&self, seat: usize) -> bool {
        let chair = self.table.chairs.get(seat);
        chair.is_some_and(|chair| matches!(chair.holder, Holder::Nobody))
    }

    /// The viewer's seats.
    pub(crate) fn mine(&self) -> impl Iterator<Item = (usize, &Chair)> {
        let chairs = self.table.chairs.iter().enumerate();
        chairs.filter(|(_, chair)| matches!(chair.holder, Holder::Person { is_me: true }))
    }

    /// The viewer's seats that must act, with what they can do.
    pub(crate) fn choices(&self) -> Vec<(usize, &[String])> {
        let Some(current) = &self.table.current else {
            return Vec::new();
        };
        let sides = current.sides.iter();
        sides
            .filter_map(|side| Some((side.seat?, &*side.legal)))
            .filter(|(seat, legal)| current.to_act.contains(seat) && !legal.is_empty())
            .collect()
    }

    /// A seat of the viewer that can take back its last action.
    pub(crate) fn can_undo(&self) -> Option<usize> {
        let sides = self.table.current.as_ref()?.sides.iter();
        sides
            .filter(|side| side.can_undo)
            .find_map(|side| side.seat)
    }
}
