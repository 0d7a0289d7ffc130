//! A world: a table on a server that was dealt beforehand, and the connections of its people.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use hyakki_catalog::Level;
use hyakki_core::{MatchId, Secret, TableId, UserId};
use hyakki_store::{
    Device, FIRST_VERSION, LogAppend, NewMatch, NewTable, NewToken, NewUser, TableCommit,
    TableContent, TableStatus, TokenHash, TokenKind,
};
use hyakki_table::{Holder, StoredTable, Table};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::connection::Connection;
use super::course::{Master, Play};
use crate::fixture::TestApp;
use crate::pairs::{NAMES, Seated, user};

/// How long minds pause at least.
const PAUSE: Duration = Duration::from_millis(25);

/// A table on a server, and everybody's connections.
pub(crate) struct World {
    /// The id of the table and of its match: the same in both worlds, so that nothing has to be left out of the comparison.
    id: String,
    viewer: Seated,
    /// The requests of everybody, in the order of the seats; a spectator's are the last.
    people: Vec<Connection>,
    /// The viewer's socket.
    socket: Connection,
    /// The viewer's stream.
    stream: Connection,
    /// The viewer's socket of the lobby.
    lobby: Connection,
    /// A connection of the viewer's for answers that chance has a part in.
    aside: Connection,
    n_talked: usize,
}

fn token(name: &str) -> String {
    format!("token of {name}")
}

#[allow(
    clippy::disallowed_methods,
    reason = "the server's own clock is not for tests, and nobody sets this one meanwhile"
)]
fn now_ms() -> i64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap();
    i64::try_from(now.as_millis()).unwrap()
}

/// A server at which nobody has been, but which knows everybody.
pub(crate) async fn start_server() -> TestApp {
    let app = TestApp::start_with(|config| config.mind_pause = PAUSE).await;
    for name in NAMES {
        let user = NewUser {
            id: UserId::new(name).unwrap(),
            name: name.to_owned(),
            is_bot: false,
            created_ms: 0,
        };
        let token = NewToken {
            hash: TokenHash(Sha256::digest(token(name)).into()),
            user_id: user.id.clone(),
            kind: TokenKind::Bot,
            created_ms: now_ms(),
            device: Device::default(),
        };
        app.store.create_user(user).await.unwrap();
        app.store.add_token(token).await.unwrap();
    }
    app
}

impl World {
    /// A table comes out of a server's database, and the viewer looks at it.
    pub(crate) async fn open(app: &TestApp, stored: &Stored<'_>, viewer: Seated) -> World {
        lay(app, stored, viewer).await;
        let table = stored.table;
        let mut people = Vec::new();
        for name in &NAMES[..table.chairs().len()] {
            people.push(Connection::open(app.address, Some(token(name))).await);
        }
        people.push(Connection::open(app.address, None).await);
        let own = viewer.map(|seat| token(NAMES[seat]));
        let mut world = World {
            id: stored.id.clone(),
            viewer,
            people,
            socket: Connection::open(app.address, own.clone()).await,
            stream: Connection::open(app.address, own.clone()).await,
            lobby: Connection::open(app.address, own.clone()).await,
            aside: Connection::open(app.address, own).await,
            n_talked: 0,
        };
        world.socket.upgrade(&world.at_table("/socket")).await;
        world.lobby.upgrade("/api/lobby/socket").await;
        let path = world.at_table("/stream");
        world.stream.send("GET", &path, "", "").await;
        world.until_step(table.game().unwrap().n_steps()).await;
        world
    }

    fn at_table(&self, rest: &str) -> String {
        format!("/api/tables/{}{rest}", self.id)
    }

