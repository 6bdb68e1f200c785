//! [`Pool`]: the threads that share a step.

use std::{mem, process, sync::Arc};

use rayon::{ThreadPool, ThreadPoolBuilder};

/// Threads that share a step. Copies within a process share the threads. A forked process has none of its parent's
/// threads and would wait for them forever, so it starts new threads.
pub(super) struct Pool {
    threads: usize,
    process: u32,
    /// `None` only while it is dropped.
    shared: Option<Arc<ThreadPool>>,
}

impl Pool {
    /// Starts a number of threads, or one per core for 0. Returns an error if they cannot be started.
    pub(super) fn new(threads: usize) -> Result<Self, String> {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        Ok(Self {
            threads,
            process: process::id(),
            shared: Some(Arc::new(pool.map_err(|error| error.to_string())?)),
        })
    }

    /// The same threads for other games. In a forked process, new threads.
    pub(super) fn for_others(&self) -> Result<Self, String> {
        if self.process != process::id() {
            return Self::new(self.threads);
        }
        Ok(Self {
            threads: self.threads,
            process: self.process,
            shared: self.shared.clone(),
        })
    }

    /// The threads of this process. A forked process first starts new threads.
    pub(super) fn here(&mut self) -> Result<Option<&ThreadPool>, String> {
        if self.process != process::id() {
            *self = self.for_others()?;
        }
        Ok(self.shared.as_deref())
    }
}

/// A forked process does not end its parent's threads: one of the threads may have held a lock.
impl Drop for Pool {
    fn drop(&mut self) {
        if self.process != process::id() {
            mem::forget(self.shared.take());
        }
    }
}
