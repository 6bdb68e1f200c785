//! Bagh-Chal: goats are placed, then step; tigers step or hop over a goat.

use super::Game;

/// The rows and columns of two neighbours that lines lead to: along rows and columns from every point, diagonally from
/// every second one.
fn is_line((row, col): (usize, usize), (to_row, to_col): (usize, usize)) -> bool {
    let (down, right) = (row.abs_diff(to_row), col.abs_diff(to_col));
    match (down, right) {
        (0, 1) | (1, 0) => true,
        (1, 1) => (row + col) % 2 == 0,
        _ => false,
    }
}

#[derive(Clone)]
pub(crate) struct BaghChal {
    /// `G`, `T` or a space.
    points: [[char; 5]; 5],
    in_hand: usize,
    is_tigers_turn: bool,
}

impl BaghChal {
    pub(crate) fn start() -> Self {
        let mut points = [[' '; 5]; 5];
        for (row, col) in [(0, 0), (0, 4), (4, 0), (4, 4)] {
            points[row][col] = 'T';
        }
        Self {
            points,
            in_hand: 20,
            is_tigers_turn: false,
        }
    }

    fn cells() -> impl Iterator<Item = (usize, usize)> {
        (0..25).map(|point| (point / 5, point % 5))
    }

    fn at(&self, (row, col): (usize, usize)) -> char {
        self.points[row][col]
    }

    fn taken(&self) -> usize {
        20 - self.in_hand - Self::cells().filter(|&it| self.at(it) == 'G').count()
    }

    /// The point between two.
    fn middle(from: (usize, usize), to: (usize, usize)) -> (usize, usize) {
        (from.0.midpoint(to.0), from.1.midpoint(to.1))
    }

    fn can_hop(&self, from: (usize, usize), to: (usize, usize)) -> bool {
        let over = Self::middle(from, to);
        let is_straight = [from.0 + to.0, from.1 + to.1]
            .iter()
            .all(|sum| sum % 2 == 0);
        is_straight
            && is_line(from, over)
            && is_line(over, to)
            && from != to
            && self.at(over) == 'G'
    }
}

impl Game for BaghChal {
    /// The start, unless the goat is in hand, and the end.
    type Move = (Option<usize>, usize);

    fn moves(&self) -> Vec<Self::Move> {
        let mut moves = Vec::new();
        if self.taken() >= 5 {
            return moves;
        }
        let number = |(row, col): (usize, usize)| 5 * row + col;
        let free = || Self::cells().filter(|&it| self.at(it) == ' ');
        if !self.is_tigers_turn && self.in_hand > 0 {
            return free().map(|to| (None, number(to))).collect();
        }
        let mine = if self.is_tigers_turn { 'T' } else { 'G' };
        for from in Self::cells().filter(|&it| self.at(it) == mine) {
            for to in free() {
                if is_line(from, to) || self.is_tigers_turn && self.can_hop(from, to) {
                    moves.push((Some(number(from)), number(to)));
                }
            }
        }
        moves
    }

    fn play(&mut self, (from, to): Self::Move) {
        let cell = |number: usize| (number / 5, number % 5);
        let piece = if self.is_tigers_turn { 'T' } else { 'G' };
        match from {
            None => self.in_hand -= 1,
            Some(from) => {
                let (row, col) = cell(from);
                if !is_line((row, col), cell(to)) {
                    let (row, col) = Self::middle((row, col), cell(to));
                    self.points[row][col] = ' ';
                }
                self.points[row][col] = ' ';
            }
        }
        let (row, col) = cell(to);
        self.points[row][col] = piece;
        self.is_tigers_turn = !self.is_tigers_turn;
    }

    /// Five goats are captured, or the other side has no move.
    fn winner(&self) -> Option<u8> {
        let last = u8::from(!self.is_tigers_turn);
        self.moves().is_empty().then_some(last)
    }

    fn cells(&self) -> String {
        let glyph = |point: char| match point {
            'G' => 'X',
            'T' => 'O',
            _ => '.',
        };
        let points = self.points.iter().flatten();
        points.map(|&point| glyph(point)).collect()
    }
}
