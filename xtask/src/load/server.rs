//! A server that is measured, ours or boardgame.io's.

use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::shell::{program, project_root};

/// Whose server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side<'a> {
    /// Ours as it is built today.
    Hyakki,
    /// Ours as this program has it.
    Before(&'a Path),
    BoardgameIo,
}

impl Side<'_> {
    pub(super) fn name(self) -> &'static str {
        match self {
            Side::Hyakki => "Hyakki",
            Side::Before(_) => "before",
            Side::BoardgameIo => "boardgame.io",
        }
    }
}

/// A server that ends with this value.
pub(super) struct Server<'a> {
    side: Side<'a>,
    child: Child,
    /// Its port for boardgame.io, its address for Hyakki.
    place: String,
    /// Where its database is.
    folder: PathBuf,
    /// Where Hyakki tells what it counts.
    metrics: SocketAddr,
}

impl<'a> Server<'a> {
    pub(super) fn start(side: Side<'a>) -> Result<Server<'a>> {
        // Under the project and not in /tmp, which may be memory.
        let folder = project_root().join(format!("target/load-{}", std::process::id()));
        let metrics = free_address()?;
        let mut command = match side {
            Side::Hyakki => hyakki(&todays(), &folder, metrics),
            Side::Before(binary) => hyakki(binary, &folder, metrics),
            Side::BoardgameIo => boardgame_io(),
        };
        let child = command
            .stdout(Stdio::piped())
            .spawn()
            .with_context(|| format!("{command:?}"))?;
        let mut server = Server {
            side,
            child,
            place: String::new(),
            folder,
            metrics,
        };
        server.place = server.read_place()?;
        Ok(server)
    }

    /// Both print one line as soon as they listen.
    fn read_place(&mut self) -> Result<String> {
        let stdout = self
            .child
            .stdout
            .take()
            .context("a server without output")?;
        let mut line = String::new();
        BufReader::new(stdout).read_line(&mut line)?;
        let place = match self.side {
            Side::Hyakki | Side::Before(_) => line
                .trim()
                .rsplit_once("http://")
                .map(|(_, place)| place.to_owned()),
            Side::BoardgameIo => serde_json::from_str::<Listening>(&line)
                .ok()
                .map(|listening| listening.port.to_string()),
        };
        place.with_context(|| format!("the server said {line:?} in place of where it listens"))
    }

    pub(super) fn generator(&self) -> Command {
        let (mut generator, place) = match self.side {
            Side::Hyakki | Side::Before(_) => {
                let mut generator = program(release("hyakki-load"));
                generator.args(["--metrics", &self.metrics.to_string()]);
                (generator, "--address")
            }
            Side::BoardgameIo => {
                let mut generator = program("node");
                generator.current_dir(peer_folder()).arg("load.js");
                (generator, "--port")
            }
        };
        generator.args([place, &self.place, "--pid", &self.child.id().to_string()]);
        generator
    }
}

impl Drop for Server<'_> {
    fn drop(&mut self) {
        // One that has ended already, or a folder that was never made, is no loss.
        let _ = self.child.kill();
        let _ = self.child.wait();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

#[derive(Deserialize)]
struct Listening {
    port: u16,
}

/// An address of this machine that nobody listens on.
fn free_address() -> Result<SocketAddr> {
    Ok(TcpListener::bind((Ipv4Addr::LOCALHOST, 0))?.local_addr()?)
}

/// Our server as anybody runs it, but for limits that would hold back one client that plays for hundreds.
fn hyakki(binary: &Path, folder: &Path, metrics: SocketAddr) -> Command {
    let mut command = program(binary);
    let database = format!("sqlite:{}", folder.join("hyakki.db").display());
    command.args([
        "serve",
        "--listen",
        "127.0.0.1:0",
        "--metrics-listen",
        &metrics.to_string(),
        "--log",
        "warn",
        "--mind-pause",
        "0s",
        "--database",
        &database,
    ]);
    for limit in [
        "--requests-per-second",
        "--guests-per-minute",
        "--tables-per-minute",
        "--messages-per-second",
        "--sockets-per-address",
        "--sockets",
    ] {
        command.args([limit, "1000000"]);
    }
    command
}

fn boardgame_io() -> Command {
    let mut command = program("node");
    command
        .current_dir(peer_folder())
        .arg("server.js")
        .env("NODE_ENV", "production");
    command
}

/// Our program as this run builds it.
pub(super) fn todays() -> PathBuf {
    release("hyakki")
}

fn release(name: &str) -> PathBuf {
    project_root().join("target/release").join(name)
}

pub(super) fn peer_folder() -> PathBuf {
    project_root().join("bench/boardgame-io")
}
