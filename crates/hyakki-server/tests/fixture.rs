//! A server of one's own on a real socket, and clients that know nothing but its address.

use std::net::{Ipv4Addr, SocketAddr};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::Duration;

use hyakki_catalog::GameId;
use hyakki_core::{Secret, TableId};
use hyakki_server::{Config, Limits, Page, PageFile, Server};
use hyakki_store::{NewTable, Store, TableContent, TableStatus};
use hyakki_table::{Settings, StoredTable, Table};
use hyakki_testbed::Postgres;
use reqwest::cookie::{CookieStore, Jar};
use reqwest::{Method, RequestBuilder, StatusCode, Url};
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::described;
use crate::socket::{Refusal, Socket};

/// Whatever a test waits for comes sooner, or never.
pub(crate) const DEADLINE: Duration = Duration::from_secs(20);

/// As small as a page can be and have everything that a real one has.
const PAGE: Page = Page::new(&[
    PageFile {
        path: "assets/front-1a2b3c.js",
        bytes: b"'use strict';",
        brotli: Some(b"as if it were compressed"),
        etag: "\"script\"",
        content_type: "text/javascript; charset=utf-8",
    },
    PageFile {
        path: "index.html",
        bytes: b"<!doctype html><head><title>Hyakki</title><script></script></head>",
        brotli: None,
        etag: "\"front\"",
        content_type: "text/html; charset=utf-8",
    },
    PageFile {
        path: "share/home.jpg",
        bytes: b"a picture of four games",
        brotli: None,
        etag: "\"four\"",
        content_type: "image/jpeg",
    },
    PageFile {
        path: "share/sketch.jpg",
        bytes: b"a picture of one",
        brotli: None,
        etag: "\"one\"",
        content_type: "image/jpeg",
    },
]);

/// Makes each case a test on SQLite and one on PostgreSQL.
macro_rules! on_both {
    ($($case:ident),* $(,)?) => {
        mod sqlite {$(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $case() {
                super::$case($crate::fixture::TestApp::start().await).await;
            }
        )*}
        mod postgres {$(
            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn $case() {
                super::$case($crate::fixture::TestApp::start_on_postgres().await).await;
            }
        )*}
    };
}

/// A server with a database of its own.
pub(crate) struct TestApp {
    server: Server,
    pub(crate) store: Store,
    pub(crate) folder: TempDir,
    /// Where its database is.
    pub(crate) url: String,
    pub(crate) address: SocketAddr,
}

impl TestApp {
    /// A server that nobody in a test is too fast for, and whose minds are quick.
    pub(crate) async fn start() -> TestApp {
        TestApp::start_with(|_| {}).await
    }

    pub(crate) async fn start_with(change: impl FnOnce(&mut Config)) -> TestApp {
        TestApp::start_in(TempDir::new().unwrap(), change).await
    }

    /// A server with its database in this folder, where there may be one.
    pub(crate) async fn start_in(folder: TempDir, change: impl FnOnce(&mut Config)) -> TestApp {
        let url = format!("sqlite:{}", folder.path().join("hyakki.db").display());
        TestApp::start_on(url, folder, change).await
    }

    /// The same on PostgreSQL.
    pub(crate) async fn start_on_postgres() -> TestApp {
        TestApp::start_on_postgres_with(|_| {}).await
    }

    pub(crate) async fn start_on_postgres_with(change: impl FnOnce(&mut Config)) -> TestApp {
        let making = tokio::task::spawn_blocking(|| Postgres::shared().new_database());
        let url = making.await.unwrap();
        TestApp::start_on(url, TempDir::new().unwrap(), change).await
    }

    async fn start_on(url: String, folder: TempDir, change: impl FnOnce(&mut Config)) -> TestApp {
        let mut config = Config {
            mind_threads: 1,
            mind_thinking: Duration::from_millis(5),
            mind_pause: Duration::ZERO,
            review_playouts: 100,
            limits: Limits {
                requests_per_second: 100_000,
                guests_per_minute: 100_000,
                messages_per_second: 100_000,
                tables_per_minute: 100_000,
                hints_per_minute: 100_000,
                looks_back_per_minute: 100_000,
                reviews_per_minute: 100_000,
                record_bytes_per_second: 100_000_000,
                chat_per_minute: 100_000,
                ..Limits::default()
            },
            metrics_listen: Some(SocketAddr::from((Ipv4Addr::LOCALHOST, 0))),
            page: PAGE,
            ..Config::default()
        };
        change(&mut config);
        let store = Store::open(&url).await.unwrap();
        let server = Server::start(config, store.clone()).await.unwrap();
        let address = server.address();
        described::read(address).await;
        TestApp {
            server,
            store,
            folder,
            url,
            address,
        }
    }

    /// Stops the server; what it has written stays as long as the folder is kept.
    pub(crate) async fn stop(self) -> TempDir {
        self.server.stop().await;
        self.folder
    }

