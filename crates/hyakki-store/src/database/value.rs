//! What goes into a statement and what comes out of it.

use std::str::FromStr;

use rusqlite::ToSql;
use rusqlite::types::{self as sqlite, FromSql, ToSqlOutput, ValueRef};
use sqlx_core::arguments::Arguments as _;
use sqlx_core::decode::Decode;
use sqlx_core::query::{Query, query_with};
use sqlx_core::row::Row as _;
use sqlx_core::types::Type;
use sqlx_postgres::{PgArguments, PgRow, Postgres};

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

impl Value<'_> {
    fn check(self) -> Result<(), StoreError> {
        match self {
            Value::Text(text) | Value::OptionalText(Some(text)) => check_text(text),
            _ => Ok(()),
        }
    }

    /// For a statement that runs on another thread.
    pub(super) fn into_owned(self) -> sqlite::Value {
        match self {
            Value::Int(int) => int.into(),
            Value::Bool(bool) => bool.into(),
            Value::Text(text) => text.to_owned().into(),
            Value::OptionalText(text) => text.map(str::to_owned).into(),
            Value::Bytes(bytes) => bytes.to_vec().into(),
        }
    }
}

impl ToSql for Value<'_> {
    fn to_sql(&self) -> rusqlite::Result<ToSqlOutput<'_>> {
        Ok(ToSqlOutput::Borrowed(match *self {
            Value::Int(int) => ValueRef::Integer(int),
            Value::Bool(bool) => ValueRef::Integer(i64::from(bool)),
            Value::Text(text) | Value::OptionalText(Some(text)) => ValueRef::Text(text.as_bytes()),
            Value::OptionalText(None) => ValueRef::Null,
            Value::Bytes(bytes) => ValueRef::Blob(bytes),
        }))
    }
}

/// Whether both databases can keep these values.
pub(super) fn check(values: &[Value<'_>]) -> Result<(), StoreError> {
    values.iter().try_for_each(|value| value.check())
}

/// A statement with its values, for PostgreSQL.
pub(super) fn postgres_query(
    sql: Sql,
    values: &[Value<'_>],
) -> Result<Query<'static, Postgres, PgArguments>, StoreError> {
    check(values)?;
    let mut arguments = PgArguments::default();
    for &value in values {
        let added = match value {
            Value::Int(int) => arguments.add(int),
            Value::Bool(bool) => arguments.add(bool),
            Value::Text(text) => arguments.add(text),
            Value::OptionalText(text) => arguments.add(text),
            Value::Bytes(bytes) => arguments.add(bytes),
        };
        added.map_err(|error| StoreError::Refused(error.to_string()))?;
    }
    Ok(query_with(sql.postgres, arguments))
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
    Sqlite(Vec<sqlite::Value>),
    Postgres(PgRow),
}

impl Row {
    /// The value in a column, counted from 0.
    pub(crate) fn get<T>(&self, column: usize) -> Result<T, StoreError>
    where
        T: FromSql,
        T: for<'r> Decode<'r, Postgres> + Type<Postgres>,
    {
        match self {
            Row::Sqlite(row) => {
                let value = row.get(column).map_or(ValueRef::Null, ValueRef::from);
                let damaged = |error| StoreError::Corrupt(format!("column {column}: {error}"));
                T::column_result(value).map_err(damaged)
            }
            Row::Postgres(row) => Ok(row.try_get(column)?),
        }
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
