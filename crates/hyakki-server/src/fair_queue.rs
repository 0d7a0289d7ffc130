//! What waits, in one queue for each who sent it, and taken from each in turn.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;

/// What is taken from the front, one after the other.
pub(crate) trait Queue: Default {
    type Item;

    /// The next one.
    fn take_next(&mut self) -> Option<Self::Item>;

    fn len(&self) -> usize;
}

impl<T> Queue for VecDeque<T> {
    type Item = T;

    fn take_next(&mut self) -> Option<T> {
        self.pop_front()
    }

    fn len(&self) -> usize {
        VecDeque::len(self)
    }
}

/// One queue for each sender, and one item from each in turn: however much one sends, the others wait for one item of it.
///
/// The queues can be fair themselves: among addresses first, and then among the users of each.
#[derive(Debug)]
pub(crate) struct FairQueue<K, Q> {
    /// None of them is empty.
    queues: HashMap<K, Q>,
    /// Everybody who has a queue, the next first.
    turns: VecDeque<K>,
}

impl<K, Q> Default for FairQueue<K, Q> {
    fn default() -> FairQueue<K, Q> {
        FairQueue {
            queues: HashMap::new(),
            turns: VecDeque::new(),
        }
    }
}

impl<K: Clone + Eq + Hash, Q: Queue> FairQueue<K, Q> {
    /// Puts something into somebody's queue. Whoever had none has their turn after all others.
    pub(crate) fn put(&mut self, key: K, put_into: impl FnOnce(&mut Q)) {
        if !self.queues.contains_key(&key) {
            self.turns.push_back(key.clone());
        }
        put_into(self.queues.entry(key).or_default());
    }

    /// The next item, and whose it is, of those whose turn it may be.
    pub(crate) fn take_next_of(&mut self, may_be: impl Fn(&K) -> bool) -> Option<(K, Q::Item)> {
        let place = self.turns.iter().position(may_be)?;
        let key = self.turns.remove(place)?;
        let queue = self.queues.get_mut(&key)?;
        let item = queue.take_next()?;
        if queue.len() == 0 {
            self.queues.remove(&key);
        } else {
            self.turns.push_back(key.clone());
        }
        Some((key, item))
    }

    /// Somebody's queue, if anything of theirs waits.
    pub(crate) fn of(&self, key: &K) -> Option<&Q> {
        self.queues.get(key)
    }

    /// How much of somebody's waits.
    pub(crate) fn len_of(&self, key: &K) -> usize {
        self.of(key).map_or(0, Queue::len)
    }

    /// For how many others something waits.
    pub(crate) fn n_others(&self, key: &K) -> usize {
        self.queues.len() - usize::from(self.queues.contains_key(key))
    }
}

impl<K: Clone + Eq + Hash, Q: Queue> Queue for FairQueue<K, Q> {
    type Item = (K, Q::Item);

    fn take_next(&mut self) -> Option<(K, Q::Item)> {
        self.take_next_of(|_| true)
    }

    fn len(&self) -> usize {
        self.queues.values().map(Queue::len).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn queue(items: &[(char, u32)]) -> FairQueue<char, VecDeque<u32>> {
        let mut queue = FairQueue::default();
        for &(key, item) in items {
            queue.put(key, |own: &mut VecDeque<u32>| own.push_back(item));
        }
        queue
    }

    fn taken(mut queue: impl Queue<Item = (char, u32)>) -> Vec<(char, u32)> {
        std::iter::from_fn(|| queue.take_next()).collect()
    }

    #[test]
    fn everybody_has_a_turn_however_much_one_sends() {
        let queue = queue(&[('a', 1), ('a', 2), ('a', 3), ('b', 4), ('c', 5), ('b', 6)]);
        assert_eq!(
            (queue.len(), queue.len_of(&'a'), queue.n_others(&'a')),
            (6, 3, 2)
        );
        let fair = [('a', 1), ('b', 4), ('c', 5), ('a', 2), ('b', 6), ('a', 3)];
        assert_eq!(taken(queue), fair);
    }

    #[test]
    fn who_may_not_have_a_turn_keeps_it() {
        let mut queue = queue(&[('a', 1), ('b', 2)]);
        assert_eq!(queue.take_next_of(|key| *key != 'a'), Some(('b', 2)));
        assert_eq!(queue.take_next_of(|key| *key != 'a'), None);
        assert_eq!(queue.take_next(), Some(('a', 1)));
        assert_eq!((queue.len(), queue.len_of(&'a')), (0, 0));
    }

    #[test]
    fn queues_in_queues_are_fair_on_both_levels() {
        let mut queue = FairQueue::<u32, FairQueue<char, VecDeque<u32>>>::default();
        for (house, user, item) in [
            (1, 'a', 1),
            (1, 'a', 2),
            (1, 'b', 3),
            (1, 'c', 4),
            (2, 'd', 5),
        ] {
            queue.put(house, |users| users.put(user, |own| own.push_back(item)));
        }
        let order: Vec<u32> =
            std::iter::from_fn(|| queue.take_next().map(|(_, (_, item))| item)).collect();
        assert_eq!(order, [1, 5, 3, 4, 2]);
    }
}
