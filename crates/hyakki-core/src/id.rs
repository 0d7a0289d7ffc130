//! Who and which: the ids of users, tables and matches. They are opaque text, made by a server.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use thiserror::Error;

/// No id is longer, in bytes.
pub const MAX_ID: usize = 64;

/// Text that cannot be an id, and so is the id of nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("an id has 1 to {MAX_ID} letters, digits, `-` and `_`, and does not begin with `-`")]
pub struct BadId;

// A store keeps lists of ids separated by spaces, where "-" stands for nobody: hence the alphabet.
fn check(text: &str) -> Result<(), BadId> {
    let is_good = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    if text.is_empty() || text.len() > MAX_ID || text.starts_with('-') || !text.bytes().all(is_good)
    {
        return Err(BadId);
    }
    Ok(())
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[serde(try_from = "String")]
        pub struct $name(String);

        impl $name {
            /// Takes text as an id.
            pub fn new(text: impl Into<String>) -> Result<$name, BadId> {
                let text = text.into();
                check(&text)?;
                Ok($name(text))
            }

            /// The id as text.
            #[must_use]
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadId;

            fn try_from(text: String) -> Result<$name, BadId> {
                $name::new(text)
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<$name, BadId> {
                $name::new(text)
            }
        }
    )*};
}

ids! {
    /// Who a user is: somebody with an identity, wherever that comes from.
    UserId;
    /// Which table it is.
    TableId;
    /// Which match it is.
    MatchId;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_id_is_short_and_plain() {
        for good in ["a", "0f3A", "a-b_c", &"x".repeat(MAX_ID)] {
            assert_eq!(TableId::new(good).unwrap().as_str(), good);
        }
        for bad in ["", "-", "-a", "a b", "é", "a\0", &"x".repeat(MAX_ID + 1)] {
            assert_eq!(TableId::new(bad), Err(BadId), "{bad}");
        }
    }

    #[test]
    fn an_id_is_plain_text_in_json() {
        let id: UserId = serde_json::from_str("\"ada\"").unwrap();
        assert_eq!(serde_json::to_string(&id).unwrap(), "\"ada\"");
        assert!(serde_json::from_str::<UserId>("\"a b\"").is_err());
    }
}
