//! A room for tests: a table with people who act at random.

use hyakki_catalog::GameId;
use hyakki_core::{Dice, GameRng, Seat, Secret, UserId};
use hyakki_table::command::Sender;
use hyakki_table::{Command, Effect, Refusal, Settings, Stage, Table};

pub struct Room {
    pub table: Table,
    pub now_ms: i64,
    /// Everything that was to be written, in order.
    pub log: Vec<String>,
    rng: GameRng,
}

pub fn master() -> Secret {
    Secret::new([42; 32])
}

pub fn person(name: &str) -> Sender {
    Sender::User(UserId::new(name).unwrap())
}

/// Who sits where in a room.
const NAMES: [&str; 5] = ["Ada", "Ben", "Cleo", "Dai", "Eve"];

/// The person who sits in a seat of a room.
pub fn sitter(seat: usize) -> Sender {
    person(NAMES[seat])
}

impl Room {
    pub fn new(settings: Settings) -> Room {
        Room {
            table: Table::new(settings, master()).unwrap(),
            now_ms: 1_000_000,
            log: Vec::new(),
            rng: GameRng::for_game(1, 0),
        }
    }

    /// A room in which everybody has sat down and the match has begun.
    pub fn full(settings: Settings) -> Room {
        let n_seats = settings.players;
        let mut room = Room::new(settings);
        for seat in 0..n_seats {
            room.sit(seat);
        }
        room
    }

    pub fn of(game: GameId) -> Room {
        Room::full(Settings::usual(game))
    }

    pub fn sit(&mut self, seat: usize) {
        let name = NAMES[seat].to_owned();
        self.must(
            &sitter(seat),
            Command::Sit {
                seat,
                nonce: format!("nonce of {name}"),
                pledge: String::new(),
                name,
            },
        );
    }

    pub fn try_to(&mut self, sender: &Sender, command: Command) -> Result<Vec<Effect>, Refusal> {
        let before = self.table.snapshot();
        let record = self.record();
        let result = self.table.handle(sender, command, self.now_ms);
        match &result {
            Ok(effects) => self.write(effects),
            Err(_) => {
                assert_eq!(
                    self.table.snapshot(),
                    before,
                    "what is refused changes nothing"
                );
                assert_eq!(self.record(), record);
            }
        }
        result
    }

    pub fn must(&mut self, sender: &Sender, command: Command) -> Vec<Effect> {
        self.try_to(sender, command).unwrap()
    }

    pub fn refused(&mut self, sender: &Sender, command: Command) -> Refusal {
        self.try_to(sender, command).unwrap_err()
    }

    /// What a driver does: keeps the lines.
    pub fn write(&mut self, effects: &[Effect]) {
        for effect in effects {
            match effect {
                Effect::Begin { header, .. } => self.log = vec![header.clone()],
                Effect::Append { first, lines } => {
                    assert_eq!(
                        *first,
                        self.log.len(),
                        "lines are written without a gap and never twice"
                    );
                    self.log.extend(lines.iter().cloned());
                }
                _ => {}
            }
        }
    }

    pub fn record(&self) -> String {
        self.table
            .game()
            .map(hyakki_catalog::AnyMatch::to_record)
            .unwrap_or_default()
    }

    pub fn n_steps(&self) -> usize {
        self.table.game().unwrap().n_steps()
    }

    pub fn is_playing(&self) -> bool {
        matches!(self.table.stage(), Stage::Playing { .. })
    }

    /// The seat with the lowest number that must act.
    pub fn next_seat(&self) -> usize {
        self.table
            .game()
            .unwrap()
            .turn()
            .seats()
            .first()
            .unwrap()
            .index()
    }

    /// A random legal action of the seat that must act next.
    pub fn random_act(&mut self) -> (usize, Command) {
        let seat = self.next_seat();
        let step = self.n_steps();
        let legal = self
            .table
            .game()
            .unwrap()
            .legal_after(step, Seat::new(seat));
        let action = legal[self.rng.index(legal.len())].clone();
        (seat, Command::Act { seat, step, action })
    }

    /// The next one acts at random, whoever that is.
    pub fn step(&mut self) -> Vec<Effect> {
        let (seat, command) = self.random_act();
        let sender = match self.table.mind_in(Seat::new(seat)) {
            Some(_) => Sender::Mind,
            None => sitter(seat),
        };
        self.must(&sender, command)
    }

    /// Plays at random to the end of the match.
    pub fn play_out(&mut self) {
        while self.is_playing() {
            self.step();
        }
    }
}

/// Settings with advice, as the tables of the golden files were made.
pub fn advised(game: GameId) -> Settings {
    Settings {
        hints: true,
        ..Settings::usual(game)
    }
}
