//! Minds think on threads of their own, so that no table and no connection waits for them.

use std::fmt::Display;
use std::net::IpAddr;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use hyakki_catalog::{AnyAdvice, AnyQuestion, Budget, Level, MindId};
use hyakki_core::{GameRng, UserId};
use quick_cache::sync::Cache;

use crate::limits::network;
use crate::pause::{Pause, Tempo};
use crate::thinking_queue::{ThinkingQueue, Urgency};

/// However many questions wait, a mind thinks at least so long.
const LEAST_THINKING: Duration = Duration::from_millis(5);

/// A search that has done so much has seen enough, even on a fast machine with a long deadline.
const MAX_SIMULATIONS: u32 = 1_000_000;

/// The mind that answers when the one that was asked cannot: still a sensible one.
const SECOND: Level = Level::Apprentice;

/// The mind that answers when no other can.
pub(crate) const FALLBACK: MindId = MindId::Random;

/// Of so many people it is known where they were last.
const MAX_KNOWN: usize = 10_000;

/// A decision to be made.
pub(crate) struct Job {
    /// For whom; nobody known shares their turns with all others who are not.
    pub(crate) asker: Option<UserId>,
    pub(crate) urgency: Urgency,
    pub(crate) question: Box<dyn AnyQuestion>,
    /// Who is asked, and what happens with the answer.
    pub(crate) on_answer: OnAnswer,
}

/// Who is asked, and what happens with the answer; called on a mind's thread.
pub(crate) enum OnAnswer {
    /// The action is played, at this time and not before, or at once.
    Play(
        MindId,
        Tempo,
        Box<dyn FnOnce(String, Option<Instant>) + Send>,
    ),
    /// A person is told what a mind of this level thinks.
    Advise(Level, Box<dyn FnOnce(AnyAdvice) + Send>),
}

impl OnAnswer {
    fn mind(&self) -> MindId {
        match self {
            OnAnswer::Play(mind, ..) => *mind,
            OnAnswer::Advise(level, _) => MindId::Level(*level),
        }
    }

    fn tempo(&self) -> Tempo {
        match self {
            OnAnswer::Play(_, tempo, _) => *tempo,
            OnAnswer::Advise(..) => Tempo::Brisk,
        }
    }
}

/// A bounded number of threads that minds think on.
#[derive(Clone)]
pub(crate) struct MindPool {
    shared: Arc<Shared>,
}

/// A job that was put, when, and how long its answer is held back.
struct Put {
    job: Job,
    at: Instant,
    pause: Pause,
}

struct Shared {
    waiting: Mutex<Waiting>,
    bell: Condvar,
    thinking: Duration,
    /// How long answers are held back at least.
    least_pause: Duration,
    n_threads: usize,
    /// Where people were last.
    networks: Cache<UserId, IpAddr>,
}

#[derive(Default)]
struct Waiting {
    queue: ThinkingQueue<Put>,
    is_closed: bool,
}

impl MindPool {
    /// So many threads; a master thinks so long when the minds have nothing else to do, and the others as much less as they are
    /// weaker. What they play is held back for the pause at least.
    pub(crate) fn new(n_threads: usize, thinking: Duration, least_pause: Duration) -> MindPool {
        let shared = Arc::new(Shared {
            waiting: Mutex::default(),
            bell: Condvar::new(),
            thinking,
            least_pause,
            n_threads,
            networks: Cache::new(MAX_KNOWN),
        });
        for number in 0..n_threads {
            let shared = Arc::clone(&shared);
            std::thread::Builder::new()
                .name(format!("mind-{number}"))
                .spawn(move || shared.work())
                .expect("the operating system gives a thread");
        }
        MindPool { shared }
    }

    /// Somebody is at this address: what minds do for them counts for all who are there.
    pub(crate) fn note_address(&self, user: &UserId, address: IpAddr) {
        let network = network(address);
        if self.shared.networks.get(user) != Some(network) {
            self.shared.networks.insert(user.clone(), network);
        }
    }

