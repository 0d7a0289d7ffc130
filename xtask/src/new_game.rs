//! `cargo xtask new-game NAME`: a fifth game that builds and passes every test, as a copy of one that is there.

mod lists;
mod name;
mod pieces;
mod trial;

use std::path::Path;
use std::process::Command;

use anyhow::{Result, ensure};

use crate::shell::{cargo, output, program, project_root, run};
use lists::LISTS;
use name::GameName;

pub(crate) use trial::check;

/// The game that is copied: the one with the least code.
const MODEL: &str = "septet";

/// Make a new game as a copy of Yokai Septet under another name, to be changed from there (docs/adding-a-game.md)
#[derive(Debug, clap::Args)]
pub(crate) struct NewGame {
    /// What it is called in records and on the command line: a word in lower case
    name: GameName,
}

impl NewGame {
    pub(crate) fn run(&self) -> Result<()> {
        let touched = make(&project_root(), &self.name)?;
        println!(
            "{} is there: a copy of Yokai Septet, and as green.",
            self.name
        );
        println!("Files of others that it had to touch: {}", touched.len());
        for file in touched {
            println!("  {file}");
        }
        println!("What to change, in which order: docs/adding-a-game.md");
        Ok(())
    }
}

/// Makes the game in the project that lies here, and tells which files of others it touched.
fn make(root: &Path, name: &GameName) -> Result<Vec<String>> {
    let model: GameName = MODEL.parse()?;
    ensure!(
        !root.join(format!("crates/hyakki-{name}")).exists(),
        "there is a game {name} already"
    );
    pieces::copy(root, &model, name)?;
    for list in LISTS {
        list.add(root, &model, name)?;
    }
    run(cargo_in(root).args(["fmt", "--all"]))?;
    // Also brings Cargo.lock up to date.
    run(cargo_in(root).args(["xtask", "typescript"]))?;
    format_page(root, name)?;
    touched(root)
}

/// Another name makes other lines too long.
fn format_page(root: &Path, name: &GameName) -> Result<()> {
    let web = root.join("web");
    if !web.join("node_modules").exists() {
        let install = ["install", "--no-save", "--no-audit", "--no-fund"];
        run(program("npm").current_dir(&web).args(install))?;
    }
    let game = format!("src/games/{name}");
    let player = format!("browser/games/{name}.ts");
    let prettier = ["prettier", "--log-level", "warn", "--write", &game, &player];
    run(program("npx").current_dir(&web).args(prettier))
}

/// Cargo in the project that lies here. What was compiled of other people's crates serves a copy of the project too.
fn cargo_in(root: &Path) -> Command {
    let mut cargo = cargo();
    cargo
        .current_dir(root)
        .env("CARGO_TARGET_DIR", project_root().join("target"))
        // Tests that keep files up to date would take the outermost project for ours.
        .env("CARGO_WORKSPACE_DIR", root);
    cargo
}

/// The files that were there before and are different now.
fn touched(root: &Path) -> Result<Vec<String>> {
    let names = output(
        program("git")
            .current_dir(root)
            .args(["diff", "--name-only"]),
    )?;
    Ok(names.lines().map(str::to_owned).collect())
}
