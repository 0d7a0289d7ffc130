//! Where a result comes from.

use std::time::SystemTime;

use serde::Serialize;

/// Which program made a result, when, and by which command: whoever finds it can make it again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MadeBy {
    /// The version of the program.
    pub version: String,
    /// The commit that it was built from, where that is known.
    pub commit: Option<String>,
    /// The command as it was given.
    pub command: String,
    /// When, in UTC.
    pub date: String,
}

impl MadeBy {
    /// This program at this moment; it was built from this commit.
    #[must_use]
    pub fn this(commit: Option<&str>) -> MadeBy {
        let words = std::env::args().skip(1).map(|word| quoted(&word));
        let command = std::iter::once("hyakki".to_owned()).chain(words);
        MadeBy {
            version: env!("CARGO_PKG_VERSION").to_owned(),
            commit: commit.map(str::to_owned),
            command: command.collect::<Vec<_>>().join(" "),
            date: humantime::format_rfc3339_seconds(SystemTime::now()).to_string(),
        }
    }

    /// The same as a sentence.
    pub(crate) fn in_words(&self) -> String {
        let MadeBy {
            version,
            command,
            date,
            ..
        } = self;
        let commit = self.commit.as_deref().unwrap_or("unknown");
        format!("Made by hyakki {version} (commit {commit}) on {date} with: {command}")
    }
}

/// A word as a shell would take it for one.
fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "-_./:=,@%+".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_command_can_be_given_to_a_shell_again() {
        assert_eq!(quoted("--minds"), "--minds");
        assert_eq!(quoted("r1,cmd:my bot"), "'r1,cmd:my bot'");
        assert_eq!(quoted("it's"), r"'it'\''s'");
        assert_eq!(quoted(""), "''");
    }
}
