//! [`capitalized`]: a title of a text.

/// The text with its first letter as a capital one.
pub(crate) fn capitalized(text: &str) -> String {
    let mut chars = text.chars();
    let first = chars.next().into_iter().flat_map(char::to_uppercase);
    first.collect::<String>() + chars.as_str()
}
