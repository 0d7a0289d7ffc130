//! The checker finds what is wrong: a right history passes, and each kind of wrong one does not.

#![allow(clippy::unwrap_used, reason = "tests")]
#![cfg(target_os = "linux")]

#[path = "checker/story.rs"]
mod story;

use hyakki_store::REMEMBERED_KEYS;
use hyakki_table::Command;
use hyakki_torture::checker::{Kind, check};
use hyakki_torture::evidence::ChatEvidence;
use hyakki_torture::history::{Answer, Event};

use story::{ADA, BEN, EVE, Story, holder};

/// What the checker finds in a story.
fn kinds(story: &Story) -> Vec<Kind> {
    let report = check(&story.history, &story.evidence());
    let mut kinds: Vec<Kind> = report
        .violations
        .iter()
        .map(|violation| violation.kind)
        .collect();
    kinds.sort_unstable();
    kinds.dedup();
    kinds
}

/// Only this is wrong with a story.
fn assert_only(kind: Kind, story: &Story) {
    let report = check(&story.history, &story.evidence());
    assert_eq!(kinds(story), [kind], "{:?}", report.violations);
}

#[test]
fn what_is_right_passes_in_every_game() {
    for game in ["septet", "sketch", "pagoda", "tajuto"] {
        let mut story = Story::begin(game);
        story.play_to_the_end();
        story.rematch();
        story.play(20);
        let report = check(&story.history, &story.evidence());
        assert_eq!(report.violations, [], "{game}");
        let counts = report.counts;
        assert_eq!((counts.matches, counts.finished), (2, 1), "{game}");
        assert!(counts.placed > 30 && counts.pictures > 3 * counts.placed);
        assert!(counts.refused > 0 && counts.repetitions > 0);
        // In the other games every action shows something, so that none can be taken back.
        assert_eq!(
            counts.undos > 0,
            game == "tajuto",
            "{game}: {}",
            counts.undos
        );
    }
}

#[test]
fn an_unanswered_command_may_have_been_done_or_not() {
    let mut story = Story::begin("sketch");
    story.play(10);
    story.forget_answer_of_last_act();
    assert_eq!(kinds(&story), []);
    story.drop_last_act_from_log();
    story.forget_pictures_beyond_the_log();
    assert_eq!(kinds(&story), []);
}

#[test]
fn an_acknowledged_action_that_is_not_in_the_log_is_lost() {
    let mut story = Story::begin("sketch");
    story.play(10);
    story.drop_last_act_from_log();
    story.forget_pictures_beyond_the_log();
    assert_only(Kind::Lost, &story);
}

#[test]
fn a_lost_match_and_a_lost_table_are_lost() {
    let mut story = Story::begin("sketch");
    story.play_to_the_end();
    story.rematch();
    story.forget_pictures();
    let number = story.matches.len() - 1;
    story.matches.remove(number);
    assert_only(Kind::Lost, &story);
    let mut evidence = story.evidence();
    evidence.tables.clear();
    let report = check(&story.history, &evidence);
    assert!(
        report
            .violations
            .iter()
            .all(|found| found.kind == Kind::Lost)
    );
    assert!(!report.violations.is_empty());
}

#[test]
fn what_was_done_twice_is_doubled() {
    let mut story = Story::begin("tajuto");
    let (act, _) = story.act_and_undo();
    let again = story.act_again(&act);
    // Nobody asked for the second one.
    story.forget_command(again);
    story.forget_pictures();
    assert_only(Kind::Doubled, &story);
}

#[test]
fn what_was_doubled_before_a_seat_was_left_is_found() {
    let doubled_and_left = |is_left_first: bool| {
        let mut story = Story::begin("tajuto");
        let leave_and_return = |story: &mut Story, seat: usize| {
            story.ask(holder(seat), Command::Leave { seat });
            story.ask(holder(seat), Command::Return { seat });
        };
        if is_left_first {
            leave_and_return(&mut story, 0);
            leave_and_return(&mut story, 1);
        }
        let (act, _) = story.act_and_undo();
        let again = story.act_again(&act);
        story.play(40);
        leave_and_return(&mut story, act.0);
        story.forget_command(again);
        story.forget_pictures();
        kinds(&story)
    };
    assert_eq!(doubled_and_left(false), [Kind::Doubled]);
    // A mind may have done it: nobody can tell.
    assert_eq!(doubled_and_left(true), []);
}

