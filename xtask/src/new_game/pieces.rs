//! The files that a game brings, copied from the model's.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::name::GameName;
use crate::shell::{output, program};

/// Where the files of a game lie, as the model's are called; `*` is any one name, and below a folder everything is the game's.
const PLACES: &[&str] = &[
    "crates/hyakki-septet/",
    "crates/hyakki-text/src/septet.rs",
    "crates/hyakki-text/src/septet/",
    "docs/games/septet.md",
    "locales/*/septet.ftl",
    "reference/hyakki_reference/septet.py",
    "rules/*/septet.md",
    "web/art/cover/septet.svg",
    "web/art/mind/septet-*",
    "web/art/mon/septet-*",
    "web/art/septet/",
    "web/browser/games/septet.ts",
    "web/src/games/septet/",
];

/// Copies the model's files to where the new game's belong, with its name in them.
pub(super) fn copy(root: &Path, model: &GameName, name: &GameName) -> Result<()> {
    let listed = output(program("git").current_dir(root).args(["ls-files"]))?;
    let files = listed.lines();
    for file in files.filter(|file| PLACES.iter().any(|place| is_in(file, place))) {
        let target = root.join(name.instead_of(model, file));
        fs::create_dir_all(target.parent().context("a file lies in a folder")?)?;
        let content = fs::read(root.join(file)).with_context(|| file.to_owned())?;
        fs::write(&target, renamed(file, &content, model, name))?;
    }
    for (package, text) in [
        ("hyakki-minds", include_str!("minds.rs.txt")),
        ("hyakki-school", include_str!("school.rs.txt")),
    ] {
        let path = root.join(format!("crates/{package}/src/{name}.rs"));
        fs::write(&path, name.instead_of(model, text))
            .with_context(|| path.display().to_string())?;
    }
    Ok(())
}

fn is_in(file: &str, place: &str) -> bool {
    if let Some(folder) = place.strip_suffix('/') {
        return file
            .strip_prefix(folder)
            .is_some_and(|rest| rest.starts_with('/'));
    }
    match place.split_once('*') {
        None => file == place,
        Some((before, after)) => file
            .strip_prefix(before)
            .and_then(|rest| rest.strip_suffix(after))
            .is_some_and(|middle| !middle.contains('/')),
    }
}

fn renamed(file: &str, content: &[u8], model: &GameName, name: &GameName) -> Vec<u8> {
    let Ok(text) = str::from_utf8(content) else {
        return content.to_vec();
    };
    let mut text = name.instead_of(model, text);
    if file.ends_with(".ftl") {
        // A code has one sentence, whichever game has such a rule; the copy has the model's codes until it gets its own.
        let lines = text.lines().filter(|line| !line.starts_with("problem-"));
        text = lines.collect::<Vec<_>>().join("\n") + "\n";
    }
    text.into_bytes()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_a_file_a_folder_or_has_any_one_name_in_it() {
        assert!(is_in("rules/de/septet.md", "rules/*/septet.md"));
        assert!(!is_in("rules/de/more/septet.md", "rules/*/septet.md"));
        assert!(is_in(
            "crates/hyakki-septet/src/lib.rs",
            "crates/hyakki-septet/"
        ));
        assert!(!is_in(
            "crates/hyakki-septet-solver/src/lib.rs",
            "crates/hyakki-septet/"
        ));
        assert!(is_in("web/art/mon/septet-red.svg", "web/art/mon/septet-*"));
    }
}
