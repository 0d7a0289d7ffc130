//! Whoever knows one game crate finds their way in all of them: the same files hold the same things.

use std::path::Path;

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
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for game in GameId::ALL {
        let folder = crates.join(format!("hyakki-{game}"));
        for file in SKELETON {
            assert!(folder.join(file).exists(), "hyakki-{game} has no {file}");
        }
    }
}
