//! A table for tests: a match driven by scripts in notation.

use hyakki_core::{ActionSet, Game, GameConfig, Match, Outcome, Rule, Seat, Turn, Viewer};
use hyakki_tajuto::{
    Action, Floors, Objective, Objectives, Pagoda, Stack, Tajuto, TajutoConfig, TajutoView,
};

pub fn config(players: usize) -> TajutoConfig {
    TajutoConfig::for_players(players).unwrap()
}

pub fn seat(number: usize) -> Seat {
    Seat::new(number)
}

pub fn floors(text: &str) -> Floors {
    text.split_whitespace()
        .map(|floor| floor.parse().unwrap())
        .collect()
}

pub fn pagoda(text: &str) -> Pagoda {
    text.parse().unwrap()
}

pub fn objectives(text: &str) -> Vec<Objective> {
    text.split_whitespace()
        .map(|objective| objective.parse().unwrap())
        .collect()
}

/// A match driven by scripts: actions separated by commas, a draw with what it brings (`draw 1 > r1, build r, end`).
#[derive(Clone)]
pub struct Table {
    game: Match<Tajuto>,
}

impl Table {
    /// A match that seat 0 begins.
    pub fn new(players: usize) -> Table {
        Table::with(config(players))
    }

    /// A match with options that seat 0 begins.
    pub fn with(config: TajutoConfig) -> Table {
        let names = (0..config.players()).map(|seat| format!("P{seat}"));
        let mut game = Match::new(config, names.collect());
        game.record_chance("first 0".parse().unwrap()).unwrap();
        Table { game }
    }

    pub fn state(&self) -> &Tajuto {
        self.game.state()
    }

    /// Who is to act.
    pub fn up(&self) -> usize {
        self.state().turn().seats().first().unwrap().index()
    }

    /// Carries out a script for whoever is to act.
    pub fn go(&mut self, script: &str) -> &mut Table {
        for item in script.split(", ") {
            let (action, floor) = match item.split_once(" > ") {
                Some((action, floor)) => (action, Some(floor)),
                None => (item, None),
            };
            let up = seat(self.up());
            let result = self.game.act(up, action.parse().unwrap());
            assert_eq!(result, Ok(()), "{item} of {up:?} in “{script}”");
            if let Some(floor) = floor {
                let result = self.game.record_chance(floor.parse().unwrap());
                assert_eq!(result, Ok(()), "{item}");
            }
        }
        self
    }

    /// Lets the others end their turns until this seat is to act, then carries out the script.
    pub fn by(&mut self, seat: usize, script: &str) -> &mut Table {
        while self.up() != seat {
            self.go("end");
        }
        self.go(script)
    }

    /// One seat builds a pagoda up to this height, one floor a turn, with everybody else passing.
    pub fn erect(&mut self, seat: usize, letter: &str, height: u8) -> &mut Table {
        for size in self.height(letter) + 1..=height {
            let script = format!("draw {size} > {letter}{size}, build {letter}, end");
            self.by(seat, &script);
        }
        self
    }

    /// The rule that forbids an action of whoever is to act; nothing changes.
    pub fn refuse(&mut self, action: &str) -> &'static str {
        let up = self.up();
        self.refuse_of(up, action)
    }

    /// The rule that forbids an action of a seat; nothing changes.
    pub fn refuse_of(&mut self, number: usize, action: &str) -> &'static str {
        let before = self.game.clone();
        let illegal = self
            .game
            .act(seat(number), action.parse().unwrap())
            .unwrap_err();
        assert_eq!(self.game, before, "what is refused changes nothing");
        assert!(!illegal.to_string().is_empty());
        illegal.name()
    }

    /// Whether whoever is to act may do this.
    pub fn can(&self, action: &str) -> bool {
        let action: Action = action.parse().unwrap();
        let up = seat(self.up());
        let is_legal = self.state().check(up, action).is_ok();
        let is_listed = self.state().legal_actions(up).iter().any(|a| a == action);
        assert_eq!(is_legal, is_listed);
        is_legal
    }

    /// The legal actions of whoever is to act.
    pub fn legal(&self) -> Vec<String> {
        let actions = self.state().legal_actions(seat(self.up()));
        actions.iter().map(|action| action.to_string()).collect()
    }

    pub fn mp(&self, number: usize) -> u32 {
        self.state().mp(seat(number))
    }

    pub fn height(&self, letter: &str) -> u8 {
        self.state().height(pagoda(letter))
    }

    pub fn floors(&self, number: usize) -> Floors {
        self.state().floors(seat(number))
    }

    pub fn owned(&self, number: usize, stack: Stack) -> u8 {
        self.state().n_owned(seat(number), stack)
    }

    pub fn objectives(&self, number: usize) -> Objectives {
        self.state().objectives(seat(number))
    }

    pub fn score(&self, number: usize) -> u8 {
        self.state().score(seat(number)).total
    }

    pub fn view(&self, number: usize) -> TajutoView {
        self.state().view(Viewer::Seat(seat(number)))
    }

    pub fn outcome(&self) -> Option<Outcome> {
        match self.state().turn() {
            Turn::Over(outcome) => Some(outcome),
            Turn::Act(_) | Turn::Chance => None,
        }
    }

    pub fn ending(&self) -> &'static str {
        self.outcome().map_or("not over", |outcome| outcome.ending)
    }
}
