//! Custodial captures, surrounded cells, floods and connections against the naive program: on all
//! sizes, wraps and masks, asked of `Bounds` and of `Grid`.

use std::{cell::RefCell, collections::BTreeMap};

use crate::naive::{
    self, CellSet, a_grid,
    ask::{is_o, is_x},
    board, cases, cells, cells_off, directions,
};
use collinear::{
    Grid, Wrap,
    geometry::{Bounds, Coord, Direction},
    lines::{Miss, Stop, Surround, Wanted},
};
use proptest::{prelude::*, sample::subsequence};

fn is(grid: &Grid<char>, kind: char) -> impl Fn(Coord) -> bool + Copy + '_ {
    move |at| grid[at] == kind
}

/// Which cells are next to a cell: those of a square, a hexagon, a knight, or any other.
fn some_sides() -> impl Strategy<Value = Vec<Direction>> {
    prop_oneof![
        3 => Just(Direction::ORTHOGONAL.to_vec()),
        2 => Just(Direction::ALL.to_vec()),
        2 => Just(Direction::HEX.to_vec()),
        1 => Just(Direction::KNIGHT.to_vec()),
        2 => subsequence(directions(), 0..5).prop_shuffle(),
    ]
}

mod captures {
    use super::*;

    fn custodial(
        board: Bounds,
        from: Coord,
        direction: Direction,
        prey: impl Fn(Coord) -> bool,
        anvil: impl Fn(Option<Coord>) -> bool,
    ) -> Result<Coord, Miss> {
        let (next, stop) = naive::walk(board, from, direction, 1, prey);
        let miss = |wanted, after, stop| Miss::new(wanted, from, direction, after, stop);
        let &[prey] = &next[..] else {
            return Err(miss(Wanted::Inner, 0, stop));
        };
        let to_anvil = |at| at == prey || anvil(Some(at));
        let (way, stop) = naive::walk(board, from, direction, 2, to_anvil);
        if way.len() == 2 || (stop == Stop::Edge && anvil(None)) {
            Ok(prey)
        } else {
            Err(miss(Wanted::Anchor, 1, stop))
        }
    }

    proptest! {
        #![proptest_config(cases(80))]

        #[test]
        fn one_is_taken_between_the_piece_that_came_and_an_anvil(grid in a_grid()) {
            let (board, x, o) = (grid.bounds(), is(&grid, 'x'), is(&grid, 'o'));
            for from in cells(board).into_iter().chain(cells_off(board)) {
                for direction in directions() {
                    for edge in [false, true] {
                        let anvil = |behind: Option<Coord>| behind.map_or(edge, o);
                        let found = board.custodial(from, direction, x, anvil);
                        let expected = custodial(board, from, direction, x, anvil);
                        prop_assert_eq!(found, expected, "{} {} {:?}", from, direction, &grid);
                        let anvil = |behind: Option<&char>| behind.map_or(edge, is_o);
                        let of_grid = grid.custodial(from, direction, is_x, anvil);
                        prop_assert_eq!(of_grid, found);
                    }
                }
            }
        }

        #[test]
        fn it_is_a_bracket_of_one_where_only_cells_are_anvils(grid in a_grid()) {
            let (board, x, o) = (grid.bounds(), is(&grid, 'x'), is(&grid, 'o'));
            for from in cells(board) {
                for direction in directions() {
                    let found = board.custodial(from, direction, x, |behind| behind.is_some_and(o));
                    let bracket = board.bracket(from, direction, 1..=1, x, o);
                    let bracket = bracket.map(|bracket| bracket.inner.first());
                    prop_assert_eq!(found.ok().map(Some), bracket.ok());
                }
            }
        }
    }

    #[test]
    fn a_piece_is_no_anvil_for_itself() {
        // On a ring of two the cell behind the prey is the one that the piece came to.
        for wrap in naive::WRAPS {
            let ring = board(1, 2, wrap);
            let from = Coord::new(0, 0);
            let taken = ring.custodial(from, Direction::E, |_| true, |behind| behind.is_some());
            assert_eq!(taken.unwrap_err().wanted, Wanted::Anchor, "{wrap:?}");
        }
    }

    #[test]
    fn one_piece_on_both_sides_is_not_two() {
        for (cols, is_taken) in [(1, false), (2, false), (3, true)] {
            let ring = board(1, cols, Wrap::EastWest);
            let taken = ring.intervene(Coord::new(0, 0), Direction::E, |_| true);
            assert_eq!(taken.is_ok(), is_taken, "{cols} columns");
        }
    }

