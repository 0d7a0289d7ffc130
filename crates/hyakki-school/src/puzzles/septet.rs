//! Puzzles in Septet.

use hyakki_core::{ActionSet, Game, GameConfig, GameRng, Seat, Turn, Viewer};
use hyakki_septet::numbers::LOSING_TRICKS;
use hyakki_septet::tricks::TrickRules;
use hyakki_septet::{Action, Actions, Card, CardSet, Septet};
use hyakki_septet_solver::{OpenPosition, Solver};

use super::closed_worlds::worlds;
use super::favourite::{self, Favourite};
use super::posed::{Candidate, LEAST_CHOICES, Posed, Proven};
use super::proof::{Kind, Proof};

/// Positions the solver may look at for one question.
const MOST_NODES: u64 = 500_000;
/// The cards in hand of a puzzle with open hands.
const OPEN_HAND: std::ops::RangeInclusive<usize> = 3..=8;
/// The cards in hand where few worlds may be left.
const CLOSED_HAND: std::ops::RangeInclusive<usize> = 2..=5;
/// No more worlds than these are enumerated.
const MOST_WORLDS: usize = 400;
/// So many worlds are drawn to find one in which a wrong answer loses.
const MOST_DRAWN: usize = 400;
const LOST_WORLD_SEED: u64 = 0x1057;
/// The answer wins in so many percent of the worlds more than any other, at least.
const LEAST_LEAD: usize = 10;

impl Posed for Septet {
    const THEMES: &'static [&'static str] = &[
        "save-the-ace",
        "play-the-ace",
        "give-away-a-boss",
        "take-a-boss",
        "lead-a-boss",
        "duck-the-seventh-trick",
        "give-the-seventh-trick",
        "ruff",
        "lead",
        "follow",
        "discard",
        "pass",
    ];

    const KINDS: &'static [Kind] = &[Kind::ProvenClosed, Kind::ProvenOpen, Kind::Strong];

    /// The first round is enough: whoever wins it does not depend on the score.
    fn is_past(state: &Septet) -> bool {
        state.last_round_end().is_some()
    }

    fn may_be(candidate: &Candidate<'_, Septet>, kind: Kind) -> bool {
        let is_pass = matches!(candidate.actions, Actions::Pass(_));
        let n_cards = candidate.state.hand(candidate.seat).len();
        let n_choices = candidate.actions.len();
        match kind {
            Kind::Strong => is_pass,
            Kind::ProvenOpen => {
                !is_pass && n_choices >= LEAST_CHOICES && OPEN_HAND.contains(&n_cards)
            }
            Kind::ProvenClosed => !is_pass && n_choices >= 2 && CLOSED_HAND.contains(&n_cards),
        }
    }

    /// There are hundreds of passes: some are offered.
    fn favourite(candidate: &Candidate<'_, Septet>, seed: u64) -> Option<Favourite<Action>> {
        favourite::race_for_offer(candidate, seed)
    }

    fn prove(
        candidate: &Candidate<'_, Septet>,
        kind: Kind,
        solver: &mut Solver,
    ) -> Option<Proven<Action>> {
        match kind {
            Kind::Strong => None,
            Kind::ProvenOpen => prove_open(candidate, solver),
            Kind::ProvenClosed => prove_closed(candidate, solver),
        }
    }

    fn themes(candidate: &Candidate<'_, Septet>, right: &[Action]) -> Vec<&'static str> {
        match right[0] {
            Action::Pass { .. } => vec!["pass"],
            Action::Play { card } => themes_of_play(candidate, card),
        }
    }

    /// In at least a tenth of all worlds it is so: some that are drawn will do.
    fn lost_world(
        candidate: &Candidate<'_, Septet>,
        action: Action,
        right: Action,
        solver: &mut Solver,
    ) -> Option<Septet> {
        let view = candidate.state.view(Viewer::Seat(candidate.seat));
        let mut rng = GameRng::for_game(LOST_WORLD_SEED, 0);
        let mut wins = |world: &Septet, action: Action| {
            is_won_after(world, candidate.seat, action, candidate.seat, solver)
        };
        (0..MOST_DRAWN)
            .map(|_| Septet::determinize(&view, &mut rng))
            .find(|world| wins(world, right) == Some(true) && wins(world, action) == Some(false))
    }

    /// Everybody plays so that the seat does not win any more; its own side plays the lowest.
    fn refutation(
        candidate: &Candidate<'_, Septet>,
        action: Action,
        solver: &mut Solver,
    ) -> Vec<(Seat, Action)> {
        let asking = candidate.seat;
        let mut state = *candidate.state;
        state.apply(asking, action);
        let mut line = Vec::new();
        while let (Turn::Act(seats), Ok(_)) = (state.turn(), OpenPosition::of(&state)) {
            let seat = seats.first().expect("somebody must act");
            let is_friend = state.team(asking).contains(seat);
            let Some(reply) = reply(&state, seat, asking, is_friend, solver) else {
                break;
            };
            state.apply(seat, reply);
            line.push((seat, reply));
        }
        line
    }
}

