//! The slides of a queen on a torus.

use super::{Bencher, Bounds, CellSet, Direction, LineTables, Wrap, black_box, positions};

/// A queen on a torus, among pieces that block her.
pub(super) struct Queen {
    board: Bounds,
    tables: LineTables<u64, collinear::Rect>,
    positions: Vec<(u64, usize)>,
}

impl Queen {
    pub(super) fn new() -> Self {
        let board = Bounds::new(8, 8).expect("a small board");
        let board = board.with_wrap(Wrap::Both);
        Self {
            board,
            tables: LineTables::new(board).expect("64 cells"),
            positions: positions(64, 20),
        }
    }

    fn count(&self, moves: impl Fn(CellSet<u64>, usize) -> CellSet<u64>) -> usize {
        let positions = black_box(&self.positions).iter();
        let moves = positions.map(|&(pieces, from)| {
            let clear = self.tables.full() - CellSet::from_word(pieces);
            moves(clear, from).len()
        });
        moves.sum()
    }

    pub(super) fn moves(&self) -> usize {
        self.count(|clear, from| {
            let from = self.tables.cell_of_index(from).expect("a cell");
            self.tables.slides(from, clear)
        })
    }

    pub(super) fn moves_by_hand(&self) -> usize {
        self.count(|clear, from| {
            let (clear, mut reached) = (clear.word(), 0_u64);
            for (down, across) in [
                (0, 1),
                (0, 7),
                (1, 0),
                (7, 0),
                (1, 1),
                (1, 7),
                (7, 1),
                (7, 7),
            ] {
                let (mut row, mut col) = (from / 8, from % 8);
                for _ in 0..7 {
                    (row, col) = ((row + down) % 8, (col + across) % 8);
                    let cell = 1 << (8 * row + col);
                    if clear & cell == 0 {
                        break;
                    }
                    reached |= cell;
                }
            }
            CellSet::from_word(reached)
        })
    }

    pub(super) fn moves_by_words(&self) -> usize {
        self.count(|clear, from| {
            let from = self.board.coord_at(from).expect("a cell");
            let is_clear = self.tables.is_in(clear);
            let slides =
                Direction::ALL.map(|heading| self.board.slide(from, heading, .., is_clear).line);
            self.tables.set(slides.into_iter().flatten())
        })
    }
}

#[divan::bench]
fn queens_moves_on_a_torus(bencher: Bencher) {
    let queen = Queen::new();
    assert_eq!(queen.moves(), queen.moves_by_hand());
    bencher.bench_local(|| queen.moves());
}
