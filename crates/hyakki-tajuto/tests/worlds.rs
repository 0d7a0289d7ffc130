//! The world that fits a view.

use hyakki_core::{Game, GameRng, Viewer};
use hyakki_tajuto::{Tajuto, Totals};

use crate::view::with_tiles;

#[test]
fn a_view_is_the_whole_table_so_the_state_can_be_read_off_it() {
    let mut table = with_tiles(Totals::Hidden);
    table.by(0, "offer o, draw 4 > k4");
    let mut dice = GameRng::for_game(1, 0);
    for viewer in Viewer::all(2) {
        let world = Tajuto::determinize(&table.state().view(viewer), &mut dice);
        assert_eq!(world, *table.state());
    }
}
