//! Every query again, on any board, in single steps.
//!
//! A walk is a list of states: cells, each with a heading. From a board they use only steps and reversed headings.

use std::collections::BTreeSet;

use collinear::{Finite, Length, Miss, PathError, Stop, Topology, Wanted};

pub(crate) type State<T> = (<T as Topology>::Cell, <T as Topology>::Heading);
pub(crate) type CellOf<T> = <T as Topology>::Cell;
pub(crate) type Found<A, T> = Result<A, Miss<CellOf<T>, <T as Topology>::Heading>>;

/// The cells between, and the cell that ends the path.
type FoundPath<T> = Result<Vec<CellOf<T>>, PathError<CellOf<T>, <T as Topology>::Heading>>;
type FoundBracket<T> = Found<(Vec<CellOf<T>>, CellOf<T>), T>;

pub(crate) fn cells<C: Copy, H>(states: &[(C, H)]) -> Vec<C> {
    states.iter().map(|state| state.0).collect()
}

/// The states after a state, until an edge, or until the step that would return.
pub(crate) fn ray<T: Topology>(board: &T, from: State<T>) -> (Vec<State<T>>, Stop<CellOf<T>>) {
    let (mut states, mut state) = (Vec::new(), from);
    loop {
        match board.step(state.0, state.1) {
            None => return (states, Stop::Edge),
            Some(next) if next == from => return (states, Stop::Ring),
            Some(next) => {
                states.push(next);
                state = next;
            }
        }
    }
}

/// At most `max` matching states after a state, and what ended them.
pub(crate) fn walk<T: Topology>(
    board: &T,
    from: State<T>,
    max: usize,
    matches: impl Fn(CellOf<T>) -> bool,
) -> (Vec<State<T>>, Stop<CellOf<T>>) {
    let (mut ray, stop) = ray(board, from);
    let len = ray.iter().take_while(|state| matches(state.0)).count();
    let stop = match ray.get(len) {
        _ if len >= max => Stop::Limit,
        Some(&(at, _)) => Stop::Blocked(at),
        None => stop,
    };
    ray.truncate(len.min(max));
    (ray, stop)
}

/// A [`walk`] whose first cell must match too.
pub(crate) fn run<T: Topology>(
    board: &T,
    from: State<T>,
    matches: impl Fn(CellOf<T>) -> bool,
) -> (Vec<CellOf<T>>, Stop<CellOf<T>>) {
    if matches(from.0) {
        let (states, stop) = walk(board, from, usize::MAX, matches);
        ([vec![from.0], cells(&states)].concat(), stop)
    } else {
        (vec![], Stop::Blocked(from.0))
    }
}

fn reversed<T: Topology>(board: &T, state: State<T>) -> State<T> {
    (state.0, board.reversed(state.0, state.1))
}

/// Matching states without a gap, and what is before and after them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Stretch<C, H> {
    pub(crate) states: Vec<(C, H)>,
    pub(crate) behind: Stop<C>,
    pub(crate) ahead: Stop<C>,
}

pub(crate) type StretchOf<T> = Stretch<<T as Topology>::Cell, <T as Topology>::Heading>;

impl<C: Copy + Ord, H> Stretch<C, H> {
    pub(crate) fn cells(&self) -> Vec<C> {
        cells(&self.states)
    }

    /// The cells in order of value, each as often as it occurs.
    pub(crate) fn sorted(&self) -> Vec<C> {
        sorted(self.cells())
    }
}

pub(crate) fn sorted<C: Ord>(cells: impl IntoIterator<Item = C>) -> Vec<C> {
    let mut cells: Vec<C> = cells.into_iter().collect();
    cells.sort_unstable();
    cells
}

/// The run in both directions; a whole ring starts at its smallest state.
pub(crate) fn stretch<T: Topology>(
    board: &T,
    at: State<T>,
    matches: impl Fn(CellOf<T>) -> bool,
) -> StretchOf<T> {
    let (ahead, stop) = walk(board, at, usize::MAX, &matches);
    if !matches(at.0) {
        let stop = Stop::Blocked(at.0);
        return Stretch {
            states: vec![],
            behind: stop,
            ahead: stop,
        };
    }
    let mut states = [vec![at], ahead].concat();
    if stop == Stop::Ring {
        let least = (0..states.len()).min_by_key(|&index| states[index]);
        states.rotate_left(least.unwrap());
        return Stretch {
            states,
            behind: stop,
            ahead: stop,
        };
    }
    let (behind, start) = walk(board, reversed(board, at), usize::MAX, matches);
    for state in behind {
        states.insert(0, reversed(board, state));
    }
    Stretch {
        states,
        behind: start,
        ahead: stop,
    }
}

pub(crate) fn whole_line<T: Topology>(board: &T, at: State<T>) -> StretchOf<T> {
    stretch(board, at, |_| true)
}

/// Identifies a stretch, in either direction.
pub(crate) fn key<T: Topology>(board: &T, stretch: &StretchOf<T>) -> (usize, Option<State<T>>) {
    let states = stretch.states.iter();
    let both = states.flat_map(|&state| [state, reversed(board, state)]);
    (stretch.states.len(), both.min())
}

