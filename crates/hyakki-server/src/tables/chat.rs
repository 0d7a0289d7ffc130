//! What was said at a table, as it travels.

use axum::extract::ws::Utf8Bytes;
use hyakki_protocol::ServerMessage;
use hyakki_protocol::table_socket::ChatLine;
use hyakki_store::Store;
use hyakki_table::Said;

use crate::live::table_socket::encode;
use crate::tables::loaded::LoadedTable;

/// How much of what was said a newcomer hears.
const CHAT_SHOWN: u32 = 50;

/// Something that was just said.
pub(crate) fn said(loaded: &LoadedTable, line: &Said, number: i64) -> Utf8Bytes {
    let name = loaded.name_at_table(&line.user).unwrap_or_default();
    let line = ChatLine {
        number,
        name: name.to_owned(),
        seat: loaded.first_seat(&line.user),
        text: line.text.clone(),
        at_ms: line.at_ms,
    };
    message(loaded, vec![line])
}

/// The last things said; nothing if there are none, or if they cannot be read now.
pub(crate) async fn read(loaded: &LoadedTable, store: &Store) -> Option<Utf8Bytes> {
    let stored = store.read_chat(loaded.id(), CHAT_SHOWN).await.ok()?;
    let mut lines = Vec::with_capacity(stored.len());
    for line in stored {
        let name = match loaded.name_at_table(&line.user_id) {
            Some(name) => name.to_owned(),
            // Whoever has left the table is still who they are.
            None => match store.load_user(&line.user_id).await {
                Ok(user) => user.name,
                Err(_) => String::new(),
            },
        };
        lines.push(ChatLine {
            number: line.number,
            name,
            seat: loaded.first_seat(&line.user_id),
            text: line.text,
            at_ms: line.at_ms,
        });
    }
    (!lines.is_empty()).then(|| message(loaded, lines))
}

fn message(loaded: &LoadedTable, lines: Vec<ChatLine>) -> Utf8Bytes {
    encode(&ServerMessage::Chat {
        step: loaded.step(),
        lines,
    })
}