    #[test]
    fn an_anvil_is_asked_for_only_behind_prey() {
        let grid = Grid::parse("o . o").unwrap();
        let never = |_: Option<&char>| panic!("there is no prey");
        let miss = grid.custodial(Coord::new(0, 0), Direction::E, is_x, never);
        assert_eq!(
            miss.unwrap_err().to_string(),
            "no inner cell: blocked at (0, 1) after 0"
        );
    }
}

mod surrounded {
    use super::*;

    fn surround(
        board: Bounds,
        at: Coord,
        directions: &[Direction],
        closes: impl Fn(Option<Coord>) -> bool,
    ) -> Surround {
        let directions = if naive::on_board(board, at) {
            directions
        } else {
            &[]
        };
        let is_open = |&&direction: &&Direction| {
            let side = naive::step(board, at, direction);
            side == Some(at) || !closes(side)
        };
        let open: Vec<_> = directions.iter().filter(is_open).collect();
        Surround {
            at,
            closed: directions.len() - open.len(),
            open: open.len(),
            gap: open.first().map(|&&direction| direction),
        }
    }

    proptest! {
        #![proptest_config(cases(80))]

        #[test]
        fn sides_are_closed_or_open(grid in a_grid(), sides in some_sides()) {
            let (board, x) = (grid.bounds(), is(&grid, 'x'));
            for at in cells(board).into_iter().chain(cells_off(board)) {
                for edge in [false, true] {
                    let closes = |side: Option<Coord>| side.map_or(edge, x);
                    let found = board.surround(at, &sides, closes);
                    let expected = surround(board, at, &sides, closes);
                    prop_assert_eq!(found, expected, "{} {:?} {:?}", at, &sides, &grid);
                    prop_assert_eq!(found.is_enclosed(), expected.gap.is_none());
                    let closes = |side: Option<&char>| side.map_or(edge, is_x);
                    prop_assert_eq!(grid.surround(at, &sides, closes), found);
                }
            }
        }
    }
}

mod floods {
    use super::*;

    /// How many steps it takes to each cell that can be reached: numbers that shrink as long as
    /// they can.
    fn steps_to(
        board: Bounds,
        from: &[Coord],
        directions: &[Direction],
        matches: impl Fn(Coord) -> bool,
    ) -> BTreeMap<Coord, usize> {
        let starts = from
            .iter()
            .filter(|&&at| naive::on_board(board, at) && matches(at));
        let mut steps: BTreeMap<Coord, usize> = starts.map(|&at| (at, 0)).collect();
        loop {
            let mut nearer = steps.clone();
            for (&at, &count) in &steps {
                for &direction in directions {
                    let next = naive::step(board, at, direction).filter(|&next| matches(next));
                    if let Some(next) = next {
                        let known = nearer.entry(next).or_insert(usize::MAX);
                        *known = (*known).min(count + 1);
                    }
                }
            }
            if nearer == steps {
                return steps;
            }
            steps = nearer;
        }
    }

    /// Some cells of a board and some off it, one of them twice.
    fn starts(board: Bounds, picks: u64) -> Vec<Coord> {
        let picked = |&(n, _): &(usize, Coord)| picks >> n & 1 == 1;
        let all = cells(board).into_iter().chain(cells_off(board));
        let mut starts: Vec<_> = all.enumerate().filter(picked).map(|(_, at)| at).collect();
        starts.extend(starts.first().copied());
        starts
    }

    /// `matches`, but asked of no cell twice.
    fn once(matches: impl Fn(Coord) -> bool) -> impl FnMut(Coord) -> bool {
        let asked = RefCell::new(CellSet::new());
        move |at| {
            assert!(asked.borrow_mut().insert(at), "{at} was asked twice");
            matches(at)
        }
    }

