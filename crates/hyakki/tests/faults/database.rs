//! Where everything is kept.

use hyakki_store::Store;
use hyakki_testbed::Postgres;
use tempfile::TempDir;

/// A database of one test.
pub(crate) struct Database {
    pub(crate) url: String,
    /// Where the file lies, if it is one; removed with the test.
    _folder: Option<TempDir>,
}

impl Database {
    pub(crate) fn sqlite() -> Database {
        let folder = tempfile::tempdir().unwrap();
        Database {
            url: format!("sqlite:{}", folder.path().join("hyakki.db").display()),
            _folder: Some(folder),
        }
    }

    pub(crate) async fn postgres() -> Database {
        let making = tokio::task::spawn_blocking(|| Postgres::shared().new_database());
        Database::at(making.await.unwrap())
    }

    /// A database that is there already.
    pub(crate) fn at(url: String) -> Database {
        Database { url, _folder: None }
    }

    /// Another program's connection to the file.
    pub(crate) fn connect(&self) -> rusqlite::Connection {
        let path = self.url.strip_prefix("sqlite:").unwrap();
        rusqlite::Connection::open(path).unwrap()
    }

    /// Opens it beside the server.
    pub(crate) async fn open(&self) -> Store {
        Store::open(&self.url).await.unwrap()
    }
}
