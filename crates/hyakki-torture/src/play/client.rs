//! One client: decides, sends, notes what it is told, and goes on after every fault.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::time::Duration;

use hyakki_core::{Dice as _, GameRng};
use hyakki_table::Command;
use serde::Deserialize;
use serde_json::json;
use serde_json::value::RawValue;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, timeout};

use super::decision::{Role, decide};
use super::person::Person;
use super::picture::Picture;
use super::socket::Socket;
use crate::history::{Answer, Answered, Connected, Event, Heard, Invoked, Recorder, Saw};

/// Whoever gets no answer for so long tries elsewhere.
const ANSWER_TIMEOUT: Duration = Duration::from_millis(1500);

/// How long somebody waits before they try again what could not be done, or to connect.
const PAUSE: Duration = Duration::from_millis(50);

/// How many of the last commands may be sent again for no reason. The server remembers 64 of each user, and somebody
/// else may use the same identity.
const MAX_RECENT: usize = 8;

/// Where the nodes are; nothing for one that is away.
pub(crate) type Houses = Vec<watch::Receiver<Option<SocketAddr>>>;

/// What clients are to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Phase {
    /// Play on.
    Play,
    /// Find out what came of the last command, and go.
    Close,
}

/// One client.
pub(crate) struct Client {
    pub(crate) process: usize,
    pub(crate) person: Person,
    pub(crate) table: String,
    pub(crate) role: Role,
    pub(crate) houses: Houses,
    /// The node that is tried first.
    pub(crate) home: usize,
    pub(crate) phase: watch::Receiver<Phase>,
    pub(crate) recorder: Arc<Recorder>,
    /// How much was acknowledged at the table.
    pub(crate) n_done: Arc<AtomicU64>,
    pub(crate) dice: GameRng,
    pub(crate) mind: State,
}

/// What a client remembers from one connection to the next.
#[derive(Default)]
pub(crate) struct State {
    n_keys: u32,
    /// Decided on, and not yet answered for good.
    open: Option<Open>,
    /// Done, and perhaps sent again.
    recent: VecDeque<Open>,
}

/// A command under its key.
#[derive(Clone, Debug)]
struct Open {
    key: String,
    match_id: Option<String>,
    command: Command,
}

/// A connection with what has come on it.
struct Conversation {
    number: usize,
    socket: Socket,
    picture: Option<Picture>,
    /// The picture before the last.
    older: Option<Picture>,
    /// What waits for its answer, since when.
    waiting: Option<(u32, Instant)>,
    /// When to decide again at the earliest.
    rests_until: Instant,
}

/// A message of the server, as far as a client looks at it.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "kebab-case")]
enum Message {
    Table,
    Done {
        id: u32,
        step: usize,
    },
    Refused {
        id: u32,
        problem: Problem,
    },
    Chat {
        lines: Vec<ChatLine>,
    },
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
struct Problem {
    code: String,
}

#[derive(Deserialize)]
struct ChatLine {
    number: i64,
    text: String,
}

impl Client {
    /// Plays until the last command is settled and the phase is to close.
    pub(crate) async fn run(mut self) {
        while !self.is_finished() {
            let Some((node, address)) = self.choose_node() else {
                sleep(PAUSE).await;
                continue;
            };
            match Socket::open(address, &self.table, &self.person.cookie).await {
                Ok(socket) => self.converse(node, socket).await,
                Err(_) => sleep(PAUSE).await,
            }
            // Whoever lost a connection tries another node every other time.
            if self.dice.below(2) == 0 {
                self.home = (self.home + 1) % self.houses.len();
            }
        }
    }

    fn is_finished(&self) -> bool {
        *self.phase.borrow() == Phase::Close && self.mind.open.is_none()
    }

    fn choose_node(&self) -> Option<(usize, SocketAddr)> {
        let n_nodes = self.houses.len();
        let mut nodes = (0..n_nodes).map(|place| (self.home + place) % n_nodes);
        nodes.find_map(|node| Some((node, (*self.houses[node].borrow())?)))
    }

    async fn converse(&mut self, node: usize, socket: Socket) {
        let mut talk = Conversation {
            number: self.recorder.next_connection(),
            socket,
            picture: None,
            older: None,
            waiting: None,
            rests_until: Instant::now(),
        };
        self.recorder.note(Event::Connected(Connected {
            at_us: self.recorder.now_us(),
            process: self.process,
            connection: talk.number,
            node,
            user: self.person.user.clone(),
            table: self.table.clone(),
        }));
        while !self.is_finished() && self.go_on(&mut talk).await.is_some() {}
        if let Some((id, _)) = talk.waiting {
            self.note_answer(id, Answer::Unknown);
        }
    }

