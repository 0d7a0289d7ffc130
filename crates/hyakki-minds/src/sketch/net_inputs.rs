//! What a net sees of a table of Sketch.

use hyakki_core::{Game, Seat};
use hyakki_sketch::numbers::{MAX_PLAYS, MAX_VALUE, MIN_VALUE, N_SEATS, N_VALUES};
use hyakki_sketch::{Ability, Card, CardBag, Colour, Placed, Sketch};

use super::board::{Board, Spot, fits};

const N_SKETCHES: usize = 7;
const N_MISSING: usize = 8;
const N_LEADS: usize = 9;
const N_FITS: usize = 5;
const N_YOKAI: usize = 7;
const N_HANDS: usize = 5;
const N_STAGES: usize = 6;
const N_LEADS_OF_POINTS: usize = 41;
const N_POINTS: usize = 16;
const N_COLOURS: usize = 9;
const N_DECKS: usize = 31;
const N_QUIET: usize = 8;
/// How near a stack is to its next yokai (four ways) and who is ahead there (five).
const N_STATES: usize = 20;
const N_PAIRS: usize = N_STATES * (N_STATES + 1) / 2;
const N_ABILITIES: usize = 3;

// Where each kind of input begins.
const SKETCHES: usize = 0;
const OWN_FITS: usize = SKETCHES + 2 * N_VALUES * N_SKETCHES * N_SKETCHES;
const OTHER_FITS: usize = OWN_FITS + N_MISSING * N_LEADS * N_FITS;
const YOKAI: usize = OTHER_FITS + N_MISSING * N_LEADS * N_FITS;
const CARDS: usize = YOKAI + N_YOKAI;
const PLAYED: usize = CARDS + 2 * N_ABILITIES * N_PAIRS;
const HANDS: usize = PLAYED + MAX_PLAYS as usize;
const LEAD: usize = HANDS + N_HANDS * N_HANDS;
const POINTS: usize = LEAD + N_STAGES * N_LEADS_OF_POINTS;
const COLOURS: usize = POINTS + N_POINTS;
const DECK: usize = COLOURS + N_COLOURS;
const QUIET: usize = DECK + N_DECKS;
const LAST_CARD: usize = QUIET + N_QUIET;

/// How many inputs there are.
pub(super) const N_INPUTS: usize = LAST_CARD + 2 * N_STATES * N_STATES;

/// Tells every input of a world in which `me` must act.
#[inline]
pub(super) fn tell(world: &Sketch, me: Seat, mut tell: impl FnMut(usize)) {
    let other = me.left(N_SEATS);
    let board = Board::of(world, me);
    let hands = [world.hand(me), world.hand(other)];
    let fits = hands.map(fits);
    for (place, spot) in board.spots.iter().enumerate() {
        tell_stack(*spot, [fits[0][place], fits[1][place]], &mut tell);
    }
    let states = board.spots.map(state);
    for (owner, hand) in hands.into_iter().enumerate() {
        tell_hand(owner, hand, &states, &mut tell);
    }
    for (owner, seat) in [me, other].into_iter().enumerate() {
        if let Some(Placed { card, colour }) = world.last_card(seat) {
            let (here, there) = (states[colour.index()], states[card.other(colour).index()]);
            tell(LAST_CARD + (owner * N_STATES + here) * N_STATES + there);
        }
    }
    tell(PLAYED + usize::from(world.n_played()).min(MAX_PLAYS as usize - 1));
    let [own, others] = hands.map(|hand| usize::from(hand.len()).min(N_HANDS - 1));
    tell(HANDS + own * N_HANDS + others);
    tell_score(world, &board, [me, other], &mut tell);
    tell(DECK + usize::from(world.deck().len()).min(N_DECKS - 1));
    tell(QUIET + usize::from(world.n_quiet_turns() / 8).min(N_QUIET - 1));
}

#[inline]
fn tell_stack(spot: Spot, [own, others]: [u8; 2], tell: &mut impl FnMut(usize)) {
    let clip = |n: u8| usize::from(n).min(N_SKETCHES - 1);
    let top = usize::from(spot.points().clamp(MIN_VALUE, MAX_VALUE) - MIN_VALUE);
    let is_last = usize::from(spot.n_yokai == 1);
    let top = is_last * N_VALUES + top;
    tell(SKETCHES + (top * N_SKETCHES + clip(spot.mine)) * N_SKETCHES + clip(spot.theirs));
    let n_missing = usize::from(spot.n_missing()).min(N_MISSING - 1);
    let lead = (lead(spot) + 4).clamp(0, N_LEADS as i32 - 1) as usize;
    let place =
        |n_fits: u8| (n_missing * N_LEADS + lead) * N_FITS + usize::from(n_fits).min(N_FITS - 1);
    tell(OWN_FITS + place(own));
    tell(OTHER_FITS + place(others));
    tell(YOKAI + usize::from(spot.n_yokai).min(N_YOKAI - 1));
}

fn lead(spot: Spot) -> i32 {
    i32::from(spot.mine) - i32::from(spot.theirs)
}

/// How near a stack is to its next yokai, and who is ahead there.
#[inline]
fn state(spot: Spot) -> usize {
    let near = usize::from(spot.n_missing()).clamp(1, 4) - 1;
    near * 5 + (lead(spot).clamp(-2, 2) + 2) as usize
}

#[inline]
fn tell_hand(
    owner: usize,
    hand: CardBag,
    states: &[usize; Colour::N],
    tell: &mut impl FnMut(usize),
) {
    for card in hand.iter() {
        let ability = owner * N_ABILITIES + ability_index(card);
        let [first, second] = card.colours().map(|colour| states[colour.index()]);
        let (low, high) = (first.min(second), first.max(second));
        tell(CARDS + ability * N_PAIRS + high * (high + 1) / 2 + low);
    }
}

fn ability_index(card: Card) -> usize {
    match card.ability() {
        None => 0,
        Some(Ability::Call) => 1,
        Some(Ability::Distract) => 2,
    }
}

#[inline]
fn tell_score(world: &Sketch, board: &Board, seats: [Seat; 2], tell: &mut impl FnMut(usize)) {
    let stage = usize::from(board.fewest_yokai()).min(N_STAGES - 1);
    let lead = (i32::from(board.mine) - i32::from(board.theirs)).clamp(-20, 20) + 20;
    tell(LEAD + stage * N_LEADS_OF_POINTS + lead as usize);
    tell(POINTS + usize::from((board.mine + board.theirs) / 6).min(N_POINTS - 1));
    let called = world.config().called();
    let [own, others] = seats.map(|seat| world.notebook(seat).colours(called).len() as usize);
    tell(COLOURS + 4 + own - others);
}
