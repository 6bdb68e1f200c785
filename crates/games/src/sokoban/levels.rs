//! [`levels`]: reads the levels of a text.

use collinear::{Coord, rules::SetupError};

use super::Sokoban;

/// The levels of this game, in the form that [`levels`] reads.
pub const LEVELS: &str = include_str!("levels.txt");

/// Reads the levels of a text, in the usual form of level files. Rows begin with a wall, and the floor is `-`, `_` or a
/// space. Any other line (a title, a comment, an empty line) separates two levels.
///
/// # Errors
///
/// Returns a [`SetupError`] with the place in the text if a row has another character. Returns one with the first row
/// of a level if the level does not have one man, and equal numbers of boxes and goals.
///
/// ```
/// use collinear_games::sokoban::levels;
///
/// let text = "The first one\n####\n#@ #\n#$.#\n####\n\n; and another\n  ###\n###*##\n#@$ .#\n######";
/// assert_eq!(levels(text)?.len(), 2);
/// let error = levels("####\n#@?#\n####").unwrap_err();
/// assert_eq!(error.why, "unknown character '?'");
/// # Ok::<(), collinear::rules::SetupError>(())
/// ```
pub fn levels(text: &str) -> Result<Vec<Sokoban>, SetupError> {
    let is_row = |line: &str| line.trim_start_matches(OUTSIDE).starts_with('#');
    let mut found = Vec::new();
    let mut rows: Vec<&str> = Vec::new();
    for (number, line) in text.lines().chain([""]).enumerate() {
        let line = line.trim_end();
        if is_row(line) {
            if let Some(col) = line
                .chars()
                .position(|glyph| !"#-_ \t.$*@+".contains(glyph))
            {
                let glyph = line.chars().nth(col).unwrap_or_default();
                let why = format!("unknown character {glyph:?}");
                return Err(SetupError::of_cell(Coord::new(number, col), why));
            }
            rows.push(line);
        } else if !rows.is_empty() {
            let first = Coord::new(number - rows.len(), 0);
            let level = Sokoban::new(&rectangle(&rows));
            found.push(level.map_err(|error| SetupError::of_cell(first, error.why))?);
            rows.clear();
        }
    }
    Ok(found)
}

/// The first of the [`LEVELS`], which takes forty steps.
impl Default for Sokoban {
    fn default() -> Self {
        let levels = levels(LEVELS).unwrap_or_default();
        levels.into_iter().next().expect("a level")
    }
}

/// The characters allowed before the first wall of a row.
const OUTSIDE: [char; 4] = [' ', '\t', '-', '_'];

/// Returns the rows of a level, all of the same length. Cells outside the level are rock.
fn rectangle(rows: &[&str]) -> String {
    let cols = rows.iter().map(|row| row.len()).max().unwrap_or(0);
    let row = |row: &&str| {
        let is_outside = row.len() - row.trim_start_matches(OUTSIDE).len();
        let cells = row[is_outside..].replace([' ', '\t', '_'], "-");
        format!(
            "{}{cells:#<1$}\n",
            "#".repeat(is_outside),
            cols - is_outside
        )
    };
    rows.iter().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_say_what_is_wrong_with_them() {
        for (text, at, why) in [
            ("Title\n####\n#@?#", (2, 2), "unknown character '?'"),
            (
                "####\n#@ #\n\n####\n#. #",
                (3, 0),
                "men: 0, but there must be 1",
            ),
            ("\n  ####\n  #@$#", (1, 0), "boxes: 1, but there must be 0"),
        ] {
            let error = levels(text).unwrap_err();
            assert_eq!(
                (error.at, error.why.as_str()),
                (Some(at.into()), why),
                "{text}"
            );
        }
        assert_eq!(levels("no level\n\n; none"), Ok(vec![]));
    }

    #[test]
    fn a_level_of_uneven_rows_is_filled_up() {
        let level = levels("  ###\n_-#@#####\n###$. _-#\n#########\n").unwrap();
        let level_ = Sokoban::new("#########\n###@#####\n###$.---#\n#########").unwrap();
        assert_eq!(level, [level_]);
    }
}
