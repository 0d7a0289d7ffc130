//! Sitting down, minds, beginning, talking, playing again.

use hyakki_catalog::{GameId, Level};
use hyakki_core::record::Line;
use hyakki_core::{Seat, UserId};
use hyakki_table::command::Sender;
use hyakki_table::{Command, Effect, LevelName, Refusal, Settings, Stage, Talk};

use crate::room::{Room, master, person, sitter};

#[test]
fn a_table_begins_when_every_seat_is_held() {
    let mut room = Room::new(Settings::usual(GameId::Septet));
    for seat in 0..3 {
        room.sit(seat);
        assert!(matches!(room.table.stage(), Stage::Gathering));
    }
    let effects = room.must(
        &sitter(0),
        Command::SeatMind {
            seat: 3,
            level: Level::Apprentice.into(),
        },
    );
    assert!(matches!(effects[0], Effect::Begin { number: 1, .. }));
    assert!(
        effects.contains(&Effect::Ask { seat: 3, step: 1 }),
        "the mind must choose its pass: {effects:?}"
    );
    assert_eq!(
        room.table.game().unwrap().header().names,
        ["Ada", "Ben", "Cleo", "apprentice"]
    );
}

#[test]
fn a_seat_can_be_taken_once() {
    let mut room = Room::new(Settings::usual(GameId::Septet));
    room.sit(0);
    let sit = |seat| Command::Sit {
        seat,
        name: "Mallory".to_owned(),
        nonce: String::new(),
        pledge: String::new(),
    };
    assert_eq!(room.refused(&person("Mallory"), sit(0)), Refusal::SeatTaken);
    assert_eq!(
        room.refused(&person("Mallory"), sit(4)),
        Refusal::NoSuchSeat
    );
    assert_eq!(
        room.refused(&person("Mallory"), Command::Leave { seat: 0 }),
        Refusal::NotYourSeat
    );
    room.must(&sitter(0), Command::Leave { seat: 0 });
    room.must(&person("Mallory"), sit(0));
}

#[test]
fn several_people_at_one_screen_are_one_person_in_several_seats() {
    let mut room = Room::new(Settings::usual(GameId::Sketch));
    for seat in 0..2 {
        room.must(
            &person("Ada"),
            Command::Sit {
                seat,
                name: format!("Ada {seat}"),
                nonce: String::new(),
                pledge: String::new(),
            },
        );
    }
    assert!(room.is_playing());
    while room.is_playing() {
        let (_, command) = room.random_act();
        room.must(&person("Ada"), command);
    }
}

#[test]
fn only_players_seat_minds_and_only_known_ones() {
    let mut room = Room::new(Settings::usual(GameId::Septet));
    let mind = |level: LevelName| Command::SeatMind { seat: 1, level };
    assert_eq!(
        room.refused(&person("Mallory"), mind(Level::Apprentice.into())),
        Refusal::NotAPlayer
    );
    room.sit(0);
    assert_eq!(
        room.refused(&sitter(0), mind(LevelName::Unknown("oracle".to_owned()))),
        Refusal::NoSuchMind
    );
    room.must(&sitter(0), mind(Level::Novice.into()));
    room.must(&sitter(0), Command::UnseatMind { seat: 1 });
    assert_eq!(room.table.mind_in(Seat::new(1)), None);
}

#[test]
fn names_and_nonces_have_a_length() {
    let mut room = Room::new(Settings::usual(GameId::Septet));
    for (name, nonce) in [
        ("x".repeat(61), String::new()),
        ("x".to_owned(), "n".repeat(65)),
    ] {
        assert_eq!(
            room.refused(
                &sitter(0),
                Command::Sit {
                    seat: 0,
                    name,
                    nonce,
                    pledge: String::new(),
                }
            ),
            Refusal::TooLong
        );
    }
}

fn sit(seat: usize, name: &str) -> Command {
    Command::Sit {
        seat,
        name: name.to_owned(),
        nonce: String::new(),
        pledge: String::new(),
    }
}

#[test]
fn names_that_cannot_be_seen_are_refused() {
    let mut room = Room::new(Settings::usual(GameId::Septet));
    for name in ["bell\u{7}", "A\u{200b}da", "\u{202e}adA", "\u{3164}"] {
        assert_eq!(room.refused(&sitter(0), sit(0, name)), Refusal::BadText);
    }
}

#[test]
fn nobody_sits_down_with_a_name_that_looks_like_anothers() {
    let mut room = Room::new(Settings::usual(GameId::Septet));
    room.must(&person("Ada"), sit(0, "Ada"));
    for name in ["Ada", " ada ", "А\u{501}а", "ADA", "Ａda"] {
        let refused = room.refused(&person("Mallory"), sit(1, name));
        assert_eq!(refused, Refusal::NameTaken, "{name}");
    }
    // Ada may be called alike in two seats, and when she has left, the name is free.
    room.must(&person("Ada"), sit(1, "Аda"));
    for seat in 0..2 {
        room.must(&person("Ada"), Command::Leave { seat });
    }
    room.must(&person("Mallory"), sit(0, "Ada"));
}

#[test]
fn bots_may_be_called_alike_but_not_like_a_person() {
    let mut room = Room::new(Settings::usual(GameId::Septet));
    let bot = |id: &str| Sender::Bot(UserId::new(id).unwrap());
    room.must(&bot("one"), sit(0, "Random"));
    room.must(&bot("two"), sit(1, "Random"));
    let refused = room.refused(&person("Mallory"), sit(2, "Random"));
    assert_eq!(refused, Refusal::NameTaken);
    room.must(&person("Ada"), sit(2, "Ada"));
    assert_eq!(
        room.refused(&bot("three"), sit(3, "Ada")),
        Refusal::NameTaken
    );
}

