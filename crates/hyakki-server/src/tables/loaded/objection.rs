//! What speaks against a refusal: that the table in memory is not all there is.

use hyakki_store::{Store, StoreError, TablePosition};

use crate::tables::loaded::LoadedTable;
use crate::tables::request::Request;

/// Why a command is not refused yet.
pub(crate) enum Objection {
    /// It was done before under the same key, here or at another node: the answer is the same again.
    Done { step: usize },
    /// Another node has gone on with the table: the command is to be judged by that.
    Behind,
}

impl LoadedTable {
    /// Looks into the store before somebody is refused.
    pub(crate) async fn objection(
        &self,
        request: &Request,
        store: &Store,
    ) -> Result<Option<Objection>, StoreError> {
        // A mind that is refused is asked again anyway.
        if request.sender.user().is_none() {
            return Ok(None);
        }
        if let Some((user, key)) = request.key()
            && let Some(step) = store.find_done(&self.id, user, key.as_str()).await?
        {
            let step = usize::try_from(step).unwrap_or_default();
            return Ok(Some(Objection::Done { step }));
        }
        let is_behind = store.load_position(&self.id).await? != self.position();
        Ok(is_behind.then_some(Objection::Behind))
    }

    fn position(&self) -> TablePosition {
        // The header is a line of the record, but not of the log.
        let n_lines = self.table.n_lines_written().saturating_sub(1);
        TablePosition {
            version: self.version,
            n_lines: i64::try_from(n_lines).expect("a log is shorter"),
        }
    }
}
