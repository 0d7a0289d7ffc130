//! Clients that send what a fair one would not: each gets its documented answer, and nothing happens twice.

use serde_json::{Value, json};

use crate::database::Database;
use crate::ledger::{Acknowledged, Ledger};
use crate::node::Node;
use crate::person::Person;
use crate::picture::Picture;
use crate::socket::Socket;

/// Two people at a table.
struct Duel {
    database: Database,
    node: Node,
    table: String,
    people: [Person; 2],
    sockets: [Socket; 2],
}

impl Duel {
    async fn begin(game: &str, seats: [&[usize]; 2]) -> Duel {
        let database = Database::sqlite();
        let node = Node::start(&database.url).await;
        let people = [Person::arrive(&node).await, Person::arrive(&node).await];
        let players = seats[0].len() + seats[1].len();
        let settings = json!({"game": game, "players": players});
        let table = people[0].make_table(&node, &settings).await;
        people[0].sit(&node, &table, seats[0]).await;
        people[1].sit(&node, &table, seats[1]).await;
        let sockets = [
            people[0].watch(&node, &table).await,
            people[1].watch(&node, &table).await,
        ];
        Duel {
            database,
            node,
            table,
            people,
            sockets,
        }
    }

    /// Whose turn it is, and what they see.
    async fn turn(&mut self) -> (usize, Picture) {
        let [first, second] = &mut self.sockets;
        let pictures = [first.picture().await, second.picture().await];
        let step = pictures[0].step().max(pictures[1].step());
        let is_fresh = |picture: &Picture| picture.step() >= step;
        let pictures = [
            first.picture_that("a fresh picture", is_fresh).await,
            second.picture_that("a fresh picture", is_fresh).await,
        ];
        let mine = pictures
            .iter()
            .position(|picture| !picture.choices().is_empty());
        let mine = mine.expect("it is somebody's turn");
        (mine, pictures[mine].clone())
    }

    /// One step of whoever's turn it is; gives what was sent.
    async fn play(&mut self) -> Value {
        let (mine, picture) = self.turn().await;
        let command = picture.first_act();
        let done = self.sockets[mine].must_do(&command).await;
        for socket in &mut self.sockets {
            let is_new = |seen: &Picture| Some(seen.step() as u64) >= done["step"].as_u64();
            socket.picture_that("what was done", is_new).await;
        }
        command
    }

    /// The log holds these actions, each once and at its step.
    async fn check_log(&mut self, match_id: &str, commands: &[&Value], n_acting: usize) {
        let ledger = Ledger::default();
        for command in commands {
            ledger.enter(Acknowledged {
                table: self.table.clone(),
                match_id: match_id.to_owned(),
                seat: usize::try_from(command["seat"].as_u64().unwrap()).unwrap(),
                action: command["action"].as_str().unwrap().to_owned(),
                step: usize::try_from(command["step"].as_u64().unwrap()).unwrap(),
                n_acting,
            });
        }
        let store = self.database.open().await;
        ledger.check(&store).await;
        store.close().await;
        assert!(self.node.is_running());
    }
}

#[tokio::test]
async fn the_same_action_sent_twice_is_done_once_and_answered_alike() {
    let mut duel = Duel::begin("sketch", [&[0], &[1]]).await;
    let (mine, picture) = duel.turn().await;
    let command = picture.first_act();
    let socket = &mut duel.sockets[mine];
    // Without waiting for the answer, as an impatient finger does.
    let ids = [
        socket.command(&command).await.unwrap(),
        socket.command(&command).await.unwrap(),
    ];
    let first = socket.answer_to(ids[0]).await;
    let second = socket.answer_to(ids[1]).await;
    assert_eq!([&first["type"], &second["type"]], ["done", "done"]);
    assert_eq!(first["step"], second["step"]);
    // And on another connection, as a page does that was loaded again.
    let mut again = duel.people[mine].watch(&duel.node, &duel.table).await;
    let third = again.must_do(&command).await;
    assert_eq!(third["step"], first["step"]);
    duel.check_log(&picture.match_id(), &[&command], 1).await;
}

#[tokio::test]
async fn a_late_action_is_stale_and_comes_with_a_fresh_picture() {
    let mut duel = Duel::begin("sketch", [&[0], &[1]]).await;
    let (late, old) = duel.turn().await;
    let first = duel.play().await;
    let second = duel.play().await;
    // Another action than the one that was taken at that step.
    let choice = old.choices().swap_remove(0);
    let other = old.act(choice.seat, choice.actions.last().unwrap());
    assert_ne!(other, first, "the first decision of a match is a real one");
    let fresh = duel.sockets[late].last_picture().unwrap().step();
    let refused = duel.sockets[late].must_refuse("stale", &other).await;
    assert_eq!(refused["step"], fresh);
    let id = duel.sockets[late].command(&other).await.unwrap();
    // The picture comes before the answer.
    let message = duel.sockets[late].wait_for("a message", |_| true).await;
    assert_eq!(
        (&message["type"], &message["step"]),
        (&json!("table"), &json!(fresh))
    );
    assert_eq!(
        duel.sockets[late].answer_to(id).await["problem"]["code"],
        "stale"
    );
    duel.check_log(&old.match_id(), &[&first, &second], 1).await;
}

