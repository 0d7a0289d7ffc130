//! `docs/protocol.md` and the pages of the games say what the types and the tables say.

use std::collections::BTreeSet;
use std::path::Path;

use hyakki_catalog::{GameId, Level, new_match};
use hyakki_core::{Dice, GameRng, Options};
use hyakki_protocol::{ClientMessage, ServerMessage, Settings, VERSION};
use hyakki_table::{Command, Refusal};
use serde_json::Value;
use strum::VariantNames;

fn document(name: &str) -> String {
    let documents = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    std::fs::read_to_string(documents.join(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
}

fn page() -> String {
    document("protocol.md")
}

/// The lines of the page's examples; those of longer ones are no JSON by themselves.
fn examples(page: &str) -> impl Iterator<Item = &str> {
    let blocks = page.split("```json\n").skip(1);
    blocks.flat_map(|block| block.split("```").next().unwrap_or_default().lines())
}

/// The words in backticks of the page's rows that begin with this.
fn words_of_row(page: &str, beginning: &str) -> BTreeSet<String> {
    let row = page.lines().find(|line| line.starts_with(beginning));
    let row = row.unwrap_or_else(|| panic!("no row begins with {beginning}"));
    row.split('`')
        .skip(1)
        .step_by(2)
        .map(str::to_owned)
        .collect()
}

#[test]
fn examples_of_what_clients_send_are_read() {
    let page = page();
    let sent =
        examples(&page).filter(|line| line.contains("\"command\"") || line.contains("\"ping\""));
    let mut n_read = 0;
    for line in sent {
        serde_json::from_str::<ClientMessage>(line)
            .unwrap_or_else(|error| panic!("{line}: {error}"));
        n_read += 1;
    }
    assert_eq!(n_read, 3);
    let settings = examples(&page).find(|line| line.starts_with("{\"game\""));
    serde_json::from_str::<Settings>(settings.expect("a table is made")).expect("settings");
}

#[test]
fn every_command_has_an_example_that_is_read() {
    let page = page();
    let rows = page.lines().filter(|line| line.contains("`{\"do\":"));
    let mut named = String::new();
    for row in rows {
        let cells: Vec<&str> = row.split('|').map(str::trim).collect();
        if let [_, _, example, ..] = cells[..] {
            named.push_str(row);
            let example = example.trim_matches('`');
            serde_json::from_str::<Command>(example)
                .unwrap_or_else(|error| panic!("{example}: {error}"));
        }
    }
    for name in Command::VARIANTS {
        assert!(named.contains(&format!("`{name}`")), "{name} is missing");
    }
}

#[test]
fn every_message_of_the_server_is_described() {
    let page = page();
    for name in ServerMessage::VARIANTS {
        assert!(page.contains(&format!("**`{name}`**")), "{name} is missing");
        assert!(
            page.contains(&format!("{{\"type\":\"{name}\"")),
            "{name} has no example"
        );
    }
}

#[test]
fn every_refusal_of_a_table_is_described() {
    let page = page();
    // An illegal action has the name of its rule for a code.
    let codes = Refusal::VARIANTS.iter().filter(|code| **code != "illegal");
    for code in codes {
        assert!(page.contains(&format!("`{code}`")), "{code} is missing");
    }
}

#[test]
fn the_page_of_a_game_names_every_rule_of_it_and_shows_its_actions() {
    for game in GameId::ALL {
        let page = document(&format!("games/{game}.md"));
        let beginning = "Codes of the rules that an action can break, beside `not-your-turn`:";
        let mut described = words_of_row(&page, beginning);
        described.insert("not-your-turn".to_owned());
        let names = game.rule_names().iter().map(|name| (*name).to_owned());
        assert_eq!(described, names.collect(), "{game}");
        let parts = examples(&page).filter(|line| line.starts_with("{\"kind\":"));
        let shown = kinds(parts.map(str::to_owned));
        let mut met = BTreeSet::new();
        for seed in 0..40 {
            met.extend(kinds(played(game, seed)));
        }
        assert_eq!(shown, met, "{game}");
    }
}

fn kinds(actions: impl Iterator<Item = String>) -> BTreeSet<String> {
    let kind = |action: String| {
        let action: Value = serde_json::from_str(&action).expect("an action in parts");
        action["kind"].as_str().expect("a kind").to_owned()
    };
    actions.map(kind).collect()
}

/// The actions of a random match, in parts.
fn played(game: GameId, seed: u64) -> impl Iterator<Item = String> {
    let mut dice = GameRng::for_game(seed, 0);
    let players = game.default_players();
    let mut played = new_match(
        game,
        players,
        &Options::new(),
        vec![String::new(); players],
        None,
    )
    .expect("a game as usual");
    played.settle(&mut dice);
    while let Some(seat) = played.turn().seats().iter().next() {
        let legal = played.legal_after(played.n_steps(), seat);
        played
            .act(seat, &legal[dice.index(legal.len())])
            .expect("a legal action");
        played.settle(&mut dice);
    }
    (0..played.n_steps())
        .filter_map(move |index| Some(played.action_parts(index)?.get().to_owned()))
}

#[test]
fn minds_in_examples_are_minds_that_there_are() {
    let page = page();
    let mut minds = ["\"mind\":\"", "\"level\":\""]
        .into_iter()
        .flat_map(|field| page.split(field).skip(1))
        .filter_map(|rest| rest.split('"').next())
        .peekable();
    assert!(minds.peek().is_some());
    for mind in minds {
        assert!(mind.parse::<Level>().is_ok(), "{mind}");
    }
}

#[test]
fn the_page_is_about_this_version() {
    assert!(page().contains(&format!("This page is version {VERSION}.")));
}
