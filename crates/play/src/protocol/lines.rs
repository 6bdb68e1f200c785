//! [`Lines`]: the lines of an input, which are read even while the computer thinks.

use std::{
    collections::VecDeque,
    io::{self, BufRead},
    sync::mpsc::{Receiver, sync_channel},
    thread,
    time::Duration,
};

use crate::text::line;

/// The lines of an input. A thread reads them, so that a search can notice a command to stop.
pub(super) struct Lines {
    from: Receiver<String>,
    /// Lines that were read but not yet requested.
    ahead: VecDeque<String>,
}

/// The length of the longest line. A command with a whole game is shorter.
const LONGEST: u64 = 1 << 16;

/// The number of lines that are read ahead.
const MOST_AHEAD: usize = 64;

impl Lines {
    pub(super) fn of(mut input: impl BufRead + Send + 'static) -> io::Result<Self> {
        let (to, from) = sync_channel(MOST_AHEAD);
        thread::Builder::new().spawn(move || {
            // An input that fails counts as ended.
            while let Ok(Some(line)) = line::read(&mut input, LONGEST) {
                if to.send(line.text).is_err() {
                    return;
                }
            }
        })?;
        let ahead = VecDeque::new();
        Ok(Self { from, ahead })
    }

    /// Waits for the next line. Returns `None` at the end of the input.
    pub(super) fn next(&mut self) -> Option<String> {
        let ahead = self.ahead.pop_front();
        ahead.or_else(|| self.from.recv().ok())
    }

    /// The next line, if it arrives within this time and matches.
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

    /// Returns whether any line that has arrived matches.
    pub(super) fn has(&mut self, is_it: impl Fn(&str) -> bool) -> bool {
        while self.ahead.len() < MOST_AHEAD
            && let Ok(line) = self.from.try_recv()
        {
            self.ahead.push_back(line);
        }
        self.ahead.iter().any(|line| is_it(line))
    }
}
