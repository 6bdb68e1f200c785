//! [`Lines`]: the lines of an input, which are read while the computer thinks.

use std::{
    collections::VecDeque,
    io::{self, BufRead},
    sync::mpsc::{Receiver, sync_channel},
    thread,
    time::Duration,
};

use crate::text::line;

/// The lines of an input, read on a thread of its own, so that a search can look whether it is still wanted.
pub(super) struct Lines {
    from: Receiver<String>,
    /// Those that were read before they were asked for.
    ahead: VecDeque<String>,
}

/// What is longer is cut: no command is, not even one with a whole game.
const LONGEST: u64 = 1 << 16;

/// How many lines are read ahead of those that are answered.
const MOST_AHEAD: usize = 64;

impl Lines {
    /// The lines of an input from now on.
    pub(super) fn of(mut input: impl BufRead + Send + 'static) -> io::Result<Self> {
        let (to, from) = sync_channel(MOST_AHEAD);
        thread::Builder::new().spawn(move || {
            // An input that can't be read any more has come to its end.
            while let Ok(Some(line)) = line::read(&mut input, LONGEST) {
                if to.send(line.text).is_err() {
                    return;
                }
            }
        })?;
        let ahead = VecDeque::new();
        Ok(Self { from, ahead })
    }

    /// Waits for the next line; `None` if there are no more.
    pub(super) fn next(&mut self) -> Option<String> {
        let ahead = self.ahead.pop_front();
        ahead.or_else(|| self.from.recv().ok())
    }

    /// The next line, if it comes in this time and is such a one.
    pub(super) fn next_if(
        &mut self,
        wait: Duration,
        is_it: impl FnOnce(&str) -> bool,
    ) -> Option<String> {
        if self.ahead.is_empty() {
            let line = self.from.recv_timeout(wait).ok()?;
            self.ahead.push_back(line);
        }
        self.ahead.pop_front_if(|line| is_it(line))
    }

    /// Whether one of the lines that are there already is such a one.
    pub(super) fn has(&mut self, is_it: impl Fn(&str) -> bool) -> bool {
        while self.ahead.len() < MOST_AHEAD
            && let Ok(line) = self.from.try_recv()
        {
            self.ahead.push_back(line);
        }
        self.ahead.iter().any(|line| is_it(line))
    }
}