#[test]
fn what_nobody_asked_for_is_invented() {
    let mut story = Story::begin("sketch");
    story.play(6);
    let id = story.last_act();
    story.forget_command(id);
    assert_only(Kind::Invented, &story);
}

#[test]
fn a_refused_action_in_the_log_was_done() {
    let mut story = Story::begin("sketch");
    story.play(6);
    let id = story.last_act();
    let code = "stale".to_owned();
    story.set_answer(id, &Answer::Refused { code });
    assert_only(Kind::RefusedButDone, &story);
}

#[test]
fn an_undo_that_is_not_in_the_log_is_lost() {
    let mut story = Story::begin("tajuto");
    let (_, undo) = story.act_and_undo();
    story.drop_last_line();
    story.forget_pictures();
    assert_only(Kind::Lost, &story);
    let code = "stale".to_owned();
    story.set_answer(undo, &Answer::Refused { code });
    story.done.get_mut(ADA.user).unwrap().clear();
    story.done.get_mut(BEN.user).unwrap().clear();
    // It was refused, and the rest is as it should be but for the keys that were thrown away.
    assert_only(Kind::ForgottenKey, &story);
}

#[test]
fn what_minds_did_goes_back_with_what_a_person_did_before() {
    let mut story = Story::begin_among_minds("tajuto");
    story.undo_across_a_mind();
    assert_eq!(kinds(&story), []);
    // Nobody takes back what a mind did alone.
    story.drop_last_line();
    story.forget_pictures();
    let found = kinds(&story);
    assert!(
        found.contains(&Kind::Invented) && found.contains(&Kind::Lost),
        "{found:?}"
    );
}

#[test]
fn an_action_after_its_undo_is_not_the_one_before_it() {
    let mut story = Story::begin("tajuto");
    let (act, _) = story.act_and_undo();
    story.act_again(&act);
    assert_eq!(kinds(&story), []);
    story.drop_last_act_from_log();
    story.forget_pictures();
    assert_only(Kind::Lost, &story);
}

#[test]
fn another_answer_to_the_same_key_is_found() {
    let mut story = Story::begin("sketch");
    story.play(4);
    let id = story.repeat_last(ADA);
    assert_eq!(kinds(&story), []);
    story.set_answer(id, &Answer::Done { step: 99 });
    assert_only(Kind::OtherAnswer, &story);
}

#[test]
fn an_answer_that_does_not_fit_the_action_is_found() {
    let mut story = Story::begin("sketch");
    story.play(4);
    let id = story.last_act();
    story.set_answer(id, &Answer::Done { step: 99 });
    assert_only(Kind::OtherAnswer, &story);
}

#[test]
fn a_key_that_is_not_remembered_is_found() {
    let mut story = Story::begin("sketch");
    story.play(4);
    let of_ada = story.done.get_mut(ADA.user).unwrap();
    let last = of_ada.keys().next_back().unwrap().clone();
    of_ada.remove(&last);
    assert_only(Kind::ForgottenKey, &story);
}

#[test]
fn what_was_answered_first_stands_first() {
    let mut story = Story::begin("sketch");
    story.play(10);
    // As if the first of two had been sent when the second was done already.
    story.swap_times_of_last_two_acts();
    story.forget_pictures();
    assert_only(Kind::Reordered, &story);
}

#[test]
fn what_was_seen_stands_before_what_is_sent_then() {
    let mut story = Story::begin("sketch");
    story.play(10);
    // As if everybody had seen the last action before it was sent.
    story.see_last_picture_early();
    assert_only(Kind::Reordered, &story);
}

