//! Sizes, cells and steps near the limits of their types: nothing panics, and closed forms are correct.

use super::*;
use collinear::{TooLarge, WrongSize};
use itertools::iproduct;

const MAX: usize = isize::MAX as usize;

fn a_size() -> impl Strategy<Value = usize> {
    prop_oneof![
        4 => 0_usize..5,
        2 => MAX - 2..=MAX + 2,
        2 => usize::MAX - 2..=usize::MAX,
        1 => MAX / 2 - 1..=MAX / 2 + 1,
        1 => 3_037_000_498_usize..=3_037_000_501,
        1 => any::<usize>(),
        1 => any::<u32>().prop_map(|n| n as usize),
    ]
}

/// Boards with sides that are often huge.
fn a_huge_board() -> impl Strategy<Value = Bounds> {
    let sizes = prop_oneof![
        Just((1, MAX)),
        Just((MAX, 1)),
        Just((0, MAX)),
        Just((MAX, 0)),
        Just((2, MAX / 2)),
        Just((MAX / 3, 3)),
        Just((3_037_000_499, 3_037_000_499)),
        (1_usize..2_000_000_000, 1_usize..2_000_000_000),
        (1_usize..9, any::<u32>().prop_map(|n| n as usize)),
        (0_usize..5, 0_usize..5),
    ];
    (sizes, strategies::wraps()).prop_map(|((rows, cols), wrap)| board(rows, cols, wrap))
}

/// Cells on and off the board, mainly near corners.
fn a_cell_near(board: Bounds) -> impl Strategy<Value = Coord> {
    let index = |side: usize| {
        prop_oneof![
            3 => (0_usize..3).prop_map(move |n| n.min(side.saturating_sub(1))),
            3 => (1_usize..4).prop_map(move |n| side.saturating_sub(n)),
            2 => any::<usize>().prop_map(move |n| n % side.max(1)),
            1 => a_size(),
        ]
    };
    (index(board.rows()), index(board.cols())).prop_map(Coord::from)
}

fn a_step() -> impl Strategy<Value = Direction> {
    let one_side = || {
        prop_oneof![
            6 => -3_isize..=3,
            2 => isize::MAX - 2..=isize::MAX,
            2 => isize::MIN + 1..=isize::MIN + 3,
            1 => any::<isize>(),
            1 => -5_000_000_000_isize..5_000_000_000,
        ]
    };
    (one_side(), one_side()).prop_filter_map("no step", |(r, c)| Direction::new(r, c))
}

fn a_huge_ray() -> impl Strategy<Value = (Bounds, Coord, Coord, Direction)> {
    a_huge_board().prop_flat_map(|board| {
        (
            Just(board),
            a_cell_near(board),
            a_cell_near(board),
            a_step(),
        )
    })
}

/// `index + steps * step` without overflow, or `None` off the side.
fn far(index: usize, step: isize, steps: usize, side: usize, joined: bool) -> Option<usize> {
    let (index, step, side) = (index as i128, step as i128, side as i128);
    let to = if joined {
        (index + step.rem_euclid(side) * (steps as i128).rem_euclid(side)).rem_euclid(side)
    } else {
        index.checked_add(step.checked_mul(steps as i128)?)?
    };
    usize::try_from(to).ok().filter(|_| to < side)
}

fn far_cell(board: Bounds, from: Coord, step: Direction, steps: usize) -> Option<Coord> {
    if !board.contains(from) {
        return None;
    }
    let (ns, ew) = (
        board.wrap().joins_north_south(),
        board.wrap().joins_east_west(),
    );
    let row = far(from.row, step.rows(), steps, board.rows(), ns)?;
    let col = far(from.col, step.cols(), steps, board.cols(), ew)?;
    Some(Coord::new(row, col))
}

