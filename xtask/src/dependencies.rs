//! Checks licences, sources and double versions of everything that is built in, with cargo-deny (`deny.toml`).

use std::path::PathBuf;

use anyhow::Result;

use crate::shell::{cargo, output, program, project_root, run};

/// The version that judges; another one may find other things wrong.
const VERSION: &str = "0.20.2";

/// Fails with what cargo-deny finds wrong. Advisories are not looked at: their database is fetched from elsewhere.
pub(crate) fn check() -> Result<()> {
    let judge = installed()?;
    let checks = ["check", "licenses", "bans", "sources"];
    run(program(judge).arg("--locked").args(checks))
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
