//! What a viewer knows.
//!
//! Nothing but the bag's next draw is unknown: the tiles lying face down were taken in everybody's sight,
//! so a perfect player remembers them, and the view of every seat is the whole table.
//! Whether a face shows opponents' face-down tiles is the option [`Totals`]; [`TajutoView::is_face_down`] tells.

use hyakki_core::{GameConfig, GameView, Outcome, PerSeat, Seat, Viewer};
use serde::Serialize;

use crate::action::Action;
use crate::config::{Hand, Totals};
use crate::figures::{INAUGURATION_PRICE, USE_EXTRA, USE_STARTING};
use crate::floor::{Floor, Floors};
use crate::objective::Objectives;
use crate::pagoda::{N_PAGODAS, Pagoda, Pagodas};
use crate::player::Player;
use crate::score::Score;
use crate::size::{N_SIZES, Size};
use crate::state::{Phase, Tajuto, Used};
use crate::tile::{Extra, N_STACKS, Stack, Starting};

/// What a seat or a spectator knows.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct TajutoView {
    /// Whose view this is.
    pub viewer: Viewer,
    /// The option `hand`.
    pub hand: Hand,
    /// The option `totals`: while it is `hidden` and the match is not over, a face shows nobody else's face-down tiles.
    pub totals: Totals,
    /// What the match waits for.
    pub stage: Stage,
    /// Whose turn it is; nobody's before the first turn and after the end.
    pub acting: Option<Seat>,
    /// Whether a floor was built in this turn.
    pub has_built: bool,
    /// The eight pagodas, in order.
    pub garden: [PagodaView; N_PAGODAS],
    /// The floors in the bag.
    pub bag: Floors,
    /// How many floors of each size the bag has, the bases first.
    pub bag_sizes: [u8; N_SIZES],
    /// The ten stacks of the village, in order.
    pub village: [StackView; N_STACKS],
    /// The price of an inauguration tile.
    pub inauguration_price: Price,
    /// The objectives nobody has claimed.
    pub objectives: Objectives,
    /// The players, in seat order.
    pub players: PerSeat<PlayerView>,
    /// Who finished the first pagoda.
    pub first_finisher: Option<Seat>,
    /// Who finished the fourth pagoda, which ended the match.
    pub fourth_finisher: Option<Seat>,
    /// Who stood alone furthest on the track at the end.
    pub furthest: Option<Seat>,
    /// How near a stand-off is.
    pub stand_off: StandOff,
    /// The last thing a player did.
    pub last: Option<Last>,
    /// How the match ended.
    pub outcome: Option<Outcome>,
}

/// What the match waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase", tag = "name")]
pub enum Stage {
    /// It is not known yet who begins.
    Setup,
    /// The acting player.
    Act,
    /// A floor is coming out of the bag.
    Draw {
        /// The size felt for, unless the hand is blind.
        size: Option<Size>,
    },
    /// Nothing: the match is over.
    Over,
}

/// A pagoda of the garden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PagodaView {
    /// Which.
    pub pagoda: Pagoda,
    /// How many floors it has.
    pub height: u8,
    /// The floor it needs next, unless it is finished.
    pub next: Option<Floor>,
    /// Whose cube lies on its top floor.
    pub cube: Option<Seat>,
    /// Where its inauguration tile is.
    pub inauguration: Inauguration,
}

/// Where an inauguration tile is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase", tag = "name")]
pub enum Inauguration {
    /// Beside its pagoda: it can be got.
    Offered,
    /// With a player.
    Owned {
        /// Who.
        seat: Seat,
    },
    /// Out of the game: its pagoda was finished before anybody had got it.
    Gone,
}

/// A price.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Price {
    /// As it stands on the tile.
    pub printed: u8,
    /// After the viewer's Markets; as printed for a spectator.
    pub yours: u8,
}

/// A stack of the village.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct StackView {
    /// Which.
    pub stack: Stack,
    /// How many tiles it still has.
    pub left: u8,
    /// The price of its top tile, if it has one.
    pub price: Option<Price>,
}

/// What lies before a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
pub struct PlayerView {
    /// Meditation points: the monk's space.
    pub mp: u32,
    /// The cubes left.
    pub cubes: Pagodas,
    /// Floors drawn or kept.
    pub floors: Floors,
    /// The starting tiles A, B, C and the extra tiles D, E, F, in this order.
    pub action_tiles: [ActionTileView; 6],
    /// How many Wisdom tiles of 1, 2, 3, 4 and 5 SP. Face down.
    pub wisdom: [u8; 5],
    /// How many Markets.
    pub markets: u8,
    /// How many Shrines. Face down.
    pub shrines: u8,
    /// Inauguration tiles of pagodas that are not finished.
    pub open_inaugurations: Pagodas,
    /// Inauguration tiles of finished pagodas. Face down.
    pub safe_inaugurations: Pagodas,
    /// The objectives claimed, without the two final ones. Face down.
    pub objectives: Objectives,
    /// How many tiles lie face down.
    pub n_face_down: u8,
    /// The spirituality points as they stand. Secret while the tiles lie face down.
    pub score: Score,
}

/// Action tiles of one kind before a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize)]
pub struct ActionTileView {
    /// The letter on it.
    pub tile: char,
    /// What using it costs.
    pub cost: u8,
    /// How many the player has.
    pub owned: u8,
    /// How many of them are used in this turn.
    pub used: u8,
}

/// The last thing a player did.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Last {
    /// Who.
    pub seat: Seat,
    /// What.
    pub action: Action,
    /// The floor that came out of the bag, if it was a draw and chance has fallen.
    pub drawn: Option<Floor>,
}