    /// Lets a mind think, when it is the asker's turn.
    ///
    /// Each table has at most one question for each seat here, so the queue is as bounded as the tables are.
    pub(crate) fn think(&self, job: Job) {
        let asker = job.asker.clone();
        let network = asker
            .as_ref()
            .and_then(|user| self.shared.networks.get(user));
        let urgency = job.urgency;
        let put = Put {
            at: Instant::now(),
            pause: Pause::draw(self.shared.least_pause, job.on_answer.tempo()),
            job,
        };
        let mut waiting = self.shared.lock();
        waiting.queue.put(network, asker, urgency, put);
        drop(waiting);
        self.shared.bell.notify_one();
    }

    /// How many questions wait.
    pub(crate) fn n_waiting(&self) -> usize {
        self.shared.lock().queue.len()
    }

    /// Whether somebody waits for an answer that no thread has begun with.
    pub(crate) fn is_waited_for(&self) -> bool {
        self.shared.lock().queue.has_urgent()
    }

    /// Lets the threads end; questions that wait are not answered any more.
    pub(crate) fn close(&self) {
        *self.shared.lock() = Waiting {
            is_closed: true,
            ..Waiting::default()
        };
        self.shared.bell.notify_all();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        while let Some((Put { job, at, pause }, thinking)) = self.next() {
            let deadline = Instant::now() + thinking;
            let is_unhurried = job.urgency.gives_way();
            let must_give_way = || is_unhurried && self.lock().queue.has_urgent();
            job.work(deadline, &must_give_way, pause.end(at, deadline));
        }
    }

    /// The next question and how long it may be thought about: the more wait, the shorter, so that nobody waits long.
    fn next(&self) -> Option<(Put, Duration)> {
        let mut waiting = self.lock();
        loop {
            if waiting.is_closed {
                return None;
            }
            if let Some(turn) = waiting.queue.take_next() {
                let thinking = usual_time(turn.item.job.on_answer.mind(), self.thinking);
                let thinking = thinking / turn.n_rounds(self.n_threads);
                return Some((turn.item, thinking.max(LEAST_THINKING)));
            }
            waiting = self
                .bell
                .wait(waiting)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }
}

/// How long this mind thinks where a master thinks so long.
fn usual_time(mind: MindId, of_master: Duration) -> Duration {
    let ms = |mind: MindId| f64::from(mind.thinking_ms().unwrap_or(0));
    of_master.mul_f64(ms(mind) / ms(Level::Master.into()))
}

impl Job {
    /// Thinks until the deadline, or until it must give way, and lets the answer be told then.
    fn work(self, deadline: Instant, must_give_way: &dyn Fn() -> bool, tell_at: Option<Instant>) {
        let question = &*self.question;
        let mind = self.on_answer.mind();
        let is_answered = match self.on_answer {
            OnAnswer::Play(mind, _, then) => {
                let minds = [mind, SECOND.into(), FALLBACK];
                think(&minds, deadline, must_give_way, |mind, budget, rng| {
                    question.answer(mind, budget, rng)
                })
                .map(|action| then(action, tell_at))
            }
            OnAnswer::Advise(level, then) => think(
                &[level, SECOND],
                deadline,
                must_give_way,
                |level, budget, rng| question.advise(level, budget, rng),
            )
            .map(then),
        };
        if is_answered.is_none() {
            tracing::error!(%mind, "no mind could answer");
        }
    }
}

/// What the first of these minds that does not fail makes of a question until the deadline.
fn think<M: Copy + Display, T>(
    minds: &[M],
    deadline: Instant,
    must_give_way: &dyn Fn() -> bool,
    ask: impl Fn(M, Budget<'_>, &mut GameRng) -> T,
) -> Option<T> {
    let start = Instant::now();
    let time = deadline.duration_since(start).max(LEAST_THINKING);
    let time_used = || {
        let used = start.elapsed();
        if used > LEAST_THINKING && must_give_way() {
            return 1.0;
        }
        used.as_secs_f32() / time.as_secs_f32()
    };
    let budget = Budget {
        simulations: MAX_SIMULATIONS,
        time_used: &time_used,
    };
    let mut rng = GameRng::from_secret(crate::random::bytes());
    minds.iter().find_map(|&mind| {
        let thinking = AssertUnwindSafe(|| ask(mind, budget, &mut rng));
        let answer = catch_unwind(thinking);
        answer
            .inspect_err(|_| tracing::error!(%mind, "a mind failed"))
            .ok()
    })
}
