//! What stands beside a command, so that it can be sent again.

use hyakki_core::MatchId;
use serde::{Deserialize, Serialize};
use utoipa::IntoParams;

/// No key is longer.
pub const MAX_KEY: usize = 64;

/// What stands beside a command. All of it can be left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Envelope {
    /// The match that the command is about: at any other it is refused.
    #[serde(rename = "match")]
    #[param(rename = "match", value_type = Option<String>)]
    pub match_id: Option<MatchId>,
    /// What the sender calls the command: under one key it is done once, and answered the same again.
    #[param(value_type = Option<String>, min_length = 1, max_length = 64)]
    pub key: Option<CommandKey>,
}

/// What a client calls a command of its own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub struct CommandKey(String);

impl CommandKey {
    /// The key as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl TryFrom<String> for CommandKey {
    type Error = String;

    fn try_from(text: String) -> Result<CommandKey, String> {
        let is_plain = text.bytes().all(|byte| byte.is_ascii_graphic());
        if is_plain && (1..=MAX_KEY).contains(&text.len()) {
            Ok(CommandKey(text))
        } else {
            Err(format!("a key has 1 to {MAX_KEY} visible ASCII characters"))
        }
    }
}