proptest! {
    #![proptest_config(naive::cases(3000))]

    #[test]
    fn a_size_is_refused_if_and_only_if_memory_could_not_hold_it(
        rows in a_size(),
        cols in a_size(),
    ) {
        let sides = rows.max(1) as u128 * cols.max(1) as u128;
        let board = Bounds::new(rows, cols);
        prop_assert_eq!(board.is_ok(), sides <= MAX as u128);
        if let Err(error) = board {
            prop_assert_eq!(error, TooLarge::sides(rows, cols));
            let text = format!(
                "a board of {rows} rows and {cols} columns is too large for memory"
            );
            prop_assert_eq!(error.to_string(), text);
            prop_assert!(Grid::filled(rows, cols, 0_u8).is_err());
            prop_assert!(Grid::from_fn(rows, cols, |_| 0_u8).is_err());
            prop_assert!(Grid::from_vec(rows, cols, vec![0_u8; 2]).is_err());
        }
    }

    #[test]
    fn huge_steps_are_right(
        (board, from, _, step) in a_huge_ray(),
        steps in prop_oneof![0_usize..5, a_size()],
    ) {
        prop_assert_eq!(board.step(from, step), naive::step(board, from, step));
        prop_assert_eq!(board.step(from, step), far_cell(board, from, step, 1));
        prop_assert_eq!(
            board.step_by(from, step, steps),
            far_cell(board, from, step, steps)
        );
    }

    #[test]
    fn huge_rays_end_where_the_next_step_would_leave_or_come_back(
        (board, from, _, step) in a_huge_ray(),
    ) {
        let len = board.ray_len(from, step);
        let ray = board.ray(from, step);
        prop_assert_eq!(ray.len(), len);
        prop_assert_eq!(ray.clone().count(), len);
        if board.contains(from) {
            prop_assert!(len < board.cell_count());
            let last = far_cell(board, from, step, len);
            prop_assert!(last.is_some());
            prop_assert_eq!(ray.clone().last(), last.filter(|_| len > 0));
            let beyond = far_cell(board, from, step, len + 1);
            prop_assert_eq!(beyond, Some(from).filter(|_| board.is_ring(step)));
            for prime in [2, 3, 5, 7, 11, 13]
                .into_iter()
                .filter(|p| (len + 1) % p == 0)
            {
                let back_early = far_cell(board, from, step, (len + 1) / prime) == Some(from);
                prop_assert!(!back_early, "it was back after a part of its way");
            }
        } else {
            prop_assert_eq!(len, 0);
        }
        let mut both = board.ray_with_origin(from, step);
        for n in 0..3 {
            let on = board.contains(from) && n < (len + 1).saturating_sub(n);
            prop_assert_eq!(both.next(), far_cell(board, from, step, n).filter(|_| on));
            let on = board.contains(from) && 2 * n + 1 < len + 1;
            let back = len
                .checked_sub(n)
                .and_then(|n| far_cell(board, from, step, n));
            prop_assert_eq!(both.next_back(), back.filter(|_| on));
        }
    }

    #[test]
    fn huge_lines_know_their_ends((board, from, to, step) in a_huge_ray(), len in a_size()) {
        let line = board.line(from, step, len);
        let ray = board.ray_len(from, step);
        let fits = len == 0 || board.contains(from) && len - 1 <= ray;
        prop_assert_eq!(line.is_some(), fits);
        for line in line.into_iter().chain(board.between(from, to)) {
            prop_assert!(line.reversed().reversed() == line);
            prop_assert_eq!(hash(&line.reversed().reversed()), hash(&line));
            prop_assert_eq!(line.reversed().first(), line.last());
            prop_assert_eq!(line.get(line.len()), None);
            prop_assert_eq!(line.get(usize::MAX), None);
            prop_assert!(line.truncated(3).len() <= 3);
            prop_assert!(line.truncated(3).iter().all(|at| board.contains(at)));
            prop_assert!(line.last().is_none_or(|at| board.contains(at)));
            prop_assert!(!line.to_string().is_empty());
        }
    }

    #[test]
    fn lines_and_windows_of_huge_boards_begin_and_end_at_their_edges(
        (board, at, _, step) in a_huge_ray(),
        k in a_size(),
    ) {
        let lines = board.lines(step);
        prop_assert_eq!(lines.len() == 0, board.cell_count() == 0);
        prop_assert!(lines.len() <= board.cell_count());
        for line in lines.clone().take(3).chain(lines.rev().take(3)) {
            let ends = (line.first().unwrap(), line.last().unwrap());
            let beyond = (board.step(ends.0, -step), board.step(ends.1, step));
            let closed = if board.is_ring(step) {
                (Some(ends.1), Some(ends.0))
            } else {
                (None, None)
            };
            prop_assert_eq!(beyond, closed);
        }
        let windows = board.windows(step, k);
        prop_assert!(windows.len() <= board.cell_count());
        for window in windows.clone().take(3).chain(windows.clone().rev().take(3)) {
            prop_assert_eq!(window.len(), k);
            let first = window.first().expect("k is not 0");
            prop_assert!(board.line(first, step, k).is_some());
        }
        // There are windows if and only if a line of k cells fits.
        let fits = k > 0 && board.line(at, step, k).is_some();
        prop_assert!(!fits || windows.len() > 0);
    }

    #[test]
    fn all_else_answers_too(
        (board, a, b, step) in a_huge_ray(),
        index in a_size(),
    ) {
        prop_assert_eq!(
            board.contains(a),
            a.row < board.rows() && a.col < board.cols()
        );
        let found = board.index_of(a);
        prop_assert_eq!(found.is_some(), board.contains(a));
        prop_assert_eq!(
            found.and_then(|index| board.coord_at(index)),
            found.map(|_| a)
        );
        let coord = board.coord_at(index);
        prop_assert_eq!(coord.is_some(), index < board.cell_count());
        prop_assert_eq!(
            coord.and_then(|at| board.index_of(at)),
            coord.map(|_| index)
        );

        let mut coords = board.coords();
        prop_assert_eq!(coords.len(), board.cell_count());
        prop_assert_eq!(coords.next(), board.coord_at(0));
        if let Some(second_last) = board.cell_count().checked_sub(2) {
            coords.next_back();
            prop_assert_eq!(coords.clone().next_back().is_some(), second_last > 0);
            prop_assert_eq!(coords.next(), board.coord_at(1).filter(|_| second_last > 0));
        }

        let around = [step, -step, Direction::N, Direction::SE];
        for (direction, to) in board.neighbours(a, &around) {
            prop_assert!(to != a && board.step(a, direction) == Some(to));
        }
        prop_assert_eq!(a.direction_to(b), b.direction_to(a).map(|back| -back));
        prop_assert_eq!(a.distance(b), b.distance(a));
        prop_assert_eq!(aligned(a, b, b), a == b || a.direction_to(b).is_some());
        let third = Coord::new(b.row, a.col);
        prop_assert_eq!(aligned(a, b, third), naive::aligned([a, b, third]));
        let between = board.between(a, b);
        let on_way = board.contains(a) && board.contains(b) && a.direction_to(b).is_some();
        prop_assert_eq!(
            between.map(|line| line.len()),
            on_way.then(|| a.distance(b) - 1)
        );

        for origin in [Origin::TopLeft, Origin::BottomLeft] {
            let name = board.name_from(a, origin);
            prop_assert_eq!(name.is_some(), board.contains(a));
            if let Some(name) = name {
                prop_assert_eq!(board.cell_named_from(&name.to_string(), origin), Ok(a));
            }
            if let Err(error) = board.cell_named_from("zzzzzzzzz99999999999999999", origin) {
                prop_assert!(error.to_string().starts_with("off the board"));
            }
        }
        prop_assert!(column_name(index).len() <= 14);

        prop_assert_eq!((step.canonical(), -(-step)), ((-step).canonical(), step));
        for symmetry in Symmetry::ALL {
            let onto = symmetry.map_bounds(board);
            let takes_back = |back: &Symmetry| symmetry.then(*back) == Symmetry::Identity;
            let back = Symmetry::ALL.into_iter().find(takes_back).unwrap();
            prop_assert_eq!(back.map_bounds(onto), board);
            prop_assert_eq!(back.map_direction(symmetry.map_direction(step)), step);
            let to = symmetry.map_coord(a, board);
            prop_assert_eq!(to.is_some(), board.contains(a));
            prop_assert_eq!(to.and_then(|to| back.map_coord(to, onto)), to.map(|_| a));
        }
    }
}

