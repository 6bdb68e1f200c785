//! The median times of jobs that are run in turn.

use std::time::{Duration, Instant};

/// The median time of one run of each job, all of them run in turn, so that whatever else the
/// machine does slows them all down.
pub(crate) fn medians(jobs: &[&dyn Fn()]) -> Vec<Duration> {
    const ROUNDS: usize = 501;
    let runs: Vec<u32> = jobs.iter().map(runs_in_a_slice).collect();
    let rounds = if runs.contains(&1) {
        ROUNDS / 10
    } else {
        ROUNDS
    };
    let mut times = vec![Vec::new(); jobs.len()];
    for _ in 0..rounds {
        for ((job, &runs), times) in jobs.iter().zip(&runs).zip(&mut times) {
            let begin = Instant::now();
            (0..runs).for_each(|_| job());
            times.push(begin.elapsed() / runs);
        }
    }
    times.into_iter().map(median).collect()
}

/// How often a job is to be run at a time: a clock can't tell how long a short one takes. On a busy
/// machine most slices that are as short as this one are not interrupted.
fn runs_in_a_slice(job: impl Fn()) -> u32 {
    const SLICE: Duration = Duration::from_micros(200);
    // The first run may have tables to make.
    job();
    let begin = Instant::now();
    job();
    let runs = (SLICE.as_nanos() / begin.elapsed().as_nanos().max(1)).clamp(1, 100_000);
    u32::try_from(runs).unwrap_or(1)
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}
