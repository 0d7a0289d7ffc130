//! Errors of the short notations that records, logs, tests and people use.

use thiserror::Error;

/// A piece of text that is not in a notation.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("“{found}” is not {expected}")]
pub struct NotationError {
    /// What should have stood there, with its article (`"a card such as g3 or b13"`).
    pub expected: &'static str,
    /// What stood there, shortened if it is long.
    pub found: String,
}

impl NotationError {
    /// Says that `found` stood where `expected` should have been.
    #[must_use]
    pub fn new(expected: &'static str, found: &str) -> NotationError {
        const LONGEST: usize = 60;
        let found = match found.char_indices().nth(LONGEST) {
            Some((cut, _)) => format!("{}…", &found[..cut]),
            None => found.to_owned(),
        };
        NotationError { expected, found }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_text_is_shortened_at_a_character() {
        let error = NotationError::new("a card", &"é".repeat(100_000));
        assert_eq!(error.found.chars().count(), 61);
    }
}
