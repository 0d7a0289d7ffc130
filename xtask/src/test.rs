//! `cargo xtask test`: every check and every test.

use std::process::Command;
use std::time::Instant;

use anyhow::{Context, Result, ensure};

use crate::shell::{cargo, program, run};
use crate::{browser, clients, dependencies, needs, new_game, node, packages, purity};

/// One thing that must hold.
struct Check {
    name: &'static str,
    check: fn() -> Result<()>,
}

const CHECKS: &[Check] = &[
    Check {
        name: "what the checks need",
        check: needs::install_all,
    },
    Check {
        name: "formatting",
        check: || run(cargo().args(["fmt", "--all", "--check"])),
    },
    Check {
        name: "pure crates stay pure",
        check: purity::check,
    },
    Check {
        name: "only the binary needs Node.js",
        check: node::check,
    },
    Check {
        name: "licences, sources and versions of dependencies",
        check: dependencies::check,
    },
    Check {
        name: "lints",
        check: || {
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
        check: || run(cargo().args(["test", "--workspace", "--quiet"])),
    },
    Check {
        name: "generated clients",
        check: clients::check,
    },
    // Cargo has installed what the page is built with by now.
    Check {
        name: "the page's formatting and lints",
        check: || {
            // The lints know types, those of the browser tests too.
            browser::install()?;
            run(&mut npm(&["run", "lint"]))
        },
    },
    Check {
        name: "the page's types",
        check: || run(&mut npm(&["run", "check"])),
    },
    Check {
        name: "the page's tests",
        check: || run(&mut npm(&["test"])),
    },
    Check {
        name: "the page in a browser",
        check: browser::test,
    },
    Check {
        name: "documentation",
        check: || {
            run(cargo()
                .args(["doc", "--workspace", "--no-deps", "--quiet"])
                .env("RUSTDOCFLAGS", "-D warnings"))
        },
    },
    Check {
        name: "packages",
        check: packages::check,
    },
    Check {
        name: "a new game",
        check: new_game::check,
    },
    Check {
        name: "the reference referee agrees",
        check: reference_referee,
    },
];

/// Run every check and every test, installing what they need
#[derive(Debug, clap::Args)]
pub(crate) struct Test {
    /// Only the checks with this in their names (“lints”, “browser”, …)
    #[arg(long, value_name = "NAME")]
    only: Option<String>,
}

impl Test {
    /// Runs the checks, in order, up to the first that fails.
    pub(crate) fn run(&self) -> Result<()> {
        let is_wanted = |check: &&Check| match &self.only {
            Some(part) => check.name.contains(part),
            None => true,
        };
        let wanted: Vec<&Check> = CHECKS.iter().filter(is_wanted).collect();
        let names = || CHECKS.iter().map(|check| check.name).collect::<Vec<_>>();
        ensure!(
            !wanted.is_empty(),
            "no check has that name (there are: {})",
            names().join(", ")
        );
        wanted.into_iter().try_for_each(Check::run)
    }
}

impl Check {
    fn run(&self) -> Result<()> {
        println!("── {} ──", self.name);
        let start = Instant::now();
        (self.check)().with_context(|| format!("check “{}”", self.name))?;
        println!(
            "── {}: fine, {:.0} s ──",
            self.name,
            start.elapsed().as_secs_f64()
        );
        Ok(())
    }
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
