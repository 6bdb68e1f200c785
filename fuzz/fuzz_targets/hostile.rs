//! Queries on boards of any size that can be said, up to 2^63 cells, with any step and any limit: what
//! they answer is what single steps say.

#![no_main]

use std::ops::Bound;

use arbitrary::{Result, Unstructured};
use collinear::{Board, Bounds, Coord, Corners, Direction, Grid, PathError, Removal, Stop, Wrap};
use collinear_fuzz::shapes::{self, Shape, Visit, bounds, direction, length, number};
use libfuzzer_sys::fuzz_target;

/// How many steps are walked one by one.
const FAR: usize = 20;

fuzz_target!(|bytes: &[u8]| {
    let mut u = Unstructured::new(bytes);
    // Reading ends when the bytes do.
    let _ = match u.arbitrary::<u8>() {
        Ok(0..64) => rectangle(&mut u),
        _ => shapes::visit(&mut u, number, &mut Queries),
    };
});

struct Queries;

impl Visit for Queries {
    fn visit<T: Shape>(&mut self, board: &Board<T>, u: &mut Unstructured) -> Result<()> {
        let at = board.topology().any_cell(u)?;
        if board.contains(at) {
            let heading = board.topology().any_heading(at, u)?;
            queries(board, (at, heading), u)
        } else {
            off_board(board, at, u)
        }
    }
}

/// Nothing is off a board, and asking there is no fault.
fn off_board<T: Shape>(board: &Board<T>, at: T::Cell, u: &mut Unstructured) -> Result<()> {
    let topology = board.topology();
    let Some(on) = topology.cells().next() else {
        return Ok(());
    };
    let heading = topology.any_heading(on, u)?;
    let n = number(u)?;
    assert_eq!(topology.index_of(at), None);
    assert_eq!(board.step(at, heading), None);
    assert_eq!(board.ray_len(at, heading), 0);
    assert_eq!(board.ray(at, heading).next(), None);
    assert_eq!(board.line(at, heading, n.max(1)), None);
    assert_eq!(board.whole_line(at, heading), None);
    assert_eq!(board.run(at, heading, |_| true).stop, Stop::Edge);
    assert_eq!(board.run_through(at, heading, |_| true).ahead, Stop::Edge);
    assert_eq!(
        board.slide_at_most(at, heading, n, |_| true).stop,
        Stop::Edge
    );
    assert!(board.nth_hit(at, heading, n, |_| true).is_err());
    assert!(board.bracket(at, heading, .., |_| true, |_| true).is_err());
    assert!(board.hop(at, heading, |_| true, |_| true).is_err());
    assert!(board.custodial(at, heading, |_| true, |_| true).is_err());
    assert!(board.drop_from(at, heading, |_| true).is_err());
    assert_eq!(
        board.path(at, on, |_| true),
        Err(PathError::OffBoard { at })
    );
    assert_eq!(
        board.path(on, at, |_| true),
        Err(PathError::OffBoard { at })
    );
    assert!(!board.has_k_line_through(at, &[heading], length(u)?, |_| true));
    assert!(board.flood([at], &[heading], |_| true).cells().is_empty());
    assert_eq!(board.surround(at, &[heading], |_| true).closed, 0);
    Ok(())
}

