//! What the rulebook says everybody sees, for the laws; and for the server's tests, which ask the same of what it sends.

use hyakki_core::{Dice, Game, Seat, Step, Turn, Viewer};
use hyakki_laws::Witness;
use hyakki_sketch::{
    AbilityUse, Action, Card, CardBag, Chance, Colour, Deck, Sketch, SketchConfig, Yokai, YokaiSet,
};

/// Who can be asked about.
const SEATS: [Seat; 2] = [Seat::new(0), Seat::new(1)];

/// What everybody sees of this game.
pub(crate) struct SketchWitness;

impl Witness for SketchWitness {
    type Game = Sketch;

    fn universe(_config: &SketchConfig) -> Vec<Action> {
        let calls = Colour::ALL.map(|from| AbilityUse::Call { from });
        let abilities: Vec<AbilityUse> = [AbilityUse::None, AbilityUse::Distract]
            .into_iter()
            .chain(calls)
            .collect();
        let mut universe = vec![Action::Pass];
        for card in Card::all() {
            for colour in Colour::ALL {
                universe.extend(abilities.iter().map(|&ability| Action::Play {
                    card,
                    colour,
                    ability,
                }));
            }
        }
        universe
    }

    fn audit(state: &Sketch) {
        if is_before_setup(state) {
            return;
        }
        every_sketch_card_is_somewhere_once(state);
        every_yokai_is_somewhere_once(state);
        the_table_is_in_order(state);
        the_known_cards_are_in_the_hands(state);
    }

    /// Everything lies open but the hands, the deck's order and the yokai under the top ones. So a viewer sees the
    /// action itself, every top yokai, how many cards there are everywhere, and the own hand.
    fn observe(_before: &Sketch, step: &Step<Sketch>, after: &Sketch, viewer: Viewer) -> String {
        let event = match step {
            Step::Action(seat, action) => format!("{seat} {action}"),
            Step::Chance(Chance::Setup(setup)) => format!("seat {} begins", setup.first),
            Step::Chance(Chance::Reshuffle(deck)) => format!("{} cards are shuffled", deck.len()),
        };
        let tops = Colour::ALL.map(|stack| after.yokai(stack).iter().next());
        let sizes = SEATS.map(|seat| after.hand(seat).len());
        let own = viewer.seat().map(|seat| after.hand(seat));
        format!("{event} {tops:?} {sizes:?} {} {own:?}", after.deck().len())
    }

    fn is_in_the_dark(state: &Sketch, viewer: Viewer) -> bool {
        let hidden_hands = SEATS.iter().filter(|&&seat| !viewer.is(seat));
        let hidden: CardBag = hidden_hands.fold(state.deck().to_bag().unwrap(), |hidden, &seat| {
            hidden.plus(state.hand(seat))
        });
        let n_kinds = Card::all().filter(|&card| hidden.contains(card)).count();
        !state.deck().is_empty() && n_kinds > 1
    }

    fn twin_chance(
        _twin: &Sketch,
        chance: &Chance,
        viewer: Viewer,
        dice: &mut impl Dice,
    ) -> Chance {
        match *chance {
            Chance::Setup(mut setup) => {
                if dice.below(2) == 0 {
                    // Neither the own three cards nor a card that the viewer draws at once.
                    let hidden: Vec<usize> = (0..setup.deck.as_slice().len())
                        .filter(|&place| {
                            let owner = match place {
                                0..3 => Some(SEATS[0]),
                                3..6 => Some(SEATS[1]),
                                6 => Some(setup.first),
                                _ => None,
                            };
                            viewer.seat().is_none() || owner != viewer.seat()
                        })
                        .collect();
                    setup.deck = swapped(&setup.deck, &hidden, dice);
                } else {
                    let stack = &mut setup.stacks[dice.index(Colour::N)];
                    stack.swap(1 + dice.index(4), 1 + dice.index(4));
                }
                Chance::Setup(setup)
            }
            Chance::Reshuffle(deck) => {
                // The first card may be the viewer's.
                let hidden: Vec<usize> = (1..deck.as_slice().len()).collect();
                Chance::Reshuffle(swapped(&deck, &hidden, dice))
            }
        }
    }
}

