//! Somebody leaves, and comes back.

use hyakki_catalog::GameId;
use hyakki_core::Seat;
use hyakki_table::{Command, Effect, Refusal};

use crate::room::{Room, person, sitter};

#[test]
fn a_mind_plays_for_a_leaver_until_they_return() {
    let mut room = Room::of(GameId::Sketch);
    let seat = room.next_seat();
    let effects = room.must(&sitter(seat), Command::Leave { seat });
    assert!(effects.contains(&Effect::Ask {
        seat,
        step: room.n_steps()
    }));
    room.step();
    assert!(room.table.mind_in(Seat::new(seat)).is_some());
    room.must(&sitter(seat), Command::Return { seat });
    assert!(room.table.mind_in(Seat::new(seat)).is_none());
    room.play_out();
}

#[test]
fn all_the_others_can_vote_a_mind_in() {
    let mut room = Room::of(GameId::Septet);
    let vote = || Command::VoteStandIn { seat: 3 };
    assert_eq!(room.refused(&sitter(3), vote()), Refusal::NothingToVoteOn);
    assert_eq!(
        room.refused(&person("Mallory"), vote()),
        Refusal::NotAPlayer
    );
    for voter in [0, 1, 1] {
        room.must(&sitter(voter), vote());
        assert!(
            room.table.mind_in(Seat::new(3)).is_none(),
            "one vote is missing"
        );
    }
    let effects = room.must(&sitter(2), vote());
    assert!(effects.contains(&Effect::Ask { seat: 3, step: 1 }));
    assert_eq!(room.refused(&sitter(2), vote()), Refusal::NothingToVoteOn);
    room.must(&sitter(3), Command::Return { seat: 3 });
    assert!(
        room.table.chairs()[3].votes.is_empty(),
        "old votes do not count again"
    );
}
