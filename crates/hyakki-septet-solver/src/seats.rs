//! Who sits where, for a number of players that is known when the search is compiled.

/// Who wins and loses together: a team of four players, or a player of three.
#[inline]
pub(crate) fn party<const N_SEATS: usize>(seat: usize) -> usize {
    if N_SEATS == 4 { seat & 1 } else { seat }
}

/// The seat to the left.
#[inline]
pub(crate) fn next<const N_SEATS: usize>(seat: u8) -> u8 {
    if usize::from(seat) + 1 == N_SEATS {
        0
    } else {
        seat + 1
    }
}
