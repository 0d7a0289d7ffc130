//! A history without any server: a table in memory that makes no mistake, so that tests can make one.

use std::collections::BTreeMap;

use hyakki_catalog::Level;
use hyakki_core::fairness::pledge_of;
use hyakki_core::record::Line;
use hyakki_core::{Dice as _, GameRng, Seat, Secret, UserId};
use hyakki_protocol::TableView;
use hyakki_table::command::Sender;
use hyakki_table::{Command, Effect, Settings, Stage, Table};
use hyakki_torture::evidence::{ChatEvidence, Evidence, MatchEvidence, TableEvidence};
use hyakki_torture::history::{Answer, Answered, Connected, Event, Heard, History, Invoked, Saw};
use serde_json::json;
use serde_json::value::RawValue;

/// Somebody with one connection to the table.
#[derive(Clone, Copy)]
pub(crate) struct Person {
    pub(crate) user: &'static str,
    connection: usize,
}

pub(crate) const ADA: Person = Person {
    user: "ada",
    connection: 1,
};
pub(crate) const BEN: Person = Person {
    user: "ben",
    connection: 2,
};
/// Has no seat.
pub(crate) const EVE: Person = Person {
    user: "eve",
    connection: 3,
};

/// The last that is shown something is the one whose picture tests change.
const EVERYBODY: [Person; 3] = [EVE, ADA, BEN];

/// An action: the seat, the step and the notation.
pub(crate) type Act = (usize, usize, String);

pub(crate) struct Story {
    table: Table,
    now_us: u64,
    next_id: u32,
    n_keys: BTreeMap<&'static str, u32>,
    dice: GameRng,
    pub(crate) history: History,
    pub(crate) matches: Vec<MatchEvidence>,
    pub(crate) chat: Vec<ChatEvidence>,
    pub(crate) done: BTreeMap<String, BTreeMap<String, usize>>,
}

impl Story {
    /// People sit in all seats, and the match has begun.
    pub(crate) fn begin(game: &str) -> Story {
        let mut story = Story::gather(game);
        for seat in 0..story.table.chairs().len() {
            story.sit(seat);
        }
        story
    }

    /// Ada plays against minds.
    pub(crate) fn begin_among_minds(game: &str) -> Story {
        let mut story = Story::gather(game);
        story.sit(0);
        for seat in 1..story.table.chairs().len() {
            let level = Level::Novice.into();
            story.ask(ADA, Command::SeatMind { seat, level });
        }
        story
    }

    /// Everybody looks at a table where nobody sits.
    fn gather(game: &str) -> Story {
        let settings = Settings::usual(game.parse().unwrap());
        let mut story = Story {
            table: Table::new(settings, Secret::new([7; 32])).unwrap(),
            now_us: 0,
            next_id: 0,
            n_keys: BTreeMap::new(),
            dice: GameRng::for_game(1, 0),
            history: History::default(),
            matches: Vec::new(),
            chat: Vec::new(),
            done: BTreeMap::new(),
        };
        for person in EVERYBODY {
            let at_us = story.tick();
            story.history.events.push(Event::Connected(Connected {
                at_us,
                process: person.connection,
                connection: person.connection,
                node: 0,
                user: person.user.to_owned(),
                table: "table".to_owned(),
            }));
        }
        story
    }

    fn sit(&mut self, seat: usize) {
        let nonce = self.next_key(holder(seat));
        let sit = Command::Sit {
            seat,
            name: String::new(),
            nonce,
            pledge: String::new(),
        };
        self.ask(holder(seat), sit);
    }

    /// What a database would hold.
    pub(crate) fn evidence(&self) -> Evidence {
        let table = TableEvidence {
            matches: self.matches.clone(),
            match_number: usize::try_from(self.table.match_number()).unwrap(),
            chat: self.chat.clone(),
            done: self.done.clone(),
            has_clocks: false,
        };
        Evidence {
            tables: [("table".to_owned(), table)].into(),
        }
    }

    /// Somebody asks for something, is answered, and everybody sees what follows. Gives the number of the sending.
    pub(crate) fn ask(&mut self, person: Person, command: Command) -> u32 {
        let key = self.next_key(person);
        *self.n_keys.entry(person.user).or_default() += 1;
        self.ask_under(key, person, command)
    }