/// A card that keeps the asking seat from winning; of the seat's own side, any.
fn reply(
    state: &Septet,
    seat: Seat,
    asking: Seat,
    is_friend: bool,
    solver: &mut Solver,
) -> Option<Action> {
    let mut actions = state
        .legal_actions(seat)
        .iter()
        .collect::<Vec<_>>()
        .into_iter();
    if is_friend {
        return actions.next();
    }
    actions.find(|&action| is_won_after(state, seat, action, asking, solver) == Some(false))
}

/// Whether a seat wins the round with open hands after this action; nothing if that takes too long to say.
fn is_won_after(
    state: &Septet,
    seat: Seat,
    action: Action,
    asking: Seat,
    solver: &mut Solver,
) -> Option<bool> {
    let mut after = *state;
    after.apply(seat, action);
    match OpenPosition::of(&after) {
        Ok(position) => solver.is_won(&position, asking, MOST_NODES).ok(),
        Err(_) => Some(after.last_round_end()?.1.contains(asking)),
    }
}

/// The card, if exactly one wins, up to those that are alike.
fn prove_open(candidate: &Candidate<'_, Septet>, solver: &mut Solver) -> Option<Proven<Action>> {
    let position = OpenPosition::of(candidate.state).ok()?;
    let choices = position.distinct_cards();
    if choices.len() < LEAST_CHOICES {
        return None;
    }
    let winning = solver.winning_cards(&position, MOST_NODES).ok()?;
    if choices.intersection(winning).len() != 1 {
        return None;
    }
    let solution = solver.solve(&position, 8 * MOST_NODES).ok()?;
    let values = solution.cards.iter();
    debug_assert!(
        values
            .clone()
            .all(|found| winning.contains(found.card) == (found.value > 0))
    );
    Some(Proven {
        right: winning.iter().map(|card| Action::Play { card }).collect(),
        proof: Proof::ProvenOpen {
            n_choices: choices.len(),
            values: values
                .map(|found| (found.card.to_string(), found.value))
                .collect(),
        },
    })
}

