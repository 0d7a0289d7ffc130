//! The files in `deploy/` say what the binary and the programs around it understand.

#![allow(clippy::unwrap_used, reason = "tests")]
#![allow(clippy::print_stderr, reason = "what could not be looked at is told")]

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

fn project() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    std::fs::read_to_string(project().join(path)).unwrap()
}

fn help(arguments: &[&str]) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_hyakki"))
        .args(arguments)
        .arg("--help")
        .output()
        .unwrap();
    assert!(output.status.success(), "{arguments:?}: {output:?}");
    String::from_utf8(output.stdout).unwrap()
}

/// Runs a program that not everybody has; tells when there is none.
fn run_if_there(command: &mut Command) -> Option<Output> {
    match command.output() {
        Ok(output) => Some(output),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => {
            eprintln!("{command:?}: not here, so not asked");
            None
        }
        Err(error) => panic!("{command:?}: {error}"),
    }
}

/// The words of a text that begin in this way, up to the first character that no name has.
fn names(text: &str, prefix: &str) -> BTreeSet<String> {
    let is_in_name =
        |letter: char| letter.is_ascii_alphanumeric() || letter == '_' || letter == '-';
    let names = text.match_indices(prefix).map(|(at, _)| {
        let rest = &text[at..];
        let end = rest
            .find(|letter| !is_in_name(letter))
            .unwrap_or(rest.len());
        rest[..end].to_owned()
    });
    names.filter(|name| name.len() > prefix.len()).collect()
}

#[test]
fn every_setting_that_is_named_exists() {
    let known = names(&help(&["serve"]), "HYAKKI_");
    assert!(known.contains("HYAKKI_LISTEN"), "{known:?}");
    for file in [
        "deploy/hyakki.service",
        "deploy/Containerfile",
        "deploy/nginx.conf",
        "deploy/Caddyfile",
        "docs/hosting.md",
    ] {
        let named = names(&read(file), "HYAKKI_");
        assert!(!named.is_empty(), "{file} names no setting");
        let unknown: Vec<_> = named.difference(&known).collect();
        assert!(unknown.is_empty(), "{file}: {unknown:?}");
    }
}

#[test]
fn every_command_in_the_pages_for_hosts_is_understood() {
    // A command may go on in the next line.
    let pages = ["docs/hosting.md", "bench/load/README.md"].map(read);
    let pages = pages.concat().replace("\\\n", " ");
    let mut n_commands = 0;
    for line in pages.lines().filter(|line| line.contains("hyakki ")) {
        for subcommand in ["serve", "backup", "prune", "verify"] {
            let Some((_, rest)) = line.split_once(&format!("hyakki {subcommand} ")) else {
                continue;
            };
            n_commands += 1;
            let flags = names(rest, "--");
            let known = names(&help(&[subcommand]), "--");
            let unknown: Vec<_> = flags.difference(&known).collect();
            assert!(unknown.is_empty(), "{line}: {unknown:?}");
        }
    }
    assert!(n_commands >= 4, "{n_commands}");
}

#[test]
fn the_unit_tries_again_until_the_database_is_there() {
    let unit = read("deploy/hyakki.service");
    // 69 is what a database that is away gives (tests/faults/refusing_to_start.rs).
    for line in [
        "StartLimitIntervalSec=0",
        "Restart=on-failure",
        "RestartPreventExitStatus=2",
    ] {
        assert!(unit.lines().any(|set| set == line), "{line}");
    }
}

#[test]
fn systemd_understands_the_unit() {
    let folder = TempDir::new().unwrap();
    let unit = folder.path().join("hyakki.service");
    // The program is not installed where tests run.
    let text = read("deploy/hyakki.service")
        .replace("/usr/local/bin/hyakki", env!("CARGO_BIN_EXE_hyakki"));
    std::fs::write(&unit, text).unwrap();
    let Some(output) = run_if_there(Command::new("systemd-analyze").arg("verify").arg(&unit))
    else {
        return;
    };
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    assert!(!said.contains("hyakki.service:"), "{said}");
}

#[test]
fn the_unit_ends_a_server_that_grows_without_end() {
    let unit = read("deploy/hyakki.service");
    let limit = unit
        .lines()
        .find_map(|line| line.strip_prefix("MemoryMax="));
    assert_eq!(limit, Some("2G"));
    assert!(read("docs/hosting.md").contains("2 GB of memory"));
}

#[test]
fn proxies_let_through_what_the_server_takes_and_no_more() {
    let limits = read("docs/protocol.md");
    let row = limits
        .lines()
        .find(|line| line.contains("a record that is brought in |"));
    let most = row
        .unwrap()
        .trim_end_matches(" KiB |")
        .rsplit(' ')
        .next()
        .unwrap();
    assert!(read("deploy/nginx.conf").contains(&format!("client_max_body_size {most}k;")));
    assert!(read("deploy/Caddyfile").contains(&format!("max_size {most}KiB\n")));
}

#[test]
fn nginx_understands_its_part() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name).display().to_string();
    // Only root may listen on port 80.
    let site = read("deploy/nginx.conf")
        .replace("listen 80;", &format!("listen unix:{};", path("socket")));
    std::fs::write(path("site.conf"), site).unwrap();
    let temporary: String = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
        .map(|name| format!("{name}_temp_path {};\n", path(name)))
        .concat();
    let whole = format!(
        "pid {};\nerror_log {};\nevents {{}}\nhttp {{\naccess_log off;\n{temporary}include {};\n}}\n",
        path("pid"),
        path("error.log"),
        path("site.conf"),
    );
    std::fs::write(path("nginx.conf"), whole).unwrap();
    let mut nginx = Command::new("nginx");
    nginx.args(["-t", "-c", &path("nginx.conf")]);
    let Some(output) = run_if_there(&mut nginx) else {
        return;
    };
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
}