#[test]
fn the_names_of_minds_are_theirs_and_those_without_a_name_are_many() {
    let mut room = Room::new(Settings::usual(GameId::Septet));
    for name in ["novice", "Apprentice", "MASTER"] {
        let refused = room.refused(&person("Mallory"), sit(0, name));
        assert_eq!(refused, Refusal::NameTaken, "{name}");
    }
    for seat in 0..3 {
        room.must(&sitter(seat), sit(seat, ""));
    }
}

#[test]
fn what_cannot_be_shown_is_not_said() {
    let mut room = Room::full(Settings::usual(GameId::Tajuto));
    for (text, is_said) in [
        ("Good\u{0}evening", false),
        ("bell\u{7}", false),
        ("delete\u{7f}", false),
        ("two\r\nlines,\ta tab", true),
        ("鬼 e\u{301} \u{10ffff}", true),
    ] {
        let text = text.to_owned();
        let said = room.try_to(&sitter(0), Command::Say { text });
        assert_eq!(
            said.map(drop),
            if is_said {
                Ok(())
            } else {
                Err(Refusal::BadText)
            }
        );
    }
}

#[test]
fn the_deals_are_committed_to_before_anybody_sits_down() {
    let mut room = Room::new(Settings::usual(GameId::Sketch));
    let commitment = room.table.next_commitment().to_owned();
    assert_eq!(commitment, master().derive(1).commitment());
    room.sit(0);
    room.sit(1);
    let fairness = room
        .table
        .game()
        .unwrap()
        .header()
        .fairness
        .clone()
        .unwrap();
    assert_eq!(fairness.commitment, commitment);
    assert_eq!(fairness.nonces, ["nonce of Ada", "nonce of Ben"]);
    assert!(
        !room.record().contains("secret"),
        "the secret stays secret during the match"
    );
    room.play_out();
    assert!(room.record().contains(&master().derive(1).to_string()));
    assert!(!room.record().contains(&master().to_string()));
}

#[test]
fn everybody_must_want_a_rematch_and_its_deals_are_others() {
    let mut room = Room::of(GameId::Sketch);
    assert_eq!(
        room.refused(
            &sitter(0),
            Command::Rematch {
                nonce: String::new(),
                pledge: String::new(),
            }
        ),
        Refusal::MatchNotOver
    );
    room.play_out();
    let first = room.record();
    room.must(
        &sitter(0),
        Command::Rematch {
            nonce: "again".to_owned(),
            pledge: String::new(),
        },
    );
    assert!(matches!(room.table.stage(), Stage::Over { .. }));
    let effects = room.must(
        &sitter(1),
        Command::Rematch {
            nonce: "and again".to_owned(),
            pledge: String::new(),
        },
    );
    assert!(matches!(effects[0], Effect::Begin { number: 2, .. }));
    room.play_out();
    assert_ne!(room.record().lines().nth(1), first.lines().nth(1));
    assert!(hyakki_catalog::replay(&room.record()).unwrap().is_complete);
}

fn say() -> Command {
    Command::Say {
        text: "hello".to_owned(),
    }
}

/// Talk would be harmless between two rounds, but there is no such moment: the step that ends a round deals the next.
#[test]
fn s3_partners_do_not_talk_between_rounds_because_the_next_one_is_dealt_already() {
    let mut room = Room::of(GameId::Septet);
    while room.is_playing() {
        assert!(!room.table.to_act().is_empty(), "no deal is waited for");
        assert_eq!(room.refused(&sitter(0), say()), Refusal::NoTalkNow);
        room.step();
    }
    let game = room.table.game().unwrap();
    let steps = (0..game.n_steps()).filter_map(|index| game.step(index));
    let n_rounds = steps.filter(|step| matches!(step, Line::Chance(_))).count();
    assert!(n_rounds > 1, "there was a moment to look for");
    room.must(&sitter(0), say());
}

#[test]
fn s3_partners_talk_only_when_no_match_is_played_unless_the_table_allows_it() {
    let mut room = Room::new(Settings::usual(GameId::Septet));
    room.sit(0);
    assert!(
        matches!(&room.must(&sitter(0), say())[..], [Effect::Said(line)] if line.text == "hello")
    );
    for seat in 1..4 {
        room.sit(seat);
    }
    assert_eq!(room.refused(&sitter(0), say()), Refusal::NoTalkNow);
    room.play_out();
    room.must(&sitter(0), say());

    let mut open = Room::full(Settings {
        talk: Talk::Always,
        ..Settings::usual(GameId::Septet)
    });
    open.must(&sitter(2), say());
    let mut three = Room::full(Settings {
        players: 3,
        ..Settings::usual(GameId::Septet)
    });
    three.must(&sitter(2), say());
    let mut never = Room::full(Settings {
        talk: Talk::Never,
        ..Settings::usual(GameId::Tajuto)
    });
    assert_eq!(never.refused(&sitter(0), say()), Refusal::NoTalkNow);
    assert_eq!(three.refused(&sitter(4), say()), Refusal::NotAPlayer);
    assert_eq!(
        three.refused(
            &sitter(0),
            Command::Say {
                text: "x".repeat(501)
            }
        ),
        Refusal::TooLong
    );
    assert_eq!(
        three.refused(
            &sitter(0),
            Command::Say {
                text: "  ".to_owned()
            }
        ),
        Refusal::TooLong
    );
}

#[test]
fn impossible_settings_make_no_table() {
    let settings = Settings {
        players: 9,
        ..Settings::usual(GameId::Septet)
    };
    assert!(matches!(
        hyakki_table::Table::new(settings, master()),
        Err(Refusal::Config(_))
    ));
}