/// The cards that win in more of all worlds than any other card does.
fn prove_closed(candidate: &Candidate<'_, Septet>, solver: &mut Solver) -> Option<Proven<Action>> {
    let view = candidate.state.view(Viewer::Seat(candidate.seat));
    let open = OpenPosition::of(candidate.state).ok()?;
    let worlds = worlds(&view, &open, MOST_WORLDS).filter(|worlds| worlds.len() > 1)?;
    let cards: Vec<Card> = candidate.actions.iter().filter_map(card_of).collect();
    let mut won: Vec<Vec<bool>> = vec![Vec::with_capacity(worlds.len()); cards.len()];
    for world in &worlds {
        let winning = solver.winning_cards(world, MOST_NODES).ok()?;
        for (won, &card) in won.iter_mut().zip(&cards) {
            won.push(winning.contains(card));
        }
    }
    let n_wins: Vec<usize> = won
        .iter()
        .map(|won| won.iter().filter(|won| **won).count())
        .collect();
    let best = (0..cards.len()).max_by_key(|&place| n_wins[place])?;
    let (right, others): (Vec<usize>, Vec<usize>) =
        (0..cards.len()).partition(|&place| won[place] == won[best]);
    let next = others.iter().map(|&place| n_wins[place]).max()?;
    if 100 * (n_wins[best] - next) < LEAST_LEAD * worlds.len() {
        return None;
    }
    let is_no_better = |place: &usize| {
        won[*place]
            .iter()
            .zip(&won[best])
            .all(|(other, best)| best | !other)
    };
    Some(Proven {
        right: right
            .iter()
            .map(|&place| Action::Play { card: cards[place] })
            .collect(),
        proof: Proof::ProvenClosed {
            n_worlds: worlds.len(),
            dominates: others.iter().all(is_no_better),
            wins: cards
                .iter()
                .zip(n_wins)
                .map(|(card, n)| (card.to_string(), n))
                .collect(),
        },
    })
}

fn card_of(action: Action) -> Option<Card> {
    match action {
        Action::Play { card } => Some(card),
        Action::Pass { .. } => None,
    }
}

fn themes_of_play(candidate: &Candidate<'_, Septet>, card: Card) -> Vec<&'static str> {
    let state = candidate.state;
    let n_seats = state.config().players();
    let n_on_table = state.plays().len() % n_seats;
    let table = &state.plays()[state.plays().len() - n_on_table..];
    let Some(trump) = state.trump() else {
        return Vec::new();
    };
    let mut themes = Vec::new();
    let legal: Vec<Card> = candidate.actions.iter().filter_map(card_of).collect();
    if card == Card::SUPER_TRUMP {
        themes.push("play-the-ace");
    } else if legal.contains(&Card::SUPER_TRUMP) {
        themes.push("save-the-ace");
    }
    let takes = takes_so_far(state, table, card, trump);
    let has_boss = |cards: &[Card]| cards.iter().any(|card| card.is_boss());
    if takes && has_boss(table) {
        themes.push("take-a-boss");
    }
    if card.is_boss() {
        themes.push(match (n_on_table, takes) {
            (0, _) => "lead-a-boss",
            (_, false) => "give-away-a-boss",
            (_, true) => "take-a-boss",
        });
    }
    themes.extend(theme_of_seventh(state, candidate.seat, takes, n_on_table));
    themes.push(match table.first() {
        None => "lead",
        Some(led) if card.suit() == led.suit() => "follow",
        Some(_) if card.suit() == trump.suit() => "ruff",
        Some(_) => "discard",
    });
    themes.dedup();
    themes
}

/// Whether the card is the best of the trick so far.
fn takes_so_far(state: &Septet, table: &[Card], card: Card, trump: Card) -> bool {
    let rules = TrickRules::new(state.config().players(), trump);
    let beats =
        |card: Card, best: Card| CardSet::from_bits(rules.beaters(best.index())).contains(card);
    let mut cards = table.iter().copied();
    let Some(led) = cards.next() else { return true };
    let best = cards.fold(
        led,
        |best, card| if beats(card, best) { card } else { best },
    );
    beats(card, best)
}

/// Whether it is about somebody's seventh trick.
fn theme_of_seventh(
    state: &Septet,
    seat: Seat,
    takes: bool,
    n_on_table: usize,
) -> Option<&'static str> {
    let n_tricks =
        |seat: Seat| -> u8 { state.team(seat).iter().map(|seat| state.tricks(seat)).sum() };
    let is_last = |seat: Seat| n_tricks(seat) + 1 == LOSING_TRICKS;
    let mut others =
        Seat::all(state.config().players()).filter(|&other| !state.team(seat).contains(other));
    if is_last(seat) && !takes {
        Some("duck-the-seventh-trick")
    } else if !takes && n_on_table > 0 && others.any(is_last) {
        Some("give-the-seventh-trick")
    } else {
        None
    }
}
