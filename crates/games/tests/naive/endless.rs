//! Endless boards: six in a row on hexagons with two stones a turn, and five in a row on squares.

use std::collections::BTreeMap;

use super::Game;

/// The cell of a stone: `(q, r)` on hexagons, whose neighbours differ by (1, 0), (0, 1) or (1, -1), or the opposite;
/// `(row, col)` on squares.
pub(crate) type Cell = (i32, i32);

#[derive(Clone, Copy, PartialEq)]
enum Cells {
    Hexagons,
    Squares,
}

#[derive(Clone)]
pub(crate) struct Endless {
    cells: Cells,
    /// The most steps from a stone to the next.
    within: i32,
    /// The number of stones in a row that wins, at least.
    k: usize,
    stones: BTreeMap<Cell, u8>,
    winner: Option<u8>,
}

impl Endless {
    /// Six in a row on hexagons: one stone in the first turn, then two a turn. A ply is one stone.
    pub(crate) fn six_on_hexagons(within: i32) -> Self {
        Self::start(Cells::Hexagons, within, 6)
    }

    /// Five in a row on squares.
    pub(crate) fn five_on_squares(within: i32) -> Self {
        Self::start(Cells::Squares, within, 5)
    }

    fn start(cells: Cells, within: i32, k: usize) -> Self {
        let stones = BTreeMap::new();
        Self {
            cells,
            within,
            k,
            stones,
            winner: None,
        }
    }

    /// The owner of the next stone.
    fn player(&self) -> u8 {
        let turn = match self.cells {
            Cells::Hexagons => self.stones.len().div_ceil(2),
            Cells::Squares => self.stones.len(),
        };
        u8::from(turn % 2 == 1)
    }

    fn distance(&self, rows: i32, cols: i32) -> i32 {
        match self.cells {
            Cells::Hexagons => (rows.abs() + cols.abs() + (rows + cols).abs()) / 2,
            Cells::Squares => rows.abs().max(cols.abs()),
        }
    }

    /// The number of consecutive stones of a player beyond this cell.
    fn run(&self, cell: Cell, (down, right): Cell, player: u8) -> usize {
        let beyond = |(row, col): Cell| (row + down, col + right);
        let (mut at, mut run) = (beyond(cell), 0);
        while self.stones.get(&at) == Some(&player) {
            (at, run) = (beyond(at), run + 1);
        }
        run
    }
}

impl Game for Endless {
    type Move = Cell;

    fn moves(&self) -> Vec<Cell> {
        if self.winner.is_some() {
            return Vec::new();
        }
        if self.stones.is_empty() {
            return vec![(0, 0)];
        }
        let mut moves = Vec::new();
        for (row, col) in self.stones.keys() {
            for down in -self.within..=self.within {
                for right in -self.within..=self.within {
                    if self.distance(down, right) <= self.within {
                        moves.push((row + down, col + right));
                    }
                }
            }
        }
        moves.sort_unstable();
        moves.dedup();
        moves.retain(|cell| !self.stones.contains_key(cell));
        moves
    }

    fn play(&mut self, cell: Cell) {
        let player = self.player();
        self.stones.insert(cell, player);
        let axes: &[Cell] = match self.cells {
            Cells::Hexagons => &[(1, 0), (0, 1), (1, -1)],
            Cells::Squares => &[(1, 0), (0, 1), (1, -1), (1, 1)],
        };
        let wins = |&(down, right): &Cell| {
            let both =
                self.run(cell, (down, right), player) + self.run(cell, (-down, -right), player);
            both + 1 >= self.k
        };
        if axes.iter().any(wins) {
            self.winner = Some(player);
        }
    }

    fn winner(&self) -> Option<u8> {
        self.winner
    }

    /// The surroundings of the stones, as far as moves can go; rows of hexagons are counted from the bottom.
    fn cells(&self) -> String {
        let place = |(&(first, second), &player): (&Cell, &u8)| match self.cells {
            Cells::Hexagons => ((-second, first), player),
            Cells::Squares => ((first, second), player),
        };
        let stones: BTreeMap<Cell, u8> = self.stones.iter().map(place).collect();
        let around = |along: fn(&Cell) -> i32| {
            let least = stones.keys().map(along).min().unwrap_or(0);
            let most = stones.keys().map(along).max().unwrap_or(0);
            least - self.within..=most + self.within
        };
        let rows = around(|it| it.0).flat_map(|row| around(|it| it.1).map(move |col| (row, col)));
        let stone = |at: Cell| {
            stones
                .get(&at)
                .map_or('.', |&player| ['X', 'O'][usize::from(player)])
        };
        rows.map(stone).collect()
    }
}
