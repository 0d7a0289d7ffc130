//! A disk that may lose what was not synced.

use std::collections::BTreeMap;
use std::path::Path;

use anyhow::Result;
use hyakki_core::{Dice as _, GameRng};

use super::trace::Step;

/// A disk writes so many bytes whole, or not at all.
const SECTOR: usize = 512;

/// What a disk does when it is told to sync.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Honesty {
    /// What is synced stays.
    Honest,
    /// It says that it has synced, and has not: as if the program had not asked.
    Lying,
    /// The same for the write-ahead log alone: as if the program had asked only at checkpoints.
    LyingAboutTheLog,
}

/// What is left of what was not synced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Rest {
    /// All of it, as when a program is killed.
    All,
    /// None of it.
    Nothing,
    /// Some writes and not others, so that later ones may be there without earlier ones.
    Some,
    /// Some sectors of each write.
    Torn,
    /// All but an end of the last write.
    TornAtTheEnd,
}

impl Rest {
    pub(crate) const ALL: [Rest; 5] = [
        Rest::All,
        Rest::Nothing,
        Rest::Some,
        Rest::Torn,
        Rest::TornAtTheEnd,
    ];
}

/// A file, whatever name it has or had.
#[derive(Debug, Default)]
struct Inode<'t> {
    /// What happened to it, and when.
    changes: Vec<(usize, Change<'t>)>,
    /// What happened to it before this was synced.
    synced: usize,
}

#[derive(Clone, Copy, Debug)]
enum Change<'t> {
    Write(u64, &'t [u8]),
    Truncate(u64),
}

/// A name got a file, or lost it.
#[derive(Debug)]
struct Naming<'t> {
    at: usize,
    name: &'t str,
    inode: Option<usize>,
}

/// A disk at one moment.
#[derive(Debug, Default)]
pub(crate) struct Disk<'t> {
    inodes: Vec<Inode<'t>>,
    namings: Vec<Naming<'t>>,
    /// What names happened before this was synced.
    names_synced: usize,
    /// The names as the program sees them.
    now: BTreeMap<&'t str, usize>,
}

impl<'t> Disk<'t> {
    /// The disk after these steps.
    pub(crate) fn after(steps: &'t [Step], honesty: Honesty) -> Disk<'t> {
        let mut disk = Disk::default();
        for (at, step) in steps.iter().enumerate() {
            disk.take(at, step, honesty);
        }
        disk
    }

    fn take(&mut self, at: usize, step: &'t Step, honesty: Honesty) {
        match step {
            Step::Open { file } => drop(self.inode(at, file)),
            Step::Write {
                file,
                offset,
                bytes,
            } => {
                let inode = self.inode(at, file);
                let change = Change::Write(*offset, bytes);
                self.inodes[inode].changes.push((at, change));
            }
            Step::Truncate { file, length } => {
                let inode = self.inode(at, file);
                let change = Change::Truncate(*length);
                self.inodes[inode].changes.push((at, change));
            }
            Step::Sync { file, began } => {
                let is_kept = match honesty {
                    Honesty::Honest => true,
                    Honesty::Lying => false,
                    Honesty::LyingAboutTheLog => !file.ends_with("-wal"),
                };
                if is_kept {
                    let inode = self.inode(at, file);
                    self.inodes[inode].synced = *began;
                }
            }
            Step::Remove { file } => {
                self.now.remove(&**file);
                self.namings.push(Naming {
                    at,
                    name: file,
                    inode: None,
                });
            }
            Step::SyncNames { began } if honesty != Honesty::Lying => self.names_synced = *began,
            Step::SyncNames { .. } | Step::Acknowledge { .. } => {}
        }
    }

    /// The file of this name, which is made if it is not there.
    fn inode(&mut self, at: usize, name: &'t str) -> usize {
        if let Some(&inode) = self.now.get(name) {
            return inode;
        }
        let inode = self.inodes.len();
        self.inodes.push(Inode::default());
        self.now.insert(name, inode);
        self.namings.push(Naming {
            at,
            name,
            inode: Some(inode),
        });
        inode
    }

    /// Writes into a folder what is there after the power was cut.
    pub(crate) fn write(&self, folder: &Path, rest: Rest, dice: &mut GameRng) -> Result<()> {
        for (name, inode) in self.names(rest, dice) {
            // What is mapped into memory is made anew.
            if !name.ends_with("-shm") {
                let content = self.inodes[inode].content(rest, dice);
                std::fs::write(folder.join(name), content)?;
            }
        }
        Ok(())
    }

    /// The names that are there: those that were synced, and the first of what happened since.
    fn names(&self, rest: Rest, dice: &mut GameRng) -> BTreeMap<&'t str, usize> {
        let n_synced = self
            .namings
            .iter()
            .filter(|naming| naming.at < self.names_synced)
            .count();
        let n_pending = self.namings.len() - n_synced;
        let n_kept = match rest {
            Rest::All | Rest::TornAtTheEnd => n_pending,
            Rest::Nothing => 0,
            Rest::Some | Rest::Torn => dice.index(n_pending + 1),
        };
        let mut names = BTreeMap::new();
        for naming in &self.namings[..n_synced + n_kept] {
            match naming.inode {
                Some(inode) => names.insert(naming.name, inode),
                None => names.remove(naming.name),
            };
        }
        names
    }
}

