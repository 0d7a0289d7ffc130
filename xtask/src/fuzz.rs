//! `cargo xtask fuzz`: coverage-guided fuzzing.

use anyhow::{Context, Result};

use crate::shell::{output, program, project_root, run};

/// Run a fuzz target with libFuzzer
///
/// The same targets run briefly, on generated input and on the corpora in `fuzz/corpora`, in `cargo xtask test`.
#[derive(Debug, clap::Args)]
pub(crate) struct Fuzz {
    /// record, notation or check
    target: String,

    /// For how long
    #[arg(long, default_value_t = 60)]
    seconds: u32,
}

impl Fuzz {
    pub(crate) fn run(&self) -> Result<()> {
        output(program("cargo").args(["fuzz", "--version"]))
            .context("install it with: cargo install cargo-fuzz")?;
        // What is found goes into the first folder; the second is what the project keeps.
        let found = format!("fuzz/corpus/{}", self.target);
        let kept = format!("fuzz/corpora/{}", self.target);
        std::fs::create_dir_all(project_root().join(&found))?;
        // Sanitizers are a nightly feature; this lets the pinned toolchain build with them.
        run(program("cargo")
            .env("RUSTC_BOOTSTRAP", "1")
            .args(["fuzz", "run", "--features", "libfuzzer", &self.target])
            .args([&found, &kept])
            .arg("--")
            .arg(format!("-max_total_time={}", self.seconds)))
    }
}
