//! Hidden is hidden, over the wire: two tables whose matches look alike to a viewer send that viewer the same bytes.

use hyakki_catalog::GameId;
use hyakki_core::GameRng;
use hyakki_table::{Settings, Stage, Table};
use serde_json::Value;

use crate::fixture::{Client, TestApp};
use crate::pairs::{NAMES, Seated, act, facts, full_table, twin_actions, twin_secrets};
use crate::socket::Socket;

/// A table with a person in every seat and a spectator, one of whom is watched.
struct World {
    table: String,
    clients: Vec<Client>,
    /// The same table without a server: what happens at it is told by the rules alone.
    mirror: Table,
    /// In the order of the seats, the spectator last.
    sockets: Vec<Socket>,
    viewer: usize,
}

impl World {
    /// Everybody comes, and then sits down one after the other.
    async fn gather(app: &TestApp, settings: &Settings, secret: [u8; 32], viewer: Seated) -> World {
        let table = app.table_with_secret(settings.clone(), secret).await;
        let mut world = World {
            table: table.clone(),
            clients: Vec::new(),
            mirror: full_table(settings, secret),
            sockets: Vec::new(),
            viewer: viewer.unwrap_or(settings.players),
        };
        for _ in 0..settings.players {
            world.clients.push(app.guest().await);
        }
        world.clients.push(app.nobody());
        for client in &world.clients {
            world.sockets.push(client.join(&table).await);
        }
        world.until(|_| true).await;
        for (seat, name) in NAMES.into_iter().enumerate().take(settings.players) {
            world.sockets[seat].sit(seat, name).await;
            world
                .until(|table| table["chairs"][seat]["holder"]["kind"] == "person")
                .await;
        }
        world
    }

    /// Everybody sees the table like this, so that no picture is left out for a newer one.
    async fn until(&mut self, is_it: impl Fn(&Value) -> bool) {
        for socket in &mut self.sockets {
            socket.until_table(&is_it).await;
        }
    }

    async fn act(&mut self, seat: usize, action: &str) {
        let command = self.sockets[seat].act(seat, action);
        let step = self.sockets[seat].must(&command).await;
        act(&mut self.mirror, seat, action);
        self.until(|table| table["step"].as_u64() >= Some(step))
            .await;
    }

    fn viewer(&self) -> &Socket {
        &self.sockets[self.viewer]
    }

    /// What the viewer is told of all steps so far, as it came but for the id.
    async fn course(&self) -> String {
        let seat = (self.viewer < self.sockets.len() - 1).then_some(self.viewer);
        let query = seat.map(|seat| format!("?seat={seat}")).unwrap_or_default();
        let path = format!("/api/tables/{}/steps{query}", self.table);
        let answer = self.clients[self.viewer].get(&path).await;
        assert!(answer.status.is_success(), "{answer:?}");
        masked(&answer.text)
    }

    /// Every message to the viewer, as it came but for ids, times and commitments.
    fn bytes(&self) -> Vec<String> {
        self.viewer()
            .received
            .iter()
            .map(|text| masked(text))
            .collect()
    }
}

/// A message without what may differ from table to table; every other byte is as it was.
fn masked(text: &str) -> String {
    let mut text = text.to_owned();
    for (key, end) in [
        (r#""id":""#, '"'),
        (r#"{"match":""#, '"'),
        (r#""now_ms":"#, ','),
        (r#""next_commitment":""#, '"'),
        (r#""commitment":""#, '"'),
    ] {
        let mut from = 0;
        while let Some(place) = text[from..].find(key) {
            let start = from + place + key.len();
            let length = text[start..].find(end).unwrap();
            text.replace_range(start..start + length, "");
            from = start;
        }
    }
    text
}

/// Plays a pair of matches until the viewer may see a difference; gives how many steps looked alike.
async fn play_pair(
    app: &TestApp,
    settings: &Settings,
    viewer: Seated,
    dice: &mut GameRng,
) -> usize {
    let [one, other] = twin_secrets(settings, viewer, dice);
    let mut pair = [
        World::gather(app, settings, one, viewer).await,
        World::gather(app, settings, other, viewer).await,
    ];
    let mut n_alike = 0;
    while n_alike < 25 {
        let [one, other] = &pair;
        let is_playing = |world: &World| matches!(world.mirror.stage(), Stage::Playing { .. });
        if !pair.iter().all(is_playing)
            || facts(&one.mirror, viewer) != facts(&other.mirror, viewer)
        {
            break;
        }
        assert_eq!(
            one.bytes(),
            other.bytes(),
            "{viewer:?} after {n_alike} steps"
        );
        assert_eq!(
            one.course().await,
            other.course().await,
            "{viewer:?} looks back after {n_alike} steps"
        );
        n_alike += 1;
        let seat = one.viewer().picture["match"]["to_act"][0].as_u64().unwrap();
        let seat = usize::try_from(seat).unwrap();
        let legal = pair.each_ref().map(|world| world.sockets[seat].legal(seat));
        let Some(actions) = twin_actions(settings, seat, viewer, [&legal[0], &legal[1]], dice)
        else {
            break;
        };
        for (world, action) in pair.iter_mut().zip(&actions) {
            world.act(seat, action).await;
        }
    }
    n_alike
}

/// Plays a pair for a spectator and for two seats; `n_least` steps in all must have looked alike.
async fn check(game: GameId, players: usize, n_least: usize) {
    let app = TestApp::start().await;
    let mut dice = GameRng::for_game(15, 9);
    let settings = Settings {
        players,
        ..Settings::usual(game)
    };
    let mut n_alike = 0;
    for viewer in [None, Some(0), Some(players - 1)] {
        let n_of_pair = play_pair(&app, &settings, viewer, &mut dice).await;
        assert!(n_of_pair > 0, "the deals look alike to {viewer:?}");
        n_alike += n_of_pair;
    }
    assert!(n_alike >= n_least, "{n_alike}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_hidden_is_sent() {
    for game in GameId::ALL {
        let (players, n_least) = match game {
            GameId::Septet => (4, 12),
            GameId::Pagoda => (3, 12),
            GameId::Sketch => (2, 6),
            _ => (game.default_players(), 3),
        };
        check(game, players, n_least).await;
    }
}

#[test]
fn masking_leaves_everything_else() {
    let text = r#"{"type":"table","step":1,"table":{"id":"abc","now_ms":17,"next_commitment":"ff","match":{"id":"x","commitment":"00","to_act":[0]}}}"#;
    let expected = r#"{"type":"table","step":1,"table":{"id":"","now_ms":,"next_commitment":"","match":{"id":"","commitment":"","to_act":[0]}}}"#;
    assert_eq!(masked(text), expected);
    let text = r#"{"type":"done","id":3,"step":2}"#;
    assert_eq!(masked(text), text);
}
