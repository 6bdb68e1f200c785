//! Texts from bytes.

/// A byte below 128 is a character; any other is a word from the list, so that mutations exchange whole words.
pub fn text(bytes: &[u8], words: &[&str]) -> String {
    let mut text = String::new();
    for &byte in bytes {
        match byte.checked_sub(128) {
            None => text.push(char::from(byte)),
            Some(word) => text.push_str(words[usize::from(word) % words.len()]),
        }
    }
    text
}

/// Names of cells, of cells far off the board, and texts that are not names.
pub const NAMES: &[&str] = &[
    "a1",
    "b2",
    "c3",
    "h8",
    "z26",
    "aa1",
    "x9",
    "A1",
    "a1a1",
    "b2c",
    "a01",
    "zzzzzzzzzzzzzzz",
    "1",
    "18446744073709551615",
    "18446744073709551616",
    "-1",
    "(",
    ")",
    ",",
    "(3, -1)",
    "2147483647",
    "-2147483648",
    "é",
    "\u{3000}",
    "\u{1F600}",
];
