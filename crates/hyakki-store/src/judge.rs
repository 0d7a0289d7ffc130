//! Which commits of a batch can be done, and what is to be written for them.
//!
//! Pure: it is told what the database holds (locked until the batch is written), and judges commits in their order
//! as if each had been written before the next is looked at.

use std::collections::{BTreeMap, BTreeSet};

use hyakki_core::{MatchId, TableId, UserId};

use crate::chat::NewChat;
use crate::commit::{Committed, TableCommit, TableSave};
use crate::done::{DoneCommand, DoneGround};
use crate::error::{Conflict, Noun, StoreError};
use crate::log::LogAppend;
use crate::matches::{MatchEnd, NewMatch};

/// That a table was played at is written down this seldom: lists and pruning need no finer time, and every other
/// step is then a row of the log and nothing else.
const TOUCH_EVERY_MS: i64 = 60_000;

/// What the database holds, as far as commits stand on it.
#[derive(Debug, Default)]
pub(crate) struct Ground {
    pub(crate) tables: BTreeMap<TableId, TableGround>,
    pub(crate) matches: BTreeMap<MatchId, MatchGround>,
    pub(crate) done: BTreeMap<(TableId, UserId), DoneGround>,
}

#[derive(Debug)]
pub(crate) struct TableGround {
    pub(crate) version: i64,
    pub(crate) seated: String,
    pub(crate) next_chat: i64,
    pub(crate) updated_ms: i64,
}

#[derive(Debug)]
pub(crate) struct MatchGround {
    pub(crate) table_id: TableId,
    pub(crate) is_finished: bool,
    pub(crate) next_step: i64,
}

/// What is to be written for the commits that can be done.
#[derive(Debug, Default)]
pub(crate) struct Writes<'a> {
    /// Every table whose time is to be written, and the time.
    pub(crate) touched: BTreeMap<&'a TableId, i64>,
    /// The last save of each table, and the version it makes.
    pub(crate) saves: BTreeMap<&'a TableId, (i64, &'a TableSave)>,
    /// The saves among these after which other users sit there.
    pub(crate) reseated: BTreeSet<&'a TableId>,
    pub(crate) starts: Vec<At<'a, NewMatch>>,
    pub(crate) appends: Vec<At<'a, LogAppend>>,
    pub(crate) finishes: Vec<At<'a, MatchEnd>>,
    pub(crate) chats: Vec<(i64, At<'a, NewChat>)>,
    /// Keys, each with its number among those of its user at the table.
    pub(crate) done: Vec<(i64, At<'a, DoneCommand>)>,
}

/// A part of a commit, with the commit's table and time.
#[derive(Debug)]
pub(crate) struct At<'a, T> {
    pub(crate) table_id: &'a TableId,
    pub(crate) at_ms: i64,
    pub(crate) what: &'a T,
}

