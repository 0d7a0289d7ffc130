//! The page in a real browser: `web/browser`.

use std::process::Command;

use anyhow::Result;

use crate::shell::{program, run};

/// Every browser test, against the binary that the tests were built with.
pub(crate) fn test() -> Result<()> {
    install()?;
    run(&mut npm(&["run", "check"]))?;
    run(&mut npm(&["test"]))
}

/// Fetches what drives the browser; the browser itself is the system's.
pub(crate) fn install() -> Result<()> {
    // Not `npm ci`, which refuses a lock file without the packages for other systems.
    run(npm(&["install", "--no-save", "--no-audit", "--no-fund"])
        .env("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1"))
}

pub(crate) fn npm(arguments: &[&str]) -> Command {
    let mut command = program("npm");
    command.args(["--prefix", "web/browser"]).args(arguments);
    command
}
