//! Whose question a mind thinks about next.

use std::collections::VecDeque;
use std::net::IpAddr;

use hyakki_core::UserId;

use crate::fair_queue::{FairQueue, Queue};

/// How urgent an answer is, the most urgent first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Urgency {
    /// Somebody at a table waits for it.
    Awaited,
    /// Somebody wants a hint: after the answers that the same person waits for.
    Hint,
    /// Nobody looks at the table.
    Unwatched,
}

impl Urgency {
    /// Whether it comes after whatever somebody waits for, and is cut short for it.
    pub(crate) fn gives_way(self) -> bool {
        self >= Urgency::Unwatched
    }

    /// Answers that somebody waits for are one class, so that nobody's tables keep another from a hint.
    fn class(self) -> usize {
        match self {
            Urgency::Awaited | Urgency::Hint => 0,
            Urgency::Unwatched => 1,
        }
    }
}

/// What waits for one user, the most urgent first.
#[derive(Debug)]
struct OwnQueue<T>(VecDeque<(Urgency, T)>);

impl<T> Default for OwnQueue<T> {
    fn default() -> OwnQueue<T> {
        OwnQueue(VecDeque::new())
    }
}

impl<T> OwnQueue<T> {
    fn put(&mut self, urgency: Urgency, item: T) {
        let place = self.0.partition_point(|(before, _)| *before <= urgency);
        self.0.insert(place, (urgency, item));
    }
}

impl<T> Queue for OwnQueue<T> {
    type Item = T;

    fn take_next(&mut self) -> Option<T> {
        self.0.pop_front().map(|(_, item)| item)
    }

    fn len(&self) -> usize {
        self.0.len()
    }
}

/// Turns among the networks that people come from, and for each among its users.
type Class<T> = FairQueue<Option<IpAddr>, FairQueue<Option<UserId>, OwnQueue<T>>>;

/// What waits for a mind: class after class, and within each everybody in turn.
#[derive(Debug)]
pub(crate) struct ThinkingQueue<T> {
    classes: [Class<T>; 2],
}

impl<T> Default for ThinkingQueue<T> {
    fn default() -> ThinkingQueue<T> {
        ThinkingQueue {
            classes: Default::default(),
        }
    }
}

/// What is next, and how much of the same class waits behind it.
#[derive(Debug)]
pub(crate) struct Turn<T> {
    pub(crate) item: T,
    /// Questions of the same user.
    n_own: usize,
    /// Users of the same network who wait.
    n_users: usize,
    /// Networks that wait.
    n_networks: usize,
}

impl<T> Turn<T> {
    /// In how many parts the time of this turn is divided: among all questions of a user, for they are all of their making;
    /// but two others each cost only as much as one, so that somebody alone keeps their time beside somebody with many tables.
    pub(crate) fn n_rounds(&self, n_threads: usize) -> u32 {
        let of_others = |n_others: usize| 1 + n_others / (2 * n_threads);
        let n_rounds =
            (1 + self.n_own / n_threads) * of_others(self.n_users) * of_others(self.n_networks);
        u32::try_from(n_rounds).unwrap_or(u32::MAX)
    }
}

impl<T> ThinkingQueue<T> {
    pub(crate) fn put(
        &mut self,
        network: Option<IpAddr>,
        user: Option<UserId>,
        urgency: Urgency,
        item: T,
    ) {
        let class = &mut self.classes[urgency.class()];
        class.put(network, |users| {
            users.put(user, |own| own.put(urgency, item));
        });
    }

    pub(crate) fn take_next(&mut self) -> Option<Turn<T>> {
        self.classes.iter_mut().find_map(|class| {
            let (network, (user, item)) = class.take_next()?;
            let users = class.of(&network);
            Some(Turn {
                item,
                n_own: users.map_or(0, |users| users.len_of(&user)),
                n_users: users.map_or(0, |users| users.n_others(&user)),
                n_networks: class.n_others(&network),
            })
        })
    }

    /// Whether something waits that somebody waits for.
    pub(crate) fn has_urgent(&self) -> bool {
        self.classes[0].len() > 0
    }

    pub(crate) fn len(&self) -> usize {
        self.classes.iter().map(Queue::len).sum()
    }
}

#[cfg(test)]
#[allow(
    clippy::unwrap_used,
    reason = "a test that unwraps an error has failed as it should"
)]
mod tests {
    use super::*;

    fn put(
        queue: &mut ThinkingQueue<&'static str>,
        who: (u8, &str),
        urgency: Urgency,
        what: &'static str,
    ) {
        let network = IpAddr::from([10, 0, 0, who.0]);
        let user = UserId::new(who.1).unwrap();
        queue.put(Some(network), Some(user), urgency, what);
    }

    fn order(mut queue: ThinkingQueue<&'static str>) -> Vec<&'static str> {
        std::iter::from_fn(|| queue.take_next().map(|turn| turn.item)).collect()
    }

    #[test]
    fn somebody_alone_is_next_and_keeps_their_time_beside_sixty_tables_of_one_address() {
        for n_users in [1, 60] {
            let mut queue = ThinkingQueue::default();
            for number in 0..60 {
                let user = format!("user{}", number % n_users);
                put(&mut queue, (1, &user), Urgency::Awaited, "many");
            }
            put(&mut queue, (2, "ada"), Urgency::Hint, "hint");
            assert_eq!(queue.take_next().unwrap().item, "many");
            let turn = queue.take_next().unwrap();
            assert_eq!((turn.item, turn.n_rounds(1)), ("hint", 1));
            let turn = queue.take_next().unwrap();
            assert!(turn.n_rounds(1) >= 30, "the many share theirs: {turn:?}");
        }
    }

    #[test]
    fn what_nobody_waits_for_comes_last_and_gives_way() {
        let mut queue = ThinkingQueue::default();
        put(&mut queue, (1, "ada"), Urgency::Unwatched, "unwatched");
        assert!(!queue.has_urgent());
        put(&mut queue, (1, "ada"), Urgency::Hint, "hint");
        put(&mut queue, (1, "ada"), Urgency::Awaited, "awaited");
        put(&mut queue, (2, "ben"), Urgency::Awaited, "of another");
        assert!(queue.has_urgent());
        assert_eq!(queue.len(), 4);
        let order = order(queue);
        assert_eq!(order, ["awaited", "of another", "hint", "unwatched"]);
        assert!(Urgency::Unwatched.gives_way() && !Urgency::Hint.gives_way());
    }
}
