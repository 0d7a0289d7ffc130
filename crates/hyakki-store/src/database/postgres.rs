//! PostgreSQL: one server, many nodes, and the news between them.

use std::collections::BTreeSet;
use std::io::ErrorKind;
use std::str::FromStr;
use std::time::Duration;

use hyakki_core::TableId;
use hyakki_core::id::MAX_ID;
use sqlx_core::connection::{ConnectOptions, Connection as _};
use sqlx_core::executor::Executor as _;
use sqlx_postgres::{PgConnectOptions, PgConnection, PgListener, PgPool, PgPoolOptions, PgSslMode};

use super::{CONNECT_TIMEOUT, Connection, Database, LOCK_TIMEOUT, Value, migrations, no_answer};
use crate::error::StoreError;

/// Each node takes so many of the server's connections (often 100 in all), besides one for writing and one for news.
const N_READERS: u32 = 8;

/// What nodes tell each other about; each has a channel of its own, which older nodes need not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Topic {
    /// Tables have changed.
    Changed,
    /// Somebody has come to tables, or left them.
    Presence,
}

impl Topic {
    const ALL: [Topic; 2] = [Topic::Changed, Topic::Presence];

    fn channel(self) -> &'static str {
        match self {
            Topic::Changed => "hyakki_changed",
            Topic::Presence => "hyakki_presence",
        }
    }
}

/// What another node told.
pub(crate) struct Told {
    pub(crate) topic: Topic,
    pub(crate) node: String,
    pub(crate) table_ids: Vec<String>,
}

/// So many tables fit into one message even if their ids are the longest: PostgreSQL allows fewer than 8000 bytes.
const MAX_TOLD: usize = 7_900 / (MAX_ID + 1);

/// A listener that hears nothing for so long asks whether the server is still there.
const LISTEN_TIMEOUT: Duration = Duration::from_secs(20);

pub(super) async fn open(url: &str) -> Result<Database, StoreError> {
    let options = PgConnectOptions::from_str(url)
        // The driver's own message could repeat a password.
        .map_err(|_| StoreError::BadUrl("malformed"))?
        .application_name("hyakki")
        .options([
            ("synchronous_commit", "on".to_owned()),
            ("lock_timeout", LOCK_TIMEOUT.as_millis().to_string()),
            // A node that hangs in the middle must not hold its tables for ever.
            ("idle_in_transaction_session_timeout", "10000".to_owned()),
        ])
        .disable_statement_logging();
    migrate(&options).await?;
    let readers = PgPoolOptions::new()
        .max_connections(N_READERS)
        .acquire_timeout(CONNECT_TIMEOUT)
        .connect_lazy_with(options.clone());
    Ok(Database::Postgres {
        options: Box::new(options),
        readers,
    })
}

async fn migrate(options: &PgConnectOptions) -> Result<(), StoreError> {
    let connecting = PgConnection::connect_with(options);
    let mut connection = tokio::time::timeout(CONNECT_TIMEOUT, connecting)
        .await
        .map_err(|_| no_answer())?
        .map_err(|error| unsafe_or_away(options, error))?;
    // Nodes that start at the same time wait for each other here.
    connection.execute("SET lock_timeout = 0").await?;
    migrations::postgres(&mut connection).await?;
    Ok(connection.close().await?)
}

/// The driver does not say that it was a certificate's file that it did not find.
fn unsafe_or_away(options: &PgConnectOptions, error: sqlx_core::Error) -> StoreError {
    let is_checked = matches!(
        options.get_ssl_mode(),
        PgSslMode::VerifyCa | PgSslMode::VerifyFull
    );
    match &error {
        sqlx_core::Error::Io(cause) if is_checked && cause.kind() == ErrorKind::NotFound => {
            let why = format!("a file that sslrootcert, sslcert or sslkey names: {cause}");
            StoreError::Unavailable(why)
        }
        _ => error.into(),
    }
}

/// Tells every node about tables when the transaction commits; `node` says who tells.
pub(crate) async fn notify(
    connection: &mut Connection,
    topic: Topic,
    node: &str,
    table_ids: &BTreeSet<&TableId>,
) -> Result<(), StoreError> {
    let Connection::Postgres(_) = connection else {
        return Ok(());
    };
    let table_ids: Vec<&str> = table_ids.iter().map(|id| id.as_str()).collect();
    for table_ids in table_ids.chunks(MAX_TOLD) {
        let payload = format!("{node} {}", table_ids.join(" "));
        let values = [Value::Text(topic.channel()), Value::Text(&payload)];
        connection
            .execute("SELECT pg_notify($1, $2)", &values)
            .await?;
    }
    Ok(())
}

/// Hears what other nodes tell.
pub(crate) struct Listener {
    listener: PgListener,
}

impl Listener {
    /// Begins to listen; `None` where there are no other nodes.
    pub(crate) async fn open(database: &Database) -> Result<Option<Listener>, StoreError> {
        let Database::Postgres { options, .. } = database else {
            return Ok(None);
        };
        let pool: PgPool = PgPoolOptions::new()
            .max_connections(1)
            .acquire_timeout(CONNECT_TIMEOUT)
            .idle_timeout(None)
            .max_lifetime(None)
            .connect_lazy_with((**options).clone());
        let mut listener = PgListener::connect_with(&pool).await?;
        // A lost connection shall show: what was told meanwhile is lost with it.
        listener.eager_reconnect(false);
        listener.listen_all(Topic::ALL.map(Topic::channel)).await?;
        Ok(Some(Listener { listener }))
    }

    /// The next message. An error means that the listener is of no more use.
    pub(crate) async fn next(&mut self) -> Result<Told, StoreError> {
        loop {
            let waiting = self.listener.try_recv();
            let Ok(heard) = tokio::time::timeout(LISTEN_TIMEOUT, waiting).await else {
                self.check().await?;
                continue;
            };
            let Some(notification) = heard? else {
                return Err(StoreError::Unavailable("connection lost".to_owned()));
            };
            let mut topics = Topic::ALL.into_iter();
            let topic = topics.find(|topic| topic.channel() == notification.channel());
            let mut words = notification.payload().split(' ').map(str::to_owned);
            if let (Some(topic), Some(node)) = (topic, words.next()) {
                let table_ids = words.collect();
                return Ok(Told {
                    topic,
                    node,
                    table_ids,
                });
            }
        }
    }

    /// A server that vanished without a word is found out by asking.
    async fn check(&mut self) -> Result<(), StoreError> {
        let asking = self.listener.execute("SELECT 1");
        match tokio::time::timeout(CONNECT_TIMEOUT, asking).await {
            Ok(answer) => Ok(answer.map(drop)?),
            Err(_) => Err(no_answer()),
        }
    }
}
