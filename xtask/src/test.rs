//! `cargo xtask test`: every check and every test.

use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result};

use crate::shell::{cargo, program, run};
use crate::{browser, needs, purity};

/// One thing that must hold.
struct Check {
    name: &'static str,
    run: fn() -> Result<()>,
}

const CHECKS: &[Check] = &[
    Check {
        name: "what the checks need",
        run: needs::install_all,
    },
    Check {
        name: "formatting",
        run: || run(cargo().args(["fmt", "--all", "--check"])),
    },
    Check {
        name: "pure crates stay pure",
        run: purity::check,
    },
    Check {
        name: "lints",
        run: || {
            run(cargo().args([
                "clippy",
                "--workspace",
                "--all-targets",
                "--quiet",
                "--",
                "-D",
                "warnings",
            ]))
        },
    },
    Check {
        name: "tests",
        run: || run(cargo().args(["test", "--workspace", "--quiet"])),
    },
    // Cargo has installed what the page is built with by now.
    Check {
        name: "the page's types",
        run: || run(&mut npm(&["run", "check"])),
    },
    Check {
        name: "the page's tests",
        run: || run(&mut npm(&["test"])),
    },
    Check {
        name: "the page in a browser",
        run: browser::test,
    },
    Check {
        name: "documentation",
        run: || {
            run(cargo()
                .args(["doc", "--workspace", "--no-deps", "--quiet"])
                .env("RUSTDOCFLAGS", "-D warnings"))
        },
    },
    Check {
        name: "the reference referee agrees",
        run: reference_referee,
    },
];

/// Runs every check, in order, up to the first that fails.
pub(crate) fn run_all() -> Result<()> {
    for check in CHECKS {
        println!("── {} ──", check.name);
        let start = Instant::now();
        (check.run)().with_context(|| format!("check “{}”", check.name))?;
        println!(
            "── {}: fine, {:.0} s ──",
            check.name,
            start.elapsed().as_secs_f64()
        );
    }
    Ok(())
}

fn npm(arguments: &[&str]) -> Command {
    let mut command = program("npm");
    command.args(["--prefix", "web"]).args(arguments);
    command
}

/// Plays random games with the engine and lets the reference referee, which shares no code with it, judge them.
fn reference_referee() -> Result<()> {
    // The binary that the tests were run with, optimised and with all assertions.
    run(program("python3").args(["reference/judge.py", "--binary", "target/debug/hyakki"]))
}
