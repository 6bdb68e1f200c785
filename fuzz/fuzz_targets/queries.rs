//! Queries on small boards of every kind beside the naive program of the tests, which knows steps only.

#![no_main]

#[allow(
    dead_code,
    clippy::type_complexity,
    reason = "the tests ask it for more"
)]
#[path = "../../tests/kernel/boards/naive.rs"]
mod naive;

#[allow(
    dead_code,
    clippy::type_complexity,
    reason = "the tests ask it for more"
)]
#[path = "../../tests/kernel/boards/naive_hops.rs"]
mod naive_hops;

use arbitrary::{Result, Unstructured};
use collinear::{Board, Finite, Gravity, Grid, Removal, Stop};
use collinear_fuzz::shapes::{self, Shape, Visit, length, number, small};
use libfuzzer_sys::fuzz_target;
use naive::{cells, sorted};

fuzz_target!(|bytes: &[u8]| {
    // Reading ends when the bytes do.
    let _ = shapes::visit(&mut Unstructured::new(bytes), small, &mut Queries);
});

struct Queries;

impl Visit for Queries {
    fn visit<T: Shape>(&mut self, board: &Board<T>, u: &mut Unstructured) -> Result<()> {
        let topology = board.topology();
        let pieces = Pieces {
            board: topology,
            bits: u.arbitrary()?,
            palette: u.arbitrary()?,
        };
        let at = topology.any_cell(u)?;
        if !board.contains(at) {
            return Ok(());
        }
        let state = (at, topology.any_heading(at, u)?);
        match u.arbitrary::<u8>()? % 6 {
            0 => walks(board, &pieces, state, u),
            1 => lines(board, &pieces, state, u),
            2 => pieces_that_move(board, &pieces, state, u),
            3 => areas(board, &pieces, state, u),
            4 => falls(board, &pieces, state),
            _ => whole_board(board, &pieces, state, u),
        }
    }
}

/// What stands on the cells of a board.
struct Pieces<'a, T> {
    board: &'a T,
    bits: u64,
    palette: u8,
}

impl<T: Finite> Pieces<'_, T> {
    fn kind(&self, at: T::Cell) -> char {
        let index = self.board.index_of(at).unwrap();
        let bits = self
            .bits
            .rotate_right(u32::try_from(2 * index + index / 32).unwrap());
        let palette =
            ["xxo.", "x...", "xxx.", "xxxx", "xo..", "ooo."][usize::from(self.palette % 6)];
        char::from(palette.as_bytes()[usize::try_from(bits & 3).unwrap()])
    }

    fn is(&self, wanted: char) -> impl Fn(T::Cell) -> bool + '_ {
        move |at| self.kind(at) == wanted
    }
}

type State<T> = naive::State<T>;

fn walks<T: Shape>(
    board: &Board<T>,
    pieces: &Pieces<T>,
    state @ (at, way): State<T>,
    u: &mut Unstructured,
) -> Result<()> {
    let topology = board.topology();
    let (is_x, n) = (pieces.is('x'), number(u)?);
    let (ray, _) = naive::ray(topology, state);
    assert_eq!(board.ray_len(at, way), ray.len());
    assert!(board.ray(at, way).eq(cells(&ray)));
    assert!(board.ray(at, way).rev().eq(cells(&ray).into_iter().rev()));

    let run = board.run(at, way, &is_x);
    assert_eq!(
        (run.line.iter().collect(), run.stop),
        naive::run(topology, state, &is_x)
    );
    let slide = board.slide_at_most(at, way, n, &is_x);
    let (walked, stop) = naive::walk(topology, state, n, &is_x);
    assert_eq!(
        (slide.line.iter().collect(), slide.stop),
        (cells(&walked), stop)
    );
    let exactly = board
        .slide_exactly(at, way, n, &is_x)
        .map(|line| line.iter().collect());
    assert_eq!(exactly, naive::slide_exactly(topology, state, n, &is_x));
    assert_eq!(
        board.nth_hit(at, way, n, &is_x),
        naive::nth_hit(topology, state, n, &is_x)
    );
    assert_eq!(
        board.last_free(at, way, &is_x),
        naive::last_free(topology, state, &is_x)
    );
    assert_eq!(
        board.drop_from(at, way, &is_x),
        naive::drop_from(topology, state, &is_x)
    );

    let to = topology.any_cell(u)?;
    if board.contains(to) {
        let along = board
            .path_along(at, way, to, n, &is_x)
            .map(|line| line.iter().collect());
        assert_eq!(along, naive::path_along(topology, state, to, n, &is_x));
        let straight = topology.heading_to(at, to);
        let path = board.path(at, to, &is_x).map(|line| line.iter().collect());
        assert_eq!(
            path,
            naive::path(topology, (at, to), straight, &is_x)
        );
        if let Some((way, steps)) = straight {
            assert_eq!(board.step_by(at, way, steps), Some(to));
            assert_eq!(
                board.between(at, to).map(|line| line.len() + 1),
                Some(steps)
            );
        }
    }
    Ok(())
}

