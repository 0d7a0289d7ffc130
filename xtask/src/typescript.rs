//! `cargo xtask typescript`: the protocol's types for the web front.

use std::fs;

use anyhow::Result;

use crate::shell::{cargo, project_root, run};

/// The folder of the file in the web front.
const FOLDER: &str = "web/src/lib";

/// Write the protocol's types as TypeScript for the web front
#[derive(Debug, clap::Args)]
pub(crate) struct TypeScript {
    /// Only look whether the file is fresh
    #[arg(long)]
    check: bool,
}

impl TypeScript {
    pub(crate) fn run(&self) -> Result<()> {
        // The test that compares the file also writes it, so that there is one idea of what fresh means,
        // and this program is not built with all the games in it.
        let mut test = cargo();
        test.args([
            "test",
            "--quiet",
            "--package",
            "hyakki-protocol",
            "--test",
            "all",
            "--",
        ]);
        test.arg("the_typescript_of_the_web_front_is_fresh");
        if !self.check {
            fs::create_dir_all(project_root().join(FOLDER))?;
            test.env("UPDATE_EXPECT", "1");
        }
        run(&mut test)
    }
}
