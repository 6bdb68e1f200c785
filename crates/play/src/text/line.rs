//! Reads lines from an input that cannot be trusted.

use std::io::{self, BufRead, Read};

/// A trimmed line. Invalid UTF-8 is replaced.
pub(crate) struct Line {
    pub(crate) text: String,
    /// True if the line was too long and was cut.
    pub(crate) is_cut: bool,
}

/// Reads a line of at most `longest` bytes. Returns `None` at the end of the input.
pub(crate) fn read(input: &mut impl BufRead, longest: u64) -> io::Result<Option<Line>> {
    let mut line = Vec::new();
    let length = input.by_ref().take(longest).read_until(b'\n', &mut line)?;
    if length == 0 {
        return Ok(None);
    }
    let is_open = line.last() != Some(&b'\n');
    let is_cut = is_open && length as u64 == longest && input.skip_until(b'\n')? > 0;
    let text = String::from_utf8_lossy(&line);
    let text = text.trim_start_matches('\u{feff}').trim().to_owned();
    Ok(Some(Line { text, is_cut }))
}
