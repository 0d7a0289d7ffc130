//! Programs of other people: good ones, and all that can go wrong with them.

use std::collections::BTreeSet;
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

/// The author of a program that answers into a buffer sees nothing wrong with it.
#[test]
fn a_program_that_does_not_flush_is_told_so() {
    let folder = tempfile::tempdir().unwrap();
    let bot = folder.path().join("bot.py");
    // A file of its own, so that no setting of Python's makes it write at once.
    let script = [
        "import json, sys",
        "print('ready', flush=True)",
        "input()",
        "answers = open(1, 'w')",
        "for line in sys.stdin:",
        "    print(json.dumps({'action': json.loads(line)['legal'][0]}), file=answers)",
    ];
    fs::write(&bot, script.join("\n")).unwrap();
    let games = play(&format!("cmd:python3 {}", bot.display()));
    assert_forfeits(
        &games,
        "no answer within 150 ms (does it flush its output after each line?)",
    );
}

#[test]
fn a_program_that_has_answered_before_knows_how_to_flush() {
    let answer = r#"sed 's/.*"legal":\["\([^"]*\).*/{"action":"\1"}/'"#;
    let script = format!(
        "read line; echo ready; read line; echo \"$line\" | {answer}; read line; exec sleep 600"
    );
    for (played, _) in play_script(&script) {
        let forfeit = played.forfeit.expect("a forfeit");
        assert_eq!(forfeit.reason, "no answer within 150 ms");
    }
}

/// What the program was told at the start of each game, in the order of the games.
fn starts(seed: u64) -> Vec<serde_json::Value> {
    let folder = tempfile::tempdir().unwrap();
    let told = folder.path().join("told.jsonl");
    let bot = folder.path().join("bot.sh");
    fs::write(
        &bot,
        format!("read -r line; echo \"$line\" >> {}; exit", told.display()),
    )
    .unwrap();
    let command = format!("cmd:sh {}", bot.display());
    let mut contest = contest::<Pagoda>(3, &["random", &command], 2);
    contest.seed = seed;
    run(&contest);
    let told = fs::read_to_string(told).unwrap();
    let mut starts: Vec<serde_json::Value> = told
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    starts.sort_by_key(|start| start["number"].as_u64());
    starts
}

#[test]
fn a_program_knows_which_game_it_is_and_has_a_seed_of_its_own_for_it() {
    let first = starts(7);
    let numbers: BTreeSet<u64> = first
        .iter()
        .map(|start| start["number"].as_u64().unwrap())
        .collect();
    let seeds: BTreeSet<u64> = first
        .iter()
        .map(|start| start["seed"].as_u64().unwrap())
        .collect();
    assert!(first.len() > 2);
    assert_eq!(
        (numbers.len(), seeds.len()),
        (first.len(), first.len()),
        "{first:?}"
    );
    assert!(seeds.iter().all(|&seed| seed != 7 && seed < 1 << 53));
    assert_eq!(starts(7), first, "the same again");
    let other: BTreeSet<u64> = starts(8)
        .iter()
        .map(|start| start["seed"].as_u64().unwrap())
        .collect();
    assert!(seeds.is_disjoint(&other));
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
