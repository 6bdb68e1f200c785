//! [`Thinker`]: the computer at work in a thread.

use std::{
    any::Any,
    io,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use super::analysis::Look;
use crate::computer::{Advice, Found, Opinion, Progress, Score, Search, think};

/// The computer at work, with one search at a time. A search that is no longer needed is told to stop. The next search
/// begins after it has stopped.
pub(super) struct Thinker {
    work: Option<Work>,
}

struct Work {
    /// The purpose of the search; `None` if its result is no longer needed.
    purpose: Option<Purpose>,
    stop: Arc<AtomicBool>,
    since: Instant,
    /// The latest intermediate result.
    aloud: Arc<Mutex<Option<Said>>>,
    thread: JoinHandle<Found>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// Finding the computer's move.
    Move,
    Hint,
    /// Evaluating this position.
    Opinion(Look),
}

pub(super) struct Answer {
    pub(super) purpose: Purpose,
    pub(super) found: Result<Found, String>,
    pub(super) said: Option<Said>,
}

/// The opinion of a search on a position, and its score for the move that was asked about.
#[derive(Clone)]
pub(super) struct Said {
    pub(super) opinion: Opinion<usize>,
    pub(super) asked: Option<Score>,
}

/// The time between two reports of a search.
const ALOUD: Duration = Duration::from_millis(100);

impl Thinker {
    pub(super) const fn new() -> Self {
        Self { work: None }
    }

    /// Returns whether a search can begin.
    pub(super) const fn is_free(&self) -> bool {
        self.work.is_none()
    }

    /// Begins a search, which runs until it is done or the time is up.
    pub(super) fn ask(
        &mut self,
        purpose: Purpose,
        search: Box<dyn Search<usize>>,
        limit: Duration,
    ) -> io::Result<()> {
        let (stop, aloud) = (Arc::<AtomicBool>::default(), Arc::default());
        let is_told = Arc::clone(&stop);
        let mut search = Aloud {
            search,
            says: Arc::clone(&aloud),
            since: Instant::now(),
        };
        let thread = thread::Builder::new().spawn(move || {
            let found = think(&mut search, limit, || is_told.load(Ordering::Relaxed));
            search.say();
            found
        })?;
        self.work = Some(Work {
            purpose: Some(purpose),
            stop,
            since: Instant::now(),
            aloud,
            thread,
        });
        Ok(())
    }

    /// Drops the result of the current search.
    pub(super) fn forget(&mut self) {
        if let Some(work) = &mut self.work {
            work.purpose = None;
            work.stop.store(true, Ordering::Relaxed);
        }
    }

    /// The purpose of the current search, if it is still needed.
    pub(super) fn purpose(&self) -> Option<Purpose> {
        self.work.as_ref()?.purpose
    }

    /// The time since the search began.
    pub(super) fn since(&self) -> Option<Duration> {
        Some(self.work.as_ref()?.since.elapsed())
    }

    /// The latest result, if it is still needed.
    pub(super) fn said(&self) -> Option<Said> {
        let work = self.work.as_ref().filter(|work| work.purpose.is_some())?;
        let aloud = work.aloud.lock().unwrap_or_else(PoisonError::into_inner);
        aloud.clone()
    }

    /// The final result, if it has arrived and is still needed.
    pub(super) fn answer(&mut self) -> Option<Answer> {
        let done = self.work.take_if(|work| work.thread.is_finished())?;
        let found = done.thread.join();
        let found = found.map_err(|panic| format!("the computer failed: {}", words_of(&*panic)));
        let mut aloud = done.aloud.lock().unwrap_or_else(PoisonError::into_inner);
        Some(Answer {
            purpose: done.purpose?,
            found,
            said: aloud.take(),
        })
    }
}

/// A search that reports its intermediate results from time to time.
struct Aloud {
    search: Box<dyn Search<usize>>,
    says: Arc<Mutex<Option<Said>>>,
    since: Instant,
}

impl Aloud {
    fn say(&mut self) {
        self.since = Instant::now();
        let mut said = self.says.lock().unwrap_or_else(PoisonError::into_inner);
        *said = self.search.opinion().map(|opinion| Said {
            opinion,
            asked: self.search.asked(),
        });
    }
}

impl Search<usize> for Aloud {
    fn work(&mut self, positions: u64) -> Progress {
        let progress = self.search.work(positions);
        if self.since.elapsed() >= ALOUD {
            self.say();
        }
        progress
    }

    fn advice(&self) -> Advice<usize> {
        self.search.advice()
    }

    fn opinion(&self) -> Option<Opinion<usize>> {
        self.search.opinion()
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.forget();
    }
}

fn words_of(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("without a message")
}