#[test]
fn a_changed_view_is_found() {
    let mut story = Story::begin("sketch");
    story.play(10);
    story.change_last_picture(|text| text.replacen(r#""deck_len":"#, r#""deck_len":1"#, 1));
    assert_only(Kind::WrongView, &story);
}

#[test]
fn other_legal_actions_are_found() {
    let mut story = Story::begin("septet");
    story.play(10);
    story.change_last_picture(|text| {
        text.replacen(r#""legal":["#, r#""legal":["nonsense"],"was":["#, 1)
    });
    assert_only(Kind::WrongView, &story);
}

#[test]
fn a_picture_of_what_is_not_in_the_log_is_found() {
    let mut story = Story::begin("sketch");
    story.play(10);
    story.forget_answer_of_last_act();
    story.drop_last_act_from_log();
    assert_only(Kind::WrongView, &story);
}

#[test]
fn an_older_picture_after_a_newer_one_is_found() {
    let mut story = Story::begin("sketch");
    story.play(10);
    story.show_again_from_before(EVE);
    assert_only(Kind::WentBack, &story);
}

#[test]
fn an_old_picture_after_an_own_action_is_found() {
    let mut story = Story::begin("sketch");
    story.play(10);
    story.delay_pictures_of_last_act();
    assert_only(Kind::WentBack, &story);
}

#[test]
fn a_picture_of_somebody_elses_hand_is_found() {
    let mut story = Story::begin("sketch");
    story.play(5);
    story.show_to(BEN, EVE);
    assert_only(Kind::OtherSeat, &story);
}

#[test]
fn chat_is_neither_lost_nor_doubled_nor_invented() {
    let said = |what: fn(&mut Vec<ChatEvidence>)| {
        let mut story = Story::begin("sketch");
        story.say(ADA);
        story.say(BEN);
        assert_eq!(kinds(&story), []);
        what(&mut story.chat);
        story.forget_what_was_heard();
        kinds(&story)
    };
    assert_eq!(said(|chat| drop(chat.pop())), [Kind::Lost]);
    let doubled = said(|chat| {
        let number = 2;
        let again = ChatEvidence {
            number,
            ..chat[1].clone()
        };
        chat.push(again);
    });
    assert_eq!(doubled, [Kind::Doubled]);
    let invented = said(|chat| {
        let (number, text) = (2, "boo".to_owned());
        let other = ChatEvidence {
            number,
            text,
            ..chat[1].clone()
        };
        chat.push(other);
    });
    assert_eq!(invented, [Kind::Invented]);
    let reordered = said(|chat| {
        chat.swap(0, 1);
        (chat[0].number, chat[1].number) = (0, 1);
    });
    assert_eq!(reordered, [Kind::Reordered]);
}

#[test]
fn what_comes_again_after_its_key_was_forgotten_may_be_done_anew() {
    let said_again_after = |n_between: i64| {
        let mut story = Story::begin("sketch");
        let first = story.say(ADA);
        for _ in 0..n_between {
            story.say(ADA);
        }
        story.do_anew(ADA, first);
        kinds(&story)
    };
    // Sitting down was a command, too, and is forgotten first.
    assert_eq!(said_again_after(REMEMBERED_KEYS - 1), [Kind::Doubled]);
    assert_eq!(said_again_after(REMEMBERED_KEYS), []);
}

#[test]
fn what_is_heard_was_said() {
    let mut story = Story::begin("sketch");
    story.say(ADA);
    for event in &mut story.history.events {
        if let Event::Heard(heard) = event {
            "something else".clone_into(&mut heard.lines[0].1);
        }
    }
    assert_only(Kind::WrongView, &story);
}

#[test]
fn a_match_begins_with_the_nonces_that_were_told() {
    let mut story = Story::begin("sketch");
    story.play_to_the_end();
    story.rematch_with_pledges();
    assert_eq!(kinds(&story), []);
    story.lose_a_told_nonce();
    let found = kinds(&story);
    assert!(found.contains(&Kind::WrongSeats), "{found:?}");
}

#[test]
fn a_match_begins_with_the_last_nonces() {
    let mut story = Story::begin("sketch");
    story.play_to_the_end();
    story.rematch_twice_then_begin();
    assert_eq!(kinds(&story), []);
    // As if the first of Ada's two wishes had counted.
    story.use_the_older_nonce();
    let found = kinds(&story);
    assert!(found.contains(&Kind::WrongSeats), "{found:?}");
}

#[test]
fn a_log_that_does_not_replay_is_found() {
    let mut story = Story::begin("sketch");
    story.play_to_the_end();
    story.forget_pictures();
    let outcome = story.matches[0].outcome.clone().unwrap();
    story.matches[0].outcome = Some(outcome.replacen("\"places\":[", "\"places\":[9,", 1));
    let found = kinds(&story);
    assert!(found.contains(&Kind::BadLog), "{found:?}");
    story.matches[0].outcome = Some(outcome);
    assert_eq!(kinds(&story), []);
    let gap = story.matches[0].log.remove(3);
    let found = kinds(&story);
    assert!(found.contains(&Kind::BadLog), "{found:?}");
    story.matches[0].log.insert(3, gap);
    assert_eq!(kinds(&story), []);
}

#[test]
fn a_bug_that_the_server_admits_is_found() {
    let mut story = Story::begin("sketch");
    story.play(3);
    let id = story.ask_nonsense(EVE);
    let code = "internal".to_owned();
    story.set_answer(id, &Answer::Refused { code });
    assert_only(Kind::InternalError, &story);
}
