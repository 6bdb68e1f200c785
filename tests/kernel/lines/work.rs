//! The promised work of queries.

use collinear::{Board, Segment, Token, Topology};

use itertools::iproduct;
use proptest::collection::vec;

use super::*;

/// A road without end and without shortcuts that counts its steps.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Road {
    has_rings: bool,
}

thread_local! {
    static STEPS: Cell<usize> = const { Cell::new(0) };
}

impl Topology for Road {
    type Cell = u64;
    type Heading = bool;

    fn contains(&self, _: u64) -> bool {
        true
    }

    fn step(&self, from: u64, on: bool) -> Option<(u64, bool)> {
        STEPS.set(STEPS.get() + 1);
        let to = if on {
            from.checked_add(1)
        } else {
            from.checked_sub(1)
        };
        to.map(|to| (to, on))
    }

    fn reversed(&self, _: u64, on: bool) -> bool {
        !on
    }

    fn has_rings(&self) -> bool {
        self.has_rings
    }
}

/// Returns the number of steps.
fn steps_of<A>(ask: impl FnOnce() -> A) -> (A, usize) {
    STEPS.set(0);
    let answer = ask();
    (answer, STEPS.get())
}

#[test]
fn what_is_asked_of_a_few_cells_takes_as_many_steps_without_any_shortcut() {
    let road = Board::of(Road { has_rings: true });
    let (to, steps) = steps_of(|| road.step_by(7, true, 1));
    assert_eq!(to, Some(8));
    assert!(steps <= 4, "{steps}");
    let (line, steps) = steps_of(|| road.line(7, true, 5).map(|line| line.len()));
    assert_eq!(line, Some(5));
    assert!(steps <= 8, "{steps}");
    let three = [Segment::exactly(3, Token::one_of(['x']))];
    let (found, steps) = steps_of(|| road.match_pattern(7, true, &three, |_| 'x').is_ok());
    assert!(found && steps <= 16, "{steps}");
    // No query walks farther than the reach.
    assert_eq!(road.step_by(7, false, 8), None);
    assert_eq!(road.ray_len(7, true), usize::MAX);
    assert!(road.line(7, true, 1 << 40).is_some());
    assert_eq!(road.whole_line(7, true), None);
}

#[test]
fn where_a_line_may_cross_itself_each_cell_costs_a_look_at_those_before_it_and_no_more() {
    let road = Board::of(Road { has_rings: true });
    let (cells, all) = (200, |_: u64| true);
    let pushed = |at| at < 7 + cells;
    let (push, push_steps) = steps_of(|| road.push(7, true, usize::MAX, pushed, |_| true));
    assert_eq!(push.map(|push| push.to), Ok(Some(7 + cells)));
    let far = || road.far_hops(7, true, |at| at != 8 && pushed(at), all, all);
    let (far, far_steps) = steps_of(|| far().count());
    let (on, on_steps) = steps_of(|| road.hops_on(7, true, pushed, pushed).count());
    assert_eq!((far, on), (199, 99));
    for steps in [push_steps, far_steps, on_steps] {
        assert!(steps <= 200 * 200, "{steps}");
    }
}