#[test]
fn long_steps_round_a_small_torus_pass_each_cell_once() {
    for (rows, cols) in [(1, 5), (3, 5), (4, 6), (7, 4)] {
        let torus = board(rows, cols, Wrap::Both);
        for down in [0, 1, 3, isize::MAX, 1 - isize::MAX] {
            for across in [1, isize::MAX, isize::MAX - 1, 2 - isize::MAX] {
                let lines = torus.lines(direction(down, across));
                let mut passed: Vec<_> = lines.flat_map(list).collect();
                passed.sort_unstable();
                assert_eq!(passed, cells(torus), "{torus:?} {down} {across}");
            }
        }
    }
}

#[test]
fn sizes_are_checked_by_cells_rows_and_columns() {
    for (rows, cols) in iproduct!(0..5, 0..5) {
        for limit in 0..17 {
            let fits = rows * cols <= limit && rows <= limit && cols <= limit;
            let checked = TooLarge::check(rows, cols, limit);
            assert_eq!(checked.ok(), fits.then(|| board(rows, cols, Wrap::None)));
        }
        let found = board(rows, cols, Wrap::None);
        for (other_rows, other_cols) in iproduct!(0..5, 0..5) {
            let expected = board(other_rows, other_cols, Wrap::Both);
            let is_same = (rows, cols) == (other_rows, other_cols);
            assert_eq!(WrongSize::check(found, expected).is_ok(), is_same);
        }
    }
}

