//! What the rulebook says everybody sees, for the laws; and for the server's tests, which ask the same of what it sends.

use hyakki_core::{Dice, Game, GameConfig, Seat, Step, Viewer};
use hyakki_laws::Witness;
use hyakki_tajuto::{
    Action, Chance, Floor, Floors, Objective, Pagoda, Size, Stack, Tajuto, TajutoConfig, Tile, With,
};

/// What everybody sees of this game.
pub(crate) struct TajutoWitness;

impl Witness for TajutoWitness {
    type Game = Tajuto;

    fn universe(_: &TajutoConfig) -> Vec<Action> {
        let mut universe = Vec::new();
        for with in With::ALL {
            universe.push(Action::Draw { with, size: None });
            universe.extend(Size::ALL.map(|size| Action::Draw {
                with,
                size: Some(size),
            }));
            universe.extend(Pagoda::ALL.map(|pagoda| Action::Offer { with, pagoda }));
            universe.extend(Tile::ALL.map(|tile| Action::Get { with, tile }));
        }
        universe.extend(Pagoda::ALL.map(|pagoda| Action::Build { pagoda }));
        universe.extend(Objective::ALL.map(|objective| Action::Claim { objective }));
        universe.push(Action::End { keep: None });
        universe.extend(Floor::all().map(|floor| Action::End { keep: Some(floor) }));
        universe
    }

    fn audit(state: &Tajuto) {
        floors_are_conserved(state);
        tiles_are_conserved(state);
        cubes_are_conserved(state);
        objectives_are_conserved(state);
        standing_is_sound(state);
        claims_are_what_the_table_shows(state);
    }

    /// Everything happens in the open.
    fn observe(_: &Tajuto, step: &Step<Tajuto>, _: &Tajuto, _: Viewer) -> String {
        match step {
            Step::Chance(chance) => chance.to_string(),
            Step::Action(seat, action) => format!("{seat}: {action}"),
        }
    }

    fn is_in_the_dark(_: &Tajuto, _: Viewer) -> bool {
        false
    }

    fn twin_chance(_: &Tajuto, chance: &Chance, _: Viewer, _: &mut impl Dice) -> Chance {
        *chance
    }
}

fn seats(state: &Tajuto) -> impl Iterator<Item = Seat> {
    Seat::all(state.config().players())
}

/// All 48 floors are in the bag, before a player or built, each once.
fn floors_are_conserved(state: &Tajuto) {
    let built = Pagoda::ALL.into_iter().flat_map(|pagoda| {
        let height = usize::from(state.height(pagoda));
        Size::ALL[..height]
            .iter()
            .map(move |&size| Floor::new(pagoda, size))
    });
    let before_players = seats(state).flat_map(|seat| state.floors(seat).iter());
    let mut all: Vec<Floor> = state
        .bag()
        .iter()
        .chain(before_players)
        .chain(built)
        .collect();
    assert_eq!(all.len(), 48);
    all.sort_unstable();
    assert!(all.into_iter().eq(Floors::ALL.iter()));
}

/// Every tile is on its stack or with one player; inauguration tiles leave only with their finished pagoda.
fn tiles_are_conserved(state: &Tajuto) {
    for (stack, n_tiles) in Stack::ALL.into_iter().zip([3, 3, 3, 3, 3, 2, 2, 2, 2, 2]) {
        let owned: u8 = seats(state).map(|seat| state.n_owned(seat, stack)).sum();
        assert_eq!(owned + state.n_left(stack), n_tiles, "{stack}");
    }
    for pagoda in Pagoda::ALL {
        let n_owners = seats(state)
            .filter(|&seat| state.inaugurations(seat).contains(pagoda))
            .count();
        let is_left = state.inaugurations_left().contains(pagoda);
        let is_finished = state.height(pagoda) == 6;
        match (n_owners, is_left) {
            (1, false) => {}
            (0, true) => assert!(!is_finished),
            (0, false) => assert!(is_finished),
            other => panic!("inauguration tile of {pagoda}: {other:?}"),
        }
    }
}

