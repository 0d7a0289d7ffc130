//! Programs of other people: good ones, and all that can go wrong with them.

use std::fs;
use std::time::{Duration, Instant};

use hyakki_arena::Played;
use hyakki_pagoda::Pagoda;
use hyakki_sketch::Sketch;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use rustix::process::{Pid, PidfdFlags, pidfd_open};

use crate::{contest, run};

/// Plays a deal against a shell script, and gives the games with the seat of the script in each.
fn play_script(script: &str) -> Vec<(Played, usize)> {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("bot.sh");
    fs::write(&path, script).unwrap();
    play(&format!("cmd:sh {}", path.display()))
}

fn play(command: &str) -> Vec<(Played, usize)> {
    let mut contest = contest::<Sketch>(2, &["random", command], 1);
    contest.contestants[1].limit = "100ms".parse().unwrap();
    let games = run(&contest).games.into_iter();
    let seated = games.map(|played| {
        let seat = played.seats.iter().position(|&who| who == 1).unwrap();
        (played, seat)
    });
    seated.collect()
}

/// Every game is lost by forfeit, and this is why.
fn assert_forfeits(games: &[(Played, usize)], why: &str) {
    for (played, seat) in games {
        let forfeit = played.forfeit.as_ref().expect("a forfeit");
        assert_eq!(forfeit.seat, *seat);
        assert!(forfeit.reason.contains(why), "{}", forfeit.reason);
        assert_eq!(played.shares[*seat], 0.0);
        assert_eq!(played.shares[1 - *seat], 1.0);
    }
}

#[test]
fn the_example_of_the_documentation_plays() {
    let example = concat!(
        "cmd:python3 ",
        env!("CARGO_MANIFEST_DIR"),
        "/../../examples/bots/arena_bot.py"
    );
    let contest = contest::<Pagoda>(3, &[example, "random"], 1);
    let games = run(&contest).games;
    assert_eq!(games.len(), 3);
    assert!(
        games.iter().all(|played| played.forfeit.is_none()),
        "{games:?}"
    );
}

#[test]
fn a_program_that_is_not_there_forfeits() {
    assert_forfeits(&play("cmd:./no-such-program"), "does not start");
}

#[test]
fn a_program_that_crashes_forfeits() {
    let script = "read line; echo '{\"type\":\"ready\"}'; read line; exit 3";
    assert_forfeits(&play_script(script), "ended with exit status: 3");
}

#[test]
fn a_program_that_is_slow_forfeits_and_is_not_waited_for() {
    let start = Instant::now();
    let script = "read line; echo '{\"type\":\"ready\"}'; exec sleep 600";
    assert_forfeits(&play_script(script), "no answer within 150 ms");
    assert!(start.elapsed() < Duration::from_secs(60));
}

/// Waits for the end of a process, but not for ever: a busy machine takes its time.
fn ends_soon(pid: i32) -> bool {
    let process = match pidfd_open(Pid::from_raw(pid).unwrap(), PidfdFlags::empty()) {
        Ok(process) => process,
        Err(Errno::SRCH) => return true,
        Err(error) => panic!("{pid}: {error}"),
    };
    let limit = Timespec {
        tv_sec: 20,
        tv_nsec: 0,
    };
    poll(&mut [PollFd::new(&process, PollFlags::IN)], Some(&limit)).unwrap() == 1
}

#[test]
fn what_a_program_has_started_ends_with_it() {
    let folder = tempfile::tempdir().unwrap();
    let pids = folder.path().join("pids");
    let script = format!(
        "read line; sleep 600 & echo $! >> {pids}; echo ready; wait",
        pids = pids.display()
    );
    assert_forfeits(&play_script(&script), "no answer within 150 ms");
    for pid in fs::read_to_string(&pids).unwrap().lines() {
        assert!(ends_soon(pid.parse().unwrap()), "{pid} still runs");
    }
}

#[test]
fn a_program_cannot_write_to_the_terminal_by_its_answers() {
    let script =
        r#"read line; echo ready; read line; printf '{"action":"\\u001b[2J"}\n'; read line"#;
    let games = play_script(script);
    assert_forfeits(&games, "plays “");
    for (played, _) in games {
        assert!(!played.forfeit.unwrap().reason.contains('\u{1b}'));
    }
}

#[test]
fn another_version_of_a_program_does_not_go_on_with_its_games() {
    let folder = tempfile::tempdir().unwrap();
    let bot = folder.path().join("bot.sh");
    let journal = folder.path().join("results.jsonl");
    fs::write(&bot, "exit 1").unwrap();
    let command = format!("cmd:sh {}", bot.display());
    let contest = contest::<Sketch>(2, &["random", &command], 1);
    drop(contest.journal(&journal).unwrap());
    drop(contest.journal(&journal).unwrap());
    fs::write(&bot, "exit 2 # mended").unwrap();
    assert!(contest.journal(&journal).is_err());
}

#[test]
fn a_program_that_cheats_forfeits() {
    let answering =
        |answer: &str| format!("read line; echo ready; while read line; do echo '{answer}'; done");
    let nonsense = play_script(&answering("{\"action\":\"win\"}"));
    assert_forfeits(&nonsense, "plays “win”");
    let no_json = play_script(&answering("pass"));
    assert_forfeits(&no_json, "answers “pass”");
    // Nobody has this card in hand in every turn.
    let illegal = play_script(&answering("{\"action\":\"grC:g call y\"}"));
    assert_forfeits(&illegal, "which is not legal");
}

#[test]
fn a_program_that_never_stops_talking_is_stopped() {
    assert_forfeits(&play("cmd:yes"), "answers “y”");
    assert_forfeits(&play("cmd:cat /dev/zero"), "more than 65536 bytes");
}