    /// What the server counts.
    pub(crate) async fn metrics(&self) -> String {
        let address = self.server.metrics_address().unwrap();
        Client::new(address).get("/metrics").await.text
    }

    /// Another server on the same database.
    pub(crate) async fn beside(&self) -> TestApp {
        self.beside_with(|_| {}).await
    }

    pub(crate) async fn beside_with(&self, change: impl FnOnce(&mut Config)) -> TestApp {
        TestApp::start_on(self.url.clone(), TempDir::new().unwrap(), change).await
    }

    /// The server anew, with what it had written.
    pub(crate) async fn restart(self) -> TestApp {
        let url = self.url.clone();
        let folder = self.stop().await;
        TestApp::start_on(url, folder, |_| {}).await
    }

    /// Somebody without an identity.
    pub(crate) fn nobody(&self) -> Client {
        Client::new(self.address)
    }

    /// Somebody with an identity of a guest.
    pub(crate) async fn guest(&self) -> Client {
        let client = self.nobody();
        client.post("/api/session", &json!({})).await.ok();
        client
    }

    /// A guest with a table of their own, and a socket there.
    pub(crate) async fn guest_at(&self, game: GameId) -> (Client, String, Socket) {
        let client = self.guest().await;
        let table = client.make_table_for(game).await;
        let socket = client.join(&table).await;
        (client, table, socket)
    }

    /// A guest with a name.
    pub(crate) async fn person(&self, name: &str) -> Client {
        let client = self.guest().await;
        let renaming = json!({ "name": name });
        client.patch("/api/session", &renaming).await.ok();
        client
    }

    /// A program with a bearer token.
    pub(crate) async fn bot(&self, name: &str) -> Client {
        let mut client = self.nobody();
        let made = client
            .post("/api/bots", &json!({ "name": name }))
            .await
            .ok();
        client.bearer = made["token"].as_str().map(str::to_owned);
        client
    }

    /// A table whose deals are known beforehand, as no client could make one.
    pub(crate) async fn table_with_secret(&self, settings: Settings, secret: [u8; 32]) -> String {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let id = format!("table{:011}", NEXT.fetch_add(1, Relaxed));
        let table = Table::new(settings, Secret::new(secret)).unwrap();
        let new = NewTable {
            id: TableId::new(id.clone()).unwrap(),
            content: TableContent {
                status: TableStatus::Gathering,
                is_public: table.settings().public,
                state: StoredTable::new(table.snapshot()).write(),
                seated: Vec::new(),
                match_id: None,
            },
            secret: Secret::new(secret),
            created_ms: 0,
        };
        self.store.create_table(new).await.unwrap();
        id
    }

    /// Every byte that the database has written, its log included.
    pub(crate) fn database_bytes(&self) -> Vec<u8> {
        let files = std::fs::read_dir(self.folder.path()).unwrap();
        let paths = files.map(|file| file.unwrap().path());
        paths
            .flat_map(|path| std::fs::read(path).unwrap())
            .collect()
    }
}

/// Whether a text occurs somewhere in bytes.
pub(crate) fn contains(bytes: &[u8], text: &str) -> bool {
    bytes
        .windows(text.len())
        .any(|window| window == text.as_bytes())
}

/// Somebody who talks to a server, with a cookie jar of their own.
pub(crate) struct Client {
    address: SocketAddr,
    http: reqwest::Client,
    jar: Arc<Jar>,
    pub(crate) bearer: Option<String>,
}

impl Client {
    fn new(address: SocketAddr) -> Client {
        let jar = Arc::new(Jar::default());
        let http = reqwest::Client::builder()
            .cookie_provider(Arc::clone(&jar))
            .timeout(DEADLINE)
            .build()
            .unwrap();
        Client {
            address,
            http,
            jar,
            bearer: None,
        }
    }

    /// The same person at another server on the same database.
    pub(crate) fn at(&self, app: &TestApp) -> Client {
        let client = app.nobody();
        let cookie = self.cookies().expect("somebody with an identity");
        let site = client.url("/").parse().unwrap();
        client.jar.add_cookie_str(&cookie, &site);
        client
    }

    pub(crate) fn url(&self, path: &str) -> String {
        format!("http://{}{path}", self.address)
    }

    /// The token in the cookie jar.
    pub(crate) fn token(&self) -> Option<String> {
        let cookies = self.cookies()?;
        let mut cookies = cookies.split("; ");
        let token = cookies.find_map(|cookie| cookie.strip_prefix("hyakki="))?;
        Some(token.to_owned())
    }

    /// What the jar would send.
    pub(crate) fn cookies(&self) -> Option<String> {
        let cookies = self.jar.cookies(&self.url("/").parse().unwrap())?;
        Some(cookies.to_str().unwrap().to_owned())
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        self.request_at(method, self.url(path).parse().unwrap())
    }

