//! What a net sees of a table of Tajuto.

use hyakki_core::{Game, GameConfig, Seat};
use hyakki_tajuto::{Extra, N_SIZES, N_STACKS, Objective, Pagoda, Size, Stack, Tajuto};

use super::features::{N_STAGES, stage};

const N_SEATS: usize = 4;
/// Nobody, or a seat by how many turns it is away.
const N_OWNERS: usize = N_SEATS + 1;
/// Unowned and to be got, gone, or a seat's.
const N_INAUGURATIONS: usize = N_SEATS + 2;
const N_HEIGHTS: usize = N_SIZES + 1;
/// How many floors must come before one that is kept; none is kept.
const N_WAITS: usize = N_SIZES + 1;
const N_MP: usize = 40;
const N_LEADS: usize = 31;
const N_SCORES: usize = 24;
const N_OWNED: usize = 4;
const N_CUBES: usize = 9;
const N_WISDOM: usize = 11;
const N_USES: usize = 4;
const N_EXTRA_USES: usize = 3;
const N_LEFT: usize = 4;
const N_OF_SIZE: usize = 9;
const N_OBJECTIVES: usize = Objective::ALL.len();
const N_PACES: usize = 10;

// Where each kind of input begins.
const PAGODA: usize = 0;
const HAND: usize = PAGODA + N_HEIGHTS * N_OWNERS * N_INAUGURATIONS * 2;
const LEAD: usize = HAND + N_SEATS * N_HEIGHTS * 2 * N_WAITS;
const SCORE: usize = LEAD + N_SEATS * N_STAGES * N_LEADS;
const MP: usize = SCORE + N_SEATS * N_SCORES;
const OWNED: usize = MP + N_SEATS * N_STAGES * N_MP;
const CUBES: usize = OWNED + N_SEATS * N_STACKS * N_OWNED;
const WISDOM: usize = CUBES + N_SEATS * N_CUBES;
const OBJECTIVE: usize = WISDOM + N_SEATS * N_WISDOM;
const STARTING: usize = OBJECTIVE + N_OBJECTIVES;
const EXTRA: usize = STARTING + N_USES * 2;
const LEFT: usize = EXTRA + Extra::ALL.len() * N_EXTRA_USES;
const BAG: usize = LEFT + N_STACKS * N_LEFT;
const IDLE: usize = BAG + N_SIZES * N_OF_SIZE;
const PACE: usize = IDLE + N_SEATS + 1;
const FURTHEST: usize = PACE + N_PACES;

/// How many inputs there are.
pub(super) const N_INPUTS: usize = FURTHEST + N_OWNERS;

/// A table as the seat that must act sees it.
struct Table<'a> {
    world: &'a Tajuto,
    acting: Seat,
    n_seats: usize,
    stage: usize,
}

/// Tells every input of a world in which `acting` must act.
#[inline]
pub(super) fn tell(world: &Tajuto, acting: Seat, mut tell: impl FnMut(usize)) {
    let table = Table {
        world,
        acting,
        n_seats: world.config().players(),
        stage: stage(world),
    };
    for pagoda in Pagoda::ALL {
        table.tell_pagoda(pagoda, &mut tell);
    }
    let scores: [i32; N_SEATS] = std::array::from_fn(|away| match away < table.n_seats {
        true => i32::from(world.score(table.seat(away)).total),
        false => i32::MIN,
    });
    for away in 0..table.n_seats {
        table.tell_seat(away, &scores, &mut tell);
    }
    table.tell_turn(&mut tell);
    table.tell_village(&mut tell);
}

