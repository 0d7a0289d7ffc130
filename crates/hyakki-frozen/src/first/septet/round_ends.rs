//! How rounds end.

use std::str::FromStr;

use hyakki_septet::numbers::SEVEN_TRICKS_FOR_THREE;
use hyakki_septet::tricks::n_parties;

use crate::first::bad_weights::BadWeights;

/// How rounds end, counted over many that were played: what the match equity at every score follows from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct RoundEnds(pub(crate) Vec<(Ending, u32)>);

/// How a round ends, as far as the match is concerned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Ending {
    /// The party that took the last trick, and leads the next round; counted clockwise from the one that led this round.
    pub party: usize,
    /// Whether that trick won the round or, being its seventh, lost it.
    pub is_won: bool,
    /// The points for each of the winners, with advanced scoring.
    pub points: usize,
}

impl RoundEnds {
    /// Nothing is known yet: everybody is as likely to win as to lose, by the last trick or by a seventh. Four players' seventh
    /// trick gives bosses from hands on top; three players' is always worth the same.
    #[must_use]
    pub(crate) fn even(n_players: usize) -> RoundEnds {
        let (won, lost) = if n_players == 4 {
            (3, 4)
        } else {
            (4, usize::from(SEVEN_TRICKS_FOR_THREE))
        };
        let ends = (0..n_parties(n_players)).flat_map(|party| {
            [(true, won), (false, lost)].map(|(is_won, points)| Ending {
                party,
                is_won,
                points,
            })
        });
        RoundEnds(ends.map(|ending| (ending, 1)).collect())
    }
}

impl FromStr for RoundEnds {
    type Err = BadWeights;

    fn from_str(text: &str) -> Result<RoundEnds, BadWeights> {
        let lines = text.lines().filter(|line| !line.starts_with('#'));
        let ends = lines.map(|line| {
            let numbers: Vec<u32> = line
                .split(' ')
                .filter_map(|word| word.parse().ok())
                .collect();
            match numbers[..] {
                [party, is_won @ (0 | 1), points, n] => Ok((
                    Ending {
                        party: party as usize,
                        is_won: is_won == 1,
                        points: points as usize,
                    },
                    n,
                )),
                _ => Err(BadWeights(format!("no count of rounds: {line}"))),
            }
        });
        ends.collect::<Result<_, _>>().map(RoundEnds)
    }
}
