//! `docs/protocol.md` has the limits that hold.

use hyakki_core::record::MAX_UNDO_LINES;

use crate::config::{Config, Limits};
use crate::limits::{
    BURST_SECONDS, BURST_SECONDS_OF_ALL, CHAT_AT_ONCE, MAX_STORED_RECORD, PEOPLE, ROW,
    STRETCHES_IN_A_RECORD, TABLES_AT_ONCE, connections_for,
};
use crate::live::outbox::MAX_WAITING as MAX_ANSWERS;
use crate::live::socket::{MAX_FRAME, MAX_TOO_FAST, PING_EVERY, SILENCE};
use crate::live::stream::HEARTBEAT;
use crate::places::MAX_WAITING_OF_ONE;
use crate::reviews::MOST_WAITING;
use crate::routes::{MAX_BODY, MAX_RECORD, MOST_STEPS};
use crate::tables::hub::MAX_WAITING as MAX_COMMANDS;

const KIB: usize = 1024;

fn assert_described(sentences: &[String]) {
    let page = include_str!("../../../docs/protocol.md");
    for sentence in sentences {
        assert!(page.contains(sentence.as_str()), "not there: {sentence}");
    }
}

#[test]
fn the_table_of_limits_is_that_of_a_server_as_it_comes() {
    // All of them, so that a new one is not forgotten.
    let Limits {
        requests_per_second,
        guests_per_minute,
        tables_per_minute,
        record_bytes_per_second,
        hints_per_minute,
        reviews_per_minute,
        looks_back_per_minute,
        messages_per_second,
        chat_per_minute,
        sockets_per_address,
        sockets,
    } = Limits::default();
    let at_once = |number: u32| number * BURST_SECONDS;
    let rows = [
        format!(
            "requests from one address | {requests_per_second} a second, {} at once",
            at_once(requests_per_second)
        ),
        format!(
            "new identities, bots, and attempts to log in from one address | {guests_per_minute} a minute"
        ),
        format!("links made by one user, and from one address | {guests_per_minute} a minute"),
        format!(
            "tables made and records brought in by one user, and from one address | {tables_per_minute} a minute, {TABLES_AT_ONCE} at once"
        ),
        format!(
            "bytes of records from one user, and from one address, with {ROW} beside each line | {record_bytes_per_second} a second, {} KiB at once",
            MAX_STORED_RECORD / KIB
        ),
        format!("hints for one user, and for one address | {hints_per_minute} a minute"),
        format!(
            "reviews asked for by one user, and from one address | {reviews_per_minute} a minute; {} and {} of them may wait, {} in all",
            MOST_WAITING.of_user, MOST_WAITING.of_network, MOST_WAITING.in_all
        ),
        format!(
            "stretches of steps, reviews looked at and parts of lessons for one user | {looks_back_per_minute} a minute, stretches of {MOST_STEPS} steps; \
             for one address {}; a record that is given out counts as {STRETCHES_IN_A_RECORD}",
            looks_back_per_minute * PEOPLE
        ),
        format!(
            "messages and commands of one user | {messages_per_second} a second, {} at once; from one address {}, {} at once",
            at_once(messages_per_second),
            messages_per_second * PEOPLE,
            messages_per_second * PEOPLE * BURST_SECONDS_OF_ALL
        ),
        format!(
            "chat lines of one user | {chat_per_minute} a minute, {} at once; from one address {}, {} at once",
            CHAT_AT_ONCE[0],
            chat_per_minute * PEOPLE,
            CHAT_AT_ONCE[1]
        ),
        format!(
            "sockets and streams | {sockets_per_address} from one address, {sockets} in all; \
             the last tenth of each is for those who sit at the table"
        ),
        format!(
            "connections | {} from one address, {} in all",
            connections_for(sockets_per_address),
            connections_for(sockets)
        ),
        format!(
            "a frame, a body, a record that is brought in | {} KiB, {} KiB, {} KiB",
            MAX_FRAME / KIB,
            MAX_BODY / KIB,
            MAX_RECORD / KIB
        ),
        format!("commands that wait at one table | {MAX_COMMANDS}"),
        format!(
            "a record that is brought in | {} KiB with {ROW} bytes beside each line; {MAX_UNDO_LINES} lines for undos and what they took back",
            MAX_STORED_RECORD / KIB
        ),
        format!(
            "records and old matches that wait to be replayed for one address | {MAX_WAITING_OF_ONE}, and one is replayed at a time"
        ),
    ];
    assert_described(&rows.map(|row| format!("| {row} |\n")));
}

#[test]
fn a_connection_ends_when_the_page_says() {
    let unread_timeout = Config::default().unread_timeout;
    assert_described(&[
        format!("sent for {} seconds is cut off", unread_timeout.as_secs()),
        format!("no ping for {} seconds", SILENCE.as_secs()),
        format!("a WebSocket ping every {} seconds", PING_EVERY.as_secs()),
        format!("larger than {} KiB", MAX_FRAME / KIB),
        format!("frames of at most {} KiB", MAX_FRAME / KIB),
        format!("More than {MAX_ANSWERS} answers waited"),
        format!("More than {MAX_TOO_FAST} messages in a row"),
        format!(
            "every {} seconds when nothing else happens",
            HEARTBEAT.as_secs()
        ),
    ]);
}