    fn ask_under(&mut self, key: String, person: Person, command: Command) -> u32 {
        let id = self.send(person, &key, command.clone(), self.match_id());
        let sender = Sender::User(UserId::new(person.user).unwrap());
        let answer = match self.table.handle(&sender, command, 0) {
            Ok(effects) => {
                self.follow(person, &effects);
                let step = self.step();
                let done = self.done.entry(person.user.to_owned()).or_default();
                done.insert(key, step);
                Answer::Done { step }
            }
            Err(refusal) => Answer::Refused {
                code: refusal.code().to_owned(),
            },
        };
        self.answer(id, answer);
        id
    }

    fn send(
        &mut self,
        person: Person,
        key: &str,
        command: Command,
        match_id: Option<String>,
    ) -> u32 {
        self.next_id += 1;
        let at_us = self.tick();
        self.history.events.push(Event::Invoked(Invoked {
            at_us,
            id: self.next_id,
            process: person.connection,
            connection: person.connection,
            user: person.user.to_owned(),
            table: "table".to_owned(),
            match_id,
            key: key.to_owned(),
            command,
        }));
        self.next_id
    }

    fn answer(&mut self, id: u32, answer: Answer) {
        let at_us = self.tick();
        let answered = Answered { at_us, id, answer };
        self.history.events.push(Event::Answered(answered));
    }

    fn follow(&mut self, person: Person, effects: &[Effect]) {
        for effect in effects {
            match effect {
                Effect::Begin { header, .. } => {
                    let chairs = self.table.chairs().iter();
                    let users = chairs.map(|chair| chair.holder.user());
                    let id = format!("match{}", self.matches.len());
                    let header = header.clone();
                    self.matches.push(MatchEvidence {
                        id,
                        header,
                        players: users
                            .map(|user| user.map(|user| user.as_str().to_owned()))
                            .collect(),
                        log: Vec::new(),
                        outcome: None,
                    });
                }
                Effect::Append { first, lines } => {
                    let current = self.matches.last_mut().unwrap();
                    assert_eq!(*first, current.log.len() + 1);
                    for line in lines {
                        let number = i64::try_from(current.log.len()).unwrap();
                        current.log.push((number, line.clone()));
                    }
                    if let Stage::Over { game } = self.table.stage() {
                        let outcome = game.outcome().unwrap();
                        current.outcome = Some(Line::Outcome(outcome).to_line());
                    }
                }
                Effect::Changed => self.show(),
                Effect::Said(said) => self.tell(person, &said.text),
                Effect::Ask { .. } | Effect::Wake { .. } => {}
            }
        }
    }

    fn show(&mut self) {
        for person in EVERYBODY {
            let at_us = self.tick();
            let picture = self.picture(person);
            self.history.events.push(Event::Saw(Saw {
                at_us,
                connection: person.connection,
                picture,
            }));
        }
    }

    fn picture(&self, person: Person) -> Box<RawValue> {
        let user = UserId::new(person.user).unwrap();
        let match_id = self.match_id();
        let view = TableView::of("table", match_id.as_deref(), &self.table, Some(&user), 0);
        // Not through a value, which would put the fields in another order.
        let table = serde_json::to_string(&view).unwrap();
        let step = self.step();
        let text = format!(r#"{{"type":"table","step":{step},"table":{table}}}"#);
        RawValue::from_string(text).unwrap()
    }

    fn tell(&mut self, person: Person, text: &str) {
        let number = i64::try_from(self.chat.len()).unwrap();
        self.chat.push(ChatEvidence {
            number,
            user: person.user.to_owned(),
            text: text.to_owned(),
        });
        for hearer in EVERYBODY {
            self.history.events.push(Event::Heard(Heard {
                connection: hearer.connection,
                lines: vec![(number, text.to_owned())],
            }));
        }
    }

    fn tick(&mut self) -> u64 {
        self.now_us += 10;
        self.now_us
    }

    fn step(&self) -> usize {
        self.table
            .game()
            .map_or(0, hyakki_catalog::AnyMatch::n_steps)
    }

    fn match_id(&self) -> Option<String> {
        self.matches.last().map(|current| current.id.clone())
    }

    fn next_key(&self, person: Person) -> String {
        let number = self.n_keys.get(person.user).copied().unwrap_or_default();
        format!("{}-{number:05}", person.user)
    }
}

/// What people do.
impl Story {
    /// So many actions by chance, with what else may happen between them.
    pub(crate) fn play(&mut self, n_actions: usize) {
        for _ in 0..n_actions {
            let Some((seat, step, action)) = self.choose() else {
                return;
            };
            match self.dice.below(12) {
                0 => drop(self.ask_nonsense(holder(seat))),
                1 => drop(self.repeat_last(holder(seat))),
                _ => {}
            }
            self.ask(holder(seat), Command::Act { seat, step, action });
            let can_undo = self.table.can_undo(Seat::new(seat));
            if can_undo && self.dice.below(4) == 0 {
                let step = self.step();
                self.ask(holder(seat), Command::Undo { seat, step });
            }
        }
    }

