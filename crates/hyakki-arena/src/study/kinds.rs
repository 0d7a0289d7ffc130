//! What kind of action something is, as far as a study tells them apart.

use serde_json::Value;

/// What kind of action this is: in the game of this name, when everybody saw this, with its parts as data.
pub(crate) fn kind(game: &str, view: &Value, action: &Value) -> String {
    let kind = text(action, "kind");
    match (game, kind) {
        ("septet", "pass") => "pass three cards".to_owned(),
        ("septet", _) => trick_play(view, text(action, "card")),
        ("sketch", "pass") => "stop".to_owned(),
        ("sketch", _) => match text(action, "ability") {
            "none" if text(action, "card").ends_with(['C', 'D']) => {
                "leave the ability unused".to_owned()
            }
            "none" => "plain sketch".to_owned(),
            ability => ability.to_owned(),
        },
        ("pagoda", "play") if action["close"] == true => "close".to_owned(),
        ("tajuto", _) => tajuto_action(kind, action),
        _ => kind.to_owned(),
    }
}

fn text<'a>(action: &'a Value, part: &str) -> &'a str {
    action[part].as_str().unwrap_or_default()
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
fn tajuto_action(kind: &str, action: &Value) -> String {
    match kind {
        "get" => match text(action, "tile") {
            "M" => "get a Market".to_owned(),
            "S" => "get a Shrine".to_owned(),
            extra @ ("D" | "E" | "F") => format!("get an extra action {extra}"),
            tile if tile.starts_with('I') => "get an inauguration".to_owned(),
            tile => tile.replacen('W', "get Wisdom ", 1),
        },
        "draw" => match action["size"].as_u64() {
            Some(size) => format!("feel for size {size}"),
            None => "draw without feeling".to_owned(),
        },
        "claim" => match text(action, "objective") {
            "wisdom5" => "claim 5 on Wisdom tiles".to_owned(),
            "wisdom10" => "claim 10 on Wisdom tiles".to_owned(),
            "cubes4" => "claim at most 4 cubes left".to_owned(),
            "cubes0" => "claim no cube left".to_owned(),
            "space30" => "claim space 30 reached".to_owned(),
            _ => "claim the first pagoda".to_owned(),
        },
        "offer" => "make an offering".to_owned(),
        "build" => "build a floor".to_owned(),
        "end" => "end the turn".to_owned(),
        _ => kind.to_owned(),
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
    use hyakki_core::Game;
    use hyakki_pagoda::Pagoda;
    use hyakki_septet::Septet;
    use hyakki_sketch::Sketch;
    use hyakki_tajuto::Tajuto;
    use serde_json::json;

    /// The kind of an action given in its notation, as it is read from the action's own parts.
    fn kind_of<G: Game>(view: &Value, notation: &str) -> String {
        let action: G::Action = notation.parse().expect("an action of the game");
        kind(G::NAME, view, &serde_json::to_value(action).unwrap())
    }

    #[test]
    fn tiles_of_tajuto_are_told_apart() {
        let kind = |action| kind_of::<Tajuto>(&json!({}), action);
        assert_eq!(kind("get W2 F"), "get Wisdom 2");
        assert_eq!(kind("get Ik F"), "get an inauguration");
        assert_eq!(kind("get E"), "get an extra action E");
        assert_eq!(kind("draw 3 D"), "feel for size 3");
        assert_eq!(kind("draw D"), "draw without feeling");
        assert_eq!(kind("claim cubes0"), "claim no cube left");
        assert_eq!(kind("offer r"), "make an offering");
        assert_eq!(kind("end r3"), "end the turn");
    }

    #[test]
    fn kinds_that_nobody_used_have_the_names_of_those_that_somebody_did() {
        fn look<G: Game>(notations: &[&str]) {
            for notation in notations {
                let kind = kind_of::<G>(&json!({}), notation);
                assert!(known_kinds(G::NAME).contains(&kind.as_str()), "{kind}");
            }
        }
        look::<Sketch>(&["grC:g call y", "grD:r distract", "grD:r"]);
        look::<Pagoda>(&["g3 L close", "g3 L", "feed 2", "give t3 1", "draw", "take"]);
        look::<Tajuto>(&["get M", "get W5", "get Ik", "get D"]);
        look::<Tajuto>(&["claim space30", "offer r"]);
    }

    #[test]
    fn tricks_are_read_from_what_lies_there() {
        let view = json!({"players": 4, "trump": "y7", "n_on_table": 1, "plays": [{"seat": 0, "card": "b9"}]});
        let kind = |card| kind_of::<Septet>(&view, card);
        assert_eq!(kind("b7"), "follow with a boss");
        assert_eq!(kind("b13"), "follow with another card");
        assert_eq!(kind("y8"), "cannot follow, play a trump");
        assert_eq!(kind("gA"), "cannot follow, play a trump");
    }
}
