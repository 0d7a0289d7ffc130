//! Checks licences, sources, double versions and known holes of everything that is built in, with cargo-deny (`deny.toml`).

use std::path::{Path, PathBuf};

use anyhow::Result;

use crate::shell::{cargo, output, program, project_root, run};

/// The version that judges; another one may find other things wrong.
const VERSION: &str = "0.20.2";

/// Fails with what cargo-deny finds wrong. Nothing is fetched: advisories are looked at where their database is at hand.
pub(crate) fn check() -> Result<()> {
    let judge = installed()?;
    let checks = ["check", "licenses", "bans", "sources"];
    run(program(&judge).arg("--locked").args(checks))?;
    if !cargo_home().is_some_and(|home| has_advisories(&home)) {
        println!("advisories: no database at hand, so not asked (cargo deny fetch db)");
        return Ok(());
    }
    let advisories = ["--offline", "check", "advisories"];
    run(program(&judge).arg("--locked").args(advisories))
}

/// Where cargo keeps what it fetches.
fn cargo_home() -> Option<PathBuf> {
    let said = std::env::var_os("CARGO_HOME").map(PathBuf::from);
    said.or_else(|| Some(std::env::home_dir()?.join(".cargo")))
}

/// Whether cargo-deny has fetched a database of advisories to where it keeps them.
fn has_advisories(cargo_home: &Path) -> bool {
    let databases = std::fs::read_dir(cargo_home.join("advisory-dbs"));
    databases.is_ok_and(|mut databases| databases.next().is_some())
}

/// The program: whoever has it uses theirs, everybody else gets one into `target/`.
fn installed() -> Result<PathBuf> {
    let folder = project_root().join("target/tools");
    let ours = folder.join("bin/cargo-deny");
    let is_right = |judge: &PathBuf| {
        let version = output(program(judge).arg("--version"));
        version.is_ok_and(|version| version.trim() == format!("cargo-deny {VERSION}"))
    };
    let theirs = PathBuf::from("cargo-deny");
    if let Some(judge) = [theirs, ours.clone()].into_iter().find(is_right) {
        return Ok(judge);
    }
    println!("installing cargo-deny {VERSION} …");
    run(cargo()
        .args(["install", "cargo-deny", "--locked", "--quiet", "--version"])
        .arg(VERSION)
        .arg("--root")
        .arg(&folder)
        // It looks at a few hundred names: a program that is quickly built is worth more than a quick one.
        .env("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0")
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16"))?;
    Ok(ours)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn advisories_are_there_once_they_were_fetched() {
        let home = std::env::temp_dir().join(format!("hyakki-advisories-{}", std::process::id()));
        assert!(!has_advisories(&home));
        std::fs::create_dir_all(home.join("advisory-dbs")).unwrap();
        assert!(!has_advisories(&home), "an empty folder is no database");
        std::fs::create_dir_all(home.join("advisory-dbs/advisory-db-3157b0e258782691")).unwrap();
        assert!(has_advisories(&home));
        std::fs::remove_dir_all(home).unwrap();
    }
}