fn lines<T: Shape>(
    board: &Board<T>,
    pieces: &Pieces<T>,
    state @ (at, way): State<T>,
    u: &mut Unstructured,
) -> Result<()> {
    let topology = board.topology();
    let (is_x, length) = (pieces.is('x'), length(u)?);
    let expected = naive::stretch(topology, state, &is_x);
    let run = board.run_through(at, way, &is_x);
    let found = (run.line.iter().collect::<Vec<_>>(), run.behind, run.ahead);
    assert_eq!(found, (expected.cells(), expected.behind, expected.ahead));

    let whole = naive::whole_line(topology, state).cells();
    let line = board.whole_line(at, way).unwrap();
    assert!(line.iter().eq(whole.iter().copied()));
    let count = whole.into_iter().filter(|&at| is_x(at)).count();
    assert_eq!(board.count_on_line(at, way, &is_x), count);

    let ways = [way, topology.any_heading(at, u)?];
    let runs = ways.map(|way| naive::stretch(topology, (at, way), &is_x));
    let admitted = runs.iter().filter(|run| naive::admits::<T>(length, run));
    let mut expected: Vec<_> = admitted.map(naive::Stretch::sorted).collect();
    assert_eq!(
        board.has_k_line_through(at, &ways, length, &is_x),
        !expected.is_empty()
    );
    expected.sort();
    expected.dedup();
    let lines = board.k_lines_through(at, &ways, length, &is_x);
    assert_eq!(sorted(lines.map(sorted)), expected);

    let line = board.ray_with_origin(at, way).line();
    let list: Vec<_> = line.iter().collect();
    let (from, len) = (number(u)?, number(u)?);
    let part = line.skip(from).truncated(len);
    let list: Vec<_> = list.into_iter().skip(from).take(len).collect();
    assert!(part.iter().eq(list.iter().copied()));
    assert!(part.reversed().iter().eq(list.iter().rev().copied()));
    assert_eq!(part.reversed().reversed(), part);
    assert!(part.same_cells(&part.reversed()));
    assert_eq!(part.get(len / 2), list.get(len / 2).copied());
    let other = topology.any_cell(u)?;
    assert_eq!(
        part.index_of(other),
        list.iter().position(|&at| at == other)
    );
    Ok(())
}

