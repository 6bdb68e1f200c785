//! Go: every board is stored, and every group is walked for each stone.

use super::{
    board::{At, Board, ORTHOGONAL},
    told::{Ended, Mover, Told},
};

#[derive(Clone)]
pub(crate) struct Go {
    /// All boards so far, the current one last.
    boards: Vec<Board>,
    half_komi: u64,
    plies: usize,
    passes: usize,
}

impl Go {
    pub(crate) fn start(rows: usize, cols: usize, half_komi: u64) -> Self {
        Self {
            boards: vec![Board::filled(rows, cols, b'.')],
            half_komi,
            plies: 0,
            passes: 0,
        }
    }

    fn board(&self) -> &Board {
        self.boards.last().expect("the start")
    }

    /// The board with a stone, if it is legal.
    fn with(&self, at: At) -> Option<Board> {
        let (own, enemy) = (b"XO"[self.plies % 2], b"OX"[self.plies % 2]);
        let mut board = self.board().clone();
        if board.at(at) != b'.' {
            return None;
        }
        board.put(at, own);
        let with_it = board.clone();
        for stone in with_it.with(enemy) {
            if !has_liberties(&with_it, stone) {
                board.put(stone, b'.');
            }
        }
        let may_be = has_liberties(&board, at) && !self.boards.contains(&board);
        may_be.then_some(board)
    }

    /// A player's points: stones, and free points that reach only these stones.
    fn area(&self, own: u8, enemy: u8) -> u64 {
        let board = self.board();
        let is_own = |&at: &At| {
            let reached = board.reached(at, &ORTHOGONAL, &|byte| byte == b'.');
            let borders = |stone: u8| {
                let mut cells = reached.iter();
                cells.any(|&at| beside(at).iter().any(|&at| board.at(at) == stone))
            };
            board.at(at) == own || board.at(at) == b'.' && borders(own) && !borders(enemy)
        };
        board.all().iter().filter(|at| is_own(at)).count() as u64
    }
}

fn beside((row, col): At) -> [At; 4] {
    ORTHOGONAL.map(|(down, right)| (row + down, col + right))
}

fn has_liberties(board: &Board, stone: At) -> bool {
    let colour = board.at(stone);
    let group = board.reached(stone, &ORTHOGONAL, &|byte| byte == colour);
    let mut around = group.into_iter().flat_map(beside);
    around.any(|at| board.at(at) == b'.')
}

impl Told for Go {
    fn moves(&self) -> Vec<String> {
        if self.ended().is_some() {
            return Vec::new();
        }
        let mut points = self.board().all();
        points.retain(|&at| self.with(at).is_some());
        let mut moves = self.board().names(&points);
        moves.push("pass".to_owned());
        moves
    }

    fn play(&mut self, word: &str) {
        self.passes += 1;
        if word != "pass" {
            let after = self.with(self.board().cell(word));
            self.boards.push(after.expect("a move"));
            self.passes = 0;
        }
        self.plies += 1;
    }

    fn cells(&self) -> String {
        self.board().text()
    }

    fn mover(&self) -> Mover {
        Mover::after(self.plies)
    }

    fn ended(&self) -> Option<Ended> {
        let [first, second] = [self.area(b'X', b'O'), self.area(b'O', b'X')];
        let is_over = self.passes == 2;
        is_over.then(|| Ended::by_score(2 * first, 2 * second + self.half_komi))
    }
}
