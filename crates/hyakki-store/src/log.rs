//! Logs: what happened in a match, line by line, each step once.

use hyakki_core::MatchId;

use crate::database::{Value, check_text};
use crate::error::StoreError;
use crate::store::Store;

/// Lines to be written behind the last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogAppend {
    /// Which match.
    pub match_id: MatchId,
    /// The step of the first line, counted from 0: as many as there are before.
    pub first_step: i64,
    /// The version of the table by which they were judged.
    pub expected_version: i64,
    /// The lines, one for each step.
    pub lines: Vec<String>,
}

impl LogAppend {
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        self.lines.iter().try_for_each(|line| check_text(line))
    }
}

/// A line of a log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// The step, counted from 0.
    pub step: i64,
    /// The line of the record.
    pub line: String,
    /// When it was written.
    pub at_ms: i64,
}

impl Store {
    /// The log of a match from a step on, in order. A match that does not exist has an empty one.
    pub async fn read_log(
        &self,
        match_id: &MatchId,
        from_step: i64,
    ) -> Result<Vec<LogLine>, StoreError> {
        let sql =
            "SELECT step, line, at_ms FROM log WHERE match_id = $1 AND step >= $2 ORDER BY step";
        let values = [Value::Text(match_id.as_str()), Value::Int(from_step)];
        let rows = self.database().fetch(sql, &values).await?;
        rows.iter()
            .map(|row| {
                Ok(LogLine {
                    step: row.get(0)?,
                    line: row.get(1)?,
                    at_ms: row.get(2)?,
                })
            })
            .collect()
    }
}
