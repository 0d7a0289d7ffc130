//! Checks that only the binary is built with Node.js: whoever works on the server or below needs none.

use anyhow::{Result, ensure};

use crate::shell::{cargo, output};

/// The crate that embeds the page and builds it with npm, and the only one that may depend on it, tests included.
const PAGE: &str = "hyakki-web";
const BINARY: &str = "hyakki";

/// Fails with the first crate that would not be built without Node.js.
pub(crate) fn check() -> Result<()> {
    let tree = output(cargo().args([
        "tree",
        "--workspace",
        "--invert",
        PAGE,
        "--edges",
        "normal,build,dev",
        "--prefix",
        "none",
        "--format",
        "{p}",
        "--locked",
    ]))?;
    for line in tree.lines() {
        let dependent = line.split(' ').next().unwrap_or_default();
        ensure!(
            [PAGE, BINARY, ""].contains(&dependent),
            "only {BINARY} may need Node.js, but {dependent} depends on {PAGE}"
        );
    }
    Ok(())
}
