//! Runs work in parallel.

use std::{
    num::NonZero,
    sync::atomic::{AtomicUsize, Ordering},
    thread::{self, ScopedJoinHandle},
};

use crate::Run;

/// The results of `work` for the numbers below `count`, in order.
pub(crate) fn each<T: Send>(count: usize, run: Run, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
    let machine = thread::available_parallelism().map_or(1, NonZero::get);
    let threads = run.threads.unwrap_or(machine).clamp(1, count.max(1));
    let next = AtomicUsize::new(0);
    let in_turn = || {
        let numbers = std::iter::from_fn(|| Some(next.fetch_add(1, Ordering::Relaxed)));
        let numbers = numbers.take_while(|&number| number < count);
        let done = numbers.map(|number| (number, work(number)));
        done.collect::<Vec<_>>()
    };
    let mut done = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(in_turn)).collect();
        let done = workers.into_iter().map(ScopedJoinHandle::join);
        let done = done.flat_map(|done| done.expect("no search panics"));
        done.collect::<Vec<_>>()
    });
    done.sort_by_key(|&(number, _)| number);
    done.into_iter().map(|(_, done)| done).collect()
}
