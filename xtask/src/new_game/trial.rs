//! Whether a new game still comes out green: made in a copy of the project, and tested there.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, ensure};

use super::name::GameName;
use super::{cargo_in, make};
use crate::shell::{output, program, project_root, run};

/// No project has a game of this name.
const NAME: &str = "trialgame";

/// The most files of others that a new game may touch.
const MAX_TOUCHED: usize = 12;

/// Makes a new game in a copy of the project, and runs there what shows soonest that something is missing: the laws and all
/// other tests of its crate, the catalog's tests, and the page's.
pub(crate) fn check() -> Result<()> {
    let copy = project_root().join("target/new-game");
    copy_project(&copy)?;
    let name: GameName = NAME.parse()?;
    let touched = make(&copy, &name)?;
    ensure!(
        touched.len() <= MAX_TOUCHED,
        "a new game touches {} files of others: {touched:?}",
        touched.len()
    );
    let package = format!("hyakki-{name}");
    run(cargo_in(&copy).args(["test", "--quiet", "--package", &package]))?;
    run(cargo_in(&copy).args(["test", "--quiet", "--package", "hyakki-catalog"]))?;
    run(cargo_in(&copy).args(["check", "--quiet", "--package", "hyakki-school"]))?;
    run(program("npm")
        .current_dir(&copy)
        .args(["--prefix", "web", "test"]))
}

/// Makes the copy equal to the project as it lies there, also where it is not committed.
fn copy_project(copy: &Path) -> Result<()> {
    if copy.exists() {
        fs::remove_dir_all(copy)?;
    }
    let root = project_root();
    let listed =
        output(program("git").args(["ls-files", "--cached", "--others", "--exclude-standard"]))?;
    let files: BTreeSet<&str> = listed.lines().collect();
    for file in files {
        copy_file(&root.join(file), &copy.join(file)).with_context(|| file.to_owned())?;
    }
    link(
        &root.join("web/node_modules"),
        &copy.join("web/node_modules"),
    )?;
    // So that one can see what the game has touched.
    for arguments in [&["init", "--quiet"][..], &["add", "--all"]] {
        run(program("git").current_dir(copy).args(arguments))?;
    }
    Ok(())
}

fn copy_file(from: &Path, to: &Path) -> Result<()> {
    // Removed and not yet committed.
    let Ok(metadata) = fs::symlink_metadata(from) else {
        return Ok(());
    };
    fs::create_dir_all(to.parent().map_or_else(PathBuf::new, PathBuf::from))?;
    if metadata.is_symlink() {
        return link(&fs::read_link(from)?, to);
    }
    fs::copy(from, to)?;
    Ok(())
}

#[cfg(unix)]
fn link(target: &Path, at: &Path) -> Result<()> {
    Ok(std::os::unix::fs::symlink(target, at)?)
}

#[cfg(not(unix))]
fn link(_: &Path, _: &Path) -> Result<()> {
    anyhow::bail!("this check needs symbolic links")
}
