//! What a game is called.

use std::fmt;
use std::str::FromStr;

use anyhow::{Error, Result, ensure};

/// A game's name in records, folders and on the command line: a word in lower case.
#[derive(Clone, Debug)]
pub(super) struct GameName(String);

impl GameName {
    /// The name of the state type.
    pub(super) fn type_name(&self) -> String {
        let (first, rest) = self.0.split_at(1);
        first.to_uppercase() + rest
    }

    /// This text with our name, in both forms, where it has the model's.
    pub(super) fn instead_of(&self, model: &GameName, text: &str) -> String {
        text.replace(&model.0, &self.0)
            .replace(&model.type_name(), &self.type_name())
    }
}

impl fmt::Display for GameName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for GameName {
    type Err = Error;

    fn from_str(text: &str) -> Result<GameName> {
        let is_word = text.len() >= 3 && text.bytes().all(|byte| byte.is_ascii_lowercase());
        ensure!(
            is_word,
            "a game's name is a word of at least three letters from a to z"
        );
        Ok(GameName(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_takes_the_place_of_another_in_both_forms() {
        let name: GameName = "kappa".parse().expect("a name");
        let model: GameName = "septet".parse().expect("a name");
        let text = "hyakki_septet::{Septet, SeptetView}";
        assert_eq!(
            name.instead_of(&model, text),
            "hyakki_kappa::{Kappa, KappaView}"
        );
        for bad in ["", "ab", "Kappa", "two-words", "kappa2"] {
            assert!(bad.parse::<GameName>().is_err(), "{bad}");
        }
    }
}
