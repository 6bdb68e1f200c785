//! Kakuro: a crossword of sums, a puzzle for one.

use collinear::{
    Coord, Direction, Grid, Layout,
    picture::{Style, Theme},
    rules::SetupError,
};

use crate::{
    Shown,
    digits::{Digits, FREE, Unit, WALL},
};

/// The puzzle by default, whose solution is one.
const PUZZLE: &str = r"
    #     #     19\   17\   #     #
    #     10\10 .     .     26\   #
    \20   .     .     .     .     4\
    \16   .     .     3\4   .     .
    #     \22   .     .     .     .
    #     #     \7    .     .     #
";

/// The puzzle by default.
///
/// # Panics
///
/// Never: the puzzle is one.
#[must_use]
pub fn kakuro() -> Digits {
    read(PUZZLE).expect("a puzzle")
}

/// A cell as it is read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Square {
    /// No digit, but the sums of the entries that begin below it and to its right.
    Wall([Option<u32>; 2]),
    /// A digit or none yet.
    Open(char),
}

/// The directions of the entries of a wall.
const DIRECTIONS: [Direction; 2] = [Direction::S, Direction::E];

/// The puzzle of a text: words with white space between them, a row on each line. `.` is a free cell, a digit
/// one that is given, `#` a wall, `16\7` a wall with the sum of the entry below it and of the one to its
/// right; either can be left out.
///
/// Entries are runs of two cells and more. A single cell needs no sum.
///
/// # Errors
///
/// If a word is no cell, rows have different lengths, an entry has no sum, a sum no entry, or
/// what is given breaks a rule.
///
/// ```
/// use collinear_games::kakuro::read;
///
/// let puzzle = read("# 4\\ 6\\\n\\3 . .\n\\7 . .").unwrap();
/// assert_eq!(puzzle.solve().unwrap().to_string(), "# # #\n# 1 2\n# 3 4");
///
/// let error = read(r"# 4\ 6\").unwrap_err();
/// assert_eq!(error.to_string(), "b1: each entry wants a sum before it, and each sum an entry");
/// ```
pub fn read(text: &str) -> Result<Digits, SetupError> {
    let rows = text.lines().map(|line| line.split_whitespace().map(square));
    let rows: Vec<Vec<_>> = rows
        .map(Iterator::collect::<Result<_, _>>)
        .collect::<Result<_, _>>()?;
    let rows: Vec<_> = rows.into_iter().filter(|row| !row.is_empty()).collect();
    let first = rows.first().map_or(0, Vec::len);
    if let Some(row) = rows.iter().position(|row| row.len() != first) {
        let (cells, row) = (rows[row].len(), row + 1);
        let why = format!("row {row}: {cells} cells, but the first row has {first}");
        return Err(SetupError::new(why));
    }
    let squares = Grid::from_rows(rows)?;
    let given = squares.map(|square| match *square {
        Square::Wall(_) => WALL,
        Square::Open(glyph) => glyph,
    });
    Digits::new(given, 9, entries(&squares)?)
}

fn square(word: &str) -> Result<Square, SetupError> {
    let wrong = || {
        SetupError::new(format!(
            "{word:?} is no cell: it can be # . 5 16\\ \\7 or 16\\7, the sum below and the one to the right"
        ))
    };
    if let Some((below, right)) = word.split_once('\\') {
        let sum = |text: &str| match text {
            "" => Ok(None),
            text => text.parse().map(Some).map_err(|_| wrong()),
        };
        return Ok(Square::Wall([sum(below)?, sum(right)?]));
    }
    match word.parse() {
        Ok(WALL) => Ok(Square::Wall([None; 2])),
        Ok(glyph @ (FREE | '1'..='9')) => Ok(Square::Open(glyph)),
        _ => Err(wrong()),
    }
}

/// The entries with their sums: runs of open cells, each behind the wall that has its sum.
fn entries(squares: &Grid<Square>) -> Result<Vec<Unit>, SetupError> {
    let nameless = |at| {
        let at = squares.bounds().names([at]);
        SetupError::new(format!(
            "{at}: each entry wants a sum before it, and each sum an entry"
        ))
    };
    let mut units = Vec::new();
    for (index, direction) in DIRECTIONS.into_iter().enumerate() {
        let sum_at = |at: Coord| match squares[at] {
            Square::Wall(sums) => sums[index],
            Square::Open(_) => None,
        };
        let is_open = |square: &Square| matches!(square, Square::Open(_)).then_some(());
        for ((), run) in squares.runs(direction, is_open) {
            let cells: Vec<_> = run.line.iter().collect();
            let before = squares.bounds().step(cells[0], -direction);
            let sum = before.and_then(sum_at);
            match (sum, cells.len()) {
                (None, 2..) => return Err(nameless(cells[0])),
                (None, _) => {}
                (sum, _) => units.push(Unit { cells, sum }),
            }
        }
        let idle = |&at: &Coord| {
            let next = squares
                .bounds()
                .step(at, direction)
                .map(|next| squares[next]);
            sum_at(at).is_some() && !matches!(next, Some(Square::Open(_)))
        };
        if let Some(at) = squares.bounds().coords().find(idle) {
            return Err(nameless(at));
        }
    }
    Ok(units)
}

