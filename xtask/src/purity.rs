//! Checks that the pure crates depend on nothing that has a clock, I/O, threads or ambient randomness.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::metadata::{self, Package};
use crate::shell::{cargo, output, project_root};

/// What a pure crate may be built from, all of it known to compute and nothing else.
/// Those from `heck` on are procedural macros with their parsers: they run in the compiler only.
const ALLOWED: &[&str] = &[
    "arrayvec",
    "base16ct",
    "block-buffer",
    "cfg-if",
    "cpufeatures",
    "crypto-common",
    "digest",
    "hashbrown",
    "hybrid-array",
    "itoa",
    "memchr",
    "ppv-lite86",
    "rand_chacha",
    "rand_core",
    "rand_xoshiro",
    "serde",
    "serde_core",
    "serde_json",
    "sha2",
    "strum",
    "thiserror",
    "tinyvec",
    "tinyvec_macros",
    "typenum",
    "unicode-normalization",
    "unicode-properties",
    "unicode-script",
    "unicode-security",
    "zerocopy",
    "zmij",
    "heck",
    "proc-macro2",
    "quote",
    "serde_derive",
    "strum_macros",
    "syn",
    "thiserror-impl",
    "unicode-ident",
    "zerocopy-derive",
];

/// Fails with the first crate that does not belong. Pure are those that say so in their `Cargo.toml`: from the table downward
/// nothing may touch the outside world, which keeps wasm, replay and fairness free.
pub(crate) fn check() -> Result<()> {
    let mut packages = metadata::packages()?;
    packages.retain(Package::is_pure);
    ensure!(!packages.is_empty(), "no crate is marked as pure");
    let bans = read_bans(Path::new("crates/hyakki-core"))?;
    for package in &packages {
        let name = &package.name;
        check_dependencies(name, &packages)?;
        ensure!(
            read_bans(package.folder())? == bans,
            "{name} must stay pure, but its clippy.toml is not that of hyakki-core"
        );
    }
    Ok(())
}

/// What clippy forbids in a crate.
fn read_bans(folder: &Path) -> Result<String> {
    let path = project_root().join(folder).join("clippy.toml");
    fs::read_to_string(&path).with_context(|| format!("{}", path.display()))
}

fn check_dependencies(name: &str, pure: &[Package]) -> Result<()> {
    let tree = output(cargo().args([
        "tree",
        "--package",
        name,
        "--edges",
        "normal",
        "--prefix",
        "none",
        "--format",
        "{p}",
        "--locked",
    ]))?;
    for line in tree.lines() {
        let dependency = line.split(' ').next().unwrap_or_default();
        let is_pure = pure.iter().any(|package| package.name == dependency);
        ensure!(
            is_pure || ALLOWED.contains(&dependency),
            "{name} must stay pure, but depends on {dependency}"
        );
    }
    Ok(())
}
