//! Clients that send garbage, half of something, or nothing at all.

use std::time::{Duration, Instant};

use hyakki_core::{Dice as _, GameRng};
use serde_json::{Value, json};
use tokio::io::AsyncWriteExt as _;
use tokio_tungstenite::tungstenite::Message;

use crate::club::{Club, MIXED};
use crate::database::Database;
use crate::node::Node;
use crate::person::Person;
use crate::raw_socket::{RawSocket, frame_head};
use crate::socket::Socket;

/// However much garbage comes, the process does not grow by more.
const GROWTH_KIB: u64 = 48 * 1024;

/// Nobody waits longer for an answer, whatever others send; a busy machine included.
const SOON: Duration = Duration::from_secs(5);

const TEXT: u8 = 0x81;
const BINARY: u8 = 0x82;

/// A server with a table, and somebody at it who behaves.
struct Scene {
    node: Node,
    _database: Database,
    table: String,
    guest: Socket,
    memory_kib: u64,
}

impl Scene {
    async fn set() -> Scene {
        let database = Database::sqlite();
        let node = Node::start(&database.url).await;
        let person = Person::arrive(&node).await;
        let table = person
            .make_table(&node, &json!({"game": "sketch", "players": 2}))
            .await;
        let mut guest = person.watch(&node, &table).await;
        guest.picture().await;
        Scene {
            memory_kib: node.memory_kib(),
            node,
            _database: database,
            table,
            guest,
        }
    }

    fn path(&self) -> String {
        format!("/api/tables/{}/socket?protocol=1", self.table)
    }

    async fn raw(&self) -> RawSocket {
        let mut raw = RawSocket::connect(self.node.address()).await;
        raw.shake_hands(&self.path()).await;
        raw
    }

    /// Another who behaves, though nobody knows them.
    async fn stranger(&self) -> Socket {
        Socket::open(self.node.address(), &self.table, "none=")
            .await
            .unwrap()
    }

    /// The server is there for those who behave, and has not grown.
    async fn check(&mut self) {
        let begun = Instant::now();
        let ping = json!({"type": "ping", "id": 77});
        self.guest
            .send(Message::text(ping.to_string()))
            .await
            .unwrap();
        let is_pong = |message: &Value| message["type"] == "pong" && message["id"] == 77;
        self.guest.wait_for("a pong", is_pong).await;
        assert!(begun.elapsed() < SOON, "{:?}", begun.elapsed());
        assert!(self.node.is_running());
        assert!(!self.node.log().contains("panicked"), "{}", self.node.log());
        let memory_kib = self.node.memory_kib();
        assert!(
            memory_kib < self.memory_kib + GROWTH_KIB,
            "{} KiB have become {memory_kib} KiB",
            self.memory_kib
        );
    }
}

