//! The naive program: the definitions, word by word, on a board of characters. Lines are walked step by step, and a
//! five is tried by placing its fifth stone.

use collinear::rules::{Cell, Side};
use collinear::{Coord, Grid};
use collinear_games::renju::{Double, Overline, Variant};

type Place = (i32, i32);

const AXES: [Place; 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];

#[derive(Clone)]
pub(crate) struct Naive {
    rows: Vec<Vec<char>>,
    variant: Variant,
}

impl Naive {
    pub(crate) fn of(variant: Variant, grid: &Grid<Cell>) -> Self {
        let row =
            |row: usize| (0..grid.cols()).map(move |col| char::from(grid[Coord::new(row, col)]));
        let rows = (0..grid.rows()).map(|at| row(at).collect()).collect();
        Self { rows, variant }
    }

    /// The content of a cell: `#` off the board.
    fn at(&self, (row, col): Place) -> char {
        let row = usize::try_from(row).ok().and_then(|row| self.rows.get(row));
        let cell = row.and_then(|row| row.get(usize::try_from(col).ok()?));
        cell.copied().unwrap_or('#')
    }

    fn with(&self, (row, col): Place, stone: char) -> Self {
        let mut next = self.clone();
        next.rows[usize::try_from(row).unwrap()][usize::try_from(col).unwrap()] = stone;
        next
    }

    /// The first and the last stone of the run of a kind through a cell.
    fn ends(&self, at: Place, (down, right): Place, stone: char) -> (i32, i32) {
        let is_own = |i: i32| self.at((at.0 + i * down, at.1 + i * right)) == stone;
        let (mut first, mut last) = (0, 0);
        while is_own(first - 1) {
            first -= 1;
        }
        while is_own(last + 1) {
            last += 1;
        }
        (first, last)
    }

    fn side(stone: char) -> usize {
        usize::from(stone == 'O')
    }

    /// True if the run through a cell wins.
    fn wins(&self, at: Place, axis: Place, stone: char) -> bool {
        let (first, last) = self.ends(at, axis, stone);
        let other = if stone == 'X' { 'O' } else { 'X' };
        let end = |i: i32| self.at((at.0 + i * axis.0, at.1 + i * axis.1)) == other;
        let open = 2 - u8::from(end(first - 1)) - u8::from(end(last + 1));
        match last - first + 1 {
            5 => open >= self.variant.open_ends,
            length => {
                length > 5 && self.variant.limits[Self::side(stone)].overline == Overline::Wins
            }
        }
    }

    /// The cells of a line near a cell where one more stone wins, as steps along the line.
    fn fifths(&self, at: Place, axis: Place, stone: char) -> Vec<i32> {
        let cell = |i: i32| (at.0 + i * axis.0, at.1 + i * axis.1);
        let wins = |i: &i32| {
            self.at(cell(*i)) == '.' && {
                let then = self.with(cell(*i), stone);
                let (first, last) = then.ends(at, axis, stone);
                (first..=last).contains(i) && then.wins(at, axis, stone)
            }
        };
        (-4..=4).filter(wins).collect()
    }

    /// The result of a stone on a free cell.
    pub(crate) fn verdict(&self, at: Coord, side: Side) -> &'static str {
        let place = |index: usize| i32::try_from(index).unwrap();
        self.placing((place(at.row), place(at.col)), side.into())
    }

    fn placing(&self, at: Place, stone: char) -> &'static str {
        let limits = self.variant.limits[Self::side(stone)];
        let then = self.with(at, stone);
        let length = |axis: &Place| {
            let (first, last) = then.ends(at, *axis, stone);
            last - first + 1
        };
        if AXES.iter().any(|&axis| then.wins(at, axis, stone)) {
            return "wins";
        }
        if limits.overline == Overline::Forbidden && AXES.iter().any(|axis| length(axis) > 5) {
            return "overline";
        }
        let fours = AXES.iter().map(|axis| {
            let fifths = then.fifths(at, *axis, stone).len();
            if length(axis) == 4 {
                fifths.min(1)
            } else {
                fifths
            }
        });
        if limits.double_four == Double::Forbidden && fours.sum::<usize>() > 1 {
            return "double four";
        }
        let threes = AXES.iter().filter(|axis| then.has_three(at, **axis, stone));
        if limits.double_three == Double::Forbidden && threes.count() > 1 {
            return "double three";
        }
        "nothing"
    }

    /// True if one more stone, which is allowed and does not win, makes a straight four.
    fn has_three(&self, at: Place, axis: Place, stone: char) -> bool {
        let is_three = |i: i32| {
            let fourth = (at.0 + i * axis.0, at.1 + i * axis.1);
            if self.at(fourth) != '.' {
                return false;
            }
            let then = self.with(fourth, stone);
            let (first, last) = then.ends(at, axis, stone);
            let straight = last - first == 3
                && (first..=last).contains(&i)
                && then.fifths(at, axis, stone) == [first - 1, last + 1];
            straight && self.placing(fourth, stone) == "nothing"
        };
        (-3..=3).any(is_three)
    }

    /// The number of sequences of this many moves; finished games are not counted again.
    pub(crate) fn perft(&self, side: Side, depth: usize) -> u128 {
        if depth == 0 {
            return 1;
        }
        let stone = char::from(side);
        let mut count = 0;
        for (row, cells) in self.rows.iter().enumerate() {
            for (col, _) in cells.iter().enumerate().filter(|(_, glyph)| **glyph == '.') {
                let verdict = self.verdict(Coord::new(row, col), side);
                let at = (i32::try_from(row).unwrap(), i32::try_from(col).unwrap());
                count += match verdict {
                    "wins" => u128::from(depth == 1),
                    "nothing" => self.with(at, stone).perft(side.other(), depth - 1),
                    _ => 0,
                };
            }
        }
        count
    }
}
