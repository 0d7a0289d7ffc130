//! Septet's endings, judged by the exact solver.

use hyakki_core::{ActionSet, Game, GameRng, Seat, Viewer, drive};
use hyakki_septet::{Action, Card, Septet, SeptetConfig, Worlds};
use hyakki_septet_solver::{OpenPosition, Solver};
use serde::Serialize;

use crate::contestant::Contestant;
use crate::thinker::Thinker;

/// Decisions with few cards in hand, judged by the exact solver in worlds that fit what the seat knows.
///
/// The worlds are drawn; where there are fewer than are drawn, nearly all are among them.
#[derive(Debug, Default, Serialize)]
pub(crate) struct Endings {
    n_decisions: usize,
    /// Decisions that lose the round in every world although in every world some card wins it.
    n_refuted: usize,
    /// The same in points: in every world some card is worth more.
    n_refuted_in_points: usize,
    /// One card wins the round in every world, and another was played that does not.
    n_missed_wins: usize,
    /// Notations of what was refuted or missed, for whoever looks into it.
    examples: Vec<String>,
}

/// What is looked at.
pub(crate) struct EndingsAsked {
    pub(crate) config: SeptetConfig,
    pub(crate) most_cards: usize,
    pub(crate) n_worlds: usize,
}

/// More examples than this nobody reads.
const MAX_EXAMPLES: usize = 10;
/// An ending of a few cards takes some hundred positions.
const MAX_NODES: u64 = 10_000_000;

impl Endings {
    /// Lets a mind play with itself, and judges what it does with few cards in hand.
    pub(crate) fn measure(
        asked: &EndingsAsked,
        who: &Contestant,
        games: impl Iterator<Item = u64>,
        seed: u64,
    ) -> Option<Endings> {
        let mut endings = Endings::default();
        let mut solver = Solver::default();
        for number in games {
            let mut dice = GameRng::for_game(seed, number);
            let mut thoughts = GameRng::for_game(!seed, number);
            let mut thinker = Thinker::<Septet>::of(&who.kind)?;
            let mut state = Septet::new(asked.config);
            drive(&mut state, &mut dice, |state, seat, dice| {
                let actions = state.legal_actions(seat);
                if actions.len() == 1 {
                    return actions.nth(0);
                }
                let action =
                    (who.limit).think(|budget| thinker.choose(state, seat, budget, &mut thoughts));
                if let Action::Play { card } = action
                    && state.hand(seat).len() <= asked.most_cards
                {
                    endings.judge(state, seat, card, asked.n_worlds, &mut solver, dice);
                }
                action
            });
        }
        Some(endings)
    }

    fn judge(
        &mut self,
        state: &Septet,
        seat: Seat,
        card: Card,
        n_worlds: usize,
        solver: &mut Solver,
        dice: &mut GameRng,
    ) {
        let mut worlds = Worlds::of(&state.view(Viewer::Seat(seat)));
        let mut judgement = Judgement::new();
        for _ in 0..n_worlds {
            let position = OpenPosition::of(&worlds.sample(dice)).expect("a trick is played");
            let solution = solver
                .solve(&position, MAX_NODES)
                .expect("few cards are left");
            let values: Vec<(Card, i8)> = (solution.cards.iter())
                .map(|found| (found.card, found.value))
                .collect();
            judgement.count(card, &values);
            if judgement.is_settled() {
                break;
            }
        }
        self.n_decisions += 1;
        self.n_refuted += usize::from(judgement.is_refuted);
        self.n_refuted_in_points += usize::from(judgement.is_refuted_in_points);
        self.n_missed_wins += usize::from(judgement.is_win_missed());
        let is_wrong = judgement.is_refuted || judgement.is_win_missed();
        if is_wrong && self.examples.len() < MAX_EXAMPLES {
            let position = OpenPosition::of(state).expect("a trick is played");
            self.examples.push(format!("{card} in {position}"));
        }
    }

