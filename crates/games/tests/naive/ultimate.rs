//! Ultimate tic-tac-toe: ten boards of nine bytes.

use super::told::{Ended, Mover, Told};

/// `X`, `O`, `.` for a free cell and `=` for a board that belongs to nobody.
type Nine = [u8; 9];

#[derive(Clone)]
pub(crate) struct Ultimate {
    /// The small boards, and the large one.
    small: [Nine; 9],
    large: Nine,
    next: Option<usize>,
    plies: usize,
}

impl Ultimate {
    pub(crate) fn start() -> Self {
        Self {
            small: [[b'.'; 9]; 9],
            large: [b'.'; 9],
            next: None,
            plies: 0,
        }
    }
}

fn is_won(board: &Nine, by: u8) -> bool {
    let lines = ["012", "345", "678", "036", "147", "258", "048", "246"];
    let has = |cell: u8| board[usize::from(cell - b'0')] == by;
    lines.iter().any(|line| line.bytes().all(has))
}

/// Rows are counted from the bottom.
fn name(board: usize, cell: usize) -> String {
    let (row, col) = (3 * (board / 3) + cell / 3, 3 * (board % 3) + cell % 3);
    format!("{}{}", char::from(b"abcdefghi"[col]), 9 - row)
}

impl Told for Ultimate {
    fn moves(&self) -> Vec<String> {
        let mut moves = Vec::new();
        for board in 0..9 {
            let is_open = self.large[board] == b'.' && self.ended().is_none();
            if !is_open || self.next.is_some_and(|next| next != board) {
                continue;
            }
            let free = (0..9).filter(|&cell| self.small[board][cell] == b'.');
            moves.extend(free.map(|cell| name(board, cell)));
        }
        moves
    }

    fn play(&mut self, word: &str) {
        let own = b"XO"[self.plies % 2];
        let places = (0..81).map(|place| (place / 9, place % 9));
        let (board, cell) = places
            .into_iter()
            .find(|&(board, cell)| name(board, cell) == word)
            .expect(word);
        self.small[board][cell] = own;
        if is_won(&self.small[board], own) {
            self.large[board] = own;
        } else if !self.small[board].contains(&b'.') {
            self.large[board] = b'=';
        }
        self.next = Some(cell).filter(|&next| self.large[next] == b'.');
        self.plies += 1;
    }

    fn cells(&self) -> String {
        let places = (0..81).map(|place| (place / 9, place % 9));
        let cells =
            places.map(|(row, col)| self.small[row / 3 * 3 + col / 3][row % 3 * 3 + col % 3]);
        cells.map(char::from).collect()
    }

    fn mover(&self) -> Mover {
        Mover::after(self.plies)
    }

    fn ended(&self) -> Option<Ended> {
        let won = (0..2).find(|&player| is_won(&self.large, b"XO"[player]));
        let is_over = !self.large.contains(&b'.');
        won.map(Ended::Won).or(is_over.then_some(Ended::Drawn))
    }
}
