//! Chat: what users said at a table.

use hyakki_core::{TableId, UserId};

use crate::database::{Value, check_text};
use crate::error::StoreError;
use crate::store::Store;

/// Something to be said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewChat {
    /// Who says it.
    pub user_id: UserId,
    /// What is said.
    pub text: String,
}

impl NewChat {
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        check_text(&self.text)
    }
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredChat {
    /// Its place in the table's chat, counted from 0.
    pub number: i64,
    /// Who said it.
    pub user_id: UserId,
    /// What was said.
    pub text: String,
    /// When.
    pub at_ms: i64,
}

impl Store {
    /// The last things that were said at a table, in order.
    pub async fn read_chat(
        &self,
        table_id: &TableId,
        last_n: u32,
    ) -> Result<Vec<StoredChat>, StoreError> {
        let sql = "SELECT number, user_id, text, at_ms FROM chat WHERE table_id = $1
                   ORDER BY number DESC LIMIT $2";
        let values = [Value::Text(table_id.as_str()), Value::Int(last_n.into())];
        let rows = self.database().fetch(sql, &values).await?;
        rows.iter()
            .rev()
            .map(|row| {
                Ok(StoredChat {
                    number: row.get(0)?,
                    user_id: row.parse(1)?,
                    text: row.get(2)?,
                    at_ms: row.get(3)?,
                })
            })
            .collect()
    }
}
