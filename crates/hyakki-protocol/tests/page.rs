//! `docs/protocol.md` says what the types and the tables say.

use std::collections::BTreeSet;
use std::path::Path;

use hyakki_catalog::GameId;
use hyakki_protocol::{ClientMessage, ServerMessage, VERSION};
use hyakki_table::{Command, Refusal, Settings};
use strum::VariantNames;

fn page() -> String {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    std::fs::read_to_string(page).expect("the project is complete")
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
    assert_eq!(n_read, 2);
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
fn every_rule_of_a_game_is_described() {
    let page = page();
    let of_all = words_of_row(&page, "| all |");
    for game in GameId::ALL {
        let (_, name) = game.title().rsplit_once(' ').unwrap_or(("", game.title()));
        let mut described = words_of_row(&page, &format!("| {name} |"));
        described.extend(of_all.iter().cloned());
        let names = game.rule_names().iter().map(|name| (*name).to_owned());
        assert_eq!(described, names.collect(), "{game}");
    }
}

#[test]
fn the_page_is_about_this_version() {
    assert!(page().contains(&format!("This page is version {VERSION}.")));
}