    /// A request to an address whose odd characters are already written as they travel.
    pub(crate) fn request_at(&self, method: Method, url: Url) -> RequestBuilder {
        let request = self.http.request(method, url);
        match &self.bearer {
            Some(token) => request.bearer_auth(token),
            None => request,
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        answer(self.request(Method::GET, path)).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Answer {
        answer(self.request(Method::POST, path).json(body)).await
    }

    pub(crate) async fn patch(&self, path: &str, body: &Value) -> Answer {
        answer(self.request(Method::PATCH, path).json(body)).await
    }

    pub(crate) async fn put(&self, path: &str, body: &Value) -> Answer {
        answer(self.request(Method::PUT, path).json(body)).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Answer {
        answer(self.request(Method::DELETE, path)).await
    }

    /// The own id.
    pub(crate) async fn user(&self) -> String {
        let me = self.get("/api/session").await.ok();
        me["user"].as_str().unwrap().to_owned()
    }

    /// Makes a table.
    pub(crate) async fn make_table(&self, settings: &Value) -> String {
        let made = self.post("/api/tables", settings).await.ok();
        made["id"].as_str().unwrap().to_owned()
    }

    /// Makes a table with the usual settings, at which minds give hints.
    pub(crate) async fn make_table_for(&self, game: GameId) -> String {
        let settings = hyakki_protocol::Settings::from(&Settings {
            hints: true,
            ..Settings::usual(game)
        });
        let settings = serde_json::to_value(settings).unwrap();
        self.make_table(&settings).await
    }

    /// Asks something of a table over HTTP.
    pub(crate) async fn ask(&self, table: &str, command: &Value) -> Answer {
        self.post(&format!("/api/tables/{table}/commands"), command)
            .await
    }

    /// Opens a table's socket.
    pub(crate) async fn join(&self, table: &str) -> Socket {
        self.open(&format!("/api/tables/{table}/socket"))
            .await
            .unwrap()
    }

    /// Opens a socket; a refusal is an answer over HTTP.
    pub(crate) async fn open(&self, path: &str) -> Result<Socket, Refusal> {
        self.open_with(path, &[]).await
    }

    /// Opens a socket with more headers.
    pub(crate) async fn open_with(
        &self,
        path: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, Refusal> {
        let mut headers = headers.to_vec();
        let (cookies, bearer) = (self.cookies(), self.bearer.as_ref());
        if let Some(cookies) = &cookies {
            headers.push(("cookie", cookies));
        }
        let authorization = bearer.map(|token| format!("Bearer {token}"));
        if let Some(authorization) = &authorization {
            headers.push(("authorization", authorization));
        }
        Socket::open(&format!("ws://{}{path}", self.address), &headers).await
    }
}

/// Sends a request, reads the whole answer, and checks that it is as described.
pub(crate) async fn answer(request: RequestBuilder) -> Answer {
    let (client, request) = request.build_split();
    let request = request.unwrap();
    let (method, path) = (request.method().clone(), request.url().path().to_owned());
    let response = client.execute(request).await.unwrap();
    let (status, headers) = (response.status(), response.headers().clone());
    let text = response.text().await.unwrap();
    let answer = Answer {
        status,
        headers,
        text,
    };
    described::check_answer(&method, &path, &answer);
    answer
}

/// An answer over HTTP, read to its end.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: reqwest::header::HeaderMap,
    pub(crate) text: String,
}

impl Answer {
    /// A header, or nothing.
    pub(crate) fn header(&self, name: &str) -> &str {
        let value = self.headers.get(name);
        value.map_or("", |value| value.to_str().unwrap())
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|_| panic!("not JSON: {self:?}"))
    }

    /// The body of an answer that must be a good one.
    pub(crate) fn ok(&self) -> Value {
        assert!(self.status.is_success(), "{self:?}");
        self.json()
    }

    /// The code of a refusal, which must have this status and the form of every refusal.
    pub(crate) fn refused(&self, status: u16) -> String {
        assert_eq!(self.status.as_u16(), status, "{self:?}");
        problem_code(&self.json())
    }
}

/// The code in a problem, which must be one: a code for programs and a sentence for people, and nothing else.
pub(crate) fn problem_code(problem: &Value) -> String {
    let fields = problem.as_object().unwrap();
    assert_eq!(fields.keys().collect::<Vec<_>>(), ["code", "message"]);
    let code = fields["code"].as_str().unwrap();
    let is_plain =
        |letter: char| letter.is_ascii_lowercase() || letter == '-' || letter.is_ascii_digit();
    assert!(!code.is_empty() && code.chars().all(is_plain), "{code}");
    let message = fields["message"].as_str().unwrap();
    assert!(!message.is_empty());
    for inside in [
        "sqlx",
        "SQL",
        "database is locked",
        "panicked",
        ".rs",
        "src/",
        "hyakki_",
        "RUST",
    ] {
        assert!(!message.contains(inside), "{message}");
    }
    code.to_owned()
}
