//! Who sits where, for a number of players that is known when the search is compiled.

use hyakki_septet::tricks;

/// Who wins and loses together: a team of four players, or a player of three.
#[inline]
pub(crate) fn party<const N_SEATS: usize>(seat: usize) -> usize {
    tricks::party(seat, N_SEATS)
}

/// The seat to the left.
#[inline]
pub(crate) fn next<const N_SEATS: usize>(seat: u8) -> u8 {
    tricks::next(seat, N_SEATS)
}
