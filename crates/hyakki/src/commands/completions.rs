//! `hyakki completions`

use clap_complete::Shell;

use crate::failure::Failure;

/// Print a completion script for a shell
#[derive(Debug, clap::Args)]
#[command(
    after_help = "For example: hyakki completions bash > ~/.local/share/bash-completion/completions/hyakki"
)]
pub(crate) struct Completions {
    /// The shell
    shell: Shell,
}

impl Completions {
    pub(crate) fn run(self, command: &mut clap::Command) -> Result<(), Failure> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, command, "hyakki", &mut script);
        crate::console::print(String::from_utf8_lossy(&script))
    }
}
