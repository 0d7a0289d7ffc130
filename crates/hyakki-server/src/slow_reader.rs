//! Connections whose other side takes what it is sent, but too slowly.

use std::io::{self, IoSlice};
use std::pin::Pin;
use std::task::{Context, Poll, ready};
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::time::{Sleep, sleep};

/// Whoever takes so much has a second longer.
const BYTES_FOR_A_SECOND: f64 = 16.0 * 1024.0;

/// A connection that ends when the other side does not take in time what is laid out for it.
///
/// An answer stays in memory until it is taken, however large it is. The system ends connections whose other side takes
/// nothing at all; this ends those that take a byte now and then.
pub(crate) struct InTime<S> {
    stream: S,
    /// How long what is laid out may lie, besides the time for its length.
    patience: Duration,
    /// When it must be taken; nothing as long as all of it was.
    until: Option<Pin<Box<Sleep>>>,
}

impl<S> InTime<S> {
    pub(crate) fn new(stream: S, patience: Duration) -> InTime<S> {
        InTime {
            stream,
            patience,
            until: None,
        }
    }

    /// What comes of a try to send something.
    fn judge(
        &mut self,
        context: &mut Context<'_>,
        written: Poll<io::Result<usize>>,
    ) -> Poll<io::Result<usize>> {
        match (&written, &mut self.until) {
            (Poll::Ready(Ok(n_bytes)), Some(until)) => {
                let more = Duration::from_secs_f64(*n_bytes as f64 / BYTES_FOR_A_SECOND);
                let deadline = until.deadline() + more;
                until.as_mut().reset(deadline);
            }
            (Poll::Pending, until) => {
                let until = until.get_or_insert_with(|| Box::pin(sleep(self.patience)));
                ready!(until.as_mut().poll(context));
                return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
            }
            _ => {}
        }
        written
    }
}

impl<S: AsyncRead + Unpin> AsyncRead for InTime<S> {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_read(context, buffer)
    }
}

impl<S: AsyncWrite + Unpin> AsyncWrite for InTime<S> {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.judge(context, written)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        pieces: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write_vectored(context, pieces);
        self.judge(context, written)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    /// Asked for when everything that was laid out is written.
    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.until = None;
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

#[cfg(test)]
#[allow(
    clippy::unwrap_used,
    reason = "a test that unwraps an error has failed as it should"
)]
mod tests {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _, duplex};
    use tokio::time::{Instant, interval};

    use super::*;

    const PATIENCE: Duration = Duration::from_millis(300);

    /// How often the other side takes something.
    const PACE: Duration = Duration::from_millis(10);

    /// Sends so much to somebody who takes so many bytes at a time; gives what became of it, and how long it took.
    async fn send(n_bytes: usize, n_at_a_time: usize) -> (io::Result<()>, Duration) {
        let (ours, mut theirs) = duplex(1024);
        let mut ours = InTime::new(ours, PATIENCE);
        let reading = tokio::spawn(async move {
            let mut pace = interval(PACE);
            let mut piece = vec![0; n_at_a_time];
            while theirs.read_exact(&mut piece).await.is_ok() {
                pace.tick().await;
            }
        });
        let began = Instant::now();
        let sending = async {
            ours.write_all(&vec![0; n_bytes]).await?;
            ours.flush().await
        };
        let sent = sending.await;
        reading.abort();
        (sent, began.elapsed())
    }

    #[tokio::test]
    async fn whoever_takes_a_byte_now_and_then_is_ended() {
        let (sent, time) = send(100_000, 1).await;
        assert_eq!(sent.unwrap_err().kind(), io::ErrorKind::TimedOut);
        assert!(time >= PATIENCE, "{time:?}");
    }

    /// Four times as fast as is asked for.
    #[tokio::test]
    async fn whoever_takes_it_steadily_has_the_time_for_it() {
        let (sent, time) = send(64 * 1024, 656).await;
        sent.unwrap();
        assert!(time > PATIENCE * 2, "{time:?}");
    }

    #[tokio::test]
    async fn what_was_taken_is_forgotten() {
        let (ours, mut theirs) = duplex(1024);
        let mut ours = InTime::new(ours, PATIENCE);
        let began = Instant::now();
        while began.elapsed() < PATIENCE * 3 {
            let sending = async {
                ours.write_all(&[0; 2048]).await.unwrap();
                ours.flush().await.unwrap();
            };
            let taking = async {
                tokio::time::sleep(PACE).await;
                theirs.read_exact(&mut [0; 2048]).await.unwrap();
            };
            tokio::join!(sending, taking);
        }
    }
}
