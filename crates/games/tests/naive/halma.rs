//! Halma and Chinese checkers: each man's hops, tried one by one.

use std::collections::{BTreeMap, BTreeSet};

use super::Game;

/// Columns and rows.
type Cell = (i32, i32);

#[derive(Clone)]
pub(crate) struct Halma {
    /// 0 and 1 are the players' men, 2 is an empty cell.
    cells: BTreeMap<Cell, u8>,
    start: BTreeMap<Cell, u8>,
    steps: &'static [(i32, i32)],
    player: u8,
}

const SQUARE: [(i32, i32); 8] = [
    (-1, -1),
    (0, -1),
    (1, -1),
    (-1, 0),
    (1, 0),
    (-1, 1),
    (0, 1),
    (1, 1),
];
const HEXAGON: [(i32, i32); 6] = [(0, -1), (1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1)];

impl Halma {
    /// 16 by 16 cells, yards of 5, 5, 4, 3 and 2 men.
    pub(crate) fn square() -> Self {
        let yard = [(0, 5), (1, 5), (2, 4), (3, 3), (4, 2)];
        let is_in_yard = |across, down| {
            let mut rows = yard.iter();
            rows.any(|&(row, men)| row == down && across < men)
        };
        let stands = |(across, down)| {
            if is_in_yard(across, down) {
                1
            } else if is_in_yard(15 - across, 15 - down) {
                0
            } else {
                2
            }
        };
        Self::of((0..256).map(|n| (n % 16, n / 16)), stands, &SQUARE)
    }

    /// The rows of the star have 1, 2, 3, 4, 13, 12, 11, 10, 9, 10, 11, 12, 13, 4, 3, 2 and 1 cells, and begin in these
    /// columns.
    pub(crate) fn star() -> Self {
        let rows = [
            (4, 1),
            (4, 2),
            (4, 3),
            (4, 4),
            (0, 13),
            (1, 12),
            (2, 11),
            (3, 10),
            (4, 9),
            (4, 10),
            (4, 11),
            (4, 12),
            (4, 13),
            (9, 4),
            (10, 3),
            (11, 2),
            (12, 1),
        ];
        let rows = (0..).zip(rows);
        let cells = rows.flat_map(|(down, (first, len))| {
            (first..first + len).map(move |across| (across, down))
        });
        let stands = |(_, down)| match down {
            0..4 => 1,
            13.. => 0,
            _ => 2,
        };
        Self::of(cells, stands, &HEXAGON)
    }

    fn of(
        cells: impl Iterator<Item = Cell>,
        stands: impl Fn(Cell) -> u8,
        steps: &'static [(i32, i32)],
    ) -> Self {
        let cells: BTreeMap<_, _> = cells.map(|at| (at, stands(at))).collect();
        Self {
            start: cells.clone(),
            cells,
            steps,
            player: 0,
        }
    }

    /// The cells that hops lead to; the man itself is not on the board.
    fn hop(&self, at: Cell, found: &mut BTreeSet<Cell>) {
        for &(across, down) in self.steps {
            let over = (at.0 + across, at.1 + down);
            let to = (at.0 + 2 * across, at.1 + 2 * down);
            let is_man = matches!(self.cells.get(&over), Some(0 | 1));
            if is_man && self.cells.get(&to) == Some(&2) && found.insert(to) {
                self.hop(to, found);
            }
        }
    }

    fn is_home(&self, at: Cell, player: u8) -> bool {
        self.start[&at] == 1 - player
    }
}

impl Game for Halma {
    type Move = (Cell, Cell);

    fn moves(&self) -> Vec<(Cell, Cell)> {
        let mut moves = Vec::new();
        for (&from, _) in self.cells.iter().filter(|&(_, &man)| man == self.player) {
            let mut without = self.clone();
            without.cells.insert(from, 2);
            let mut found = BTreeSet::new();
            without.hop(from, &mut found);
            let near = self
                .steps
                .iter()
                .map(|&(across, down)| (from.0 + across, from.1 + down));
            found.extend(near.filter(|to| self.cells.get(to) == Some(&2)));
            found.remove(&from);
            let is_home = |at| self.is_home(at, self.player);
            found.retain(|&to| is_home(to) || !is_home(from));
            moves.extend(found.into_iter().map(|to| (from, to)));
        }
        moves
    }

    fn play(&mut self, (from, to): (Cell, Cell)) {
        self.cells.insert(from, 2);
        self.cells.insert(to, self.player);
        self.player = 1 - self.player;
    }

    /// The player who moved last has all men home.
    fn winner(&self) -> Option<u8> {
        let mover = 1 - self.player;
        let mut men = self.cells.iter().filter(|&(_, &man)| man == mover);
        men.all(|(&at, _)| self.is_home(at, mover)).then_some(mover)
    }

    fn cells(&self) -> String {
        let rows = (0..17 * 17).filter_map(|n| self.cells.get(&(n % 17, n / 17)));
        rows.map(|&cell| ['X', 'O', '.'][usize::from(cell)])
            .collect()
    }
}
