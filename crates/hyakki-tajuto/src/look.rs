//! How a view is made from a state.

use hyakki_core::{GameConfig, PerSeat, Seat, Viewer};

use crate::action::Action;
use crate::figures::{INAUGURATION_PRICE, USE_EXTRA, USE_STARTING};
use crate::pagoda::Pagoda;
use crate::player::Player;
use crate::size::Size;
use crate::state::{Phase, Tajuto, Used};
use crate::tile::{Extra, Stack, Starting};
use crate::view::{
    ActionTileView, Inauguration, Last, PagodaView, PlayerView, Price, StackView, Stage, StandOff,
    TajutoView,
};

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
        let safe_inaugurations = player.inaugurations.intersection(finished);
        let n_final = self.score(seat).objectives - player.objectives.len() as u8;
        PlayerView {
            mp: player.mp,
            cubes: player.cubes(),
            floors: player.floors(),
            action_tiles: action_tiles(player, used),
            wisdom: Stack::WISDOM.map(|stack| player.n_owned(stack)),
            markets: player.n_owned(Stack::Market),
            shrines: player.n_owned(Stack::Shrine),
            open_inaugurations: player.inaugurations.difference(finished),
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
