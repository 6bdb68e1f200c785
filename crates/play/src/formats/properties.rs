//! [`read`]: reads properties in brackets, as in SGF and GGF.

use crate::core::quoted::quoted;

/// An element of a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Item {
    /// The beginning of a variation, and its end.
    Open,
    Close,
    Property(String, String),
}

/// Reads the properties of the first game in a text, in order: `(;KEY[value]KEY[value];)`. Reads only the first
/// variation of the game.
pub(super) fn read(text: &str) -> Result<Vec<(String, String)>, String> {
    let items = items(text)?.into_iter();
    let main = items.take_while(|item| *item != Item::Close);
    let properties = main.filter_map(|item| match item {
        Item::Property(key, value) => Some((key, value)),
        Item::Open | Item::Close => None,
    });
    Ok(properties.collect())
}

/// Reads the first game in a text, with its variations. A backslash escapes the next character.
pub(super) fn items(text: &str) -> Result<Vec<Item>, String> {
    let start = text.find("(;").ok_or("a game begins with (;")?;
    let mut chars = text[start + 2..].chars();
    let (mut items, mut key, mut last) = (Vec::new(), String::new(), String::new());
    let mut depth = 0_usize;
    loop {
        match chars.next() {
            None => return Err("the game has no closing )".to_owned()),
            Some(')') => {
                items.push(Item::Close);
                match depth.checked_sub(1) {
                    Some(above) => depth = above,
                    None => return Ok(items),
                }
            }
            Some('(') => {
                items.push(Item::Open);
                depth += 1;
            }
            Some('[') => {
                let value = value(&mut chars).ok_or_else(|| format!("{key}[ has no closing ]"))?;
                // A value without a name belongs to the property before it.
                if !key.is_empty() {
                    last = std::mem::take(&mut key);
                } else if last.is_empty() {
                    return Err(format!("[{value}] has no name before it"));
                }
                items.push(Item::Property(last.clone(), value));
            }
            Some(char) if char.is_ascii_uppercase() => key.push(char),
            // The names in old files contain lower-case letters, which are ignored.
            Some(char) if char.is_ascii_lowercase() && !key.is_empty() => {}
            Some(char) if char.is_whitespace() || char == ';' => {}
            Some(char) => {
                let found = quoted(&char.to_string());
                return Err(format!("a property looks like KEY[value]: {found}"));
            }
        }
    }
}

/// Splits a collection into games. Each game includes the text before it. An unclosed game is the last one.
pub(super) fn games(text: &str) -> Vec<&str> {
    let (mut games, mut start, mut depth) = (Vec::new(), 0, 0_usize);
    let mut chars = text.char_indices().peekable();
    while let Some((at, char)) = chars.next() {
        match char {
            '[' if depth > 0 => {
                while let Some((_, char)) = chars.next() {
                    match char {
                        ']' => break,
                        '\\' => drop(chars.next()),
                        _ => {}
                    }
                }
            }
            '(' if depth > 0 || chars.peek().is_some_and(|&(_, next)| next == ';') => depth += 1,
            ')' if depth == 1 => {
                games.push(&text[start..=at]);
                (start, depth) = (at + 1, 0);
            }
            ')' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    if depth > 0 {
        games.push(&text[start..]);
    }
    games
}

/// The text up to the next closing bracket.
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

/// The value of a property in one line; `None` if the value is empty.
pub(super) fn told(properties: &[(String, String)], key: &str) -> Option<String> {
    let told = first(properties, key).map(one_line);
    told.filter(|text| !text.is_empty())
}

/// The text without line breaks and control characters.
pub(super) fn one_line(text: &str) -> String {
    let text = text.replace(char::is_control, " ");
    text.trim().to_owned()
}

/// Writes the properties that have a value. Brackets in values are escaped.
pub(super) fn write(
    text: &mut String,
    properties: impl IntoIterator<Item = (&'static str, Option<String>)>,
) {
    for (key, value) in properties {
        if let Some(value) = value {
            let value = value.replace('\\', "\\\\").replace(']', "\\]");
            text.extend([key, "[", &value, "]"]);
        }
    }
}

/// The value of the first property with this name.
pub(super) fn first<'p>(properties: &'p [(String, String)], key: &str) -> Option<&'p str> {
    let mut properties = properties.iter();
    let found = properties.find(|(name, _)| name == key)?;
    Some(found.1.trim())
}

#[cfg(test)]
mod tests {
    use super::{Item, games, items, read};

    #[test]
    fn variations_are_read_to_the_end_of_the_game() {
        let read = items("(;A[1](;B[2](;C[3])(;D[4]))(;E[5]))(;F[6])").expect("it is whole");
        let text = read.iter().map(|item| match item {
            Item::Open => "(".to_owned(),
            Item::Close => ")".to_owned(),
            Item::Property(key, value) => format!("{key}{value}"),
        });
        assert_eq!(text.collect::<String>(), "A1(B2(C3)(D4))(E5))");
        let deep = "(;".repeat(100_000);
        assert_eq!(items(&deep), Err("the game has no closing )".to_owned()));
    }

    #[test]
    fn a_collection_is_split_into_its_games() {
        let rows: [(&str, &[&str]); 5] = [
            ("", &[]),
            ("(no game) at all", &[]),
            ("(;A[1])", &["(;A[1])"]),
            (
                "1 (;A[)(;]\n(;B[\\](;]))2 (;C[])\n",
                &["1 (;A[)(;]\n(;B[\\](;]))", "2 (;C[])"],
            ),
            ("(;A[1])(;B", &["(;A[1])", "(;B"]),
        ];
        for (text, expected) in rows {
            assert_eq!(games(text), expected, "{text}");
        }
    }

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
            ("(;B[F5]", "the game has no closing )"),
            ("(;B[F5", "B[ has no closing ]"),
            ("(;[F5])", "[F5] has no name before it"),
            ("(;B[F5]!)", "a property looks like KEY[value]: \"!\""),
        ];
        for (text, why) in refused {
            assert_eq!(read(text).expect_err(text), why);
        }
    }
}
