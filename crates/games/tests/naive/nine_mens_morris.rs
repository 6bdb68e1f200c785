//! Nine Men's Morris: placing, moving, flying.

use super::Game;

/// The points of the outer square clockwise from its upper left corner, 0 to 7, then those of the middle and the inner
/// square.
#[rustfmt::skip]
pub(crate) const MILLS: [[usize; 3]; 16] = [
    [0, 1, 2], [2, 3, 4], [4, 5, 6], [6, 7, 0],
    [8, 9, 10], [10, 11, 12], [12, 13, 14], [14, 15, 8],
    [16, 17, 18], [18, 19, 20], [20, 21, 22], [22, 23, 16],
    [1, 9, 17], [3, 11, 19], [5, 13, 21], [7, 15, 23],
];

#[rustfmt::skip]
pub(crate) const ADJACENT: [&[usize]; 24] = [
    &[1, 7], &[0, 2, 9], &[1, 3], &[2, 4, 11], &[3, 5], &[4, 6, 13], &[5, 7], &[6, 0, 15],
    &[9, 15], &[8, 10, 1, 17], &[9, 11], &[10, 12, 3, 19],
    &[11, 13], &[12, 14, 5, 21], &[13, 15], &[14, 8, 7, 23],
    &[17, 23], &[16, 18, 9], &[17, 19], &[18, 20, 11], &[19, 21], &[20, 22, 13], &[21, 23], &[22, 16, 15],
];

/// The points row by row.
const BY_ROWS: [usize; 24] = [
    0, 1, 2, 8, 9, 10, 16, 17, 18, 7, 15, 23, 19, 11, 3, 22, 21, 20, 14, 13, 12, 6, 5, 4,
];

/// The start of a stone, `None` if in hand; its end; and the captured stone.
pub(crate) type Move = (Option<usize>, usize, Option<usize>);

#[derive(Clone)]
pub(crate) struct NineMensMorris {
    points: [Option<u8>; 24],
    in_hand: [usize; 2],
    player: u8,
}

impl NineMensMorris {
    pub(crate) fn start() -> Self {
        Self {
            points: [None; 24],
            in_hand: [9; 2],
            player: 0,
        }
    }

    fn stones(&self, player: u8) -> impl Iterator<Item = usize> {
        (0..24).filter(move |&point| self.points[point] == Some(player))
    }

    fn free(&self) -> impl Iterator<Item = usize> {
        (0..24).filter(|&point| self.points[point].is_none())
    }

    fn is_in_a_mill(&self, point: usize) -> bool {
        let owner = self.points[point];
        let is_mill = |mill: &[usize; 3]| mill.iter().all(|&point| self.points[point] == owner);
        MILLS
            .iter()
            .any(|mill| mill.contains(&point) && is_mill(mill))
    }

    /// The ways of a stone, without captures.
    fn ways(&self) -> Vec<(Option<usize>, usize)> {
        let mut ways = Vec::new();
        if self.in_hand[usize::from(self.player)] > 0 {
            ways.extend(self.free().map(|to| (None, to)));
            return ways;
        }
        let flies = self.stones(self.player).count() == 3;
        for from in self.stones(self.player) {
            let reaches = |to: &usize| flies || ADJACENT[from].contains(to);
            ways.extend(self.free().filter(reaches).map(|to| (Some(from), to)));
        }
        ways
    }

    fn put(&mut self, from: Option<usize>, to: usize) {
        match from {
            Some(from) => self.points[from] = None,
            None => self.in_hand[usize::from(self.player)] -= 1,
        }
        self.points[to] = Some(self.player);
    }
}

impl Game for NineMensMorris {
    type Move = Move;

    fn moves(&self) -> Vec<Move> {
        let mut moves = Vec::new();
        if self.has_too_few() {
            return moves;
        }
        for (from, to) in self.ways() {
            let mut next = self.clone();
            next.put(from, to);
            let theirs: Vec<usize> = next.stones(1 - self.player).collect();
            if !next.is_in_a_mill(to) || theirs.is_empty() {
                moves.push((from, to, None));
                continue;
            }
            let all_are_safe = theirs.iter().all(|&stone| next.is_in_a_mill(stone));
            for stone in theirs {
                if all_are_safe || !next.is_in_a_mill(stone) {
                    moves.push((from, to, Some(stone)));
                }
            }
        }
        moves
    }

    fn play(&mut self, (from, to, taken): Move) {
        self.put(from, to);
        if let Some(taken) = taken {
            self.points[taken] = None;
        }
        self.player = 1 - self.player;
    }

    fn winner(&self) -> Option<u8> {
        (self.has_too_few() || self.ways().is_empty()).then_some(1 - self.player)
    }

    fn cells(&self) -> String {
        let cell =
            |point: usize| self.points[point].map_or('.', |player| ['X', 'O'][usize::from(player)]);
        BY_ROWS.into_iter().map(cell).collect()
    }
}

impl NineMensMorris {
    /// True if the side to move has fewer than three stones, counting those in hand.
    fn has_too_few(&self) -> bool {
        self.stones(self.player).count() + self.in_hand[usize::from(self.player)] < 3
    }
}
