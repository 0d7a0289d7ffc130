//! What kind of action something is, as far as a study tells them apart.

use serde_json::Value;

/// What kind of action this is: in the game of this name, when everybody saw this, written in the game's notation.
pub(crate) fn kind(game: &str, view: &Value, action: &str) -> String {
    let mut words = action.split(' ');
    let first = words.next().unwrap_or_default();
    let second = words.next();
    match (game, first) {
        ("septet", "pass") => "pass three cards".to_owned(),
        ("septet", card) => trick_play(view, card),
        ("sketch", "pass") => "stop".to_owned(),
        ("sketch", card) => match second {
            Some(ability) => ability.to_owned(),
            None if card.contains(['C', 'D']) => "leave the ability unused".to_owned(),
            None => "plain sketch".to_owned(),
        },
        ("pagoda", "give" | "feed" | "draw" | "take") => first.to_owned(),
        ("pagoda", _) if action.ends_with("close") => "close".to_owned(),
        ("pagoda", _) => "play".to_owned(),
        ("tajuto", _) => tajuto_action(first, second.unwrap_or_default()),
        _ => first.to_owned(),
    }
}

/// The kinds of a game that are told apart, where a reader would miss those that nobody used.
pub(crate) fn known_kinds(game: &str) -> &'static [&'static str] {
    match game {
        "sketch" => &["call", "distract", "leave the ability unused"],
        "pagoda" => &["close", "give", "feed", "draw", "take", "play"],
        "tajuto" => &[
            "get a Market",
            "get a Shrine",
            "get an extra action D",
            "get an extra action E",
            "get an extra action F",
            "get an inauguration",
            "get Wisdom 1",
            "get Wisdom 2",
            "get Wisdom 3",
            "get Wisdom 4",
            "get Wisdom 5",
            "claim 5 on Wisdom tiles",
            "claim 10 on Wisdom tiles",
            "claim at most 4 cubes left",
            "claim no cube left",
            "claim space 30 reached",
            "claim the first pagoda",
            "make an offering",
        ],
        _ => &[],
    }
}

/// An action of Tajuto: tiles, objectives and sizes told apart, colours not.
fn tajuto_action(first: &str, what: &str) -> String {
    match (first, what) {
        ("get", "M") => "get a Market".to_owned(),
        ("get", "S") => "get a Shrine".to_owned(),
        ("get", "D" | "E" | "F") => format!("get an extra action {what}"),
        ("get", _) if what.starts_with('I') => "get an inauguration".to_owned(),
        ("get", _) => what.replacen('W', "get Wisdom ", 1),
        ("draw", _) => format!("feel for size {what}"),
        ("claim", "wisdom5") => "claim 5 on Wisdom tiles".to_owned(),
        ("claim", "wisdom10") => "claim 10 on Wisdom tiles".to_owned(),
        ("claim", "cubes4") => "claim at most 4 cubes left".to_owned(),
        ("claim", "cubes0") => "claim no cube left".to_owned(),
        ("claim", "space30") => "claim space 30 reached".to_owned(),
        ("claim", _) => "claim the first pagoda".to_owned(),
        ("offer", _) => "make an offering".to_owned(),
        ("build", _) => "build a floor".to_owned(),
        ("end", _) => "end the turn".to_owned(),
        _ => first.to_owned(),
    }
}

/// A card in a trick: led, following, or when one cannot follow.
fn trick_play(view: &Value, card: &str) -> String {
    let suit = |card: &str| card.chars().next();
    let is_boss = card.len() == 2 && card.ends_with('7');
    let trump = view["trump"].as_str().and_then(suit);
    let is_trump = suit(card) == trump || card == "gA";
    let plays = view["plays"].as_array().map_or(&[][..], Vec::as_slice);
    let n_on_table = view["n_on_table"].as_u64().unwrap_or(0) as usize;
    let what = match (is_boss, is_trump) {
        (true, _) => "boss",
        (false, true) => "trump",
        (false, false) => "other card",
    };
    // Where all cards of a trick lie there, it is over, and the next card leads.
    let players = view["players"].as_u64().unwrap_or(4) as usize;
    let led = (!n_on_table.is_multiple_of(players))
        .then(|| plays.get(plays.len().checked_sub(n_on_table)?))
        .flatten()
        .and_then(|play| suit(play["card"].as_str()?));
    match led {
        None => format!("lead a {what}"),
        Some(led) if Some(led) == suit(card) => format!("follow with a {what}"),
        Some(_) => format!("cannot follow, play a {what}"),
    }
    .replace(" a other", " another")
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn tiles_of_tajuto_are_told_apart() {
        let view = json!({});
        let kind = |action| kind("tajuto", &view, action);
        assert_eq!(kind("get W2 F"), "get Wisdom 2");
        assert_eq!(kind("get Ik F"), "get an inauguration");
        assert_eq!(kind("get E"), "get an extra action E");
        assert_eq!(kind("draw 3 D"), "feel for size 3");
        assert_eq!(kind("claim cubes0"), "claim no cube left");
        assert_eq!(kind("offer r"), "make an offering");
        assert_eq!(kind("end r3"), "end the turn");
    }

    #[test]
    fn kinds_that_nobody_used_have_the_names_of_those_that_somebody_did() {
        let actions = [
            ("sketch", "grC:g call y"),
            ("sketch", "grD:r distract"),
            ("sketch", "grD:r"),
            ("pagoda", "g3 L close"),
            ("pagoda", "feed 2"),
            ("tajuto", "get M"),
            ("tajuto", "get W5"),
            ("tajuto", "get Ik"),
            ("tajuto", "get D"),
            ("tajuto", "claim space30"),
            ("tajuto", "offer r"),
        ];
        for (game, action) in actions {
            let kind = kind(game, &json!({}), action);
            assert!(known_kinds(game).contains(&kind.as_str()), "{kind}");
        }
    }

    #[test]
    fn tricks_are_read_from_what_lies_there() {
        let view = json!({"players": 4, "trump": "y7", "n_on_table": 1, "plays": [{"seat": 0, "card": "b9"}]});
        let kind = |card| kind("septet", &view, card);
        assert_eq!(kind("b7"), "follow with a boss");
        assert_eq!(kind("b13"), "follow with another card");
        assert_eq!(kind("y8"), "cannot follow, play a trump");
        assert_eq!(kind("gA"), "cannot follow, play a trump");
    }
}
