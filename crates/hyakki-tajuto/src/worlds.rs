//! Worlds that fit a view: everything at the table is known, so there is exactly one.

use hyakki_core::{Dice, Seat};

use crate::garden::Garden;
use crate::pagoda::{N_PAGODAS, Pagodas};
use crate::player::Player;
use crate::stack::Stack;
use crate::state::{Phase, Tajuto};
use crate::tile::Tile;
use crate::used::Used;
use crate::view::{Inauguration, PagodaView, PhaseView, PlayerView, TajutoView};
use crate::village::Village;

/// The world that fits the view of a match that is not over.
pub(crate) fn determinize(view: &TajutoView, _dice: &mut impl Dice) -> Tajuto {
    let phase = match view.phase {
        PhaseView::Setup => Phase::Setup,
        PhaseView::Act => Phase::Act,
        PhaseView::Draw { size } => Phase::Draw(size),
        PhaseView::Over => unreachable!("only a match that is not over has worlds to sample"),
    };
    let active = view.active.unwrap_or(Seat::new(0));
    let mut players = view.players.map(|player| player_of(&player));
    if let Some(seat) = view.first_finisher {
        players[seat].finish_first();
    }
    let inaugurations = view
        .garden
        .iter()
        .filter(|seen| seen.inauguration == Inauguration::Offered)
        .map(|seen| seen.pagoda)
        .collect();
    let n_gone = Stack::ALL.map(|stack| players.iter().map(|player| player.n_owned(stack)).sum());
    Tajuto {
        config: view.config(),
        phase,
        active,
        used: used_in(&view.players[active]),
        has_built: view.has_built,
        idle_turns: view.stand_off.idle_turns,
        turns_without_building: view.stand_off.turns_without_building,
        first_finisher: view.first_finisher,
        last: view.last.map(|last| last.action.0),
        drawn: view.last.and_then(|last| last.drawn),
        bag: view.bag,
        garden: garden_of(&view.garden),
        village: Village::after(n_gone, inaugurations, view.objectives),
        players,
    }
}

fn garden_of(seen: &[PagodaView; N_PAGODAS]) -> Garden {
    let mut garden = Garden::of_heights(|pagoda| seen[pagoda.index()].height);
    for seen in seen {
        if let Some(seat) = seen.cube {
            garden.put_cube(seat, seen.pagoda);
        }
    }
    garden
}

fn player_of(seen: &PlayerView) -> Player {
    let [.., d, e, f] = seen.action_tiles.map(|tiles| tiles.owned);
    let [w1, w2, w3, w4, w5] = seen.wisdom;
    let owned = [w1, w2, w3, w4, w5, seen.markets, seen.shrines, d, e, f];
    let mut player = Player::new();
    seen.floors.iter().for_each(|floor| player.add_floor(floor));
    player.mp = seen.mp;
    player.spend(Pagodas::ALL.difference(seen.cubes));
    player.inaugurations = seen.open_inaugurations.union(seen.safe_inaugurations);
    player.objectives = seen.objectives;
    for (stack, n) in Stack::ALL.into_iter().zip(owned) {
        for _ in 0..n {
            player.receive(Tile::Top(stack));
        }
    }
    player
}

fn used_in(seen: &PlayerView) -> Used {
    let [a, b, c, extras @ ..] = seen.action_tiles.map(|tiles| tiles.used);
    Used::of(a + b + c, |extra| extras[extra.index()])
}
