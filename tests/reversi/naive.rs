//! The naive program: Reversi on lists of characters, one step at a time.

use std::collections::BTreeSet;

use collinear::rules::{Finished, Side};
use collinear::{Coord, Grid};

use super::CellSet;

#[derive(Clone)]
pub(crate) struct Naive {
    rows: Vec<Vec<char>>,
    /// Whether the upper and lower sides are joined, and the left and right ones.
    joined: (bool, bool),
}

/// `X`, `O`, or `=` for a draw.
pub(crate) type Winner = char;

fn other(player: char) -> char {
    if player == 'X' { 'O' } else { 'X' }
}

impl Naive {
    pub(crate) fn of(glyphs: &Grid<char>) -> Self {
        let wrap = glyphs.bounds().wrap();
        Self {
            rows: glyphs
                .view()
                .rows()
                .into_iter()
                .map(|row| row.to_vec())
                .collect(),
            joined: (wrap.joins_north_south(), wrap.joins_east_west()),
        }
    }

    pub(crate) fn picture(&self) -> String {
        let rows = self.rows.iter().map(|row| {
            let cells: Vec<_> = row.iter().map(char::to_string).collect();
            cells.join(" ")
        });
        rows.collect::<Vec<_>>().join("\n")
    }

    fn step(&self, (row, col): (usize, usize), down: i32, right: i32) -> Option<(usize, usize)> {
        let shift = |index: usize, by: i32, side: usize, joined: bool| {
            let side = i32::try_from(side).unwrap();
            let to = i32::try_from(index).unwrap() + by;
            let to = if joined { (to + side) % side } else { to };
            (0 <= to && to < side).then(|| usize::try_from(to).unwrap())
        };
        let row = shift(row, down, self.rows.len(), self.joined.0)?;
        let col = shift(col, right, self.rows[0].len(), self.joined.1)?;
        Some((row, col))
    }

    /// The lines that a player would turn over, as lists of cells.
    pub(crate) fn lines(&self, at: Coord, player: char) -> BTreeSet<CellSet> {
        let (from, mut lines) = ((at.row, at.col), BTreeSet::new());
        if self.rows[at.row][at.col] != '.' {
            return lines;
        }
        for down in [-1, 0, 1] {
            for right in [-1, 0, 1] {
                let (mut line, mut at) = (CellSet::new(), from);
                while let Some(next) = self.step(at, down, right) {
                    let disc = self.rows[next.0][next.1];
                    if next == from || (disc != player && disc != other(player)) {
                        break;
                    }
                    if disc == player {
                        lines.insert(line);
                        break;
                    }
                    line.insert(Coord::from(next));
                    at = next;
                }
            }
        }
        lines.remove(&CellSet::new());
        lines
    }

    pub(crate) fn placements(&self, player: char) -> Vec<Coord> {
        let (rows, cols) = (0..self.rows.len(), 0..self.rows[0].len());
        let all = rows.flat_map(|row| cols.clone().map(move |col| Coord::new(row, col)));
        all.filter(|&at| !self.lines(at, player).is_empty())
            .collect()
    }

    pub(crate) fn place(&mut self, at: Coord, player: char) {
        for turned in self.lines(at, player).into_iter().flatten() {
            self.rows[turned.row][turned.col] = player;
        }
        self.rows[at.row][at.col] = player;
    }

    pub(crate) fn count(&self, player: char) -> usize {
        let cells = self.rows.iter().flatten();
        cells.filter(|&&cell| cell == player).count()
    }

    pub(crate) fn winner(&self) -> Option<Winner> {
        let over = ['X', 'O'].map(|player| self.placements(player).is_empty()) == [true, true];
        let (first, second) = (self.count('X'), self.count('O'));
        let winner = match first {
            _ if first > second => 'X',
            _ if first < second => 'O',
            _ => '=',
        };
        over.then_some(winner)
    }

    /// The number of sequences of this length, and the number of passes on the way to them.
    pub(crate) fn perft(&self, side: Side, depth: usize, finished: Finished) -> (u128, u128) {
        if depth == 0 {
            return (1, 0);
        }
        if self.winner().is_some() {
            return (u128::from(finished == Finished::Counted), 0);
        }
        let (player, deeper) = (char::from(side), depth - 1);
        let placements = self.placements(player);
        if placements.is_empty() {
            let (count, passes) = self.perft(side.other(), deeper, finished);
            return (count, passes + 1);
        }
        let counts = placements.into_iter().map(|at| {
            let mut next = self.clone();
            next.place(at, player);
            next.perft(side.other(), deeper, finished)
        });
        counts.fold((0, 0), |sum, next| (sum.0 + next.0, sum.1 + next.1))
    }
}
