//! A table with a person in every seat.

use serde_json::{Value, json};

use crate::fixture::{Client, TestApp};
use crate::pairs::NAMES;
use crate::socket::{Socket, waits_for};

/// A match with a person in every seat, each with a socket.
pub(crate) struct Party {
    pub(crate) table: String,
    pub(crate) people: Vec<Client>,
    pub(crate) sockets: Vec<Socket>,
}

impl Party {
    /// A match of this game with the usual settings.
    pub(crate) async fn of(app: &TestApp, game: &str, players: usize) -> Party {
        Party::with(app, &json!({"game": game, "players": players})).await
    }

    pub(crate) async fn with(app: &TestApp, settings: &Value) -> Party {
        let maker = app.guest().await;
        let table = maker.make_table(settings).await;
        let n_seats = usize::try_from(settings["players"].as_u64().unwrap()).unwrap();
        Party::at(app, table, n_seats).await
    }

    /// People sit down at a table until it is full.
    pub(crate) async fn at(app: &TestApp, table: String, n_seats: usize) -> Party {
        let mut party = Party {
            table,
            people: Vec::new(),
            sockets: Vec::new(),
        };
        for (seat, name) in NAMES.into_iter().take(n_seats).enumerate() {
            let person = app.guest().await;
            let mut socket = person.join(&party.table).await;
            socket.sit(seat, name).await;
            party.people.push(person);
            party.sockets.push(socket);
        }
        for socket in &mut party.sockets {
            socket
                .until_table(|table| table["stage"] == "playing")
                .await;
        }
        party
    }

    /// The first seat that must act.
    pub(crate) fn acting(&self) -> usize {
        let is_acting = |seat: &usize| waits_for(&self.sockets[*seat].picture, *seat);
        (0..self.sockets.len())
            .find(is_acting)
            .expect("somebody must act")
    }

    /// A seat that must not act.
    pub(crate) fn waiting(&self) -> usize {
        let is_waiting = |seat: &usize| !waits_for(&self.sockets[*seat].picture, *seat);
        (0..self.sockets.len())
            .find(is_waiting)
            .expect("somebody waits")
    }

    /// The seat acts, and everybody sees it.
    pub(crate) async fn act(&mut self, seat: usize, action: &str) -> u64 {
        let command = self.sockets[seat].act(seat, action);
        let step = self.sockets[seat].must(&command).await;
        self.until_step(step).await;
        step
    }

    /// Everybody has seen so many steps.
    pub(crate) async fn until_step(&mut self, step: u64) {
        for socket in &mut self.sockets {
            socket.until_step(step).await;
        }
    }

    /// Everybody sees the table like this.
    pub(crate) async fn until_table(&mut self, is_it: impl Fn(&Value) -> bool) {
        for socket in &mut self.sockets {
            socket.until_table(&is_it).await;
        }
    }
}
