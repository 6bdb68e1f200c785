//! [`Race`]: work that the library and its peers do.

use std::fmt;

/// Work that the library and its peers do.
pub(crate) struct Race {
    pub(crate) work: &'static str,
    pub(crate) answer: Answer,
    /// The jobs, each with the name of its crate and a note on how the crate is used. The library comes first.
    pub(crate) jobs: &'static [(&'static str, Job)],
}

type Job = fn() -> usize;

#[derive(Debug)]
pub(crate) enum Answer {
    Exactly(usize),
    /// Equal within 2%. Engines that list moves in different orders play different random games, but the average length
    /// is the same.
    About(usize),
}

pub(crate) struct Entrant {
    race: &'static Race,
    pub(crate) name: &'static str,
    job: Job,
}

impl Race {
    /// The library and its peers, the library first.
    pub(crate) fn entrants(&'static self) -> impl Iterator<Item = Entrant> {
        self.jobs.iter().map(move |&(name, job)| Entrant {
            race: self,
            name,
            job,
        })
    }
}

impl Entrant {
    /// Runs the job and checks its result.
    ///
    /// # Panics
    ///
    /// If the result is wrong.
    pub(crate) fn run(&self) {
        let answer = (self.job)();
        let is_right = match self.race.answer {
            Answer::Exactly(right) => answer == right,
            Answer::About(right) => answer.abs_diff(right) * 50 <= right,
        };
        assert!(is_right, "{self}: {answer}, not {:?}", self.race.answer);
    }
}

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.race.work, self.name)
    }
}