/// How near a stand-off is (ruling T11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct StandOff {
    /// Turns in a row without a tile used or a floor built.
    pub idle_turns: u8,
    /// How many of them end the match.
    pub idle_turns_limit: u8,
    /// Turns in a row without a floor built.
    pub turns_without_building: u8,
    /// How many of them end the match.
    pub building_limit: u8,
}

impl GameView for TajutoView {
    fn viewer(&self) -> Viewer {
        self.viewer
    }
}

impl TajutoView {
    /// Whether the tiles of this player that lie face down are to be kept from the viewer's eyes.
    #[must_use]
    pub fn is_face_down(&self, seat: Seat) -> bool {
        self.totals == Totals::Hidden && self.stage != Stage::Over && !self.viewer.is(seat)
    }
}

impl Tajuto {
    /// The whole table.
    pub(crate) fn look(&self, viewer: Viewer) -> TajutoView {
        let players = PerSeat::from_fn(self.config.players(), |seat| self.player_view(seat));
        let stage = match self.phase {
            Phase::Setup => Stage::Setup,
            Phase::Acting => Stage::Act,
            Phase::Drawing(size) => Stage::Draw { size },
            Phase::Over(_) => Stage::Over,
        };
        let is_somebodys_turn = matches!(stage, Stage::Act | Stage::Draw { .. });
        TajutoView {
            viewer,
            hand: self.config.hand(),
            totals: self.config.totals(),
            stage,
            acting: is_somebodys_turn.then_some(self.acting),
            has_built: self.has_built,
            garden: Pagoda::ALL.map(|pagoda| self.pagoda_view(pagoda)),
            bag: self.bag,
            bag_sizes: Size::ALL.map(|size| self.bag.of_size(size).len() as u8),
            village: Stack::ALL.map(|stack| self.stack_view(stack, viewer)),
            inauguration_price: self.price_view(INAUGURATION_PRICE, viewer),
            objectives: self.village.objectives,
            players,
            first_finisher: self.first_finisher,
            fourth_finisher: self.fourth_finisher(),
            furthest: self.furthest(),
            stand_off: StandOff {
                idle_turns: self.idle_turns,
                idle_turns_limit: self.idle_turns_limit(),
                turns_without_building: self.turns_without_building,
                building_limit: self.building_limit(),
            },
            last: self.last_done(),
            outcome: self.finale().map(|finale| self.outcome(finale)),
        }
    }

    /// The last thing a player did: the end of a turn was the doing of the seat before the one acting now.
    fn last_done(&self) -> Option<Last> {
        let n_players = self.config.players();
        self.last.map(|action| Last {
            seat: match action {
                Action::End { .. } => self.acting.left_by(n_players - 1, n_players),
                _ => self.acting,
            },
            action,
            drawn: self.drawn,
        })
    }

    fn pagoda_view(&self, pagoda: Pagoda) -> PagodaView {
        let owner = self
            .players
            .entries()
            .find(|(_, player)| player.inaugurations.contains(pagoda));
        let inauguration = match owner {
            Some((seat, _)) => Inauguration::Owned { seat },
            None if self.village.inaugurations.contains(pagoda) => Inauguration::Offered,
            None => Inauguration::Gone,
        };
        PagodaView {
            pagoda,
            height: self.garden.height(pagoda),
            next: self.garden.next_floor(pagoda),
            cube: self.garden.cube_on(pagoda),
            inauguration,
        }
    }

    fn stack_view(&self, stack: Stack, viewer: Viewer) -> StackView {
        let price = self.village.price_of_top(stack);
        StackView {
            stack,
            left: self.village.n_left(stack),
            price: price.map(|printed| self.price_view(printed, viewer)),
        }
    }

    fn price_view(&self, printed: u8, viewer: Viewer) -> Price {
        let discount = viewer
            .seat()
            .map_or(0, |seat| self.players[seat].discount());
        Price {
            printed,
            yours: u32::from(printed).saturating_sub(discount) as u8,
        }
    }

    fn player_view(&self, seat: Seat) -> PlayerView {
        let player = &self.players[seat];
        let used = if seat == self.acting {
            self.used
        } else {
            Used::default()
        };
        let finished = self.garden.finished();
        let safe_inaugurations = player.inaugurations.and(finished);
        let n_final = self.score(seat).objectives - player.objectives.len() as u8;
        PlayerView {
            mp: player.mp,
            cubes: player.cubes(),
            floors: player.floors(),
            action_tiles: action_tiles(player, used),
            wisdom: Stack::WISDOM.map(|stack| player.n_owned(stack)),
            markets: player.n_owned(Stack::Market),
            shrines: player.n_owned(Stack::Shrine),
            open_inaugurations: player.inaugurations.minus(finished),
            safe_inaugurations,
            objectives: player.objectives,
            n_face_down: player.n_wisdom_tiles()
                + player.n_owned(Stack::Shrine)
                + safe_inaugurations.len() as u8
                + player.objectives.len() as u8
                + n_final,
            score: self.score(seat),
        }
    }
}

fn action_tiles(player: &Player, used: Used) -> [ActionTileView; 6] {
    let starting = |tile: Starting, letter| ActionTileView {
        tile: letter,
        cost: USE_STARTING[tile.index()],
        owned: 1,
        used: u8::from(tile.index() < usize::from(used.n_starting())),
    };
    let extra = |extra: Extra, letter| ActionTileView {
        tile: letter,
        cost: USE_EXTRA[extra.index()],
        owned: player.n_extras(extra),
        used: used.n_extras(extra),
    };
    [
        starting(Starting::A, 'A'),
        starting(Starting::B, 'B'),
        starting(Starting::C, 'C'),
        extra(Extra::D, 'D'),
        extra(Extra::E, 'E'),
        extra(Extra::F, 'F'),
    ]
}