impl Table<'_> {
    /// The seat that acts so many turns later.
    #[inline]
    fn seat(&self, away: usize) -> Seat {
        Seat::new((self.acting.index() + away) % self.n_seats)
    }

    #[inline]
    fn away(&self, seat: Seat) -> usize {
        (seat.index() + self.n_seats - self.acting.index()) % self.n_seats
    }

    #[inline]
    fn tell_pagoda(&self, pagoda: Pagoda, tell: &mut impl FnMut(usize)) {
        let world = self.world;
        let height = usize::from(world.height(pagoda));
        let cube = world.cube_on(pagoda).map_or(0, |seat| 1 + self.away(seat));
        let owner =
            (0..self.n_seats).find(|&away| world.inaugurations(self.seat(away)).contains(pagoda));
        let inauguration = match owner {
            Some(away) => 2 + away,
            None => usize::from(!world.inaugurations_left().contains(pagoda)),
        };
        let next = Size::from_number(height as u8 + 1);
        let is_next_in_bag = next.is_some_and(|size| {
            (world.bag().only_size(size).iter()).any(|floor| floor.pagoda() == pagoda)
        });
        let place = (height * N_OWNERS + cube) * N_INAUGURATIONS + inauguration;
        tell(PAGODA + place * 2 + usize::from(is_next_in_bag));
        for away in 0..self.n_seats {
            let seat = self.seat(away);
            let kept = world
                .floors(seat)
                .iter()
                .filter(|floor| floor.pagoda() == pagoda);
            let wait = kept
                .map(|floor| usize::from(floor.size().number()).saturating_sub(height + 1))
                .min();
            let has_cube = usize::from(world.cubes(seat).contains(pagoda));
            let place = (away * N_HEIGHTS + height) * 2 + has_cube;
            tell(HAND + place * N_WAITS + wait.unwrap_or(N_WAITS - 1));
        }
    }

    #[inline]
    fn tell_seat(&self, away: usize, scores: &[i32; N_SEATS], tell: &mut impl FnMut(usize)) {
        let (world, seat) = (self.world, self.seat(away));
        let best = (0..self.n_seats)
            .filter(|&other| other != away)
            .map(|other| scores[other]);
        let lead = (scores[away] - best.max().unwrap_or(0)).clamp(-15, 15) + 15;
        let staged = away * N_STAGES + self.stage;
        tell(LEAD + staged * N_LEADS + lead as usize);
        tell(SCORE + away * N_SCORES + (scores[away] as usize / 2).min(N_SCORES - 1));
        tell(MP + staged * N_MP + (world.mp(seat) as usize).min(N_MP - 1));
        let mut wisdom = 0;
        for stack in Stack::ALL {
            let n = world.n_owned(seat, stack);
            wisdom += stack.wisdom() * n;
            let place = away * N_STACKS + stack.index();
            tell(OWNED + place * N_OWNED + usize::from(n).min(N_OWNED - 1));
        }
        tell(CUBES + away * N_CUBES + world.cubes(seat).len());
        tell(WISDOM + away * N_WISDOM + usize::from(wisdom).min(N_WISDOM - 1));
    }

    #[inline]
    fn tell_turn(&self, tell: &mut impl FnMut(usize)) {
        let world = self.world;
        let n_starting = usize::from(world.n_starting_used());
        tell(STARTING + n_starting * 2 + usize::from(world.is_turn_fresh()));
        for extra in Extra::ALL {
            let n = usize::from(world.n_extras_used(extra)).min(N_EXTRA_USES - 1);
            tell(EXTRA + extra.index() * N_EXTRA_USES + n);
        }
        tell(IDLE + usize::from(world.idle_turns()).min(N_SEATS));
        let pace = usize::from(world.turns_without_building()) * N_PACES;
        tell(PACE + (pace / (1 + usize::from(world.building_limit()))).min(N_PACES - 1));
        let most = (0..self.n_seats)
            .map(|away| world.mp(self.seat(away)))
            .max();
        let mut furthest =
            (0..self.n_seats).filter(|&away| Some(world.mp(self.seat(away))) == most);
        let (first, second) = (furthest.next(), furthest.next());
        tell(
            FURTHEST
                + first
                    .filter(|_| second.is_none())
                    .map_or(0, |away| 1 + away),
        );
    }

    #[inline]
    fn tell_village(&self, tell: &mut impl FnMut(usize)) {
        let world = self.world;
        for stack in Stack::ALL {
            let n = usize::from(world.n_left(stack)).min(N_LEFT - 1);
            tell(LEFT + stack.index() * N_LEFT + n);
        }
        for (place, size) in Size::ALL.into_iter().enumerate() {
            tell(BAG + place * N_OF_SIZE + world.bag().only_size(size).len().min(N_OF_SIZE - 1));
        }
        for (place, objective) in Objective::ALL.into_iter().enumerate() {
            if world.objectives_left().contains(objective) {
                tell(OBJECTIVE + place);
            }
        }
    }
}
