//! [`Pool`]: the threads that share a step.

use std::{mem, process};

use rayon::{ThreadPool, ThreadPoolBuilder};

/// Threads that share a step. They are those of the process that made them: a fork has none of them, and
/// would wait for them without end.
pub(super) struct Pool {
    threads: usize,
    process: u32,
    /// Always there, but while it is dropped.
    shared: Option<ThreadPool>,
}

impl Pool {
    /// This number of threads, as many as the machine has for 0; or why there are none.
    pub(super) fn new(threads: usize) -> Result<Self, String> {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        Ok(Self {
            threads,
            process: process::id(),
            shared: Some(pool.map_err(|error| error.to_string())?),
        })
    }

    /// As many threads once more.
    pub(super) fn another(&self) -> Result<Self, String> {
        Self::new(self.threads)
    }

    /// The threads of this process: in a fork others are made first.
    pub(super) fn here(&mut self) -> Result<Option<&ThreadPool>, String> {
        if self.process != process::id() {
            *self = self.another()?;
        }
        Ok(self.shared.as_ref())
    }
}

/// In a fork nobody is told to end: a thread that is not there may have held a lock.
impl Drop for Pool {
    fn drop(&mut self) {
        if self.process != process::id() {
            mem::forget(self.shared.take());
        }
    }
}
