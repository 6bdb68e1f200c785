//! [`Pool`]: the threads that share a step.

use std::{mem, process, sync::Arc};

use rayon::{ThreadPool, ThreadPoolBuilder};

/// Threads that share a step. They are those of the process that made them: a fork has none of them, and
/// would wait for them without end. Copies within the process have the same ones.
pub(super) struct Pool {
    threads: usize,
    process: u32,
    /// Always there, but while it is dropped.
    shared: Option<Arc<ThreadPool>>,
}

impl Pool {
    /// This number of threads, as many as the machine has for 0; or why there are none.
    pub(super) fn new(threads: usize) -> Result<Self, String> {
        let pool = ThreadPoolBuilder::new().num_threads(threads).build();
        Ok(Self {
            threads,
            process: process::id(),
            shared: Some(Arc::new(pool.map_err(|error| error.to_string())?)),
        })
    }

    /// The same threads for other games; in a fork as many others.
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

    /// The threads of this process: in a fork others are made first.
    pub(super) fn here(&mut self) -> Result<Option<&ThreadPool>, String> {
        if self.process != process::id() {
            *self = self.for_others()?;
        }
        Ok(self.shared.as_deref())
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
