//! Tables of every game, full of regulars.

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

use hyakki_core::GameRng;
use reqwest::StatusCode;
use serde_json::json;
use tokio::sync::watch;
use tokio::task::JoinHandle;

use crate::database::Database;
use crate::node::{Node, hyakki};
use crate::person::Person;
use crate::regular::{Notebook, Regular};
use crate::until;

/// Who sits at a table: the seats of the first person, of the second, and of minds.
#[derive(Clone, Copy)]
pub(crate) struct Plan {
    game: &'static str,
    first: Seats,
    second: Seats,
    minds: Seats,
}

type Seats = &'static [usize];

/// Every game, with and without minds, with people in one seat and in several.
pub(crate) const MIXED: [Plan; 8] = [
    Plan::new("septet", &[0, 1], &[2, 3], &[]),
    Plan::new("septet", &[0], &[3], &[1, 2]),
    Plan::new("sketch", &[0], &[1], &[]),
    Plan::new("sketch", &[1], &[0], &[]),
    Plan::new("pagoda", &[0, 2], &[1, 3], &[]),
    Plan::new("pagoda", &[1], &[2], &[0, 3]),
    Plan::new("tajuto", &[0, 1], &[2], &[]),
    Plan::new("tajuto", &[2], &[1], &[0]),
];

impl Plan {
    const fn new(game: &'static str, first: Seats, second: Seats, minds: Seats) -> Plan {
        Plan {
            game,
            first,
            second,
            minds,
        }
    }

    fn n_seats(self) -> usize {
        self.first.len() + self.second.len() + self.minds.len()
    }
}

/// Tables of every game, full of regulars.
pub(crate) struct Club {
    pub(crate) notebook: Arc<Notebook>,
    pub(crate) tables: Vec<String>,
    houses: [watch::Sender<Option<SocketAddr>>; 2],
    closing: watch::Sender<bool>,
    regulars: Vec<JoinHandle<()>>,
}

impl Club {
    /// Makes the tables and lets everybody sit down; they begin to play at once.
    pub(crate) async fn open(node: &Node, plans: &[Plan]) -> Club {
        Club::open_at([node, node], plans).await
    }

    /// The same where the second person of each table is at another node.
    pub(crate) async fn open_at([here, there]: [&Node; 2], plans: &[Plan]) -> Club {
        let mut club = Club {
            notebook: Arc::default(),
            tables: Vec::new(),
            houses: [here, there].map(|node| watch::Sender::new(Some(node.address()))),
            closing: watch::Sender::new(false),
            regulars: Vec::new(),
        };
        for plan in plans {
            let people = [Person::arrive(here).await, Person::arrive(there).await];
            let settings = json!({"game": plan.game, "players": plan.n_seats()});
            let table = people[0].make_table(here, &settings).await;
            people[0].sit(here, &table, plan.first).await;
            people[0]
                .seat_minds(here, &table, "novice", plan.minds)
                .await;
            people[1].sit(there, &table, plan.second).await;
            for (person, house) in people.into_iter().zip(0..) {
                club.let_play(person, &table, house);
            }
            club.tables.push(table);
        }
        club
    }

    fn let_play(&mut self, person: Person, table: &str, house: usize) {
        let number = u64::try_from(self.regulars.len()).unwrap();
        let regular = Regular {
            person,
            table: table.to_owned(),
            dice: GameRng::for_game(1, number),
            house: self.houses[house].subscribe(),
            is_closing: self.closing.subscribe(),
            notebook: Arc::clone(&self.notebook),
            open: None,
        };
        self.regulars.push(tokio::spawn(regular.play()));
    }

    /// Whoever has to come back goes to this node from now on; without one there is nowhere to go.
    pub(crate) fn move_to(&self, node: Option<&Node>) {
        for house in &self.houses {
            house.send_replace(node.map(Node::address));
        }
    }

    /// How many people play.
    pub(crate) fn n_regulars(&self) -> u32 {
        u32::try_from(self.regulars.len()).unwrap()
    }

    /// Looks into the log for everything that was acknowledged so far.
    pub(crate) async fn check_log(&self, database: &Database) {
        let store = database.open().await;
        self.notebook.ledger.check(&store).await;
        store.close().await;
    }

    /// Fails with what a regular complained about.
    pub(crate) async fn check_regulars(&mut self) {
        for regular in &mut self.regulars {
            if regular.is_finished() {
                regular.await.unwrap();
            }
        }
    }

    /// Waits until so much more was acknowledged at every table.
    pub(crate) async fn play_on(&mut self, n_more: usize) {
        let before = self.notebook.ledger.n_by_table();
        let tables = self.tables.clone();
        until("every match goes on", async || {
            self.check_regulars().await;
            let now = self.notebook.ledger.n_by_table();
            let n_more_at = |table| {
                let n_before = before.get(table).copied().unwrap_or(0);
                now.get(table).copied().unwrap_or(0) - n_before
            };
            tables
                .iter()
                .all(|table| n_more_at(table) >= n_more)
                .then_some(())
        })
        .await;
    }

    /// Waits until so much more was acknowledged, at whichever tables.
    pub(crate) async fn play_until_acknowledged(&mut self, n_more: usize) {
        let enough = self.notebook.ledger.n_entries() + n_more;
        until("enough is acknowledged", async || {
            self.check_regulars().await;
            (self.notebook.ledger.n_entries() >= enough).then_some(())
        })
        .await;
    }

    /// Lets everybody finish the match they play, and go home.
    pub(crate) async fn finish(&mut self, node: &Node) {
        self.closing.send_replace(true);
        for table in self.tables.clone() {
            until("every match ends", async || {
                self.check_regulars().await;
                let (_, table) = node.get(&format!("/api/tables/{table}")).await;
                table.contains(r#""stage":"over""#).then_some(())
            })
            .await;
        }
        self.check_regulars().await;
        self.regulars.drain(..).for_each(|regular| regular.abort());
    }

    /// Downloads the record of every match and lets the binary verify them: rules, outcome and deals.
    /// Gives how many.
    pub(crate) async fn verify_records(&self, node: &Node) -> usize {
        let folder = tempfile::tempdir().unwrap();
        let mut records = Vec::new();
        for id in self.notebook.ledger.matches() {
            let (status, record) = node.get(&format!("/api/matches/{id}/record")).await;
            assert_eq!(status, StatusCode::OK, "{record}");
            assert!(
                record.contains(r#""secret""#),
                "the secret of the deals is revealed"
            );
            let path = folder.path().join(format!("{id}.jsonl"));
            std::fs::write(&path, record).unwrap();
            records.push(path);
        }
        verify(&records).await;
        records.len()
    }
}

impl Drop for Club {
    fn drop(&mut self) {
        for regular in &self.regulars {
            regular.abort();
        }
    }
}

/// `hyakki verify` finds all of these records right.
pub(crate) async fn verify(records: &[impl AsRef<Path>]) {
    let mut command = hyakki();
    command.args(["verify", "--quiet"]);
    command.args(records.iter().map(AsRef::as_ref));
    let output = command.output().await.unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
}
