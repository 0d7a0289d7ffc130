//! Writes down which commit the program is built from.

use std::process::Command;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-env-changed=SOURCE_COMMIT");
    // Whoever builds without git, in a container for example, can say it.
    let said = std::env::var("SOURCE_COMMIT").ok();
    if let Some(commit) = said.filter(|commit| !commit.is_empty()) {
        println!("cargo::rustc-env=HYAKKI_COMMIT={commit}");
        return;
    }
    // Every commit, checkout and rebase writes a line there.
    let Some(log) = git(&[
        "rev-parse",
        "--path-format=absolute",
        "--git-path",
        "logs/HEAD",
    ]) else {
        return;
    };
    println!("cargo::rerun-if-changed={log}");
    if let Some(commit) = git(&["rev-parse", "--short=12", "HEAD"]) {
        println!("cargo::rustc-env=HYAKKI_COMMIT={commit}");
    }
}

/// What git says, if it is there and knows this folder.
fn git(arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