    /// Everything that the viewer was sent, connection by connection.
    pub(crate) fn recordings(&self) -> [&[u8]; 4] {
        let own = &self.people[self.own_place()];
        let lobby = self.lobby.newest(r#"{"type":"lobby","#);
        [&self.socket.bytes, &self.stream.bytes, &own.bytes, lobby]
    }

    /// The viewer has been sent the picture after so many steps, on both ways.
    async fn until_step(&mut self, n_steps: usize) {
        let picture = picture(n_steps);
        self.socket.until(&picture).await;
        self.stream.until(&picture).await;
    }

    /// Somebody asks something of the table, which must be done.
    async fn must(&mut self, seat: usize, command: &Value) {
        let (path, body) = (self.at_table("/commands"), command.to_string());
        let (status, body) = self.people[seat].ask("POST", &path, &body).await;
        assert_eq!(status, 200, "{command}: {body}");
    }

    /// A seat acts. Gives how long it takes until the viewer sees it.
    pub(crate) async fn act(&mut self, play: &Play, action: &str) -> Duration {
        let command =
            json!({"do": "act", "seat": play.seat, "step": play.n_before, "action": action});
        let start = Instant::now();
        self.must(play.seat, &command).await;
        self.socket.until(&picture(play.n_after)).await;
        let taken = start.elapsed();
        self.stream.until(&picture(play.n_after)).await;
        taken
    }

    /// The viewer acts; gives how long it takes until a mind has answered. Nothing if a picture was left out meanwhile.
    pub(crate) async fn time_of_mind(&mut self, play: &Play, action: &str) -> Option<Duration> {
        let command =
            json!({"do": "act", "seat": play.seat, "step": play.n_before, "action": action});
        let start = Instant::now();
        self.must(play.seat, &command).await;
        let n_steps = self.socket.until_beyond(play.n_after).await;
        (n_steps == play.n_after + 1).then(|| start.elapsed())
    }

    /// How long the viewer waits for a look at the table.
    pub(crate) async fn look(&mut self) -> Duration {
        let (path, place) = (self.at_table(""), self.own_place());
        let start = Instant::now();
        assert_eq!(self.people[place].ask("GET", &path, "").await.0, 200);
        start.elapsed()
    }

    /// How long the viewer waits for the whole course of the match so far.
    pub(crate) async fn look_back(&mut self) -> Duration {
        let seat = self.viewer.map(|seat| format!("?seat={seat}"));
        let path = self.at_table(&format!("/steps{}", seat.unwrap_or_default()));
        let place = self.own_place();
        let start = Instant::now();
        assert_eq!(self.people[place].ask("GET", &path, "").await.0, 200);
        start.elapsed()
    }

    /// The same compressed: the course has nothing of its own time in it, so that this is compared as it travels.
    pub(crate) async fn look_back_compressed(&mut self) {
        let seat = self.viewer.map(|seat| format!("?seat={seat}"));
        let path = self.at_table(&format!("/steps{}", seat.unwrap_or_default()));
        let place = self.own_place();
        let accepted = "accept-encoding: br\r\n";
        let asked = self.people[place].ask_with("GET", &path, accepted, "");
        let (status, head, _) = asked.await;
        assert_eq!(status, 200, "{head}");
        assert!(head.contains("content-encoding: br\r\n"), "{head}");
    }

    /// What a hint to the viewer is made of, if one is given. Its figures are drawn anew each time, and so is which actions it
    /// names; that these are the viewer's own is looked at here.
    pub(crate) async fn hint(&mut self) -> Option<Value> {
        let path = self.at_table(&format!("/hint?seat={}", self.viewer?));
        let (status, body) = self.aside.ask("GET", &path, "").await;
        let hint: Value = serde_json::from_str(&body).unwrap();
        if status != 200 {
            return Some(hint);
        }
        let (_, seen) = self.aside.ask("GET", &self.at_table(""), "").await;
        let seen: Value = serde_json::from_str(&seen).unwrap();
        let sides = seen["match"]["sides"].as_array().unwrap().iter();
        let legal: Vec<&Value> = sides
            .flat_map(|side| side["legal"].as_array().unwrap())
            .collect();
        let considered = hint["considered"].as_array().unwrap();
        assert!(
            considered.iter().all(|one| legal.contains(&&one["action"])),
            "{hint}"
        );
        assert!(legal.contains(&&hint["action"]), "{hint}");
        Some(json!({
            "step": hint["step"], "mind": hint["mind"],
            "fields": [fields(&hint), fields(&considered[0])],
        }))
    }

    /// Waits until the lobby's socket shows what the lobby is now: how often it shows something depends on the time.
    pub(crate) async fn look_into_the_lobby(&mut self) {
        let (status, now) = self.aside.ask("GET", "/api/lobby", "").await;
        assert_eq!(status, 200, "{now}");
        self.lobby.until(&now).await;
    }

    fn own_place(&self) -> usize {
        self.viewer.unwrap_or(self.people.len() - 1)
    }

    /// The viewer asks whatever can be asked, much of which must be refused.
    pub(crate) async fn pry(&mut self, play: &Play) {
        let paths = ["/api/lobby", "/api/session"].map(str::to_owned);
        let of_match = [
            "",
            "/record",
            "/verdict",
            "/steps",
            "/steps?seat=1",
            "/steps/1",
            "/steps/1?seat=1",
        ];
        let of_match = of_match.map(|what| format!("/api/matches/{}{what}", self.id));
        let other = usize::from(self.viewer == Some(0));
        let of_other = self.at_table(&format!("/steps?seat={other}"));
        let hint_for_other = self.at_table(&format!("/hint?seat={other}"));
        let (matches, commands) = (self.at_table("/matches"), self.at_table("/commands"));
        let place = self.own_place();
        let own = &mut self.people[place];
        for path in paths
            .iter()
            .chain(&of_match)
            .chain([&matches, &of_other, &hint_for_other])
        {
            own.ask("GET", path, "").await;
        }
        for command in forbidden(self.viewer, play) {
            let (status, body) = own.ask("POST", &commands, &command.to_string()).await;
            assert!((400..500).contains(&status), "{command}: {body}");
            let message = json!({"type": "command", "id": 7, "command": command});
            self.socket.say(&message).await;
            self.socket.until(r#"{"type":"refused","#).await;
        }
    }

    /// Somebody says something that everybody hears.
    pub(crate) async fn talk(&mut self, seat: usize) {
        let command = json!({"do": "say", "text": format!("Hello {}", self.n_talked)});
        self.n_talked += 1;
        self.must(seat, &command).await;
        for connection in [&mut self.socket, &mut self.stream] {
            connection.until(r#"{"type":"chat","#).await;
        }
    }
}

fn fields(of: &Value) -> Vec<&String> {
    of.as_object().unwrap().keys().collect()
}

/// What a viewer cannot do after this play.
fn forbidden(viewer: Seated, play: &Play) -> Vec<Value> {
    let step = play.n_after;
    let other = usize::from(viewer == Some(0));
    let mut commands = vec![
        json!({"do": "act", "seat": other, "step": step, "action": play.actions[0]}),
        json!({"do": "undo", "seat": other, "step": step}),
        json!({"do": "claim-for-me", "seat": other, "on": false}),
        json!({"do": "rematch", "nonce": "n"}),
    ];
    if let Some(seat) = viewer {
        let illegal = play.illegal.iter();
        commands.extend(
            illegal
                .map(|action| json!({"do": "act", "seat": seat, "step": step, "action": action})),
        );
        if play.seat != seat {
            commands.push(json!({"do": "undo", "seat": seat, "step": step}));
        }
    }
    commands
}

/// How a picture after so many steps begins.
fn picture(n_steps: usize) -> String {
    format!(r#"{{"type":"table","step":{n_steps},"#)
}

/// Whether minds have taken the seats of everybody but the viewer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AreMinds {
    Yes,
    No,
}

/// A table as it is to be in a database.
pub(crate) struct Stored<'a> {
    pub(crate) id: String,
    pub(crate) table: &'a Table,
    pub(crate) master: Master,
    pub(crate) are_minds: AreMinds,
}

/// Writes a table and the log of its match into the database, as if it had been played there.
async fn lay(app: &TestApp, stored: &Stored<'_>, viewer: Seated) {
    let table = stored.table;
    let mut snapshot = table.snapshot();
    snapshot.running_since_ms = snapshot.running_since_ms.map(|_| now_ms());
    let level = Level::STRONGEST.into();
    for (seat, chair) in snapshot.chairs.iter_mut().enumerate() {
        if stored.are_minds == AreMinds::Yes && Some(seat) != viewer {
            chair.holder = Holder::Mind { level };
        }
    }
    let (table_id, match_id) = (
        TableId::new(&*stored.id).unwrap(),
        MatchId::new(&*stored.id).unwrap(),
    );
    let game = table.game().unwrap();
    let players: Vec<UserId> = (0..snapshot.chairs.len()).map(user).collect();
    let new = NewTable {
        id: table_id.clone(),
        content: TableContent {
            status: TableStatus::Playing,
            is_public: table.settings().public,
            state: StoredTable::new(snapshot).write(),
            seated: players.clone(),
            match_id: Some(match_id.clone()),
        },
        secret: Secret::new(stored.master),
        created_ms: 0,
    };
    app.store.create_table(new).await.unwrap();
    let mut commit = TableCommit::new(table_id, 0);
    commit.start = Some(NewMatch {
        id: match_id.clone(),
        game: table.settings().game.name().to_owned(),
        header: game.header().to_line(),
        players: players.into_iter().map(Some).collect(),
    });
    commit.append = Some(LogAppend {
        match_id,
        first_step: 0,
        expected_version: FIRST_VERSION,
        lines: game.lines_from(1),
    });
    app.store.commit(commit).await.unwrap();
}
