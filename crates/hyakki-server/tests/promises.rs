//! What `docs/security.md` promises, and whether what keeps it is there.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All Rust of the project, in one text.
fn sources(folder: &Path, text: &mut String) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap_or_default();
        if path.is_dir() && name != "target" && name != "node_modules" {
            sources(&path, text);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            text.push_str(&fs::read_to_string(&path).unwrap());
        }
    }
}

/// The tests that are named in the last column of the tables, or in brackets.
fn named_tests(page: &str) -> Vec<&str> {
    let words = page.split('`').skip(1).step_by(2);
    let is_test = |word: &&str| word.contains('_') && !word.contains(['.', '-', ' ', '/']);
    words.filter(is_test).collect()
}

#[test]
fn every_test_that_keeps_a_promise_is_there() {
    let page = fs::read_to_string(root().join("docs/security.md")).unwrap();
    let mut text = String::new();
    for folder in ["crates", "fuzz", "xtask"] {
        sources(&root().join(folder), &mut text);
    }
    let named = named_tests(&page);
    assert!(named.len() > 40, "{named:?}");
    let is_missing = |test: &&&str| !text.contains(&format!("fn {test}("));
    let missing: Vec<_> = named.iter().filter(is_missing).collect();
    assert!(missing.is_empty(), "{missing:?}");
}

#[test]
fn every_promise_is_kept_by_something() {
    let page = fs::read_to_string(root().join("docs/security.md")).unwrap();
    let rows = page.lines().filter(|line| line.starts_with("| "));
    let promises = rows.filter(|row| !row.starts_with("| promise") && !row.starts_with("| ---"));
    for promise in promises {
        let kept_by = promise.trim_end_matches(" |").rsplit('|').next().unwrap();
        assert!(kept_by.contains('`'), "{promise}");
    }
}
