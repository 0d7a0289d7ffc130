//! A WebSocket, from its first frame to its last.

use std::pin::pin;
use std::time::Duration;

use axum::extract::ws::{CloseFrame, Message as Frame, Utf8Bytes, WebSocket};
use futures_util::SinkExt;
use tokio::time::{Instant, MissedTickBehavior, interval, timeout};

use crate::app::SharedApp;
use crate::limits::Speaker;
use crate::live::outbox::{Farewell, Outbox, Outgoing};

/// No frame from a client is larger: the longest command is a chat line.
pub(crate) const MAX_FRAME: usize = 16 * 1024;

/// Buffers start small, because most sockets are silent most of the time.
pub(crate) const BUFFER: usize = 1024;

/// What is sent together gathers up to here before it goes.
///
/// A socket keeps its buffer as large as it ever was. A picture is larger than this, so it goes before an answer is laid
/// behind it, which would double the buffer.
pub(crate) const GATHERED: usize = 2 * 1024;

/// How often an idle client is asked whether it is there.
pub(crate) const PING_EVERY: Duration = Duration::from_secs(20);

/// A client that said nothing for so long, not even to a ping, is gone.
pub(crate) const SILENCE: Duration = Duration::from_secs(50);

/// A frame that could not be sent in this time will not be.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);

/// How long the other side has to end the connection too.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);

/// Whoever is refused so often for being too fast is not listening.
pub(crate) const MAX_TOO_FAST: u32 = 100;

/// What a socket does with what its client says.
pub(crate) trait Listener {
    /// The client said something.
    fn on_text(&mut self, text: &str);
    /// The client said something too early; it should be told.
    fn on_too_fast(&mut self, text: &str);
}

/// Serves a socket until either side ends it.
pub(crate) async fn serve(
    app: &SharedApp,
    mut socket: WebSocket,
    outbox: &Outbox,
    speaker: &Speaker,
    listener: &mut impl Listener,
) {
    let mut pings = interval(PING_EVERY);
    pings.set_missed_tick_behavior(MissedTickBehavior::Delay);
    pings.tick().await;
    let mut last_heard = Instant::now();
    let mut n_too_fast = 0;
    // Pinned once: a new wait for the end at every turn would meet all other sockets at one lock.
    let mut ending = pin!(app.ending.cancelled());
    let farewell = loop {
        tokio::select! {
            frame = socket.recv() => {
                last_heard = Instant::now();
                match frame {
                    Some(Ok(frame @ (Frame::Text(_) | Frame::Binary(_)))) => {
                        // Nothing here is binary: the answer is that of any other garbage.
                        let text = frame.to_text().unwrap_or_default();
                        if app.gate.lets_speak(speaker) {
                            n_too_fast = 0;
                            listener.on_text(text);
                        } else {
                            n_too_fast += 1;
                            app.metrics.rate_limited.inc();
                            listener.on_too_fast(text);
                        }
                        if n_too_fast > MAX_TOO_FAST {
                            break Farewell::TOO_FAST;
                        }
                    }
                    Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => {}
                    Some(Ok(Frame::Close(_))) | None => return,
                    // Too large, or not what the WebSocket protocol allows; if the client has just gone, nobody hears it.
                    Some(Err(_)) => break Farewell::BAD_FRAME,
                }
            }
            outgoing = outbox.next() => {
                match timeout(SEND_TIMEOUT, send_all(&mut socket, outbox, outgoing)).await {
                    Ok(Ok(None)) => {}
                    Ok(Ok(Some(farewell))) => break farewell,
                    Ok(Err(_)) | Err(_) => return,
                }
            }
            _ = pings.tick() => {
                if last_heard.elapsed() > SILENCE {
                    break Farewell::SILENT;
                }
                if !send(&mut socket, Frame::Ping(axum::body::Bytes::new())).await {
                    return;
                }
            }
            () = ending.as_mut() => break Farewell::RESTARTING,
        }
    };
    let close = CloseFrame {
        code: farewell.code,
        reason: Utf8Bytes::from_static(farewell.reason),
    };
    send(&mut socket, Frame::Close(Some(close))).await;
    // What the client still says must be taken, or the system would forget what we said.
    let _ = timeout(CLOSE_TIMEOUT, async {
        while let Some(Ok(_)) = socket.recv().await {}
    })
    .await;
}

/// Sends everything that waits, together; a picture and an answer need not be two packets.
async fn send_all(
    socket: &mut WebSocket,
    outbox: &Outbox,
    first: Outgoing,
) -> Result<Option<Farewell>, axum::Error> {
    let mut next = Some(first);
    let mut last_word = None;
    while let Some(outgoing) = next {
        match outgoing {
            Outgoing::Text(text) => socket.feed(Frame::Text(text)).await?,
            Outgoing::Farewell(farewell) => {
                last_word = Some(farewell);
                break;
            }
        }
        next = outbox.try_next();
    }
    socket.flush().await?;
    Ok(last_word)
}

/// False if the client did not take it.
async fn send(socket: &mut WebSocket, frame: Frame) -> bool {
    matches!(timeout(SEND_TIMEOUT, socket.send(frame)).await, Ok(Ok(())))
}
