//! Who somebody is.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Who the asker is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Identity {
    /// The id, which says nothing and opens nothing.
    pub user: String,
    /// The name that others see.
    pub name: String,
    /// Whether a program plays under this identity.
    pub is_bot: bool,
    /// The login, where there is an account.
    pub login: Option<String>,
}

/// Another name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Rename {
    /// The name that others see.
    pub name: String,
}

/// A login with its password: to make an account, or to enter one.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// The login; its case does not matter.
    pub login: String,
    /// The password.
    pub password: String,
}

impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credentials").finish_non_exhaustive()
    }
}

/// A login and a password to be.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewCredentials {
    /// The login; its case does not matter.
    pub login: String,
    /// The password.
    pub password: String,
    /// The password until now; needed where there is an account already.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub old_password: Option<String>,
}

impl std::fmt::Debug for NewCredentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewCredentials").finish_non_exhaustive()
    }
}

/// Something secret that stands for an identity: it is shown once and never again.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct SecretToken {
    /// The token.
    pub token: String,
}

impl std::fmt::Debug for SecretToken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("SecretToken").finish_non_exhaustive()
    }
}

/// Which of the earlier identities of a browser is meant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct ChosenIdentity {
    /// Its id.
    pub user: String,
}

/// A session of the asker's: a browser, a private link that nobody has used yet, or a bot's token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SessionSummary {
    /// The id by which it can be ended; it opens nothing.
    pub id: String,
    /// What it is.
    pub kind: SessionKind,
    /// The browser, if the server knew it when the session began: "Firefox".
    pub browser: Option<String>,
    /// What the browser runs on, if the server knew it: "Android".
    pub system: Option<String>,
    /// When it began.
    #[ts(type = "number")]
    pub began_ms: i64,
    /// When it was last used, to the hour.
    #[ts(type = "number")]
    pub last_used_ms: i64,
    /// Whether it is the one that asks.
    pub is_this: bool,
}

/// What a session is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum SessionKind {
    /// A browser.
    Browser,
    /// A private link that nobody has used yet.
    Link,
    /// A bot's token.
    Bot,
}

/// A new bot, with the token that it shows as `Authorization: Bearer …`.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct NewBot {
    /// The bot's id.
    pub user: String,
    /// The bot's name.
    pub name: String,
    /// The token; it is shown once and never again.
    pub token: String,
}

impl std::fmt::Debug for NewBot {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("NewBot")
            .field("user", &self.user)
            .finish_non_exhaustive()
    }
}
