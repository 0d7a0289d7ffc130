//! Who of the people of a table is there: at this node, and as far as other nodes have noted it.
//!
//! A node that sees somebody notes a time until which that holds, and notes it anew before it is over. When it has not seen
//! them for a while, it notes since when. So the store has one row for each seat, whoever comes and goes all the time is
//! written seldom, and a node that dies leaves nobody behind for longer than [`HOLDS`].

use std::collections::HashMap;
use std::time::Duration;

use hyakki_core::{Seat, UserId};
use hyakki_store::SeatPresence;
use hyakki_table::{Presence, Table};

/// So long it holds that somebody is there, in milliseconds.
const HOLDS: i64 = 5 * 60_000;

/// It is noted anew when it holds for less than this.
const NOTED_ANEW: i64 = 60_000;

/// Whoever asks without watching, as some bots do, is there for so long.
const VISIT: i64 = 20_000;

/// Of one seat nothing is written again before somebody could have been away so many times.
const SELDOM: i64 = 2;

/// What a node knows of who is at a table.
pub(crate) struct Attendees {
    /// Whoever is out of sight for less is still there: a page is loaded again, a train is in a tunnel.
    grace: i64,
    /// Until when this node saw people who do not watch now.
    seen_until: HashMap<UserId, i64>,
    notes: HashMap<Seat, Note>,
    /// Whether the store was asked what it has.
    is_read: bool,
    /// What is shown of each seat.
    shown: Vec<Option<Presence>>,
}

/// Whether somebody is shown otherwise. Whoever sat down or got up was shown by that, and nobody needs the picture twice.
fn is_news(before: &[Option<Presence>], shown: &[Option<Presence>]) -> bool {
    let was = |seat: usize| before.get(seat).copied().flatten();
    shown.iter().enumerate().any(|(seat, &is)| match is {
        None => false,
        Some(Presence::Here) if was(seat).is_none() => false,
        Some(_) => is != was(seat),
    })
}

/// Until when the person of a seat is there; once that is over, since when they are away.
struct Note {
    user: UserId,
    until: i64,
    /// Whether this node sees them, or did so last.
    is_mine: bool,
    /// Whether the store is still to hear of it.
    is_owed: bool,
    written_at: Option<i64>,
}

/// What follows from who is there.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Attended {
    /// Whether the table looks different now.
    pub(crate) is_new: bool,
    /// What the store is to hear.
    pub(crate) to_note: Vec<SeatPresence>,
    /// When to look again.
    pub(crate) next_ms: Option<i64>,
}

impl Attendees {
    pub(crate) fn new(grace: Duration) -> Attendees {
        Attendees {
            grace: i64::try_from(grace.as_millis()).unwrap_or(i64::MAX / 4),
            seen_until: HashMap::new(),
            notes: HashMap::new(),
            is_read: false,
            shown: Vec::new(),
        }
    }

    pub(crate) fn is_read(&self) -> bool {
        self.is_read
    }

    /// What the store has of the table.
    pub(crate) fn read(&mut self, rows: Vec<SeatPresence>) {
        self.is_read = true;
        for row in rows {
            let Some(seat) = Seat::try_new(row.seat, usize::MAX) else {
                continue;
            };
            let known = self.notes.get(&seat);
            if known.is_some_and(|note| note.is_owed || note.says(&row)) {
                continue;
            }
            self.notes.insert(seat, Note::of_store(row));
        }
    }

    /// Somebody asked something of the table.
    pub(crate) fn visit(&mut self, user: &UserId, now: i64) {
        self.seen_until.insert(user.clone(), now + VISIT);
    }