fn queries<T: Shape>(
    board: &Board<T>,
    (at, heading): (T::Cell, T::Heading),
    u: &mut Unstructured,
) -> Result<()> {
    let topology = board.topology();
    // The walk, step by step.
    let (mut walk, mut end) = (Vec::new(), None);
    let mut state = (at, heading);
    while walk.len() < FAR && end.is_none() {
        let back = topology.reversed(state.0, state.1);
        match topology.step(state.0, state.1) {
            None => end = Some(Stop::Edge),
            Some(next) => {
                assert!(board.contains(next.0));
                let turned = topology.reversed(next.0, next.1);
                assert_eq!(topology.step(next.0, turned), Some((state.0, back)));
                if next == (at, heading) {
                    end = Some(Stop::Ring);
                } else {
                    walk.push(next.0);
                    state = next;
                }
            }
        }
    }
    let far = walk.len();

    // Shortcuts.
    let len = board.ray_len(at, heading);
    assert!(if end.is_some() {
        len == far
    } else {
        len >= far
    });
    assert!(board.ray(at, heading).take(FAR).eq(walk.iter().copied()));
    let steps = number(u)? % (far + 1);
    let expected = steps.checked_sub(1).map_or(at, |last| walk[last]);
    assert_eq!(board.step_by(at, heading, steps), Some(expected));
    let n = number(u)?;
    match board.step_by(at, heading, n) {
        Some(to) => assert!(board.contains(to)),
        None => assert_ne!(end, Some(Stop::Ring)),
    }
    assert_eq!(
        board.line(at, heading, n).is_some(),
        n <= len.saturating_add(1)
    );
    let line = board.ray_with_origin(at, heading).line();
    assert_eq!(
        (line.first(), line.len()),
        (Some(at), len.saturating_add(1))
    );
    assert_eq!(line.get(steps), Some(expected));
    assert_eq!(line.get(n).is_some(), n < line.len());
    assert_eq!(line.skip(n).len() + line.truncated(n).len(), line.len());
    let last = line.last().unwrap();
    let back = line.reversed();
    assert_eq!((back.first(), back.last()), (Some(last), Some(at)));

    // Walks over what matches: the first `steps` cells, without one in their middle at times.
    let gap = walk.get(number(u)?).copied().filter(|&gap| gap != at);
    let is = |cell| (cell == at || walk[..steps].contains(&cell)) && Some(cell) != gap;
    let free = walk.iter().take_while(|&&cell| is(cell)).count();
    // Nothing sees past its own cell, by which a line that crosses itself comes again.
    let away = walk[..free].iter().take_while(|&&cell| cell != at).count();
    // Where the walk ends is not known of all.
    let Some(stop) = walk.get(free).map(|&cell| Stop::Blocked(cell)).or(end) else {
        return Ok(());
    };
    let run = board.run(at, heading, is);
    let slide = board.slide(at, heading, is);
    assert_eq!((run.line.len(), run.stop), (free + 1, stop));
    assert_eq!((slide.line.len(), slide.stop), (free, stop));
    assert!(slide.line.iter().eq(walk[..free].iter().copied()));
    assert_eq!(
        board.run_at_most(at, heading, n, is).line.len(),
        n.min(free + 1)
    );
    assert_eq!(
        board.slide_at_most(at, heading, n, is).line.len(),
        n.min(free)
    );
    assert_eq!(board.slide_exactly(at, heading, n, is).is_ok(), n <= free);
    assert_eq!(
        board.last_free(at, heading, is).ok(),
        away.checked_sub(1).map(|last| walk[last])
    );
    let through = board.run_through(at, heading, is).line;
    assert!(through.len() > free && through.iter().all(is));
    if let Some(&hit) = walk.get(free) {
        let seen = board.first_hit(at, heading, |cell| !is(cell)).ok();
        assert_eq!(seen, (away == free).then_some(hit));
        let inner = (Bound::Included(n.min(3)), Bound::Included(n));
        let bracket = board.bracket(at, heading, inner, is, |cell| cell == hit);
        assert_eq!(
            bracket.is_ok(),
            free <= n && n.min(3) <= free && !walk[..=free].contains(&at)
        );
    }
    let hop = board.hop(at, heading, is, |cell| !is(cell));
    assert_eq!(
        hop.is_ok_and(|hop| hop.over == walk[0] && hop.to == walk[1]),
        hop.is_ok()
    );

    // Pieces that take, push and jump on.
    let takes = board.slide_or_take(at, heading, n, is, |_| true);
    let taken = matches!(takes.stop, Stop::Taken(_));
    assert_eq!(takes.line.len(), n.min(free) + usize::from(taken));
    let clear = |cell| cell != at && is(cell);
    let mut shot = board.slide(at, heading, clear);
    if shot.stop == Stop::Blocked(at) {
        shot.stop = Stop::Ring;
    }
    assert_eq!(board.shoot(at, heading, at, is), shot);
    let seen = board.seen_from(at, &[heading], |cell| !is(cell)).next();
    assert_eq!(
        seen.map(|seen| (seen.at, seen.steps)),
        walk.get(free)
            .filter(|_| away == free)
            .map(|&hit| (hit, free + 1))
    );
    if let Ok(push) = board.push(at, heading, n, is, |_| true) {
        assert!(push.line.len() <= n.min(free) + 1);
        assert!(push.to.is_none_or(|to| board.contains(to)));
    }
    let far = board.far_hops(at, heading, ..=n, 1.., is, |cell| !is(cell), is);
    assert!(far.take(3).all(|hop| Some(&hop.over) == walk.get(free)));
    let on = board.hops_on(at, heading, is, |_| true).take(FAR).last();
    assert!(on.is_none_or(|hop| board.contains(hop.to)));
    let reached = board.reach_by([at], |cell| board.step(cell, heading).filter(|&to| is(to)));
    assert!(reached.cells().iter().all(|&cell| is(cell)));

    // Ways to a cell.
    if let Some(&to) = steps.checked_sub(1).map(|last| &walk[last]) {
        let first = walk.iter().position(|&cell| cell == to).unwrap();
        match board.path_along(at, heading, to, n, |_| true) {
            Ok(line) => assert!(line.len() == first + 1 && first < n),
            Err(PathError::NotWithin { .. }) => assert!(n <= first),
            Err(error) => assert!(to == at, "{error:?}"),
        }
        // The board may know a longer way, of which no more is walked than is asked for.
        let mut asked = 0;
        let within = |_| {
            asked += 1;
            asked < 100
        };
        if let Ok(line) = board.path_within(at, to, n, within) {
            assert!(line.len() <= n && line.last() == Some(to));
        }
    }

    // Lines, areas and chains of what matches.
    let (length, headings) = (length(u)?, [heading]);
    let lines: Vec<_> = board.k_lines_through(at, &headings, length, is).collect();
    assert_eq!(
        board.has_k_line_through(at, &headings, length, is),
        !lines.is_empty()
    );
    assert!(
        lines
            .iter()
            .all(|line| length.admits(line.len()) && line.iter().all(is))
    );
    let region = board.flood([at], &headings, is);
    if T::STRAIGHT {
        assert!(walk[..free].iter().all(|&cell| region.contains(cell)));
    }
    assert!(region.cells().iter().all(|&cell| is(cell)));
    let goal = |cell| Some(cell) == walk[..free].last().copied();
    assert_eq!(
        board.connect([at], goal, &headings, is).is_some(),
        region.cells().iter().any(|&cell| goal(cell))
    );
    let odd = |cell| {
        walk.iter()
            .position(|&other| other == cell)
            .is_some_and(|index| index % 2 == 0)
    };
    for chain in board
        .chains(at, &headings, odd, |cell| !odd(cell), Removal::AtEnd)
        .take(2)
    {
        assert!(chain.windows(2).all(|hops| hops[0].to == hops[1].from));
    }
    Ok(())
}

