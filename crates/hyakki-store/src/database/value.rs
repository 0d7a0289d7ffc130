//! What goes into a statement and what comes out of it.

use std::str::FromStr;

use sqlx::postgres::{PgArguments, PgRow};
use sqlx::query::Query;
use sqlx::sqlite::{SqliteArguments, SqliteRow};
use sqlx::{Arguments, Decode, Encode, Postgres, Row as _, Sqlite, Type};

use super::Sql;
use crate::error::StoreError;

/// A value for a place in a statement.
#[derive(Clone, Copy)]
pub(crate) enum Value<'a> {
    Int(i64),
    Bool(bool),
    Text(&'a str),
    OptionalText(Option<&'a str>),
    Bytes(&'a [u8]),
}

/// A statement with its values, for SQLite.
pub(super) fn sqlite_query(
    sql: Sql,
    values: &[Value<'_>],
) -> Result<Query<'static, Sqlite, SqliteArguments>, StoreError> {
    Ok(sqlx::query_with(sql.sqlite, arguments(values)?))
}

/// A statement with its values, for PostgreSQL.
pub(super) fn postgres_query(
    sql: Sql,
    values: &[Value<'_>],
) -> Result<Query<'static, Postgres, PgArguments>, StoreError> {
    Ok(sqlx::query_with(sql.postgres, arguments(values)?))
}

/// The values as a driver wants them.
fn arguments<'q, A>(values: &[Value<'q>]) -> Result<A, StoreError>
where
    A: Arguments,
    i64: Encode<'q, A::Database> + Type<A::Database>,
    bool: Encode<'q, A::Database> + Type<A::Database>,
    &'q str: Encode<'q, A::Database> + Type<A::Database>,
    Option<&'q str>: Encode<'q, A::Database> + Type<A::Database>,
    &'q [u8]: Encode<'q, A::Database> + Type<A::Database>,
{
    let mut arguments = A::default();
    for &value in values {
        if let Value::Text(text) | Value::OptionalText(Some(text)) = value {
            check_text(text)?;
        }
        let added = match value {
            Value::Int(int) => arguments.add(int),
            Value::Bool(bool) => arguments.add(bool),
            Value::Text(text) => arguments.add(text),
            Value::OptionalText(text) => arguments.add(text),
            Value::Bytes(bytes) => arguments.add(bytes),
        };
        added.map_err(|error| StoreError::Refused(error.to_string()))?;
    }
    Ok(arguments)
}

/// PostgreSQL has no text with a zero character in it, so neither database has.
pub(crate) fn check_text(text: &str) -> Result<(), StoreError> {
    if text.contains('\0') {
        return Err(StoreError::Invalid("text with a zero character"));
    }
    Ok(())
}

/// A row of an answer.
pub(crate) enum Row {
    Sqlite(SqliteRow),
    Postgres(PgRow),
}

impl Row {
    /// The value in a column, counted from 0.
    pub(crate) fn get<T>(&self, column: usize) -> Result<T, StoreError>
    where
        T: for<'r> Decode<'r, Sqlite> + Type<Sqlite>,
        T: for<'r> Decode<'r, Postgres> + Type<Postgres>,
    {
        Ok(match self {
            Row::Sqlite(row) => row.try_get(column)?,
            Row::Postgres(row) => row.try_get(column)?,
        })
    }

    /// The value that the text in a column stands for.
    pub(crate) fn parse<T: FromStr>(&self, column: usize) -> Result<T, StoreError> {
        self.parse_with(column, |text| text.parse().ok())
    }

    /// The same where the text is read in another way.
    pub(crate) fn parse_with<T>(
        &self,
        column: usize,
        meaning: impl FnOnce(&str) -> Option<T>,
    ) -> Result<T, StoreError> {
        let text: String = self.get(column)?;
        meaning(&text).ok_or_else(|| StoreError::Corrupt(format!("“{text}” in column {column}")))
    }
}
