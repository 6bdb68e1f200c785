//! The median times of jobs that run in turn.

use std::time::{Duration, Instant};

/// The median time of a run of each job. Jobs run in turn, so that other load on the machine slows all of them.
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

/// The number of runs per time slice: more than one if a job is too short to time, but few enough that most slices are
/// not interrupted.
fn runs_in_a_slice(job: impl Fn()) -> u32 {
    const SLICE: Duration = Duration::from_micros(200);
    // The first run may build tables.
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
