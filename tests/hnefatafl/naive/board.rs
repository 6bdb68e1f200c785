//! The board of the naive program.

use std::fmt;

/// Row from the top and column from the left.
pub(crate) type Cell = (usize, usize);

pub(crate) const SIDES: [(isize, isize); 4] = [(-1, 0), (0, 1), (1, 0), (0, -1)];

/// `a`, `d`, `K` or `.` on each cell, row by row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Board {
    rows: usize,
    cols: usize,
    pieces: Vec<char>,
}

impl Board {
    /// A board from rows of characters; spaces are left out.
    pub(crate) fn of(picture: &str) -> Self {
        let row = |row: &str| -> Vec<char> { row.chars().filter(|&glyph| glyph != ' ').collect() };
        let pieces: Vec<_> = picture.lines().map(row).collect();
        Self {
            rows: pieces.len(),
            cols: pieces[0].len(),
            pieces: pieces.concat(),
        }
    }
}

/// In the same form as the library's.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let row = |row: &[char]| {
            row.iter()
                .map(char::to_string)
                .collect::<Vec<_>>()
                .join(" ")
        };
        let rows: Vec<_> = self.pieces.chunks(self.cols).map(row).collect();
        f.write_str(&rows.join("\n"))
    }
}

pub(crate) fn other(side: char) -> char {
    if side == 'a' { 'd' } else { 'a' }
}

pub(crate) fn owner(piece: char) -> Option<char> {
    match piece {
        'a' => Some('a'),
        'd' | 'K' => Some('d'),
        _ => None,
    }
}

pub(crate) fn cells(board: &Board) -> impl Iterator<Item = Cell> + use<> {
    let &Board { rows, cols, .. } = board;
    (0..rows).flat_map(move |row| (0..cols).map(move |col| (row, col)))
}

pub(crate) fn beside(
    board: &Board,
    (row, col): Cell,
    (down, across): (isize, isize),
) -> Option<Cell> {
    let &Board { rows, cols, .. } = board;
    let row = row.checked_add_signed(down).filter(|&row| row < rows)?;
    let col = col.checked_add_signed(across).filter(|&col| col < cols)?;
    Some((row, col))
}

pub(crate) fn neighbours(board: &Board, at: Cell) -> impl Iterator<Item = Cell> {
    SIDES
        .into_iter()
        .filter_map(move |side| beside(board, at, side))
}

pub(crate) fn at(board: &Board, (row, col): Cell) -> char {
    board.pieces[row * board.cols + col]
}

pub(crate) fn put(board: &mut Board, (row, col): Cell, piece: char) {
    board.pieces[row * board.cols + col] = piece;
}

pub(crate) fn find(board: &Board, piece: char) -> Vec<Cell> {
    cells(board)
        .filter(|&cell| at(board, cell) == piece)
        .collect()
}

pub(crate) fn on_edge(board: &Board, cell: Cell) -> bool {
    neighbours(board, cell).count() < 4
}

pub(crate) fn is_throne(board: &Board, (row, col): Cell) -> bool {
    let &Board { rows, cols, .. } = board;
    2 * row + 1 == rows && 2 * col + 1 == cols
}

pub(crate) fn in_corner(board: &Board, (row, col): Cell) -> bool {
    let &Board { rows, cols, .. } = board;
    (row == 0 || row + 1 == rows) && (col == 0 || col + 1 == cols)
}

/// These cells, and all that can be reached from them in steps to a neighbour that is not a `wall`.
pub(crate) fn reached(board: &Board, from: Vec<Cell>, wall: char) -> Vec<Cell> {
    let mut is_new = vec![true; board.pieces.len()];
    let index = |(row, col): Cell| row * board.cols + col;
    for &cell in &from {
        is_new[index(cell)] = false;
    }
    let mut reached = from;
    let mut visited = 0;
    while let Some(&cell) = reached.get(visited) {
        visited += 1;
        for next in neighbours(board, cell) {
            if is_new[index(next)] && at(board, next) != wall {
                is_new[index(next)] = false;
                reached.push(next);
            }
        }
    }
    reached
}
