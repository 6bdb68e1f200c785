//! [`quoted`]: quotes a text that somebody typed, for a message.

/// The word in quotation marks, shortened if it is long, without characters that could upset a terminal.
pub(crate) fn quoted(word: &str) -> String {
    const LONGEST: usize = 40;
    match word.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{:?}...", &word[..end]),
        None => format!("{word:?}"),
    }
}
