//! [`Race`]: the same work for everybody.

use std::fmt;

/// The same work for everybody.
pub(crate) struct Race {
    pub(crate) work: &'static str,
    pub(crate) answer: Answer,
    /// Who does it, by the name of the crate, and how; the library first.
    pub(crate) jobs: &'static [(&'static str, Job)],
}

/// Does the work and gives the answer.
type Job = fn() -> usize;

/// What the answer has to be.
#[derive(Debug)]
pub(crate) enum Answer {
    Exactly(usize),
    /// To a fiftieth: random games of engines that list their moves in another order are other
    /// games, but as long on average.
    About(usize),
}

/// One that takes part in a race.
pub(crate) struct Entrant {
    race: &'static Race,
    pub(crate) name: &'static str,
    job: Job,
}

impl Race {
    /// Those who take part, the library first.
    pub(crate) fn entrants(&'static self) -> impl Iterator<Item = Entrant> {
        self.jobs.iter().map(move |&(name, job)| Entrant {
            race: self,
            name,
            job,
        })
    }
}

impl Entrant {
    /// Does the work.
    ///
    /// # Panics
    ///
    /// If the answer is wrong.
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
