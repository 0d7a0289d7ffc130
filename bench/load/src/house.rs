//! Making tables and taking seats, before the play.

use std::net::SocketAddr;
use std::sync::Mutex;

use anyhow::{Context, Result};
use serde::Deserialize;

use crate::http::Http;
use crate::player::Player;
use crate::table::Table;

/// How many work at it at once: waiting for the disk together costs the server no more than waiting alone.
const AT_ONCE: usize = 64;

/// The server, and what is played there.
#[derive(Clone, Debug)]
pub(crate) struct House {
    pub(crate) address: SocketAddr,
    /// Where the server tells what it counts.
    pub(crate) metrics: SocketAddr,
    pub(crate) game: String,
    pub(crate) n_players: usize,
}

/// A table on the server, with somebody in every seat.
pub(crate) struct Seated {
    id: String,
    /// Who they are, seat by seat.
    tokens: Vec<String>,
}

#[derive(Deserialize)]
struct Bot {
    token: String,
}

#[derive(Deserialize)]
struct MadeTable {
    id: String,
}

impl House {
    /// Makes tables, each with players of its own, who sit down: the last one begins the match.
    pub(crate) fn make_tables(&self, n_tables: usize) -> Result<Vec<Seated>> {
        let numbers = (0..n_tables).collect();
        all_at_once(numbers, || {
            let mut http = Http::connect(self.address)?;
            Ok(move |_| self.make_table(&mut http))
        })
    }

    fn make_table(&self, http: &mut Http) -> Result<Seated> {
        let mut tokens = Vec::new();
        for seat in 0..self.n_players {
            let name = format!(r#"{{"name":"player {seat}"}}"#);
            let bot: Bot = serde_json::from_str(&http.post("/api/bots", "", &name)?)?;
            tokens.push(bot.token);
        }
        let settings =
            serde_json::json!({"game": self.game, "players": self.n_players}).to_string();
        let maker = tokens.first().context("nobody plays")?;
        let made = http.post("/api/tables", maker, &settings)?;
        let MadeTable { id } = serde_json::from_str(&made)?;
        for (seat, token) in tokens.iter().enumerate() {
            let sit = format!(r#"{{"do":"sit","seat":{seat},"name":""}}"#);
            http.post(&format!("/api/tables/{id}/commands"), token, &sit)?;
        }
        Ok(Seated { id, tokens })
    }

    /// Opens so many sockets: one at every table, and at as many tables as possible one for every player.
    pub(crate) fn open_sockets(&self, seated: Vec<Seated>, n_sockets: usize) -> Result<Vec<Table>> {
        let n_spare = n_sockets.saturating_sub(seated.len());
        let n_full = n_spare / (self.n_players - 1).max(1);
        let seated: Vec<(usize, Seated)> = seated.into_iter().enumerate().collect();
        all_at_once(seated, || {
            Ok(move |(idx, seated): (usize, Seated)| {
                let n_open = if idx < n_full { self.n_players } else { 1 };
                let seats = seated.tokens.iter().enumerate().take(n_open);
                let players = seats.map(|(seat, token)| self.open_socket(&seated.id, seat, token));
                Ok(Table::new(players.collect::<Result<_>>()?))
            })
        })
    }

    fn open_socket(&self, id: &str, seat: usize, token: &str) -> Result<Player> {
        let http = Http::connect(self.address)?;
        let (socket, unread) = http.upgrade(&format!("/api/tables/{id}/socket"), token)?;
        Player::new(seat, socket, unread)
    }

    /// How many tables the server has in memory, as it says itself.
    pub(crate) fn n_alive(&self) -> Result<usize> {
        let metrics = Http::connect(self.metrics)?.get("/metrics")?;
        let mut values = metrics
            .lines()
            .filter_map(|line| line.strip_prefix("hyakki_tables "));
        let value = values
            .next()
            .context("the server does not tell its tables")?;
        value.trim().parse().map_err(Into::into)
    }
}

/// Does something for every item, on many threads; each thread gets a worker of its own. The order is kept.
fn all_at_once<I: Send, O: Send, W: FnMut(I) -> Result<O>>(
    items: Vec<I>,
    hire: impl Fn() -> Result<W> + Sync,
) -> Result<Vec<O>> {
    let items = Mutex::new(items.into_iter().enumerate());
    let next = || items.lock().expect("no worker panics here").next();
    let work = || {
        let mut worker = hire()?;
        let mut done = Vec::new();
        while let Some((idx, item)) = next() {
            done.push((idx, worker(item)?));
        }
        Ok(done)
    };
    let mut done = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..AT_ONCE).map(|_| scope.spawn(work)).collect();
        let results = threads
            .into_iter()
            .map(|thread| thread.join().expect("no worker panics"));
        results.collect::<Result<Vec<Vec<(usize, O)>>>>()
    })?
    .into_iter()
    .flatten()
    .collect::<Vec<_>>();
    done.sort_unstable_by_key(|(idx, _)| *idx);
    Ok(done.into_iter().map(|(_, output)| output).collect())
}