#[tokio::test]
async fn garbage_in_whole_frames_is_refused_and_the_connection_stays() {
    let mut scene = Scene::set().await;
    let deep = "[".repeat(15_000);
    let long = format!("\"{}\"", "x".repeat(15_000));
    for garbage in [
        "",
        "hello",
        "{}",
        "null",
        "[]",
        r#"{"type":"command"}"#,
        &deep,
        &long,
    ] {
        scene.guest.send(Message::text(garbage)).await.unwrap();
        let answer = scene
            .guest
            .wait_for("a refusal", |message| message["type"] == "refused")
            .await;
        assert_eq!(answer["problem"]["code"], "bad-message", "{garbage:.20}");
        assert_eq!(answer["id"], 0);
    }
    // An id that can be found is told back.
    scene
        .guest
        .send(Message::text(r#"{"id":5,"what":"?"}"#))
        .await
        .unwrap();
    let answer = scene
        .guest
        .wait_for("a refusal", |message| message["id"] == 5)
        .await;
    assert_eq!(answer["problem"]["code"], "bad-message");
    for garbage in [Vec::new(), vec![0xff; 1000], b"{}".to_vec()] {
        scene.guest.send(Message::binary(garbage)).await.unwrap();
        let answer = scene
            .guest
            .wait_for("a refusal", |message| message["type"] == "refused")
            .await;
        assert_eq!(answer["problem"]["code"], "bad-message");
    }
    scene.check().await;
}

#[tokio::test]
async fn what_is_no_websocket_frame_ends_its_connection_only() {
    let mut scene = Scene::set().await;
    let too_long = vec![b'x'; 17 * 1024];
    let frames: [(u8, &[u8]); 6] = [
        (TEXT, b"\xff\xfe\xc0"),
        (TEXT, &too_long),
        (BINARY, &too_long),
        // Opcodes and bits that nothing is behind; a continuation of nothing.
        (0x83, b"x"),
        (0xf1, b"x"),
        (0x80, b"x"),
    ];
    for (first, payload) in frames {
        let mut raw = scene.raw().await;
        // The server may end it before it has read everything.
        let _ = raw.send_frame(first, payload).await;
        raw.read_to_end().await;
    }
    // Announced and never sent: nothing is kept ready for it.
    for length in [17 * 1024, 1 << 30, usize::MAX / 2] {
        let mut raw = scene.raw().await;
        let _ = raw.0.write_all(&frame_head(TEXT, length)).await;
        raw.read_to_end().await;
    }
    // Fragments that are small by themselves and too much together.
    let mut raw = scene.raw().await;
    let mut sending = raw.send_frame(0x01, &[b'x'; 4096]).await;
    for _ in 0..8 {
        sending = sending.and(raw.send_frame(0x00, &[b'x'; 4096]).await);
    }
    drop(sending);
    raw.read_to_end().await;
    scene.check().await;
}

#[tokio::test]
async fn frames_that_are_cut_off_are_nothing() {
    let mut scene = Scene::set().await;
    let whole = {
        let mut bytes = frame_head(TEXT, 100);
        bytes.extend([b'x'; 100]);
        bytes
    };
    for n_sent in [1, 2, 5, 6, 50, 105] {
        let mut raw = scene.raw().await;
        raw.0.write_all(&whole[..n_sent]).await.unwrap();
        raw.0.shutdown().await.unwrap();
        raw.read_to_end().await;
    }
    scene.check().await;
}

#[tokio::test]
async fn random_bytes_hurt_nobody() {
    let mut scene = Scene::set().await;
    let mut dice = GameRng::for_game(7, 0);
    for number in 0..200 {
        let mut raw = RawSocket::connect(scene.node.address()).await;
        if number % 2 == 0 {
            raw.shake_hands(&scene.path()).await;
        }
        let bytes: Vec<u8> = (0..dice.below(4000))
            .map(|_| dice.below(256) as u8)
            .collect();
        let _ = raw.0.write_all(&bytes).await;
        let _ = raw.0.shutdown().await;
        raw.read_to_end().await;
    }
    scene.check().await;
}

#[tokio::test]
async fn half_open_connections_block_nobody() {
    let mut scene = Scene::set().await;
    let mut held = Vec::new();
    for number in 0..600 {
        let mut raw = RawSocket::connect(scene.node.address()).await;
        match number % 4 {
            // Not a word.
            0 => {}
            // Half a request, half a handshake.
            1 => raw.0.write_all(b"GET /api/ses").await.unwrap(),
            2 => {
                let half = format!("GET {} HTTP/1.1\r\nUpgrade: webso", scene.path());
                raw.0.write_all(half.as_bytes()).await.unwrap();
            }
            // A handshake and half a frame, and then silence.
            _ => {
                raw.shake_hands(&scene.path()).await;
                raw.0.write_all(&[TEXT, 0x85, 0]).await.unwrap();
            }
        }
        held.push(raw);
    }
    scene.check().await;
    let begun = Instant::now();
    let mut club = Club::open(&scene.node, &MIXED[2..4]).await;
    club.play_on(20).await;
    club.finish(&scene.node).await;
    println!(
        "two matches beside 600 half-open connections in {:.1} s",
        begun.elapsed().as_secs_f32()
    );
    scene.check().await;
    drop(held);
}

/// Who does not even answer a ping is gone; who does may stay silent for as long as they like.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_silent_are_sent_away_in_time() {
    // A request has 20 seconds to come, and a client 50 to answer a ping; pings come every 20 seconds.
    const REQUEST: Duration = Duration::from_secs(30);
    const PONG: Duration = Duration::from_secs(80);
    let mut scene = Scene::set().await;
    let mut wordless = RawSocket::connect(scene.node.address()).await;
    let mut half = RawSocket::connect(scene.node.address()).await;
    half.0.write_all(b"GET /api/ses").await.unwrap();
    let mut silent = scene.raw().await;
    let mut polite = scene.stranger().await;
    let listening = async { while polite.next().await.is_some() {} };
    let (_, _, heard) = tokio::select! {
        ended = async {
            tokio::join!(
                wordless.read_to_end_in(REQUEST),
                half.read_to_end_in(REQUEST),
                silent.read_to_end_in(PONG),
            )
        } => ended,
        () = listening => panic!("who answers pings is not sent away"),
    };
    // The last thing it heard is the close frame: 1001, with the reason.
    let close = [&1001_u16.to_be_bytes()[..], b"silent"].concat();
    assert!(
        heard.ends_with(&close),
        "{}",
        String::from_utf8_lossy(&heard)
    );
    drop(polite);
    scene.guest = scene.stranger().await;
    scene.check().await;
}