fn pieces_that_move<T: Shape>(
    board: &Board<T>,
    pieces: &Pieces<T>,
    state @ (at, way): State<T>,
    u: &mut Unstructured,
) -> Result<()> {
    let topology = board.topology();
    let (mine, theirs, free) = (pieces.is('x'), pieces.is('o'), pieces.is('.'));
    let (min, max) = (small(u)?, number(u)?);
    let found = board.bracket(at, way, min..=max, &theirs, &mine);
    let found = found.map(|bracket| (bracket.inner.iter().collect(), bracket.anchor));
    if min <= max {
        assert_eq!(
            found,
            naive::bracket(topology, state, (min, max), &theirs, &mine)
        );
    } else {
        assert!(found.is_err());
    }
    let edge = u.arbitrary()?;
    let anvil = |behind: Option<T::Cell>| behind.map_or(edge, &mine);
    let found = board.custodial(at, way, &theirs, anvil);
    assert_eq!(found, naive::custodial(topology, state, &theirs, anvil));
    assert_eq!(
        board.intervene(at, way, &theirs),
        naive::intervene(topology, state, &theirs)
    );
    assert_eq!(
        board.hop(at, way, &theirs, &free),
        naive_hops::hop(topology, state, &theirs, &free)
    );

    let ways: Vec<_> = topology.headings(at).chain([way]).collect();
    all_pieces(board, &ways, [&mine, &theirs, &free]);
    // Nothing sees past its own cell.
    let away = |cell| cell != at && !theirs(cell);
    let (walked, stop) = naive::walk(topology, state, usize::MAX, away);
    let found = board.seen_from(at, &[way], &theirs).next();
    let found = found.map(|found| (Stop::Blocked(found.at), found.steps));
    let is_hit = matches!(stop, Stop::Blocked(hit) if hit != at);
    assert_eq!(found, is_hit.then_some((stop, walked.len() + 1)));
    let slide = board.slide_or_take(at, way, max, &free, &theirs);
    let cells = slide.line.iter().collect::<Vec<_>>();
    assert!(cells.len() <= max && cells.iter().rev().skip(1).all(|&at| free(at)));
    let (before, behind) = ((min, max), (small(u)?, number(u)?));
    if before.0 <= before.1 && behind.0 <= behind.1 {
        let (near, far) = (before.0..=before.1, behind.0..=behind.1);
        let hops = board.far_hops(at, way, near, far, &free, &theirs, &free);
        let rules = (&free, &theirs, &free);
        let expected = naive_hops::far_hops(topology, state, before, behind, rules);
        assert_eq!(hops.collect::<Vec<_>>(), expected);
    }
    let hops = board.hops_on(at, way, &theirs, &free);
    let expected = naive_hops::hops_on(topology, state, &theirs, &free);
    assert_eq!(hops.collect::<Vec<_>>(), expected);
    let room = |to: Option<T::Cell>| to.map_or(edge, &free);
    let push = board.push(at, way, max, &mine, room);
    let push = push.map(|push| (push.line.iter().collect(), push.to));
    assert_eq!(push, naive_hops::push(topology, state, max, &mine, room));

    // A few hurdles: with many there are more chains than anybody can count.
    let ways: Vec<_> = topology.headings(at).take(4).collect();
    let few: Vec<_> = topology.cells().filter(|&at| mine(at)).take(4).collect();
    let (hurdle, landing) = (|at| few.contains(&at), |at| !few.contains(&at));
    let removal = if edge {
        Removal::AtOnce
    } else {
        Removal::AtEnd
    };
    let found: Vec<_> = board.chains(at, &ways, hurdle, landing, removal).collect();
    let expected = naive_hops::chains(topology, at, &ways, &hurdle, &landing, removal);
    assert_eq!(found, expected);
    let most = expected.iter().map(Vec::len).max();
    let longest: Vec<_> = expected
        .into_iter()
        .filter(|chain| Some(chain.len()) == most)
        .collect();
    assert_eq!(
        board.longest_chains([at], &ways, hurdle, landing, removal),
        longest
    );
    Ok(())
}

type Is<'a, T> = &'a dyn Fn(<T as collinear::Topology>::Cell) -> bool;

