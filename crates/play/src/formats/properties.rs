//! [`read`]: the properties of a game in brackets, as SGF and GGF have them.

use crate::quoted::quoted;

/// The properties of the first game of a text, `(;KEY[value]KEY[value];)`, in their order. Of its variations
/// the first one is taken; a backslash takes the meaning from the character after it.
pub(super) fn read(text: &str) -> Result<Vec<(String, String)>, String> {
    let start = text.find("(;").ok_or("a game begins with (;")?;
    let mut chars = text[start + 2..].chars();
    let (mut properties, mut key) = (Vec::new(), String::new());
    loop {
        match chars.next() {
            None => return Err("the game has no end, which is )".to_owned()),
            Some(')') => return Ok(properties),
            Some('[') => {
                let value = value(&mut chars).ok_or_else(|| format!("{key}[ has no end"))?;
                if key.is_empty() {
                    // One more value of the last property.
                    let last: &(String, String) = properties
                        .last()
                        .ok_or_else(|| format!("[{value}] has no name"))?;
                    key.clone_from(&last.0);
                }
                properties.push((std::mem::take(&mut key), value));
            }
            Some(char) if char.is_ascii_uppercase() => key.push(char),
            // Old files have small letters in names, which don't count.
            Some(char) if char.is_ascii_lowercase() && !key.is_empty() => {}
            Some(char) if char.is_whitespace() || char == ';' || char == '(' => {}
            Some(char) => {
                let found = quoted(&char.to_string());
                return Err(format!("a property looks like KEY[value]: {found}"));
            }
        }
    }
}

/// What stands before the next closing bracket.
fn value(chars: &mut impl Iterator<Item = char>) -> Option<String> {
    let mut value = String::new();
    loop {
        match chars.next()? {
            ']' => return Some(value),
            '\\' => value.push(chars.next()?),
            char => value.push(char),
        }
    }
}

/// The value of the first property of this name.
pub(super) fn first<'p>(properties: &'p [(String, String)], key: &str) -> Option<&'p str> {
    let mut properties = properties.iter();
    let found = properties.find(|(name, _)| name == key)?;
    Some(found.1.trim())
}

#[cfg(test)]
mod tests {
    use super::read;

    #[test]
    fn values_are_read_up_to_their_end() {
        let rows = [
            ("(;B[F5];W[d6]\n)", "B=F5 W=d6"),
            ("junk (;C[a\\]b\\\\](;B[aa])(;B[bb]))", "C=a]b\\ B=aa"),
            ("(;AB[aa][bb]GaMe[1];)", "AB=aa AB=bb GM=1"),
            ("(;)", ""),
        ];
        for (text, expected) in rows {
            let properties = read(text).expect(text);
            let pairs = properties
                .iter()
                .map(|(key, value)| format!("{key}={value}"));
            assert_eq!(pairs.collect::<Vec<_>>().join(" "), expected);
        }
        let refused = [
            ("", "a game begins with (;"),
            ("B[F5]", "a game begins with (;"),
            ("(;B[F5]", "the game has no end, which is )"),
            ("(;B[F5", "B[ has no end"),
            ("(;[F5])", "[F5] has no name"),
            ("(;B[F5]!)", "a property looks like KEY[value]: \"!\""),
        ];
        for (text, why) in refused {
            assert_eq!(read(text).expect_err(text), why);
        }
    }
}