#[tokio::test]
async fn a_step_that_was_never_seen_is_stale() {
    let mut duel = Duel::begin("sketch", [&[0], &[1]]).await;
    let (mine, picture) = duel.turn().await;
    let mut command = picture.first_act();
    for step in [json!(0), json!(picture.step() + 1), json!(u32::MAX)] {
        command["step"] = step;
        duel.sockets[mine].must_refuse("stale", &command).await;
    }
    for step in [json!(-1), json!(1.5), json!("1"), json!(1e300), Value::Null] {
        command["step"] = step;
        duel.sockets[mine]
            .must_refuse("bad-message", &command)
            .await;
    }
    let good = picture.first_act();
    duel.sockets[mine].must_do(&good).await;
    duel.check_log(&picture.match_id(), &[&good], 1).await;
}

#[tokio::test]
async fn nobody_acts_for_a_seat_of_another() {
    let mut duel = Duel::begin("sketch", [&[0], &[1]]).await;
    let (mine, picture) = duel.turn().await;
    let command = picture.first_act();
    duel.sockets[1 - mine]
        .must_refuse("not-your-seat", &command)
        .await;
    let stranger = Person::arrive(&duel.node).await;
    let mut watching = stranger.watch(&duel.node, &duel.table).await;
    watching.must_refuse("not-your-seat", &command).await;
    let mut nobody = Socket::open(duel.node.address(), &duel.table, "none=")
        .await
        .unwrap();
    nobody.must_refuse("who-are-you", &command).await;
    for (seat, code) in [
        (json!(2), "no-such-seat"),
        (json!(u32::MAX), "no-such-seat"),
    ] {
        let mut command = command.clone();
        command["seat"] = seat;
        duel.sockets[mine].must_refuse(code, &command).await;
    }
    duel.sockets[mine].must_do(&command).await;
    duel.check_log(&picture.match_id(), &[&command], 1).await;
}

#[tokio::test]
async fn of_two_seats_at_once_only_the_one_whose_turn_it_is_acts() {
    // One person holds both seats, and acts for both on one connection without waiting.
    let mut duel = Duel::begin("pagoda", [&[0, 1], &[2]]).await;
    let picture = loop {
        let (mine, picture) = duel.turn().await;
        if mine == 0 {
            break picture;
        }
        duel.play().await;
    };
    let choice = picture.choices().swap_remove(0);
    let right = picture.first_act();
    let wrong = picture.act(1 - choice.seat, &choice.actions[0]);
    let socket = &mut duel.sockets[0];
    let ids = [
        socket.command(&wrong).await.unwrap(),
        socket.command(&right).await.unwrap(),
    ];
    let refused = socket.answer_to(ids[0]).await;
    assert_eq!(refused["type"], "refused", "{refused}");
    assert_eq!(refused["problem"]["code"], "not-your-turn", "{refused}");
    let done = socket.answer_to(ids[1]).await;
    assert_eq!(done["type"], "done", "{done}");
    duel.check_log(&picture.match_id(), &[&right], 1).await;
}

/// Septet's pass: everybody commits at the same step, in any order.
#[tokio::test]
async fn where_several_seats_act_at_once_each_counts_once() {
    let mut duel = Duel::begin("septet", [&[0, 1], &[2, 3]]).await;
    let pictures = [
        duel.sockets[0].picture().await,
        duel.sockets[1].picture().await,
    ];
    assert_eq!(
        pictures[0].to_act().len(),
        4,
        "a match begins with the pass"
    );
    let mut commands = Vec::new();
    for (socket, picture) in duel.sockets.iter_mut().zip(&pictures) {
        for choice in picture.choices() {
            // All of them have seen the same step.
            let command = picture.act(choice.seat, &choice.actions[0]);
            socket.must_do(&command).await;
            // The answer was lost, perhaps; the same action is the same, whoever was first.
            socket.must_do(&command).await;
            commands.push(command);
        }
    }
    for (socket, command) in [(0, &commands[0]), (1, &commands[3])] {
        duel.sockets[socket].must_do(command).await;
    }
    let commands: Vec<&Value> = commands.iter().collect();
    duel.check_log(&pictures[0].match_id(), &commands, 4).await;
}

#[tokio::test]
async fn what_makes_no_sense_is_refused_by_name() {
    let mut duel = Duel::begin("sketch", [&[0], &[1]]).await;
    let (mine, picture) = duel.turn().await;
    let seat = picture.choices()[0].seat;
    let long = "x".repeat(8000);
    let oddities = [
        (picture.act(seat, "no such action"), "bad-notation"),
        (picture.act(seat, ""), "bad-notation"),
        (picture.act(seat, &long), "bad-notation"),
        (picture.act(seat, "\u{0}\u{202e}妖怪"), "bad-notation"),
        (
            json!({"do": "sit", "seat": 0, "name": "x"}),
            "match-has-begun",
        ),
        (json!({"do": "rematch"}), "match-not-over"),
        (json!({"do": "resume"}), "not-paused"),
        (json!({"do": "fly"}), "bad-message"),
        (json!({"do": "say", "text": long}), "too-long"),
        (
            json!({"do": "say", "text": "x", "and": "more"}),
            "bad-message",
        ),
        (json!(null), "bad-message"),
    ];
    for (command, code) in oddities {
        duel.sockets[mine].must_refuse(code, &command).await;
    }
    let good = picture.first_act();
    duel.sockets[mine].must_do(&good).await;
    duel.check_log(&picture.match_id(), &[&good], 1).await;
}
