use hyakki_core::{ActionSet, Game, GameRng, Seat, Turn, Viewer};
use hyakki_sketch::{Ability, Card, CardBag, Chance, Colour, Sketch, Yokai};

use crate::table::Deal;

#[test]
fn there_are_twenty_yokai_and_their_points_are_the_sketches_they_need() {
    for colour in Colour::ALL {
        let yokai = Yokai::of_colour(colour);
        assert_eq!(yokai.map(Yokai::points), [3, 4, 5, 6, 7]);
        assert_eq!(yokai.map(Yokai::sketches_needed), [3, 4, 5, 6, 7]);
    }
}

#[test]
fn k1_every_pair_has_four_plain_cards_and_one_with_each_ability() {
    let n_cards = |ability| -> u8 {
        Card::all()
            .filter(|card| card.ability() == ability)
            .map(|card| CardBag::FULL.count(card))
            .sum()
    };
    assert_eq!(n_cards(None), 24);
    assert_eq!(n_cards(Some(Ability::Call)), 6);
    assert_eq!(n_cards(Some(Ability::Distract)), 6);
    for (place, first) in Colour::ALL.into_iter().enumerate() {
        for second in &Colour::ALL[place + 1..] {
            let pair: Vec<_> = CardBag::FULL
                .iter()
                .filter(|card| card.colours() == [first, *second])
                .collect();
            assert_eq!(pair.len(), 6);
        }
    }
}

#[test]
fn k9_the_colours_are_green_red_blue_and_yellow() {
    let names = Colour::ALL.map(Colour::name);
    assert_eq!(names, ["green", "red", "blue", "yellow"]);
}

#[test]
fn three_cards_are_dealt_to_each_and_the_first_player_draws() {
    let table = Deal::new("gr gr gb", "by by rb", "ryD").table();
    assert_eq!(table.hand(0), "gr gr gb ryD");
    assert_eq!(table.hand(1), "rb by by");
    assert_eq!(table.view(0).deck_len, 29);
    assert_eq!(table.turn_of(), Some(0));
}

#[test]
fn the_second_seat_can_be_the_first_player() {
    let table = Deal::new("gr gr gb", "by by rb", "ryD").first(1).table();
    assert_eq!(table.hand(0), "gr gr gb");
    assert_eq!(table.hand(1), "rb ryD by by");
    assert_eq!(table.turn_of(), Some(1));
}

#[test]
fn the_first_player_is_random() {
    let first = |seed| match Sketch::new(Default::default())
        .sample_chance(&mut GameRng::for_game(seed, 0))
    {
        Chance::Setup(setup) => setup.first.index(),
        Chance::Reshuffle(_) => panic!("a match begins with a setup"),
    };
    let n_second: usize = (0..1000).map(first).sum();
    assert!((400..600).contains(&n_second));
}

#[test]
fn each_colour_is_a_stack_of_its_own_with_its_top_yokai_visible() {
    let table = Deal::new("gr gr gb", "by by rb", "")
        .stacks(["35746", "76543", "43567", "67345"])
        .table();
    for viewer in Viewer::all(2) {
        let view = table.state.view(viewer);
        let tops = view.stacks.map(|stack| stack.seen.top().to_string());
        assert_eq!(tops, ["g3", "r7", "b4", "y6"]);
        for stack in view.stacks {
            assert_eq!((stack.seen.len(), stack.unseen.len()), (1, 4));
        }
    }
    assert_eq!(table.yokai("g"), "g3 g5 g7 g4 g6");
}

#[test]
fn a_match_waits_for_its_setup() {
    let state = Sketch::new(Default::default());
    assert_eq!(state.turn(), Turn::Chance);
    assert!(state.legal_actions(Seat::new(0)).is_empty());
}
