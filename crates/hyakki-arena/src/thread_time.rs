//! The clock of a thread, which stands while the thread waits for a processor.

use std::time::Duration;

/// How much processor time this thread has had.
#[cfg(unix)]
pub(crate) fn thread_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(
        time.tv_sec.unsigned_abs(),
        time.tv_nsec.unsigned_abs() as u32,
    )
}

/// There is no such clock; the usual one must do.
#[cfg(not(unix))]
pub(crate) fn thread_time() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;

    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_clock_goes_while_the_thread_works_and_never_faster_than_the_usual_one() {
        let (start, wall) = (thread_time(), std::time::Instant::now());
        while thread_time() - start < Duration::from_millis(3) {}
        let gone = thread_time() - start;
        assert!(
            gone <= wall.elapsed() + Duration::from_millis(1),
            "{gone:?}"
        );
    }
}
