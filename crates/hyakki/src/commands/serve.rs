//! `hyakki serve`: the tables, open.

use std::io::IsTerminal;
use std::net::SocketAddr;
use std::num::{NonZeroUsize, ParseIntError};
use std::ops::RangeInclusive;
use std::time::Duration;

use clap::{Args, ValueEnum};
use hyakki_school::Settings as ReviewSettings;
use hyakki_server::{BadPublicUrl, Config, ForwardedHeader, Limits, Proxies, PublicUrl, Server};
use hyakki_store::{Store, StoreError};
use tokio::runtime::Runtime;
use tokio::signal::unix::{SignalKind, signal};
use tracing_subscriber::EnvFilter;
use tracing_subscriber::filter::LevelFilter;

use crate::age;
use crate::console;
use crate::database::Database;
use crate::failure::Failure;
use crate::reasons::InWords;
use crate::words::say;

/// Open the tables to people, minds and bots
///
/// Everything is kept in one file, or in PostgreSQL. Ctrl-C (or SIGTERM) says goodbye to everybody and ends;
/// nothing that was acknowledged is ever lost, however the server ends.
#[derive(Debug, Args)]
#[allow(
    clippy::struct_excessive_bools,
    reason = "each is a switch on the command line"
)]
pub(crate) struct Serve {
    /// Where to listen: this machine only, unless you say otherwise
    #[arg(
        long,
        env = "HYAKKI_LISTEN",
        value_name = "ADDRESS",
        default_value = "127.0.0.1:8765"
    )]
    listen: SocketAddr,
    /// Where to tell Prometheus what is counted, such as `127.0.0.1:9765` [default: nowhere]
    #[arg(long, env = "HYAKKI_METRICS_LISTEN", value_name = "ADDRESS")]
    metrics_listen: Option<SocketAddr>,
    #[command(flatten)]
    database: Database,
    /// The address that people use, if a proxy stands in front, such as `https://games.example.org`
    #[arg(long, env = "HYAKKI_PUBLIC_URL", value_name = "URL")]
    public_url: Option<String>,
    /// Where to report a hole, for security.txt: `mailto:ada@example.org` [default: no such file]
    #[arg(long, env = "HYAKKI_SECURITY_CONTACT", value_name = "URL")]
    security_contact: Option<String>,
    /// Believe what a proxy in front says about where clients come from
    #[arg(long, env = "HYAKKI_BEHIND_PROXY")]
    behind_proxy: bool,
    /// How many proxies stand in front, one behind the other; each adds the address that it was asked from
    #[arg(long, env = "HYAKKI_TRUSTED_PROXIES", value_name = "N", default_value_t = 1, requires = "behind_proxy", value_parser = clap::value_parser!(u8).range(1..=16))]
    trusted_proxies: u8,
    /// Where proxies write the address that they were asked from
    #[arg(
        long,
        env = "HYAKKI_FORWARDED_HEADER",
        value_name = "HEADER",
        default_value = "x-forwarded-for",
        requires = "behind_proxy"
    )]
    forwarded_header: HeaderName,
    /// How many threads minds think on [default: all cores but one]
    #[arg(long, env = "HYAKKI_MIND_THREADS", value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1024))]
    mind_threads: Option<u16>,
    /// How long a master thinks about a move; an adept thinks a tenth of it
    #[arg(long, env = "HYAKKI_MIND_TIME", value_name = "TIME", default_value = "1s", value_parser = humantime::parse_duration)]
    mind_time: Duration,
    /// No mind shows its move sooner than this, and by chance up to twice as late, whatever it has to decide; 0s for benchmarks
    #[arg(long, env = "HYAKKI_MIND_PAUSE", value_name = "TIME", default_value = "400ms", value_parser = humantime::parse_duration)]
    mind_pause: Duration,
    /// How many reviews of finished matches are made at once, where no mind wants the processor; 0 leaves them to other nodes
    #[arg(long, env = "HYAKKI_REVIEW_THREADS", value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(..=1024))]
    review_threads: u16,
    /// How many playouts judge each decision of a match that is reviewed
    #[arg(long, env = "HYAKKI_REVIEW_PLAYOUTS", value_name = "N", default_value_t = ReviewSettings::default().nodes, value_parser = clap::value_parser!(u32).range(i64::from(ReviewSettings::LEAST)..))]
    review_playouts: u32,
    /// Nobody is shown as away who is out of sight for less: a page is loaded again, a train is in a tunnel
    #[arg(long, env = "HYAKKI_AWAY_AFTER", value_name = "TIME", default_value = "10s", value_parser = humantime::parse_duration)]
    away_after: Duration,
    /// Whoever is away for longer need not be waited for; with a clock it is between half and three times as long
    #[arg(long, env = "HYAKKI_PATIENCE", value_name = "TIME", default_value = "60s", value_parser = humantime::parse_duration)]
    patience: Duration,
    /// Remove what nobody has touched for so long, a day at least: 90d [default: keep everything]
    #[arg(long, env = "HYAKKI_KEEP", value_name = "AGE", value_parser = age::parse)]
    keep: Option<Duration>,
    /// Requests that one address may make in a second
    #[arg(long, env = "HYAKKI_REQUESTS_PER_SECOND", value_name = "N", default_value_t = Limits::default().requests_per_second, value_parser = clap::value_parser!(u32).range(1..))]
    requests_per_second: u32,
    /// New identities that one address may make in a minute
    #[arg(long, env = "HYAKKI_GUESTS_PER_MINUTE", value_name = "N", default_value_t = Limits::default().guests_per_minute, value_parser = clap::value_parser!(u32).range(1..))]
    guests_per_minute: u32,
    /// Tables and records that one user, and one address, may make in a minute
    #[arg(long, env = "HYAKKI_TABLES_PER_MINUTE", value_name = "N", default_value_t = Limits::default().tables_per_minute, value_parser = clap::value_parser!(u32).range(1..))]
    tables_per_minute: u32,
    /// Bytes of records that one user, and one address, may bring in a second
    #[arg(long, env = "HYAKKI_RECORD_BYTES_PER_SECOND", value_name = "N", default_value_t = Limits::default().record_bytes_per_second, value_parser = clap::value_parser!(u32).range(1..))]
    record_bytes_per_second: u32,
    /// Hints that one user, and one address, may ask for in a minute
    #[arg(long, env = "HYAKKI_HINTS_PER_MINUTE", value_name = "N", default_value_t = Limits::default().hints_per_minute, value_parser = clap::value_parser!(u32).range(1..))]
    hints_per_minute: u32,
    /// Reviews that one user, and one address, may ask for in a minute
    #[arg(long, env = "HYAKKI_REVIEWS_PER_MINUTE", value_name = "N", default_value_t = Limits::default().reviews_per_minute, value_parser = clap::value_parser!(u32).range(1..))]
    reviews_per_minute: u32,
    /// Stretches of matches that one user may look back at in a minute; one address, ten times as many
    #[arg(long, env = "HYAKKI_LOOKS_BACK_PER_MINUTE", value_name = "N", default_value_t = Limits::default().looks_back_per_minute, value_parser = clap::value_parser!(u32).range(1..))]
    looks_back_per_minute: u32,
    /// Messages that one user may send in a second; one address may send ten times as many
    #[arg(long, env = "HYAKKI_MESSAGES_PER_SECOND", value_name = "N", default_value_t = Limits::default().messages_per_second, value_parser = clap::value_parser!(u32).range(1..))]
    messages_per_second: u32,
    /// Lines that one user may say in a minute; from one address, ten times as many
    #[arg(long, env = "HYAKKI_CHAT_PER_MINUTE", value_name = "N", default_value_t = Limits::default().chat_per_minute, value_parser = clap::value_parser!(u32).range(1..))]
    chat_per_minute: u32,
    /// Sockets that one address may hold
    #[arg(long, env = "HYAKKI_SOCKETS_PER_ADDRESS", value_name = "N", default_value_t = Limits::default().sockets_per_address, value_parser = at_least_one)]
    sockets_per_address: usize,
    /// Sockets in all
    #[arg(long, env = "HYAKKI_SOCKETS", value_name = "N", default_value_t = Limits::default().sockets, value_parser = at_least_one)]
    sockets: usize,
    /// How the log is written
    #[arg(
        long,
        env = "HYAKKI_LOG_FORMAT",
        value_name = "FORMAT",
        default_value = "text"
    )]
    log_format: LogFormat,
    /// What the log tells: error, warn, info, debug, or by module as in hyakki_server=debug
    #[arg(long, env = "HYAKKI_LOG", value_name = "LEVEL", default_value = "info")]
    log: String,
}