impl Inode<'_> {
    fn content(&self, rest: Rest, dice: &mut GameRng) -> Vec<u8> {
        let mut content = Vec::new();
        let last = self.changes.len().checked_sub(1);
        for (place, (at, change)) in self.changes.iter().enumerate() {
            if *at < self.synced {
                change.apply(&mut content);
                continue;
            }
            match rest {
                Rest::All => change.apply(&mut content),
                Rest::Nothing => {}
                Rest::Some if dice.below(2) == 0 => change.apply(&mut content),
                Rest::Some => {}
                Rest::Torn => change.apply_torn(&mut content, |_| dice.below(2) == 0),
                Rest::TornAtTheEnd if Some(place) == last => {
                    let n_kept = dice.index(change.n_sectors() + 1);
                    change.apply_torn(&mut content, |sector| sector < n_kept);
                }
                Rest::TornAtTheEnd => change.apply(&mut content),
            }
        }
        content
    }
}

impl Change<'_> {
    fn apply(&self, content: &mut Vec<u8>) {
        self.apply_torn(content, |_| true);
    }

    /// The sectors of the disk that it touches.
    fn n_sectors(&self) -> usize {
        match self {
            Change::Write(offset, bytes) => pieces(*offset, bytes).count(),
            Change::Truncate(_) => 1,
        }
    }

    fn apply_torn(&self, content: &mut Vec<u8>, mut is_kept: impl FnMut(usize) -> bool) {
        match self {
            Change::Truncate(length) => {
                if is_kept(0) {
                    content.resize(index(*length), 0);
                }
            }
            Change::Write(offset, bytes) => {
                for (sector, (start, piece)) in pieces(*offset, bytes).enumerate() {
                    if is_kept(sector) {
                        let end = start + piece.len();
                        content.resize(content.len().max(end), 0);
                        content[start..end].copy_from_slice(piece);
                    }
                }
            }
        }
    }
}

/// What a write gives to each sector of the disk, and where.
fn pieces(offset: u64, mut bytes: &[u8]) -> impl Iterator<Item = (usize, &[u8])> {
    let mut start = index(offset);
    std::iter::from_fn(move || {
        let n_bytes = (SECTOR - start % SECTOR).min(bytes.len());
        let (piece, rest) = bytes.split_at(n_bytes);
        let place = start;
        start += n_bytes;
        bytes = rest;
        (n_bytes > 0).then_some((place, piece))
    })
}

fn index(offset: u64) -> usize {
    usize::try_from(offset).expect("a file of these tests fits into memory")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn write(file: &str, offset: u64, byte: u8, n_bytes: usize) -> Step {
        Step::Write {
            file: file.to_owned(),
            offset,
            bytes: vec![byte; n_bytes],
        }
    }

    fn files(steps: &[Step], honesty: Honesty, rest: Rest) -> BTreeMap<String, Vec<u8>> {
        let folder = tempfile::tempdir().unwrap();
        let disk = Disk::after(steps, honesty);
        let mut dice = GameRng::for_game(1, 0);
        disk.write(folder.path(), rest, &mut dice).unwrap();
        let files = std::fs::read_dir(folder.path()).unwrap().flatten();
        files
            .map(|file| {
                let name = file.file_name().into_string().unwrap();
                (name, std::fs::read(file.path()).unwrap())
            })
            .collect()
    }

    #[test]
    fn what_is_synced_stays_and_the_rest_may_go() {
        let file = || "a".to_owned();
        let steps = [
            write("a", 0, 1, 4),
            Step::Sync {
                file: file(),
                began: 1,
            },
            Step::SyncNames { began: 2 },
            write("a", 2, 2, 4),
            write("b", 0, 3, 1),
            Step::Remove { file: file() },
        ];
        let kept = |honesty, rest| files(&steps, honesty, rest);
        let nothing = kept(Honesty::Honest, Rest::Nothing);
        assert_eq!(nothing, [(file(), vec![1; 4])].into());
        let all = kept(Honesty::Honest, Rest::All);
        assert_eq!(all, [("b".to_owned(), vec![3])].into());
        assert_eq!(kept(Honesty::Lying, Rest::Nothing), BTreeMap::new());
        let before = files(&steps[..4], Honesty::Honest, Rest::All);
        assert_eq!(before, [(file(), vec![1, 1, 2, 2, 2, 2])].into());
    }

    #[test]
    fn a_write_is_torn_at_sectors() {
        let steps = [write("a", 100, 7, 5000), Step::SyncNames { began: 1 }];
        let torn = files(&steps, Honesty::Honest, Rest::Torn);
        let content = &torn["a"];
        let sectors = content.chunks(SECTOR).skip(1);
        let counts: Vec<usize> = sectors
            .map(|sector| sector.iter().filter(|byte| **byte == 7).count())
            .collect();
        let are_whole = counts
            .iter()
            .all(|count| [0, SECTOR, content.len() % SECTOR].contains(count));
        assert!(are_whole, "{counts:?}");
        assert!(
            counts.contains(&0) && counts.contains(&SECTOR),
            "{counts:?}"
        );
    }
}
