//! Ctrl-C: what was played is kept, and whoever stopped it is told how it goes on.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use tempfile::TempDir;

/// A command that keeps what it has in this folder.
fn command(home: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_hyakki"));
    command
        .env("HYAKKI_LANG", "en")
        .env("XDG_CACHE_HOME", home)
        .current_dir(home)
        .args(arguments)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// Stops a command as Ctrl-C does once this holds; gives the last thing it says.
fn stop_when(mut child: Child, is_time: impl Fn() -> bool) -> String {
    while !is_time() {
        assert_eq!(child.try_wait().unwrap(), None, "it would run for hours");
        std::thread::yield_now();
    }
    let number = child.id().to_string();
    let interrupted = Command::new("kill").args(["-INT", &number]).status();
    assert!(interrupted.unwrap().success());
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(130));
    assert_eq!(output.stdout, b"");
    let said = String::from_utf8(output.stderr).unwrap();
    assert_eq!(said.lines().count(), 1, "{said}");
    said.trim().to_owned()
}

/// Stops a command that leaves nothing to look at, as soon as it has its say about it.
fn stop_once_caught(child: Child) -> String {
    let status = format!("/proc/{}/status", child.id());
    // The handler is in place once the signal is caught: bit 1 of the mask is that of Ctrl-C.
    stop_when(child, || {
        let status = std::fs::read_to_string(&status).unwrap_or_default();
        let mask = status.lines().find_map(|line| line.strip_prefix("SigCgt:"));
        let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
        mask.is_some_and(|mask| mask & 2 != 0)
    })
}

/// How many games lie in a file; none if it is not there.
fn n_games(file: &Path) -> usize {
    let text = std::fs::read_to_string(file).unwrap_or_default();
    text.lines().count().saturating_sub(1)
}

/// The one file in a folder, if there is any.
fn only_file(folder: &Path) -> Option<PathBuf> {
    let mut files = std::fs::read_dir(folder).ok()?;
    Some(files.next()?.unwrap().path())
}

/// The number behind `stopped: `.
fn n_kept(said: &str) -> usize {
    let words: Vec<&str> = said.split(' ').collect();
    assert_eq!(words[0], "stopped:", "{said}");
    words[1].parse().unwrap()
}

#[test]
fn a_stopped_arena_says_what_is_kept_and_goes_on() {
    let home = TempDir::new().unwrap();
    let results = home.path().join("results.jsonl");
    let arena = [
        "arena",
        "sketch",
        "--minds",
        "random,novice",
        "--results",
        "results.jsonl",
    ];
    let with = |n: &str| command(home.path(), &[&arena[..], &["--games", n]].concat());
    let child = with("2000000").spawn().unwrap();
    let said = stop_when(child, || n_games(&results) >= 40);
    let how = "of 2000000 games kept in results.jsonl; the same command goes on from there";
    assert!(said.ends_with(how), "{said}");
    let n_before = n_kept(&said);
    assert_eq!(n_games(&results), n_before, "{said}");
    let child = with("2000000").spawn().unwrap();
    let said = stop_when(child, || n_games(&results) >= n_before + 40);
    assert!(n_kept(&said) >= n_before + 30, "{said}");
    // To its end with what is there.
    let output = with("20").output().unwrap();
    assert!(output.status.success());
}

#[test]
fn a_stopped_study_goes_on_and_finds_the_same() {
    let (home, other) = (TempDir::new().unwrap(), TempDir::new().unwrap());
    let study = ["study", "septet", "--players", "3", "--mind", "random"];
    let with =
        |home: &TempDir, n: &str| command(home.path(), &[&study[..], &["--games", n]].concat());
    let folder = home.path().join("hyakki/arena");
    let n_there = || only_file(&folder).map_or(0, |file| n_games(&file));
    let said = stop_when(with(&home, "2000000").spawn().unwrap(), || n_there() >= 40);
    assert!(
        said.ends_with("/hyakki/arena; the same command goes on from there"),
        "{said}"
    );
    let n_before = n_kept(&said);
    let again = with(&home, "2000000").spawn().unwrap();
    let said = stop_when(again, || n_there() >= n_before + 40);
    assert!(n_kept(&said) >= n_before + 30, "{said}");
    let text_of = |output: std::process::Output| String::from_utf8(output.stdout).unwrap();
    let gone_on = text_of(with(&home, "30").output().unwrap());
    assert_eq!(gone_on, text_of(with(&other, "30").output().unwrap()));
    assert_eq!(only_file(&folder), None, "what is finished is tidied up");
}

#[test]
fn a_stopped_training_says_how_it_goes_on() {
    let home = TempDir::new().unwrap();
    let train = [
        "train",
        "sketch",
        "--games",
        "20",
        "--out",
        "learnt",
        "--generations",
    ];
    let child = command(home.path(), &[&train[..], &["1000"]].concat())
        .spawn()
        .unwrap();
    let learnt = home.path().join("learnt");
    let said = stop_when(child, || {
        only_file(&learnt).is_some_and(|file| n_games(&file) > 0)
    });
    let (kept, rest) = said
        .split_once(" of 1000 generations kept in learnt; ")
        .unwrap();
    let n_left = 1_000 - n_kept(kept);
    assert_eq!(
        rest,
        format!("--go-on --generations {n_left} goes on from there")
    );
    let go_on = [&train[..], &["1", "--go-on"]].concat();
    assert!(
        command(home.path(), &go_on)
            .output()
            .unwrap()
            .status
            .success()
    );
}

#[test]
fn a_stopped_review_says_so_and_leaves_no_page() {
    let home = TempDir::new().unwrap();
    let simulate = ["simulate", "tajuto", "--games", "1", "--record", "."];
    assert!(
        command(home.path(), &simulate)
            .output()
            .unwrap()
            .status
            .success()
    );
    let record = only_file(home.path()).unwrap();
    let review = [
        "review",
        record.to_str().unwrap(),
        "--nodes",
        "20000",
        "--report",
        "review.html",
    ];
    let child = command(home.path(), &review).spawn().unwrap();
    let said = stop_once_caught(child);
    assert_eq!(said, "stopped before the end");
    assert!(!home.path().join("review.html").exists());
}

#[test]
fn a_stopped_audit_says_that_nothing_is_kept() {
    let home = TempDir::new().unwrap();
    let mind = ["--mind", "random", "--games", "1000000"];
    let audits: [&[&str]; 3] = [
        &[&["audit", "agreement", "sketch"], &mind[..]].concat(),
        &["audit", "worlds", "sketch", "--games", "1000000"],
        &[&["audit", "endings"], &mind[..]].concat(),
    ];
    for audit in audits {
        let said = stop_once_caught(command(home.path(), audit).spawn().unwrap());
        let how = "stopped: nothing is kept; the same command begins anew";
        assert_eq!(said, how, "{audit:?}");
    }
}
