//! Checks that the libraries could be published: each one is packed, and compiles from nothing but the packages.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

use crate::metadata::{self, Package};
use crate::shell::{cargo, program, project_root, run};

/// Packs every library that is not marked `publish = false`, and compiles the packages; a warning is a failure.
pub(crate) fn check() -> Result<()> {
    let mut packages = metadata::packages()?;
    packages.retain(|package| package.publish.is_none());
    pack(&packages)?;
    compile(&packages)
}

fn pack(packages: &[Package]) -> Result<()> {
    let mut command = cargo();
    // A tree with changes that are not committed yet can be checked too.
    command.args(["package", "--no-verify", "--allow-dirty", "--locked"]);
    for package in packages {
        command.args(["--package", &package.name]);
    }
    let packed = command.output().with_context(|| format!("{command:?}"))?;
    let said = String::from_utf8_lossy(&packed.stderr);
    ensure!(packed.status.success(), "{command:?} failed:\n{said}");
    ensure!(!said.contains("warning:"), "{command:?} warns:\n{said}");
    Ok(())
}

/// Cargo's own verification takes an earlier package of the same version for this one, so the packages are unpacked here into a
/// workspace of their own.
fn compile(packages: &[Package]) -> Result<()> {
    let packed = project_root().join("target/package");
    let unpacked = packed.join("unpacked");
    if unpacked.exists() {
        fs::remove_dir_all(&unpacked)?;
    }
    fs::create_dir_all(&unpacked)?;
    let mut manifest =
        "[workspace]\nresolver = \"3\"\nmembers = [\"*\"]\n\n[patch.crates-io]\n".to_owned();
    for Package { name, version, .. } in packages {
        let folder = format!("{name}-{version}");
        // Every file in a package has the same old time, which would hide changes from cargo.
        let archive = packed.join(format!("{folder}.crate"));
        run(program("tar")
            .current_dir(&unpacked)
            .args(["--touch", "-xzf"])
            .arg(archive))?;
        writeln!(manifest, "{name} = {{ path = \"{folder}\" }}")?;
    }
    fs::write(unpacked.join("Cargo.toml"), manifest)?;
    fs::copy(
        project_root().join("Cargo.lock"),
        unpacked.join("Cargo.lock"),
    )?;
    check_workspace(&unpacked)
}

fn check_workspace(folder: &Path) -> Result<()> {
    run(cargo()
        .current_dir(folder)
        .args(["check", "--quiet", "--workspace", "--lib"])
        .arg("--target-dir")
        .arg(project_root().join("target")))
}