#[test]
fn a_board_without_rings_is_not_walked_to_find_one() {
    let road = Board::of(Road { has_rings: false });
    let (is_ring, steps) = steps_of(|| road.topology().is_ring(7, true));
    assert_eq!((is_ring, steps), (false, 0));
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn a_walk_asks_for_each_cell_that_it_needs_and_for_no_other(grid in a_grid()) {
        let (board, x) = (grid.bounds(), is(&grid, 'x'));
        for_every_ray(&grid, |at, direction| {
            let asked = Cell::new(0);
            let counted = |at| {
                asked.set(asked.get() + 1);
                x(at)
            };
            let blocks = |end| usize::from(matches!(end, Stop::Blocked(_)));

            let run = board.run(at, direction, counted);
            assert_eq!(asked.take(), run.line.len() + blocks(run.stop));
            let slide = board.slide(at, direction, .., counted);
            assert_eq!(asked.take(), slide.line.len() + blocks(slide.stop));
            let through = board.run_through(at, direction, counted);
            let ends = blocks(through.behind) + blocks(through.ahead);
            // Blocked immediately, or at both ends.
            let ends = if through.line.is_empty() {
                ends / 2
            } else {
                ends
            };
            assert_eq!(asked.take(), through.line.len() + ends);
        });
    }

    #[test]
    fn a_path_along_a_direction_asks_no_step_beyond_its_limit(
        first in 0_usize..100, steps in 1_usize..100, limit in 0_usize..100,
    ) {
        let row = board(1, isize::MAX.unsigned_abs(), Wrap::EastWest);
        let [from, to] = [first, first + steps].map(|col| Coord::new(0, col));
        let answer = row.path_along(from, Direction::E, to, limit, |_| true);
        let cut_off = PathError::NotWithin { to, limit };
        let expected = if steps <= limit { Ok(steps) } else { Err(cut_off) };
        prop_assert_eq!(answer.map(|way| way.len()), expected);
        let back = row.path_along(from, Direction::W, to, limit, |_| true);
        prop_assert_eq!(back, Err(cut_off));
    }

    #[test]
    fn a_scan_asks_once_for_each_cell_and_twice_at_most_on_rings(grid in a_grid()) {
        let board = grid.bounds();
        for axis in directions() {
            let asked = Cell::new(0);
            let kind = |at: Coord| {
                asked.set(asked.get() + 1);
                Some(grid[at]).filter(|&cell| cell != '.')
            };
            let found = board.runs(axis, kind).count();
            prop_assert!(found <= board.cell_count());
            if board.is_ring(axis) {
                prop_assert!(asked.get() <= 2 * board.cell_count());
            } else {
                prop_assert_eq!(asked.get(), board.cell_count());
            }
        }
    }
}

proptest! {
    #![proptest_config(cases(100))]

    #[test]
    fn threats_ask_for_each_cell_twice_at_most(
        // Few gaps, so that long windows lack little, and there are several threats.
        row in vec(prop_oneof![1 => Just(b'.'), 9 => Just(b'x')], 1..60),
        k in 1..30_usize,
        is_exact in any::<bool>(),
    ) {
        let length = if is_exact { Length::Exactly(k) } else { Length::AtLeast(k) };
        let asked = Cell::new(0);
        let is = |kind: u8| {
            let asked = &asked;
            let row = &row;
            move |at: Coord| {
                asked.set(asked.get() + 1);
                row[at.col] == kind
            }
        };
        let board = board(1, row.len(), Wrap::None);
        // The threats on the board; then for each cell whether it is mine, and if not, whether it is free.
        let gaps = row.iter().filter(|&&cell| cell != b'x').count();
        board.threats(&[Direction::E], length, is(b'x'), is(b'.')).for_each(drop);
        prop_assert!(asked.get() <= 2 * row.len() + gaps, "{length}: {asked:?}");
    }
}

#[test]
fn a_walk_on_an_endless_board_ends_where_its_predicate_does() {
    const HUGE: usize = isize::MAX as usize;
    let few = |at: Coord| at.row < 3 && at.col < 3;
    let from = Coord::new(0, 0);
    let sizes = [
        (1, HUGE),
        (HUGE, 1),
        (HUGE / 2, 2),
        (3_037_000_499, 3_037_000_499),
    ];
    for ((rows, cols), wrap) in iproduct!(sizes, naive::WRAPS) {
        let board = board(rows, cols, wrap);
        let far = direction(isize::MAX, 1 - isize::MAX);
        for step in directions().into_iter().chain([far]) {
            assert!(board.run(from, step, few).line.len() <= 3);
            assert!(board.run_through(from, step, few).line.len() <= 5);
            assert!(board.slide(from, step, .., few).line.len() <= 3);
            let _ = board.last_free(from, step, few);
            let _ = board.first_hit(from, step, |_| true);
            let _ = board.hop(from, step, |_| true, |_| true);
            let _ = board.bracket(from, step, 1.., few, |_| true);
            let _ = board.drop_from(from, step, few);
            let _ = board.path(from, Coord::new(rows - 1, 0), few);
            let one = Length::AtLeast(1);
            for line in board.k_lines_through(from, &[step, -step], one, few) {
                assert!(line.len() <= 3);
            }
        }
    }
}
