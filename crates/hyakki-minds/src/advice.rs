//! What a mind would play, with its reasons in figures.

/// What a mind thinks of a decision.
#[derive(Clone, Debug, PartialEq)]
pub struct Advice<A> {
    /// How many simulations the figures rest on; 0 where nothing was simulated.
    pub n_simulations: u32,
    /// The actions it looked at, the one it would play first; there is at least one.
    pub considered: Vec<Considered<A>>,
}

/// One action as a mind looked at it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Considered<A> {
    /// The action.
    pub action: A,
    /// Its share of the simulations, from 0 to 1.
    pub share: f32,
    /// What it brings on average, from 0 (the last place) to 1 (winning alone); nothing where nothing was simulated.
    pub value: Option<f32>,
}

impl<A> Advice<A> {
    /// An action without figures.
    pub fn bare(action: A) -> Advice<A> {
        Advice {
            n_simulations: 0,
            considered: vec![Considered {
                action,
                share: 1.0,
                value: None,
            }],
        }
    }

    /// Advice out of how often each action was simulated and the sum of what that brought; nothing if none was.
    pub fn from_visits(visits: impl Iterator<Item = (A, u32, f32)>) -> Option<Advice<A>> {
        let mut visits: Vec<(A, u32, f32)> = visits.filter(|(_, n, _)| *n > 0).collect();
        let n_simulations: u32 = visits.iter().map(|(_, n, _)| n).sum();
        visits.sort_by_key(|(_, n, _)| std::cmp::Reverse(*n));
        let considered = visits
            .into_iter()
            .map(|(action, n_visits, reward)| Considered {
                action,
                share: n_visits as f32 / n_simulations as f32,
                value: Some(reward / n_visits as f32),
            });
        (n_simulations > 0).then(|| Advice {
            n_simulations,
            considered: considered.collect(),
        })
    }

    /// The same with the actions in another form.
    pub fn map<B>(self, form: impl Fn(A) -> B) -> Advice<B> {
        let considered = self.considered.into_iter().map(|one| Considered {
            action: form(one.action),
            share: one.share,
            value: one.value,
        });
        Advice {
            n_simulations: self.n_simulations,
            considered: considered.collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_simulated_comes_first_with_its_share_and_mean() {
        let visits = [('a', 1, 1.0), ('b', 3, 1.5), ('c', 0, 0.0)];
        let advice = Advice::from_visits(visits.into_iter()).unwrap();
        assert_eq!(advice.n_simulations, 4);
        let expected = [('b', 0.75, Some(0.5)), ('a', 0.25, Some(1.0))];
        let got = advice.considered.iter();
        assert!(
            got.map(|one| (one.action, one.share, one.value))
                .eq(expected)
        );
    }

    #[test]
    fn where_nothing_was_simulated_there_is_no_advice() {
        assert_eq!(Advice::from_visits([('a', 0, 0.0)].into_iter()), None);
    }
}