/// What all pieces can do is what each of them can, one by one and by `fold`.
fn all_pieces<T: Shape>(board: &Board<T>, ways: &[T::Heading], [mine, theirs, free]: [Is<T>; 3]) {
    let all = || board.ways(mine, ways);
    let slides = all().map(|(at, way)| board.slide(at, way, free));
    let slides: Vec<_> = slides.filter(|run| !run.line.is_empty()).collect();
    assert!(board.slides(mine, ways, free).eq(slides.iter().cloned()));
    let mut folded = Vec::new();
    board
        .slides(mine, ways, free)
        .for_each(|run| folded.push(run));
    assert_eq!(folded, slides);

    let mut hops = Vec::new();
    for hop in all().filter_map(|(at, way)| board.hop(at, way, theirs, free).ok()) {
        if !hops.contains(&hop) {
            hops.push(hop);
        }
    }
    assert!(
        board
            .hops(mine, ways, theirs, free)
            .eq(hops.iter().copied())
    );
    let mut folded = Vec::new();
    let found = board.hops(mine, ways, theirs, free);
    found.for_each(|hop| folded.push(hop));
    assert_eq!(folded, hops);

    let brackets = all().filter_map(|(at, way)| board.bracket(at, way, 1.., theirs, mine).ok());
    let brackets: Vec<_> = brackets.collect();
    let found = || board.brackets(mine, ways, 1.., theirs, mine);
    assert!(found().eq(brackets.iter().cloned()));
    assert_eq!(found().fold(0, |count, _| count + 1), brackets.len());
}

fn areas<T: Shape>(
    board: &Board<T>,
    pieces: &Pieces<T>,
    (at, way): State<T>,
    u: &mut Unstructured,
) -> Result<()> {
    let topology = board.topology();
    let ways = [
        &[way],
        &topology.headings(at).take(3).collect::<Vec<_>>()[..],
    ]
    .concat();
    let edge = u.arbitrary()?;
    let closes = |side: Option<T::Cell>| side.map_or(edge, pieces.is('o'));
    let closed = |&way: &_| {
        let side = topology.step(at, way).map(|(side, _)| side);
        side != Some(at) && closes(side)
    };
    let open: Vec<_> = ways.iter().filter(|way| !closed(way)).collect();
    let found = board.surround(at, &ways, closes);
    assert_eq!(
        (found.closed, found.open),
        (ways.len() - open.len(), open.len())
    );
    assert_eq!(found.gap.as_ref(), open.first().copied());

    let other = topology.any_cell(u)?;
    let passable = |at| pieces.kind(at) != 'o';
    let from: Vec<_> = [at, other]
        .into_iter()
        .filter(|&at| board.contains(at))
        .collect();
    let expected = naive::distances(topology, &from, &ways, passable);
    let flood = board.flood([at, other], &ways, passable);
    assert_eq!(
        sorted(flood.cells().iter().copied()),
        sorted(expected.iter().map(|&(at, _)| at))
    );
    assert!(
        topology
            .cells()
            .all(|at| flood.contains(at) == flood.cells().contains(&at))
    );
    let steps = |at| {
        let steps = ways
            .iter()
            .filter_map(move |&way| Some(topology.step(at, way)?.0));
        steps.filter(|&to| passable(to))
    };
    let starts = from.iter().copied().filter(|&at| passable(at));
    let reached = board.reach_by(starts.clone(), steps);
    assert_eq!(reached, board.flood(starts.clone(), &ways, passable));
    let way = board.connect_by(starts.clone(), |at| at == other, steps);
    let expected_way = board.connect(starts, |at| at == other, &ways, passable);
    assert_eq!(way, expected_way);
    let goals = expected.iter().filter(|&&(at, _)| pieces.kind(at) == 'x');
    let nearest = goals.map(|&(_, steps)| steps).min();
    let found = board.connect([at, other], pieces.is('x'), &ways, passable);
    assert_eq!(found.map(|way| way.len() - 1), nearest);
    match board.flood_until([at, other], pieces.is('x'), &ways, passable) {
        Ok(goal) => assert!(pieces.kind(goal) == 'x' && flood.contains(goal)),
        Err(region) => assert_eq!((region, nearest), (flood, None)),
    }
    regions(board, pieces, &ways);
    Ok(())
}