/// All boards have the same error, with the size that they would have had.
#[test]
fn boards_that_are_too_large_say_their_size() {
    use collinear::boards::{Cuboid, Hex, HexPlane, Hexagons, Window};
    let (most, half) = (usize::MAX, 1_usize << 31);
    let box_of = |sides| Cuboid::<3>::new(sides).unwrap_err();
    let hypercube = Cuboid::new([1 << 40, 1 << 40, 1, 1, 1]).unwrap_err();
    for (error, size) in [
        (TooLarge::cells(81), "81 cells".to_owned()),
        (
            TooLarge::sides(most, 2),
            format!("{most} rows and 2 columns"),
        ),
        (box_of([1 << 62, 3, 1]), format!("{} cells", 3_u64 << 62)),
        (box_of([1 << 63, 0, 1]), format!("{} cells", 1_u64 << 63)),
        (hypercube, format!("{most} cells")),
    ] {
        let text = format!("a board of {size} is too large for memory");
        assert_eq!(error.to_string(), text);
    }
    let window = Window::new(HexPlane, Hex::new(-3, 2), 1, 1 << 33);
    for (error, rows, cols) in [
        (
            Hexagons::hexagon(half).unwrap_err(),
            2 * half - 1,
            2 * half - 1,
        ),
        (Hexagons::triangle(half).unwrap_err(), half, half),
        (Hexagons::rhombus(1, half).unwrap_err(), 1, half),
        (window.unwrap_err(), 1, 1 << 33),
    ] {
        let text = format!(
            "a board of {rows} rows and {cols} columns is too large for coordinates up to 2147483647 or \
             memory"
        );
        assert_eq!(error.to_string(), text);
    }
}