/// The deck with two of its cards at these places swapped.
fn swapped(deck: &Deck, places: &[usize], dice: &mut impl Dice) -> Deck {
    let mut cards = deck.as_slice().to_vec();
    if !places.is_empty() {
        let [one, other] = [0, 1].map(|_| places[dice.index(places.len())]);
        cards.swap(one, other);
    }
    cards.into_iter().collect()
}

fn is_before_setup(state: &Sketch) -> bool {
    *state == Sketch::new(*state.config())
}

fn sides(state: &Sketch) -> Vec<(Seat, Colour, CardBag)> {
    let stacks = state.view(Viewer::Spectator).stacks;
    stacks
        .iter()
        .flat_map(|stack| SEATS.map(|seat| (seat, stack.colour, stack.sides[seat])))
        .collect()
}

fn every_sketch_card_is_somewhere_once(state: &Sketch) {
    let mut cards = state.view(Viewer::Spectator).discard;
    let deck = state.deck().to_bag().expect("no card is there too often");
    let hands = SEATS.map(|seat| state.hand(seat));
    let table = sides(state).into_iter().map(|(_, _, side)| side);
    for more in table.chain(hands).chain([deck]) {
        assert!(CardBag::FULL.minus(cards).contains_all(more));
        cards = cards.plus(more);
    }
    assert_eq!(cards, CardBag::FULL);
}

fn every_yokai_is_somewhere_once(state: &Sketch) {
    let view = state.view(Viewer::Spectator);
    let mut yokai: Vec<Yokai> = Colour::ALL
        .into_iter()
        .flat_map(|stack| state.yokai(stack).iter())
        .chain(
            SEATS
                .into_iter()
                .flat_map(|seat| view.notebooks[seat].yokai().iter()),
        )
        .collect();
    yokai.sort();
    let all: Vec<Yokai> = Colour::ALL.into_iter().flat_map(Yokai::of_colour).collect();
    assert_eq!(yokai, all);
    for stack in view.stacks {
        // What is shown of a stack is the stack: seen, unseen in some order, below.
        let order: Vec<Yokai> = state.yokai(stack.colour).iter().collect();
        let n_seen = usize::from(stack.seen.len());
        let n_below = usize::from(stack.below.len());
        let (seen, rest) = order.split_at(n_seen);
        let (unseen, below) = rest.split_at(rest.len() - n_below);
        assert!(stack.seen.iter().eq(seen.iter().copied()));
        assert_eq!(stack.unseen, unseen.iter().copied().collect::<YokaiSet>());
        assert!(stack.below.iter().eq(below.iter().copied()));
        assert!(unseen.iter().all(|yokai| yokai.colour() == stack.colour));
        assert!(order.is_empty() || n_seen > 0, "the top yokai is visible");
    }
}

fn the_table_is_in_order(state: &Sketch) {
    let view = state.view(Viewer::Spectator);
    let is_over = state.turn().outcome().is_some();
    for stack in view.stacks {
        // A seventh sketch always completes, and at least half of the sketches go then.
        assert!(stack.n_sketches() <= 6, "more than six sketches at a stack");
        assert!(
            !stack.is_empty() || is_over,
            "the match goes on without a stack"
        );
    }
    for (_, colour, side) in sides(state) {
        assert!(side.iter().all(|card| card.has(colour)));
    }
    for seat in SEATS {
        let most = if state.turn().seats().contains(seat) {
            4
        } else {
            3
        };
        assert!(is_over || state.hand(seat).len() <= most);
        if let Some(placed) = view.last_cards[seat] {
            let side = view.stacks[placed.colour.index()].sides[seat];
            assert!(
                side.contains(placed.card),
                "the last card is where it is said to be"
            );
        }
    }
    assert!(view.n_quiet_turns < 60 || is_over);
    if state.turn() == Turn::Chance {
        assert!(state.deck().is_empty() && !view.discard.is_empty());
    }
}

fn the_known_cards_are_in_the_hands(state: &Sketch) {
    for (seat, other) in [(SEATS[0], SEATS[1]), (SEATS[1], SEATS[0])] {
        let known = state.view(Viewer::Seat(other)).hands[seat].known.unwrap();
        assert!(state.hand(seat).contains_all(known));
        if state.deck().is_empty() {
            assert_eq!(state.hand(seat), known, "an empty deck shows both hands");
        }
    }
}
