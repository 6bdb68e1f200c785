//! The command `perft`: counts the move sequences of a game.

use std::{
    io::{self, Write},
    process::ExitCode,
    time::Instant,
};

use clap::Args;
use collinear::rules::Finished;

use crate::core::session::Session;

/// How far to count.
#[derive(Args)]
pub(super) struct Perft {
    /// The depth to count to, in plies
    #[arg(long, value_name = "N", default_value_t = 4)]
    depth: usize,

    /// Count a finished game once at every later depth, instead of not at all
    #[arg(long)]
    finished: bool,
}

impl Perft {
    /// Prints a line for each depth from 0 on. The line has the depth, the number of move sequences of that length, and
    /// the seconds that the count took.
    pub(super) fn run(&self, session: &Session) -> io::Result<ExitCode> {
        let finished = if self.finished {
            Finished::Counted
        } else {
            Finished::Dropped
        };
        for depth in 0..=self.depth {
            let since = Instant::now();
            let count = session.perft(depth, finished);
            let seconds = since.elapsed().as_secs_f64();
            writeln!(io::stdout(), "{depth} {count} {seconds:.3}")?;
        }
        Ok(ExitCode::SUCCESS)
    }
}