    proptest! {
        #![proptest_config(cases(400))]

        #[test]
        fn a_flood_reaches_what_hangs_together(
            grid in a_grid(),
            sides in some_sides(),
            picks in any::<u64>(),
            few in any::<u64>(),
        ) {
            let (board, x) = (grid.bounds(), is(&grid, 'x'));
            let starts = starts(board, picks & few);
            let steps = steps_to(board, &starts, &sides, x);
            let region = board.flood(starts.iter().copied(), &sides, once(x));
            let found: CellSet = region.cells().iter().copied().collect();
            prop_assert_eq!(found.len(), region.cells().len(), "each once");
            prop_assert!(found.iter().eq(steps.keys()), "{:?} {:?}", &sides, &grid);
            prop_assert!(region.cells().is_sorted_by_key(|at| steps[at]), "the nearest first");
            for at in cells(board).into_iter().chain(cells_off(board)) {
                prop_assert_eq!(region.contains(at), found.contains(&at));
            }
            prop_assert_eq!(grid.flood(starts, &sides, is_x), region);
        }

        #[test]
        fn a_connection_is_a_shortest_way(
            grid in a_grid(),
            sides in some_sides(),
            picks in any::<u64>(),
            few in any::<u64>(),
            goals in any::<u64>(),
        ) {
            let (board, x) = (grid.bounds(), is(&grid, 'x'));
            let starts = starts(board, picks & few);
            let is_goal = |at: Coord| goals >> (at.row * board.cols() + at.col) & 1 == 1;
            let steps = steps_to(board, &starts, &sides, x);
            let nearest = steps.iter().filter(|&(&at, _)| is_goal(at)).map(|(_, &count)| count).min();
            let way = board.connect(starts.iter().copied(), is_goal, &sides, once(x));
            prop_assert_eq!(way.as_ref().map(|way| way.len() - 1), nearest, "{:?}", &grid);
            if let Some(way) = &way {
                prop_assert!(starts.contains(&way[0]));
                prop_assert!(way.last().is_some_and(|&at| is_goal(at)));
                prop_assert!(way.iter().all(|&at| x(at)));
                for pair in way.windows(2) {
                    let leads = |&side: &Direction| naive::step(board, pair[0], side) == Some(pair[1]);
                    prop_assert!(sides.iter().any(leads), "{:?}", way);
                }
            }
            prop_assert_eq!(grid.connect(starts, is_goal, &sides, is_x), way);
        }
    }

    /// Bounds cost nothing, however large they are, and neither do floods on them.
    #[test]
    fn a_flood_on_an_immense_board_takes_room_only_for_what_it_reaches() {
        let side = 1 << 31;
        let immense = board(side, side, collinear::Wrap::None);
        let nothing = immense.flood([], &Direction::ALL, |_| true);
        assert_eq!(nothing.cells(), []);
        assert!(!nothing.contains(Coord::new(side - 1, side - 1)));
        let grid = Grid::parse("x x o x x\no x o x o\nx o x x x\nx x x o o").expect("a picture");
        let small = grid.bounds();
        for (down, right) in [
            (0, 0),
            (side - 4, side - 5),
            (1 << 30, side - 5),
            (77, 1 << 30),
        ] {
            let to_immense = |at: Coord| Coord::new(at.row + down, at.col + right);
            let x = |at: Coord| {
                let (row, col) = (at.row.checked_sub(down), at.col.checked_sub(right));
                row.zip(col)
                    .is_some_and(|at| grid.get(at.into()) == Some(&'x'))
            };
            for from in cells(small) {
                for sides in [&Direction::ORTHOGONAL[..], &Direction::HEX] {
                    let expected = grid.flood([from], sides, is_x);
                    let region = immense.flood([to_immense(from)], sides, once(x));
                    let moved = expected.cells().iter().copied().map(to_immense);
                    assert!(region.cells().iter().copied().eq(moved));
                    for at in cells(small) {
                        assert_eq!(region.contains(to_immense(at)), expected.contains(at));
                    }
                    let goal = Coord::new(3, 0);
                    let is_goal = |at| at == to_immense(goal);
                    let way = immense.connect([to_immense(from)], is_goal, sides, once(x));
                    let expected = grid.connect([from], |at| at == goal, sides, is_x);
                    let expected = expected.map(|way| way.into_iter().map(to_immense).collect());
                    assert_eq!(way, expected);
                }
            }
        }
    }

    #[test]
    fn a_way_that_was_found_is_not_looked_for_any_longer() {
        let board = board(1, 100, collinear::Wrap::None);
        let asked = RefCell::new(0);
        let counted = |_| {
            *asked.borrow_mut() += 1;
            true
        };
        let way = board.connect(
            [Coord::new(0, 0)],
            |at| at.col == 3,
            &[Direction::E],
            counted,
        );
        assert_eq!(way.unwrap().len(), 4);
        assert_eq!(asked.take(), 4);
    }
}