    pub(crate) fn play_to_the_end(&mut self) {
        while !self.table.to_act().is_empty() {
            self.play(1);
        }
        assert!(self.matches.last().unwrap().outcome.is_some());
    }

    fn choose(&mut self) -> Option<Act> {
        let seat = self.table.to_act().first()?;
        let game = self.table.game()?;
        let legal = game.legal_after(game.n_steps(), seat);
        let action = legal[self.dice.index(legal.len())].clone();
        Some((seat.index(), game.n_steps(), action))
    }

    pub(crate) fn rematch(&mut self) {
        for person in [ADA, BEN] {
            let nonce = self.next_key(person);
            self.ask(
                person,
                Command::Rematch {
                    nonce,
                    pledge: String::new(),
                },
            );
        }
    }

    /// Both pledge and tell.
    pub(crate) fn rematch_with_pledges(&mut self) {
        let mut told = Vec::new();
        for (seat, person) in [ADA, BEN].into_iter().enumerate() {
            let nonce = self.next_key(person);
            let rematch = Command::Rematch {
                nonce: String::new(),
                pledge: pledge_of(&nonce),
            };
            self.ask(person, rematch);
            told.push((person, Command::Reveal { seat, nonce }));
        }
        for (person, reveal) in told {
            self.ask(person, reveal);
        }
    }

    /// As if a nonce had got lost that was told.
    pub(crate) fn lose_a_told_nonce(&mut self) {
        let of_ada = self.sent().filter(|sent| sent.user == ADA.user);
        let mut told = of_ada.filter_map(|sent| match &sent.command {
            Command::Reveal { nonce, .. } => Some(nonce.clone()),
            _ => None,
        });
        let nonce = format!("{:?}", told.next().unwrap());
        drop(told);
        let header = &mut self.matches.last_mut().unwrap().header;
        let changed = header.replace(&nonce, "\"\"");
        assert_ne!(changed, *header);
        *header = changed;
    }

    pub(crate) fn rematch_twice_then_begin(&mut self) {
        let nonce = self.next_key(ADA);
        self.ask(
            ADA,
            Command::Rematch {
                nonce,
                pledge: String::new(),
            },
        );
        self.rematch();
    }

    /// Gives the number of the sending.
    pub(crate) fn say(&mut self, person: Person) -> u32 {
        let text = format!("I say {}", self.next_key(person));
        self.ask(person, Command::Say { text })
    }

    /// As if nobody remembered that it was done.
    pub(crate) fn do_anew(&mut self, person: Person, id: u32) {
        let sent = self.sent().find(|sent| sent.id == id).unwrap().clone();
        self.ask_under(sent.key, person, sent.command);
    }

    /// Something that is refused.
    pub(crate) fn ask_nonsense(&mut self, person: Person) -> u32 {
        let (seat, step, action) = (0, 0, "nonsense".to_owned());
        self.ask(person, Command::Act { seat, step, action })
    }

    /// An action that is taken back at once; gives it, and the number of the undo.
    pub(crate) fn act_and_undo(&mut self) -> (Act, u32) {
        loop {
            let act = self.choose().unwrap();
            self.act_again(&act);
            let seat = act.0;
            if self.table.can_undo(Seat::new(seat)) {
                let step = self.step();
                let undo = self.ask(holder(seat), Command::Undo { seat, step });
                return (act, undo);
            }
        }
    }

