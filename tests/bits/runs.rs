//! Runs of k and their completions, compared with the same query of `lines/`.

use collinear::{Bounds, Coord, Direction, Length};
use proptest::prelude::*;

use crate::{
    Cells, a_pick, cells_of, for_every_board, holding,
    naive::{cases, direction},
};

/// Short, as long as a side, longer than any line, and far too long.
fn ks(bounds: Bounds) -> Vec<usize> {
    let (rows, cols) = (bounds.rows(), bounds.cols());
    let sides = [rows, rows + 1, cols, cols + 1];
    let all = (0..=5).chain(sides).chain([usize::MAX - 1, usize::MAX]);
    let mut ks: Vec<_> = all.collect();
    ks.sort_unstable();
    ks.dedup();
    ks
}

fn lengths(bounds: Bounds) -> impl Iterator<Item = Length> {
    let ks = ks(bounds).into_iter();
    ks.flat_map(|k| [Length::AtLeast(k), Length::Exactly(k)])
}

/// Axes: none, one, the usual ones, one repeated and in both directions, odd ones.
fn groups() -> [Vec<Direction>; 7] {
    [
        vec![],
        vec![Direction::E],
        vec![Direction::SW, Direction::SW],
        Direction::AXES.to_vec(),
        Direction::HEX_AXES.to_vec(),
        vec![Direction::N, Direction::S, Direction::N],
        vec![
            Direction::KNIGHT[0],
            Direction::KNIGHT[5],
            direction(0, 2),
            direction(-3, 0),
        ],
    ]
}

fn is(set: &Cells) -> impl Fn(Coord) -> bool + Copy + '_ {
    |at| set[at]
}

proptest! {
    #![proptest_config(cases(10))]

    #[test]
    fn there_is_a_line_if_there_is_one_along_an_axis(a in a_pick()) {
        for_every_board(|board, name| {
            let (bounds, a) = (board.bounds(), a.on(board.bounds()));
            for axes in groups() {
                for length in lengths(bounds) {
                    let expected = bounds.k_lines(&axes, length, is(&a)).next().is_some();
                    let found = board.has_k_line(&a, &axes, length);
                    assert_eq!(found, expected, "{length} {axes:?} {name} {a:?}");
                }
            }
        });
    }

    #[test]
    fn a_cell_completes_a_line_if_one_runs_through_it_then(a in a_pick(), free in a_pick()) {
        for_every_board(|board, name| {
            let bounds = board.bounds();
            let (a, free) = (a.on(bounds), free.on(bounds));
            for axes in groups() {
                for length in lengths(bounds) {
                    let completes = |&at: &Coord| {
                        let then = |other| other == at || a[other];
                        bounds.has_k_line_through(at, &axes, length, then)
                    };
                    let expected = holding(bounds, cells_of(&free).filter(completes));
                    let words = bounds.completions(&axes, length, is(&a), is(&free));
                    assert_eq!(holding(bounds, words), expected, "{length} {axes:?} {name}");
                    let found = board.completions(&a, &axes, length, &free);
                    assert_eq!(found, expected, "{length} {axes:?} {name} {a:?} {free:?}");
                }
            }
        });
    }
}
