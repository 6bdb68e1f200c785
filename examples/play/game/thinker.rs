//! [`Thinker`]: the computer at work, on a thread of its own.

use std::{
    any::Any,
    io,
    sync::Arc,
    thread::{self, JoinHandle},
};

use collinear::rules::Rules;

use crate::common::computer::{
    Advice, Computer,
    effort::{Effort, Stop},
};

/// The computer at work, one search at a time. A search whose answer nobody wants any more is told to
/// stop, and nothing is asked until it has ended.
pub(super) struct Thinker<G: Computer> {
    search: Option<Search<G>>,
}

struct Search<G: Computer> {
    /// `None`: nobody wants the answer any more.
    purpose: Option<Purpose>,
    stop: Stop,
    thread: JoinHandle<Advice<<G as Rules>::Move>>,
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
pub(super) type Answer<M> = Result<Advice<M>, String>;

impl<G: Computer> Thinker<G> {
    pub(super) const fn new() -> Self {
        Self { search: None }
    }

    /// Whether it can be asked.
    pub(super) const fn is_free(&self) -> bool {
        self.search.is_none()
    }

    /// Begins a search.
    pub(super) fn ask(
        &mut self,
        purpose: Purpose,
        game: &Arc<G>,
        state: &G::State,
        effort: Effort,
    ) -> io::Result<()> {
        let (game, state, stop) = (Arc::clone(game), state.clone(), effort.stop.clone());
        let thread = thread::Builder::new().spawn(move || game.advise(&state, &effort))?;
        self.search = Some(Search {
            purpose: Some(purpose),
            stop,
            thread,
        });
        Ok(())
    }

    /// Wants no answer any more.
    pub(super) fn forget(&mut self) {
        if let Some(search) = &mut self.search {
            search.purpose = None;
            search.stop.tell();
        }
    }

    /// The answer, if it is there and still wanted.
    pub(super) fn answer(&mut self) -> Option<(Purpose, Answer<G::Move>)> {
        let done = self.search.take_if(|search| search.thread.is_finished())?;
        let answer = done.thread.join();
        let answer = answer.map_err(|panic| format!("the computer failed: {}", words_of(&*panic)));
        Some((done.purpose?, answer))
    }
}

impl<G: Computer> Drop for Thinker<G> {
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
