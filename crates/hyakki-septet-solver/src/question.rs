//! What is asked of a position, and where the answer belongs in the table.

use hyakki_septet::Scoring;
use hyakki_septet::numbers::{BASIC_POINTS, SEVEN_TRICKS_FOR_THREE};

use crate::before_trick::BeforeTrick;
use crate::key::Key;
use crate::pattern::Patterns;
use crate::round::Round;
use crate::seats::party;
use crate::transposition_table::Place;

/// Can this party make the round worth at least so much to itself, whatever the others do?
#[derive(Clone, Copy, Debug)]
pub(crate) struct Question {
    pub(crate) asking: usize,
    pub(crate) aim: i8,
}

impl Question {
    /// Whether it is asked just to win, for whatever points: every win is worth at least one.
    #[inline]
    pub(crate) fn is_about_winning(self) -> bool {
        self.aim == 1
    }

    /// The verdict if the trick that has just been taken ends the round.
    #[inline]
    pub(crate) fn verdict_at_end<const N_SEATS: usize, const WINNING: bool>(
        self,
        round: &Round,
        before: &BeforeTrick,
    ) -> Option<bool> {
        if WINNING {
            let is_won = before.is_won_by_leader::<N_SEATS>(round)?;
            Some(is_won == (party::<N_SEATS>(before.leader()) == self.asking))
        } else {
            let value = value_at_end::<N_SEATS>(round, before, self.asking)?;
            Some(value >= self.aim)
        }
    }

    /// The verdict if the stars already captured leave too little to win, or to lose.
    #[inline]
    pub(crate) fn verdict_by_stars(self, round: &Round, before: &BeforeTrick) -> Option<bool> {
        // What a seventh trick of one of three gives to the others, whatever the stars.
        let for_seventh = if round.tricks.n_seats == 4 {
            0
        } else {
            SEVEN_TRICKS_FOR_THREE
        };
        let own = round.stars_of(before.captured[self.asking]);
        let others =
            round.stars_of(before.captured.iter().fold(0, |all, bosses| all | bosses)) - own;
        if self.aim > 0 {
            let most_to_win = (round.all_stars - others).max(for_seventh) as i8;
            (most_to_win < self.aim).then_some(false)
        } else {
            let most_to_lose = (round.all_stars - own).max(for_seventh) as i8;
            (-most_to_lose >= self.aim).then_some(true)
        }
    }

    /// Where a position before a lead belongs in the table.
    #[inline]
    pub(crate) fn place<const N_SEATS: usize, const WINNING: bool>(
        self,
        round: &Round,
        patterns: &Patterns,
        before: &BeforeTrick,
    ) -> Place {
        let leader = before.leader();
        let pattern = patterns.key(before.live(), leader);
        if N_SEATS == 4 && WINNING {
            // One team wins if the other does not: so the answer is kept for the leader's team.
            let party = leader & 1;
            return Place {
                key: pattern,
                n_bosses: before.n_bosses(party),
                n_tricks: before.n_tricks[party],
                is_of_other: party != self.asking,
            };
        }
        let asking = (self.asking + N_SEATS - leader) % N_SEATS;
        let about = 1 << 63 | u64::from(self.aim as u8) << 52 | (round.scoring as u64) << 51;
        if N_SEATS == 4 {
            self.place_of_team(round, before, pattern, about | (asking as u64 & 1) << 46)
        } else {
            self.place_of_three(round, before, pattern, about | (asking as u64 + 1) << 44)
        }
    }

    /// With more bosses the round may end before it is worth the aim, so their number is part of the key.
    /// Fewer tricks are still never worse.
    fn place_of_team(self, round: &Round, before: &BeforeTrick, pattern: Key, about: u64) -> Place {
        let counts = u64::from(before.n_bosses(self.asking))
            | u64::from(round.stars_of(before.captured[self.asking])) << 4
            | u64::from(round.all_stars) << 8;
        Place {
            key: pattern.plus(Key::from_number(about | counts)),
            n_bosses: 0,
            n_tricks: before.n_tricks[self.asking],
            is_of_other: false,
        }
    }

    /// Three players' counts do not follow from one player's: all are part of the key.
    fn place_of_three(
        self,
        round: &Round,
        before: &BeforeTrick,
        pattern: Key,
        about: u64,
    ) -> Place {
        let leader = before.leader();
        let counts = (0..3).fold(0, |counts, relative| {
            let party = (leader + relative) % 3;
            let stars = if self.is_about_winning() {
                0
            } else {
                round.stars_of(before.captured[party])
            };
            counts << 12
                | u64::from(before.n_bosses(party))
                | u64::from(before.n_tricks[party]) << 2
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

/// What the round is worth to the party that asks, if the trick that has just been taken ends it.
#[inline]
pub(crate) fn value_at_end<const N_SEATS: usize>(
    round: &Round,
    before: &BeforeTrick,
    asking: usize,
) -> Option<i8> {
    let is_won = before.is_won_by_leader::<N_SEATS>(round)?;
    let winner = party::<N_SEATS>(before.leader());
    let stars = round.stars_of(before.captured[winner]);
    let gained = match round.scoring {
        Scoring::Basic => BASIC_POINTS,
        Scoring::Advanced if is_won => stars,
        Scoring::Advanced if N_SEATS == 4 => round.all_stars - stars,
        // What each of the two others gets for the seventh trick of the third.
        Scoring::Advanced => SEVEN_TRICKS_FOR_THREE,
    } as i8;
    Some(if is_won == (winner == asking) {
        gained
    } else {
        -gained
    })
}
