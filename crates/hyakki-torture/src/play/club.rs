//! Tables of every game, full of clients.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use anyhow::{Result, bail};
use hyakki_core::GameRng;
use serde_json::{Value, json};
use tokio::sync::watch;
use tokio::task::JoinSet;
use tokio::time::{Instant, interval, timeout};

use super::client::{Client, Houses, Phase, State};
use super::decision::Role;
use super::person::Person;
use crate::history::Recorder;

/// When everything is whole again, every table goes on by then, and every command is settled.
const HEALED_TIMEOUT: Duration = Duration::from_secs(40);

/// A table and who comes to it.
struct Plan {
    game: &'static str,
    /// The seats of two people, and of minds.
    seats: [&'static [usize]; 3],
    has_clocks: bool,
    is_restless: bool,
    /// Whether the first person is there twice.
    has_twin: bool,
}

const fn plan(game: &'static str, seats: [&'static [usize]; 3]) -> Plan {
    Plan {
        game,
        seats,
        has_clocks: false,
        is_restless: false,
        has_twin: false,
    }
}

/// Every game, with and without minds, with people in one seat and in several.
const PLANS: [Plan; 8] = [
    plan("septet", [&[0, 1], &[2, 3], &[]]),
    plan("septet", [&[0], &[3], &[1, 2]]),
    Plan {
        is_restless: true,
        ..plan("sketch", [&[0], &[1], &[]])
    },
    Plan {
        has_twin: true,
        ..plan("sketch", [&[1], &[0], &[]])
    },
    plan("pagoda", [&[0, 2], &[1, 3], &[]]),
    Plan {
        is_restless: true,
        ..plan("pagoda", [&[1], &[2], &[0, 3]])
    },
    plan("tajuto", [&[0, 1], &[2], &[]]),
    Plan {
        has_clocks: true,
        ..plan("tajuto", [&[2], &[1], &[0]])
    },
];

/// Tables of every game, full of clients.
pub(crate) struct Club {
    phase: watch::Sender<Phase>,
    clients: JoinSet<()>,
    /// How much was acknowledged at each table.
    n_done: Vec<(String, Arc<AtomicU64>)>,
}

impl Club {
    /// Makes the tables and lets everybody come; they begin to play at once.
    pub(crate) async fn open(
        at: SocketAddr,
        houses: &Houses,
        recorder: &Arc<Recorder>,
        seed: u64,
    ) -> Result<Club> {
        let mut club = Club {
            phase: watch::Sender::new(Phase::Play),
            clients: JoinSet::new(),
            n_done: Vec::new(),
        };
        for plan in &PLANS {
            let people = [Person::arrive(at).await?, Person::arrive(at).await?];
            let table = people[0].make_table(at, &plan.settings()).await?;
            let n_done: Arc<AtomicU64> = Arc::default();
            let mut come = |person: &Person, role: Role, home: usize| {
                let process = club.clients.len();
                let client = Client {
                    process,
                    person: person.clone(),
                    table: table.clone(),
                    role,
                    houses: houses.clone(),
                    home: home % houses.len(),
                    phase: club.phase.subscribe(),
                    recorder: Arc::clone(recorder),
                    n_done: Arc::clone(&n_done),
                    dice: GameRng::for_game(seed, 1000 + process as u64),
                    mind: State::default(),
                };
                club.clients.spawn(client.run());
            };
            for (place, person) in people.iter().enumerate() {
                come(person, plan.role(place), place);
            }
            if plan.has_twin {
                come(&people[0], plan.role(0), 1);
            }
            come(&Person::arrive(at).await?, Role::default(), 1);
            club.n_done.push((table, n_done));
        }
        Ok(club)
    }

    /// Waits until so much more was acknowledged at every table; an error if a table does not go on.
    pub(crate) async fn play_on(&self, n_more: u64) -> Result<()> {
        let counts = self.n_done.iter();
        let before: Vec<u64> = counts.map(|(_, n_done)| n_done.load(Relaxed)).collect();
        let deadline = Instant::now() + HEALED_TIMEOUT;
        let mut looks = interval(Duration::from_millis(20));
        loop {
            looks.tick().await;
            let both = self.n_done.iter().zip(&before);
            let mut stuck =
                both.filter(|((_, n_done), before)| n_done.load(Relaxed) < *before + n_more);
            match stuck.next() {
                None => return Ok(()),
                Some(((table, _), _)) if Instant::now() > deadline => {
                    bail!("table {table} does not go on")
                }
                Some(_) => {}
            }
        }
    }

    /// Lets everybody find out what came of their last commands, and go; an error if somebody cannot.
    pub(crate) async fn close(mut self) -> Result<()> {
        self.phase.send_replace(Phase::Close);
        let closing = async {
            while let Some(ended) = self.clients.join_next().await {
                ended?;
            }
            Ok(())
        };
        match timeout(HEALED_TIMEOUT, closing).await {
            Ok(closed) => closed,
            Err(_) => bail!("somebody gets no answer to a command"),
        }
    }
}

impl Plan {
    fn settings(&self) -> Value {
        let players = self.seats.iter().map(|seats| seats.len()).sum::<usize>();
        let clock = if self.has_clocks {
            json!({"kind": "bank", "bank_ms": 600_000, "increment_ms": 5_000})
        } else {
            json!({"kind": "none"})
        };
        json!({"game": self.game, "players": players, "clock": clock})
    }

    fn role(&self, place: usize) -> Role {
        Role {
            seats: self.seats[place].to_vec(),
            minds: if place == 0 {
                self.seats[2].to_vec()
            } else {
                Vec::new()
            },
            is_restless: self.is_restless,
            is_twin: self.has_twin,
        }
    }
}
