//! What cargo knows about the workspace.

use std::path::{Path, PathBuf};

use anyhow::Result;
use serde::Deserialize;

use crate::shell::{cargo, output};

/// A package of the workspace.
#[derive(Deserialize)]
pub(crate) struct Package {
    pub(crate) name: String,
    pub(crate) version: String,
    /// The registries it may go to: none for what stays in the house, nothing said for what may go anywhere.
    pub(crate) publish: Option<Vec<String>>,
    manifest_path: PathBuf,
    metadata: Option<Marks>,
}

/// `[package.metadata]`
#[derive(Deserialize)]
struct Marks {
    hyakki: Option<OwnMarks>,
}

/// `[package.metadata.hyakki]`
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct OwnMarks {
    pure: bool,
    game: Option<Measured>,
}

/// `[package.metadata.hyakki.game]`: what is measured of a game.
#[derive(Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Measured {
    /// The tables at which the minds' strength is measured, and the engine's speed.
    pub(crate) tables: Vec<Table>,
    /// The nearest game that OpenSpiel has; `{players}` stands for their number.
    pub(crate) peer: String,
    /// How many times faster ours must be for each action.
    pub(crate) goal: f64,
    /// How many simulated games show what a second thread gains.
    pub(crate) simulated_games: u32,
}

/// A table of a game.
#[derive(Clone, Copy, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Table {
    pub(crate) players: usize,
    /// How many sides that makes.
    pub(crate) sides: u64,
}

/// A game of ours, as far as it is measured.
pub(crate) struct Game {
    pub(crate) name: String,
    pub(crate) measured: Measured,
}

impl Package {
    fn marks(&self) -> Option<&OwnMarks> {
        self.metadata.as_ref()?.hyakki.as_ref()
    }

    /// Whether it says of itself that it touches nothing outside.
    pub(crate) fn is_pure(&self) -> bool {
        self.marks().is_some_and(|marks| marks.pure)
    }

    fn into_game(self) -> Option<Game> {
        Some(Game {
            name: self.name.strip_prefix("hyakki-")?.to_owned(),
            measured: self.marks()?.game.clone()?,
        })
    }

    /// Where it lies.
    pub(crate) fn folder(&self) -> &Path {
        self.manifest_path.parent().unwrap_or(Path::new("."))
    }
}

/// All packages of the workspace.
pub(crate) fn packages() -> Result<Vec<Package>> {
    #[derive(Deserialize)]
    struct Metadata {
        packages: Vec<Package>,
    }
    let metadata = output(cargo().args(["metadata", "--no-deps", "--format-version", "1"]))?;
    Ok(serde_json::from_str::<Metadata>(&metadata)?.packages)
}

/// All games: the packages that say how a game is measured.
pub(crate) fn games() -> Result<Vec<Game>> {
    let games = packages()?.into_iter().filter_map(Package::into_game);
    Ok(games.collect())
}