impl Ground {
    /// Judges one commit; if it can be done, what it writes is added and the ground is as if it had been written.
    pub(crate) fn judge<'a>(
        &mut self,
        commit: &'a TableCommit,
        writes: &mut Writes<'a>,
    ) -> Result<Committed, StoreError> {
        self.check(commit)?;
        Ok(self.accept(commit, writes))
    }

    fn check(&self, commit: &TableCommit) -> Result<(), StoreError> {
        let table = self
            .tables
            .get(&commit.table_id)
            .ok_or(StoreError::NotFound(Noun::Table))?;
        if let Some(step) = self.step_of_done(commit) {
            return Err(Conflict::Done { step }.into());
        }
        let saved_from = commit.save.as_ref().map(|save| save.expected_version);
        let judged_by = commit.append.as_ref().map(|append| append.expected_version);
        let mut versions = saved_from.into_iter().chain(judged_by);
        if versions.any(|expected| expected != table.version) {
            let version = table.version;
            return Err(Conflict::Table { version }.into());
        }
        if let Some(start) = &commit.start
            && self.matches.contains_key(&start.id)
        {
            return Err(Conflict::Taken(Noun::Match).into());
        }
        if let Some(append) = &commit.append {
            let next_step = self.open_match(commit, &append.match_id)?;
            if append.first_step != next_step {
                return Err(Conflict::Log { next_step }.into());
            }
        }
        if let Some(finish) = &commit.finish {
            self.open_match(commit, &finish.match_id)?;
        }
        Ok(())
    }

    /// The answer that the commit's command got when it was done before.
    fn step_of_done(&self, commit: &TableCommit) -> Option<i64> {
        let done = commit.done.as_ref()?;
        let of_user = (commit.table_id.clone(), done.user_id.clone());
        self.done.get(&of_user)?.steps.get(&done.key).copied()
    }

    /// The next step of a match that is not over, of the commit's own table.
    fn open_match(&self, commit: &TableCommit, id: &MatchId) -> Result<i64, StoreError> {
        if commit.start.as_ref().is_some_and(|start| start.id == *id) {
            return Ok(0);
        }
        match self.matches.get(id) {
            Some(stored) if stored.table_id != commit.table_id => {
                Err(StoreError::NotFound(Noun::Match))
            }
            Some(stored) if stored.is_finished => Err(Conflict::Finished.into()),
            Some(stored) => Ok(stored.next_step),
            None => Err(StoreError::NotFound(Noun::Match)),
        }
    }

    fn accept<'a>(&mut self, commit: &'a TableCommit, writes: &mut Writes<'a>) -> Committed {
        let table_id = &commit.table_id;
        let at_ms = commit.at_ms;
        let table = self
            .tables
            .get_mut(table_id)
            .expect("a commit is accepted after its table was found");
        if commit.save.is_some() || at_ms - table.updated_ms >= TOUCH_EVERY_MS {
            table.updated_ms = at_ms.max(table.updated_ms);
            writes.touched.insert(table_id, table.updated_ms);
        }
        if let Some(save) = &commit.save {
            table.version += 1;
            writes.saves.insert(table_id, (table.version, save));
            let seated = save.content.seated_text();
            if seated != table.seated {
                writes.reseated.insert(table_id);
                table.seated = seated;
            }
        }
        let mut chat_number = None;
        if let Some(what) = &commit.chat {
            chat_number = Some(table.next_chat);
            let at = At {
                table_id,
                at_ms,
                what,
            };
            writes.chats.push((table.next_chat, at));
            table.next_chat += 1;
        }
        let version = table.version;
        self.accept_match(commit, writes);
        self.accept_done(commit, writes);
        Committed {
            version,
            chat_number,
        }
    }

    fn accept_done<'a>(&mut self, commit: &'a TableCommit, writes: &mut Writes<'a>) {
        let Some(what) = &commit.done else { return };
        let of_user = (commit.table_id.clone(), what.user_id.clone());
        let done = self.done.entry(of_user).or_default();
        done.steps.insert(what.key.clone(), what.step);
        let at = At {
            table_id: &commit.table_id,
            at_ms: commit.at_ms,
            what,
        };
        writes.done.push((done.next_number, at));
        done.next_number += 1;
    }

    fn accept_match<'a>(&mut self, commit: &'a TableCommit, writes: &mut Writes<'a>) {
        let table_id = &commit.table_id;
        let at_ms = commit.at_ms;
        if let Some(what) = &commit.start {
            let ground = MatchGround {
                table_id: table_id.clone(),
                is_finished: false,
                next_step: 0,
            };
            self.matches.insert(what.id.clone(), ground);
            writes.starts.push(At {
                table_id,
                at_ms,
                what,
            });
        }
        if let Some(what) = &commit.append {
            if let Some(ground) = self.matches.get_mut(&what.match_id) {
                ground.next_step += what.lines.len() as i64;
            }
            writes.appends.push(At {
                table_id,
                at_ms,
                what,
            });
        }
        if let Some(what) = &commit.finish {
            if let Some(ground) = self.matches.get_mut(&what.match_id) {
                ground.is_finished = true;
            }
            writes.finishes.push(At {
                table_id,
                at_ms,
                what,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use hyakki_core::UserId;

    use super::*;
    use crate::table::{TableContent, TableStatus};

    fn ground() -> Ground {
        let table_id = TableId::new("t").unwrap();
        let table = TableGround {
            version: 4,
            seated: "ada".to_owned(),
            next_chat: 7,
            updated_ms: 0,
        };
        let played = MatchGround {
            table_id: table_id.clone(),
            is_finished: false,
            next_step: 2,
        };
        Ground {
            tables: [(table_id, table)].into(),
            matches: [(MatchId::new("m").unwrap(), played)].into(),
            done: BTreeMap::new(),
        }
    }

    fn commit() -> TableCommit {
        TableCommit::new(TableId::new("t").unwrap(), 10)
    }

    fn save(expected_version: i64, seated: &str) -> TableCommit {
        let content = TableContent {
            status: TableStatus::Playing,
            is_public: true,
            state: String::new(),
            seated: vec![UserId::new(seated).unwrap()],
            match_id: None,
        };
        let mut commit = commit();
        commit.save = Some(TableSave {
            expected_version,
            content,
        });
        commit
    }

    fn append(first_step: i64) -> TableCommit {
        let mut commit = commit();
        commit.append = Some(LogAppend {
            match_id: MatchId::new("m").unwrap(),
            first_step,
            expected_version: 4,
            lines: vec!["a".to_owned(), "b".to_owned()],
        });
        commit
    }

    #[test]
    fn commits_of_one_batch_stand_on_each_other() {
        let (mut ground, mut writes) = (ground(), Writes::default());
        let commits = [save(4, "ada"), save(5, "kobo"), save(5, "ren")];
        let answers = commits.each_ref().map(|commit| {
            let answer = ground.judge(commit, &mut writes);
            answer.map(|done| done.version)
        });
        let late = Conflict::Table { version: 6 };
        assert_eq!(answers, [Ok(5), Ok(6), Err(late.into())]);
        // Only the last save of a table is written, and with it who sits there.
        let (version, save) = writes.saves[&commits[0].table_id];
        assert_eq!((version, save), (6, commits[1].save.as_ref().unwrap()));
        assert_eq!(writes.reseated.len(), 1);
    }

    #[test]
    fn a_step_is_taken_by_the_first_of_a_batch() {
        let (mut ground, mut writes) = (ground(), Writes::default());
        let commits = [append(2), append(2), append(4)];
        let are_done = commits
            .each_ref()
            .map(|commit| ground.judge(commit, &mut writes).is_ok());
        assert_eq!(are_done, [true, false, true]);
        assert_eq!(writes.appends.len(), 2);
    }

    #[test]
    fn a_key_is_done_once_in_a_batch() {
        let (mut ground, mut writes) = (ground(), Writes::default());
        let keyed = |user: &str, key: &str, mut commit: TableCommit| {
            commit.done = Some(DoneCommand {
                user_id: UserId::new(user).unwrap(),
                key: key.to_owned(),
                step: 9,
            });
            commit
        };
        let commits = [
            keyed("ada", "k", append(2)),
            keyed("ada", "k", append(4)),
            keyed("ben", "k", append(4)),
            keyed("ada", "l", append(6)),
        ];
        let answers = commits.each_ref().map(|commit| {
            let answer = ground.judge(commit, &mut writes);
            answer.map(|done| done.version)
        });
        let again = Conflict::Done { step: 9 };
        assert_eq!(answers, [Ok(4), Err(again.into()), Ok(4), Ok(4)]);
        let numbers: Vec<i64> = writes.done.iter().map(|(number, _)| *number).collect();
        assert_eq!(numbers, [0, 0, 1]);
    }

    #[test]
    fn who_sits_where_is_left_alone_when_nobody_moved() {
        let (mut ground, mut writes) = (ground(), Writes::default());
        let same = save(4, "ada");
        ground.judge(&same, &mut writes).unwrap();
        assert!(writes.reseated.is_empty());
    }

    #[test]
    fn a_table_is_touched_once_a_minute_and_by_every_save() {
        let (mut ground, mut writes) = (ground(), Writes::default());
        let at = |at_ms, mut commit: TableCommit| {
            commit.at_ms = at_ms;
            commit
        };
        let commits = [
            at(59_999, append(2)),
            at(60_000, append(4)),
            at(60_001, append(6)),
            at(60_002, save(4, "ada")),
        ];
        let mut touched = Vec::new();
        for commit in &commits {
            ground.judge(commit, &mut writes).unwrap();
            touched.push(writes.touched.values().next().copied());
        }
        assert_eq!(touched, [None, Some(60_000), Some(60_000), Some(60_002)]);
    }

    #[test]
    fn a_refused_commit_writes_nothing() {
        let (mut ground, mut writes) = (ground(), Writes::default());
        let mut bad = save(4, "kobo");
        bad.append = append(9).append;
        bad.chat = Some(NewChat {
            user_id: UserId::new("ada").unwrap(),
            text: "hello".to_owned(),
        });
        let refused = ground.judge(&bad, &mut writes);
        assert_eq!(refused, Err(Conflict::Log { next_step: 2 }.into()));
        assert!(writes.touched.is_empty() && writes.saves.is_empty() && writes.chats.is_empty());
    }
}
