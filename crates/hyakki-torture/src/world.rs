//! Nodes and the database that they share.

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::Arc;

use anyhow::{Context as _, Result, ensure};
use hyakki_store::Store;
use hyakki_testbed::Postgres;
use tempfile::TempDir;
use tokio::sync::watch;
use tokio::time::{Duration, Instant, sleep};

use crate::clock::Calendar;
use crate::node::{Node, Program};
use crate::proxy::Proxy;

/// A node that cannot be started by then never can; its database may be away for a while.
const START_TIMEOUT: Duration = Duration::from_secs(60);

/// Where everything is kept.
#[derive(Clone, Debug)]
pub enum Database {
    /// In a file, for one node.
    Sqlite {
        /// Which file.
        path: PathBuf,
        /// Where it lies; removed at the end.
        folder: Arc<TempDir>,
    },
    /// On a server, for several nodes.
    Postgres {
        /// The address of the database itself.
        url: String,
        /// The server.
        server: Arc<Postgres>,
    },
}

impl Database {
    /// A new file.
    pub fn sqlite() -> Result<Database> {
        let folder = tempfile::tempdir()?;
        Ok(Database::Sqlite {
            path: folder.path().join("hyakki.db"),
            folder: Arc::new(folder),
        })
    }

    /// A new database on a server.
    pub async fn postgres(server: Arc<Postgres>) -> Result<Database> {
        let making = Arc::clone(&server);
        let url = tokio::task::spawn_blocking(move || making.new_database()).await?;
        Ok(Database::Postgres { url, server })
    }

    /// Its address.
    #[must_use]
    pub fn url(&self) -> String {
        match self {
            Database::Sqlite { path, .. } => format!("sqlite:{}", path.display()),
            Database::Postgres { url, .. } => url.clone(),
        }
    }

    /// Opens it beside the nodes.
    pub async fn open(&self) -> Result<Store> {
        Ok(Store::open(&self.url()).await?)
    }

    /// How many nodes share it here.
    fn n_nodes(&self) -> usize {
        match self {
            Database::Sqlite { .. } => 1,
            Database::Postgres { .. } => 2,
        }
    }

    /// The address of a server, if it has one.
    fn socket_address(&self) -> Result<Option<SocketAddr>> {
        let Database::Postgres { url, .. } = self else {
            return Ok(None);
        };
        let part = url
            .split(['@', '/'])
            .find(|part| part.contains("127.0.0.1:"));
        Ok(Some(part.context("a server has an address")?.parse()?))
    }
}

/// A node with its way to the database and its calendar; the node itself comes and goes.
#[derive(Debug)]
pub struct Place {
    /// Which of all.
    pub number: usize,
    /// The node; nothing while it is away.
    pub node: Option<Node>,
    /// Its way to the database, if that is a server.
    pub proxy: Option<Proxy>,
    /// What it is told of the calendar.
    pub calendar: Calendar,
    program: Program,
    /// The database, as the node finds it.
    url: String,
    /// Tells clients where the node is.
    house: watch::Sender<Option<SocketAddr>>,
    /// What earlier nodes logged that should not be.
    pub complaints: Vec<String>,
}

impl Place {
    async fn open(number: usize, program: &Program, database: &Database) -> Result<Place> {
        let mut url = database.url();
        let mut proxy = None;
        if let Some(address) = database.socket_address()? {
            let made = Proxy::to(address).await?;
            url = url.replace(&address.to_string(), &made.address().to_string());
            proxy = Some(made);
        }
        let mut place = Place {
            number,
            node: None,
            proxy,
            calendar: Calendar::new()?,
            program: program.clone(),
            url,
            house: watch::Sender::new(None),
            complaints: Vec::new(),
        };
        place.start().await?;
        Ok(place)
    }

    /// Where clients find the node.
    pub(crate) fn house(&self) -> watch::Receiver<Option<SocketAddr>> {
        self.house.subscribe()
    }

    /// Starts a node, and tries again while its database is away.
    pub async fn start(&mut self) -> Result<()> {
        let deadline = Instant::now() + START_TIMEOUT;
        loop {
            let mut command = self.program.serve(&self.url, &[]);
            self.calendar.give_to(&mut command);
            match Node::start(command).await {
                Ok(node) => {
                    self.house.send_replace(Some(node.address()));
                    self.node = Some(node);
                    return Ok(());
                }
                Err(error) if Instant::now() > deadline => return Err(error),
                Err(_) => sleep(Duration::from_millis(100)).await,
            }
        }
    }

    /// The node, which is there.
    pub fn running(&mut self) -> Result<&mut Node> {
        self.node.as_mut().context("the node is away")
    }

    /// Kills the node, whatever it is doing.
    pub async fn kill(&mut self) -> Result<()> {
        self.running()?.kill().await?;
        self.forget();
        Ok(())
    }

    /// Tells the node to end, which it must do well.
    pub async fn terminate(&mut self) -> Result<()> {
        self.house.send_replace(None);
        let ended = self.running()?.terminate().await;
        self.forget();
        ended
    }

    fn forget(&mut self) {
        self.house.send_replace(None);
        if let Some(node) = self.node.take() {
            let log = node.log();
            let bad = log.lines().filter(|line| line.contains("panicked"));
            self.complaints.extend(bad.map(str::to_owned));
        }
    }
}

/// Nodes and the database that they share.
#[derive(Debug)]
pub struct World {
    /// The database.
    pub database: Database,
    /// The nodes.
    pub places: Vec<Place>,
}

impl World {
    /// Starts the nodes: one on a file, two on a server.
    pub async fn start(program: &Program, database: Database) -> Result<World> {
        let mut places = Vec::new();
        for number in 0..database.n_nodes() {
            places.push(Place::open(number, program, &database).await?);
        }
        Ok(World { database, places })
    }

    /// Where the first node is.
    pub(crate) fn address(&mut self) -> Result<SocketAddr> {
        Ok(self.places[0].running()?.address())
    }

    /// Ends all nodes well; none of them may have panicked.
    pub async fn end(&mut self) -> Result<()> {
        for place in &mut self.places {
            place.terminate().await?;
            ensure!(
                place.complaints.is_empty(),
                "a node said: {}",
                place.complaints.join("; ")
            );
        }
        Ok(())
    }
}
