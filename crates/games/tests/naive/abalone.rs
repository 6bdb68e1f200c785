//! Abalone: rows of one, two or three marbles move by one cell, and push.

use std::collections::BTreeMap;

use super::Game;

/// A cell: the column and the row of a hexagon of side 5 on a rectangle of 9x9.
type Cell = (i32, i32);

#[derive(Clone)]
pub(crate) struct Abalone {
    /// 0 and 1 are the players' marbles, 2 is an empty cell.
    cells: BTreeMap<Cell, u8>,
    player: u8,
    quiet: usize,
}

/// Round the compass, so that opposite directions differ by three.
const WAYS: [(i32, i32); 6] = [(1, 0), (1, 1), (0, 1), (-1, 0), (-1, -1), (0, -1)];

fn on((q, r): Cell, (right, down): (i32, i32), steps: i32) -> Cell {
    (q + steps * right, r + steps * down)
}

impl Abalone {
    pub(crate) fn start() -> Self {
        let all = (0..81).map(|n| (n % 9, n / 9));
        let cells = all.filter(|(q, r): &Cell| (q - r).abs() <= 4);
        let stands = |(q, r): Cell| match r {
            0 | 1 => 1,
            2 if (2..=4).contains(&q) => 1,
            7 | 8 => 0,
            6 if (4..=6).contains(&q) => 0,
            _ => 2,
        };
        Self {
            cells: cells.map(|at| (at, stands(at))).collect(),
            player: 0,
            quiet: 0,
        }
    }

    fn at(&self, cell: Cell) -> Option<u8> {
        self.cells.get(&cell).copied()
    }

    /// The number of the player's marbles that move ahead; `None` if they cannot.
    fn ahead(&self, from: Cell, way: (i32, i32)) -> Option<i32> {
        // The number of these cells from the n-th cell on.
        let count = |first, owner| {
            let mut ends = (0..).filter(|&n| self.at(on(from, way, first + n)) != Some(owner));
            ends.next().expect("a line has an end")
        };
        let own = count(0, self.player);
        let theirs = count(own, 1 - self.player);
        let may_go = match self.at(on(from, way, own + theirs)) {
            Some(2) => true,
            Some(_) => false,
            None => theirs > 0,
        };
        (may_go && own <= 3 && theirs < own).then_some(own)
    }

    fn marbles(&self, player: u8) -> usize {
        self.cells.values().filter(|&&it| it == player).count()
    }
}

impl Game for Abalone {
    /// An end of the row, the other end for a move sideways, and the new cell of the marble in front or of the first
    /// end.
    type Move = (Cell, Option<Cell>, Cell);

    fn moves(&self) -> Vec<Self::Move> {
        let own = self
            .cells
            .keys()
            .copied()
            .filter(|&at| self.at(at) == Some(self.player));
        let mut moves = Vec::new();
        for from in own {
            for (index, way) in WAYS.into_iter().enumerate() {
                if let Some(own) = self.ahead(from, way) {
                    moves.push((from, None, on(from, way, own)));
                }
                // One of each pair of opposite directions: to the lower right, right, and up.
                if ![0, 1, 5].contains(&index) {
                    continue;
                }
                for len in 2..=3 {
                    let row: Vec<_> = (0..len).map(|n| on(from, way, n)).collect();
                    if row.iter().any(|&at| self.at(at) != Some(self.player)) {
                        break;
                    }
                    for step in WAYS {
                        if row.iter().all(|&at| self.at(on(at, step, 1)) == Some(2)) {
                            let end = on(from, way, len - 1);
                            moves.push((from, Some(end), on(from, step, 1)));
                        }
                    }
                }
            }
        }
        moves
    }

    fn play(&mut self, (from, aside, to): Self::Move) {
        let marbles = self.marbles(1 - self.player);
        let unit = |(q, r): Cell| ((q - from.0).signum(), (r - from.1).signum());
        let step = unit(to);
        let row: Vec<_> = if let Some(end) = aside {
            let way = unit(end);
            let len = (end.0 - from.0).abs().max((end.1 - from.1).abs());
            (0..=len).map(|n| on(from, way, n)).collect()
        } else {
            let line = (0..9).map(|n| on(from, step, n));
            line.take_while(|&at| matches!(self.at(at), Some(0 | 1)))
                .collect()
        };
        let before = self.clone();
        for &at in &row {
            self.cells.insert(at, 2);
        }
        for at in row {
            if let Some(cell) = self.cells.get_mut(&on(at, step, 1)) {
                *cell = before.cells[&at];
            }
        }
        let is_out = self.marbles(1 - self.player) < marbles;
        self.quiet = if is_out { 0 } else { self.quiet + 1 };
        self.player = 1 - self.player;
    }

    /// Six marbles are out, always the opponent's; the limit is not checked.
    fn winner(&self) -> Option<u8> {
        (self.marbles(self.player) <= 8).then_some(1 - self.player)
    }

    fn cells(&self) -> String {
        let rows = (0..81).filter_map(|n| self.at((n % 9, n / 9)));
        rows.map(|cell| ['X', 'O', '.'][usize::from(cell)])
            .collect()
    }
}
