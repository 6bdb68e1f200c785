//! [`Board`]: rows of bytes.

/// A row and a column.
pub(crate) type At = (i32, i32);

/// A row or a column of the board as an index.
pub(crate) fn whole(number: i32) -> usize {
    usize::try_from(number).expect("on the board")
}

/// The byte outside of the board.
pub(crate) const OFF: u8 = b'~';

pub(crate) const ORTHOGONAL: [At; 4] = [(-1, 0), (0, 1), (1, 0), (0, -1)];
/// A step along each line of squares.
pub(crate) const LINES: [At; 4] = [(0, 1), (1, 0), (1, 1), (1, -1)];
/// A step along each line of hexagons, whose columns lean to the right.
pub(crate) const HEX_LINES: [At; 3] = [(0, 1), (1, 0), (1, 1)];
pub(crate) const HEX: [At; 6] = [(0, 1), (1, 0), (1, 1), (0, -1), (-1, 0), (-1, -1)];

/// Rows of bytes, all of the same length; not all of them have to be cells.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Board {
    pub(crate) rows: i32,
    pub(crate) cols: i32,
    bytes: Vec<u8>,
}

impl Board {
    pub(crate) fn filled(rows: usize, cols: usize, byte: u8) -> Self {
        let bytes = vec![byte; rows * cols];
        let [rows, cols] = [rows, cols].map(|len| i32::try_from(len).unwrap());
        Self { rows, cols, bytes }
    }

    /// A hexagon of free cells with this many on a side.
    pub(crate) fn hexagon(side: usize) -> Self {
        let mut board = Self::filled(2 * side - 1, 2 * side - 1, b'.');
        for (row, col) in board.all() {
            if row.abs_diff(col) as usize >= side {
                board.put((row, col), OFF);
            }
        }
        board
    }

    /// A picture: a line for each row, with spaces ignored.
    pub(crate) fn of(picture: &str) -> Self {
        let lines = picture.lines().map(|line| line.replace(' ', ""));
        let lines: Vec<_> = lines.filter(|line| !line.is_empty()).collect();
        Self {
            rows: i32::try_from(lines.len()).unwrap(),
            cols: i32::try_from(lines.first().map_or(0, String::len)).unwrap(),
            bytes: lines.concat().into_bytes(),
        }
    }

    fn index(&self, (row, col): At) -> Option<usize> {
        let is_there = (0..self.rows).contains(&row) && (0..self.cols).contains(&col);
        is_there.then(|| usize::try_from(row * self.cols + col).unwrap())
    }

    /// [`OFF`] outside of the board.
    pub(crate) fn at(&self, at: At) -> u8 {
        self.index(at).map_or(OFF, |index| self.bytes[index])
    }

    pub(crate) fn put(&mut self, at: At, byte: u8) {
        let index = self.index(at).expect("a cell");
        self.bytes[index] = byte;
    }

    /// The cells, row by row.
    pub(crate) fn all(&self) -> Vec<At> {
        let cells = (0..self.rows).flat_map(|row| (0..self.cols).map(move |col| (row, col)));
        cells.filter(|&at| self.at(at) != OFF).collect()
    }

    /// The cells with this byte.
    pub(crate) fn with(&self, byte: u8) -> Vec<At> {
        let mut cells = self.all();
        cells.retain(|&at| self.at(at) == byte);
        cells
    }

    /// A letter for the column, and the number of the row counted from the bottom.
    pub(crate) fn name(&self, (row, col): At) -> String {
        let letter = char::from(b'a' + u8::try_from(col).unwrap());
        format!("{letter}{}", self.rows - row)
    }

    pub(crate) fn names(&self, cells: &[At]) -> Vec<String> {
        cells.iter().map(|&at| self.name(at)).collect()
    }

    /// The cell of this name.
    pub(crate) fn cell(&self, name: &str) -> At {
        let mut cells = self.all().into_iter();
        cells.find(|&at| self.name(at) == name).expect(name)
    }

    /// The bytes of the cells.
    pub(crate) fn text(&self) -> String {
        let cells = self.all().into_iter();
        cells.map(|at| char::from(self.at(at))).collect()
    }

    /// The number of consecutive cells of a kind from here on.
    pub(crate) fn ray(&self, at: At, (down, right): At, is_it: &dyn Fn(u8) -> bool) -> i32 {
        let mut far = 0;
        while is_it(self.at((at.0 + far * down, at.1 + far * right))) {
            far += 1;
        }
        far
    }

    /// The lengths of all maximal runs of a kind, of two cells or more.
    pub(crate) fn runs(&self, steps: &[At], is_it: &dyn Fn(u8) -> bool) -> Vec<i32> {
        let mut runs = Vec::new();
        for (row, col) in self.all() {
            for &(down, right) in steps {
                let run = self.ray((row, col), (down, right), is_it);
                if run > 1 && !is_it(self.at((row - down, col - right))) {
                    runs.push(run);
                }
            }
        }
        runs
    }

    /// The cells reached from a cell over cells of a kind, including the first cell.
    pub(crate) fn reached(&self, from: At, steps: &[At], is_it: &dyn Fn(u8) -> bool) -> Vec<At> {
        let mut reached = vec![from];
        let mut next = 0;
        while let Some(&(row, col)) = reached.get(next) {
            next += 1;
            for &(down, right) in steps {
                let to = (row + down, col + right);
                if is_it(self.at(to)) && !reached.contains(&to) {
                    reached.push(to);
                }
            }
        }
        reached
    }
}
