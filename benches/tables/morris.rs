//! The mills of Nine Men's Morris.

use super::*;

/// Points clockwise from the upper left corner, the outer square first.
fn morris() -> Tracks {
    let mut lines: Vec<[u16; 3]> = Vec::new();
    for square in [0, 8, 16] {
        for corner in [0, 2, 4, 6] {
            lines.push([0, 1, 2].map(|number| square + (corner + number) % 8));
        }
    }
    lines.extend([1, 3, 5, 7].map(|number| [number, number + 8, number + 16]));
    let lines: Vec<&[u16]> = lines.iter().map(|line| &line[..]).collect();
    Tracks::new(24, &lines, &[]).expect("sixteen lines")
}

pub(super) struct Morris {
    axes: Vec<Vec<TrackHeading>>,
    tables: LineTables<u32, Tracks>,
    mills: KLineTable<u32, Tracks>,
    /// The two mills through each point.
    through: [[u32; 2]; 24],
    positions: Vec<(u32, u16)>,
}

impl Morris {
    pub(super) fn new() -> Self {
        let board = morris();
        let axes: Vec<Vec<_>> = board.cells().map(|at| board.axes(at).collect()).collect();
        let tables = LineTables::with_headings(board.board(), |at| axes[usize::from(at)].clone());
        let tables: LineTables<u32, _> = tables.expect("24 cells");
        let small = |(own, last): (u64, usize)| {
            let (own, last) = (own.try_into(), last.try_into());
            (own.expect("24 points"), last.expect("24 points"))
        };
        Self {
            mills: tables.k_line_table(Length::Exactly(3)),
            through: morris_mills(),
            positions: positions(24, 9).into_iter().map(small).collect(),
            axes,
            tables,
        }
    }

    fn count(&self, closes: impl Fn(CellSet<u32>, u16) -> bool) -> usize {
        let positions = black_box(&self.positions).iter();
        let closed = positions.filter(|&&(own, last)| closes(CellSet::from_word(own), last));
        closed.count()
    }

    pub(super) fn mills(&self) -> usize {
        self.count(|own, last| self.mills.has_k_line_through(last, own))
    }

    pub(super) fn mills_by_hand(&self) -> usize {
        self.count(|own, last| {
            let mut mills = self.through[usize::from(last)].iter();
            mills.any(|&mill| own.word() & mill == mill)
        })
    }

    pub(super) fn mills_by_words(&self) -> usize {
        let board = self.tables.board();
        self.count(|own, last| {
            let axes = &self.axes[usize::from(last)];
            let is_own = |at| self.tables.contains(own, at);
            board.has_k_line_through(last, axes, Length::Exactly(3), is_own)
        })
    }
}

/// The mills of three squares of eight points. The outer square comes first, and each square starts at its corner.
fn morris_mills() -> [[u32; 2]; 24] {
    let mut mills = [[0; 2]; 24];
    for (point, [along, across]) in (0..24).zip(&mut mills) {
        let (square, number) = (point / 8 * 8, point % 8);
        let side = |corner: usize| {
            let cells = (corner..corner + 3).map(|number| 1 << (square + number % 8));
            cells.sum::<u32>()
        };
        if number % 2 == 0 {
            (*along, *across) = (side(number), side(number + 6));
        } else {
            let spoke = [number, number + 8, number + 16].map(|point| 1 << point);
            (*along, *across) = (side(number - 1), spoke.iter().sum());
        }
    }
    mills
}

#[divan::bench]
fn morris_mill_check(bencher: Bencher) {
    let morris = Morris::new();
    assert_eq!(morris.mills(), morris.mills_by_hand());
    bencher.bench_local(|| morris.mills());
}
