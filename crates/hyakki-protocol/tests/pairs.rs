//! Pairs of matches that look alike to one viewer and differ in what that viewer must not know.
//!
//! Deals come from a table's secret and nobody can choose them, but two secrets whose deals look alike can be found.
//! Where a hand is too large for that, both matches have the same deal, and the others make different hidden choices.

use std::collections::HashMap;

use hyakki_catalog::GameId;
use hyakki_core::{Dice, Seat, Secret, UserId, Viewer};
use hyakki_table::command::Sender;
use hyakki_table::{Command, Settings, Table};
use serde_json::{Value, json};

/// Who sits where.
pub(crate) const NAMES: [&str; 5] = ["Ada", "Ben", "Cleo", "Dai", "Eve"];

/// A viewer: a seat, or a spectator.
pub(crate) type Seated = Option<usize>;

pub(crate) fn user(seat: usize) -> UserId {
    UserId::new(NAMES[seat]).expect("a name is an id")
}

/// What each person adds to the deals.
pub(crate) fn nonce(name: &str) -> String {
    format!("nonce of {name}")
}

/// A table with this secret at which everybody has sat down.
pub(crate) fn full_table(settings: &Settings, master: [u8; 32]) -> Table {
    let mut table =
        Table::new(settings.clone(), Secret::new(master)).expect("the settings are good");
    for (seat, name) in NAMES.into_iter().enumerate().take(settings.players) {
        let sit = Command::Sit {
            seat,
            name: name.to_owned(),
            nonce: nonce(name),
            pledge: String::new(),
        };
        table
            .handle(&Sender::User(user(seat)), sit, 0)
            .expect("the seat is free");
    }
    table
}

/// What the game itself lets a viewer see, which `hyakki-laws` has judged: it does not go through anything that travels.
pub(crate) fn view(table: &Table, viewer: Seated) -> Value {
    let game = table.game().expect("a match has begun");
    let viewer = viewer.map_or(Viewer::Spectator, |seat| Viewer::Seat(Seat::new(seat)));
    let view = game.json_after(game.n_steps(), viewer);
    serde_json::from_str(view.get()).expect("a view is JSON")
}

/// A seat acts at a table.
pub(crate) fn act(table: &mut Table, seat: usize, action: &str) {
    let step = table.game().expect("a match has begun").n_steps();
    let action = action.to_owned();
    let command = Command::Act { seat, step, action };
    let done = table.handle(&Sender::User(user(seat)), command, 0);
    done.expect("the action is legal");
}

/// The secrets of two tables whose matches begin alike for this viewer.
pub(crate) fn twin_secrets(
    settings: &Settings,
    viewer: Seated,
    dice: &mut impl Dice,
) -> [[u8; 32]; 2] {
    let mut random_secret = || std::array::from_fn(|_| dice.next_word().to_le_bytes()[0]);
    if viewer.is_some() && has_hidden_choices(settings.game) {
        return [random_secret(); 2];
    }
    let mut seen: HashMap<String, [u8; 32]> = HashMap::new();
    let found = (0..1_000_000).find_map(|_| {
        let secret = random_secret();
        let known = view(&full_table(settings, secret), viewer).to_string();
        seen.insert(known, secret).map(|other| [other, secret])
    });
    found.expect("some deals look alike")
}

/// Whether seats choose something that others do not see.
fn has_hidden_choices(game: GameId) -> bool {
    matches!(game, GameId::Septet | GameId::Pagoda)
}

/// What a viewer sees of an action of a seat while it is taken, in the rulebook's terms.
fn face(settings: &Settings, seat: usize, action: &str, viewer: Seated) -> String {
    if viewer == Some(seat) {
        return action.to_owned();
    }
    let words: Vec<&str> = action.split(' ').collect();
    match (settings.game, &words[..]) {
        // Three cards face down to the partner, or to the second neighbour of three.
        (GameId::Septet, ["pass", ..]) => {
            let source = viewer.map(|viewer| (viewer + 2) % settings.players);
            if source == Some(seat) {
                action.to_owned()
            } else {
                "pass".to_owned()
            }
        }
        // A card face down to another player.
        (GameId::Pagoda, ["give", _, to])
            if viewer.map(|viewer| viewer.to_string()).as_deref() != Some(to) =>
        {
            format!("give to {to}")
        }
        _ => action.to_owned(),
    }
}

/// An action of a seat in each of two matches, alike to the viewer and different where they can be.
pub(crate) fn twin_actions(
    settings: &Settings,
    seat: usize,
    viewer: Seated,
    legal: [&[String]; 2],
    dice: &mut impl Dice,
) -> Option<[String; 2]> {
    let start = dice.index(legal[0].len());
    let mut ones = legal[0].iter().cycle().skip(start).take(legal[0].len());
    ones.find_map(|one| {
        let seen = face(settings, seat, one, viewer);
        let looks_alike = |other: &&String| face(settings, seat, other, viewer) == seen;
        let alike: Vec<&String> = legal[1].iter().filter(looks_alike).collect();
        let other = match alike.len() {
            0 => return None,
            n_alike => alike[dice.index(n_alike)],
        };
        Some([one.clone(), other.clone()])
    })
}

/// What the rules let a viewer know of the cards, out of [`view`], and so the reasons why pictures may differ:
/// a pair is over as soon as it differs in one of these. For a game that says nothing else here it is all that the view tells.
pub(crate) fn facts(table: &Table, viewer: Seated) -> Value {
    let view = view(table, viewer);
    match table.settings().game.name() {
        "septet" => json!([
            view["trump"],
            view["hand"],
            view["received"],
            view["leader"]
        ]),
        "sketch" => {
            let hands = view["hands"].as_array().expect("hands");
            let own = viewer.map(|seat| &hands[seat]["cards"]);
            let known: Vec<&Value> = hands.iter().map(|hand| &hand["known"]).collect();
            let stacks = view["stacks"].as_array().expect("stacks");
            let tops: Vec<&Value> = stacks.iter().map(|stack| &stack["seen"]).collect();
            json!([own, known, tops])
        }
        "pagoda" => {
            let rounds = view["rounds"].as_array().expect("rounds");
            let ends: Vec<&Value> = rounds.iter().map(|round| &round["end"]["shown"]).collect();
            json!([view["own"], view["left_pile"], view["right_pile"], ends])
        }
        "tajuto" => json!([view["bag"]]),
        _ => view,
    }
}
