//! Two nodes on one PostgreSQL.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::club::{Club, MIXED, Plan};
use crate::database::Database;
use crate::ledger::{Acknowledged, Ledger};
use crate::node::Node;
use crate::person::Person;

/// A node waits three seconds for one that has fallen silent before it asks the minds itself; this is on top of it.
const TAKE_OVER: Duration = Duration::from_secs(10);

async fn two_nodes() -> (Database, Node, Node) {
    let database = Database::postgres().await;
    let (one, other) = tokio::join!(Node::start(&database.url), Node::start(&database.url));
    (database, one, other)
}

/// Nobody but people, on both nodes.
const PEOPLE: [Plan; 3] = [MIXED[0], MIXED[2], MIXED[6]];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn people_on_two_nodes_play_whole_matches() {
    let (database, one, other) = two_nodes().await;
    let mut club = Club::open_at([&one, &other], &PEOPLE).await;
    club.play_on(1).await;
    club.finish(&other).await;
    club.check_log(&database).await;
    assert_eq!(club.verify_records(&one).await, PEOPLE.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_killed_node_loses_nothing_and_its_people_go_on_at_another() {
    let (database, mut dying, mut staying) = two_nodes().await;
    let mut club = Club::open_at([&dying, &staying], &MIXED).await;
    for _ in 0..3 {
        club.play_on(5).await;
        club.move_to(Some(&staying));
        dying.kill().await;
        club.play_on(5).await;
        club.check_log(&database).await;
        // Next time it is the other one's turn.
        dying = staying;
        staying = Node::start(&database.url).await;
    }
    club.finish(&staying).await;
    club.check_log(&database).await;
    let n_records = club.verify_records(&staying).await;
    assert!(n_records >= MIXED.len());
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_mind_goes_on_when_the_node_that_asked_it_is_killed() {
    let database = Database::postgres().await;
    // Here a mind would still be thinking when the test is over.
    let dying = Node::start_with(&database.url, &["--mind-time=300s"]).await;
    let staying = Node::start(&database.url).await;
    let person = Person::arrive(&dying).await;
    let table = person
        .make_table(&dying, &json!({"game": "sketch", "players": 2}))
        .await;
    let mut elsewhere = person.watch(&staying, &table).await;
    elsewhere.picture().await;
    person.sit(&staying, &table, &[0]).await;
    person.seat_minds(&staying, &table, "master", &[1]).await;
    let mut here = person.watch(&dying, &table).await;
    // Whatever the mind has to do until the person acts, the other node asks it.
    let mut picture = here
        .picture_that("the own turn", |picture| !picture.choices().is_empty())
        .await;
    while !picture.choices().is_empty() {
        let done = here.must_do(&picture.first_act()).await;
        let is_new =
            |seen: &crate::picture::Picture| Some(seen.step() as u64) >= done["step"].as_u64();
        picture = here.picture_that("the next picture", is_new).await;
    }
    let step = picture.step();
    let has_heard = |seen: &crate::picture::Picture| seen.step() >= step;
    let heard = elsewhere.picture_that("the news", has_heard).await;
    assert_eq!(heard.step(), step, "the mind thinks");
    dying.kill().await;
    let begun = Instant::now();
    let has_moved = |seen: &crate::picture::Picture| seen.step() > step;
    elsewhere.picture_that("the mind's move", has_moved).await;
    assert!(begun.elapsed() < TAKE_OVER, "{:?}", begun.elapsed());
    println!(
        "a mind went on {:.1} s after its node was killed",
        begun.elapsed().as_secs_f32()
    );
}

/// One person on two nodes decides differently on each, at the same step and at the same time.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn of_two_actions_for_one_step_exactly_one_wins() {
    let (database, one, other) = two_nodes().await;
    let person = Person::arrive(&one).await;
    let table = person
        .make_table(&one, &json!({"game": "sketch", "players": 2}))
        .await;
    person.sit(&one, &table, &[0, 1]).await;
    let mut here = person.watch(&one, &table).await;
    let mut there = person.watch(&other, &table).await;
    let ledger = Ledger::default();
    let mut n_races = [0, 0];
    let mut n_late = 0;
    loop {
        let picture = here.picture().await;
        if picture.is_over() {
            break;
        }
        let choice = picture.choices().swap_remove(0);
        assert_eq!(picture.to_act(), [choice.seat]);
        let actions = [
            choice.actions.first().unwrap(),
            choice.actions.last().unwrap(),
        ];
        let commands = actions.map(|action| picture.act(choice.seat, action));
        let answers = tokio::join!(here.ask(&commands[0]), there.ask(&commands[1]));
        let entry = |action: &String| Acknowledged {
            table: table.clone(),
            match_id: picture.match_id(),
            seat: choice.seat,
            action: action.clone(),
            step: picture.step(),
            n_acting: 1,
        };
        let are_done = [answers.0["type"] == "done", answers.1["type"] == "done"];
        if actions[0] == actions[1] {
            // The same action is the same wherever it is sent.
            assert_eq!(are_done, [true, true], "{answers:?}");
            ledger.enter(entry(actions[0]));
        } else {
            let winner = are_done.iter().position(|is_done| *is_done);
            let winner = winner.unwrap_or_else(|| panic!("{answers:?}"));
            let refused = if winner == 0 { &answers.1 } else { &answers.0 };
            // After the last step there is no match any more to be late in.
            let code = refused["problem"]["code"].as_str().unwrap();
            assert!(matches!(code, "stale" | "no-match"), "{answers:?}");
            n_late += u32::from(code == "stale");
            ledger.enter(entry(actions[winner]));
            n_races[winner] += 1;
        }
        let is_next = |seen: &crate::picture::Picture| seen.step() > picture.step();
        here.picture_that("the next step here", is_next).await;
        there.picture_that("the next step there", is_next).await;
    }
    let store = database.open().await;
    ledger.check(&store).await;
    store.close().await;
    println!("races won here and there: {n_races:?}");
    let n_races = n_races[0] + n_races[1];
    assert!(
        n_races > 10 && n_late + 1 >= n_races,
        "{n_late} of {n_races} were late"
    );
}
