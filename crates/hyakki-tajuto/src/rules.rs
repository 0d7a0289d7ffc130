//! What is legal.

use hyakki_core::{BadChance, Seat};

use crate::action::{Action, With};
use crate::actions::Actions;
use crate::chance::Chance;
use crate::config::Hand;
use crate::extra::Extra;
use crate::floor::{Floor, Floors};
use crate::illegal::Illegal;
use crate::objective::Objective;
use crate::pagoda::Pagoda;
use crate::player::Player;
use crate::size::Size;
use crate::state::{Phase, Tajuto};
use crate::tile::Tile;

/// Whether an action is legal, and if not, why.
pub(crate) fn check(state: &Tajuto, seat: Seat, action: Action) -> Result<(), Illegal> {
    if !state.is_active(seat) {
        return Err(Illegal::NotYourTurn);
    }
    if let Some((with, extra)) = action.tile_used() {
        state.check_tile(with, extra)?;
    }
    match action {
        Action::Draw { with, size } => {
            state.check_size(size)?;
            state.check_purse(state.used.cost(with, Extra::D))
        }
        Action::Offer { with, pagoda } => {
            state.check_offer(pagoda)?;
            state.check_purse(state.used.cost(with, Extra::E))
        }
        Action::Get { with, tile } => {
            state.check_tile_on_offer(tile)?;
            let price = state.price_for(seat, tile);
            state.check_purse(state.used.cost(with, Extra::F) + price)
        }
        Action::Build { pagoda } => state.check_build(pagoda),
        Action::Claim { objective } => state.check_claim(objective),
        Action::End { keep } => state.check_end(keep),
    }
}

/// Every legal action of a seat. What most turns have is computed without branches, since random play,
/// which is what search does, makes every one of them a coin toss.
#[inline]
pub(crate) fn legal_actions(state: &Tajuto, seat: Seat) -> Actions {
    let mut actions = Actions::NONE;
    if !state.is_active(seat) {
        return actions;
    }
    let player = &state.players[seat];
    let draws = state.draws();
    let offers = state.garden.open_to_offers().intersection(player.cubes());

    let cost = state.used.cost_of_next_starting();
    let can_start = player.mp >= cost;
    let tiles = state.tiles_within(player, player.mp.saturating_sub(cost));
    actions.add_starting(draws, offers, tiles, can_start);
    actions.add_draws(draws, state.can_use(player, Extra::D));
    actions.add_offers(offers, state.can_use(player, Extra::E));
    actions.add_claims(
        player
            .objectives_met()
            .intersection(state.village.objectives),
    );

    // Ruling T10: the turn does not end before these are built.
    let buildable = player.floors().intersection(state.garden.next_floors());
    actions.add_builds_or_ends(buildable.pagodas(), player.floors(), player.n_floors());
    if state.can_use(player, Extra::F) {
        let purse = player.mp - state.used.cost(With::Extra, Extra::F);
        actions.add_gets(state.tiles_within(player, purse));
    }
    actions
}

/// Whether a random event can happen now: those that [`sample`](crate::chance::sample) can give, and no others.
pub(crate) fn check_chance(state: &Tajuto, chance: &Chance) -> Result<(), BadChance> {
    match (state.phase, *chance) {
        (Phase::Setup, Chance::First(seat)) if seat.index() < state.n_seats() => Ok(()),
        (Phase::Setup, _) => Err(BadChance(format!(
            "one of the {} players begins",
            state.n_seats()
        ))),
        (Phase::Draw(size), Chance::Drawn(floor)) => {
            if !state.within_reach(size).contains(floor) {
                return Err(BadChance(format!("{floor} cannot come out of the bag now")));
            }
            Ok(())
        }
        (Phase::Draw(_), Chance::First(_)) => {
            Err(BadChance("a floor comes out of the bag now".to_owned()))
        }
        (Phase::Act | Phase::Over(_), _) => Err(BadChance::not_awaited()),
    }
}

impl Tajuto {
    /// Whether a seat may act now.
    #[inline]
    fn is_active(&self, seat: Seat) -> bool {
        self.phase == Phase::Act && seat == self.active
    }

    /// What a tile that is on offer costs a seat: each Market takes something off, never below 0.
    #[inline]
    pub(crate) fn price_for(&self, seat: Seat, tile: Tile) -> u32 {
        self.village
            .price(tile)
            .saturating_sub(self.players[seat].discount())
    }

    /// The action tile must stand.
    fn check_tile(&self, with: With, extra: Extra) -> Result<(), Illegal> {
        match with {
            With::Starting if self.used.next_starting().is_none() => {
                Err(Illegal::StartingTilesUsed)
            }
            With::Starting => Ok(()),
            With::Extra => match self.active_player().n_extras(extra) {
                0 => Err(Illegal::NoExtraTile { extra }),
                n if n == self.used.n_extras(extra) => Err(Illegal::ExtraTileUsed { extra }),
                _ => Ok(()),
            },
        }
    }

