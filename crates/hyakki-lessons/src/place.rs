//! What a teacher can point at. Where it is on the page is said by `web/src/games/<game>/pointers.ts`.

use hyakki_catalog::GameId;

/// What stands behind the name of a place.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Which {
    /// Nothing: there is one.
    Only,
    /// The number of a seat.
    Seat,
    /// Something that the learner's view names: a card, a colour, a tile.
    Seen,
    /// One of a few.
    Of(&'static [&'static str]),
}

use Which::{Of, Only, Seat, Seen};

/// The places of every table.
const EVERYWHERE: [(&str, Which); 2] = [("hand", Only), ("seat", Seat)];

/// The places of each game's table.
const OF_GAMES: &[(GameId, &[(&str, Which)])] = &[
    (
        GameId::Septet,
        &[
            ("card", Seen),
            ("trump", Only),
            ("trick", Only),
            ("our", Of(&["bosses", "lanterns", "points"])),
            ("their", Of(&["bosses", "lanterns", "points"])),
        ],
    ),
    (
        GameId::Sketch,
        &[
            ("card", Seen),
            ("deck", Only),
            ("stack", Of(&["g", "r", "b", "y"])),
            ("ring", Of(&["g", "r", "b", "y"])),
            ("notebook", Of(&["ours", "theirs"])),
        ],
    ),
    (
        GameId::Pagoda,
        &[
            ("card", Seen),
            ("deck", Only),
            ("pile", Of(&["L", "R"])),
            ("gates", Only),
            ("count", Only),
            ("pool", Only),
        ],
    ),
    (
        GameId::Tajuto,
        &[
            ("floor", Seen),
            ("pagoda", Of(&["r", "o", "y", "g", "b", "u", "w", "k"])),
            ("track", Only),
            ("village", Only),
            ("tile", Seen),
            ("tiles", Only),
            ("cubes", Only),
            ("objectives", Only),
            ("points", Only),
        ],
    ),
];

/// The places of a game's table beside those of every table; none of a game that nobody has described yet.
fn places(game: GameId) -> &'static [(&'static str, Which)] {
    let found = OF_GAMES.iter().find(|(known, _)| *known == game);
    found.map_or(&[], |(_, places)| places)
}

fn split(place: &str) -> (&str, &str) {
    place.split_once(' ').unwrap_or((place, ""))
}

fn which(game: GameId, place: &str) -> Option<(Which, &str)> {
    let (name, rest) = split(place);
    let mut all = EVERYWHERE.iter().chain(places(game));
    let &(_, which) = all.find(|(known, _)| *known == name)?;
    Some((which, rest))
}

/// Whether a table of this game has such a place.
pub(crate) fn is_known(game: GameId, n_players: usize, place: &str) -> bool {
    match which(game, place) {
        Some((Only, rest)) => rest.is_empty(),
        Some((Seat, rest)) => rest.parse().is_ok_and(|seat: usize| seat < n_players),
        Some((Seen, rest)) => !rest.is_empty(),
        Some((Of(few), rest)) => few.contains(&rest),
        None => false,
    }
}

/// What a view must name for the place to be there, if anything.
pub(crate) fn must_be_seen(game: GameId, place: &str) -> Option<&str> {
    match which(game, place) {
        Some((Seen, rest)) => Some(rest),
        _ => None,
    }
}