/// How long threads have to end when the server has: with what the server itself takes, it is less than ten seconds.
const LAST_WORK: Duration = Duration::from_secs(1);

#[derive(Clone, Copy, Debug, ValueEnum)]
enum LogFormat {
    /// For people
    Text,
    /// One JSON object for each line
    Json,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum HeaderName {
    /// The last values of X-Forwarded-For
    XForwardedFor,
    /// The last values of Forwarded (RFC 7239)
    Forwarded,
}

/// A master that thinks shorter is none, and for longer nobody waits.
const MIND_TIME: RangeInclusive<Duration> = Duration::from_millis(1)..=Duration::from_secs(600);

/// People may wait for a mind, but not wonder whether it has gone.
const MIND_PAUSE: RangeInclusive<Duration> = Duration::ZERO..=Duration::from_secs(30);

/// Whoever is out of sight for longer is away by any measure.
const AWAY_AFTER: RangeInclusive<Duration> = Duration::ZERO..=Duration::from_secs(3600);

/// Tables wait no longer for anybody.
const PATIENCE: RangeInclusive<Duration> = Duration::ZERO..=Duration::from_secs(3600);

fn checked_time(
    option: &str,
    time: Duration,
    range: RangeInclusive<Duration>,
) -> Result<Duration, Failure> {
    if range.contains(&time) {
        return Ok(time);
    }
    let (least, most) = range.into_inner();
    let [least, most] = [least, most].map(|end| humantime::format_duration(end).to_string());
    let why = say!("cli-bad-time", option = option, least = least, most = most);
    Err(Failure::because(why))
}

fn at_least_one(text: &str) -> Result<usize, ParseIntError> {
    text.parse().map(NonZeroUsize::get)
}

/// A level, or a module with one. The filter itself takes any other word for a module, and then logs nothing else.
fn is_log_setting(text: &str) -> bool {
    let (_, level) = text.rsplit_once('=').unwrap_or(("", text));
    // Nothing at all would be a level too.
    !level.trim().is_empty() && level.trim().parse::<LevelFilter>().is_ok()
}

/// Passwords and cards should not travel where anybody between can read them.
fn warn_without_https(config: &Config) {
    if let Some(url) = &config.public_url
        && !url.is_secure()
        && !url.is_loopback()
    {
        tracing::warn!(%url, "the public URL has no https: anybody on the way can read passwords and cards");
    }
}

/// Where everything asynchronous runs.
pub(crate) fn runtime() -> Result<Runtime, Failure> {
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()?;
    Ok(runtime)
}

impl Serve {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let config = self.config()?;
        self.start_log()?;
        warn_without_https(&config);
        let runtime = runtime()?;
        let served = runtime.block_on(self.serve(config));
        // The server has said goodbye; what still works on some thread works for nobody.
        runtime.shutdown_timeout(LAST_WORK);
        served
    }

