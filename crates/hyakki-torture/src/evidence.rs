//! What a database holds when all is over.

use std::collections::BTreeMap;

use anyhow::{Context as _, Result};
use hyakki_core::{Secret, TableId, UserId};
use hyakki_store::{Store, StoredMatch};
use hyakki_table::{Clock, StoredTable};
use serde::{Deserialize, Serialize};

use crate::history::{Event, History, Invoked};
use crate::operation::Operation;

/// More than any table has.
const ALL: u32 = 1_000_000;

/// What a database holds of the tables of a history.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Evidence {
    /// Every table of the history that is there.
    pub tables: BTreeMap<String, TableEvidence>,
}

/// What a database holds of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableEvidence {
    /// Its matches in the order in which they began.
    pub matches: Vec<MatchEvidence>,
    /// How many matches the table itself says that there were.
    pub match_number: usize,
    /// What was said, in order.
    pub chat: Vec<ChatEvidence>,
    /// The answers that are remembered, by user and key.
    pub done: BTreeMap<String, BTreeMap<String, usize>>,
    /// Whether a mind stands in for whoever has no time left.
    pub has_clocks: bool,
}

/// What a database holds of a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchEvidence {
    /// The id.
    pub id: String,
    /// The first line of the record.
    pub header: String,
    /// The user in each seat; a mind's seat has none.
    pub players: Vec<Option<String>>,
    /// The number and the text of each line of the log.
    pub log: Vec<(i64, String)>,
    /// The outcome that is stated beside the log.
    pub outcome: Option<String>,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ChatEvidence {
    /// Its number at the table.
    pub number: i64,
    /// Who said it.
    pub user: String,
    /// What was said.
    pub text: String,
}

impl Evidence {
    /// Reads what the database holds of the tables that a history speaks of.
    pub async fn read(store: &Store, history: &History) -> Result<Evidence> {
        let mut evidence = Evidence::default();
        for event in &history.events {
            if let Event::Connected(connected) = event
                && !evidence.tables.contains_key(&connected.table)
            {
                let table = TableEvidence::read(store, &connected.table).await?;
                evidence.tables.insert(connected.table.clone(), table);
            }
        }
        for operation in Operation::all(history) {
            let sent = operation.first;
            let (table, user) = (TableId::new(&*sent.table)?, UserId::new(&*sent.user)?);
            if let Some(step) = store.find_done(&table, &user, &sent.key).await? {
                let of_table = evidence.tables.entry(sent.table.clone()).or_default();
                let of_user = of_table.done.entry(sent.user.clone()).or_default();
                of_user.insert(sent.key.clone(), usize::try_from(step)?);
            }
        }
        Ok(evidence)
    }

    /// Whether the key of a command is among those that were done.
    pub(crate) fn remembers(&self, sent: &Invoked) -> bool {
        let of_table = self.tables.get(&sent.table);
        let of_user = of_table.and_then(|table| table.done.get(&sent.user));
        of_user.is_some_and(|keys| keys.contains_key(&sent.key))
    }
}

impl TableEvidence {
    async fn read(store: &Store, id: &str) -> Result<TableEvidence> {
        let id = TableId::new(id)?;
        let stored = store.load_table(&id).await.context("a table is lost")?;
        let state = StoredTable::read(&stored.content.state)?;
        let mut matches = Vec::new();
        for stored in store.list_matches_at(&id, ALL).await? {
            matches.push(MatchEvidence::read(store, stored).await?);
        }
        let chat = store.read_chat(&id, ALL).await?;
        Ok(TableEvidence {
            matches: in_order(matches, &store.load_secret(&id).await?)?,
            match_number: usize::try_from(state.snapshot().match_number)?,
            chat: chat
                .into_iter()
                .map(|line| ChatEvidence {
                    number: line.number,
                    user: line.user_id.as_str().to_owned(),
                    text: line.text,
                })
                .collect(),
            done: BTreeMap::new(),
            has_clocks: state.snapshot().settings.clock != Clock::None,
        })
    }
}

/// Brings matches into the order in which they began. Their times are of no use where clocks are moved, but the deals
/// of each are committed to what its number makes of the table's secret.
fn in_order(mut matches: Vec<MatchEvidence>, master: &Secret) -> Result<Vec<MatchEvidence>> {
    let mut ordered = Vec::with_capacity(matches.len());
    for number in 1..=u32::try_from(matches.len())? {
        let commitment = master.derive(number).commitment();
        let place = matches
            .iter()
            .position(|of_table| of_table.header.contains(&commitment));
        ordered.push(matches.swap_remove(place.context("a match is not of its table's secret")?));
    }
    Ok(ordered)
}

impl MatchEvidence {
    async fn read(store: &Store, stored: StoredMatch) -> Result<MatchEvidence> {
        let log = store.read_log(&stored.id, 0).await?;
        let players = stored.players.into_iter();
        Ok(MatchEvidence {
            id: stored.id.as_str().to_owned(),
            header: stored.header,
            players: players
                .map(|player| player.map(|user| user.as_str().to_owned()))
                .collect(),
            log: log.into_iter().map(|line| (line.step, line.line)).collect(),
            outcome: stored.outcome,
        })
    }
}
