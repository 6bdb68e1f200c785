//! [`quoted`]: what somebody typed, in a message.

/// A word in quotation marks, without anything that could upset a terminal, and not too long.
pub(crate) fn quoted(word: &str) -> String {
    const LONGEST: usize = 40;
    match word.char_indices().nth(LONGEST) {
        Some((end, _)) => format!("{:?}...", &word[..end]),
        None => format!("{word:?}"),
    }
}