/// A grid is had where memory has room for its cells, and else refused.
fn stored(board: Bounds) {
    let (cells, cols) = (board.cell_count(), board.cols());
    let (few, many) = (1 << 12, 1 << 50);
    if cells <= few || cells >= many {
        assert_eq!(Grid::filled(board.rows(), cols, 0_u8).is_ok(), cells <= few);
        assert!(Grid::from_vec(board.rows(), cols, vec![0; 5]).is_err() || cells == 5);
    }
}

/// Sight between two cells, and from one a few rings wide.
fn sight(board: Bounds, at: Coord, other: Coord, u: &mut Unstructured) -> Result<()> {
    let bits = u.arbitrary::<u64>()?;
    let opaque = |cell: Coord| bits >> ((cell.row % 8) * 8 + cell.col % 8) & 1 == 1;
    for corners in [Corners::Strict, Corners::Lenient] {
        if !board.contains(at) || !board.contains(other) {
            assert!(board.sees(at, other, corners, opaque).is_err());
            continue;
        }
        if at.distance(other) < 1000 {
            let sees = board.sees(at, other, corners, opaque).is_ok();
            assert_eq!(board.sees(other, at, corners, opaque).is_ok(), sees);
        }
        let radius = usize::from(u.arbitrary::<u8>()? % 9);
        let field: Vec<_> = board.field_of_view(at, radius, corners, opaque).collect();
        for cell in board.spiral(at, radius) {
            let sees = board.sees(at, cell, corners, opaque).is_ok();
            assert_eq!(field.contains(&cell), sees, "{at} {cell} {board:?}");
        }
    }
    Ok(())
}

