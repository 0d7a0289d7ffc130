//! Frames of the WebSocket protocol (RFC 6455), as far as a client of our server meets them.

/// What a server sends. Ours never splits a message over several frames.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Frame<'a> {
    Text(&'a [u8]),
    Ping(&'a [u8]),
    Close(&'a [u8]),
    Other,
}

const TEXT: u8 = 0x1;
const CLOSE: u8 = 0x8;
const PING: u8 = 0x9;
const PONG: u8 = 0xA;

/// The bit of the last frame of a message.
const FINAL: u8 = 0x80;
/// The bit of a masked frame.
const MASKED: u8 = 0x80;

/// Takes the first frame off; nothing if it is not all there yet.
pub(crate) fn next_frame<'a>(bytes: &mut &'a [u8]) -> Option<Frame<'a>> {
    let (&[kind, length], rest) = bytes.split_first_chunk()?;
    let (length, rest) = match length {
        126 => {
            let (length, rest) = rest.split_first_chunk()?;
            (usize::from(u16::from_be_bytes(*length)), rest)
        }
        127 => {
            let (length, rest) = rest.split_first_chunk()?;
            (usize::try_from(u64::from_be_bytes(*length)).ok()?, rest)
        }
        length => (usize::from(length), rest),
    };
    let (payload, rest) = rest.split_at_checked(length)?;
    *bytes = rest;
    Some(match kind {
        kind if kind == FINAL | TEXT => Frame::Text(payload),
        kind if kind == FINAL | PING => Frame::Ping(payload),
        kind if kind == FINAL | CLOSE => Frame::Close(payload),
        _ => Frame::Other,
    })
}

/// Writes a message into `frame`, in place of what was there.
pub(crate) fn write_text(frame: &mut Vec<u8>, text: &str) {
    write(frame, TEXT, text.as_bytes());
}

/// Writes the answer to a ping into `frame`, in place of what was there.
pub(crate) fn write_pong(frame: &mut Vec<u8>, payload: &[u8]) {
    write(frame, PONG, payload);
}

fn write(frame: &mut Vec<u8>, kind: u8, payload: &[u8]) {
    frame.clear();
    frame.push(FINAL | kind);
    if let Ok(length @ ..126) = u8::try_from(payload.len()) {
        frame.push(MASKED | length);
    } else {
        let length = u16::try_from(payload.len()).expect("what we send is short");
        frame.push(MASKED | 126);
        frame.extend_from_slice(&length.to_be_bytes());
    }
    // A mask of zeros changes nothing, so nothing needs to be masked; the server cannot know and unmasks all the same.
    frame.extend_from_slice(&[0; 4]);
    frame.extend_from_slice(payload);
}

#[cfg(test)]
mod tests {
    use super::{Frame, next_frame, write_pong, write_text};

    /// A frame as a server writes it: ours without the mask.
    fn unmasked(mut frame: Vec<u8>) -> Vec<u8> {
        let mask_at = if frame[1] & 0x7f == 126 { 4 } else { 2 };
        frame[1] &= 0x7f;
        frame.drain(mask_at..mask_at + 4);
        frame
    }

    #[test]
    fn frames_are_read_as_they_were_written() {
        for length in [0, 1, 125, 126, 127, 1000, 65_535] {
            let text = "x".repeat(length);
            let mut frame = Vec::new();
            write_text(&mut frame, &text);
            let bytes = unmasked(frame);
            let mut rest = bytes.as_slice();
            assert_eq!(next_frame(&mut rest), Some(Frame::Text(text.as_bytes())));
            assert!(rest.is_empty());
            // One byte less is not a frame.
            let mut cut = &bytes[..bytes.len() - 1];
            assert_eq!(next_frame(&mut cut), None);
            assert_eq!(cut.len(), bytes.len() - 1);
        }
    }

    #[test]
    fn two_frames_come_one_after_the_other() {
        let long = "y".repeat(70_000);
        let mut bytes = vec![0x81, 127];
        bytes.extend_from_slice(&70_000_u64.to_be_bytes());
        bytes.extend_from_slice(long.as_bytes());
        bytes.extend_from_slice(&[0x89, 2, b'h', b'i', 0x88, 0]);
        let mut rest = bytes.as_slice();
        assert_eq!(next_frame(&mut rest), Some(Frame::Text(long.as_bytes())));
        assert_eq!(next_frame(&mut rest), Some(Frame::Ping(b"hi")));
        assert_eq!(next_frame(&mut rest), Some(Frame::Close(b"")));
        assert_eq!(next_frame(&mut rest), None);
    }

    #[test]
    fn a_pong_is_masked_and_repeats_the_ping() {
        let mut frame = vec![1, 2, 3];
        write_pong(&mut frame, b"hi");
        assert_eq!(frame, [0x8A, 0x82, 0, 0, 0, 0, b'h', b'i']);
    }
}