    /// Tells the table who is away.
    pub(crate) fn look(
        &mut self,
        table: &mut Table,
        watches: impl Fn(&UserId) -> bool,
        now: i64,
    ) -> Attended {
        let mut attended = Attended::default();
        let n_seats = table.chairs().len();
        for seat in Seat::all(n_seats) {
            let Some(user) = table.chairs()[seat.index()].holder.user().cloned() else {
                continue;
            };
            let away_since = self.look_at(seat, &user, watches(&user), now);
            table.set_away(seat, away_since);
            let note = self.notes.get_mut(&seat).expect("it has been looked at");
            attended
                .to_note
                .extend(note.pay(seat, self.grace * SELDOM, now));
            let seen_until = self.seen_until.get(&user);
            attended.wait_for(note.moments(self.grace), now);
            attended.wait_for([seen_until.map(|until| until + self.grace)], now);
            attended.wait_for([table.gone_at_ms(seat)], now);
        }
        let is_seated = |user: &UserId| !table.seats_of(user).is_empty();
        self.seen_until.retain(|user, _| is_seated(user));
        let shows = Seat::all(n_seats).map(|seat| table.presence(seat, now));
        let before = std::mem::replace(&mut self.shown, shows.collect());
        attended.is_new = is_news(&before, &self.shown);
        attended
    }

    /// Since when the person of a seat has been away, if they are.
    fn look_at(&mut self, seat: Seat, user: &UserId, watches: bool, now: i64) -> Option<i64> {
        let note = self.notes.remove(&seat).filter(|note| note.user == *user);
        // Of whom nothing was ever noted, nothing is known but that they are not here.
        let mut note = note.unwrap_or_else(|| Note::of_nobody(user, now));
        if watches {
            self.seen_until.remove(user);
        } else if note.is_mine && note.until > now {
            // They have just gone.
            self.seen_until.entry(user.clone()).or_insert(now);
        }
        let seen_until = self.seen_until.get(user).copied();
        let is_seen = watches || seen_until.is_some_and(|until| until + self.grace > now);
        if is_seen {
            // What another node has noted is as good: two that see the same person would write in turn for ever.
            if note.until < now + NOTED_ANEW {
                note.set(now + HOLDS);
            }
            note.is_mine = true;
        } else if note.is_mine {
            note.set(seen_until.unwrap_or(note.until));
            note.is_mine = false;
            self.seen_until.remove(user);
        }
        let is_away = !is_seen && note.until + self.grace <= now;
        let since = note.until;
        self.notes.insert(seat, note);
        is_away.then_some(since)
    }
}

impl Note {
    fn of_store(row: SeatPresence) -> Note {
        Note {
            user: row.user_id,
            until: row.until_ms,
            is_mine: false,
            is_owed: false,
            written_at: None,
        }
    }

    fn of_nobody(user: &UserId, now: i64) -> Note {
        Note {
            user: user.clone(),
            until: now,
            is_mine: false,
            is_owed: false,
            written_at: None,
        }
    }

    fn says(&self, row: &SeatPresence) -> bool {
        self.user == row.user_id && self.until == row.until_ms
    }

    fn set(&mut self, until: i64) {
        self.is_owed |= until != self.until;
        self.until = until;
        self.is_mine = true;
    }

    /// What the store is to hear now.
    fn pay(&mut self, seat: Seat, pause: i64, now: i64) -> Option<SeatPresence> {
        if !self.is_owed || self.written_at.is_some_and(|at| at + pause > now) {
            return None;
        }
        self.is_owed = false;
        self.written_at = Some(now);
        Some(SeatPresence {
            seat: seat.index(),
            user_id: self.user.clone(),
            until_ms: self.until,
        })
    }

    /// When something about it changes by itself.
    fn moments(&self, grace: i64) -> [Option<i64>; 2] {
        let anew = if self.is_mine {
            self.until - NOTED_ANEW
        } else {
            self.until + grace
        };
        let owed = self.written_at.map(|at| at + grace * SELDOM);
        let owed = owed.filter(|_| self.is_owed);
        [Some(anew), owed]
    }
}

impl Attended {
    fn wait_for(&mut self, moments: impl IntoIterator<Item = Option<i64>>, now: i64) {
        let coming = moments.into_iter().flatten().filter(|at| *at > now);
        self.next_ms = self.next_ms.into_iter().chain(coming).min();
    }
}

