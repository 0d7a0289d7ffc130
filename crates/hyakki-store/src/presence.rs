//! Who is at a table, as far as other nodes and later processes must know.

use hyakki_core::{TableId, UserId};

use crate::database::{Connection, Value};
use crate::error::StoreError;
use crate::small::SmallWrite;
use crate::store::Store;

/// That the person of a seat is there until some time; once that is over, that they are away since then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatPresence {
    /// The seat.
    pub seat: usize,
    /// Who was in it when this was noted.
    pub user_id: UserId,
    /// In milliseconds since 1970.
    pub until_ms: i64,
}

/// What is noted of one person at one table.
#[derive(Clone, Debug)]
pub(crate) struct NotedPresence {
    pub(crate) table_id: TableId,
    pub(crate) seats: Vec<SeatPresence>,
}

impl Store {
    /// Notes who is at a table, over what was noted of the same seats before. Other nodes hear of it as
    /// [`News::Presence`](crate::News::Presence). A table that is not there any more takes nothing.
    pub async fn note_presence(
        &self,
        table_id: &TableId,
        seats: Vec<SeatPresence>,
    ) -> Result<(), StoreError> {
        let table_id = table_id.clone();
        let noted = NotedPresence { table_id, seats };
        self.write(SmallWrite::NotePresence(noted)).await.map(drop)
    }

    /// What was noted of a table last.
    pub async fn read_presence(&self, table_id: &TableId) -> Result<Vec<SeatPresence>, StoreError> {
        let sql = "SELECT seat, user_id, until_ms FROM presence WHERE table_id = $1";
        let values = [Value::Text(table_id.as_str())];
        let rows = self.database().fetch(sql, &values).await?;
        let presence = rows.iter().map(|row| {
            let seat: i64 = row.get(0)?;
            Ok(SeatPresence {
                seat: usize::try_from(seat).unwrap_or(usize::MAX),
                user_id: row.parse(1)?,
                until_ms: row.get(2)?,
            })
        });
        presence.collect()
    }
}

pub(crate) async fn note(
    connection: &mut Connection,
    noted: &NotedPresence,
) -> Result<u64, StoreError> {
    let sql = "INSERT INTO presence (table_id, seat, user_id, until_ms)
               SELECT id, $2, $3, $4 FROM tables WHERE id = $1
               ON CONFLICT (table_id, seat)
               DO UPDATE SET user_id = excluded.user_id, until_ms = excluded.until_ms";
    let mut n_rows = 0;
    for of_seat in &noted.seats {
        let values = [
            Value::Text(noted.table_id.as_str()),
            Value::Int(of_seat.seat as i64),
            Value::Text(of_seat.user_id.as_str()),
            Value::Int(of_seat.until_ms),
        ];
        n_rows += connection.execute(sql, &values).await?;
    }
    Ok(n_rows)
}
