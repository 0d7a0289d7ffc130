//! Minds think on threads of their own, so that no table and no connection waits for them.

use std::collections::VecDeque;
use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use hyakki_catalog::{AnyAdvice, AnyQuestion, Budget, Level, MindId};
use hyakki_core::GameRng;

/// However many questions wait, a mind thinks at least so long.
const LEAST_THINKING: Duration = Duration::from_millis(5);

/// A search that has done so much has seen enough, even on a fast machine with a long deadline.
const MAX_SIMULATIONS: u32 = 1_000_000;

/// The mind that answers when the one that was asked cannot: still a sensible one.
const SECOND: Level = Level::Apprentice;

/// The mind that answers when no other can.
pub(crate) const FALLBACK: MindId = MindId::Random;

/// A decision to be made.
pub(crate) struct Job {
    pub(crate) question: Box<dyn AnyQuestion>,
    /// Who is asked, and what happens with the answer.
    pub(crate) on_answer: OnAnswer,
}

/// Who is asked, and what happens with the answer; called on a mind's thread.
pub(crate) enum OnAnswer {
    /// The action is played.
    Play(MindId, Box<dyn FnOnce(String) + Send>),
    /// A person is told what a mind of this level thinks.
    Advise(Level, Box<dyn FnOnce(AnyAdvice) + Send>),
}

impl OnAnswer {
    fn mind(&self) -> MindId {
        match self {
            OnAnswer::Play(mind, _) => *mind,
            OnAnswer::Advise(level, _) => MindId::Level(*level),
        }
    }
}

/// A bounded number of threads that minds think on.
#[derive(Clone)]
pub(crate) struct MindPool {
    shared: Arc<Shared>,
}

struct Shared {
    queue: Mutex<Queue>,
    bell: Condvar,
    thinking: Duration,
    n_threads: usize,
}

#[derive(Default)]
struct Queue {
    jobs: VecDeque<Job>,
    is_closed: bool,
}

impl MindPool {
    /// So many threads; a master thinks so long when the minds have nothing else to do, and the others as much less as they are
    /// weaker.
    pub(crate) fn new(n_threads: usize, thinking: Duration) -> MindPool {
        let shared = Arc::new(Shared {
            queue: Mutex::default(),
            bell: Condvar::new(),
            thinking,
            n_threads,
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

    /// Lets a mind think; questions are taken in the order they come.
    ///
    /// Each table has at most one question for each seat here, so the queue is as bounded as the tables are.
    pub(crate) fn think(&self, job: Job) {
        self.shared.lock().jobs.push_back(job);
        self.shared.bell.notify_one();
    }

    /// How many questions wait.
    pub(crate) fn n_waiting(&self) -> usize {
        self.shared.lock().jobs.len()
    }

    /// Lets the threads end; questions that wait are not answered any more.
    pub(crate) fn close(&self) {
        let mut queue = self.shared.lock();
        queue.is_closed = true;
        queue.jobs.clear();
        drop(queue);
        self.shared.bell.notify_all();
    }
}

impl Shared {
    fn lock(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(&self) {
        while let Some((job, thinking)) = self.next() {
            let deadline = Instant::now() + thinking;
            job.work(deadline);
        }
    }

    /// The next question and how long it may be thought about: the more wait, the shorter, so that nobody waits long.
    fn next(&self) -> Option<(Job, Duration)> {
        let mut queue = self.lock();
        loop {
            if queue.is_closed {
                return None;
            }
            if let Some(job) = queue.jobs.pop_front() {
                let n_rounds = u32::try_from(1 + queue.jobs.len() / self.n_threads);
                let thinking = usual_time(job.on_answer.mind(), self.thinking);
                let thinking = thinking / n_rounds.unwrap_or(u32::MAX);
                return Some((job, thinking.max(LEAST_THINKING)));
            }
            queue = self
                .bell
                .wait(queue)
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
    fn work(self, deadline: Instant) {
        let question = &*self.question;
        let mind = self.on_answer.mind();
        let is_answered = match self.on_answer {
            OnAnswer::Play(mind, then) => {
                let minds = [mind, SECOND.into(), FALLBACK];
                think(&minds, deadline, |mind, budget, rng| {
                    question.answer(mind, budget, rng)
                })
                .map(then)
            }
            OnAnswer::Advise(level, then) => {
                think(&[level, SECOND], deadline, |level, budget, rng| {
                    question.advise(level, budget, rng)
                })
                .map(then)
            }
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
    ask: impl Fn(M, Budget<'_>, &mut GameRng) -> T,
) -> Option<T> {
    let start = Instant::now();
    let time = deadline.duration_since(start).max(LEAST_THINKING);
    let time_used = || start.elapsed().as_secs_f32() / time.as_secs_f32();
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
