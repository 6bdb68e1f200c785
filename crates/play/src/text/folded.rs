//! [`folded`]: a text in lines that are not too long.

/// How wide a terminal is at least.
pub(super) const WIDTH: usize = 80;

/// A text in lines of this width, none of which breaks a word that would fit.
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
