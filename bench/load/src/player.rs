//! A player: one seat, one identity, one socket.

use std::io::{ErrorKind, Read, Write};
use std::time::Instant;

use anyhow::{Context, Result, bail};
use mio::net::TcpStream;

use crate::frame::{self, Frame, next_frame};
use crate::picture::Progress;

/// A player: one seat, one identity, one socket.
pub(crate) struct Player {
    pub(crate) seat: usize,
    socket: TcpStream,
    /// The beginning of a frame whose end has not come yet.
    unread: Vec<u8>,
    /// The action under way.
    pub(crate) pending: Option<Pending>,
    /// What to play, chosen when the last picture came; nothing when it is not this seat's turn.
    pub(crate) turn: Option<Turn>,
    /// The number of the last match after which the player has asked for another.
    pub(crate) rematched: usize,
}

/// An action without an answer yet.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pending {
    pub(crate) called_at: Instant,
    /// How far the table was when it was sent.
    pub(crate) progress: Progress,
}

/// What to play, and when.
#[derive(Debug)]
pub(crate) struct Turn {
    pub(crate) progress: Progress,
    pub(crate) action: String,
}

/// Room for what the system hands over at once, and for what is sent. Shared, because one thread does everything.
pub(crate) struct Desk {
    incoming: Box<[u8]>,
    outgoing: Vec<u8>,
    text: String,
}

/// More than any socket holds at once in a usual run.
const AT_ONCE: usize = 256 * 1024;

impl Desk {
    pub(crate) fn new() -> Desk {
        Desk {
            incoming: vec![0; AT_ONCE].into(),
            outgoing: Vec::new(),
            text: String::new(),
        }
    }
}

impl Player {
    /// A player whose socket is open; `unread` is what has already come.
    pub(crate) fn new(seat: usize, socket: std::net::TcpStream, unread: Vec<u8>) -> Result<Player> {
        socket.set_nonblocking(true)?;
        Ok(Player {
            seat,
            socket: TcpStream::from_std(socket),
            unread,
            pending: None,
            turn: None,
            rematched: 0,
        })
    }

    pub(crate) fn socket(&mut self) -> &mut TcpStream {
        &mut self.socket
    }

    /// Hands over every message that has come, answering pings on the way.
    pub(crate) fn receive(
        &mut self,
        desk: &mut Desk,
        mut on_message: impl FnMut(&mut Player, &[u8]) -> Result<()>,
    ) -> Result<()> {
        if !self.unread.is_empty() {
            self.hand_over_unread(desk, &mut on_message)?;
        }
        // Out of the desk for a moment, so that the player can use it to answer.
        let mut incoming = std::mem::take(&mut desk.incoming);
        let received = self.receive_into(&mut incoming, desk, &mut on_message);
        desk.incoming = incoming;
        received
    }

    fn receive_into(
        &mut self,
        incoming: &mut [u8],
        desk: &mut Desk,
        on_message: &mut impl FnMut(&mut Player, &[u8]) -> Result<()>,
    ) -> Result<()> {
        loop {
            let n_read = match self.socket.read(incoming) {
                Ok(0) => bail!("the server closed a socket"),
                Ok(n_read) => n_read,
                Err(error) if error.kind() == ErrorKind::WouldBlock => return Ok(()),
                Err(error) => return Err(error.into()),
            };
            let bytes = &incoming[..n_read];
            if self.unread.is_empty() {
                let n_done = self.hand_over(bytes, desk, on_message)?;
                self.unread.extend_from_slice(&bytes[n_done..]);
            } else {
                self.unread.extend_from_slice(bytes);
                self.hand_over_unread(desk, on_message)?;
            }
            // A read that could have taken more has taken everything: there is no need to ask again.
            if n_read < incoming.len() {
                return Ok(());
            }
        }
    }

    fn hand_over_unread(
        &mut self,
        desk: &mut Desk,
        on_message: &mut impl FnMut(&mut Player, &[u8]) -> Result<()>,
    ) -> Result<()> {
        let mut unread = std::mem::take(&mut self.unread);
        let n_done = self.hand_over(&unread, desk, on_message)?;
        unread.drain(..n_done);
        self.unread = unread;
        Ok(())
    }

    /// Gives how many bytes were whole frames.
    fn hand_over(
        &mut self,
        bytes: &[u8],
        desk: &mut Desk,
        on_message: &mut impl FnMut(&mut Player, &[u8]) -> Result<()>,
    ) -> Result<usize> {
        let mut rest = bytes;
        while let Some(frame) = next_frame(&mut rest) {
            match frame {
                Frame::Text(message) => on_message(self, message)?,
                Frame::Ping(payload) => {
                    frame::write_pong(&mut desk.outgoing, payload);
                    self.send(&desk.outgoing)?;
                }
                Frame::Close(reason) => {
                    let reason = String::from_utf8_lossy(reason.get(2..).unwrap_or_default());
                    bail!("the server closed a socket: {reason}");
                }
                Frame::Other => bail!("a frame that our server never sends"),
            }
        }
        Ok(bytes.len() - rest.len())
    }

    /// Plays what was chosen.
    pub(crate) fn act(&mut self, desk: &mut Desk, called_at: Instant) -> Result<()> {
        let Turn { progress, action } = self.turn.as_ref().context("not this seat's turn")?;
        let progress = *progress;
        self.pending = Some(Pending {
            called_at,
            progress,
        });
        desk.text.clear();
        desk.text += r#"{"type":"command","id":1,"command":{"do":"act","seat":"#;
        desk.text += &self.seat.to_string();
        desk.text += r#","step":"#;
        desk.text += &progress.step.to_string();
        desk.text += r#","action":"#;
        desk.text += &serde_json::to_string(action)?;
        desk.text += "}}";
        self.send_text(desk)
    }

    /// Asks for another match.
    pub(crate) fn ask_rematch(&mut self, desk: &mut Desk) -> Result<()> {
        desk.text.clear();
        desk.text += r#"{"type":"command","id":2,"command":{"do":"rematch"}}"#;
        self.send_text(desk)
    }

    fn send_text(&mut self, desk: &mut Desk) -> Result<()> {
        frame::write_text(&mut desk.outgoing, &desk.text);
        self.send(&desk.outgoing)
    }

    /// What is sent is so short that only a server that reads nothing at all leaves no room for it.
    fn send(&mut self, frame: &[u8]) -> Result<()> {
        Ok(self.socket.write_all(frame)?)
    }
}