    /// Cost and price must be there before.
    fn check_purse(&self, needs: u32) -> Result<(), Illegal> {
        let has = self.active_player().mp;
        if needs > has {
            return Err(Illegal::TooDear { needs, has });
        }
        Ok(())
    }

    fn check_size(&self, size: Option<Size>) -> Result<(), Illegal> {
        match (self.config.hand(), size) {
            (Hand::Blind, Some(_)) => Err(Illegal::BlindHand),
            (Hand::Sure | Hand::Shaky, None) => Err(Illegal::NameASize),
            _ if self.bag.is_empty() => Err(Illegal::EmptyBag),
            (_, Some(size)) if self.bag.of_size(size).is_empty() => {
                Err(Illegal::NoSuchSize { size })
            }
            _ => Ok(()),
        }
    }

    fn check_offer(&self, pagoda: Pagoda) -> Result<(), Illegal> {
        if self.garden.finished().contains(pagoda) {
            return Err(Illegal::Finished { pagoda });
        }
        if !self.active_player().cubes().contains(pagoda) {
            return Err(Illegal::CubeSpent { pagoda });
        }
        if self.garden.height(pagoda) == 0 {
            return Err(Illegal::NoFloorYet { pagoda });
        }
        if self.garden.cube_on(pagoda).is_some() {
            return Err(Illegal::CubeThere { pagoda });
        }
        Ok(())
    }

    fn check_tile_on_offer(&self, tile: Tile) -> Result<(), Illegal> {
        match tile {
            Tile::Top(stack) if self.village.n_left(stack) == 0 => {
                Err(Illegal::StackEmpty { stack })
            }
            Tile::Inauguration(pagoda) if !self.village.inaugurations.contains(pagoda) => {
                let is_owned = |player: &Player| player.inaugurations.contains(pagoda);
                if self.players.iter().any(is_owned) {
                    Err(Illegal::InaugurationTaken { pagoda })
                } else {
                    Err(Illegal::InaugurationGone { pagoda })
                }
            }
            _ => Ok(()),
        }
    }

    fn check_build(&self, pagoda: Pagoda) -> Result<(), Illegal> {
        match self.garden.next_floor(pagoda) {
            None => Err(Illegal::Finished { pagoda }),
            Some(floor) if !self.active_player().floors().contains(floor) => {
                Err(Illegal::FloorNotThere { floor })
            }
            Some(_) => Ok(()),
        }
    }

    fn check_claim(&self, objective: Objective) -> Result<(), Illegal> {
        if !self.village.objectives.contains(objective) {
            return Err(Illegal::ObjectiveTaken { objective });
        }
        if !self.active_player().objectives_met().contains(objective) {
            return Err(Illegal::ObjectiveNotMet { objective });
        }
        Ok(())
    }

    fn check_end(&self, keep: Option<Floor>) -> Result<(), Illegal> {
        let floors = self.active_player().floors();
        if let Some(floor) = floors.intersection(self.garden.next_floors()).iter().next() {
            return Err(Illegal::MustBuild { floor });
        }
        match keep {
            None if floors.is_several() => Err(Illegal::ChooseWhatToKeep),
            Some(_) if !floors.is_several() => Err(Illegal::NothingToChoose),
            Some(floor) if !floors.contains(floor) => Err(Illegal::KeptFloorNotThere { floor }),
            _ => Ok(()),
        }
    }

    #[inline]
    fn active_player(&self) -> &Player {
        &self.players[self.active]
    }

    /// Whether an extra tile stands and can be paid.
    #[inline]
    fn can_use(&self, player: &Player, extra: Extra) -> bool {
        (self.used.n_extras(extra) < player.n_extras(extra))
            & (player.mp >= self.used.cost(With::Extra, extra))
    }

    #[inline]
    fn tiles_within(&self, player: &Player, purse: u32) -> u32 {
        self.village.tiles_within(purse + player.discount())
    }

    /// The draws that the bag and the hand allow: bit 0 is a blind one, bit s one of size s.
    #[inline]
    fn draws(&self) -> u8 {
        match self.config.hand() {
            Hand::Sure | Hand::Shaky => self.bag.size_bits() << 1,
            Hand::Blind => u8::from(!self.bag.is_empty()),
        }
    }

    /// The floors that may come when this size is named.
    fn within_reach(&self, named: Option<Size>) -> Floors {
        let Some(named) = named else {
            return self.bag;
        };
        let exact = self.bag.only_size(named);
        if self.config.hand() != Hand::Shaky {
            return exact;
        }
        [named.smaller_number(), named.larger_number()]
            .into_iter()
            .flatten()
            .fold(exact, |floors, size| floors.union(self.bag.only_size(size)))
    }
}
