//! A store with nothing in it, on either database, and the few things most tests begin with.

use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use hyakki_core::{MatchId, Secret, TableId, UserId};
use hyakki_store::{
    Committed, FIRST_VERSION, LogAppend, NewChat, NewMatch, NewTable, NewUser, Store, StoreError,
    TableCommit, TableContent, TableSave, TableStatus,
};
use hyakki_testbed::Postgres;
use tempfile::TempDir;

/// Makes each case a test on SQLite and one on PostgreSQL.
macro_rules! on_both {
    ($($case:ident),* $(,)?) => {
        mod sqlite {$(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $case() {
                super::$case($crate::fixture::Fixture::sqlite().await).await;
            }
        )*}
        mod postgres {$(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $case() {
                super::$case($crate::fixture::Fixture::postgres().await).await;
            }
        )*}
    };
}

pub(crate) struct Fixture {
    pub(crate) store: Store,
    pub(crate) url: String,
    pub(crate) folder: TempDir,
}

impl Fixture {
    pub(crate) async fn sqlite() -> Fixture {
        let folder = TempDir::new().unwrap();
        let url = format!("sqlite:{}", folder.path().join("hyakki.db").display());
        Fixture::open(url, folder).await
    }

    pub(crate) async fn postgres() -> Fixture {
        let making = tokio::task::spawn_blocking(|| Postgres::shared().new_database());
        let url = making.await.unwrap();
        Fixture::open(url, TempDir::new().unwrap()).await
    }

    async fn open(url: String, folder: TempDir) -> Fixture {
        let store = Store::open(&url).await.unwrap();
        Fixture { store, url, folder }
    }

    pub(crate) fn is_postgres(&self) -> bool {
        self.url.starts_with("postgres")
    }

    pub(crate) async fn user(&self) -> UserId {
        user(&self.store).await
    }

    pub(crate) async fn table(&self) -> TableId {
        table(&self.store, &[]).await
    }

    pub(crate) async fn table_with(&self, seated: &[&UserId]) -> TableId {
        table(&self.store, seated).await
    }

    /// A table and a match at it, without lines.
    pub(crate) async fn match_at_table(&self) -> (TableId, MatchId) {
        match_at_table(&self.store).await
    }
}

/// Ids that are unique within the process.
pub(crate) fn id() -> String {
    static NEXT: AtomicU32 = AtomicU32::new(0);
    format!("{:032x}", NEXT.fetch_add(1, Relaxed))
}

pub(crate) async fn user(store: &Store) -> UserId {
    let id = UserId::new(id()).unwrap();
    store.create_user(new_user(&id, 0)).await.unwrap();
    id
}

pub(crate) fn new_user(id: &UserId, created_ms: i64) -> NewUser {
    NewUser {
        id: id.clone(),
        name: "Ada".to_owned(),
        is_bot: false,
        created_ms,
    }
}

pub(crate) fn content(state: &str, seated: &[&UserId]) -> TableContent {
    TableContent {
        status: TableStatus::Gathering,
        is_public: false,
        state: state.to_owned(),
        seated: seated.iter().copied().cloned().collect(),
        match_id: None,
    }
}

pub(crate) fn secret() -> Secret {
    Secret::new([254; 32])
}

pub(crate) async fn table(store: &Store, seated: &[&UserId]) -> TableId {
    let table = NewTable {
        id: TableId::new(id()).unwrap(),
        content: content("{}", seated),
        secret: secret(),
        created_ms: 0,
    };
    let id = table.id.clone();
    store.create_table(table).await.unwrap();
    id
}

pub(crate) fn new_match(players: Vec<Option<UserId>>) -> NewMatch {
    NewMatch {
        id: MatchId::new(id()).unwrap(),
        game: "septet".to_owned(),
        header: r#"{"hyakki":1}"#.to_owned(),
        players,
    }
}

pub(crate) async fn match_at_table(store: &Store) -> (TableId, MatchId) {
    let table_id = table(store, &[]).await;
    let new = new_match(vec![]);
    let id = new.id.clone();
    commit_start(store, &table_id, new, 0).await.unwrap();
    (table_id, id)
}

pub(crate) fn lines(match_id: &MatchId, first_step: i64, lines: &[&str]) -> LogAppend {
    LogAppend {
        match_id: match_id.clone(),
        first_step,
        expected_version: FIRST_VERSION,
        lines: lines.iter().map(|&line| line.to_owned()).collect(),
    }
}

pub(crate) async fn read(store: &Store, match_id: &MatchId) -> Vec<String> {
    let log = store.read_log(match_id, 0).await.unwrap();
    log.into_iter().map(|line| line.line).collect()
}

/// Commits nothing but what a table is from now on.
pub(crate) async fn commit_save(
    store: &Store,
    table_id: &TableId,
    expected_version: i64,
    content: TableContent,
    at_ms: i64,
) -> Result<Committed, StoreError> {
    let mut commit = TableCommit::new(table_id.clone(), at_ms);
    commit.save = Some(TableSave {
        expected_version,
        content,
    });
    store.commit(commit).await
}

/// Commits nothing but the beginning of a match.
pub(crate) async fn commit_start(
    store: &Store,
    table_id: &TableId,
    start: NewMatch,
    at_ms: i64,
) -> Result<Committed, StoreError> {
    let mut commit = TableCommit::new(table_id.clone(), at_ms);
    commit.start = Some(start);
    store.commit(commit).await
}

/// Commits nothing but lines of a log.
pub(crate) async fn commit_lines(
    store: &Store,
    table_id: &TableId,
    append: LogAppend,
    at_ms: i64,
) -> Result<Committed, StoreError> {
    let mut commit = TableCommit::new(table_id.clone(), at_ms);
    commit.append = Some(append);
    store.commit(commit).await
}

/// Commits nothing but something said.
pub(crate) async fn commit_chat(
    store: &Store,
    table_id: &TableId,
    user_id: UserId,
    text: &str,
    at_ms: i64,
) -> Result<Committed, StoreError> {
    let mut commit = TableCommit::new(table_id.clone(), at_ms);
    let text = text.to_owned();
    commit.chat = Some(NewChat { user_id, text });
    store.commit(commit).await
}

/// Does something to the database that the store itself never does.
pub(crate) async fn execute(url: &str, sql: &'static str) {
    use sqlx_core::connection::Connection as _;
    if let Some(path) = url.strip_prefix("sqlite:") {
        let connection = rusqlite::Connection::open(path).unwrap();
        connection.execute_batch(sql).unwrap();
    } else {
        let mut connection = sqlx_postgres::PgConnection::connect(url).await.unwrap();
        sqlx_core::query::query(sql)
            .execute(&mut connection)
            .await
            .unwrap();
    }
}