#[cfg(test)]
#[allow(
    clippy::unwrap_used,
    reason = "a test that unwraps an error has failed as it should"
)]
mod tests {
    use hyakki_catalog::GameId;
    use hyakki_core::Secret;
    use hyakki_table::command::Sender;
    use hyakki_table::{Command, Settings};

    use super::*;

    const GRACE: i64 = 10_000;

    fn user(name: &str) -> UserId {
        UserId::new(name).unwrap()
    }

    /// Two people at a table, as several nodes see it.
    fn table() -> Table {
        let settings = Settings::usual(GameId::Sketch);
        let mut table = Table::new(settings, Secret::new([1; 32])).unwrap();
        for (seat, name) in ["ada", "ben"].into_iter().enumerate() {
            let (name, nonce, pledge) = (name.to_owned(), String::new(), String::new());
            let sender = Sender::User(user(&name));
            let sit = Command::Sit {
                seat,
                name,
                nonce,
                pledge,
            };
            table.handle(&sender, sit, 0).unwrap();
        }
        table
    }

    struct Node {
        attendees: Attendees,
        watching: Vec<&'static str>,
    }

    impl Node {
        fn new(watching: &[&'static str]) -> Node {
            Node {
                attendees: Attendees::new(Duration::from_millis(GRACE as u64)),
                watching: watching.to_vec(),
            }
        }

        fn look(&mut self, table: &mut Table, now: i64) -> Attended {
            let watching = &self.watching;
            let watches = |one: &UserId| watching.contains(&one.as_str());
            self.attendees.look(table, watches, now)
        }
    }

    fn away(table: &Table, now: i64) -> [Option<Presence>; 2] {
        [0, 1].map(|seat| table.presence(Seat::new(seat), now))
    }

    const HERE: Option<Presence> = Some(Presence::Here);

    fn since(since_ms: i64) -> Option<Presence> {
        Some(Presence::Away { since_ms })
    }

    #[test]
    fn whoever_is_out_of_sight_for_a_moment_is_not_away() {
        let (mut table, mut node) = (table(), Node::new(&["ada", "ben"]));
        let first = node.look(&mut table, 1000);
        assert_eq!(first.to_note.len(), 2);
        node.watching = vec!["ada"];
        let gone = node.look(&mut table, 2000);
        assert_eq!((gone.is_new, gone.to_note.len()), (false, 0));
        assert_eq!(gone.next_ms, Some(2000 + GRACE), "it looks again then");
        node.watching = vec!["ada", "ben"];
        assert!(!node.look(&mut table, 2000 + GRACE - 1).is_new);
        assert_eq!(away(&table, 20_000), [HERE, HERE]);
    }

    #[test]
    fn whoever_stays_out_of_sight_is_away_since_then() {
        let (mut table, mut node) = (table(), Node::new(&["ada", "ben"]));
        node.look(&mut table, 1000);
        node.watching = vec!["ada"];
        node.look(&mut table, 30_000);
        let attended = node.look(&mut table, 30_000 + GRACE);
        assert!(attended.is_new);
        assert_eq!(away(&table, 40_000), [HERE, since(30_000)]);
        let row = &attended.to_note[0];
        assert_eq!((row.seat, row.until_ms), (1, 30_000));
        assert!(attended.next_ms.unwrap() <= 90_000, "they will be gone");
        assert!(node.look(&mut table, 90_000).is_new);
        let gone = Some(Presence::Gone { since_ms: 30_000 });
        assert_eq!(away(&table, 90_000)[1], gone);
        node.watching.push("ben");
        assert!(node.look(&mut table, 100_000).is_new);
        assert_eq!(away(&table, 100_000), [HERE, HERE]);
    }

