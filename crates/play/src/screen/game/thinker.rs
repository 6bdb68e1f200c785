//! [`Thinker`]: the computer at work, on a thread of its own.

use std::{
    any::Any,
    io,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use crate::computer::{Advice, Search, think};

/// The computer at work, one search at a time. A search whose answer nobody wants any more is told to
/// stop, and nothing is asked until it has ended.
pub(super) struct Thinker {
    work: Option<Work>,
}

struct Work {
    /// `None`: nobody wants the answer any more.
    purpose: Option<Purpose>,
    stop: Arc<AtomicBool>,
    thread: JoinHandle<Advice<usize>>,
}

/// What an answer is for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Purpose {
    /// The computer makes the move.
    Move,
    /// Somebody wants to know.
    Hint,
}

/// An answer, or why there is none.
pub(super) type Answer = Result<Advice<usize>, String>;

impl Thinker {
    pub(super) const fn new() -> Self {
        Self { work: None }
    }

    /// Whether it can be asked.
    pub(super) const fn is_free(&self) -> bool {
        self.work.is_none()
    }

    /// Goes to work on a search, until it is done or the time is up.
    pub(super) fn ask(
        &mut self,
        purpose: Purpose,
        mut search: Box<dyn Search<usize>>,
        limit: Duration,
    ) -> io::Result<()> {
        let stop = Arc::<AtomicBool>::default();
        let is_told = Arc::clone(&stop);
        let thread = thread::Builder::new()
            .spawn(move || think(&mut *search, limit, || is_told.load(Ordering::Relaxed)))?;
        self.work = Some(Work {
            purpose: Some(purpose),
            stop,
            thread,
        });
        Ok(())
    }

    /// Wants no answer any more.
    pub(super) fn forget(&mut self) {
        if let Some(work) = &mut self.work {
            work.purpose = None;
            work.stop.store(true, Ordering::Relaxed);
        }
    }

    /// The answer, if it is there and still wanted.
    pub(super) fn answer(&mut self) -> Option<(Purpose, Answer)> {
        let done = self.work.take_if(|work| work.thread.is_finished())?;
        let answer = done.thread.join();
        let answer = answer.map_err(|panic| format!("the computer failed: {}", words_of(&*panic)));
        Some((done.purpose?, answer))
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.forget();
    }
}

/// What a panic says.
fn words_of(panic: &(dyn Any + Send)) -> &str {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    text.or_else(|| panic.downcast_ref::<&str>().copied())
        .unwrap_or("for no reason that it gave")
}
