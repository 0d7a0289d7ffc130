//! What is asked of a position, and where the answer belongs in the table.

use super::key::Key;
use super::pattern::Patterns;
use super::table::Place;
use crate::septet::board::Board;
use crate::septet::round::Round;

/// Can this party make the round worth at least so much to itself, whatever the others do?
#[derive(Clone, Copy, Debug)]
pub(super) struct Question {
    pub(super) asking: usize,
    pub(super) aim: i8,
}

impl Question {
    /// Whether it is asked just to win, for whatever points: every win is worth at least one.
    #[inline]
    pub(super) fn is_about_winning(self) -> bool {
        self.aim == 1
    }

    /// The verdict if the trick that `winner` has just won ends the round.
    #[inline]
    pub(super) fn verdict_at_end(
        self,
        round: &Round,
        board: &Board,
        winner: usize,
    ) -> Option<bool> {
        let value = round.value_at_end(board, round.party(winner), self.asking)?;
        Some(value >= self.aim)
    }

    /// The verdict if the stars already captured leave too little to win, or to lose.
    #[inline]
    pub(super) fn verdict_by_stars(self, round: &Round, board: &Board) -> Option<bool> {
        // What a seventh trick of one of three gives to the others, whatever the stars.
        let for_seventh = if round.n_seats == 4 { 0 } else { 3 };
        let own = board.stars[self.asking];
        let others = board.stars.iter().sum::<u8>() - own;
        if self.aim > 0 {
            let most_to_win = (round.all_stars - others).max(for_seventh) as i8;
            (most_to_win < self.aim).then_some(false)
        } else {
            let most_to_lose = (round.all_stars - own).max(for_seventh) as i8;
            (-most_to_lose >= self.aim).then_some(true)
        }
    }

    /// Where a position before a lead belongs in the table.
    #[inline(always)] // As `Board::play`.
    pub(super) fn place(self, round: &Round, patterns: &Patterns, board: &Board) -> Place {
        let leader = board.seat();
        let pattern = patterns.key(board.live, leader);
        if round.n_seats == 4 && self.is_about_winning() {
            // One team wins if the other does not: so the answer is kept for the leader's team.
            let party = leader & 1;
            return Place {
                key: pattern.plus(Key::from_number(u64::from(round.n_bosses_in_play))),
                n_bosses: board.n_bosses[party],
                n_tricks: board.n_tricks[party],
                is_of_other: party != self.asking,
            };
        }
        let asking = (self.asking + round.n_seats - leader) % round.n_seats;
        let about = 1 << 63
            | u64::from(self.aim as u8) << 52
            | (round.scoring as u64) << 51
            | u64::from(round.n_bosses_in_play) << 48;
        if round.n_seats == 4 {
            self.place_of_team(round, board, pattern, about | (asking as u64 & 1) << 46)
        } else {
            self.place_of_three(board, pattern, about | (asking as u64 + 1) << 44)
        }
    }

    /// With more bosses the round may end before it is worth the aim, so their number is part of the key.
    /// Fewer tricks are still never worse.
    fn place_of_team(self, round: &Round, board: &Board, pattern: Key, about: u64) -> Place {
        let counts = u64::from(board.n_bosses[self.asking])
            | u64::from(board.stars[self.asking]) << 4
            | u64::from(round.all_stars) << 8;
        Place {
            key: pattern.plus(Key::from_number(about | counts)),
            n_bosses: 0,
            n_tricks: board.n_tricks[self.asking],
            is_of_other: false,
        }
    }

    /// Three players' counts do not follow from one player's: all are part of the key.
    fn place_of_three(self, board: &Board, pattern: Key, about: u64) -> Place {
        let leader = board.seat();
        let counts = (0..3).fold(0, |counts, relative| {
            let party = (leader + relative) % 3;
            let stars = if self.is_about_winning() {
                0
            } else {
                board.stars[party]
            };
            counts << 12
                | u64::from(board.n_bosses[party])
                | u64::from(board.n_tricks[party]) << 2
                | u64::from(stars) << 6
        });
        Place {
            key: pattern.plus(Key::from_number(about | counts)),
            n_bosses: 0,
            n_tricks: 0,
            is_of_other: false,
        }
    }
}