/// The whole lines that have a heading at one of their cells, each once.
pub(crate) fn lines<T: Finite>(
    board: &T,
    ways: impl Fn(CellOf<T>) -> Vec<T::Heading>,
    heading: T::Heading,
) -> Vec<StretchOf<T>> {
    let mut seen = BTreeSet::new();
    let has = board.cells().filter(|&at| ways(at).contains(&heading));
    let lines = has.map(|at| whole_line(board, (at, heading)));
    lines.filter(|line| seen.insert(key(board, line))).collect()
}

/// The segments of k states of a whole line, each once.
pub(crate) fn windows<T: Topology>(line: &StretchOf<T>, k: usize) -> Vec<Vec<CellOf<T>>> {
    let (cells, len) = (line.cells(), line.states.len());
    let is_ring = line.ahead == Stop::Ring;
    let starts = match k {
        0 => 0,
        _ if k > len => 0,
        _ if is_ring && k < len => len,
        _ => len - k + 1,
    };
    let window = |start| (start..start + k).map(|index| cells[index % len]).collect();
    (0..starts).map(window).collect()
}

/// All maximal runs of one kind on the lines that have a heading at one of their cells.
pub(crate) fn runs<T: Finite>(
    board: &T,
    ways: impl Fn(CellOf<T>) -> Vec<T::Heading>,
    heading: T::Heading,
    kind: impl Fn(CellOf<T>) -> Option<char>,
) -> Vec<(char, StretchOf<T>)> {
    let (mut seen, mut runs) = (BTreeSet::new(), Vec::new());
    for line in lines(board, ways, heading) {
        for &state in &line.states {
            let Some(own) = kind(state.0) else { continue };
            let run = stretch(board, state, |at| kind(at) == Some(own));
            if seen.insert(key(board, &run)) {
                runs.push((own, run));
            }
        }
    }
    runs
}

pub(crate) fn first_hit<T: Topology>(
    board: &T,
    from: State<T>,
    matches: impl Fn(CellOf<T>) -> bool,
) -> Found<CellOf<T>, T> {
    let (seen, stop) = sight(board, from);
    let mut hits = seen.iter().copied().filter(|&at| matches(at));
    hits.next()
        .ok_or(Miss::new(Wanted::Hit, from.0, from.1, seen.len(), stop))
}

pub(crate) fn last_free<T: Topology>(
    board: &T,
    from: State<T>,
    free: impl Fn(CellOf<T>) -> bool,
) -> Found<CellOf<T>, T> {
    let (clear, stop) = clear_sight(board, from, free);
    let last = clear.last().copied();
    last.ok_or(Miss::new(Wanted::Room, from.0, from.1, 0, stop))
}

pub(crate) fn drop_from<T: Topology>(
    board: &T,
    from: State<T>,
    free: impl Fn(CellOf<T>) -> bool,
) -> Found<CellOf<T>, T> {
    let (cells, stop) = run(board, from, free);
    match cells.last() {
        Some(&rest) if stop != Stop::Ring => Ok(rest),
        _ => Err(Miss::new(Wanted::Room, from.0, from.1, cells.len(), stop)),
    }
}

/// The path to the first visit of a cell.
pub(crate) fn path_along<T: Topology>(
    board: &T,
    from: State<T>,
    to: CellOf<T>,
    limit: usize,
    passable: impl Fn(CellOf<T>) -> bool,
) -> FoundPath<T> {
    if from.0 == to {
        return Err(PathError::Nowhere { at: to });
    }
    let ray = cells(&ray(board, from).0);
    let within = &ray[..ray.len().min(limit)];
    let Some(last) = within.iter().position(|&at| at == to) else {
        return Err(if ray.len() >= limit {
            PathError::NotWithin { to, limit }
        } else {
            PathError::NotAligned { from: from.0, to }
        });
    };
    let way = &ray[..=last];
    match way.iter().position(|&at| !passable(at)) {
        Some(after) => Err(PathError::Blocked {
            from: from.0,
            heading: from.1,
            after,
            at: way[after],
        }),
        None => Ok(way.to_vec()),
    }
}

/// The straight path, with heading and steps if there is one.
pub(crate) fn path<T: Topology>(
    board: &T,
    (from, to): (CellOf<T>, CellOf<T>),
    straight: Option<(T::Heading, usize)>,
    passable: impl Fn(CellOf<T>) -> bool,
) -> FoundPath<T> {
    if from == to {
        return Err(PathError::Nowhere { at: to });
    }
    let (direction, steps) = straight.ok_or(PathError::NotAligned { from, to })?;
    path_along(board, (from, direction), to, steps, passable)
}

/// The sight of a piece: the ray until it returns to its own cell, in any direction.
pub(crate) fn sight<T: Topology>(board: &T, from: State<T>) -> (Vec<CellOf<T>>, Stop<CellOf<T>>) {
    let (ray, stop) = ray(board, from);
    let mut seen = cells(&ray);
    match seen.iter().position(|&at| at == from.0) {
        Some(index) => {
            seen.truncate(index);
            (seen, Stop::Ring)
        }
        None => (seen, stop),
    }
}

