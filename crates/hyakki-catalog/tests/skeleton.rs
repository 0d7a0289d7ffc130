//! Whoever knows one game finds their way in all of them: the same files hold the same things, under the same names.

use std::fs;
use std::path::{Path, PathBuf};

use hyakki_catalog::GameId;

/// What every game crate has. Its own nouns (cards, tiles, …) have files beside these.
const SKELETON: &[&str] = &[
    "Cargo.toml",
    "README.md",
    "clippy.toml",
    "src/action.rs",
    "src/actions.rs",
    "src/apply.rs",
    "src/chance.rs",
    "src/config.rs",
    "src/illegal.rs",
    "src/lib.rs",
    "src/numbers.rs",
    "src/rules.rs",
    "src/score.rs",
    "src/state.rs",
    "src/typescript.rs",
    "src/view.rs",
    "src/worlds.rs",
    "testdata",
    "tests/all.rs",
    "tests/golden.rs",
    "tests/illegal.rs",
    "tests/laws.rs",
    "tests/perft.rs",
    "tests/rulebook.rs",
    "tests/table.rs",
    "tests/view.rs",
    "tests/witness.rs",
    "tests/worlds.rs",
];

/// The one name that each idea has, and the file it stands in.
const NAMES: &[(&str, &str)] = &[
    ("src/actions.rs", "    pub const NONE: Actions ="),
    ("src/apply.rs", "pub(crate) fn apply("),
    ("src/apply.rs", "pub(crate) fn apply_chance("),
    ("src/chance.rs", "pub(crate) fn sample("),
    ("src/config.rs", " = numbers::PLAYERS;"),
    ("src/numbers.rs", "pub const PLAYERS: "),
    ("src/rules.rs", "pub(crate) fn check("),
    ("src/rules.rs", "pub(crate) fn check_chance("),
    ("src/rules.rs", "pub(crate) fn legal_actions("),
    (
        "src/rules.rs",
        "    fn is_active(&self, seat: Seat) -> bool {",
    ),
    ("src/score.rs", "pub(crate) fn outcome("),
    ("src/state.rs", "pub(crate) enum Phase {"),
    (
        "src/state.rs",
        "    pub(crate) fn n_seats(&self) -> usize {",
    ),
    ("src/typescript.rs", "pub fn typescript("),
    ("src/view.rs", "    pub(crate) fn of("),
    ("src/view.rs", "    pub fn config(&self) -> "),
    ("src/worlds.rs", "pub(crate) fn determinize("),
];

#[test]
fn every_game_crate_has_the_same_files() {
    for game in GameId::ALL {
        let folder = crates().join(format!("hyakki-{game}"));
        for file in SKELETON {
            assert!(folder.join(file).exists(), "hyakki-{game} has no {file}");
        }
    }
}

#[test]
fn every_game_has_the_same_names_in_these_files() {
    for game in GameId::ALL {
        for (file, name) in NAMES {
            let path = crates().join(format!("hyakki-{game}")).join(file);
            let source = fs::read_to_string(&path).unwrap();
            assert!(
                source.contains(name),
                "{file} of hyakki-{game} has no “{name}”"
            );
        }
    }
}

/// Beside `pieces.rs` a game's folder holds parts of a view that is too long for one file.
#[test]
fn every_game_has_the_same_files_for_its_text() {
    let sources = crates().join("hyakki-text/src");
    for game in GameId::ALL {
        for file in [format!("{game}.rs"), format!("{game}/pieces.rs")] {
            assert!(sources.join(&file).exists(), "hyakki-text has no {file}");
        }
    }
}

fn crates() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
