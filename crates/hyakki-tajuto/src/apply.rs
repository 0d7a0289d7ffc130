//! What follows from an action, and from chance.

use hyakki_core::{Game, Seat};

use crate::action::{Action, With};
use crate::chance::Chance;
use crate::extra::Extra;
use crate::floor::Floor;
use crate::numbers::{COVER_GAIN, OFFER_GAIN};
use crate::objective::Objectives;
use crate::pagoda::{Pagoda, Pagodas};
use crate::score::Finale;
use crate::size::Size;
use crate::state::{Phase, Tajuto};
use crate::tile::Tile;
use crate::used::Used;

/// Carries out a legal action.
#[inline]
pub(crate) fn apply(state: &mut Tajuto, seat: Seat, action: Action) {
    debug_assert_eq!(state.check(seat, action), Ok(()), "{action}");
    match action {
        Action::Draw { with, size } => {
            state.use_tile(seat, with, Extra::D);
            state.phase = Phase::Draw(size);
        }
        Action::Offer { with, pagoda } => state.offer(seat, with, pagoda),
        Action::Get { with, tile } => state.get(seat, with, tile),
        Action::Build { pagoda } => state.build(seat, pagoda),
        Action::Claim { objective } => state.give(seat, Objectives::only(objective)),
        Action::End { keep } => state.end_turn(seat, keep),
    }
    state.last = Some(action);
    state.drawn = None;
}

/// Lets a possible event happen.
#[inline]
pub(crate) fn apply_chance(state: &mut Tajuto, chance: &Chance) {
    debug_assert_eq!(state.check_chance(chance), Ok(()), "{chance}");
    match *chance {
        Chance::First(seat) => state.active = seat,
        Chance::Drawn(floor) => {
            let player = &mut state.players[state.active];
            state.bag = state.bag.without(floor);
            player.add_floor(floor);
            state.drawn = Some(floor);
        }
    }
    state.phase = Phase::Act;
}

impl Tajuto {
    /// Pays for the use of a tile and turns it to the side.
    #[inline]
    fn use_tile(&mut self, seat: Seat, with: With, extra: Extra) {
        self.players[seat].mp -= self.used.cost(with, extra);
        self.used.turn(with, extra);
    }

    #[inline]
    fn offer(&mut self, seat: Seat, with: With, pagoda: Pagoda) {
        self.use_tile(seat, with, Extra::E);
        self.garden.put_cube(seat, pagoda);
        let player = &mut self.players[seat];
        player.spend(Pagodas::only(pagoda));
        player.mp += OFFER_GAIN + u32::from(self.garden.height(pagoda));
    }

    #[inline]
    fn get(&mut self, seat: Seat, with: With, tile: Tile) {
        self.use_tile(seat, with, Extra::F);
        let price = self.price_for(seat, tile);
        let player = &mut self.players[seat];
        player.mp -= price;
        player.receive(tile);
        self.village.take(tile);
    }

    #[inline]
    fn build(&mut self, seat: Seat, pagoda: Pagoda) {
        let (floor, is_covering) = self.garden.build(pagoda);
        let player = &mut self.players[seat];
        player.remove_floor(floor);
        player.mp += u32::from(floor.size().number()) + u32::from(is_covering) * COVER_GAIN;
        self.has_built = true;
        if floor.size() == Size::Six {
            self.inaugurate(seat, pagoda);
        }
    }

    /// A pagoda is finished: its tile is safe with its owner, or leaves the game.
    fn inaugurate(&mut self, seat: Seat, pagoda: Pagoda) {
        self.village.inaugurations = self.village.inaugurations.without(pagoda);
        if self.first_finisher.is_none() {
            self.first_finisher = Some(seat);
            self.players[seat].finish_first();
        }
        if self.garden.is_complete() {
            // Ruling T5: the builder first gets the objectives met now, roof included.
            let met = self.players[seat]
                .objectives_met()
                .intersection(self.village.objectives);
            self.give(seat, met);
            self.finish(Some(seat));
        }
    }

    /// Moves objectives from the village to a player.
    #[inline]
    fn give(&mut self, seat: Seat, objectives: Objectives) {
        let player = &mut self.players[seat];
        player.objectives = player.objectives.union(objectives);
        self.village.objectives = self.village.objectives.difference(objectives);
    }

    #[inline]
    fn end_turn(&mut self, seat: Seat, keep: Option<Floor>) {
        if let Some(keep) = keep {
            let player = &mut self.players[seat];
            self.bag = self.bag.union(player.floors().without(keep));
            player.keep_only(keep);
        }
        self.count_towards_stand_off();
        self.used = Used::default();
        self.has_built = false;
        self.active = seat.left(self.n_seats());
    }

    /// Ruling T11: turns in which nothing moves end the match at last.
    #[inline]
    fn count_towards_stand_off(&mut self) {
        let is_idle = !self.has_built & self.used.is_nothing();
        self.idle_turns = if is_idle { self.idle_turns + 1 } else { 0 };
        self.turns_without_building = if self.has_built {
            0
        } else {
            self.turns_without_building + 1
        };
        if self.idle_turns == self.idle_turns_limit()
            || self.turns_without_building == self.building_limit()
        {
            self.finish(None);
        }
    }

    /// Ends the match and gives the two final objectives.
    fn finish(&mut self, fourth: Option<Seat>) {
        self.phase = Phase::Over(Finale {
            fourth,
            furthest: self.alone_furthest(),
        });
    }

    /// Who stands alone furthest on the track; nobody in a tie.
    fn alone_furthest(&self) -> Option<Seat> {
        let most = self.players.iter().map(|player| player.mp).max()?;
        let mut furthest = self
            .players
            .entries()
            .filter(|(_, player)| player.mp == most)
            .map(|(seat, _)| seat);
        let seat = furthest.next();
        if furthest.next().is_some() {
            None
        } else {
            seat
        }
    }
}