/// The sight up to the first cell that is not free.
pub(crate) fn clear_sight<T: Topology>(
    board: &T,
    from: State<T>,
    free: impl Fn(CellOf<T>) -> bool,
) -> (Vec<CellOf<T>>, Stop<CellOf<T>>) {
    let (mut seen, stop) = sight(board, from);
    match seen.iter().position(|&at| !free(at)) {
        Some(index) => {
            let blocker = seen[index];
            seen.truncate(index);
            (seen, Stop::Blocked(blocker))
        }
        None => (seen, stop),
    }
}

pub(crate) fn bracket<T: Topology>(
    board: &T,
    from: State<T>,
    (min, max): (usize, usize),
    inner: impl Fn(CellOf<T>) -> bool,
    anchor: impl Fn(CellOf<T>) -> bool,
) -> FoundBracket<T> {
    let (seen, stop) = sight(board, from);
    let end_at = |index| seen.get(index).map_or(stop, |&at: &_| Stop::Blocked(at));
    let miss = |wanted, after| Miss::new(wanted, from.0, from.1, after, end_at(after));
    let len = seen.iter().take_while(|&&at| inner(at)).count().min(max);
    if len < min {
        return Err(miss(Wanted::Inner, len));
    }
    match seen.get(len) {
        Some(&at) if anchor(at) => Ok((seen[..len].to_vec(), at)),
        _ => Err(miss(Wanted::Anchor, len)),
    }
}

pub(crate) fn custodial<T: Topology>(
    board: &T,
    from: State<T>,
    prey: impl Fn(CellOf<T>) -> bool,
    anvil: impl Fn(Option<CellOf<T>>) -> bool,
) -> Found<CellOf<T>, T> {
    let (seen, stop) = sight(board, from);
    let end_at = |index| seen.get(index).map_or(stop, |&at: &_| Stop::Blocked(at));
    let miss = |wanted, after| Miss::new(wanted, from.0, from.1, after, end_at(after));
    match seen.first() {
        Some(&taken) if prey(taken) => {
            let behind = seen.get(1).copied();
            let is_open = behind.is_none() && stop != Stop::Edge;
            let closed = !is_open && anvil(behind);
            closed.then_some(taken).ok_or(miss(Wanted::Anchor, 1))
        }
        _ => Err(miss(Wanted::Inner, 0)),
    }
}

pub(crate) fn intervene<T: Topology>(
    board: &T,
    (at, axis): State<T>,
    prey: impl Fn(CellOf<T>) -> bool,
) -> Found<[CellOf<T>; 2], T> {
    let back = board.reversed(at, axis);
    let mut taken = Vec::new();
    for way in [axis, back] {
        let (seen, stop) = sight(board, (at, way));
        match seen.first() {
            Some(&next) if prey(next) && !taken.contains(&next) => taken.push(next),
            found => {
                let stop = found.map_or(stop, |&next| Stop::Blocked(next));
                return Err(Miss::new(Wanted::Inner, at, way, 0, stop));
            }
        }
    }
    Ok([taken[0], taken[1]])
}

/// The cells reached by steps over matching cells, with the number of steps.
pub(crate) fn distances<T: Finite>(
    board: &T,
    from: &[CellOf<T>],
    ways: &[T::Heading],
    matches: impl Fn(CellOf<T>) -> bool,
) -> Vec<(CellOf<T>, usize)> {
    let steps = |at| {
        let next = ways.iter().filter_map(move |&way| board.step(at, way));
        next.map(|state| state.0)
            .filter(|&at| matches(at))
            .collect()
    };
    let from: Vec<_> = from.iter().copied().filter(|&at| matches(at)).collect();
    distances_by(&from, steps)
}

/// The cells reached by any steps, with the number of steps.
pub(crate) fn distances_by<C: Copy + PartialEq>(
    from: &[C],
    steps: impl Fn(C) -> Vec<C>,
) -> Vec<(C, usize)> {
    let mut reached: Vec<(C, usize)> = Vec::new();
    let mut next = from.to_vec();
    for count in 0.. {
        let before = reached.len();
        for at in next {
            if reached.iter().all(|&(other, _)| other != at) {
                reached.push((at, count));
            }
        }
        next = reached[before..]
            .iter()
            .flat_map(|&(at, _)| steps(at))
            .collect();
        if reached.len() == before {
            break;
        }
    }
    reached
}

/// Whether a run of these cells contains a line of the wanted length: k distinct cells in succession.
pub(crate) fn admits<T: Topology>(length: Length, run: &StretchOf<T>) -> bool {
    let mut windows = windows::<T>(run, length.k()).into_iter();
    let differ = |cells: Vec<_>| cells.iter().collect::<BTreeSet<_>>().len() == cells.len();
    length.admits(run.states.len()) && (length.k() == 0 || windows.any(differ))
}
