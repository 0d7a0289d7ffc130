//! Programs that the checks need beyond Rust.

use std::path::Path;

use anyhow::{Result, bail};

use crate::shell::{output, program, run};

/// A program, and the Debian package it comes in.
struct Need {
    package: &'static str,
    is_there: fn() -> bool,
}

const NEEDS: &[Need] = &[
    Need {
        package: "python3",
        is_there: || output(program("python3").arg("--version")).is_ok(),
    },
    Need {
        package: "python3-venv",
        is_there: || output(program("python3").args(["-c", "import ensurepip, venv"])).is_ok(),
    },
    Need {
        package: "postgresql",
        is_there: has_postgres,
    },
    Need {
        package: "faketime",
        is_there: || output(program("faketime").arg("--version")).is_ok(),
    },
    Need {
        package: "strace",
        is_there: || output(program("strace").arg("--version")).is_ok(),
    },
    Need {
        package: "chromium",
        is_there: has_chromium,
    },
];

/// Installs what is missing where that is possible, and says in one line what to install where it is not.
pub(crate) fn install_all() -> Result<()> {
    install(|_| true)
}

/// The same for the browser alone.
pub(crate) fn install_browser() -> Result<()> {
    install(|package| package == "chromium")
}

/// The same for what breaks a server.
pub(crate) fn install_for_torture() -> Result<()> {
    install(|package| ["postgresql", "faketime", "strace"].contains(&package))
}

fn install(is_wanted: fn(&str) -> bool) -> Result<()> {
    let missing: Vec<&str> = NEEDS
        .iter()
        .filter(|need| is_wanted(need.package) && !(need.is_there)())
        .map(|need| need.package)
        .collect();
    if missing.is_empty() {
        return Ok(());
    }
    let is_root = output(program("id").arg("-u")).is_ok_and(|id| id.trim() == "0");
    if !is_root || output(program("apt-get").arg("--version")).is_err() {
        bail!(
            "please install {} (on Debian: apt-get install {})",
            missing.join(" and "),
            missing.join(" ")
        );
    }
    println!("installing {} …", missing.join(", "));
    run(program("apt-get").args(["update", "--quiet"]))?;
    run(program("apt-get")
        .args(["install", "--yes", "--quiet"])
        .args(&missing))
}

/// Debian keeps `initdb` out of the search path, in a folder for each version.
fn has_postgres() -> bool {
    let in_versions = std::fs::read_dir("/usr/lib/postgresql")
        .into_iter()
        .flatten()
        .flatten()
        .any(|version| version.path().join("bin/initdb").exists());
    let in_path = std::env::var_os("PATH").is_some_and(|path| {
        std::env::split_paths(&path).any(|folder| Path::new(&folder).join("initdb").exists())
    });
    in_versions || in_path
}

/// Another Chromium than the system's can be named; the tests look at the same variable.
fn has_chromium() -> bool {
    let browser = std::env::var_os("HYAKKI_CHROMIUM").unwrap_or_else(|| "/usr/bin/chromium".into());
    Path::new(&browser).exists()
}
