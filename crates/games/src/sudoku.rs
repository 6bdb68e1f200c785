//! Sudoku: every digit once in each row, column and box, a puzzle for one; Latin squares too.

use collinear::{
    Direction, Grid,
    picture::{Style, Theme},
    rules::SetupError,
};

use crate::{
    Shown,
    digits::{Digits, FREE, Unit},
};

/// The puzzle by default, whose solution is one.
const PUZZLE: &str = "
    5 3 . . 7 . . . .
    6 . . 1 9 5 . . .
    . 9 8 . . . . 6 .
    8 . . . 6 . . . 3
    4 . . 8 . 3 . . 1
    7 . . . 2 . . . 6
    . 6 . . . . 2 8 .
    . . . 4 1 9 . . 5
    . . . . 8 . . 7 9
";

/// A puzzle in boxes of 3x3 cells.
///
/// # Panics
///
/// Never: the puzzle is one.
#[must_use]
pub fn sudoku() -> Digits {
    in_boxes(3, 3, PUZZLE).expect("a puzzle")
}

/// The puzzle of a picture, whose boxes have this size: `.` is a free cell. The board has as many rows and
/// columns as a box has cells; boxes of one row are the rows themselves, so that the puzzle is a Latin
/// square.
///
/// # Errors
///
/// If the picture does not show such a board, or if the given numbers break a rule.
///
/// ```
/// use collinear_games::sudoku::in_boxes;
///
/// let puzzle = in_boxes(2, 2, "1 . . .\n. . 2 .\n. 3 . .\n. . . 4").unwrap();
/// let solved = puzzle.solve().unwrap();
/// assert_eq!(solved.to_string(), "1 2 4 3\n3 4 2 1\n4 3 1 2\n2 1 3 4");
///
/// let error = in_boxes(2, 2, "1 . . 1\n. . . .\n. . . .\n. . . .").unwrap_err();
/// assert_eq!(error.to_string(), "a4: there is a 1 on d4 already");
/// ```
pub fn in_boxes(rows: usize, cols: usize, picture: &str) -> Result<Digits, SetupError> {
    let side = rows.saturating_mul(cols);
    let highest = u8::try_from(side)
        .ok()
        .filter(|side| (1..=9).contains(side));
    let highest = highest.ok_or_else(|| SetupError::new("a box has from one to nine cells"))?;
    let known = |glyph: char| {
        let is_digit = glyph
            .to_digit(10)
            .is_some_and(|digit| (1..=u32::from(highest)).contains(&digit));
        (glyph == FREE || is_digit).then_some(glyph)
    };
    let given = Grid::parse_with(picture, known)?;
    let board = given.bounds();
    if [board.rows(), board.cols()] != [side; 2] {
        return Err(SetupError::new(format!(
            "the board of these boxes has {side} rows and columns"
        )));
    }
    let lines = [Direction::E, Direction::S]
        .into_iter()
        .flat_map(|direction| board.lines(direction));
    let lines = lines.map(|line| line.iter().collect());
    let boxes = board.parts(rows, cols).map(|part| part.cells().collect());
    let units = lines.chain(boxes).map(|cells| Unit { cells, sum: None });
    Digits::new(given, highest, units.collect())
}

/// No digit is a piece.
#[must_use]
pub fn shown() -> Shown<Digits> {
    Shown {
        style: Some(Style {
            theme: Theme::letters(),
            ..Style::default()
        }),
        hint: Some(|_, _| "a cell and its digit, such as c9=1".to_owned()),
        ..Shown::for_one(["", ""])
    }
}

#[cfg(test)]
mod tests {
    use collinear::{
        Coord,
        rules::{Game, Notation, Outcome, Put, Rules},
    };

    use super::*;
    use crate::test::QUICK;

    #[test]
    fn the_puzzle_has_one_solution() {
        let solutions = sudoku().solutions(2);
        let [solution] = &solutions[..] else {
            panic!("{} solutions", solutions.len());
        };
        assert_eq!(
            solution.to_string().replace([' ', '\n'], ""),
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
        );
    }

    /// How many grids there are: 4x4 in boxes of 2x2, 288; Latin squares of 1 to 4, 1, 2, 12, 576 (OEIS
    /// A107739, A002860); 6x6 is too many.
    #[test]
    fn empty_boards_have_as_many_solutions_as_is_known() {
        let empty = |side: usize| Grid::filled(side, side, FREE).unwrap().to_string();
        let count = |rows, cols| {
            let puzzle = in_boxes(rows, cols, &empty(rows * cols)).unwrap();
            puzzle.solutions(1000).len()
        };
        assert_eq!(count(2, 2), 288);
        assert_eq!([1, 2, 3, 4].map(|side| count(1, side)), [1, 2, 12, 576]);
        assert_eq!(count(4, 1), 576);
    }

    /// One that is hard for people; and one of seventeen digits, as few as can be given (`McGuire`, Tugemann,
    /// Civario, 2012), which takes long without optimization.
    #[test]
    fn hard_puzzles_are_solved_once() {
        let puzzles = [
            "800000000003600000070090200050007000000045700000100030001000068008500010090000400",
            "000000010400000000020000000000050407008000300001090000300400200050100000000806000",
        ];
        for puzzle in &puzzles[..if QUICK { 1 } else { 2 }] {
            let rows = puzzle.as_bytes().chunks(9);
            let rows: Vec<_> = rows
                .map(|row| String::from_utf8_lossy(row).replace('0', "."))
                .collect();
            let puzzle = in_boxes(3, 3, &rows.join("\n")).unwrap();
            let solutions = puzzle.solutions(2);
            assert_eq!(solutions.len(), 1);
            for unit in puzzle.units() {
                let digits = unit.cells.iter().map(|&at| solutions[0][at]);
                let digits: std::collections::BTreeSet<_> = digits.collect();
                assert!(digits.into_iter().eq('1'..='9'));
            }
        }
    }

    #[test]
    fn refusals_name_the_other_cell() {
        let puzzle = sudoku();
        let mut game = Game::new(puzzle.clone());
        let refused = |word| {
            let illegal = puzzle.read_move(&puzzle.start(), word).unwrap_err();
            (illegal.to_string(), illegal.cells::<Coord>().to_vec())
        };
        let twice = (
            "c9: there is a 8 on c7 already".to_owned(),
            [(0, 2), (2, 2)].map(Coord::from).to_vec(),
        );
        assert_eq!(refused("c9=8"), twice);
        let of = |piece, row, col| Put {
            piece,
            at: Coord::new(row, col),
        };
        let text = |m| {
            game.rules()
                .check(game.state(), &m)
                .unwrap_err()
                .to_string()
        };
        assert_eq!(text(of('1', 0, 0)), "a9 takes no digit");
        assert_eq!(text(of('0', 0, 2)), "0 is no digit from 1 to 9");
        let error = |rows, cols, picture| in_boxes(rows, cols, picture).unwrap_err().to_string();
        assert_eq!(
            error(2, 2, ". ."),
            "the board of these boxes has 4 rows and columns"
        );
        assert_eq!(error(4, 4, "."), "a box has from one to nine cells");
        assert!(in_boxes(usize::MAX, 2, ".").is_err());
        let solution = puzzle.solve().unwrap();
        let free = puzzle
            .start()
            .grid()
            .cells_where(|&glyph| glyph == FREE)
            .collect::<Vec<_>>();
        for at in free {
            game.play(Put {
                piece: solution[at],
                at,
            })
            .unwrap();
        }
        assert_eq!(game.outcome(), Some(Outcome::Solved));
    }
}
