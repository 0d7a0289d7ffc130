//! What is settled before a server starts.

use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;

use crate::forwarded::Proxies;
use crate::page::Page;
use crate::public_url::PublicUrl;

/// What is settled before a server starts.
#[derive(Clone, Debug)]
pub struct Config {
    /// Where to listen; port 0 lets the system choose.
    pub listen: SocketAddr,
    /// The address that people use, if it is not where the server listens: `https://games.example.org`.
    /// Cookies are for secure connections only if it begins with `https`, and other hosts are refused.
    pub public_url: Option<PublicUrl>,
    /// Where to tell what is counted; nobody is told without it.
    pub metrics_listen: Option<SocketAddr>,
    /// The commit that the program was built from, where that is known; it is told with what is counted.
    pub commit: Option<&'static str>,
    /// Where to report a hole, as `mailto:` or `https:`, for `security.txt`.
    pub security_contact: Option<String>,
    /// The proxies in front that tell the address of a client.
    pub proxies: Option<Proxies>,
    /// How many threads minds think on.
    pub mind_threads: usize,
    /// How long a master thinks about a move when there is nothing else to do.
    pub mind_thinking: Duration,
    /// No mind's move is shown sooner after the one before it, nor much later than its thinking takes, whatever it has to decide:
    /// the time would tell something about its hand. Zero shows moves as soon as they are found, for tests and benchmarks.
    pub mind_pause: Duration,
    /// How many reviews of finished matches are made at once; none leaves them to other nodes.
    pub review_threads: usize,
    /// How many playouts judge each decision of a match that is reviewed.
    pub review_playouts: u32,
    /// Whoever is out of sight for less is not shown as away: a page is loaded again, a train is in a tunnel.
    pub away_after: Duration,
    /// Whoever is away for longer need not be waited for, where there is no clock; a clock makes it less or more.
    pub patience: Duration,
    /// A client that takes nothing of what it is sent for so long is gone.
    pub unread_timeout: Duration,
    /// A client that has not taken all of what it was sent for so long is gone, too; it has longer for what is large.
    pub answer_timeout: Duration,
    /// No answer takes longer to begin; a client that sends its body slower than this is not waited for.
    pub request_timeout: Duration,
    /// What is too much.
    pub limits: Limits,
    /// What was not touched for so long is removed; nothing is removed without it.
    pub keep: Option<Duration>,
    /// What browsers are shown.
    pub page: Page,
}

impl Default for Config {
    fn default() -> Config {
        let n_cores = std::thread::available_parallelism().map_or(1, usize::from);
        Config {
            listen: SocketAddr::from((Ipv4Addr::LOCALHOST, 0)),
            public_url: None,
            metrics_listen: None,
            commit: None,
            security_contact: None,
            proxies: None,
            // One core stays for the tables.
            mind_threads: n_cores.saturating_sub(1).max(1),
            mind_thinking: Duration::from_millis(1_000),
            mind_pause: Duration::from_millis(400),
            review_threads: 1,
            review_playouts: hyakki_school::Settings::default().nodes,
            away_after: Duration::from_secs(10),
            patience: Duration::from_secs(60),
            unread_timeout: Duration::from_secs(30),
            answer_timeout: Duration::from_secs(60),
            request_timeout: Duration::from_secs(30),
            limits: Limits::default(),
            keep: None,
            page: Page::default(),
        }
    }
}

/// What is too much from one client, or from all of them.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Requests that one address may make in a second, in the long run.
    pub requests_per_second: u32,
    /// New identities that one address may make in a minute.
    pub guests_per_minute: u32,
    /// Tables and records that one user, and one address, may make in a minute.
    pub tables_per_minute: u32,
    /// Bytes that the database may grow in a second, in the long run, by the records of one user, and of one address.
    pub record_bytes_per_second: u32,
    /// Hints that one user, and one address, may ask for in a minute.
    pub hints_per_minute: u32,
    /// Reviews that one user, and one address, may ask for in a minute.
    pub reviews_per_minute: u32,
    /// Stretches of matches that one user may look back at in a minute; one address ten times as many.
    pub looks_back_per_minute: u32,
    /// Messages that one user may send in a second, in the long run; one address ten times as many.
    pub messages_per_second: u32,
    /// What one user may say to others in a minute; one address ten times as much.
    pub chat_per_minute: u32,
    /// Sockets and streams that one address may hold.
    pub sockets_per_address: usize,
    /// Sockets and streams in all.
    pub sockets: usize,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests_per_second: 50,
            guests_per_minute: 60,
            tables_per_minute: 60,
            record_bytes_per_second: 40_000,
            hints_per_minute: 60,
            reviews_per_minute: 30,
            looks_back_per_minute: 300,
            messages_per_second: 20,
            chat_per_minute: 30,
            sockets_per_address: 500,
            sockets: 50_000,
        }
    }
}
