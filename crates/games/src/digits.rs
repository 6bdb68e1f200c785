//! Puzzles of digits, for one: in each unit (row, column, box, entry) all digits differ, and they may have to
//! come to a sum. [`sudoku`](crate::sudoku) and [`kakuro`](crate::kakuro) are two of them.
//!
//! # How they are solved
//!
//! By depth-first search that fills the cell with the fewest digits left first, and takes back what leaves a
//! cell without any. A digit is left where no unit of the cell has it and every sum can still be reached: the
//! cells of the unit that are still free can hold no less than the smallest digits that it lacks, and no more
//! than the largest ones.

use collinear::{
    Coord, Grid,
    rules::{Illegal, Notation, Outcome, Position, Put, Rules, SetupError, goes_on, is_stuck},
};

/// A cell without a digit.
pub(crate) const FREE: char = '.';
/// A cell that takes none.
pub(crate) const WALL: char = '#';

/// A puzzle of digits: what is given, and the units in which all digits differ.
///
/// A move is a digit on a free cell, `b3=7`. It is refused where a unit of the cell has that digit already,
/// or could not come to its sum any more. The puzzle is solved when all cells are full, and stuck when there
/// is no move left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Digits {
    given: Grid<char>,
    highest: u8,
    units: Vec<Unit>,
}

/// Cells in which all digits differ, and what they come to, if that is said.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unit {
    /// Its cells.
    pub cells: Vec<Coord>,
    /// The sum of its digits.
    pub sum: Option<u32>,
}

impl Digits {
    /// The puzzle of these digits, from 1 to `highest`, and these units.
    pub(crate) fn new(
        given: Grid<char>,
        highest: u8,
        units: Vec<Unit>,
    ) -> Result<Self, SetupError> {
        let puzzle = Self {
            given,
            highest,
            units,
        };
        let digits = |&glyph: &char| glyph != FREE && glyph != WALL;
        for at in puzzle.given.cells_where(digits) {
            let mut others = puzzle.given.clone();
            let digit = std::mem::replace(&mut others[at], FREE);
            let placed = puzzle.refusal(&others, Put { piece: digit, at });
            placed.map_err(|(why, _)| SetupError::new(why))?;
        }
        Ok(puzzle)
    }

    /// The units in which all digits differ.
    #[must_use]
    pub fn units(&self) -> &[Unit] {
        &self.units
    }

    /// The solution, or one of them; `None` if there is none.
    ///
    /// # Complexity
    ///
    /// Exponential at the worst; a Sudoku for people takes a few hundred cells.
    #[must_use]
    pub fn solve(&self) -> Option<Grid<char>> {
        self.solutions(1).pop()
    }

    /// The solutions, at most this many: two tell that a puzzle is none for people.
    ///
    /// # Complexity
    ///
    /// As of [`solve`](Self::solve).
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

    /// The digits that can be placed on a free cell.
    fn left(&self, digits: &Grid<char>, at: Coord) -> impl Iterator<Item = char> {
        let all = ('1'..='9').take(self.highest.into());
        all.filter(move |&piece| self.fits(digits, Put { piece, at }).is_ok())
    }

    /// Whether a digit fits into the units of a free cell; where not, the unit, and the cell that has it
    /// already.
    fn fits(&self, digits: &Grid<char>, m: Put<char>) -> Result<(), (&Unit, Option<Coord>)> {
        for unit in self.units.iter().filter(|unit| unit.cells.contains(&m.at)) {
            let mut twice = unit.cells.iter().filter(|&&at| digits[at] == m.piece);
            if let Some(&other) = twice.next() {
                return Err((unit, Some(other)));
            }
            let with_it = |at: &Coord| if *at == m.at { m.piece } else { digits[*at] };
            if !self.can_reach(unit.sum, unit.cells.iter().map(with_it)) {
                return Err((unit, None));
            }
        }
        Ok(())
    }

    /// Whether the digits of a unit can come to its sum, whatever the free cells get of those that it lacks.
    fn can_reach(&self, sum: Option<u32>, digits: impl Iterator<Item = char>) -> bool {
        let Some(sum) = sum else {
            return true;
        };
        let digits: Vec<_> = digits.map(|digit| digit.to_digit(10)).collect();
        let placed: u32 = digits.iter().flatten().sum();
        let free = digits.iter().filter(|digit| digit.is_none()).count();
        let lacks = (1..=u32::from(self.highest)).filter(|&digit| !digits.contains(&Some(digit)));
        // For each number of cells the sums, as bits, that as many of these digits come to.
        let mut sums = vec![0_u64; free + 1];
        sums[0] = 1;
        for digit in lacks {
            for cells in (1..=free).rev() {
                sums[cells] |= sums[cells - 1] << digit;
            }
        }
        let rest = sum.checked_sub(placed).filter(|&rest| rest < u64::BITS);
        rest.is_some_and(|rest| sums[free] >> rest & 1 == 1)
    }

    /// Why a digit can't be placed, with the cells that this is about.
    fn refusal(&self, digits: &Grid<char>, m: Put<char>) -> Result<(), (String, Vec<Coord>)> {
        let (at, digit) = (m.at, m.piece);
        let name = |at| digits.board().names([at]);
        if digits.get(at) != Some(&FREE) {
            return Err((format!("{} takes no digit", name(at)), vec![at]));
        }
        let digits_there_are = 1..=u32::from(self.highest);
        let value = digit.to_digit(10);
        if !value.is_some_and(|value| digits_there_are.contains(&value)) {
            let why = format!("{digit} is no digit from 1 to {}", self.highest);
            return Err((why, vec![]));
        }
        self.fits(digits, m).map_err(|(unit, other)| {
            let named = name(at);
            if let Some(other) = other {
                let why = format!("{named}: there is a {digit} on {} already", name(other));
                return (why, vec![at, other]);
            }
            let sum = unit.sum.unwrap_or_default();
            let why = format!("{named}: with a {digit} the cells can't come to {sum}");
            (why, unit.cells.clone())
        })
    }
}

impl Rules for Digits {
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
        goes_on(self, state)?;
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

impl Notation for Digits {
    fn move_of_cells(
        &self,
        _: &Self::State,
        cells: &[Coord],
        label: Option<&str>,
    ) -> Option<Put<char>> {
        Put::of(cells, label, Some)
    }
}
