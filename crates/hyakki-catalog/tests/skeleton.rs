//! Whoever knows one game finds their way in all of them: the same files hold the same things.

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
