//! `docs/protocol.md` says what the types and the tables say.

use std::path::Path;

use hyakki_protocol::{ClientMessage, VERSION, typescript};
use hyakki_table::{Command, Settings};

fn read(path: &str) -> String {
    let project = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    std::fs::read_to_string(project.join(path)).expect("the project is complete")
}

fn page() -> String {
    read("docs/protocol.md")
}

/// The lines of the page's examples; those of longer ones are no JSON by themselves.
fn examples(page: &str) -> impl Iterator<Item = &str> {
    let blocks = page.split("```json\n").skip(1);
    blocks.flat_map(|block| block.split("```").next().unwrap_or_default().lines())
}

/// The words of a source that stand where codes do.
fn codes(source: &str) -> impl Iterator<Item = &str> {
    let arms = source.lines().filter_map(|line| line.split_once("=> \""));
    arms.filter_map(|(_, rest)| rest.split_once('"').map(|(code, _)| code))
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
    let module = typescript::module();
    let command = module
        .split("export type Command =")
        .nth(1)
        .expect("commands are exported");
    let command = command.split(";\n").next().unwrap_or_default();
    let names: Vec<&str> = command
        .split("\"do\": \"")
        .skip(1)
        .filter_map(|rest| rest.split('"').next())
        .collect();
    assert!(names.len() >= 13, "{names:?}");
    for name in names {
        assert!(named.contains(&format!("`{name}`")), "{name} is missing");
    }
}

#[test]
fn every_message_of_the_server_is_described() {
    let page = page();
    let module = typescript::module();
    let start = module
        .split("export type ServerMessage =")
        .nth(1)
        .expect("messages are exported");
    let names = start
        .split(";\n")
        .next()
        .unwrap_or_default()
        .split("\"type\": \"")
        .skip(1);
    let mut n_names = 0;
    for name in names.filter_map(|rest| rest.split('"').next()) {
        assert!(page.contains(&format!("**`{name}`**")), "{name} is missing");
        assert!(
            page.contains(&format!("{{\"type\":\"{name}\"")),
            "{name} has no example"
        );
        n_names += 1;
    }
    assert!(n_names >= 6);
}

#[test]
fn every_refusal_is_described() {
    let page = page();
    let mut sources = vec!["crates/hyakki-table/src/refusal.rs".to_owned()];
    for game in ["septet", "sketch", "pagoda", "tajuto"] {
        sources.push(format!("crates/hyakki-{game}/src/illegal.rs"));
    }
    for source in sources {
        let text = read(&source);
        let mut n_codes = 0;
        for code in codes(&text) {
            assert!(
                page.contains(&format!("`{code}`")),
                "{source}: {code} is missing"
            );
            n_codes += 1;
        }
        assert!(n_codes > 3, "{source} has codes");
    }
}

#[test]
fn the_page_is_about_this_version() {
    assert!(page().contains(&format!("This page is version {VERSION}.")));
}
