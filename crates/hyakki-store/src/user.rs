//! Users: people and bots with an identity here.

use std::fmt;

use hyakki_core::UserId;

use crate::database::{Row, Value};
use crate::error::{Noun, StoreError};
use crate::small::SmallWrite;
use crate::store::Store;

/// No login is longer, in bytes.
pub const MAX_LOGIN: usize = 256;

/// A user to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewUser {
    /// The id, made by the server.
    pub id: UserId,
    /// The name that others see.
    pub name: String,
    /// Whether a program plays under this identity.
    pub is_bot: bool,
    /// When this happens.
    pub created_ms: i64,
}

/// A user as stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredUser {
    /// The id.
    pub id: UserId,
    /// The name that others see.
    pub name: String,
    /// Whether a program plays under this identity.
    pub is_bot: bool,
    /// The login, as it was written, where the user has an account.
    pub login: Option<String>,
    /// When the user first came.
    pub created_ms: i64,
}

/// Who a login belongs to, and what the password must match.
#[derive(Clone, PartialEq, Eq)]
pub struct StoredLogin {
    /// Whose it is.
    pub user_id: UserId,
    /// The argon2id hash of the password, as text.
    pub password_hash: String,
}

impl fmt::Debug for StoredLogin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("StoredLogin")
            .field("user_id", &self.user_id)
            .finish_non_exhaustive()
    }
}

/// What must be unique of a login: its lower case, in any script.
pub(crate) fn login_key(login: &str) -> String {
    login.to_lowercase()
}

impl Store {
    /// Adds a user.
    pub async fn create_user(&self, user: NewUser) -> Result<(), StoreError> {
        self.write(SmallWrite::CreateUser(user)).await.map(drop)
    }

    /// Gives a user another name.
    pub async fn rename_user(&self, id: &UserId, name: &str) -> Result<(), StoreError> {
        let write = SmallWrite::RenameUser {
            id: id.clone(),
            name: name.to_owned(),
        };
        self.write(write).await.map(drop)
    }

    /// Gives a user a login and the hash of a password, or other ones. Logins that differ only in case are
    /// the same, and whoever looks like another's is refused, unless the user has it already.
    pub async fn set_login(
        &self,
        id: &UserId,
        login: &str,
        password_hash: &str,
    ) -> Result<(), StoreError> {
        if login.is_empty() || login.len() > MAX_LOGIN {
            return Err(StoreError::Invalid("an empty or endless login"));
        }
        let write = SmallWrite::SetLogin {
            id: id.clone(),
            login: login.to_owned(),
            password_hash: password_hash.to_owned(),
        };
        self.write(write).await.map(drop)
    }

    /// A user.
    pub async fn load_user(&self, id: &UserId) -> Result<StoredUser, StoreError> {
        let sql = "SELECT id, name, is_bot, login, created_ms FROM users WHERE id = $1";
        let row = self
            .database()
            .fetch_first(sql, &[Value::Text(id.as_str())])
            .await?;
        user(&row.ok_or(StoreError::NotFound(Noun::User))?)
    }

    /// Whether a user has anything to lose: a name, a login, a table or a match.
    pub async fn has_past(&self, id: &UserId) -> Result<bool, StoreError> {
        let sql = "SELECT u.id FROM users u WHERE u.id = $1 AND (
                       u.name <> '' OR u.login_key IS NOT NULL
                       OR EXISTS (SELECT 1 FROM table_seats s WHERE s.user_id = u.id)
                       OR EXISTS (SELECT 1 FROM match_players p WHERE p.user_id = u.id))";
        let values = [Value::Text(id.as_str())];
        Ok(self.database().fetch_first(sql, &values).await?.is_some())
    }

    /// Whom a login belongs to, whatever its case.
    pub async fn find_login(&self, login: &str) -> Result<StoredLogin, StoreError> {
        let sql = "SELECT id, password_hash FROM users WHERE login_key = $1";
        let row = self
            .database()
            .fetch_first(sql, &[Value::Text(&login_key(login))])
            .await?
            .ok_or(StoreError::NotFound(Noun::Login))?;
        Ok(StoredLogin {
            user_id: row.parse(0)?,
            password_hash: row.get(1)?,
        })
    }
}

fn user(row: &Row) -> Result<StoredUser, StoreError> {
    Ok(StoredUser {
        id: row.parse(0)?,
        name: row.get(1)?,
        is_bot: row.get(2)?,
        login: row.get(3)?,
        created_ms: row.get(4)?,
    })
}
