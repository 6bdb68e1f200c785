//! Queries on boards of any size up to 2^63 cells, with any step and any limit: the results are those of single steps.

#![no_main]

use std::ops::Bound;

use arbitrary::{Result, Unstructured};
use collinear::{Board, Bounds, Coord, Direction, PathError, Stop, Wrap};
use collinear_fuzz::shapes::{self, Shape, Visit, bounds, direction, length, number};
use libfuzzer_sys::fuzz_target;

/// The number of steps that are walked one by one.
const FAR: usize = 20;

fuzz_target!(|bytes: &[u8]| {
    let mut u = Unstructured::new(bytes);
    // An error means that the bytes are used up.
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

/// Queries from off the board find nothing and do not panic.
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
    assert_eq!(board.slide(at, heading, ..=n, |_| true).stop, Stop::Edge);
    assert!(board.first_hit(at, heading, |_| true).is_err());
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
    // The walk in single steps.
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

    // Walks over matching cells: the first `steps` cells, sometimes with a gap.
    let gap = walk.get(number(u)?).copied().filter(|&gap| gap != at);
    let is = |cell| (cell == at || walk[..steps].contains(&cell)) && Some(cell) != gap;
    let free = walk.iter().take_while(|&&cell| is(cell)).count();
    // A line that crosses itself returns to its own cell, which blocks sight.
    let away = walk[..free].iter().take_while(|&&cell| cell != at).count();
    // The end of the walk is not always known.
    let Some(stop) = walk.get(free).map(|&cell| Stop::Blocked(cell)).or(end) else {
        return Ok(());
    };
    let run = board.run(at, heading, is);
    let slide = board.slide(at, heading, .., is);
    assert_eq!((run.line.len(), run.stop), (free + 1, stop));
    assert_eq!((slide.line.len(), slide.stop), (free, stop));
    assert!(slide.line.iter().eq(walk[..free].iter().copied()));
    let at_most = board.slide(at, heading, ..=n, is);
    assert_eq!(at_most.line.len(), n.min(free));
    let exactly = board.slide(at, heading, n..=n, is);
    assert_eq!(exactly.line.len(), usize::from((1..=free).contains(&n)));
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

    // These take any limit.
    let _ = board.slide_or_take(at, heading, ..=n, is, |_| true);
    let _ = board.push(at, heading, n, is, |_| true);
    let far = board.far_hops(at, heading, is, |cell| !is(cell), is);
    assert!(far.take(3).all(|hop| Some(&hop.over) == walk.get(free)));
    if let Some(&to) = steps.checked_sub(1).map(|last| &walk[last]) {
        let first = walk.iter().position(|&cell| cell == to).unwrap();
        match board.path_along(at, heading, to, n, |_| true) {
            Ok(line) => assert!(line.len() == first + 1 && first < n),
            Err(PathError::NotWithin { .. }) => assert!(n <= first),
            Err(error) => assert!(to == at, "{error:?}"),
        }
    }
    let (length, headings) = (length(u)?, [heading]);
    for line in board.k_lines_through(at, &headings, length, is) {
        assert!(length.admits(line.len()) && line.iter().all(is));
    }
    Ok(())
}

/// Queries of rectangles, whose arithmetic must not overflow.
fn rectangle(u: &mut Unstructured) -> Result<()> {
    let board = bounds(u, number)?;
    let (rows, cols) = (board.rows() as i128, board.cols() as i128);
    let at = board.topology().any_cell(u)?;
    let (way, n, k) = (direction(u)?, number(u)?, number(u)?);

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
