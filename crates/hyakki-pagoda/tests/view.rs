//! What a view tells, as data.

use crate::table::random_match;

#[test]
fn the_view_lists_every_turn_of_every_round() {
    let table = random_match(4, 3);
    for viewer in 0..4 {
        let view = table.view(viewer);
        assert_eq!(view.rounds.len(), 3);
        assert!(
            view.rounds
                .iter()
                .all(|round| round.turns.len() > 3 && round.end.is_some())
        );
        assert!(view.rounds.iter().all(|round| round.own_deal.len() == 7));
        let json = serde_json::to_value(&view).unwrap();
        assert_eq!(
            json["rounds"][0]["turns"][0],
            view.rounds[0].turns[0].to_string()
        );
        assert_eq!(json["viewer"], viewer);
    }
}