    #[test]
    fn a_visit_without_a_socket_lasts_a_while() {
        let (mut table, mut node) = (table(), Node::new(&["ada"]));
        node.attendees.visit(&user("ben"), 1000);
        node.attendees.visit(&user("mallory"), 1000);
        node.look(&mut table, 1000);
        assert_eq!(
            node.attendees.seen_until.len(),
            1,
            "others are not remembered"
        );
        node.look(&mut table, 1000 + VISIT + GRACE - 1);
        assert_eq!(away(&table, 20_000)[1], HERE);
        node.look(&mut table, 1000 + VISIT + GRACE);
        assert_eq!(away(&table, 40_000)[1], since(1000 + VISIT));
    }

    #[test]
    fn nodes_tell_each_other_who_is_there() {
        let (mut one, mut two) = (Node::new(&["ada"]), Node::new(&["ben"]));
        let (mut at_one, mut at_two) = (table(), table());
        let of_one = one.look(&mut at_one, 1000).to_note;
        two.attendees.read(of_one);
        let of_two = two.look(&mut at_two, 1000).to_note;
        one.attendees.read(of_two);
        for later in [1000, 200_000] {
            one.look(&mut at_one, later);
            two.look(&mut at_two, later);
            assert_eq!(away(&at_one, later), [HERE, HERE]);
            assert_eq!(away(&at_two, later), [HERE, HERE]);
        }
        // Ben leaves the other node.
        two.watching.clear();
        two.look(&mut at_two, 210_000);
        let left = two.look(&mut at_two, 210_000 + GRACE).to_note;
        one.attendees.read(left);
        assert!(one.look(&mut at_one, 221_000).is_new);
        assert_eq!(away(&at_one, 221_000), [HERE, since(210_000)]);
    }

    #[test]
    fn who_was_at_a_node_that_died_is_away_before_long() {
        let (mut one, mut two) = (Node::new(&["ada"]), Node::new(&["ben"]));
        let (mut at_one, mut at_two) = (table(), table());
        let of_two = two.look(&mut at_two, 1000).to_note;
        one.attendees.read(of_two);
        one.look(&mut at_one, 1000 + HOLDS + GRACE - 1);
        assert_eq!(away(&at_one, 0)[1], HERE);
        one.look(&mut at_one, 1000 + HOLDS + GRACE);
        assert_eq!(away(&at_one, 0)[1], since(1000 + HOLDS));
    }

    #[test]
    fn whoever_has_a_tab_at_each_of_two_nodes_is_there_when_one_is_closed() {
        let (mut one, mut two) = (Node::new(&["ada", "ben"]), Node::new(&["ben"]));
        let (mut at_one, mut at_two) = (table(), table());
        let of_one = one.look(&mut at_one, 1000).to_note;
        two.attendees.read(of_one);
        let of_two = two.look(&mut at_two, 2000).to_note;
        one.attendees.read(of_two);
        one.look(&mut at_one, 2000);
        one.watching = vec!["ada"];
        one.look(&mut at_one, 30_000);
        let left = one.look(&mut at_one, 30_000 + GRACE).to_note;
        two.attendees.read(left);
        let asserted = two.look(&mut at_two, 41_000).to_note;
        one.attendees.read(asserted);
        one.look(&mut at_one, 41_000);
        assert_eq!(away(&at_one, 41_000), [HERE, HERE]);
        assert_eq!(away(&at_two, 41_000), [HERE, HERE]);
    }

    #[test]
    fn coming_and_going_all_the_time_is_written_seldom() {
        let (mut table, mut node) = (table(), Node::new(&["ada", "ben"]));
        let mut n_written = 0;
        for second in 0..600 {
            // Out of sight for a little longer than nobody would notice, then back for a second.
            node.watching = if second % 12 == 0 {
                vec!["ada", "ben"]
            } else {
                vec!["ada"]
            };
            n_written += node.look(&mut table, second * 1000).to_note.len();
        }
        assert!((20..=33).contains(&n_written), "{n_written} in ten minutes");
        let mut quiet = Node::new(&["ada", "ben"]);
        let looks = (0..3600).map(|second| quiet.look(&mut table, second * 1000));
        let n_written: usize = looks.map(|attended| attended.to_note.len()).sum();
        assert_eq!(n_written, 2 * 15, "two people in an hour");
    }
}