/// A cube on a top floor was spent by its owner; none lies on an empty or a finished pagoda.
fn cubes_are_conserved(state: &Tajuto) {
    for pagoda in Pagoda::ALL {
        if let Some(owner) = state.cube_on(pagoda) {
            assert!(owner.index() < state.config().players());
            assert!(!state.cubes(owner).contains(pagoda));
            assert!((1..6).contains(&state.height(pagoda)));
        }
    }
}

fn objectives_are_conserved(state: &Tajuto) {
    for objective in Objective::ALL {
        let n_owners = seats(state)
            .filter(|&seat| state.objectives(seat).contains(objective))
            .count();
        let is_left = state.objectives_left().contains(objective);
        assert_eq!(n_owners + usize::from(is_left), 1, "{objective}");
    }
    let is_taken = |objective| !state.objectives_left().contains(objective);
    if is_taken(Objective::First) {
        let first = state.first_finisher().unwrap();
        assert!(state.objectives(first).contains(Objective::First));
    }
}

/// Counts and turns: who has how many floors, how many pagodas are finished, how near the stand-off is.
fn standing_is_sound(state: &Tajuto) {
    let n_finished = Pagoda::ALL
        .iter()
        .filter(|&&pagoda| state.height(pagoda) == 6)
        .count();
    assert_eq!(n_finished, state.finished().len());
    assert_eq!(n_finished > 0, state.first_finisher().is_some());
    let turn = state.turn();
    let is_over = turn.outcome().is_some();
    let n_players = state.config().players() as u8;
    let is_stand_off =
        state.idle_turns() == n_players || state.turns_without_building() == 40 * n_players;
    assert_eq!(is_over, n_finished == 4 || is_stand_off);
    assert!(n_finished <= 4 && state.idle_turns() <= state.turns_without_building());
    let n_with_several = seats(state)
        .filter(|&seat| state.floors(seat).len() > 1)
        .count();
    assert!(n_with_several <= 1, "only in the own turn");
    for seat in seats(state) {
        assert!(state.floors(seat).len() <= 6);
        assert!(state.mp(seat) <= 432);
        assert_eq!(state.score(seat).total, points_by_the_rules(state, seat));
    }
}

/// Whoever is to act may claim just what is still there and whose condition the open table shows to be met.
fn claims_are_what_the_table_shows(state: &Tajuto) {
    let Some(seat) = state.turn().seats().first() else {
        return;
    };
    let wisdom: u8 = Stack::ALL[..5]
        .iter()
        .zip(1..)
        .map(|(&stack, points)| points * state.n_owned(seat, stack))
        .sum();
    let n_cubes = state.cubes(seat).len();
    let conditions = [
        wisdom >= 5,
        wisdom >= 10,
        n_cubes <= 4,
        n_cubes == 0,
        state.mp(seat) >= 30,
        state.first_finisher() == Some(seat),
    ];
    for (objective, is_met) in Objective::ALL.into_iter().zip(conditions) {
        let can_claim = state.check(seat, Action::Claim { objective }).is_ok();
        let is_there = state.objectives_left().contains(objective);
        assert_eq!(can_claim, is_there && is_met, "{objective}");
    }
}

/// The score as the rules page counts it, apart from `Tajuto::score`.
fn points_by_the_rules(state: &Tajuto, seat: Seat) -> u8 {
    let wisdom = [Stack::W1, Stack::W2, Stack::W3, Stack::W4, Stack::W5]
        .into_iter()
        .zip(1..)
        .map(|(stack, points)| (state.n_owned(seat, stack), points));
    let n_wisdom: u8 = wisdom.clone().map(|(n, _)| n).sum();
    let wisdom_points: u8 = wisdom.map(|(n, points)| n * points).sum();
    let n_safe = Pagoda::ALL
        .iter()
        .filter(|&&pagoda| state.height(pagoda) == 6 && state.inaugurations(seat).contains(pagoda))
        .count() as u8;
    let mut n_objectives = state.objectives(seat).len() as u8;
    n_objectives += u8::from(state.fourth_finisher() == Some(seat));
    n_objectives += u8::from(state.furthest() == Some(seat));
    let n_shrines = state.n_owned(seat, Stack::Shrine);
    wisdom_points + 4 * n_safe + n_objectives + n_shrines * (n_wisdom + n_safe)
}