    /// Ada takes something back after a mind has acted.
    pub(crate) fn undo_across_a_mind(&mut self) {
        loop {
            let (seat, step, action) = self.choose().unwrap();
            let act = Command::Act { seat, step, action };
            if seat == 0 {
                self.ask(ADA, act);
                continue;
            }
            let effects = self.table.handle(&Sender::Mind, act, 0).unwrap();
            self.follow(ADA, &effects);
            if self.table.can_undo(Seat::new(0)) {
                let step = self.step();
                self.ask(ADA, Command::Undo { seat: 0, step });
                return;
            }
        }
    }

    pub(crate) fn act_again(&mut self, act: &Act) -> u32 {
        let (seat, step, action) = act.clone();
        self.ask(holder(seat), Command::Act { seat, step, action })
    }

    /// Somebody sends their last command that was done again; gives the number of the sending.
    pub(crate) fn repeat_last(&mut self, person: Person) -> u32 {
        let of_person = &self.done[person.user];
        let (key, &step) = of_person.iter().next_back().unwrap();
        let key = key.clone();
        let first = self.sent().find(|sent| sent.key == key).unwrap().clone();
        let id = self.send(person, &key, first.command, first.match_id);
        self.answer(id, Answer::Done { step });
        id
    }
}

/// What can be made wrong.
impl Story {
    fn sent(&self) -> impl Iterator<Item = &Invoked> {
        self.history.events.iter().filter_map(|event| match event {
            Event::Invoked(invoked) => Some(invoked),
            _ => None,
        })
    }

    /// The actions that were done, by number.
    fn acts(&self) -> Vec<u32> {
        let is_done = |id: u32| {
            self.history.events.iter().any(|event| {
                matches!(event, Event::Answered(answered)
                    if answered.id == id && matches!(answered.answer, Answer::Done { .. }))
            })
        };
        let mut keys: Vec<&str> = Vec::new();
        let mut acts = Vec::new();
        for sent in self.sent() {
            let is_act = matches!(sent.command, Command::Act { .. });
            if is_act && !keys.contains(&&*sent.key) && is_done(sent.id) {
                keys.push(&sent.key);
                acts.push(sent.id);
            }
        }
        acts
    }

    pub(crate) fn last_act(&self) -> u32 {
        *self.acts().last().unwrap()
    }

    pub(crate) fn set_answer(&mut self, id: u32, answer: &Answer) {
        for event in &mut self.history.events {
            if let Event::Answered(answered) = event
                && answered.id == id
            {
                answered.answer = answer.clone();
            }
        }
        if !matches!(answer, Answer::Done { .. }) {
            self.forget_key(id);
        }
    }

    fn forget_key(&mut self, id: u32) {
        let sent = self.sent().find(|sent| sent.id == id).unwrap().clone();
        if let Some(keys) = self.done.get_mut(&sent.user) {
            keys.remove(&sent.key);
        }
    }

    /// As if nobody had sent it.
    pub(crate) fn forget_command(&mut self, id: u32) {
        self.forget_key(id);
        self.history.events.retain(|event| match event {
            Event::Invoked(invoked) => invoked.id != id,
            Event::Answered(answered) => answered.id != id,
            _ => true,
        });
    }

    pub(crate) fn forget_answer_of_last_act(&mut self) {
        let id = self.last_act();
        self.set_answer(id, &Answer::Unknown);
    }

