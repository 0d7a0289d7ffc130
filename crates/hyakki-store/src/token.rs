//! Tokens: what a user shows to be known again. Only their hashes are stored.

use hyakki_core::UserId;
use strum::{EnumString, IntoStaticStr};

use crate::database::{Row, Value};
use crate::error::{Noun, StoreError};
use crate::small::SmallWrite;
use crate::store::Store;

/// The SHA-256 hash of a token.
///
/// A token is looked up by its hash, so that how long the search takes says nothing about the token.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenHash(pub [u8; 32]);

/// What a token is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr)]
#[strum(serialize_all = "lowercase")]
pub enum TokenKind {
    /// A browser's cookie.
    Browser,
    /// A link that carries the identity to another device.
    Link,
    /// A bot's bearer token.
    Bot,
}

/// What a token was given to, as far as its user should be reminded of it. Each word is the server's own.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Device {
    /// The browser.
    pub browser: Option<String>,
    /// What the browser runs on.
    pub system: Option<String>,
}

/// A token to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewToken {
    /// The hash of the token.
    pub hash: TokenHash,
    /// Whose it is.
    pub user_id: UserId,
    /// What it is for.
    pub kind: TokenKind,
    /// What it is given to.
    pub device: Device,
    /// When this happens.
    pub created_ms: i64,
}

/// A token as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredToken {
    /// Whose it is.
    pub user_id: UserId,
    /// What it is for.
    pub kind: TokenKind,
    /// When it was made.
    pub created_ms: i64,
    /// When it was last shown, as far as [`Store::touch_token`] was told.
    pub last_seen_ms: i64,
}

/// A token in the list of its user's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListedToken {
    /// The hash of the token.
    pub hash: TokenHash,
    /// What it is for.
    pub kind: TokenKind,
    /// What it was given to; versions before this have not noted it.
    pub device: Device,
    /// When it was made.
    pub created_ms: i64,
    /// When it was last shown, as far as [`Store::touch_token`] was told.
    pub last_seen_ms: i64,
}

impl Store {
    /// Adds a token.
    pub async fn add_token(&self, token: NewToken) -> Result<(), StoreError> {
        self.write(SmallWrite::AddToken(token)).await.map(drop)
    }

    /// The token with a hash.
    pub async fn find_token(&self, hash: &TokenHash) -> Result<StoredToken, StoreError> {
        let sql = "SELECT user_id, kind, created_ms, last_seen_ms FROM tokens WHERE hash = $1";
        let row = self
            .database()
            .fetch_first(sql, &[Value::Bytes(&hash.0)])
            .await?
            .ok_or(StoreError::NotFound(Noun::Token))?;
        Ok(StoredToken {
            user_id: row.parse(0)?,
            kind: row.parse(1)?,
            created_ms: row.get(2)?,
            last_seen_ms: row.get(3)?,
        })
    }

    /// The tokens of a user, the last seen first.
    pub async fn list_tokens_of(&self, user_id: &UserId) -> Result<Vec<ListedToken>, StoreError> {
        let sql = "SELECT hash, kind, created_ms, last_seen_ms, browser, system
                   FROM tokens WHERE user_id = $1
                   ORDER BY last_seen_ms DESC, hash";
        let values = [Value::Text(user_id.as_str())];
        let rows = self.database().fetch(sql, &values).await?;
        rows.iter().map(listed).collect()
    }

    /// Remembers that a token was shown. Time never goes back.
    pub async fn touch_token(&self, hash: &TokenHash, seen_ms: i64) -> Result<(), StoreError> {
        let write = SmallWrite::TouchToken {
            hash: *hash,
            seen_ms,
        };
        self.write(write).await.map(drop)
    }

    /// Removes a token; says whether it was there.
    pub async fn remove_token(&self, hash: &TokenHash) -> Result<bool, StoreError> {
        let n_removed = self.write(SmallWrite::RemoveToken(*hash)).await?;
        Ok(n_removed > 0)
    }

    /// Removes all tokens of a user; says how many there were.
    pub async fn remove_tokens_of(&self, user_id: &UserId) -> Result<u64, StoreError> {
        self.write(SmallWrite::RemoveTokensOf(user_id.clone()))
            .await
    }
}

fn listed(row: &Row) -> Result<ListedToken, StoreError> {
    let hash: Vec<u8> = row.get(0)?;
    let hash = hash
        .try_into()
        .map_err(|_| StoreError::Corrupt("a hash of another length".to_owned()))?;
    Ok(ListedToken {
        hash: TokenHash(hash),
        kind: row.parse(1)?,
        created_ms: row.get(2)?,
        last_seen_ms: row.get(3)?,
        device: Device {
            browser: row.get(4)?,
            system: row.get(5)?,
        },
    })
}
