//! How rounds end.

use std::str::FromStr;

use crate::first::bad_weights::BadWeights;

/// How rounds end, counted over many that were played: what the match equity at every score follows from.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct RoundEnds(pub(super) Vec<(Ending, u32)>);

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
