//! The garden: how high the pagodas are, and whose cubes lie on their top floors.

use hyakki_core::{MAX_SEATS, Seat};

use crate::floor::{Floor, Floors};
use crate::numbers::N_FINISHED_AT_END;
use crate::pagoda::{N_PAGODAS, Pagoda, Pagodas};
use crate::size::{N_SIZES, Size};

/// The eight pagodas.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Garden {
    /// Byte h is the set of pagodas with exactly h floors, for h from 0 to 6.
    /// A floor of size h + 1 has its bit in byte h too: this is also the set of the floors that can be built now.
    by_height: u64,
    /// For each seat, the pagodas with a cube of this seat on their top floor.
    cubes: [Pagodas; MAX_SEATS],
    /// The pagodas that take an offer now; always follows the two others.
    open: Pagodas,
}

impl Garden {
    /// The garden at the start.
    pub(crate) const EMPTY: Garden = Garden {
        by_height: Pagodas::ALL.bits() as u64,
        cubes: [Pagodas::EMPTY; MAX_SEATS],
        open: Pagodas::EMPTY,
    };

    /// The garden with pagodas of these heights.
    pub(crate) fn of_heights(height_of: impl Fn(Pagoda) -> u8) -> Garden {
        let by_height = Pagoda::ALL
            .into_iter()
            .map(|pagoda| 1 << (usize::from(height_of(pagoda)) * N_PAGODAS + pagoda.index()))
            .sum();
        let is_open = |pagoda: &Pagoda| (1..N_SIZES as u8).contains(&height_of(*pagoda));
        Garden {
            by_height,
            open: Pagoda::ALL.into_iter().filter(is_open).collect(),
            ..Garden::EMPTY
        }
    }

    /// How many floors the pagoda has.
    #[inline]
    pub(crate) fn height(&self, pagoda: Pagoda) -> u8 {
        const FIRST_OF_EACH_BYTE: u64 = 0x0101_0101_0101_0101;
        let column = self.by_height >> pagoda.index() & FIRST_OF_EACH_BYTE;
        (column.trailing_zeros() / N_PAGODAS as u32) as u8
    }

    /// The floor that the pagoda needs next, unless it is finished.
    pub(crate) fn next_floor(&self, pagoda: Pagoda) -> Option<Floor> {
        let size = Size::from_number(self.height(pagoda) + 1)?;
        Some(Floor::new(pagoda, size))
    }

    /// The floors that can be built now, wherever they are.
    #[inline]
    pub(crate) fn next_floors(&self) -> Floors {
        Floors::from_bits(self.by_height).intersection(Floors::ALL)
    }

    /// The finished pagodas.
    #[inline]
    pub(crate) fn finished(&self) -> Pagodas {
        Pagodas::from_bits((self.by_height >> (N_SIZES * N_PAGODAS)) as u8)
    }

    /// Whether the match is over.
    pub(crate) fn is_complete(&self) -> bool {
        self.finished().len() >= N_FINISHED_AT_END
    }

    /// The pagodas that take an offer now: at least one floor, not finished, no cube on the top floor.
    #[inline]
    pub(crate) fn open_to_offers(&self) -> Pagodas {
        self.open
    }

    /// Whose cube lies on the pagoda's top floor.
    pub(crate) fn cube_on(&self, pagoda: Pagoda) -> Option<Seat> {
        Seat::all(MAX_SEATS).find(|seat| self.cubes[seat.index()].contains(pagoda))
    }

    /// Puts a cube on a pagoda that is open to offers.
    #[inline]
    pub(crate) fn put_cube(&mut self, seat: Seat, pagoda: Pagoda) {
        let cubes = &mut self.cubes[seat.index()];
        *cubes = cubes.with(pagoda);
        self.open = self.open.without(pagoda);
    }

    /// Builds the next floor of an unfinished pagoda. Tells which floor this is, and whether it covers a cube.
    #[inline]
    pub(crate) fn build(&mut self, pagoda: Pagoda) -> (Floor, bool) {
        let only = Pagodas::only(pagoda);
        let height = self.height(pagoda);
        let floor = Floor::from_index(usize::from(height) * N_PAGODAS + pagoda.index());
        // A pagoda with floors that takes no offer has a cube on its top floor.
        let is_covering = (height > 0) & !self.open.contains(pagoda);
        for cubes in &mut self.cubes {
            *cubes = cubes.difference(only);
        }
        // The old bit goes and the one a byte higher comes: x - b + 256 b.
        self.by_height += 0xff << floor.index();
        let is_roof = floor.size() == Size::Six;
        self.open = self.open.difference(only);
        if !is_roof {
            self.open = self.open.union(only);
        }
        (floor, is_covering)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pagoda_grows_floor_by_floor_and_covers_cubes() {
        let mut garden = Garden::EMPTY;
        let red = Pagoda::Red;
        assert_eq!(garden.open_to_offers(), Pagodas::EMPTY);
        for height in 1..=6 {
            assert_eq!(garden.next_floor(red).unwrap().size().number(), height);
            let floor = garden.next_floor(red).unwrap();
            assert_eq!(garden.build(red), (floor, height == 4));
            assert_eq!(garden.height(red), height);
            assert_eq!(garden.height(Pagoda::Black), 0);
            assert_eq!(garden.open_to_offers().contains(red), height < 6);
            if height == 3 {
                garden.put_cube(Seat::new(2), red);
                assert_eq!(garden.cube_on(red), Some(Seat::new(2)));
                assert_eq!(garden.open_to_offers(), Pagodas::EMPTY);
            }
        }
        assert_eq!(garden.cube_on(red), None);
        assert_eq!(garden.next_floor(red), None);
        assert_eq!(garden.finished(), Pagodas::only(red));
        assert_eq!(garden.next_floors().len(), 7);
        assert_eq!(garden, Garden::of_heights(|p| if p == red { 6 } else { 0 }));
    }
}