    fn start_log(&self) -> Result<(), Failure> {
        // The database's own notices are nobody's business, unless somebody asks for them.
        let filter = EnvFilter::try_new(format!("sqlx=warn,{}", self.log))
            .ok()
            .filter(|_| self.log.split(',').all(is_log_setting))
            .ok_or_else(|| Failure::because(say!("cli-bad-log", log = self.log.as_str())))?;
        let log = tracing_subscriber::fmt()
            .with_env_filter(filter)
            .with_ansi(std::io::stderr().is_terminal())
            .with_writer(std::io::stderr);
        match self.log_format {
            LogFormat::Text => log.init(),
            LogFormat::Json => log.json().init(),
        }
        Ok(())
    }

    async fn serve(&self, config: Config) -> Result<(), Failure> {
        let mut interrupt = signal(SignalKind::interrupt())?;
        let mut terminate = signal(SignalKind::terminate())?;
        let url = self.database.url()?;
        // A database can keep us waiting for as long as it likes, and nobody is here yet who would be told goodbye.
        let opened = tokio::select! {
            opened = Store::open_to_serve(&url) => opened,
            _ = interrupt.recv() => return Ok(()),
            _ = terminate.recv() => return Ok(()),
        };
        let store = opened.map_err(|error| {
            let why = format!("{}: {}", self.shown_database(), error.in_words());
            self.cannot_open(&error, why)
        })?;
        let server = Server::start(config, store).await.map_err(|error| {
            let (address, why) = (error.address.to_string(), error.why.to_string());
            Failure::because(say!("cli-cannot-listen", address = address, why = why))
        })?;
        tracing::info!(address = %server.address(), database = self.shown_database(), "the tables are open");
        if let Some(metrics) = server.metrics_address() {
            tracing::info!(address = %metrics, "what is counted can be read");
        }
        let address = self.shown_address(server.address());
        console::print_line(say!("cli-open", address = address))?;
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
        tracing::info!("saying goodbye");
        server.stop().await;
        Ok(())
    }

