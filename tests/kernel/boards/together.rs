//! Cells that slide together on every board, compared with a program that walks each of them alone.

use std::collections::BTreeSet;

use collinear::{Board, Grid, Stop, lines::SlideTogether};
use fastrand::Rng;

use super::{
    list::Whole,
    naive::{State, sorted},
    queries::states,
};
use crate::naive::ask::is_free;

/// The cells reached, the number of steps, why they stop, and the blockers.
type Slid<C> = (Vec<C>, usize, Stop<C>, Vec<C>);

/// The whole slide; every step is walked again from the start.
fn slid<T: Whole>(
    board: &T,
    start: &[State<T>],
    max: usize,
    free: impl Fn(T::Cell) -> bool,
) -> Slid<T::Cell> {
    let own: BTreeSet<T::Cell> = start.iter().map(|state| state.0).collect();
    let after = |steps| {
        let walk = |&from: &State<T>| (0..steps).try_fold(from, |(at, way), _| board.step(at, way));
        start.iter().map(walk).collect::<Vec<_>>()
    };
    let mut steps = 0;
    loop {
        let here: Vec<_> = after(steps)
            .into_iter()
            .flatten()
            .map(|state| state.0)
            .collect();
        let next = after(steps + 1);
        let there: Vec<_> = next.iter().flatten().copied().collect();
        if start.is_empty() {
            return (here, steps, Stop::Edge, vec![]);
        }
        if steps == max {
            return (here, steps, Stop::Limit, vec![]);
        }
        let mut met = BTreeSet::new();
        let blocks = |&at: &T::Cell| !met.insert(at) || !(own.contains(&at) || free(at));
        let blockers: Vec<_> = there.iter().map(|state| state.0).filter(blocks).collect();
        let stop = match blockers.first() {
            _ if there.len() < start.len() => Stop::Edge,
            Some(&at) => Stop::Blocked(at),
            None if there == start => Stop::Ring,
            None => {
                steps += 1;
                continue;
            }
        };
        return (here, steps, stop, blockers);
    }
}

fn as_tuple<T: Whole>(slide: &SlideTogether<T>) -> Slid<T::Cell> {
    (
        slide.to.clone(),
        slide.steps,
        slide.stop,
        slide.blockers.clone(),
    )
}

pub(super) fn cells_that_slide_together<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    random: &mut Rng,
) {
    let ways = |at| board.topology().headings(at).collect::<Vec<_>>();
    let free = |at| kind(at) == '.';
    for (at, way) in states(board, ways) {
        // One cell, a connected piece, and any cells.
        let headings = ways(at);
        let near = board.neighbours(at, &headings).map(|(_, to)| to);
        let piece: Vec<_> = near.chain([at]).filter(|&at| kind(at) != 'o').collect();
        let any = board
            .cells()
            .filter(|_| random.u8(..4) == 0)
            .chain([at, at]);
        for cells in [vec![at], piece, any.collect()] {
            let from: Vec<_> = BTreeSet::from_iter(cells.clone()).into_iter().collect();
            let start: Vec<_> = from.iter().map(|&at| (at, way)).collect();
            for (min, max) in [(0, 0), (1, 1), (0, 2), (2, 2), (0, usize::MAX)] {
                let found = board.slide_together(cells.clone(), way, min..=max, free);
                let mut expected = slid(board.topology(), &start, max, free);
                if expected.1 < min {
                    (expected.0, expected.1) = (from.clone(), 0);
                }
                assert_eq!(
                    as_tuple(&found),
                    expected,
                    "{board:?} {start:?} {min} {max}"
                );
                assert_eq!(found.from, from);
            }
            let whole = board.slide_together(cells.clone(), way, .., free);
            carries_on(board, kind, way, &whole);
        }
        // A single cell slides as in a slide, except on rings, where it does not block itself.
        let alone = board.slide_together([at], way, .., free);
        let slide = board.slide(at, way, .., |to| to == at || free(to));
        assert_eq!((alone.steps, alone.stop), (slide.line.len(), slide.stop));
    }
}

/// The values move with the cells, and nothing else changes.
fn carries_on<T: Whole>(
    board: &Board<T>,
    kind: &dyn Fn(T::Cell) -> char,
    way: T::Heading,
    slide: &SlideTogether<T>,
) {
    let mut grid = Grid::on(board.clone(), kind).expect("a small board");
    let found = grid.slide_together(slide.from.clone(), way, .., is_free);
    assert_eq!(&found, slide);
    grid.carry_together(slide, '#');
    for at in board.cells() {
        let carried = slide.to.iter().position(|&to| to == at);
        let expected = match carried {
            Some(index) => kind(slide.from[index]),
            None if slide.from.contains(&at) => '#',
            None => kind(at),
        };
        assert_eq!(grid[at], expected, "{board:?} {slide:?}");
    }
    assert_eq!(sorted(slide.to.clone()).len(), slide.from.len());
}
