//! Regions, borders and enclosed cells, compared with the naive program.

use std::collections::BTreeSet;

use collinear::{Board, Finite, lines::Region};
use fastrand::Rng;

use super::{
    list::{Visitor, Whole, each_board},
    naive::{distances, sorted},
    queries::all_ways,
};

fn all_headings<T: Whole>(board: &Board<T>) -> Vec<T::Heading> {
    all_ways(board, |at| board.topology().headings(at).collect())
}

/// The cells adjacent to some cells, without those cells.
fn border<T: Finite>(board: &Board<T>, cells: &[T::Cell], ways: &[T::Heading]) -> Vec<T::Cell> {
    let next_to = |&at: &T::Cell| {
        let is_next = |&from: &T::Cell| ways.iter().any(|&way| board.step(from, way) == Some(at));
        !cells.contains(&at) && cells.iter().any(is_next)
    };
    board.cells().filter(next_to).collect()
}

/// Whether a path over cells without stones leads off the board; the first cell can have a stone.
fn leads_out<T: Finite>(
    board: &Board<T>,
    from: T::Cell,
    ways: &[T::Heading],
    stone: impl Fn(T::Cell) -> bool,
) -> bool {
    let reached = distances(board.topology(), &[from], ways, |at| {
        at == from || !stone(at)
    });
    let off = |at| ways.iter().any(|&way| board.step(at, way).is_none());
    reached.into_iter().any(|(at, _)| off(at))
}

pub(super) fn regions_of_a_board<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    _: &mut Rng,
) {
    let ways = all_headings(board);
    let piece = |at| Some(kind(at)).filter(|&kind| kind != '.');
    let regions: Vec<_> = board.regions(&ways, piece).collect();
    let mut unfound: BTreeSet<_> = board.cells().filter(|&at| kind(at) != '.').collect();
    for (own, region) in &regions {
        // The smallest cell without a region begins the next one.
        let first = *unfound.first().expect("a cell for each region");
        let expected = distances(board.topology(), &[first], &ways, |at| kind(at) == *own);
        assert_eq!(region.cells()[0], first, "{board:?}");
        let cells = sorted(region.cells().iter().copied());
        assert_eq!(
            cells,
            sorted(expected.into_iter().map(|(at, _)| at)),
            "{board:?}"
        );
        assert_eq!(*region, board.flood([first], &ways, |at| kind(at) == *own));
        assert!(
            board
                .cells()
                .all(|at| region.contains(at) == cells.contains(&at))
        );
        unfound.retain(|at| !cells.contains(at));

        let expected = border(board, &cells, &ways);
        let found: Vec<_> = region.border(&ways).collect();
        assert_eq!(found.len(), expected.len(), "each once: {board:?}");
        assert_eq!(sorted(found), expected, "{board:?}");
        for without in ['.', 'x', ' '] {
            let counted = |at| Some(kind(at)).filter(|&kind| kind != without);
            let kinds: BTreeSet<_> = expected.iter().filter_map(|&at| counted(at)).collect();
            let only = kinds.first().copied().filter(|_| kinds.len() == 1);
            assert_eq!(region.bordered_by(&ways, counted), only, "{board:?}");
        }
        for &way in &ways {
            let off = cells.iter().any(|&at| board.step(at, way).is_none());
            assert_eq!(region.touches(way), off, "{board:?} {way:?}");
        }
    }
    assert!(unfound.is_empty(), "{board:?}");
}

pub(super) fn regions_of_ones_own_cells<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    random: &mut Rng,
) {
    let ways = all_headings(board);
    let mut cells: Vec<_> = board.cells().filter(|&at| kind(at) == 'x').collect();
    random.shuffle(&mut cells);
    let twice = cells.iter().chain(cells.iter().rev()).copied();
    let region = Region::of(board, twice);
    assert_eq!(
        region.cells(),
        cells,
        "each once, in their order: {board:?}"
    );
    assert_eq!(sorted(region.border(&ways)), border(board, &cells, &ways));
    assert!(
        board
            .cells()
            .all(|at| region.contains(at) == (kind(at) == 'x'))
    );
    assert_eq!(region.into_cells(), cells);
}

pub(super) fn what_is_enclosed<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    random: &mut Rng,
) {
    let (mut ways, is_x) = (all_headings(board), |at| kind(at) == 'x');
    if random.bool() {
        // On a board of listed lines some headings lead nowhere from every cell.
        ways.retain(|&way| {
            board
                .cells()
                .filter(|&at| board.step(at, way).is_some())
                .count()
                > 1
        });
    }
    let inside = |at: &T::Cell| !leads_out(board, *at, &ways, is_x);
    let encircled: Vec<_> = board.cells().filter(inside).collect();
    assert!(
        board.encircled(&ways, is_x).eq(encircled.iter().copied()),
        "{board:?}"
    );

    let enclosed: Vec<_> = board.enclosed(&ways, is_x).collect();
    let cells = enclosed
        .iter()
        .flat_map(|region| region.cells().iter().copied());
    let expected = encircled.into_iter().filter(|&at| !is_x(at));
    assert_eq!(sorted(cells), sorted(expected), "{board:?}");
    let whole =
        |region: &Region<T>| *region == board.flood([region.cells()[0]], &ways, |at| !is_x(at));
    assert!(enclosed.iter().all(whole), "{board:?}");
}

pub(super) fn floods_that_stop_at_a_goal<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    _: &mut Rng,
) {
    let ways = all_headings(board);
    let (passable, goal) = (|at| kind(at) != 'o', |at| kind(at) == 'x');
    for from in board.cells() {
        let reached = distances(board.topology(), &[from], &ways, passable);
        let goals = reached.iter().filter(|&&(at, _)| goal(at));
        let nearest = goals.clone().map(|&(_, steps)| steps).min();
        match board.flood_until([from], goal, &ways, passable) {
            Ok(found) => {
                let steps = goals
                    .filter(|&&(at, _)| at == found)
                    .map(|&(_, steps)| steps);
                assert_eq!(steps.min(), nearest, "{board:?} {from:?}");
            }
            Err(region) => {
                assert_eq!(nearest, None, "{board:?} {from:?}");
                assert_eq!(region, board.flood([from], &ways, passable));
            }
        }
    }
}

#[test]
fn sides_are_where_a_heading_leaves_the_board() {
    struct Sides;
    impl Visitor for Sides {
        fn visit<T: Whole>(&mut self, board: &Board<T>) {
            for way in all_headings(board) {
                let gone =
                    |&at: &T::Cell| board.ray_len(at, way) == 0 && board.step(at, way).is_none();
                assert!(
                    board.side(way).eq(board.cells().filter(gone)),
                    "{board:?} {way:?}"
                );
            }
        }
    }
    each_board(&mut Sides);
}
