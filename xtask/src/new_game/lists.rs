//! The files of others that name each game.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use super::name::GameName;

/// A list that names each game, and what it says of the model.
pub(super) struct List {
    file: &'static str,
    entry: &'static str,
}

/// All lists that a new game must stand in. Whatever is generated comes beside these.
pub(super) const LISTS: &[List] = &[
    List {
        file: "Cargo.toml",
        entry: "hyakki-septet = { path = \"crates/hyakki-septet\", version = \"0.1.0\" }\n",
    },
    List {
        file: "crates/hyakki-catalog/Cargo.toml",
        entry: "hyakki-septet.workspace = true\n",
    },
    List {
        file: "crates/hyakki-catalog/Cargo.toml",
        entry: "\"hyakki-septet/schema\", ",
    },
    List {
        file: "crates/hyakki-catalog/src/games.rs",
        entry: "    Septet: \"septet\" in hyakki_septet,\n",
    },
    List {
        file: "crates/hyakki-minds/Cargo.toml",
        entry: "hyakki-septet.workspace = true\n",
    },
    List {
        file: "crates/hyakki-minds/src/lib.rs",
        entry: "pub mod septet;\n",
    },
    List {
        file: "crates/hyakki-school/Cargo.toml",
        entry: "hyakki-septet.workspace = true\n",
    },
    List {
        file: "crates/hyakki-school/src/lib.rs",
        entry: "mod septet;\n",
    },
    List {
        file: "crates/hyakki-text/Cargo.toml",
        entry: "hyakki-septet.workspace = true\n",
    },
    List {
        file: "crates/hyakki-text/src/lib.rs",
        entry: "mod septet;\n",
    },
];

impl List {
    /// Puts the same entry for the new game behind the model's.
    pub(super) fn add(&self, root: &Path, model: &GameName, name: &GameName) -> Result<()> {
        let path = root.join(self.file);
        let text = fs::read_to_string(&path).with_context(|| self.file.to_owned())?;
        ensure!(
            text.matches(self.entry).count() == 1,
            "{} does not say “{}” once: xtask/src/new_game/lists.rs has to follow it",
            self.file,
            self.entry.trim()
        );
        let both = self.entry.to_owned() + &name.instead_of(model, self.entry);
        fs::write(&path, text.replacen(self.entry, &both, 1))?;
        Ok(())
    }
}