/// What only rows and columns have, by arithmetic that can't overflow.
fn rectangle(u: &mut Unstructured) -> Result<()> {
    let board = bounds(u, number)?;
    let (rows, cols) = (board.rows() as i128, board.cols() as i128);
    let at = board.topology().any_cell(u)?;
    let (way, n, k) = (direction(u)?, number(u)?, number(u)?);

    stored(board);

    let wrap = board.wrap();
    let moved = |index: usize, step: isize, side: i128, joined: bool| {
        let to = index as i128 + step as i128 * n as i128;
        let to = if joined && side > 0 {
            to.rem_euclid(side)
        } else {
            to
        };
        (0..side)
            .contains(&to)
            .then(|| usize::try_from(to).unwrap())
    };
    let row = moved(at.row, way.rows(), rows, wrap.joins_north_south());
    let col = moved(at.col, way.cols(), cols, wrap.joins_east_west());
    let to = row.zip(col).map(Coord::from).filter(|_| board.contains(at));
    assert_eq!(
        board.step_by(at, way, n),
        to,
        "{n} steps {way} from {at} on {board:?}"
    );

    assert_eq!(board.index_of(at).is_some(), board.contains(at));
    if let Some(index) = board.index_of(at) {
        assert_eq!(board.coord_at(index), Some(at));
        assert_eq!(index as i128, at.row as i128 * cols + at.col as i128);
    }
    assert_eq!(board.coord_at(n).is_some(), n < board.cell_count());
    let edge = board.contains(at)
        && [Direction::N, Direction::E, Direction::S, Direction::W]
            .iter()
            .any(|&way| board.with_wrap(Wrap::None).step(at, way).is_none());
    assert_eq!(board.with_wrap(Wrap::None).is_on_edge(at), edge);

    let (mut lines, mut windows) = (board.lines(way), board.windows(way, k));
    assert!(lines.len() <= board.cell_count() && windows.len() <= board.cell_count());
    for line in [lines.next(), lines.next_back()].into_iter().flatten() {
        let (first, last) = (line.first().unwrap(), line.last().unwrap());
        if board.is_ring(way) {
            assert_eq!(board.step(last, way), Some(first));
        } else {
            assert_eq!(
                (board.step(first, -way), board.step(last, way)),
                (None, None)
            );
        }
    }
    for window in [windows.next(), windows.next_back()].into_iter().flatten() {
        assert_eq!(window.len(), k);
        assert!(window.last().is_some_and(|last| board.contains(last)));
    }
    for (at, next) in board.coords().zip(board.coords().skip(1)).take(3) {
        assert!(at < next);
    }
    assert_eq!(board.coords().len(), board.cell_count());
    for near in board.ring(at, n).take(9) {
        assert_eq!((board.contains(near), at.distance(near)), (true, n));
    }
    let spiral = board.spiral(at, n).take(50);
    assert!(spiral.map(|near| at.distance(near)).is_sorted());
    sight(board, at, board.topology().any_cell(u)?, u)?;
    assert_eq!(at.distance(at), 0);
    let other = board.topology().any_cell(u)?;
    assert_eq!(at.distance(other), other.distance(at));
    if let Some(there) = at.direction_to(other) {
        assert_eq!(other.direction_to(at), Some(-there));
        if let Some(between) = Bounds::between(&board, at, other) {
            assert_eq!(between.len() + 1, at.distance(other));
        }
    }
    Ok(())
}
