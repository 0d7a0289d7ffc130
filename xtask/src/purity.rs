//! Checks that the pure crates depend on nothing that has a clock, I/O, threads or ambient randomness.

use anyhow::{Result, ensure};

use crate::shell::{cargo, output};

/// From the table downward nothing may touch the outside world: this keeps wasm, replay and fairness free.
const PURE: &[&str] = &[
    "hyakki-core",
    "hyakki-septet",
    "hyakki-sketch",
    "hyakki-pagoda",
    "hyakki-tajuto",
    "hyakki-search",
    "hyakki-septet-solver",
    "hyakki-minds",
    "hyakki-catalog",
    "hyakki-training",
    "hyakki-table",
];

/// What a pure crate may be built from, all of it known to compute and nothing else.
/// Those from `heck` on are procedural macros with their parsers: they run in the compiler only.
const ALLOWED: &[&str] = &[
    "arrayvec",
    "block-buffer",
    "cfg-if",
    "cpufeatures",
    "crypto-common",
    "digest",
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
    "typenum",
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

/// Fails with the first crate that does not belong.
pub(crate) fn check() -> Result<()> {
    for package in PURE {
        let tree = output(cargo().args([
            "tree",
            "--package",
            package,
            "--edges",
            "normal",
            "--prefix",
            "none",
            "--format",
            "{p}",
            "--locked",
        ]))?;
        for line in tree.lines() {
            let name = line.split(' ').next().unwrap_or_default();
            ensure!(
                PURE.contains(&name) || ALLOWED.contains(&name),
                "{package} must stay pure, but depends on {name}"
            );
        }
    }
    Ok(())
}
