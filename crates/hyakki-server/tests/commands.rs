//! Everything that can be asked of a table, and its answer.

use std::time::Duration;

use hyakki_catalog::GameId;
use serde_json::{Value, json};

use crate::fixture::TestApp;
use crate::party::Party;
use crate::socket::waits_for;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn seats_are_taken_given_back_and_filled_with_minds() {
    let app = TestApp::start().await;
    let (ada, ben) = (app.person("Ada").await, app.person("Ben").await);
    let table = ada
        .make_table(&json!({"game": "septet", "players": 4}))
        .await;
    let (mut ada, mut ben) = (ada.join(&table).await, ben.join(&table).await);
    let mind = |seat: usize, level: &str| json!({"do": "seat-mind", "seat": seat, "level": level});
    assert_eq!(
        ada.refused(&mind(1, "novice")).await,
        "not-a-player",
        "nobody fills a table from outside"
    );
    ada.must(&json!({"do": "sit", "seat": 0, "name": ""})).await;
    ada.until_table(|table| table["chairs"][0]["holder"]["name"] == "Ada")
        .await;
    assert_eq!(ada.picture["chairs"][0]["holder"]["is_me"], true);
    assert_eq!(
        ben.refused(&json!({"do": "sit", "seat": 0, "name": "Ben"}))
            .await,
        "seat-taken"
    );
    assert_eq!(
        ben.refused(&json!({"do": "sit", "seat": 4, "name": "Ben"}))
            .await,
        "no-such-seat"
    );
    assert_eq!(
        ben.refused(&json!({"do": "sit", "seat": 1, "name": "B\u{7}n"}))
            .await,
        "bad-text"
    );
    assert_eq!(
        ben.refused(&json!({"do": "sit", "seat": 1, "name": "Ben", "nonce": "x".repeat(65)}))
            .await,
        "too-long"
    );
    assert_eq!(ada.refused(&mind(1, "genius")).await, "no-such-mind");
    ada.must(&mind(1, "novice")).await;
    // Another mind takes its place, but nobody else's.
    ada.must(&mind(1, "apprentice")).await;
    assert_eq!(ada.refused(&mind(0, "apprentice")).await, "seat-taken");
    assert_eq!(
        ada.refused(&json!({"do": "unseat-mind", "seat": 0})).await,
        "no-such-mind"
    );
    ada.must(&json!({"do": "unseat-mind", "seat": 1})).await;
    ada.must(&json!({"do": "leave", "seat": 0})).await;
    ada.until_table(|table| table["chairs"][0]["holder"]["kind"] == "nobody")
        .await;
    for command in [
        json!({"do": "act", "seat": 0, "step": 0, "action": "g3"}),
        json!({"do": "undo", "seat": 0, "step": 0}),
    ] {
        assert_eq!(ada.refused(&command).await, "not-your-seat");
    }
    ben.sit(2, "Ben").await;
    for (command, code) in [
        (json!({"do": "pause"}), "no-match"),
        (json!({"do": "resume"}), "not-paused"),
        (json!({"do": "rematch"}), "match-not-over"),
        (json!({"do": "vote-stand-in", "seat": 1}), "no-match"),
        (
            json!({"do": "act", "seat": 2, "step": 0, "action": "g3"}),
            "no-match",
        ),
    ] {
        assert_eq!(ben.refused(&command).await, code, "{command}");
    }
    ben.seat_minds([0, 1, 3]).await;
    ben.until_table(|table| table["stage"] == "playing").await;
    assert_eq!(
        ada.refused(&json!({"do": "sit", "seat": 1, "name": "Ada"}))
            .await,
        "match-has-begun"
    );
    assert_eq!(
        ben.refused(&json!({"do": "unseat-mind", "seat": 1})).await,
        "match-has-begun"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_same_action_twice_is_done_once() {
    let app = TestApp::start().await;
    let mut party = Party::of(&app, "tajuto", 2).await;
    let seat = party.acting();
    let act = party.sockets[seat].act(seat, &party.sockets[seat].legal(seat)[0]);
    let step = party.sockets[seat].must(&act).await;
    assert_eq!(party.sockets[seat].must(&act).await, step);
    // Over another connection, and over HTTP.
    assert_eq!(
        party.people[seat].join(&party.table).await.must(&act).await,
        step
    );
    assert_eq!(
        party.people[seat].ask(&party.table, &act).await.ok(),
        json!({"step": step})
    );
    let seen = party.people[seat]
        .get(&format!("/api/tables/{}", party.table))
        .await
        .ok();
    assert_eq!(seen["step"], step, "once in the log");
    // Another action on the old picture is something else.
    let mut other = act.clone();
    other["action"] = json!("done");
    assert_eq!(party.sockets[seat].refused(&other).await, "stale");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_acts_on_an_old_picture_gets_a_fresh_one() {
    let app = TestApp::start().await;
    let mut party = Party::of(&app, "sketch", 2).await;
    let seat = party.acting();
    let action = party.sockets[seat].legal(seat)[0].clone();
    let step = party.act(seat, &action).await;
    for seen in [0, step - 1, step + 1, 4_000_000_000] {
        let seat = party.acting();
        let socket = &mut party.sockets[seat];
        let legal = socket.legal(seat);
        let action = legal.iter().find(|other| **other != action).unwrap();
        let n_before = socket.received.len();
        assert_eq!(
            socket
                .refused(&json!({"do": "act", "seat": seat, "step": seen, "action": action}))
                .await,
            "stale"
        );
        let new = &socket.received[n_before..];
        assert!(
            new.iter()
                .any(|text| text.starts_with(r#"{"type":"table""#)),
            "a fresh picture comes with it"
        );
        let over_http = party.people[seat]
            .ask(
                &party.table,
                &json!({"do": "undo", "seat": seat, "step": seen}),
            )
            .await;
        assert_eq!(over_http.refused(409), "stale");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn actions_against_the_rules_are_refused_with_the_rule() {
    let app = TestApp::start().await;
    let mut party = Party::of(&app, "sketch", 2).await;
    let (seat, other) = (party.acting(), party.waiting());
    let action = party.sockets[seat].legal(seat)[0].clone();
    assert_eq!(party.sockets[other].legal(other), Vec::<String>::new());
    let early = party.sockets[other].act(other, &action);
    assert_eq!(party.sockets[other].refused(&early).await, "not-your-turn");
    for action in ["", "dance", "pass pass", "鬼", &"x".repeat(10_000)] {
        let act = party.sockets[seat].act(seat, action);
        assert_eq!(party.sockets[seat].refused(&act).await, "bad-notation");
    }
    let pass = party.sockets[seat].act(seat, "pass");
    assert_eq!(party.sockets[seat].refused(&pass).await, "must-play");
    let nowhere = json!({"do": "act", "seat": 17, "step": 1, "action": "pass"});
    assert_eq!(party.sockets[seat].refused(&nowhere).await, "no-such-seat");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_may_pass_at_once_on_the_same_picture() {
    let app = TestApp::start().await;
    let mut party = Party::of(&app, "septet", 4).await;
    let step = party.sockets[0].step;
    // Everybody sends before anybody reads an answer.
    let mut ids = Vec::new();
    for seat in [2, 0, 3, 1] {
        let act = party.sockets[seat].act(seat, &party.sockets[seat].legal(seat)[0]);
        ids.push((seat, party.sockets[seat].send_command(&act).await));
    }
    for (seat, id) in ids {
        assert_eq!(party.sockets[seat].answer_to(id).await["type"], "done");
    }
    party.until_step(step + 4).await;
    assert_eq!(party.sockets[0].step, step + 4);
    assert_eq!(
        party.sockets[0].picture["match"]["to_act"]
            .as_array()
            .unwrap()
            .len(),
        1,
        "the first trick begins"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_clients_for_the_same_turn_count_once() {
    let app = TestApp::start().await;
    let mut party = Party::of(&app, "tajuto", 2).await;
    let seat = party.acting();
    let mut phone = party.people[seat].join(&party.table).await;
    phone.until_step(party.sockets[seat].step).await;
    let legal = phone.legal(seat);
    assert!(legal.len() >= 2);
    let laptop = &mut party.sockets[seat];
    let (one, other) = (laptop.act(seat, &legal[0]), phone.act(seat, &legal[1]));
    let (one, other) = tokio::join!(laptop.ask(&one), phone.ask(&other));
    let (done, refused) = if one["type"] == "done" {
        (one, other)
    } else {
        (other, one)
    };
    assert_eq!(
        (&done["type"], &refused["type"], &refused["problem"]["code"]),
        (&json!("done"), &json!("refused"), &json!("stale"))
    );
    assert_eq!(done["step"], refused["step"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_action_is_taken_back_while_nobody_minds() {
    let app = TestApp::start().await;
    let mut party = Party::of(&app, "tajuto", 2).await;
    let (seat, other) = (party.acting(), party.waiting());
    let undo = |seat: usize, step: u64| json!({"do": "undo", "seat": seat, "step": step});
    let before = party.sockets[seat].step;
    assert_eq!(
        party.sockets[seat].refused(&undo(seat, before)).await,
        "chance-has-fallen",
        "who begins was chance"
    );
    // Everything in Tajuto lies open: what is not drawn can be taken back.
    let legal = party.sockets[seat].legal(seat);
    let open = legal
        .iter()
        .find(|action| !action.starts_with("draw"))
        .unwrap();
    let step = party.act(seat, open).await;
    assert_eq!(party.sockets[seat].side(seat)["can_undo"], true);
    assert_eq!(party.sockets[other].side(other)["can_undo"], false);
    assert_eq!(
        party.sockets[other].refused(&undo(other, step)).await,
        "not-the-last-actor"
    );
    assert_eq!(party.sockets[seat].must(&undo(seat, step)).await, before);
    party
        .until_table(|table| table["match"]["to_act"] == json!([seat]))
        .await;
    party.sockets[seat]
        .until_table(|table| table["step"] == before)
        .await;
    assert_eq!(
        party.sockets[seat].legal(seat),
        legal,
        "everything is as it was"
    );
    let draw = legal
        .iter()
        .find(|action| action.starts_with("draw"))
        .unwrap();
    let step = party.act(seat, draw).await;
    assert_eq!(
        party.sockets[seat].refused(&undo(seat, step)).await,
        "chance-has-fallen"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_was_shown_or_forbidden_is_not_taken_back() {
    let app = TestApp::start().await;
    let mut party = Party::of(&app, "sketch", 2).await;
    let seat = party.acting();
    let action = party.sockets[seat].legal(seat)[0].clone();
    let step = party.act(seat, &action).await;
    let undo = json!({"do": "undo", "seat": seat, "step": step});
    assert_eq!(party.sockets[seat].refused(&undo).await, "revealed");
    let mut strict = Party::with(
        &app,
        &json!({"game": "tajuto", "players": 2, "undo": false}),
    )
    .await;
    let seat = strict.acting();
    let legal = strict.sockets[seat].legal(seat);
    let open = legal
        .iter()
        .find(|action| !action.starts_with("draw"))
        .unwrap();
    let step = strict.act(seat, open).await;
    let undo = json!({"do": "undo", "seat": seat, "step": step});
    assert_eq!(strict.sockets[seat].refused(&undo).await, "undo-forbidden");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_pause_stops_everything_until_it_is_over() {
    let app = TestApp::start().await;
    let clock = json!({"kind": "bank", "bank_ms": 600_000, "increment_ms": 0});
    let mut party = Party::with(
        &app,
        &json!({"game": "sketch", "players": 2, "clock": clock}),
    )
    .await;
    let (seat, other) = (party.acting(), party.waiting());
    party.sockets[other].must(&json!({"do": "pause"})).await;
    party.until_table(|table| table["is_paused"] == true).await;
    assert_eq!(
        party.sockets[seat].refused(&json!({"do": "pause"})).await,
        "paused"
    );
    let act = party.sockets[seat].act(seat, &party.sockets[seat].legal(seat)[0]);
    assert_eq!(party.sockets[seat].refused(&act).await, "paused");
    // Two looks at different times see the same clock.
    let look = async || {
        party.people[seat]
            .get(&format!("/api/tables/{}", party.table))
            .await
            .ok()
    };
    let first = look().await;
    let mut second = look().await;
    while second["now_ms"] == first["now_ms"] {
        second = look().await;
    }
    assert_eq!(
        first["chairs"][seat]["left_ms"],
        second["chairs"][seat]["left_ms"]
    );
    party.sockets[seat].must(&json!({"do": "resume"})).await;
    assert_eq!(
        party.sockets[seat].refused(&json!({"do": "resume"})).await,
        "not-paused"
    );
    party.sockets[seat].must(&act).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_mind_stands_in_for_a_leaver_until_they_return() {
    let app = TestApp::start().await;
    let mut party = Party::of(&app, "sketch", 2).await;
    let (seat, other) = (party.acting(), party.waiting());
    let before = party.sockets[seat].step;
    party.sockets[seat]
        .must(&json!({"do": "leave", "seat": seat}))
        .await;
    party
        .until_table(|table| table["chairs"][seat]["has_stand_in"] == true)
        .await;
    // The mind plays until it is the other's turn.
    party.sockets[other]
        .until_table(|table| waits_for(table, other))
        .await;
    assert!(party.sockets[other].step > before);
    assert_eq!(
        party.sockets[other].picture["chairs"][seat]["holder"]["name"],
        ["Ada", "Ben"][seat],
        "the seat stays theirs"
    );
    party.sockets[seat]
        .must(&json!({"do": "return", "seat": seat}))
        .await;
    party
        .until_table(|table| table["chairs"][seat]["has_stand_in"] == false)
        .await;
    // Whoever acts is there, too.
    party.sockets[other]
        .must(&json!({"do": "leave", "seat": other}))
        .await;
    party.sockets[seat]
        .until_table(|table| waits_for(table, seat))
        .await;
    let act = party.sockets[seat].act(seat, &party.sockets[seat].legal(seat)[0]);
    party.sockets[seat].must(&act).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_takes_the_seat_back_while_the_mind_thinks_plays_on_themselves() {
    let app = TestApp::start_with(|config| config.mind_pause = Duration::from_millis(60)).await;
    let mut party = Party::of(&app, "sketch", 2).await;
    let seat = party.acting();
    let before = party.sockets[seat].step;
    for command in ["leave", "return"] {
        party.sockets[seat]
            .must(&json!({"do": command, "seat": seat}))
            .await;
    }
    // The answer comes, and is one that nobody waits for any more.
    while n_late(&app).await == 0 {
        tokio::task::yield_now().await;
    }
    party.sockets[seat]
        .until_table(|table| table["chairs"][seat]["has_stand_in"] == false)
        .await;
    assert_eq!(party.sockets[seat].step, before);
    let act = party.sockets[seat].act(seat, &party.sockets[seat].legal(seat)[0]);
    party.sockets[seat].must(&act).await;
    assert_eq!(n_late(&app).await, 1, "no mind was asked once more");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_mind_that_thought_about_what_was_taken_back_is_asked_again() {
    let app = TestApp::start_with(|config| config.mind_pause = Duration::from_secs(1)).await;
    let ada = app.person("Ada").await;
    let table = ada.make_table_for(GameId::Tajuto).await;
    let mut ada = ada.join(&table).await;
    ada.sit(0, "Ada").await;
    let n_seats = ada.picture["chairs"].as_array().unwrap().len();
    ada.seat_minds(1..n_seats).await;
    ada.until_table(|table| waits_for(table, 0)).await;
    let step = ada.must(&ada.act(0, "end")).await;
    ada.must(&json!({"do": "undo", "seat": 0, "step": step}))
        .await;
    ada.until_step(step - 1).await;
    ada.must(&ada.act(0, "end")).await;
    ada.until_table(|table| waits_for(table, 0)).await;
    assert_eq!(n_late(&app).await, 1, "the first answer did not count");
}

/// How many answers of minds came when nobody waited for them any more.
async fn n_late(app: &TestApp) -> u32 {
    let metrics = app.metrics().await;
    let mut lines = metrics.lines();
    let count = lines.find_map(|line| line.strip_prefix("hyakki_late_answers_total "));
    count.unwrap().parse().unwrap()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn all_others_can_vote_a_mind_in() {
    let app = TestApp::start().await;
    let mut party = Party::of(&app, "pagoda", 3).await;
    let (seat, voters) = (
        party.acting(),
        [0, 1, 2].into_iter().filter(|&seat| seat != party.acting()),
    );
    let voters: Vec<usize> = voters.collect();
    let vote = json!({"do": "vote-stand-in", "seat": seat});
    assert_eq!(
        party.sockets[seat].refused(&vote).await,
        "nothing-to-vote-on",
        "nobody votes on themselves"
    );
    party.sockets[voters[0]].must(&vote).await;
    party.sockets[voters[0]].must(&vote).await;
    party
        .until_table(|table| table["chairs"][seat]["n_votes"] == 1)
        .await;
    assert_eq!(
        party.sockets[voters[0]].picture["chairs"][seat]["has_my_vote"],
        true
    );
    assert_eq!(
        party.sockets[voters[1]].picture["chairs"][seat]["has_my_vote"],
        false
    );
    let before = party.sockets[seat].step;
    party.sockets[voters[1]].must(&vote).await;
    party.until_step(before + 1).await;
    assert_eq!(
        party.sockets[seat].picture["chairs"][seat]["has_stand_in"],
        true
    );
    assert_eq!(
        party.sockets[voters[1]].refused(&vote).await,
        "nothing-to-vote-on"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn claims_are_made_for_those_who_want_it() {
    let app = TestApp::start().await;
    let mut party = Party::of(&app, "tajuto", 2).await;
    assert_eq!(party.sockets[0].picture["chairs"][1]["claims_for_me"], true);
    party.sockets[1]
        .must(&json!({"do": "claim-for-me", "seat": 1, "on": false}))
        .await;
    party
        .until_table(|table| table["chairs"][1]["claims_for_me"] == false)
        .await;
    assert_eq!(party.sockets[0].picture["chairs"][0]["claims_for_me"], true);
    assert_eq!(
        party.sockets[0]
            .refused(&json!({"do": "claim-for-me", "seat": 1, "on": true}))
            .await,
        "not-your-seat"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn partners_say_nothing_while_they_play() {
    let app = TestApp::start().await;
    let say = |text: &str| json!({"do": "say", "text": text});
    let ada = app.person("Ada").await;
    let table = ada
        .make_table(&json!({"game": "septet", "players": 4}))
        .await;
    let mut socket = ada.join(&table).await;
    assert_eq!(socket.refused(&say("hello")).await, "not-a-player");
    socket.sit(0, "Ada").await;
    socket.must(&say("  hello  ")).await;
    for (number, text) in [(1, "x".repeat(500)), (2, "ä".repeat(500))] {
        socket.must(&say(&text)).await;
        assert_eq!(socket.chat_line(number).await["text"], text);
    }
    for text in ["", "   ", &"x".repeat(501)] {
        assert_eq!(socket.refused(&say(text)).await, "too-long");
    }
    socket.sit(1, "Ben").await;
    socket.sit(2, "Cleo").await;
    socket.sit(3, "Dai").await;
    assert_eq!(
        socket.refused(&say("I have the green seven")).await,
        "no-talk-now"
    );
    // A newcomer hears what was said before.
    let heard = app
        .nobody()
        .join(&table)
        .await
        .until(|message| message["type"] == "chat")
        .await;
    let lines = heard["lines"].as_array().unwrap();
    assert_eq!(
        (
            lines.len(),
            &lines[0]["text"],
            &lines[0]["name"],
            &lines[0]["seat"]
        ),
        (3, &json!("hello"), &json!("Ada"), &json!(0))
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn tables_settle_when_people_may_talk() {
    let app = TestApp::start().await;
    let say = json!({"do": "say", "text": "good luck"});
    for (settings, is_allowed) in [
        (
            json!({"game": "septet", "players": 4, "talk": "always"}),
            true,
        ),
        (json!({"game": "septet", "players": 3}), true),
        (json!({"game": "sketch", "players": 2}), true),
        (
            json!({"game": "sketch", "players": 2, "talk": "never"}),
            false,
        ),
    ] {
        let mut party = Party::with(&app, &settings).await;
        let answer = party.sockets[0].ask(&say).await;
        assert_eq!(
            answer["type"],
            if is_allowed { "done" } else { "refused" },
            "{settings}"
        );
        if !is_allowed {
            assert_eq!(answer["problem"]["code"], "no-talk-now");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn spectators_see_the_public_side_or_nothing() {
    let app = TestApp::start().await;
    let open = Party::of(&app, "sketch", 2).await;
    let mut closed = Party::with(
        &app,
        &json!({"game": "sketch", "players": 2, "spectators": false}),
    )
    .await;
    for watcher in [app.nobody(), app.person("Eve").await, app.bot("Robo").await] {
        let mut socket = watcher.join(&open.table).await;
        let table = socket.until_table(|_| true).await;
        let sides = table["match"]["sides"].as_array().unwrap();
        assert_eq!(
            (sides.len(), &sides[0]["seat"], &sides[0]["legal"]),
            (1, &Value::Null, &json!([]))
        );
        let hands = sides[0]["view"]["hands"].as_array().unwrap();
        assert!(hands.iter().all(|hand| hand["cards"].is_null()));
        let shut_out = watcher
            .get(&format!("/api/tables/{}", closed.table))
            .await
            .ok();
        assert_eq!(shut_out["match"]["sides"], json!([]));
        let mut deaf = watcher.join(&closed.table).await;
        deaf.until_table(|_| true).await;
        closed.sockets[0]
            .must(&json!({"do": "say", "text": "between us"}))
            .await;
        closed.sockets[0].must(&json!({"do": "pause"})).await;
        deaf.until_table(|table| table["is_paused"] == true).await;
        closed.sockets[0].must(&json!({"do": "resume"})).await;
        deaf.until_table(|table| table["is_paused"] == false).await;
        assert!(
            deaf.received
                .iter()
                .all(|text| !text.contains("between us"))
        );
    }
    assert_eq!(closed.sockets[1].chat_line(0).await["text"], "between us");
    let seat = open.acting();
    assert_eq!(
        open.sockets[seat].picture["match"]["sides"]
            .as_array()
            .unwrap()
            .len(),
        1
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn hints_are_for_those_who_must_decide() {
    let app = TestApp::start().await;
    let party = Party::with(
        &app,
        &json!({"game": "sketch", "players": 2, "hints": true}),
    )
    .await;
    let (seat, other) = (party.acting(), party.waiting());
    let path =
        |seat: usize, more: &str| format!("/api/tables/{}/hint?seat={seat}{more}", party.table);
    for mind in ["", "&mind=novice", "&mind=adept"] {
        let hint = party.people[seat].get(&path(seat, mind)).await.ok();
        assert_eq!(hint["step"], party.sockets[seat].step);
        assert!(
            party.sockets[seat]
                .legal(seat)
                .contains(&hint["action"].as_str().unwrap().to_owned())
        );
        assert_eq!(hint["action"], hint["considered"][0]["action"]);
    }
    let hint = party.people[seat].get(&path(seat, "")).await.ok();
    assert!(hint["simulations"].as_u64().unwrap() > 0);
    let considered = hint["considered"].as_array().unwrap();
    assert!(considered.len() <= 5);
    for one in considered {
        let figures = [&one["share"], &one["value"]].map(|figure| figure.as_f64().unwrap());
        assert!(
            figures.iter().all(|figure| (0.0..=1.0).contains(figure)),
            "{one}"
        );
    }
    assert_eq!(
        party.people[seat]
            .get(&path(seat, "&mind=genius"))
            .await
            .refused(422),
        "no-such-mind"
    );
    assert_eq!(
        party.people[seat].get(&path(other, "")).await.refused(403),
        "not-your-seat"
    );
    assert_eq!(
        party.people[other].get(&path(other, "")).await.refused(422),
        "not-your-turn"
    );
    assert_eq!(
        app.nobody().get(&path(seat, "")).await.refused(401),
        "who-are-you"
    );
    // Nobody asked for them.
    let strict = Party::of(&app, "sketch", 2).await;
    let seat = strict.acting();
    let refused = strict.people[seat]
        .get(&format!("/api/tables/{}/hint?seat={seat}", strict.table))
        .await;
    assert_eq!(refused.refused(403), "no-hints");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn several_at_one_screen_see_their_sides() {
    let app = TestApp::start().await;
    let (_, _, mut socket) = app.guest_at(GameId::Sketch).await;
    socket.sit(1, "Ben").await;
    socket.sit(0, "Ada").await;
    socket
        .until_table(|table| table["stage"] == "playing")
        .await;
    let sides = socket.picture["match"]["sides"].as_array().unwrap();
    let seats: Vec<&Value> = sides.iter().map(|side| &side["seat"]).collect();
    assert_eq!(seats, [0, 1]);
    for seat in [0, 1] {
        assert!(socket.side(seat)["view"]["hands"][seat]["cards"].is_array());
        assert!(socket.side(seat)["view"]["hands"][1 - seat]["cards"].is_null());
    }
    let seat = usize::from(waits_for(&socket.picture, 1));
    let act = socket.act(seat, &socket.legal(seat)[0]);
    socket.must(&act).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_mind_stands_in_when_the_clock_runs_out() {
    let app = TestApp::start().await;
    let clock = json!({"kind": "per-move", "move_ms": 1000});
    let mut party = Party::with(
        &app,
        &json!({"game": "sketch", "players": 2, "clock": clock}),
    )
    .await;
    let (seat, other) = (party.acting(), party.waiting());
    let left = |party: &Party, chair: usize| {
        party.sockets[other].picture["chairs"][chair]["left_ms"]
            .as_i64()
            .unwrap()
    };
    assert!(left(&party, seat) <= 1000 && left(&party, other) == 1000);
    let before = party.sockets[other].step;
    let table = party.sockets[other]
        .until_table(|table| table["chairs"][seat]["has_stand_in"] == true)
        .await;
    assert_eq!(
        (&table["step"], &table["chairs"][other]["has_stand_in"]),
        (&json!(before), &json!(false))
    );
    party.sockets[other].until_step(before + 1).await;
    // Whoever was late can come back.
    party.sockets[seat]
        .must(&json!({"do": "return", "seat": seat}))
        .await;
    party.sockets[seat]
        .until_table(|table| table["chairs"][seat]["has_stand_in"] == false)
        .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_message_carries_the_step() {
    let app = TestApp::start().await;
    let mut party = Party::of(&app, "sketch", 2).await;
    let seat = party.acting();
    let action = party.sockets[seat].legal(seat)[0].clone();
    let step = party.act(seat, &action).await;
    assert!(step >= 2);
    let socket = &mut party.sockets[seat];
    socket.send_text("garbage").await;
    assert_eq!(
        socket.until(|message| message["type"] == "refused").await["step"],
        step
    );
    socket.send_text(r#"{"type":"ping","id":1}"#).await;
    assert_eq!(
        socket.until(|message| message["type"] == "pong").await["step"],
        step
    );
    let mut watcher = app.nobody().join(&party.table).await;
    watcher.until_table(|_| true).await;
    assert_eq!(watcher.ask(&json!({"do": "pause"})).await["step"], step);
    party.sockets[seat]
        .must(&json!({"do": "say", "text": "hm"}))
        .await;
    let chat = watcher.until(|message| message["type"] == "chat").await;
    assert_eq!(chat["step"], step);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn newcomers_hear_the_last_fifty_lines() {
    let app = TestApp::start().await;
    let (_, table, mut socket) = app.guest_at(GameId::Sketch).await;
    socket.sit(0, "Ada").await;
    for number in 0..53 {
        socket
            .must(&json!({"do": "say", "text": format!("line {number}")}))
            .await;
    }
    let heard = app
        .nobody()
        .join(&table)
        .await
        .until(|message| message["type"] == "chat")
        .await;
    let lines = heard["lines"].as_array().unwrap();
    let numbers: Vec<u64> = lines
        .iter()
        .map(|line| line["number"].as_u64().unwrap())
        .collect();
    assert_eq!(numbers, (3..53).collect::<Vec<u64>>());
    assert!(
        lines
            .iter()
            .all(|line| line["text"] == format!("line {}", line["number"]))
    );
}
