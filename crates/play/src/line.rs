//! A line of an input that may be anything.

use std::io::{self, BufRead, Read};

/// What is longer is cut: no command is, not even one with a whole game.
const LONGEST: u64 = 1 << 16;

/// The next line, without white space at its ends; what is no text in it is replaced. `None` at the end.
pub(crate) fn read(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    let length = input.by_ref().take(LONGEST).read_until(b'\n', &mut line)?;
    if length == 0 {
        return Ok(None);
    }
    if line.last() != Some(&b'\n') {
        input.skip_until(b'\n')?;
    }
    let line = String::from_utf8_lossy(&line);
    let line = line.trim_start_matches('\u{feff}').trim();
    Ok(Some(line.to_owned()))
}