    /// The log ends before its last action that is no undone one.
    pub(crate) fn drop_last_act_from_log(&mut self) {
        let current = self.matches.last_mut().unwrap();
        let is_action = |(_, line): &(i64, String)| line.contains(r#""action""#);
        let last = current.log.iter().rposition(is_action).unwrap();
        current.log.truncate(last);
    }

    pub(crate) fn drop_last_line(&mut self) {
        self.matches.last_mut().unwrap().log.pop();
    }

    pub(crate) fn forget_pictures(&mut self) {
        let events = &mut self.history.events;
        events.retain(|event| !matches!(event, Event::Saw(_)));
    }

    pub(crate) fn forget_what_was_heard(&mut self) {
        let events = &mut self.history.events;
        events.retain(|event| !matches!(event, Event::Heard(_)));
    }

    /// Pictures that show more steps than the log has.
    pub(crate) fn forget_pictures_beyond_the_log(&mut self) {
        let n_lines = self.matches.last().unwrap().log.len();
        self.history.events.retain(|event| match event {
            Event::Saw(saw) => {
                let picture: serde_json::Value = serde_json::from_str(saw.picture.get()).unwrap();
                picture["step"] != json!(0) && picture["step"].as_u64() <= Some(n_lines as u64)
            }
            _ => true,
        });
    }

    pub(crate) fn swap_times_of_last_two_acts(&mut self) {
        let acts = self.acts();
        let first = acts[acts.len() - 2];
        let now_us = self.now_us;
        for event in &mut self.history.events {
            match event {
                Event::Invoked(invoked) if invoked.id == first => invoked.at_us = now_us + 1,
                Event::Answered(answered) if answered.id == first => answered.at_us = now_us + 2,
                _ => {}
            }
        }
    }

    pub(crate) fn see_last_picture_early(&mut self) {
        let id = self.last_act();
        let sent_us = self.sent().find(|sent| sent.id == id).unwrap().at_us;
        for event in &mut self.history.events {
            if let Event::Saw(saw) = event
                && saw.at_us > sent_us
            {
                saw.at_us = sent_us - 1;
            }
        }
    }

    fn pictures_of(&self, person: Person) -> Vec<Saw> {
        let events = self.history.events.iter();
        let saws = events.filter_map(|event| match event {
            Event::Saw(saw) if saw.connection == person.connection => Some(saw.clone()),
            _ => None,
        });
        saws.collect()
    }

    pub(crate) fn change_last_picture(&mut self, change: impl Fn(&str) -> String) {
        for event in self.history.events.iter_mut().rev() {
            if let Event::Saw(saw) = event {
                let changed = change(saw.picture.get());
                assert_ne!(changed, saw.picture.get());
                saw.picture = RawValue::from_string(changed).unwrap();
                return;
            }
        }
    }

    pub(crate) fn show_again_from_before(&mut self, person: Person) {
        let pictures = self.pictures_of(person);
        let mut old = pictures[pictures.len() - 5].clone();
        old.at_us = self.tick();
        self.history.events.push(Event::Saw(old));
    }

    /// Whoever acted last has not seen it, and is then shown what was before it.
    pub(crate) fn delay_pictures_of_last_act(&mut self) {
        let id = self.last_act();
        let sent = self.sent().find(|sent| sent.id == id).unwrap().clone();
        let is_late = |event: &Event| {
            matches!(event, Event::Saw(saw)
                if saw.at_us > sent.at_us && saw.connection == sent.connection)
        };
        self.history.events.retain(|event| !is_late(event));
        let person = EVERYBODY
            .into_iter()
            .find(|person| person.connection == sent.connection);
        let mut old = self.pictures_of(person.unwrap()).pop().unwrap();
        old.at_us = self.tick();
        self.history.events.push(Event::Saw(old));
    }

    /// What one has seen last is shown to another.
    pub(crate) fn show_to(&mut self, from: Person, to: Person) {
        let mut picture = self.pictures_of(from).pop().unwrap();
        picture.at_us = self.tick();
        picture.connection = to.connection;
        self.history.events.push(Event::Saw(picture));
    }

    pub(crate) fn use_the_older_nonce(&mut self) {
        let of_ada = self.sent().filter(|sent| sent.user == ADA.user);
        let wishes = of_ada.filter(|sent| matches!(sent.command, Command::Rematch { .. }));
        let keys: Vec<String> = wishes.map(|sent| sent.key.clone()).collect();
        let header = &mut self.matches.last_mut().unwrap().header;
        let changed = header.replace(&keys[1], &keys[0]);
        assert_ne!(changed, *header);
        *header = changed;
    }
}

/// Who holds a seat.
pub(crate) fn holder(seat: usize) -> Person {
    if seat.is_multiple_of(2) { ADA } else { BEN }
}
