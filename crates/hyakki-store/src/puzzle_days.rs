//! Who has solved the puzzles of which days.

use hyakki_core::UserId;

use crate::database::{Connection, Value};
use crate::error::StoreError;
use crate::small::SmallWrite;
use crate::store::Store;

/// The first try at a game's puzzle of a day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PuzzleDay {
    /// The day, counted from 1970-01-01.
    pub day: i64,
    /// Whether the try was right.
    pub is_right: bool,
}

/// A try that is to be noted.
#[derive(Clone, Debug)]
pub(crate) struct NotedTry {
    user_id: UserId,
    game: String,
    day: PuzzleDay,
}

impl Store {
    /// Notes a try at a game's puzzle of a day. Only the first one counts: what was noted before stays. A user that is not
    /// there any more takes nothing.
    pub async fn note_puzzle_day(
        &self,
        user_id: &UserId,
        game: &str,
        day: PuzzleDay,
    ) -> Result<(), StoreError> {
        let noted = NotedTry {
            user_id: user_id.clone(),
            game: game.to_owned(),
            day,
        };
        self.write(SmallWrite::NotePuzzleDay(noted)).await.map(drop)
    }

    /// The first tries at a game's puzzles of the day, the newest first: those of the last ten years.
    pub async fn read_puzzle_days(
        &self,
        user_id: &UserId,
        game: &str,
    ) -> Result<Vec<PuzzleDay>, StoreError> {
        let sql = "SELECT day, is_right FROM puzzle_days WHERE user_id = $1 AND game = $2
                   ORDER BY day DESC LIMIT 4000";
        let values = [Value::Text(user_id.as_str()), Value::Text(game)];
        let rows = self.database().fetch(sql, &values).await?;
        let days = rows.iter().map(|row| {
            Ok(PuzzleDay {
                day: row.get(0)?,
                is_right: row.get(1)?,
            })
        });
        days.collect()
    }
}

pub(crate) async fn note(connection: &mut Connection, noted: &NotedTry) -> Result<u64, StoreError> {
    let sql = "INSERT INTO puzzle_days (user_id, game, day, is_right)
               SELECT id, $2, $3, $4 FROM users WHERE id = $1
               ON CONFLICT (user_id, game, day) DO NOTHING";
    let values = [
        Value::Text(noted.user_id.as_str()),
        Value::Text(&noted.game),
        Value::Int(noted.day.day),
        Value::Bool(noted.day.is_right),
    ];
    connection.execute(sql, &values).await
}
