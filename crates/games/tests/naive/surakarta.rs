//! Surakarta: a step to a neighbour, or a capture round at least one corner.

use super::Game;

/// The two loops, each four lines of six cells with a corner after each. Cells are numbered row by row from the upper
/// left.
const LOOPS: [[[usize; 6]; 4]; 2] = [
    [
        [6, 7, 8, 9, 10, 11],
        [4, 10, 16, 22, 28, 34],
        [29, 28, 27, 26, 25, 24],
        [31, 25, 19, 13, 7, 1],
    ],
    [
        [12, 13, 14, 15, 16, 17],
        [3, 9, 15, 21, 27, 33],
        [23, 22, 21, 20, 19, 18],
        [32, 26, 20, 14, 8, 2],
    ],
];

#[derive(Clone)]
pub(crate) struct Surakarta {
    cells: [Option<u8>; 36],
    player: u8,
}

impl Surakarta {
    /// The first player has the two lower rows, the second the two upper ones.
    pub(crate) fn start() -> Self {
        let mut cells = [None; 36];
        cells[..12].fill(Some(1));
        cells[24..].fill(Some(0));
        Self { cells, player: 0 }
    }

    /// The free cells next to a piece.
    fn steps(&self, from: usize) -> impl Iterator<Item = usize> {
        (0..36_usize).filter(move |&to| {
            let is_next = (to / 6).abs_diff(from / 6) <= 1 && (to % 6).abs_diff(from % 6) <= 1;
            is_next && self.cells[to].is_none()
        })
    }

    /// The pieces that a piece can capture on the loops, possibly twice.
    fn captures(&self, from: usize) -> Vec<usize> {
        let mut captures = Vec::new();
        for lines in LOOPS {
            let cells = lines.concat();
            for start in (0..24).filter(|&place| cells[place] == from) {
                // Backwards is the same as forwards by all places but one.
                for pace in [1, 23] {
                    let places: Vec<usize> = (0..24).map(|n| (start + n * pace) % 24).collect();
                    let mut is_round_a_corner = false;
                    for step in places.windows(2) {
                        // A line ends only at a corner.
                        is_round_a_corner |= step[0] / 6 != step[1] / 6;
                        let at = cells[step[1]];
                        if at == from || self.cells[at].is_none() {
                            continue;
                        }
                        if is_round_a_corner && self.cells[at] != Some(self.player) {
                            captures.push(at);
                        }
                        break;
                    }
                }
            }
        }
        captures
    }
}

impl Game for Surakarta {
    /// The start and the end.
    type Move = (usize, usize);

    fn moves(&self) -> Vec<(usize, usize)> {
        let mut moves = Vec::new();
        for from in (0..36).filter(|&at| self.cells[at] == Some(self.player)) {
            let goals = self.steps(from).chain(self.captures(from));
            moves.extend(goals.map(|to| (from, to)));
        }
        moves.sort_unstable();
        moves.dedup();
        moves
    }

    fn play(&mut self, (from, to): (usize, usize)) {
        self.cells[to] = self.cells[from].take();
        self.player = 1 - self.player;
    }

    /// A player who has no piece, or no move, loses.
    fn winner(&self) -> Option<u8> {
        self.moves().is_empty().then_some(1 - self.player)
    }

    fn cells(&self) -> String {
        let cell = |&cell: &Option<u8>| cell.map_or('.', |player| ['X', 'O'][usize::from(player)]);
        self.cells.iter().map(cell).collect()
    }
}