/// Every cell is in one region, of its own kind; and a border is what lies one step away.
fn regions<T: Shape>(board: &Board<T>, pieces: &Pieces<T>, ways: &[T::Heading]) {
    let topology = board.topology();
    let mut all = Vec::new();
    for (kind, region) in board.regions(ways, |at| Some(pieces.kind(at))) {
        let cells = region.cells().iter().copied();
        assert!(cells.clone().all(|at| pieces.kind(at) == kind));
        let steps = |at| ways.iter().filter_map(move |&way| topology.step(at, way));
        let next = cells.clone().flat_map(steps).map(|(next, _)| next);
        let mut border = sorted(next.filter(|&next| !region.contains(next)));
        border.dedup();
        assert_eq!(sorted(region.border(ways)), border);
        all.extend(cells);
    }
    assert!(sorted(all).into_iter().eq(topology.cells()));
}

/// What falls comes to rest, in the order in which it lay.
fn falls<T: Shape>(board: &Board<T>, pieces: &Pieces<T>, (_, way): State<T>) -> Result<()> {
    let topology = board.topology();
    let mut grid = Grid::on(board.clone(), |at| pieces.kind(at)).unwrap();
    let gravity = |&piece: &char| match piece {
        'x' => Gravity::Falls,
        'o' => Gravity::Fixed,
        _ => Gravity::Empty,
    };
    let before = grid.clone();
    let fallen = grid.compact(way, gravity);
    assert_eq!(sorted(grid.iter().copied()), sorted(before.iter().copied()));
    assert!(
        board
            .cells()
            .all(|at| (before[at] == 'o') == (grid[at] == 'o'))
    );
    // Where headings turn, lines can cross: what fell along one falls along the next.
    assert!(!T::STRAIGHT || (fallen == 0) == (grid == before));
    if T::STRAIGHT && !topology.has_rings() {
        let floats = |at| {
            let below = board.step(at, way);
            grid[at] == 'x' && below.is_some_and(|below| grid[below] == '.')
        };
        assert!(!board.cells().any(floats));
        assert_eq!(grid.compact(way, gravity), 0);
    }
    Ok(())
}

fn whole_board<T: Shape>(
    board: &Board<T>,
    pieces: &Pieces<T>,
    (_, way): State<T>,
    u: &mut Unstructured,
) -> Result<()> {
    let topology = board.topology();
    let ways = |at| {
        let listed: Vec<_> = topology.headings(at).collect();
        // On a straight board every heading leads from every cell.
        if T::STRAIGHT {
            [&listed[..], &[way]].concat()
        } else {
            listed
        }
    };
    if !topology.cells().any(|at| ways(at).contains(&way)) {
        return Ok(());
    }
    let expected = naive::lines(topology, ways, way);
    let found: Vec<_> = board.lines(way).collect();
    assert_eq!(
        sorted(found.iter().map(sorted)),
        sorted(expected.iter().map(naive::Stretch::sorted))
    );
    let k = small(u)?;
    let windows = expected
        .iter()
        .flat_map(|line| naive::windows::<T>(line, k));
    let ours = found.iter().flat_map(|line| line.clone().windows(k));
    assert_eq!(sorted(ours.map(sorted)), sorted(windows.map(sorted)));

    let length = length(u)?;
    let runs = naive::runs(topology, ways, way, |at| pieces.is('x')(at).then_some('x'));
    if length.k() > 0 {
        let admitted = runs
            .iter()
            .filter(|(_, run)| naive::admits::<T>(length, run));
        let mut expected: Vec<_> = admitted.map(|(_, run)| run.sorted()).collect();
        expected.sort();
        expected.dedup();
        let lines = board.k_lines(std::slice::from_ref(&way), length, pieces.is('x'));
        assert_eq!(sorted(lines.map(sorted)), expected);
    }
    let found = board.runs(way, |at| pieces.is('x')(at).then_some('x'));
    assert_eq!(
        sorted(found.map(|(_, run)| sorted(run.line))),
        sorted(runs.iter().map(|(_, run)| run.sorted()))
    );
    Ok(())
}