    /// Sends what is to be sent, and takes what comes; nothing when the connection is over.
    async fn go_on(&mut self, talk: &mut Conversation) -> Option<()> {
        if talk.waiting.is_none() && talk.picture.is_some() && Instant::now() >= talk.rests_until {
            self.send_next(talk).await?;
        }
        let limit = match talk.waiting {
            Some((_, since)) => since + ANSWER_TIMEOUT,
            None => talk
                .rests_until
                .max(Instant::now() + Duration::from_millis(1)),
        };
        match tokio::time::timeout_at(limit, talk.socket.next()).await {
            Ok(Some(text)) => self.take(talk, text),
            Ok(None) => return None,
            // Nobody answers: elsewhere somebody may.
            Err(_) if talk.waiting.is_some() => return None,
            Err(_) => {}
        }
        Some(())
    }

    async fn send_next(&mut self, talk: &mut Conversation) -> Option<()> {
        talk.rests_until = Instant::now() + self.think();
        let open = match &self.mind.open {
            Some(open) => open.clone(),
            None => match self.decide(talk) {
                Some(open) => open,
                None => return Some(()),
            },
        };
        self.mind.open = Some(open.clone());
        let id = self.recorder.next_id();
        let message =
            json!({"type": "command", "id": id, "command": open.command, "key": open.key});
        let mut message = message;
        if let Some(match_id) = &open.match_id {
            message["match"] = json!(match_id);
        }
        self.recorder.note(Event::Invoked(Invoked {
            at_us: self.recorder.now_us(),
            id,
            process: self.process,
            connection: talk.number,
            user: self.person.user.clone(),
            table: self.table.clone(),
            match_id: open.match_id,
            key: open.key,
            command: open.command,
        }));
        talk.waiting = Some((id, Instant::now()));
        timeout(ANSWER_TIMEOUT, talk.socket.send(message.to_string()))
            .await
            .ok()?
            .ok()
    }

    /// Nobody sends so fast that the server forgets a key while a node stands still.
    fn think(&mut self) -> Duration {
        let least_ms = if self.role.is_twin { 80 } else { 20 };
        Duration::from_millis(u64::from(least_ms + self.dice.below(least_ms * 2)))
    }

    fn decide(&mut self, talk: &Conversation) -> Option<Open> {
        if *self.phase.borrow() == Phase::Close {
            return None;
        }
        if !self.mind.recent.is_empty() && self.dice.below(100) < 4 {
            let place = self.dice.index(self.mind.recent.len());
            return Some(self.mind.recent[place].clone());
        }
        let is_mistaken = self.dice.below(100) < 4;
        let older = talk.older.as_ref().filter(|_| is_mistaken);
        let picture = older.or(talk.picture.as_ref())?;
        let key = format!("{}-{}", self.process, self.mind.n_keys);
        let (command, match_id) = decide(&self.role, picture, &key, &mut self.dice)?;
        self.mind.n_keys += 1;
        Some(Open {
            key,
            match_id,
            command,
        })
    }

    fn take(&mut self, talk: &mut Conversation, text: String) {
        let Ok(message) = serde_json::from_str::<Message>(&text) else {
            return;
        };
        match message {
            Message::Table => {
                let picture = serde_json::from_str(&text).ok();
                talk.older = std::mem::replace(&mut talk.picture, picture);
                if let Ok(picture) = RawValue::from_string(text) {
                    self.recorder.note(Event::Saw(Saw {
                        at_us: self.recorder.now_us(),
                        connection: talk.number,
                        picture,
                    }));
                }
            }
            Message::Done { id, step } => self.on_answer(talk, id, Answer::Done { step }),
            Message::Refused { id, problem } => {
                let code = problem.code;
                self.on_answer(talk, id, Answer::Refused { code });
            }
            Message::Chat { lines } => {
                let lines = lines.into_iter().map(|line| (line.number, line.text));
                self.recorder.note(Event::Heard(Heard {
                    connection: talk.number,
                    lines: lines.collect(),
                }));
            }
            Message::Other => {}
        }
    }

    fn on_answer(&mut self, talk: &mut Conversation, id: u32, answer: Answer) {
        if talk.waiting.is_none_or(|(waiting, _)| waiting != id) {
            return;
        }
        talk.waiting = None;
        let Some(open) = self.mind.open.take() else {
            return;
        };
        match &answer {
            Answer::Done { .. } => {
                self.n_done.fetch_add(1, Relaxed);
                self.mind.recent.push_back(open);
                if self.mind.recent.len() > MAX_RECENT {
                    self.mind.recent.pop_front();
                }
            }
            Answer::Refused { code } if is_passing(code) => self.mind.open = Some(open),
            Answer::Refused { .. } | Answer::Unknown => {}
        }
        self.note_answer(id, answer);
    }

    fn note_answer(&self, id: u32, answer: Answer) {
        self.recorder.note(Event::Answered(Answered {
            at_us: self.recorder.now_us(),
            id,
            answer,
        }));
    }
}

/// Whether a refusal says to try the same again.
fn is_passing(code: &str) -> bool {
    [
        "unavailable",
        "busy",
        "unreadable-table",
        "too-fast",
        "conflict",
    ]
    .contains(&code)
}
