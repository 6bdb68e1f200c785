//! Sudoku: every digit once in each row, column and box, a puzzle for one player; also Latin squares.

use collinear::{
    Coord, Direction, Grid,
    picture::{Form, Style},
    rules::{
        Illegal, Notation, Outcome, Position, Put, Rules, SetupError, View, is_stuck, not_over,
    },
};

use crate::{
    looks::{self, tile, written},
    shown::Shown,
};

const FREE: char = '.';

/// The default puzzle, with one solution.
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

/// Sudoku: the default puzzle, in boxes of 3x3 cells.
///
/// # Panics
///
/// Never: the puzzle is valid.
#[must_use]
pub fn sudoku() -> Sudoku {
    in_boxes(3, 3, PUZZLE).expect("a puzzle")
}

/// Makes the puzzle of `picture`, with boxes of this size; `.` is a free cell. The board has `rows * cols` rows and
/// columns. If a box has a single row, the boxes are the rows themselves, and the puzzle is a Latin square.
///
/// # Errors
///
/// Fails if `picture` is not such a board, or if the given digits clash.
///
/// ```
/// use collinear_games::sudoku::in_boxes;
///
/// let puzzle = in_boxes(2, 2, "1 . . .\n. . 2 .\n. 3 . .\n. . . 4").unwrap();
/// let solved = puzzle.solve().unwrap();
/// assert_eq!(solved.to_string(), "1 2 4 3\n3 4 2 1\n4 3 1 2\n2 1 3 4");
///
/// let error = in_boxes(2, 2, "1 . . 1\n. . . .\n. . . .\n. . . .").unwrap_err();
/// assert_eq!(error.to_string(), "a4: there is already a 1 on d4");
/// ```
pub fn in_boxes(rows: usize, cols: usize, picture: &str) -> Result<Sudoku, SetupError> {
    let side = rows.saturating_mul(cols);
    let highest = u8::try_from(side)
        .ok()
        .filter(|side| (1..=9).contains(side));
    let highest = highest.ok_or_else(|| SetupError::new("a box must have one to nine cells"))?;
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
            "a board with these boxes must have {side} rows and columns"
        )));
    }
    let lines = [Direction::E, Direction::S]
        .into_iter()
        .flat_map(|direction| board.lines(direction));
    let lines = lines.map(|line| line.iter().collect());
    let boxes = board.parts(rows, cols).map(|part| part.cells().collect());
    let units = lines.chain(boxes).collect();
    Sudoku::new(given, highest, units)
}

/// A puzzle of digits: the given digits, and the rows, columns and boxes in which all digits must differ.
///
/// A move is a digit on a free cell, `b3=7`. It is refused if a row, a column or a box of the cell already has that
/// digit. The puzzle is solved when all cells are full, and stuck when there is no move left.
///
/// The solver is a depth-first search that fills the cell with the fewest possible digits first.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sudoku {
    given: Grid<char>,
    highest: u8,
    units: Vec<Vec<Coord>>,
}

impl Sudoku {
    /// The puzzle with these digits, from 1 to `highest`, and these units.
    fn new(given: Grid<char>, highest: u8, units: Vec<Vec<Coord>>) -> Result<Self, SetupError> {
        let puzzle = Self {
            given,
            highest,
            units,
        };
        for at in puzzle.given.cells_where(|&glyph| glyph != FREE) {
            let mut others = puzzle.given.clone();
            let digit = std::mem::replace(&mut others[at], FREE);
            let placed = puzzle.refusal(&others, Put { piece: digit, at });
            placed.map_err(|(why, _)| SetupError::new(why))?;
        }
        Ok(puzzle)
    }

    /// The rows, columns and boxes, in each of which all digits must differ.
    #[must_use]
    pub fn units(&self) -> &[Vec<Coord>] {
        &self.units
    }

    /// Finds a solution; `None` if there is none.
    ///
    /// # Complexity
    ///
    /// Exponential at worst; an ordinary Sudoku takes a few hundred cells.
    #[must_use]
    pub fn solve(&self) -> Option<Grid<char>> {
        self.solutions(1).pop()
    }

    /// Finds the solutions, at most this many. A proper Sudoku has exactly one solution; to check this, call it with
    /// `most = 2`.
    ///
    /// # Complexity
    ///
    /// Like [`solve`](Self::solve).
    #[must_use]
    pub fn solutions(&self, most: usize) -> Vec<Grid<char>> {
        let mut found = Vec::new();
        self.search(&mut self.given.clone(), most, &mut found);
        found
    }

    fn search(&self, digits: &mut Grid<char>, most: usize, found: &mut Vec<Grid<char>>) {
        if found.len() == most {
            return;
        }
        let free = digits.cells_where(|&glyph| glyph == FREE);
        let Some(at) = free.min_by_key(|&at| self.left(digits, at).count()) else {
            found.push(digits.clone());
            return;
        };
        let left: Vec<_> = self.left(digits, at).collect();
        for digit in left {
            digits[at] = digit;
            self.search(digits, most, found);
            digits[at] = FREE;
        }
    }

    /// The board with the player's digits as letters, and a mark on free cells that no digit fits.
    fn seen(&self, state: &Position<char>) -> Grid<char> {
        let mut seen = state.glyphs();
        for at in self.given.cells_where(|&glyph| glyph == FREE) {
            let own = ('1'..='9').zip('a'..).find(|&(digit, _)| digit == seen[at]);
            match own {
                Some((_, own)) => seen[at] = own,
                None if self.left(state.grid(), at).next().is_none() => seen[at] = NONE_FITS,
                None => {}
            }
        }
        seen
    }

