//! What lists must hear of.

use hyakki_core::{TableId, UserId};

/// A table has changed in a way that lists show.
#[derive(Debug)]
pub(crate) struct Change {
    /// Which table; perhaps any of them, when news were missed.
    pub(crate) table_id: Option<TableId>,
    /// Who sits at it; unknown when another node changed it.
    pub(crate) users: Option<Vec<UserId>>,
    /// Whether everybody sees it in the lobby.
    pub(crate) is_public: bool,
}

impl Change {
    /// Another node has changed a table, or perhaps any of them.
    pub(crate) fn elsewhere(table_id: Option<TableId>) -> Change {
        Change {
            table_id,
            users: None,
            is_public: true,
        }
    }
}
