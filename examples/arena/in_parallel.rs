//! Work on many things at a time.

use std::{
    num::NonZero,
    sync::atomic::{AtomicUsize, Ordering},
    thread::{self, ScopedJoinHandle},
};

use crate::{
    Run,
    common::progress::{self, ADVANCING},
};

/// What becomes of the numbers below `count`, in no order, with a bar that shows how many are done.
pub(crate) fn each<T: Send>(
    count: usize,
    what: &str,
    run: Run,
    work: impl Fn(usize) -> T + Sync,
) -> Vec<T> {
    let machine = thread::available_parallelism().map_or(1, NonZero::get);
    let threads = run.threads.unwrap_or(machine).clamp(1, count.max(1));
    let bar = progress::bar(ADVANCING);
    bar.set_length(count as u64);
    bar.set_message(what.to_owned());
    let next = AtomicUsize::new(0);
    let in_turn = || {
        let numbers = std::iter::from_fn(|| Some(next.fetch_add(1, Ordering::Relaxed)));
        let numbers = numbers.take_while(|&number| number < count);
        let done = numbers.map(|number| {
            let done = work(number);
            bar.inc(1);
            done
        });
        done.collect::<Vec<_>>()
    };
    let done = thread::scope(|scope| {
        let workers: Vec<_> = (0..threads).map(|_| scope.spawn(in_turn)).collect();
        let done = workers.into_iter().map(ScopedJoinHandle::join);
        done.map(|done| done.expect("no game panics"))
            .collect::<Vec<_>>()
    });
    bar.finish_and_clear();
    done.into_iter().flatten().collect()
}
