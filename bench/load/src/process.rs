//! What Linux tells about a process, in `/proc`.

use std::fs::{read_dir, read_to_string};
use std::time::Instant;

use anyhow::{Context, Result};

/// In which Linux counts processor time here, whatever its own clock.
const TICKS_A_SECOND: f64 = 100.0;

/// The memory of a process that is in use now.
pub(crate) fn resident_kib(pid: u32) -> Result<u64> {
    let status = read_to_string(format!("/proc/{pid}/status"))?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let number = line.and_then(|line| line.split_whitespace().next());
    number.context("no VmRSS")?.parse().map_err(Into::into)
}

/// Processor time used until now, in seconds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Usage {
    at: Instant,
    server: f64,
    generator: f64,
    machine: f64,
    starved: f64,
}

/// How processor time was used over a while, in cores.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Cores {
    pub(crate) seconds: f64,
    pub(crate) server: f64,
    pub(crate) generator: f64,
    /// What the rest of the machine used.
    pub(crate) others: f64,
    /// How many of the server's threads had work but no core, on average.
    pub(crate) starved: f64,
}

impl Usage {
    pub(crate) fn read(server: u32) -> Result<Usage> {
        Ok(Usage {
            at: Instant::now(),
            server: used_by(server)?,
            generator: used_by(std::process::id())?,
            machine: used_by_all()?,
            starved: starved(server)?,
        })
    }

    pub(crate) fn since(&self, before: &Usage) -> Cores {
        let seconds = (self.at - before.at).as_secs_f64();
        let server = (self.server - before.server) / seconds;
        let generator = (self.generator - before.generator) / seconds;
        let machine = (self.machine - before.machine) / seconds;
        Cores {
            seconds,
            server,
            generator,
            others: (machine - server - generator).max(0.0),
            // A thread that has ended takes its count with it.
            starved: (self.starved - before.starved).max(0.0) / seconds,
        }
    }
}

fn used_by(pid: u32) -> Result<f64> {
    let stat = read_to_string(format!("/proc/{pid}/stat"))?;
    // The fields are counted after the command name, which is in brackets and may itself hold blanks.
    let (_, fields) = stat.rsplit_once(") ").context("no fields")?;
    let ticks = fields.split(' ').skip(11).take(2).map(str::parse::<f64>);
    Ok(ticks.sum::<Result<f64, _>>()? / TICKS_A_SECOND)
}

fn used_by_all() -> Result<f64> {
    let stat = read_to_string("/proc/stat")?;
    let first = stat.lines().next().context("no line")?;
    let fields: Vec<f64> = first
        .split_whitespace()
        .skip(1)
        .map(str::parse)
        .collect::<Result<_, _>>()?;
    // user, nice, system, idle, iowait, irq, softirq; what follows is other machines' or counted already.
    let [user, nice, system, _idle, _waiting, irq, softirq, ..] = fields[..] else {
        anyhow::bail!("too few fields");
    };
    Ok((user + nice + system + irq + softirq) / TICKS_A_SECOND)
}

/// How long threads of a process had work but no core to do it on.
fn starved(pid: u32) -> Result<f64> {
    let mut nanoseconds = 0.0;
    for thread in read_dir(format!("/proc/{pid}/task"))? {
        // A thread may end while we look.
        let Ok(text) = read_to_string(thread?.path().join("schedstat")) else {
            continue;
        };
        let waited = text.split(' ').nth(1).context("no second field")?;
        nanoseconds += waited.parse::<f64>()?;
    }
    Ok(nanoseconds / 1e9)
}

#[cfg(test)]
mod tests {
    use super::{Usage, resident_kib};

    #[test]
    fn threads_that_ended_do_not_make_the_waiting_negative() {
        let before = Usage::read(std::process::id()).unwrap();
        let fewer = Usage {
            starved: before.starved - 1.0,
            at: before.at + std::time::Duration::from_secs(1),
            ..before
        };
        assert_eq!(fewer.since(&before).starved, 0.0);
    }

    #[test]
    fn our_own_process_uses_memory_and_time() {
        let own = std::process::id();
        assert!(resident_kib(own).unwrap() > 100);
        let before = Usage::read(own).unwrap();
        // Until the clock has seen us work.
        let after = loop {
            let now = Usage::read(own).unwrap();
            if now.server > before.server && now.generator > before.generator {
                break now;
            }
        };
        let cores = after.since(&before);
        assert!(cores.seconds > 0.0 && cores.server > 0.0 && cores.generator > 0.0);
    }
}
