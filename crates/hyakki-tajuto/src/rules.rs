//! What is legal: [`check`](hyakki_core::Game::check) one action at a time, and all at once.

use hyakki_core::Seat;

use crate::action::{Action, With};
use crate::actions::Actions;
use crate::config::Hand;
use crate::floor::Floor;
use crate::illegal::Illegal;
use crate::objective::Objective;
use crate::pagoda::Pagoda;
use crate::player::Player;
use crate::size::Size;
use crate::state::{Phase, Tajuto};
use crate::tile::{Extra, Tile};

impl Tajuto {
    /// Whether a seat may act now.
    #[inline]
    fn is_up(&self, seat: Seat) -> bool {
        self.phase == Phase::Acting && seat == self.acting
    }

    /// Whether an action is legal, and if not, why.
    pub(crate) fn judge(&self, seat: Seat, action: Action) -> Result<(), Illegal> {
        if !self.is_up(seat) {
            return Err(Illegal::NotYourTurn);
        }
        if let Some((with, extra)) = action.tile_used() {
            self.judge_tile(with, extra)?;
        }
        match action {
            Action::Draw { with, size } => {
                self.judge_size(size)?;
                self.judge_purse(self.used.cost(with, Extra::D))
            }
            Action::Offer { with, pagoda } => {
                self.judge_offer(pagoda)?;
                self.judge_purse(self.used.cost(with, Extra::E))
            }
            Action::Get { with, tile } => {
                self.judge_tile_on_offer(tile)?;
                let price = self.price_for(seat, tile);
                self.judge_purse(self.used.cost(with, Extra::F) + price)
            }
            Action::Build(pagoda) => self.judge_build(pagoda),
            Action::Claim(objective) => self.judge_claim(objective),
            Action::End { keep } => self.judge_end(keep),
        }
    }

    /// What a tile that is on offer costs a seat: each Market takes something off, never below 0.
    #[inline]
    pub(crate) fn price_for(&self, seat: Seat, tile: Tile) -> u32 {
        self.village
            .price(tile)
            .saturating_sub(self.players[seat].discount())
    }

    /// The action tile must stand.
    fn judge_tile(&self, with: With, extra: Extra) -> Result<(), Illegal> {
        match with {
            With::Starting if self.used.next_starting().is_none() => {
                Err(Illegal::StartingTilesUsed)
            }
            With::Starting => Ok(()),
            With::Extra => match self.player_up().n_extras(extra) {
                0 => Err(Illegal::NoExtraTile { extra }),
                n if n == self.used.n_extras(extra) => Err(Illegal::ExtraTileUsed { extra }),
                _ => Ok(()),
            },
        }
    }

    /// Cost and price must be there before.
    fn judge_purse(&self, needs: u32) -> Result<(), Illegal> {
        let has = self.player_up().mp;
        if needs > has {
            return Err(Illegal::TooDear { needs, has });
        }
        Ok(())
    }

    fn judge_size(&self, size: Option<Size>) -> Result<(), Illegal> {
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

    fn judge_offer(&self, pagoda: Pagoda) -> Result<(), Illegal> {
        if self.garden.finished().contains(pagoda) {
            return Err(Illegal::Finished { pagoda });
        }
        if !self.player_up().cubes().contains(pagoda) {
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

    fn judge_tile_on_offer(&self, tile: Tile) -> Result<(), Illegal> {
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

    fn judge_build(&self, pagoda: Pagoda) -> Result<(), Illegal> {
        match self.garden.next_floor(pagoda) {
            None => Err(Illegal::Finished { pagoda }),
            Some(floor) if !self.player_up().floors().contains(floor) => {
                Err(Illegal::FloorNotThere { floor })
            }
            Some(_) => Ok(()),
        }
    }

    fn judge_claim(&self, objective: Objective) -> Result<(), Illegal> {
        if !self.village.objectives.contains(objective) {
            return Err(Illegal::ObjectiveTaken { objective });
        }
        if !self.player_up().objectives_met().contains(objective) {
            return Err(Illegal::ObjectiveNotMet { objective });
        }
        Ok(())
    }

    fn judge_end(&self, keep: Option<Floor>) -> Result<(), Illegal> {
        let floors = self.player_up().floors();
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
    fn player_up(&self) -> &Player {
        &self.players[self.acting]
    }

    /// Every legal action of a seat. What most turns have is computed without branches, since random play,
    /// which is what search does, makes every one of them a coin toss.
    #[inline]
    pub(crate) fn all_legal(&self, seat: Seat) -> Actions {
        let mut actions = Actions::NONE;
        if !self.is_up(seat) {
            return actions;
        }
        let player = &self.players[seat];
        let draws = self.draws();
        let offers = self.garden.open_to_offers().intersection(player.cubes());

        let cost = self.used.cost_of_next_starting();
        let can_start = player.mp >= cost;
        let tiles = self.tiles_within(player, player.mp.saturating_sub(cost));
        actions.add_starting(draws, offers, tiles, can_start);
        actions.add_draws(draws, self.can_use(player, Extra::D));
        actions.add_offers(offers, self.can_use(player, Extra::E));
        actions.add_claims(
            player
                .objectives_met()
                .intersection(self.village.objectives),
        );

        // Ruling T10: the turn does not end before these are built.
        let buildable = player.floors().intersection(self.garden.next_floors());
        actions.add_builds_or_ends(buildable.pagodas(), player.floors(), player.n_floors());
        if self.can_use(player, Extra::F) {
            let purse = player.mp - self.used.cost(With::Extra, Extra::F);
            actions.add_gets(self.tiles_within(player, purse));
        }
        actions
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
}
