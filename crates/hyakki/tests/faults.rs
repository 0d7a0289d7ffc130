//! The real binary among faults: killed in the middle of load, on two nodes, without its database, among bad clients,
//! and in the hands of those who run it.
//!
//! | what the tests stand on | module |
//! | --- | --- |
//! | a process of the binary | `node` |
//! | where everything is kept | `database` |
//! | somebody with an identity, their socket, and what they see on it | `person`, `socket`, `picture` |
//! | a connection on which anything can be sent | `raw_socket` |
//! | somebody who plays as fast as they can, and goes on after every fault | `regular` |
//! | tables of every game, full of regulars | `club` |
//! | what was acknowledged, to be found in the log | `ledger` |

#![allow(clippy::unwrap_used, reason = "tests")]
#![allow(clippy::print_stdout, reason = "what was measured is worth telling")]
#![cfg(unix)]

#[path = "faults/club.rs"]
mod club;
#[path = "faults/database.rs"]
mod database;
#[path = "faults/ledger.rs"]
mod ledger;
#[path = "faults/node.rs"]
mod node;
#[path = "faults/person.rs"]
mod person;
#[path = "faults/picture.rs"]
mod picture;
#[path = "faults/raw_socket.rs"]
mod raw_socket;
#[path = "faults/regular.rs"]
mod regular;
#[path = "faults/socket.rs"]
mod socket;

#[path = "faults/away.rs"]
mod away;
#[path = "faults/crowd.rs"]
mod crowd;
#[cfg(target_os = "linux")]
#[path = "faults/fair_thinking.rs"]
mod fair_thinking;
#[path = "faults/killed.rs"]
mod killed;
#[path = "faults/long_replays.rs"]
mod long_replays;
#[path = "faults/manners.rs"]
mod manners;
#[path = "faults/noise.rs"]
mod noise;
#[path = "faults/operations.rs"]
mod operations;
#[path = "faults/passwords.rs"]
mod passwords;
#[cfg(target_os = "linux")]
#[path = "faults/power_cut.rs"]
mod power_cut;
#[path = "faults/refusing_to_start.rs"]
mod refusing_to_start;
#[path = "faults/secrets.rs"]
mod secrets;
#[cfg(target_os = "linux")]
#[path = "faults/torture.rs"]
mod torture;
#[path = "faults/two_nodes.rs"]
mod two_nodes;

use std::time::Duration;

/// Nothing here takes so long unless it never comes.
const TIMEOUT: Duration = Duration::from_secs(30);

/// Waits for something that has no event, but not for ever.
async fn until<T>(what: &str, mut look: impl AsyncFnMut() -> Option<T>) -> T {
    let waiting = async {
        let mut looks = tokio::time::interval(Duration::from_millis(10));
        loop {
            looks.tick().await;
            if let Some(found) = look().await {
                return found;
            }
        }
    };
    let waited = tokio::time::timeout(TIMEOUT, waiting).await;
    waited.unwrap_or_else(|_| panic!("waited too long: {what}"))
}