    fn left(&self, digits: &Grid<char>, at: Coord) -> impl Iterator<Item = char> {
        let all = ('1'..='9').take(self.highest.into());
        all.filter(move |&piece| self.twin(digits, Put { piece, at }).is_none())
    }

    /// A cell that already has the digit of a move, in a row, column or box of the move's cell.
    fn twin(&self, digits: &Grid<char>, m: Put<char>) -> Option<Coord> {
        let units = self.units.iter().filter(|unit| unit.contains(&m.at));
        let mut others = units.flatten().copied();
        others.find(|&at| digits[at] == m.piece)
    }

    /// Refuses a digit that cannot be placed, with the cells concerned.
    fn refusal(&self, digits: &Grid<char>, m: Put<char>) -> Result<(), (String, Vec<Coord>)> {
        let (at, digit) = (m.at, m.piece);
        let name = |at| digits.board().names([at]);
        if digits.get(at) != Some(&FREE) {
            return Err((format!("{} cannot take a digit", name(at)), vec![at]));
        }
        let digits_there_are = 1..=u32::from(self.highest);
        let value = digit.to_digit(10);
        if !value.is_some_and(|value| digits_there_are.contains(&value)) {
            let why = format!("{digit} is not a digit from 1 to {}", self.highest);
            return Err((why, vec![]));
        }
        match self.twin(digits, m) {
            Some(other) => {
                let why = format!(
                    "{}: there is already a {digit} on {}",
                    name(at),
                    name(other)
                );
                Err((why, vec![at, other]))
            }
            None => Ok(()),
        }
    }
}

impl Rules for Sudoku {
    type State = Position<char>;
    type Move = Put<char>;

    fn start(&self) -> Self::State {
        Position::new(self.given.clone())
    }

    fn moves(&self, state: &Self::State) -> impl Iterator<Item = Put<char>> {
        let digits = state.grid();
        let free = digits.cells_where(|&glyph| glyph == FREE);
        free.flat_map(move |at| self.left(digits, at).map(move |piece| Put { piece, at }))
    }

    fn apply(&self, state: &mut Self::State, Put { piece, at }: Put<char>) {
        state.put(at, piece);
    }

    fn check(&self, state: &Self::State, m: &Put<char>) -> Result<(), Illegal> {
        not_over(self, state)?;
        let placed = self.refusal(state.grid(), *m);
        placed.map_err(|(why, cells)| Illegal::refused_at(why, cells))
    }

    fn outcome(&self, state: &Self::State) -> Option<Outcome> {
        match state.grid().count(|&glyph| glyph == FREE) {
            0 => Some(Outcome::Solved),
            left => is_stuck(self, state).then_some(Outcome::Stuck { left }),
        }
    }
}

impl Notation for Sudoku {
    fn move_of_cells(
        &self,
        _: &Self::State,
        cells: &[Coord],
        label: Option<&str>,
    ) -> Option<Put<char>> {
        Put::of(cells, label, Some)
    }
}

const PAPER: u32 = 0xfd_fc_f8;

/// The player's digits, which are shown as letters from `a` on.
const DIGITS: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

/// A free cell that no digit fits.
const NONE_FITS: char = '!';

/// Given digits are dark, the player's are blue; a cell that no digit fits is red.
#[must_use]
pub fn shown() -> Shown<Sudoku> {
    let given = written(Form::Field, 0xec_e9_e0, 0x22_22_26, None);
    let own = DIGITS.map(|digit| written(Form::Field, PAPER, 0x1d_56_b8, Some(digit)));
    let figures = [
        (FREE, tile(Form::Field, PAPER)),
        (NONE_FITS, tile(Form::Field, 0xf0_9a_90)),
    ];
    let figures = figures
        .into_iter()
        .chain(('1'..='9').map(|digit| (digit, given)));
    let style = Style {
        theme: looks::theme(PAPER, 0xb4_b0_a6, figures.chain(('a'..).zip(own))),
        ..Style::default()
    };
    let board = sudoku().given.bounds();
    let mut style = style.with_boxes(board, 3, 3);
    style.walls.extend(looks::framed(board, &[]));
    Shown {
        style: Some(style),
        board: Some(Sudoku::seen),
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

    /// The number of full grids: 288 on 4x4 cells in boxes of 2x2; for Latin squares of 1 to 4 rows 1, 2, 12, 576 (OEIS
    /// A107739, A002860).
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

    /// A hard one, and one with seventeen given digits, the fewest possible (`McGuire`, Tugemann, Civario, 2012), which
    /// is slow without optimization.
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
                let digits = unit.iter().map(|&at| solutions[0][at]);
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
            "c9: there is already a 8 on c7".to_owned(),
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
        assert_eq!(text(of('1', 0, 0)), "a9 cannot take a digit");
        assert_eq!(text(of('0', 0, 2)), "0 is not a digit from 1 to 9");
        let error = |rows, cols, picture| in_boxes(rows, cols, picture).unwrap_err().to_string();
        assert_eq!(
            error(2, 2, ". ."),
            "a board with these boxes must have 4 rows and columns"
        );
        assert_eq!(error(4, 4, "."), "a box must have one to nine cells");
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
