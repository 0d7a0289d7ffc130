//! `cargo xtask typescript`: the types of the protocol and of each game's view, for the web front and for people.

use anyhow::Result;

use crate::shell::{cargo, run};

/// Write the types of the protocol and of each game's view: as TypeScript for the web front, and in docs/games
#[derive(Debug, clap::Args)]
pub(crate) struct TypeScript {
    /// Only look whether the files are fresh
    #[arg(long)]
    check: bool,
}

impl TypeScript {
    pub(crate) fn run(&self) -> Result<()> {
        // The test that compares the files also writes them, so that there is one idea of what fresh means,
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
        test.args([
            "the_typescript_of_the_web_front_is_fresh",
            "the_fields_on_the_page_of_a_game_are_fresh",
        ]);
        if !self.check {
            test.env("UPDATE_EXPECT", "1");
        }
        run(&mut test)
    }
}
