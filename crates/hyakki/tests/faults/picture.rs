//! What somebody sees of a table.

use serde_json::{Value, json};

/// What somebody sees of a table: a whole message of the server.
#[derive(Clone, Debug)]
pub(crate) struct Picture(pub(crate) Value);

/// What the own seat can do.
#[derive(Clone, Debug)]
pub(crate) struct Choice {
    pub(crate) seat: usize,
    pub(crate) actions: Vec<String>,
}

impl Picture {
    /// How many steps the match has.
    pub(crate) fn step(&self) -> usize {
        number(&self.0["step"])
    }

    pub(crate) fn match_id(&self) -> String {
        let id = self.0["table"]["match"]["id"].as_str();
        id.unwrap_or_default().to_owned()
    }

    pub(crate) fn is_playing(&self) -> bool {
        self.0["table"]["stage"] == "playing"
    }

    pub(crate) fn is_over(&self) -> bool {
        self.0["table"]["stage"] == "over"
    }

    /// The seats that must act.
    pub(crate) fn to_act(&self) -> Vec<usize> {
        let seats = self.0["table"]["match"]["to_act"].as_array();
        seats.into_iter().flatten().map(number).collect()
    }

    /// What the own seats that must act can do.
    pub(crate) fn choices(&self) -> Vec<Choice> {
        let to_act = self.to_act();
        let sides = self.0["table"]["match"]["sides"].as_array();
        let mine = sides
            .into_iter()
            .flatten()
            .filter(|side| !side["seat"].is_null());
        let choices = mine.map(|side| Choice {
            seat: number(&side["seat"]),
            actions: side["legal"]
                .as_array()
                .into_iter()
                .flatten()
                .map(text)
                .collect(),
        });
        choices
            .filter(|choice| to_act.contains(&choice.seat))
            .collect()
    }

    /// Whether the viewer has asked for another match.
    pub(crate) fn wants_rematch(&self) -> bool {
        let chairs = self.0["table"]["chairs"].as_array();
        let mut mine = chairs
            .into_iter()
            .flatten()
            .filter(|chair| chair["holder"]["is_me"] == true);
        mine.all(|chair| chair["wants_rematch"] == true)
    }

    /// The command that takes an action at this picture.
    pub(crate) fn act(&self, seat: usize, action: &str) -> Value {
        json!({"do": "act", "seat": seat, "step": self.step(), "action": action})
    }

    /// The command that takes the first action there is; the viewer must have one.
    pub(crate) fn first_act(&self) -> Value {
        let choices = self.choices();
        let choice = choices.first().expect("it is the viewer's turn");
        self.act(choice.seat, &choice.actions[0])
    }
}

fn number(value: &Value) -> usize {
    usize::try_from(value.as_u64().unwrap()).unwrap()
}

fn text(value: &Value) -> String {
    value.as_str().unwrap().to_owned()
}
