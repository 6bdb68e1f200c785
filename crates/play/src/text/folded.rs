//! [`folded`]: wraps a text to a width.

/// The usual width of a terminal.
pub(super) const WIDTH: usize = 80;

/// Wraps a text to this width. Only words that are longer than the width are broken.
pub(crate) fn folded(text: &str, width: usize) -> Vec<String> {
    let (mut lines, mut length) = (vec![String::new()], 0);
    for word in text.split(' ') {
        let more = word.chars().count();
        match lines.last_mut() {
            Some(line) if line.is_empty() => {
                line.push_str(word);
                length = more;
            }
            Some(line) if length + 1 + more <= width => {
                line.push(' ');
                line.push_str(word);
                length += 1 + more;
            }
            _ => {
                lines.push(word.to_owned());
                length = more;
            }
        }
    }
    lines
}