/// No digit is a piece, and the sums are told.
#[must_use]
pub fn shown() -> Shown<Digits> {
    Shown {
        style: Some(Style {
            theme: Theme::letters(),
            ..Style::default()
        }),
        hint: Some(|_, _| "a cell and its digit, such as c4=9".to_owned()),
        facts: Some(|puzzle, state| {
            let name = |at: &Coord| state.grid().board().topology().name(*at);
            let entries = puzzle.units().iter();
            let told = entries.filter_map(|Unit { cells, sum }| {
                Some(format!(
                    "{}-{}: {}",
                    name(cells.first()?),
                    name(cells.last()?),
                    (*sum)?
                ))
            });
            told.collect()
        }),
        ..Shown::for_one(["", ""])
    }
}

#[cfg(test)]
mod tests {
    use collinear::rules::{Notation, Rules};

    use super::*;

    #[test]
    fn the_puzzle_has_one_solution() {
        let solutions = kakuro().solutions(2);
        let [solution] = &solutions[..] else {
            panic!("{} solutions", solutions.len());
        };
        assert_eq!(
            solution.to_string().replace(' ', ""),
            "######\n##19##\n#1289#\n#97#31\n##9283\n###16#"
        );
    }

    /// The sums that can be reached in one way only, as every handbook lists them, and some that can't.
    #[test]
    fn an_entry_has_the_combinations_that_are_known() {
        let ways = |cells: usize, sum: u32| {
            let text = format!("#{}\n\\{sum}{}", " #".repeat(cells), " .".repeat(cells));
            let solutions = read(&text).unwrap().solutions(usize::MAX);
            let mut sets: Vec<_> = solutions
                .iter()
                .map(|solution| {
                    let mut digits: Vec<char> = solution.iter().copied().collect();
                    digits.sort_unstable();
                    digits
                })
                .collect();
            sets.sort_unstable();
            sets.dedup();
            sets.len()
        };
        for (cells, sum, known) in [
            (2, 2, 0),
            (2, 3, 1),
            (2, 4, 1),
            (2, 5, 2),
            (2, 10, 4),
            (2, 16, 1),
            (2, 17, 1),
            (2, 18, 0),
            (3, 6, 1),
            (3, 15, 8),
            (3, 24, 1),
            (4, 10, 1),
            (4, 12, 2),
            (4, 30, 1),
            (5, 15, 1),
            (5, 35, 1),
        ] {
            assert_eq!(ways(cells, sum), known, "{sum} in {cells} cells");
        }
    }

    #[test]
    fn texts_that_are_no_puzzle_are_refused() {
        let error = |text| read(text).unwrap_err().to_string();
        assert_eq!(error("# #\n#"), "row 2: 1 cells, but the first row has 2");
        assert!(error("# 0").starts_with("\"0\" is no cell"));
        assert!(error(r"# x\3").starts_with(r#""x\\3" is no cell"#));
        assert!(error("# . .").starts_with("b1: each entry wants a sum"));
        assert!(error(r"\3 #").starts_with("a1: each entry wants a sum"));
        assert_eq!(error(r"\3 2 2"), "b1: there is a 2 on c1 already");
        assert!(read("").is_ok_and(|puzzle| puzzle.solutions(2).len() == 1));
    }

    #[test]
    fn a_digit_with_which_a_sum_cannot_be_reached_is_refused() {
        let puzzle = kakuro();
        let refused = |word| {
            puzzle
                .read_move(&puzzle.start(), word)
                .unwrap_err()
                .to_string()
        };
        assert_eq!(refused("d1=7"), "d1: with a 7 the cells can't come to 3");
        assert_eq!(refused("e1=7"), "e1: with a 7 the cells can't come to 7");
        assert_eq!(refused("d3=1"), "d3 takes no digit");
        assert!(puzzle.read_move(&puzzle.start(), "d1=1").is_ok());
        let twice_four = read(r"\8 . .").unwrap();
        let illegal = twice_four
            .read_move(&twice_four.start(), "b1=4")
            .unwrap_err();
        assert_eq!(
            illegal.to_string(),
            "b1: with a 4 the cells can't come to 8"
        );
    }
}