    fn config(&self) -> Result<Config, Failure> {
        let usual = Config::default();
        Ok(Config {
            listen: self.listen,
            public_url: self.checked_public_url()?,
            metrics_listen: self.metrics_listen,
            commit: option_env!("HYAKKI_COMMIT"),
            security_contact: self.checked_contact()?,
            proxies: self.proxies(),
            mind_threads: self.mind_threads.map_or(usual.mind_threads, usize::from),
            mind_thinking: checked_time("--mind-time", self.mind_time, MIND_TIME)?,
            mind_pause: checked_time("--mind-pause", self.mind_pause, MIND_PAUSE)?,
            review_threads: self.review_threads.into(),
            review_playouts: self.review_playouts,
            away_after: checked_time("--away-after", self.away_after, AWAY_AFTER)?,
            patience: checked_time("--patience", self.patience, PATIENCE)?,
            limits: Limits {
                requests_per_second: self.requests_per_second,
                guests_per_minute: self.guests_per_minute,
                tables_per_minute: self.tables_per_minute,
                record_bytes_per_second: self.record_bytes_per_second,
                hints_per_minute: self.hints_per_minute,
                reviews_per_minute: self.reviews_per_minute,
                looks_back_per_minute: self.looks_back_per_minute,
                messages_per_second: self.messages_per_second,
                chat_per_minute: self.chat_per_minute,
                sockets_per_address: self.sockets_per_address,
                sockets: self.sockets,
            },
            keep: self.keep,
            page: hyakki_web::PAGE,
            ..usual
        })
    }

    fn checked_contact(&self) -> Result<Option<String>, Failure> {
        let Some(contact) = &self.security_contact else {
            return Ok(None);
        };
        let is_address = ["mailto:", "https://", "tel:"]
            .iter()
            .any(|scheme| contact.len() > scheme.len() && contact.starts_with(scheme));
        if !is_address || contact.contains(|letter: char| letter.is_control() || letter == ' ') {
            let why = say!("cli-bad-contact", contact = contact.as_str());
            return Err(Failure::because(why));
        }
        Ok(Some(contact.clone()))
    }

    fn checked_public_url(&self) -> Result<Option<PublicUrl>, Failure> {
        let Some(text) = &self.public_url else {
            return Ok(None);
        };
        let url = text.parse().map_err(|error: BadPublicUrl| {
            let (option, why) = ("--public-url", error.in_words());
            Failure::because(format!("{option} {text}: {why}"))
        })?;
        Ok(Some(url))
    }

    /// A database on a server may come later than we do; everything else is wrong until somebody changes it.
    fn cannot_open(&self, error: &StoreError, why: String) -> Failure {
        match error {
            StoreError::Unavailable(_) if self.database.is_remote() => Failure::Unavailable(why),
            _ => Failure::because(why),
        }
    }

    fn proxies(&self) -> Option<Proxies> {
        let n_trusted = NonZeroUsize::new(self.trusted_proxies.into())?;
        let header = match self.forwarded_header {
            HeaderName::XForwardedFor => ForwardedHeader::XForwardedFor,
            HeaderName::Forwarded => ForwardedHeader::Forwarded,
        };
        self.behind_proxy.then_some(Proxies { n_trusted, header })
    }

    fn shown_database(&self) -> String {
        self.database.shown().unwrap_or_default()
    }

    /// What to open in a browser.
    fn shown_address(&self, address: SocketAddr) -> String {
        match &self.public_url {
            Some(url) => url.clone(),
            None if address.ip().is_unspecified() => format!("http://localhost:{}", address.port()),
            None => format!("http://{address}"),
        }
    }
}