    pub(crate) fn to_text(&self) -> String {
        let mut text = format!(
            "{} decisions: {} lose a round in every world that a card would win, {} lose points in every world, {} miss a sure win\n",
            self.n_decisions, self.n_refuted, self.n_refuted_in_points, self.n_missed_wins
        );
        for example in &self.examples {
            text += &format!("{example}\n");
        }
        text
    }
}

/// What is left of the charges against a card after some worlds.
struct Judgement {
    is_refuted: bool,
    is_refuted_in_points: bool,
    /// Cards that have won in every world so far; all before the first.
    winners: Option<Vec<Card>>,
    wins_always: bool,
}

impl Judgement {
    fn new() -> Judgement {
        Judgement {
            is_refuted: true,
            is_refuted_in_points: true,
            winners: None,
            wins_always: true,
        }
    }

    /// Another world, in which the cards are worth this.
    fn count(&mut self, played: Card, values: &[(Card, i8)]) {
        let best = values.iter().map(|&(_, value)| value).max().unwrap_or(0);
        let own = values.iter().find(|(card, _)| *card == played);
        let own = own.map_or(best, |&(_, value)| value);
        self.is_refuted &= best > 0 && own <= 0;
        self.is_refuted_in_points &= own < best;
        self.wins_always &= own > 0;
        let wins = |card: &Card| {
            values
                .iter()
                .any(|(found, value)| found == card && *value > 0)
        };
        match &mut self.winners {
            Some(winners) => winners.retain(wins),
            None => {
                self.winners = Some(values.iter().map(|&(card, _)| card).filter(wins).collect());
            }
        }
    }

    fn is_win_missed(&self) -> bool {
        !self.wins_always
            && self
                .winners
                .as_ref()
                .is_some_and(|winners| !winners.is_empty())
    }

    /// Whether no further world can change anything.
    fn is_settled(&self) -> bool {
        let none_wins = self.winners.as_ref().is_some_and(Vec::is_empty);
        !self.is_refuted && !self.is_refuted_in_points && none_wins
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cards() -> [Card; 3] {
        ["p3", "p5", "k11"].map(|text| text.parse().expect("a card"))
    }

    #[test]
    fn a_card_is_refuted_only_if_some_card_wins_wherever_it_loses() {
        let [a, b, c] = cards();
        let mut judgement = Judgement::new();
        judgement.count(a, &[(a, -1), (b, 2), (c, -1)]);
        assert!(judgement.is_refuted && judgement.is_win_missed());
        // Another card wins this time: no card wins always.
        judgement.count(a, &[(a, -1), (b, -1), (c, 3)]);
        assert!(judgement.is_refuted && !judgement.is_win_missed());
        judgement.count(a, &[(a, -1), (b, -1), (c, -1)]);
        assert!(!judgement.is_refuted && judgement.is_settled());
    }

    #[test]
    fn points_can_be_lost_without_losing_the_round() {
        let [a, b, _] = cards();
        let mut judgement = Judgement::new();
        judgement.count(a, &[(a, 1), (b, 2)]);
        assert!(!judgement.is_refuted && judgement.is_refuted_in_points);
        assert!(!judgement.is_win_missed());
    }

    #[test]
    fn random_cards_lose_sure_wins_and_a_search_hardly_any() {
        let asked = EndingsAsked {
            config: SeptetConfig::default(),
            most_cards: 3,
            n_worlds: 40,
        };
        let measure = |who: &str, games| {
            let who = Contestant::parse(who, None).expect("a mind");
            Endings::measure(&asked, &who, games, 5).expect("one of ours")
        };
        let random = measure("random", 0..12);
        let master = measure("master@300", 0..18);
        assert!(
            random.n_decisions > 30 && random.n_missed_wins > 0,
            "{random:?}"
        );
        assert!(master.n_decisions > 15, "{master:?}");
        let rate = |endings: &Endings| endings.n_missed_wins as f64 / endings.n_decisions as f64;
        assert!(rate(&master) < rate(&random), "{master:?} {random:?}");
    }
}
